"""`yuletable bench rules`: how fast each game's rules are, against the same match done otherwise.

The baseline of a game is its bare rules: the very steps of a simulated match applied to a new state
without checks, records, draws or bots. Everything is measured in the same run, in turns, and given
as the median of its rounds.
"""

from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Events, Match, replay
from yuletable.core.protocol import CHANCE, Game, check_options
from yuletable.core.record import Record
from yuletable.core.registry import entries
from yuletable.core.seen import random_bot

GAMES = 10
ROUNDS = 5


class RulesBench(msgspec.Struct, frozen=True):
    """One game. Speeds are actions of seats per second, chance included in the time.

    bare: the steps applied to a state, the baseline. simulated: whole matches with random bots.
    with_events: the same with events collected. replayed: the records played again.
    *_ratio: that speed as a part of bare. clone_us: microseconds of one clone.
    """

    game: str
    seats: int
    actions: int
    bare: float
    simulated: float
    with_events: float
    replayed: float
    simulated_ratio: float
    with_events_ratio: float
    replayed_ratio: float
    clone_us: float


def run_rules_bench(seconds: float) -> list[RulesBench]:
    """Every game with its smallest and with up to eight seats; about `seconds` a measurement."""
    games = [entry.game for entry in entries().values()]
    return [
        _bench(game, seats, seconds)
        for game in games
        for seats in sorted({game.spec.min_seats, min(game.spec.max_seats, 8)})
    ]


def _bench(game: Game[Any], seats: int, seconds: float) -> RulesBench:
    records = [_play(game, seats, number, events=False).record() for number in range(GAMES)]
    actions = sum(seat != CHANCE for record in records for seat, _, _ in record.steps)

    def simulated() -> None:
        for number in range(GAMES):
            _play(game, seats, number, events=False)

    def with_events() -> None:
        for number in range(GAMES):
            _play(game, seats, number, events=True)

    def replayed() -> None:
        for record in records:
            replay(game, record)

    def bare() -> None:
        for record in records:
            _apply(game, record)

    work = (bare, simulated, with_events, replayed)
    once = max(_timed(each) for each in work)
    repeats = max(1, round(seconds / ROUNDS / max(once, 1e-6)))
    rounds = [[_timed(each, repeats) / repeats for each in work] for _ in range(ROUNDS)]
    speeds = [round(actions / median(times)) for times in zip(*rounds, strict=True)]
    ratios = [round(median([row[0] / row[n] for row in rounds]), 3) for n in range(len(work))]
    state = replay(game, records[0], len(records[0].steps) // 2).state
    clone_us = min(_timed(state.clone, 2000) for _ in range(ROUNDS)) / 2000 * 1e6
    return RulesBench(
        game=game.spec.id,
        seats=seats,
        actions=actions,
        bare=speeds[0],
        simulated=speeds[1],
        with_events=speeds[2],
        replayed=speeds[3],
        simulated_ratio=ratios[1],
        with_events_ratio=ratios[2],
        replayed_ratio=ratios[3],
        clone_us=round(clone_us, 3),
    )


def _play(game: Game[Any], seats: int, number: int, events: bool) -> Match[Any]:
    emit = Events() if events else None
    match: Match[Any] = Match.start(game, seats, {}, seed_of(f"bench:{number}"), emit)
    play_out(match, [random_bot] * seats, [pick_for("bench", number)] * seats, emit)
    return match


def _apply(game: Game[Any], record: Record) -> None:
    header = record.header
    state = game.new(header.seats, check_options(game.spec, header.options))
    apply = state.apply
    for seat, action, _ in record.steps:
        apply(seat, action)


def _timed(work: Callable[[], object], repeats: int = 1) -> float:
    began = perf_counter()
    for _ in range(repeats):
        work()
    return perf_counter() - began


def rules_text(results: Sequence[RulesBench]) -> str:
    """The table for people."""
    lines = [
        "actions of seats per second; the part in brackets is of `bare`, the same steps applied",
        "to a state without checks, draws, records or bots",
        f"{'game':16} {'seats':>5} {'bare':>11} {'simulated':>20} {'with events':>20}"
        f" {'replayed':>20} {'clone':>9}",
    ]
    for r in results:
        parts = (
            (r.simulated, r.simulated_ratio),
            (r.with_events, r.with_events_ratio),
            (r.replayed, r.replayed_ratio),
        )
        columns = " ".join(f"{speed:>12,.0f} ({ratio:.2f})" for speed, ratio in parts)
        lines.append(f"{r.game:16} {r.seats:>5} {r.bare:>11,.0f} {columns} {r.clone_us:>6.2f} µs")
    return "\n".join(lines)
