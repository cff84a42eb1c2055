"""`yuletable bench patchwork`: what finding all places of a patch at once is worth.

The baseline is the same engine that makes a list of all plies instead, from the masks of all
placements. Both play the same random games, every ply equally likely, in turns in one run.
"""

from collections.abc import Callable
from functools import cache
from statistics import median
from time import process_time
from typing import Final, TypeAlias

import msgspec

from yuletable.bots.playing import pick_for
from yuletable.core.protocol import CHANCE, OVER, Action, Pick, check_options
from yuletable.games.patchwork import GAME
from yuletable.games.patchwork.actions import BUY, PASS, corners, nth_place, place_id, runs
from yuletable.games.patchwork.patches import OFFERED, PATCHES, SPECIAL, squares_of
from yuletable.games.patchwork.position import OWING
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.sketch import COST

GAMES: Final = 10
ROUNDS: Final = 7


Ply: TypeAlias = tuple[Action, ...]
"""Its atoms."""

Draw: TypeAlias = Callable[[State, Pick], Ply]
"""Any ply of who acts, all equally likely."""

_MASKS: Final = tuple(
    tuple(
        (place_id(number, square), orientation.mask << square)
        for number, orientation in enumerate(patch.orientations)
        for square in squares_of(orientation.corners)
    )
    for patch in PATCHES
)


def by_sets(state: State, pick: Pick) -> Ply:
    """As the rules do it: all corner squares of an orientation at once, and only counted."""
    seat = state.who
    free = runs(state.board[seat])
    if state.phase == OWING:
        sets = corners(SPECIAL, free)
        return (nth_place(sets, pick(sets[0].bit_count())),)
    buttons = state.buttons[seat]
    found: list[tuple[int, int, list[int]]] = []
    total = 1
    for place, patch in enumerate(state.circle[:OFFERED]):
        if COST[patch] <= buttons:
            sets = corners(patch, free)
            count = sum(map(int.bit_count, sets))
            total += count
            found.append((count, place, sets))
    drawn = pick(total) - 1
    if drawn >= 0:
        for count, place, sets in found:
            if drawn < count:
                return BUY + place, nth_place(sets, drawn)
            drawn -= count
    return (PASS,)


def by_masks(state: State, pick: Pick) -> Ply:
    """The baseline: a list of every ply, for which the mask of every placement is tried."""
    seat = state.who
    board = state.board[seat]
    if state.phase == OWING:
        plies: list[Ply] = [(action,) for action, mask in _MASKS[SPECIAL] if not mask & board]
    else:
        buttons = state.buttons[seat]
        plies = [(PASS,)]
        for place, patch in enumerate(state.circle[:OFFERED]):
            if COST[patch] <= buttons:
                buy = BUY + place
                plies += [(buy, action) for action, mask in _MASKS[patch] if not mask & board]
    return plies[pick(len(plies))]


DRAWS: Final[tuple[Draw, ...]] = (by_sets, by_masks)


class PatchworkBench(msgspec.Struct, frozen=True):
    """Whole random games a second, without the draws of the circle: with all places at once, and
    with the list of masks. ratio: the median of the rounds' ratios."""

    games_per_s: float
    mask_list_games_per_s: float
    ratio: float
    plies: float


def run_patchwork_bench(seconds: float) -> PatchworkBench:
    """About so many seconds of processor time for each of the two."""
    once = max(_timed(draw, 1)[0] for draw in DRAWS)
    repeats = max(1, round(seconds / ROUNDS / once))
    rounds = [[_timed(draw, repeats) for draw in DRAWS] for _ in range(ROUNDS)]
    if any(row[0][1] != row[1][1] for row in rounds):
        raise RuntimeError("the two generators play different games")
    played = GAMES * repeats
    speeds = [played / median([row[n][0] for row in rounds]) for n in range(2)]
    return PatchworkBench(
        games_per_s=round(speeds[0], 1),
        mask_list_games_per_s=round(speeds[1], 1),
        ratio=round(median([row[1][0] / row[0][0] for row in rounds]), 3),
        plies=round(sum(plies for plies, _ in rounds[0][0][1]) / played, 2),
    )


def _timed(draw: Draw, repeats: int) -> tuple[float, list[tuple[int, int]]]:
    """Seconds of processor time; of each game its plies, and a sum that other games would not
    have."""
    starts = [_start(number) for _ in range(repeats) for number in range(GAMES)]
    pick = pick_for("bench", repeats)
    began = process_time()
    games = [play(start, draw, pick) for start in starts]
    return process_time() - began, games


@cache
def _circle(number: int) -> State:
    pick = pick_for("bench circle", number)
    state = State(check_options(GAME.spec, {}))
    while state.who == CHANCE:
        outcomes = state.chance()
        assert isinstance(outcomes, int)
        state.apply(CHANCE, pick(outcomes))
    return state


def _start(number: int) -> State:
    return _circle(number).clone()


def play(state: State, draw: Draw, pick: Pick) -> tuple[int, int]:
    """Play to the end in place. Plies, and the sum of all actions times the number of their ply."""
    plies = told = 0
    apply = state.apply
    while (seat := state.who) != OVER:
        plies += 1
        for action in draw(state, pick):
            told += plies * action
            apply(seat, action)
    return plies, told


def patchwork_text(result: PatchworkBench) -> str:
    """The result for people."""
    return (
        f"random games of {result.plies} plies: {result.games_per_s:,.0f} games/s, with a list of "
        f"masks {result.mask_list_games_per_s:,.0f} games/s, ratio {result.ratio:.2f}"
    )
