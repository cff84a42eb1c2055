"""A bot of Tiny."""

from yuletable.core.protocol import Action, Pick, S
from yuletable.core.seen import Bots, Seen


def highest(seen: Seen[S], pick: Pick) -> Action:
    """Always the highest legal action."""
    return seen.legal[-1]


BOTS: Bots = {"highest": highest}
