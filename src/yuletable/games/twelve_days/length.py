"""How long a match takes, honestly: by the turns that hands of sensible players have."""

from typing import Final

from yuletable.core.protocol import Options
from yuletable.games.twelve_days.spec import hands_of

SECONDS_A_TURN: Final = 5
"""Leading takes longer, and most answers are a pass."""
SECONDS_A_HAND: Final = 15
"""Looking at new cards, and the gifts."""
TURNS: Final = (0, 0, 12, 20, 26, 33, 41, 45, 48)
"""Turns of a hand by players, as `yuletable simulate` with greedy bots counts them."""


def minutes(seats: int, options: Options) -> int:
    """Length in minutes, at least one."""
    a_hand = TURNS[seats] * SECONDS_A_TURN + SECONDS_A_HAND
    return max(1, round(hands_of(options) * a_hand / 60))
