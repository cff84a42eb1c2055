"""How long a match takes, honestly."""

from typing import Final

MOVES: Final = 40
"""Passes, purchases and 1x1 patches of a match between people who play well, about."""
SECONDS_A_MOVE: Final = 32
SECONDS_AROUND: Final = 120
"""Looking at the circle before, and at the quilts after."""
MINUTES: Final = round((MOVES * SECONDS_A_MOVE + SECONDS_AROUND) / 60)
