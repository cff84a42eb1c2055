"""The players of 12 Days: the greedy policy, and a level that plays the hand out in mind."""

from math import exp
from typing import Any, Final

from yuletable.core.protocol import CHANCE, Action, Pick, Seat
from yuletable.core.seen import Bots, Search, Seen
from yuletable.games.twelve_days import policy
from yuletable.games.twelve_days.rules import State

LEAD: Final = 1.1
"""How much a gift more is worth with one hand to come, on the scale of a logistic curve."""
LUCK: Final = 0.6
"""How many hands as open as a whole one the last hand leaves to come."""


def greedy(seen: Seen[Any], pick: Pick) -> Action:
    """The greedy policy as a bot."""
    state = seen.world
    assert isinstance(state, State)
    return policy.greedy(state, seen.seat, pick)


def next_deal(state: State) -> bool:
    """A playout ends with the hand: the cards of the next tell nothing about this one."""
    return state.who == CHANCE


def chances(state: State, seat: Seat) -> float:
    """About how much of the win a seat has between two hands, or has won: the fewer hands are to
    come, the more each gift counts."""
    gifts = state.gifts
    to_come = state.total - state.played
    if not to_come:
        best = max(gifts)
        return 1 / gifts.count(best) if gifts[seat] == best else 0.0
    scale = LEAD / (to_come + LUCK) ** 0.5
    return 1 / sum([exp(scale * (other - gifts[seat])) for other in gifts])


BOTS: Final[Bots] = {
    "greedy": greedy,
    "expert": Search(policy.greedy, iterations=200, value=chances, horizon=next_deal),
}
