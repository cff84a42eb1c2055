"""What the host may do, one function for each command. All raise RefusedError, changing nothing."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from yuletable.core import registry
from yuletable.core.match import Match
from yuletable.core.protocol import CLOCK, CLOCK_KINDS, OptionError, Seat, check_options, clock_id
from yuletable.core.registry import Entry
from yuletable.server import clocks, wire
from yuletable.server.log import (
    Began,
    Deadline,
    Joined,
    Left,
    NewHost,
    Paused,
    Resumed,
    Seated,
    Setting,
)
from yuletable.server.members import MOST, Member, bot_name, fill_seats, free_avatar
from yuletable.server.play import MORE, Play
from yuletable.server.refusals import RefusedError
from yuletable.server.screens import Screen

if TYPE_CHECKING:
    from yuletable.server.rooms import Room

COUNTDOWN: Final = 3_000
FURTHEST: Final = 12 * 3600
"""A time of day further ahead, in s, was meant for a match that has been."""


def command(room: "Room", screen: Screen, message: wire.Host) -> None:
    """Carry out a host's command, or one that a person gives about itself."""
    do = message.command
    by = screen.member
    host = by is not None and by == room.state.host
    own = isinstance(do, wire.SetPlaying | wire.Dismiss) and by is not None and do.member == by
    here = isinstance(do, wire.GiveHost) and screen.local
    if not (host or own or here):
        raise RefusedError("not_host", "yt-why-not-host")
    _DO[type(do)](room, do, by, message.id)
    room.ack(screen, message.id)


def _between(room: "Room") -> None:
    """No match runs (one that cannot be played on counts as none)."""
    state = room.state
    if state.phase == "playing" and not (state.play is not None and state.play.frozen is not None):
        raise RefusedError("phase", "yt-why-between-matches")


def _lobby(room: "Room") -> Entry:
    entry = room.state.entry()
    if room.state.phase != "lobby" or entry is None:
        raise RefusedError("phase", "yt-why-lobby-only")
    return entry


def _member(room: "Room", member: int) -> Member:
    found = room.state.members.get(member)
    if found is None:
        raise RefusedError("illegal", "yt-why-no-member")
    return found


def _play(room: "Room") -> tuple[Play, Match[Any]]:
    match = room.running()
    play = room.state.play
    assert play is not None
    return play, match


def _seat(play: Play, seat: Seat) -> Seat:
    if not 0 <= seat < len(play.seats):
        raise RefusedError("illegal", "yt-why-no-seat")
    return seat


def _choose_game(room: "Room", do: wire.ChooseGame, by: int | None, msg: str) -> None:
    _between(room)
    if do.game is None:
        room.write(Setting(game=None, phase="menu", by=by, msg=msg))
        return
    if do.game not in registry.entries():
        raise RefusedError("illegal", "yt-why-no-game", game=do.game)
    room.write(Setting(game=do.game, phase="lobby", by=by, msg=msg))
    most = room.state.seat_range()[1]
    changes = fill_seats(room.state.members.values(), most)
    if changes:
        room.write(Seated(playing=changes))


def _set_options(room: "Room", do: wire.SetOptions, by: int | None, msg: str) -> None:
    entry = _lobby(room)
    try:
        check_options(entry.game.spec, {**room.state.wanted, **do.options})
    except OptionError as error:
        raise RefusedError("illegal", "yt-why-option", error=str(error)) from None
    room.write(Setting(options=do.options, by=by, msg=msg))


def _add_bot(room: "Room", do: wire.AddBot, by: int | None, msg: str) -> None:
    entry = _lobby(room)
    state = room.state
    if do.bot not in entry.bots:
        raise RefusedError("illegal", "yt-why-no-bot", bot=do.bot)
    if state.free_seats() == 0:
        raise RefusedError("full", "yt-why-full", most=state.seat_range()[1])
    members = state.members.values()
    avatar = free_avatar(members)
    if avatar is None:
        raise RefusedError("full", "yt-why-room-full", most=MOST)
    room.write(
        Joined(
            member=state.next_member,
            name=bot_name(members),
            avatar=avatar,
            playing=True,
            bot=do.bot,
            by=by,
            msg=msg,
        )
    )


