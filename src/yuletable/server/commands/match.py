"""In a match: pause, skip, remove, end, time, who answers."""

from typing import TYPE_CHECKING, Any, Final, Literal

from yuletable.core.match import Match
from yuletable.core.protocol import CLOCK, Seat, clock_id
from yuletable.server import orders, plans
from yuletable.server.commands.checks import playing, seat_in
from yuletable.server.frames import answered_by_bot
from yuletable.server.log import Deadline, Paused, Planned, Resumed, Seated, Setting, Unplanned
from yuletable.server.play import MORE
from yuletable.server.refusals import RefusedError

if TYPE_CHECKING:
    from yuletable.server.rooms import Room

COUNTDOWN: Final = 3_000
TAKE_BACK: Final = 10_000
"""For so many ms a removal and the end of a match can be taken back."""


def pause(room: "Room", do: orders.Pause, by: int | None, msg: str) -> None:
    _no_plan(room)
    playing(room)
    room.state.wake(room.now())
    if room.state.paused is not None and room.state.paused.go is None:
        raise RefusedError("paused", "yt-why-already-paused")
    room.write(Paused(by=by, msg=msg))


def resume(room: "Room", do: orders.Resume, by: int | None, msg: str) -> None:
    _no_plan(room)
    playing(room)
    if room.state.paused is None:
        raise RefusedError("phase", "yt-why-not-paused")
    if room.state.paused.go is None:
        go = room.now() + int(COUNTDOWN * room.around.pace)
        room.write(Resumed(go=go, by=by, msg=msg))


def _clock(room: "Room", match: Match[Any], kind: str, seat: Seat, **more: Any) -> None:
    room.step(CLOCK, [clock_id(kind, seat, match.header.seats)], "host", **more)


def skip(room: "Room", do: orders.Skip, by: int | None, msg: str) -> None:
    play, match = playing(room)
    seat = seat_in(play, do.seat)
    if do.ask is not None:
        seen = play.asks.get(seat if do.asked is None else seat_in(play, do.asked))
        if seen is None or seen.number != do.ask:
            raise RefusedError("stale", "yt-why-skip-late", seat=seat)
    if clock_id("skip", seat, len(play.seats)) not in match.state.legal_actions(CLOCK):
        raise RefusedError("illegal", "yt-why-skip", seat=seat)
    _clock(room, match, "skip", seat, by=by, msg=msg)


def remove(room: "Room", do: orders.Remove, by: int | None, msg: str) -> None:
    play, match = playing(room)
    _no_plan(room)
    seat = seat_in(play, do.seat)
    if play.seats[seat] == room.state.host:  # the match needs whoever runs it
        raise RefusedError("illegal", "yt-why-host-stays", seat=seat)
    if not plans.removable(play, match, seat):
        raise RefusedError("illegal", "yt-why-remove", seat=seat)
    _plan(room, "remove", seat, by, msg)


def end_game(room: "Room", do: orders.EndGame, by: int | None, msg: str) -> None:
    play, match = playing(room)
    _no_plan(room)
    if clock_id("end", 0, len(play.seats)) not in match.state.legal_actions(CLOCK):
        raise RefusedError("illegal", "yt-why-end")
    _plan(room, "end", None, by, msg)


def _no_plan(room: "Room") -> None:
    if room.state.plan is not None:
        raise RefusedError("phase", "yt-why-planned")


def _plan(
    room: "Room", do: Literal["remove", "end"], seat: Seat | None, by: int | None, msg: str
) -> None:
    room.state.wake(room.now())
    due = room.now() + int(TAKE_BACK * room.around.pace)
    room.write(Planned(do=do, seat=seat, due=due, by=by, msg=msg))
    if due <= room.now():
        plans.carry_out(room)


def take_back(room: "Room", do: orders.TakeBack, by: int | None, msg: str) -> None:
    if room.state.plan is None:
        raise RefusedError("stale", "yt-why-nothing-planned")
    room.write(Unplanned(by=by, msg=msg))


def do_now(room: "Room", do: orders.DoNow, by: int | None, msg: str) -> None:
    if room.state.plan is None:
        raise RefusedError("stale", "yt-why-nothing-planned")
    plans.carry_out(room, by, msg)


def set_timers(room: "Room", do: orders.SetTimers, by: int | None, msg: str) -> None:
    if do.factor != room.state.timers:
        room.write(Setting(timers=do.factor, by=by, msg=msg))


def more_time(room: "Room", do: orders.MoreTime, by: int | None, msg: str) -> None:
    play, _ = playing(room)
    if all(ask.deadline is None for ask in play.asks.values()):
        raise RefusedError("illegal", "yt-why-timers-off")
    room.write(Deadline(more=MORE, by=by, msg=msg))


def answer_for(room: "Room", do: orders.AnswerFor, by: int | None, msg: str) -> None:
    play, _ = playing(room)
    assert by is not None
    seat = seat_in(play, do.seat)
    if play.seats[seat] in room.by_member and not answered_by_bot(room.state, seat):
        raise RefusedError("illegal", "yt-why-answers", seat=seat)
    room.answer(seat, do.ask, do.data, "host", by, msg)


def bot_seat(room: "Room", do: orders.BotSeat, by: int | None, msg: str) -> None:
    play, _ = playing(room)
    seat = seat_in(play, do.seat)
    member = room.state.members.get(play.seats[seat])
    if member is None or member.bot is not None or seat in play.gone:
        raise RefusedError("illegal", "yt-why-bot-seat", seat=seat)
    if (seat in play.bots) != do.bot:
        room.write(Seated(seat=seat, bot=do.bot, by=by, msg=msg))
