"""How long a match takes, honestly: eight turns each, and the counting at the end."""

from typing import Final

from yuletable.games.hats.cards import PLAYS

SECONDS_A_TURN: Final = 35
SECONDS_AROUND: Final = 120
"""Looking at the first hand, and at the napkins."""


def minutes(seats: int) -> int:
    """Length in minutes."""
    return round((PLAYS * seats * SECONDS_A_TURN + SECONDS_AROUND) / 60)
