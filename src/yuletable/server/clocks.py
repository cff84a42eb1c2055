"""What happens in a room by itself: time running out, bots, succession, the reveal, the hour."""

import random
import secrets
import sys
import time
import traceback
from typing import TYPE_CHECKING, Final

from yuletable.bots.levels import fast_of
from yuletable.core import registry
from yuletable.core.chance import picker
from yuletable.core.protocol import CLOCK, Action, Seat, clock_id
from yuletable.core.seen import see
from yuletable.server import plans
from yuletable.server.frames import answered_by_bot
from yuletable.server.heirs import crown, successor
from yuletable.server.hours import next_time, time_of_day
from yuletable.server.log import Deadline, Seated, Setting
from yuletable.server.play import OpenAsk, Play
from yuletable.server.refusals import RefusedError
from yuletable.server.thinking import player_of

if TYPE_CHECKING:
    from yuletable.server.rooms import Room

MARK: Final = 5_000
"""While a timer runs, the log is at most this many ms behind."""
CARD: Final = 2_500
"""A result card is opened every so many ms."""
PACE: Final = (700, 1200)
"""A bot waits so many ms after the table has shown what was before."""
SILENT: Final = 2
"""So many timeouts in a row, and a bot takes the seat."""


def next_due(room: "Room") -> int | None:
    """Room time at which something must be done, None when nothing is to be expected."""
    state = room.state
    times: list[int] = []
    if state.paused is not None and state.paused.go is not None:
        times.append(state.paused.go)
    if state.plan is not None:
        times.append(state.plan.due)
    if _runs(room):
        times += _match_times(room)
    succession = successor(room)
    if succession is not None:
        times.append(succession[1])
    if state.phase == "results" and state.auto:
        if room.reveal_at is None:
            room.reveal_at = room.now() + int(CARD * room.around.pace)
        times.append(room.reveal_at)
    else:
        room.reveal_at = None
    return min(times, default=None)


def run_due(room: "Room") -> None:
    """Do what is due now."""
    now = room.now()
    if room.state.wake(now):
        room.changed()
    plan = room.state.plan
    if plan is not None and now >= plan.due:
        plans.carry_out(room)
    if _runs(room):
        _finish_by(room)
    if _runs(room):
        _timeouts(room, now)
    if _runs(room):
        _bots(room, now)
    if _runs(room) and _timed(room) and now >= room.state.ms + MARK:
        room.write(Deadline())
    succession = successor(room)
    if succession is not None and now >= succession[1]:
        state = room.state
        away = state.host if state.heir_of is None else state.heir_of
        crown(room, succession[0], of=away)
    _reveal(room, now)


def _runs(room: "Room") -> bool:
    state = room.state
    play = state.play
    return (
        state.phase == "playing"
        and state.paused is None
        and play is not None
        and play.frozen is None
        and play.match is not None
    )


def _match_times(room: "Room") -> list[int]:
    play = room.state.play
    assert play is not None
    times: list[int] = []
    live: dict[tuple[Seat, int], int] = {}
    for seat, ask in play.asks.items():
        if answered_by_bot(room.state, seat):
            key = (seat, ask.number)
            at = live[key] = _bot_at(room, play, seat, ask)
            _think(room, play, key)
            times.append(max(at, room.thinking.held(key, room.now())))
        elif ask.deadline is not None:
            times.append(ask.deadline)
            times.append(room.state.ms + MARK)
    room.bot_due = live
    room.thinking.keep(live)
    hour = _hour(play)
    if hour is not None:
        wait = hour - time.time()
        if wait > 0:
            times.append(room.now() + int(wait * 1000) + 1)
        elif _last_round(play) is not None:
            times.append(room.now())
    return times


def _bot_at(room: "Room", play: Play, seat: Seat, ask: OpenAsk) -> int:
    known = room.bot_due.get((seat, ask.number))
    if known is not None:
        return known
    low, high = PACE
    pace = low + int(room.rng.random() * (high - low))
    return max(room.now(), play.shown_until) + int(pace * room.around.pace)