def _set_bot(room: "Room", do: wire.SetBot, by: int | None, msg: str) -> None:
    entry = _lobby(room)
    if _member(room, do.member).bot is None:
        raise RefusedError("illegal", "yt-why-not-a-bot")
    if do.bot not in entry.bots:
        raise RefusedError("illegal", "yt-why-no-bot", bot=do.bot)
    room.write(Setting(bot=(do.member, do.bot), by=by, msg=msg))


def _set_playing(room: "Room", do: wire.SetPlaying, by: int | None, msg: str) -> None:
    member = _member(room, do.member)
    if do.playing == member.playing:
        return
    if do.playing and member.barred:
        raise RefusedError("illegal", "yt-why-barred")
    if do.playing and room.state.free_seats() == 0:
        raise RefusedError("full", "yt-why-full", most=room.state.seat_range()[1])
    room.write(Seated(playing=[(do.member, do.playing)], by=by, msg=msg))


def _dismiss(room: "Room", do: wire.Dismiss, by: int | None, msg: str) -> None:
    _between(room)
    member = _member(room, do.member)
    room.write(Left(member=member.id, by=by, msg=msg))
    screen = room.by_member.pop(member.id, None)
    if screen is not None:
        screen.member = None
        room.reject(screen, None, RefusedError("dead_token", "yt-why-dead-token"))
    if room.state.host == member.id:
        here = [m for m in room.state.people() if m.id in room.by_member] or room.state.people()
        here.sort(key=lambda m: (m.since, m.id))
        room.write(NewHost(member=here[0].id if here else None))


def _start(room: "Room", do: wire.Start, by: int | None, msg: str) -> None:
    entry = _lobby(room)
    state = room.state
    seats = [member.id for member in state.players()]
    least, most = state.seat_range()
    if len(seats) < least:
        raise RefusedError("too_few", "yt-why-too-few", least=least, has=len(seats))
    if len(seats) > most:
        raise RefusedError("full", "yt-why-too-many", most=most, has=len(seats))
    at = clocks.time_of_day(entry.game.spec, state.options())
    if at is not None and clocks.next_time(at, time.time()) - time.time() > FURTHEST:
        raise RefusedError("illegal", "yt-why-time-passed", time=at)
    number = len(state.results) + 1
    seed = room.new_seed(number)
    match = Match.start(entry.game, len(seats), state.options(), seed)
    room.bots = {}
    room.bot_due = {}
    room.write(
        Began(
            number=number,
            seats=seats,
            header=match.header,
            seed=seed.hex(),
            steps=match.steps,
            at=int(time.time()),
            by=by,
            msg=msg,
        )
    )


def _pause(room: "Room", do: wire.Pause, by: int | None, msg: str) -> None:
    _play(room)
    room.state.wake(room.now())
    if room.state.paused is not None and room.state.paused.go is None:
        raise RefusedError("paused", "yt-why-already-paused")
    room.write(Paused(by=by, msg=msg))


def _resume(room: "Room", do: wire.Resume, by: int | None, msg: str) -> None:
    _play(room)
    if room.state.paused is None:
        raise RefusedError("phase", "yt-why-not-paused")
    if room.state.paused.go is None:
        go = room.now() + int(COUNTDOWN * room.around.pace)
        room.write(Resumed(go=go, by=by, msg=msg))


def _clock(room: "Room", match: Match[Any], kind: str, seat: Seat, **more: Any) -> None:
    room.step(CLOCK, [clock_id(kind, seat, match.header.seats)], "host", **more)


def _skip(room: "Room", do: wire.Skip, by: int | None, msg: str) -> None:
    play, match = _play(room)
    seat = _seat(play, do.seat)
    if clock_id("skip", seat, len(play.seats)) not in match.state.legal_actions(CLOCK):
        raise RefusedError("illegal", "yt-why-skip", seat=seat)
    _clock(room, match, "skip", seat, by=by, msg=msg)


