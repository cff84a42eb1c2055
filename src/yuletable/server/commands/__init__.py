"""What the host may do, and what a person may do for itself: who may, and which function does it.

Each function raises RefusedError, changing nothing.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from yuletable.server import wire
from yuletable.server.commands import evening, lobby, match, people
from yuletable.server.refusals import RefusedError
from yuletable.server.screens import Screen

if TYPE_CHECKING:
    from yuletable.server.rooms import Room


def command(room: "Room", screen: Screen, message: wire.Host) -> None:
    """Carry out a host's command, or one that a person gives about itself."""
    do = message.command
    by = screen.member
    if not _may(room, screen, do):
        host = room.state.members.get(-1 if room.state.host is None else room.state.host)
        name = "none" if host is None else host.name
        raise RefusedError("not_host", "yt-why-not-host", name=name)
    _DO[type(do)](room, do, by, message.id)
    room.ack(screen, message.id)


def _may(room: "Room", screen: Screen, do: wire.HostDo) -> bool:
    by = screen.member
    if by is not None and by == room.state.host:
        return True
    if isinstance(do, wire.SetPlaying | wire.Dismiss | wire.Rename):
        return by is not None and do.member == by
    if isinstance(do, wire.TakeSeat):
        return by is not None
    if isinstance(do, wire.OfferSeat) and by is not None and do.member == by:
        return True
    return isinstance(do, wire.GiveHost | wire.OfferSeat) and screen.local


_DO: Final[dict[type, Callable[["Room", Any, int | None, str], None]]] = {
    wire.ChooseGame: lobby.choose_game,
    wire.SetOptions: lobby.set_options,
    wire.AddBot: lobby.add_bot,
    wire.SetBot: lobby.set_bot,
    wire.Arrange: lobby.arrange,
    wire.Start: lobby.start,
    wire.SetPlaying: people.set_playing,
    wire.Dismiss: people.dismiss,
    wire.Rename: people.rename,
    wire.OfferSeat: people.offer_seat,
    wire.TakeSeat: people.take_seat,
    wire.GiveHost: people.give_host,
    wire.Pause: match.pause,
    wire.Resume: match.resume,
    wire.Skip: match.skip,
    wire.Remove: match.remove,
    wire.EndGame: match.end_game,
    wire.TakeBack: match.take_back,
    wire.DoNow: match.do_now,
    wire.SetTimers: match.set_timers,
    wire.MoreTime: match.more_time,
    wire.AnswerFor: match.answer_for,
    wire.BotSeat: match.bot_seat,
    wire.Reveal: evening.reveal,
    wire.PlayAgain: evening.play_again,
    wire.NextGame: evening.next_game,
    wire.CountGame: evening.count_game,
    wire.SetRoom: evening.set_room,
    wire.StopServer: evening.stop_server,
    wire.DeleteRoom: evening.delete_room,
}