def _think(room: "Room", play: Play, key: tuple[Seat, int]) -> None:
    """A bot that looks ahead does so while the table shows what was."""
    assert play.match is not None
    entry = registry.entries()[play.header.game]
    name = player_of(room.state, entry, key[0])
    room.thinking.begin(entry, name, play.match, key, room.now())


def _timed(room: "Room") -> bool:
    play = room.state.play
    assert play is not None
    return any(
        ask.deadline is not None and not answered_by_bot(room.state, seat)
        for seat, ask in play.asks.items()
    )


def _timeouts(room: "Room", now: int) -> None:
    state = room.state
    play = state.play
    assert play is not None
    late = [
        (seat, ask.number)
        for seat, ask in play.asks.items()
        if ask.deadline is not None and ask.deadline <= now and not answered_by_bot(state, seat)
    ]
    for seat, number in late:
        still = play.asks.get(seat)
        if not _runs(room) or still is None or still.number != number:
            continue
        room.step(CLOCK, [clock_id("default", seat, len(play.seats))], "clock", timeout=seat)
        if play.silent[seat] >= SILENT and _runs(room):
            room.write(Seated(seat=seat, bot=True))


def _bots(room: "Room", now: int) -> None:
    """The bot that is due first moves: what it does may change when the others are due."""
    play = room.state.play
    assert play is not None
    due = [
        (at, seat, number)
        for (seat, number), at in room.bot_due.items()
        if at <= now
        and not room.thinking.waits((seat, number), now)
        and seat in play.asks
        and play.asks[seat].number == number
        and answered_by_bot(room.state, seat)
    ]
    if due:
        _, seat, number = min(due)
        try:
            room.step(seat, [_decide(room, seat, number)], "bot")
        except RefusedError:
            room.step(CLOCK, [clock_id("default", seat, len(play.seats))], "clock")


def _decide(room: "Room", seat: Seat, number: int) -> Action:
    """What came of its thought; else what the fast policy says."""
    play = room.state.play
    assert play is not None
    match = play.match
    assert match is not None
    thought = room.thinking.take((seat, number))
    if thought is not None and thought in match.state.legal_actions(seat):
        return thought
    entry = registry.entries()[play.header.game]
    bot = fast_of(entry, player_of(room.state, entry, seat))
    rng = room.bots.get(seat)
    if rng is None:
        rng = room.bots[seat] = random.Random(secrets.randbits(64))
    pick = picker(rng)
    try:
        action: Action = bot(see(match.game, match.state, seat, pick), pick)
        return action
    except Exception:  # a faulty bot must not stop the evening
        traceback.print_exc(file=sys.stderr)
        default: Action = match.state.default(seat)
        return default


def _hour(play: Play) -> float | None:
    """Wall time, in s, at which the current round becomes the last, by the game's time switch."""
    if play.match is None:
        return None
    at = time_of_day(play.match.game.spec, play.header.options)
    return None if at is None else next_time(at, play.at)


def _last_round(play: Play) -> Action | None:
    match = play.match
    assert match is not None
    action = clock_id("last_round", 0, len(play.seats))
    return action if action in match.state.legal_actions(CLOCK) else None


def _finish_by(room: "Room") -> None:
    play = room.state.play
    assert play is not None
    hour = _hour(play)
    if hour is not None and time.time() >= hour:
        action = _last_round(play)
        if action is not None:
            room.step(CLOCK, [action], "clock")


def _reveal(room: "Room", now: int) -> None:
    state = room.state
    if room.reveal_at is None or now < room.reveal_at:
        return
    room.reveal_at = None
    if state.phase == "results" and state.auto and state.play is not None:
        step = min(state.reveal + 1, state.play.reveals)
        room.write(Setting(reveal=step, auto=step < state.play.reveals))
