"""The players of Ugly Christmas Sweaters."""

from math import exp
from typing import Any, Final

from yuletable.core.protocol import Action, Pick, Seat
from yuletable.core.seen import Bots, Search, Seen
from yuletable.games.sweaters.policy import (
    policy,
    ranked_actions,
    standing,
)
from yuletable.games.sweaters.position import FINAL, PLAYING, REVIEW, Position
from yuletable.games.sweaters.rules import State

TRICKS: Final = 0
"""How many tricks a playout looks beyond the one that is on."""
SCALE: Final = 0.22
"""How much a point ahead is of a win, as a logistic."""
MOST: Final = 6
"""How many actions a search looks at."""


def greedy(seen: Seen[Any], pick: Pick) -> Action:
    """The policy as a bot."""
    state = seen.world
    assert isinstance(state, State)
    return policy(state, seen.seat, pick)


def far_enough(state: Position) -> bool:
    """A playout ends between two tricks, or with the round."""
    if state.phase == REVIEW:
        return True
    if state.trade or state.phase > PLAYING:
        return False
    finished = state.trick - (state.phase == PLAYING)
    return state.trick == 0 or finished >= state.seen_trick + TRICKS


def ahead(state: State, seat: Seat) -> float:
    """About how much of the win a seat has."""
    points = [standing(state, other) for other in range(state.n)]
    if state.phase == FINAL and not state.early:
        points = [float(score) for score in state.scores()]
    own = points[seat]
    return 1 / sum([exp(SCALE * (other - own)) for other in points])


def shortlist(state: Position, seat: Seat, legal: list[Action]) -> list[Action]:
    """The best looking actions."""
    return ranked_actions(state, seat, legal)[:MOST]


BOTS: Final[Bots] = {
    "greedy": greedy,
    "expert": Search(policy, iterations=120, shortlist=shortlist, value=ahead, enough=far_enough),
}
