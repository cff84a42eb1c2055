"""The players of Patchwork."""

from typing import Any, Final

from yuletable.core.protocol import Action, Pick, Seat
from yuletable.core.seen import Bots, OwnSearch, Seen
from yuletable.games.patchwork.actions import BUY, PASS
from yuletable.games.patchwork.patches import SPECIAL
from yuletable.games.patchwork.position import OWING, TURN
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.search import think
from yuletable.games.patchwork.sewing import ranked
from yuletable.games.patchwork.sketch import PASS_RATE, RATES


def random_ply(seen: Seen[Any], pick: Pick) -> Action:
    """Any ply equally likely, as a bot."""
    state = seen.world
    assert isinstance(state, State)
    return any_ply(state, seen.legal, pick)


def any_ply(state: State, legal: list[Action], pick: Pick) -> Action:
    """The next action of a ply that is as likely as every other, where a purchase with each of its
    placements is one: a patch is chosen as often as it fits in more places."""
    if state.phase != TURN:
        return legal[pick(len(legal))]
    counts = [state.places_of(state.circle[action - BUY]).bit_count() for action in legal[1:]]
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
    rates = RATES[state.time[seat]]
    best, chosen = PASS_RATE, PASS
    for action in legal[1:]:
        rate = rates[state.circle[action - BUY]]
        if rate > best:
            best, chosen = rate, action
    return chosen


BOTS: Final[Bots] = {
    "random": random_ply,
    "greedy": greedy,
    "expert": OwnSearch(think, policy, iterations=2000),
}
