"""How long a match takes, honestly: seconds a trick, and the count at a round's end."""

from typing import Final

from yuletable.core.protocol import Options

TRICKS: Final = {
    "casual": {2: 6, 3: 10, 4: 10},
    "avid": {2: 6, 3: 10, 4: 10},
    "express": {2: 7, 3: 13, 4: 12},
}
"""Tricks of a round between greedy bots, on average: measured by `test_length`."""
ROUNDS: Final = {"casual": 3, "avid": 3, "express": 1}
SECONDS_A_PICK: Final = 14
"""A card played and a card drafted."""
SECONDS_A_COUNT: Final = 75


def minutes(seats: int, options: Options) -> int:
    """Length in minutes."""
    mode = options["mode"]
    picks = 3 if seats == 3 else 4
    round_seconds = TRICKS[mode][seats] * picks * SECONDS_A_PICK + SECONDS_A_COUNT
    return round(ROUNDS[mode] * round_seconds / 60)
