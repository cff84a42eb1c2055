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
from yuletable.games.sweaters.position import DRAW_HAND, FINAL, PLAYING, Position
from yuletable.games.sweaters.rules import State

TRICKS: Final = 1
"""How many tricks a playout looks beyond the one that is on, while cards are drawn."""
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
    """A playout ends when hands are filled up some tricks on, or with the round."""
    if state.phase >= PLAYING or state.trade:
        return False
    return state.trick == 0 or (
        state.phase == DRAW_HAND and state.trick > state.seen_trick + TRICKS
    )


def ahead(state: Position, seat: Seat) -> float:
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
    "expert": Search(policy, iterations=60, shortlist=shortlist, value=ahead, horizon=far_enough),
}
