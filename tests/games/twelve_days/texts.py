"""What 12 Days says of its texts."""

from typing import Final

from tests.games.texts import Said
from yuletable.games.twelve_days.cards import RANKS
from yuletable.games.twelve_days.spec import SECONDS

SAID: Final = Said(
    needed=(
        "combination",
        *(f"asked-{kind}" for kind in SECONDS),
        *(f"{word}-{rank}" for word in ("rank", "cards") for rank in RANKS),
    ),
    outside=("rank-", "cards-"),
    drawn=frozenset({"cards.js"}),
)
