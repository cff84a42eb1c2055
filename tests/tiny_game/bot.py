"""The bots of Tiny: one that answers at once, one that looks ahead."""

from typing import Any

from yuletable.core.protocol import Action, Pick, Seat
from yuletable.core.seen import Bots, Search, Seen

from .rules import COMMIT, DONE, STAKE, TinyState


def highest(seen: Seen[Any], pick: Pick) -> Action:
    """Always the highest legal action."""
    return seen.legal[-1]


def policy(state: TinyState, seat: Seat, pick: Pick) -> Action:
    """Commits the higher card of its hand, as the sun is likelier; never dares anything."""
    if state.phase == COMMIT:
        return max(state.hands[seat])
    return DONE if state.stake >= 0 else STAKE


BOTS: Bots = {"highest": highest, "expert": Search(policy, iterations=60)}
