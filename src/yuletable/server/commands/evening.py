"""After a match and around it: results, switches of the room, the end of it all."""

from typing import TYPE_CHECKING

import msgspec

from yuletable.server import orders
from yuletable.server.log import Ended, Seated, Setting
from yuletable.server.refusals import RefusedError
from yuletable.server.seating import fill

if TYPE_CHECKING:
    from yuletable.server.rooms import Room


def reveal(room: "Room", do: orders.Reveal, by: int | None, msg: str) -> None:
    play = room.state.play
    if room.state.phase != "results" or play is None:
        raise RefusedError("phase", "yt-why-results-only")
    step = min(max(do.step, 0), play.reveals)
    auto = do.auto and step < play.reveals
    room.write(Setting(reveal=step, auto=auto, by=by, msg=msg))


def _over(room: "Room") -> None:
    frozen = room.state.play is not None and room.state.play.frozen is not None
    if room.state.phase != "results" and not frozen:
        raise RefusedError("phase", "yt-why-results-only")


def play_again(room: "Room", do: orders.PlayAgain, by: int | None, msg: str) -> None:
    """The same again: whom the host had taken the tick from goes on without, until somebody sets
    it again."""
    _over(room)
    played = 0 if room.state.play is None else room.state.play.number
    out = [m.id for m in room.state.members.values() if 0 < m.out == played and not m.playing]
    room.write(Setting(phase="lobby", by=by, msg=msg))
    if out:
        room.write(Seated(out=out))
    fill(room)


def next_game(room: "Room", do: orders.NextGame, by: int | None, msg: str) -> None:
    _over(room)
    room.write(Setting(game=None, phase="menu", by=by, msg=msg))


def count_game(room: "Room", do: orders.CountGame, by: int | None, msg: str) -> None:
    result = next((result for result in room.state.results if result.n == do.n), None)
    if result is None or not result.points:
        raise RefusedError("illegal", "yt-why-not-counted", n=do.n)
    if result.counts != do.counts:
        room.write(Setting(counts=(do.n, do.counts), by=by, msg=msg))


def _check_wifi(wifi: orders.Wifi) -> None:
    """Raises RefusedError for a network that a phone cannot be told of by a QR code, where line
    breaks have no place, and for a password that no network has."""
    signs = wifi.name + wifi.password
    if not wifi.name.strip() or any(ord(sign) < 32 or sign == "\x7f" for sign in signs):
        raise RefusedError("illegal", "yt-why-wifi")
    if 0 < len(wifi.password) < orders.WPA_LEAST:
        raise RefusedError("illegal", "yt-why-wifi-short")


def set_room(room: "Room", do: orders.SetRoom, by: int | None, msg: str) -> None:
    if do.address not in (orders.UNSET, None) and do.address not in room.around.bases():
        raise RefusedError("illegal", "yt-why-address")
    if isinstance(do.wifi, orders.Wifi):
        _check_wifi(do.wifi)
    given = {
        name: value
        for name, value in msgspec.structs.asdict(do).items()
        if value is not orders.UNSET and value != getattr(room.state, name)
    }
    if given:
        room.write(Setting(**given, by=by, msg=msg))


def stop_server(room: "Room", do: orders.StopServer, by: int | None, msg: str) -> None:
    if not room.around.can_stop():
        raise RefusedError("illegal", "yt-why-no-stop")
    others = room.around.peopled_besides(room.state.code)
    if others:
        raise RefusedError("illegal", "yt-why-others-play", n=others)
    room.closing = room.around.stop


def delete_room(room: "Room", do: orders.DeleteRoom, by: int | None, msg: str) -> None:
    room.write(Ended(by=by, msg=msg))
    room.closing = room.vanish
