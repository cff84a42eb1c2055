"""What is fixed about Patchwork: seats, switches, times."""

from typing import Final

from yuletable.core.protocol import GameSpec, OptionSpec
from yuletable.games.patchwork.actions import NUM_ACTIONS
from yuletable.games.patchwork.patches import COUNT, END, TRACKS

SECONDS: Final = {"turn": 90, "place": 60, "special": 45}
"""Base time of each kind of ask (8.1)."""

STARTS: Final = ("random", "first", "second")

_DRAWS: Final = COUNT - 1
_SPECIALS: Final = 5

SPEC: Final = GameSpec(
    id="patchwork",
    rules_version=1,
    min_seats=2,
    max_seats=2,
    num_actions=NUM_ACTIONS,
    # Every pass and purchase moves a token by one space at least; a purchase is two atoms.
    max_length=_DRAWS + 2 * END + COUNT + _SPECIALS,
    options=[
        OptionSpec("track", "revised", list(TRACKS)),
        OptionSpec("start", "random", list(STARTS)),
    ],
    show_ms={
        "circled": 900,
        "started": 900,
        "passed": 900,
        "bought": 700,
        "placed": 900,
        "bonus": 1200,
        "moved": 900,
        "income": 700,
        "special_taken": 700,
        "special_placed": 700,
        "special_aside": 700,
        "home": 700,
        "over": 900,
        "answered": 420,
        "skipped": 420,
    },
    # The lines of the account, each for both at once: buttons, the 7x7, empty squares.
    reveals=3,
    followed=True,
)
