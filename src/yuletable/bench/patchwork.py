"""`yuletable bench patchwork`: what finding all places of a patch at once is worth.

Two players of random games, every ply equally likely, on the same engine: the same states, the same
steps, the same numbers drawn. They differ only in how the ply is found. One takes the placements of
a patch as one set, worked out for all its orientations and places together, counts them and picks
one out. The other is the mask-list generator that a plain engine has: the masks of all placements
of a patch on an empty quilt are known, each is tried against the covered squares, those that do not
meet them make up the list of plies, and one is taken from it. Both leave out what is too dear. They
play in turns, and a run where they end otherwise than each other is refused.
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
from yuletable.games.patchwork.actions import BUY, PASS, place_id
from yuletable.games.patchwork.fitting import nth_place, sites
from yuletable.games.patchwork.patches import OFFERED, PATCHES, SPECIAL, squares_of
from yuletable.games.patchwork.position import OWING
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.sketch import COST

GAMES: Final = 10
ROUNDS: Final = 31
"""Many short ones: what else the computer does then meets both alike."""


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
    """As the rules do it: all placements of a patch at once, and only counted."""
    free = state.free()
    if state.phase == OWING:
        found = sites(SPECIAL, free)
        return (nth_place(found, pick(found.bit_count())),)
    buttons = state.buttons[state.who]
    offered: list[tuple[int, Action, int]] = []
    total = 1
    for action, patch in enumerate(state.circle[:OFFERED], BUY):
        if COST[patch] <= buttons:
            found = sites(patch, free)
            count = found.bit_count()
            total += count
            offered.append((count, action, found))
    drawn = pick(total) - 1
    if drawn >= 0:
        for count, action, found in offered:
            if drawn < count:
                return action, nth_place(found, drawn)
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
    played = GAMES * repeats
    sets, masks = rounds[0][0][1], rounds[0][1][1]
    if [end.key() for end in sets] != [end.key() for end in masks]:
        raise RuntimeError("the two generators play different games")
    speeds = [played / median([row[n][0] for row in rounds]) for n in range(2)]
    return PatchworkBench(
        games_per_s=round(speeds[0], 1),
        mask_list_games_per_s=round(speeds[1], 1),
        ratio=round(median([row[1][0] / row[0][0] for row in rounds]), 3),
        # The history has a point for each.
        plies=round(sum(len(end.history) for end in sets) / played, 2),
    )


def _timed(draw: Draw, repeats: int) -> tuple[float, list[State]]:
    """Seconds of processor time, and how the games end: with every move that was made in them."""
    games = [start(number) for _ in range(repeats) for number in range(GAMES)]
    pick = pick_for("bench", repeats)
    began = process_time()
    for state in games:
        play(state, draw, pick)
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


def start(number: int) -> State:
    """A game of the bench at its first move, by its number."""
    return _circle(number).clone()


def play(state: State, draw: Draw, pick: Pick) -> None:
    """Play to the end in place."""
    apply = state.apply
    while (seat := state.who) != OVER:
        for action in draw(state, pick):
            apply(seat, action)


def patchwork_text(result: PatchworkBench) -> str:
    """The result for people."""
    return (
        f"random games of {result.plies} plies: {result.games_per_s:,.0f} games/s, with a list of "
        f"masks {result.mask_list_games_per_s:,.0f} games/s, ratio {result.ratio:.2f}"
    )