def _remove(room: "Room", do: wire.Remove, by: int | None, msg: str) -> None:
    play, match = _play(room)
    seat = _seat(play, do.seat)
    if seat in play.gone:
        raise RefusedError("illegal", "yt-why-remove", seat=seat)
    if play.seats[seat] == room.state.host:  # the match needs whoever runs it
        raise RefusedError("illegal", "yt-why-host-stays", seat=seat)
    legal = match.state.legal_actions(CLOCK)
    if clock_id("remove", seat, len(play.seats)) in legal:
        _clock(room, match, "remove", seat, by=by, msg=msg, barred=seat)
        return
    kind = CLOCK_KINDS.index("remove")
    if any(action // len(play.seats) == kind for action in legal):
        raise RefusedError("illegal", "yt-why-remove", seat=seat)
    room.write(Seated(seat=seat, bot=True, barred=True, by=by, msg=msg))


def _end_game(room: "Room", do: wire.EndGame, by: int | None, msg: str) -> None:
    play, match = _play(room)
    if clock_id("end", 0, len(play.seats)) not in match.state.legal_actions(CLOCK):
        raise RefusedError("illegal", "yt-why-end")
    _clock(room, match, "end", 0, by=by, msg=msg)


def _set_timers(room: "Room", do: wire.SetTimers, by: int | None, msg: str) -> None:
    if do.factor != room.state.timers:
        room.write(Setting(timers=do.factor, by=by, msg=msg))


def _more_time(room: "Room", do: wire.MoreTime, by: int | None, msg: str) -> None:
    play, _ = _play(room)
    if all(ask.deadline is None for ask in play.asks.values()):
        raise RefusedError("illegal", "yt-why-timers-off")
    room.write(Deadline(more=MORE, by=by, msg=msg))


def _answer_for(room: "Room", do: wire.AnswerFor, by: int | None, msg: str) -> None:
    play, _ = _play(room)
    assert by is not None
    room.answer(_seat(play, do.seat), do.ask, do.data, "host", by, msg)


def _bot_seat(room: "Room", do: wire.BotSeat, by: int | None, msg: str) -> None:
    play, _ = _play(room)
    seat = _seat(play, do.seat)
    member = room.state.members.get(play.seats[seat])
    if member is None or member.bot is not None or seat in play.gone:
        raise RefusedError("illegal", "yt-why-bot-seat", seat=seat)
    if (seat in play.bots) != do.bot:
        room.write(Seated(seat=seat, bot=do.bot, by=by, msg=msg))


def _reveal(room: "Room", do: wire.Reveal, by: int | None, msg: str) -> None:
    play = room.state.play
    if room.state.phase != "results" or play is None:
        raise RefusedError("phase", "yt-why-results-only")
    step = min(max(do.step, 0), len(play.seats))
    auto = do.auto and step < len(play.seats)
    room.write(Setting(reveal=step, auto=auto, by=by, msg=msg))


def _again(room: "Room") -> None:
    frozen = room.state.play is not None and room.state.play.frozen is not None
    if room.state.phase != "results" and not frozen:
        raise RefusedError("phase", "yt-why-results-only")


def _play_again(room: "Room", do: wire.PlayAgain, by: int | None, msg: str) -> None:
    _again(room)
    room.write(Setting(phase="lobby", by=by, msg=msg))


def _next_game(room: "Room", do: wire.NextGame, by: int | None, msg: str) -> None:
    _again(room)
    room.write(Setting(game=None, phase="menu", by=by, msg=msg))


def _give_host(room: "Room", do: wire.GiveHost, by: int | None, msg: str) -> None:
    if _member(room, do.member).bot is not None:
        raise RefusedError("illegal", "yt-why-not-a-person")
    room.write(NewHost(member=do.member, by=by, msg=msg))


_DO: Final[dict[type, Callable[["Room", Any, int | None, str], None]]] = {
    wire.ChooseGame: _choose_game,
    wire.SetOptions: _set_options,
    wire.AddBot: _add_bot,
    wire.SetBot: _set_bot,
    wire.SetPlaying: _set_playing,
    wire.Dismiss: _dismiss,
    wire.Start: _start,
    wire.Pause: _pause,
    wire.Resume: _resume,
    wire.Skip: _skip,
    wire.Remove: _remove,
    wire.EndGame: _end_game,
    wire.SetTimers: _set_timers,
    wire.MoreTime: _more_time,
    wire.AnswerFor: _answer_for,
    wire.BotSeat: _bot_seat,
    wire.Reveal: _reveal,
    wire.PlayAgain: _play_again,
    wire.NextGame: _next_game,
    wire.GiveHost: _give_host,
}
