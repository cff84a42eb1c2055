"""The players of Patchwork."""

from typing import Any, Final

from yuletable.core.protocol import Action, Pick, Seat
from yuletable.core.seen import Bots, Seen
from yuletable.games.patchwork.actions import BUY, PASS
from yuletable.games.patchwork.patches import (
    END,
    INCOME_SPACES,
    PATCHES,
    SPECIAL,
)
from yuletable.games.patchwork.position import OWING, TURN
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.sewing import ranked

TIME_WORTH: Final = 1.0
"""What a space on the track brings that is not spent on a patch: the button of a pass."""

PAYMENTS: Final = tuple(sum([space > time for space in INCOME_SPACES]) for time in range(END + 1))
"""How many income spaces are still ahead, by time."""


def random_ply(seen: Seen[Any], pick: Pick) -> Action:
    """Any ply equally likely, where a purchase with each of its placements is one: a patch that
    fits in many places is chosen as often as it fits."""
    state = seen.world
    assert isinstance(state, State)
    legal = seen.legal
    if state.phase != TURN:
        return legal[pick(len(legal))]
    counts = [state.count(state.circle[action - BUY]) for action in legal[1:]]
    drawn = pick(1 + sum(counts)) - 1
    for action, count in zip(legal[1:], counts, strict=True):
        if 0 <= drawn < count:
            return action
        drawn -= count
    return PASS


def greedy(seen: Seen[Any], pick: Pick) -> Action:
    """The policy as a bot."""
    state = seen.world
    assert isinstance(state, State)
    return policy(state, seen.seat, pick)


def policy(state: State, seat: Seat, pick: Pick) -> Action:
    """The best looking action of the seat that is asked."""
    legal = state.legal_actions(seat)
    if state.phase != TURN:
        patch = SPECIAL if state.phase == OWING else state.circle[state.chosen]
        return ranked(state.board[seat], patch, legal)[0][1]
    best, chosen = TIME_WORTH, PASS
    time = state.time[seat]
    for action in legal[1:]:
        worth = rate(state.circle[action - BUY], time)
        if worth > best:
            best, chosen = worth, action
    return chosen


def rate(patch: int, time: int) -> float:
    """What a patch brings for each space that it takes: its squares, its income, less its price."""
    value = PATCHES[patch]
    steps = max(1, min(value.time, END - time))
    return (2 * value.size + value.income * PAYMENTS[time] - value.buttons) / steps


BOTS: Final[Bots] = {"random": random_ply, "greedy": greedy}
