"""The last moves on the real quilts, played through to the end where the budget allows it."""

from collections.abc import Sequence
from typing import Final

from yuletable.core.protocol import OVER, Action
from yuletable.games.patchwork.actions import place_parts
from yuletable.games.patchwork.patches import END, PATCHES, SPECIAL, WINDOWS
from yuletable.games.patchwork.position import NOBODY, OWING, TURN
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.sewing import ranked

NEAR: Final = 16
"""An end is near with so many spaces still to go, both seats together."""
PLACES: Final = 3
"""So many of the tightest placements of a patch are played on from, below the top."""
TOP_PLACES: Final = 16
_MOST: Final = 1000
"""Beyond any margin."""


class _TooLong(Exception):
    pass


class _Nodes:
    """left: positions that may still be looked at."""

    def __init__(self, left: int) -> None:
        self.left = left

    def margin(self, state: State, low: int, high: int) -> int:
        """The margin of seat 0 with best play, exact between low and high; doubled, and 1 for who
        is home first, so never 0."""
        seat = state.who
        if seat == OVER:
            one, two = state.scores()
            return 2 * (one - two) + (1 if state.home[0] == 0 else -1)
        self.left -= 1
        if self.left < 0:
            raise _TooLong
        best = -_MOST if seat == 0 else _MOST
        for action in _worth_trying(state, PLACES):
            after = state.clone()
            after.apply(seat, action)
            margin = self.margin(after, low, high)
            if seat == 0:
                best = max(best, margin)
                low = max(low, best)
            else:
                best = min(best, margin)
                high = min(high, best)
            if low >= high:
                break
        return best


def _worth_trying(state: State, most: int) -> Sequence[Action]:
    """Every patch and the pass, the tightest placements, and one that fills a 7x7 still open."""
    seat = state.who
    legal = state.legal_actions(seat)
    if state.phase == TURN:
        return legal[::-1]
    if len(legal) == 1:
        return legal
    patch = SPECIAL if state.phase == OWING else state.circle[state.chosen]
    board = state.board[seat]
    order = [action for _, action in ranked(board, patch, legal)]
    found = order[:most]
    if state.bonus == NOBODY:
        filling = [each for each in order[most:] if fills_window(board, patch, each)]
        found += filling[:1]
    return found


def fills_window(board: int, patch: int, action: Action) -> bool:
    """Whether a placement leaves a full 7x7."""
    orientation, square = place_parts(action)
    after = board | PATCHES[patch].orientations[orientation].mask << square
    return any(after & window == window for window in WINDOWS)


def is_near(state: State) -> bool:
    """Whether it is worth trying to play through to the end."""
    return 2 * END - sum(state.time) <= NEAR


def solved(state: State, nodes: int) -> Action | None:
    """The best action of who is asked, with the placements named above; None when so many positions
    do not reach the end."""
    seat = state.who
    search = _Nodes(nodes)
    best, chosen = -_MOST, None
    try:
        for action in _worth_trying(state, TOP_PLACES):
            after = state.clone()
            after.apply(seat, action)
            if seat == 0:
                margin = search.margin(after, best, _MOST)
            else:
                margin = -search.margin(after, -_MOST, -best)
            if margin > best:
                best, chosen = margin, action
    except _TooLong:
        return None
    return chosen
