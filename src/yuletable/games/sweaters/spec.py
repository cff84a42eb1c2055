"""What is fixed about Ugly Christmas Sweaters: seats, switches, times."""

from typing import Final

from yuletable.core.protocol import GameSpec, Options, OptionSpec
from yuletable.games.sweaters.actions import NUM_ACTIONS

SECONDS: Final = {
    "play": 45,
    "copy": 30,
    "billy": 30,
    "draft": 60,
    "place": 45,
    "offer": 45,
    "tina": 60,
    "tina_place": 45,
    "patch": 45,
    "review": 60,
}
"""Base time of each kind of ask (12.1)."""

MODES: Final = ("casual", "express", "avid")
DIFFICULTIES: Final = ("beginner", "novice", "expert")
PROFILES: Final = ("classic", "current")


def has_yarn(options: Options) -> bool:
    """Whether Trendy Yarn is in use (10.1)."""
    return bool(options["mode"] != "casual" or options["difficulty"] != "beginner")


def has_fit(options: Options) -> bool:
    """Whether Perfect Fit is in use; where it is, bonus cards may be too (10.1)."""
    return bool(options["mode"] != "casual" or options["difficulty"] == "expert")


SPEC: Final = GameSpec(
    id="sweaters",
    rules_version=2,
    min_seats=2,
    max_seats=4,
    num_actions=NUM_ACTIONS,
    # A round: 48 draws and plays each, 96 atoms of drafting, and at most 14 more; three rounds.
    # Express has one round, with up to 48 offers to set patches.
    max_length=720,
    options=[
        OptionSpec("mode", "casual", list(MODES)),
        OptionSpec("difficulty", "expert", list(DIFFICULTIES)),
        OptionSpec("bonus", False, [False, True]),
        OptionSpec("profile", "classic", list(PROFILES)),
    ],
    show_ms={
        "started": 900,
        "round_started": 900,
        "fad_turned": 700,
        "yarn_turned": 700,
        "fit_turned": 700,
        "bonus_dealt": 500,
        "santas_dealt": 300,
        "pool_laid": 700,
        "dealt": 300,
        "played": 800,
        "copied": 600,
        "missed": 500,
        "ranked": 1200,
        "billy_used": 1000,
        "billy_kept": 300,
        "maria_used": 700,
        "knitted": 900,
        "covered": 600,
        "pinned": 500,
        "completed": 900,
        "patch_set": 700,
        "offer_skipped": 300,
        "claimed": 1200,
        "refilled": 200,
        "last_draft": 900,
        "round_ended": 900,
        "tina_moved": 1000,
        "tina_swapped": 1000,
        "tina_kept": 300,
        "santa_revealed": 700,
        "brothers_met": 900,
        "scored": 900,
        "ready": 100,
        "answered": 300,
        "skipped": 300,
        "over": 900,
    },
)
