"""What the host may do, and what a person may do for itself: who may, and which function does it.

Each function raises RefusedError, changing nothing.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from yuletable.server import orders, wire
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


def _may(room: "Room", screen: Screen, do: orders.HostDo) -> bool:
    by = screen.member
    if by is not None and by == room.state.host:
        return True
    if isinstance(do, orders.SetPlaying | orders.Dismiss | orders.Rename):
        return by is not None and do.member == by
    if isinstance(do, orders.TakeSeat):
        return by is not None
    if isinstance(do, orders.OfferSeat) and by is not None and do.member == by:
        return True
    return isinstance(do, orders.GiveHost | orders.OfferSeat) and screen.local


_DO: Final[dict[type, Callable[["Room", Any, int | None, str], None]]] = {
    orders.ChooseGame: lobby.choose_game,
    orders.SetOptions: lobby.set_options,
    orders.AddBot: lobby.add_bot,
    orders.SetBot: lobby.set_bot,
    orders.Arrange: lobby.arrange,
    orders.Start: lobby.start,
    orders.SetPlaying: people.set_playing,
    orders.Dismiss: people.dismiss,
    orders.Rename: people.rename,
    orders.OfferSeat: people.offer_seat,
    orders.TakeSeat: people.take_seat,
    orders.GiveHost: people.give_host,
    orders.Pause: match.pause,
    orders.Resume: match.resume,
    orders.Skip: match.skip,
    orders.Remove: match.remove,
    orders.EndGame: match.end_game,
    orders.TakeBack: match.take_back,
    orders.DoNow: match.do_now,
    orders.SetTimers: match.set_timers,
    orders.MoreTime: match.more_time,
    orders.AnswerFor: match.answer_for,
    orders.BotSeat: match.bot_seat,
    orders.Reveal: evening.reveal,
    orders.PlayAgain: evening.play_again,
    orders.NextGame: evening.next_game,
    orders.CountGame: evening.count_game,
    orders.SetRoom: evening.set_room,
    orders.StopServer: evening.stop_server,
    orders.DeleteRoom: evening.delete_room,
}
