"""`yuletable bench rules --hearts`: card games of ours beside OpenSpiel's hearts, which is C++.

Both are driven from Python in the same way and in the same run: random draws and random legal
actions from a new state to its end, nothing else. Needs the optional extra `bench`.
"""

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import Any, Final

import msgspec

from yuletable.core.chance import picker
from yuletable.core.protocol import CHANCE, OVER, Game, check_options
from yuletable.core.registry import entry

LIBRARY: Final = "pyspiel"
COMPARED: Final = "twelve_days"
ROUNDS: Final = 5
MISSING: Final = (
    "OpenSpiel is not installed; it is an optional extra: pip install 'yuletable[bench]'."
)


class HeartsBench(msgspec.Struct, frozen=True):
    """A game with so many seats. ours, hearts: actions of seats per second, draws included in the
    time; ratio: ours as a part of hearts, the median of the rounds."""

    game: str
    seats: int
    ours: float
    hearts: float
    ratio: float


def available() -> bool:
    """Whether OpenSpiel can be imported here."""
    return find_spec(LIBRARY) is not None


def run_hearts_bench(seconds: float) -> list[HeartsBench]:
    """Every number of seats; about `seconds` for each. Raises ImportError without OpenSpiel."""
    hearts = import_module(LIBRARY).load_game("hearts")
    game = entry(COMPARED).game
    seats = range(game.spec.min_seats, game.spec.max_seats + 1)
    return [_bench(game, each, hearts, seconds) for each in seats]


def _bench(game: Game[Any], seats: int, hearts: Any, seconds: float) -> HeartsBench:
    rng = random.Random(f"hearts:{seats}")
    rows = []
    for _ in range(ROUNDS):
        span = seconds / ROUNDS / 2
        rows.append(
            (
                _speed(lambda: drive(game, seats, rng), span),
                _speed(lambda: drive_hearts(hearts, rng), span),
            )
        )
    ours, theirs = (median(column) for column in zip(*rows, strict=True))
    ratio = median([mine / other for mine, other in rows])
    return HeartsBench(game.spec.id, seats, round(ours), round(theirs), round(ratio, 3))


def _speed(match: Callable[[], int], span: float) -> float:
    """Actions per second of whole matches, for at least one and at least `span` seconds."""
    actions, began = 0, perf_counter()
    while True:
        actions += match()
        passed = perf_counter() - began
        if passed >= span:
            return actions / passed


def drive(game: Game[Any], seats: int, rng: random.Random) -> int:
    """One match of a game of ours; how many actions its seats did."""
    state = game.new(seats, check_options(game.spec, {}))
    current, legal_actions, chance, apply = (
        state.current,
        state.legal_actions,
        state.chance,
        state.apply,
    )
    pick, choices = picker(rng), rng.choices
    actions = 0
    while (seat := current()) != OVER:
        if seat == CHANCE:
            outcomes = chance()
            if isinstance(outcomes, int):
                apply(CHANCE, pick(outcomes))
            else:
                values, weights = zip(*outcomes, strict=True)
                apply(CHANCE, choices(values, weights)[0])
        else:
            legal = legal_actions(seat)
            apply(seat, legal[pick(len(legal))])
            actions += 1
    return actions


def drive_hearts(hearts: Any, rng: random.Random) -> int:
    """One match of OpenSpiel's hearts; how many actions its players did."""
    state = hearts.new_initial_state()
    pick, choices = picker(rng), rng.choices
    actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            values, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(values, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[pick(len(legal))])
            actions += 1
    return actions


def hearts_text(results: Sequence[HeartsBench]) -> str:
    """The table for people."""
    lines = [
        "actions of seats per second, random matches driven from Python, beside OpenSpiel's hearts",
        f"{'game':16} {'seats':>5} {'ours':>11} {'hearts':>11} {'ratio':>7}",
    ]
    lines += [
        f"{r.game:16} {r.seats:>5} {r.ours:>11,.0f} {r.hearts:>11,.0f} {r.ratio:>7.2f}"
        for r in results
    ]
    return "\n".join(lines)
