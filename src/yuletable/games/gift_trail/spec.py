"""What is fixed about Gift Trail: seats, switches, times."""

from typing import Final

from yuletable.core.protocol import GameSpec, OptionSpec
from yuletable.games.gift_trail.actions import NUM_ACTIONS

SECONDS: Final = (30, 20, 20, 20, 20, 15, 20)
"""Base time of each prompt in the order of PROMPTS (clause 9.1)."""

SPEC: Final = GameSpec(
    id="gift_trail",
    rules_version=1,
    min_seats=2,
    max_seats=32,
    num_actions=NUM_ACTIONS,
    max_length=0,
    options=[
        OptionSpec("board", "medium", ["short", "medium", "long"]),
        OptionSpec("dice", 1, [1, 2]),
        OptionSpec("tree", "drawn", ["drawn", "walk"]),
        OptionSpec("own_gift", "skipped", ["skipped", "allowed"]),
        OptionSpec("nobody_own", False, [False, True]),
        OptionSpec("finish_by", None, time=True),
    ],
    show_ms={
        "started": 900,
        "gifts_numbered": 420,
        "rolled": 700,
        "moved": 900,
        "landed": 160,
        "drew": 1400,
        "nothing": 900,
        "answered": 420,
        "gift": 900,
        "swapped": 900,
        "finished": 900,
        "skipped": 420,
        "removed": 900,
        "last_round": 900,
        "over": 900,
    },
)

EFFECT_CLAUSES: Final = {
    "leap_forward": "4.1",
    "sneaky_steal": "4.2",
    "steal_ahead": "4.3",
    "steal_behind": "4.4",
    "steal_front_gift": "4.5",
    "swap_places": "4.6",
    "steal_front_gift_place": "4.7",
    "back_3": "5.1",
    "back_to_tree": "5.2",
    "payback_steal": "5.3",
    "payback_trade": "5.4",
    "first_gift": "6.1",
    "take_from_tree": "6.2",
    "nothing": "3.9",
    "finish": "8.1",
}
"""The clause of RULES.md that speaks of each card, for "Why this?" and for the rules page."""
