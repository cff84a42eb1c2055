"""What is fixed about Hats: seats, switches, times."""

from typing import Final

from yuletable.core.protocol import GameSpec, OptionSpec
from yuletable.games.hats.actions import NUM_ACTIONS
from yuletable.games.hats.cards import HAND, PLAYS, TYPES, tray_spaces
from yuletable.games.hats.position import MOST_EXTRAS

SECONDS: Final = {"play": 60, "after": 20, "answer": 30}
"""Base time of each kind of ask (clause 8.1)."""

RANDOM: Final = "random"


def _longest(seats: int) -> int:
    """Steps of a match of so many at most: the tray, the hands, who begins; then in each turn the
    extra actions of two steps each, the main action, the end (9.1)."""
    turn = 2 * MOST_EXTRAS + 2
    return tray_spaces(seats) + HAND * seats + 1 + PLAYS * seats * turn


SPEC: Final = GameSpec(
    id="hats",
    rules_version=3,
    min_seats=2,
    max_seats=4,
    num_actions=NUM_ACTIONS,
    max_length=_longest(4),
    options=[
        OptionSpec("optional_per_turn", 1, [1, "unlimited"]),
        OptionSpec("black_hat_number", "none", ["none", 1]),
        OptionSpec("removed_one", RANDOM, [RANDOM, *TYPES], seats=[2]),
        OptionSpec("removed_two", RANDOM, [RANDOM, *TYPES], seats=[2]),
    ],
    show_ms={
        "types_removed": 1200,
        "laid": 900,
        "dealt": 300,
        "started": 900,
        "swapped": 1200,
        "hidden": 900,
        "discarded": 420,
        "drew": 420,
        "refilled": 600,
        "proposed": 900,
        "exchanged": 900,
        "declined": 700,
        "cookie_moved": 900,
        "answered": 420,
        "skipped": 420,
        "over": 900,
    },
    teams={4: [0, 1, 0, 1]},
    # The four lines of the account, each for everybody at once.
    reveals=4,
)
