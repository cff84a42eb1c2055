"""How long a match takes, honestly, and what to start from in the lobby.

The table holds mean turns of simulated matches with random choices; a turn takes about 12 s.
Measured again with `yuletable simulate gift_trail`.
"""

from typing import Final

from yuletable.core.protocol import Options

SECONDS_A_TURN: Final = 12
_SEATS: Final = (2, 4, 8, 16, 32)
_TURNS: Final = {
    ("short", 1): (21, 46, 94, 190, 380),
    ("short", 2): (10, 24, 49, 99, 200),
    ("medium", 1): (37, 80, 163, 327, 656),
    ("medium", 2): (18, 40, 83, 168, 338),
    ("long", 1): (54, 114, 231, 465, 928),
    ("long", 2): (27, 57, 117, 236, 473),
}


def turns(seats: int, options: Options) -> int:
    """Mean number of turns, evenly between the seat counts of the table."""
    means = _TURNS[options["board"], options["dice"]]
    above = next(index for index, count in enumerate(_SEATS) if seats <= count)
    if _SEATS[above] == seats:
        return means[above]
    low, high = _SEATS[above - 1], _SEATS[above]
    share = (seats - low) / (high - low)
    return round(means[above - 1] + share * (means[above] - means[above - 1]))


def minutes(seats: int, options: Options) -> int:
    """Length in minutes, at least 1."""
    return max(1, round(turns(seats, options) * SECONDS_A_TURN / 60))


def suggest(seats: int) -> Options:
    """Board and dice for a number of seats that make an evening, not a night."""
    if seats <= 6:
        return {"board": "medium", "dice": 1}
    if seats <= 12:
        return {"board": "medium", "dice": 2}
    return {"board": "short", "dice": 2}
