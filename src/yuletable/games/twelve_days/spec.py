"""What is fixed about 12 Days: seats, switches, times."""

from typing import Final

from yuletable.core.protocol import GameSpec, Options, OptionSpec
from yuletable.games.twelve_days.actions import NUM_ACTIONS
from yuletable.games.twelve_days.cards import DEAL

SECONDS: Final = {"lead": 45, "answer": 30}
"""Base time of each kind of ask (clause 9.1)."""

FULL: Final = 12
SHORT: Final = 3
"""Hands of the full and of the short game (1.6)."""


def hands_of(options: Options) -> int:
    """How many hands are played."""
    length = options["length"]
    if length == "full":
        return FULL
    return SHORT if length == "short" else int(length)


def most_tricks(seats: int) -> int:
    """More tricks than this no hand can have (6.5)."""
    return (DEAL[seats] - 1) * seats + 1


SPEC: Final = GameSpec(
    id="twelve_days",
    rules_version=1,
    min_seats=2,
    max_seats=8,
    num_actions=NUM_ACTIONS,
    # The dealer is drawn once; a hand is at most its deal and every trick of everybody.
    max_length=1
    + FULL * max(DEAL[seats] * seats + most_tricks(seats) * seats for seats in range(2, 9)),
    options=[OptionSpec("length", "full", ["full", "short", *range(1, FULL)])],
    show_ms={
        "started": 900,
        "dealt": 200,
        "begun": 1200,
        "led": 1000,
        "played": 900,
        "passed": 500,
        "trick_won": 1000,
        "returned": 900,
        "hand_won": 1400,
        "gave": 900,
        "spared": 600,
        "answered": 420,
        "skipped": 420,
        "over": 900,
    },
    reveals=1,
)
