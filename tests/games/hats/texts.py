"""What Hats says of its texts."""

from typing import Final

from tests.games.texts import Said
from yuletable.games.hats.cards import TYPES
from yuletable.games.hats.spec import SECONDS

SAID: Final = Said(
    needed=(
        *("log-received", "talk-swap", "talk-useful", "talk-no"),
        *(f"{where}-{kind}" for where in ("asked", "tv") for kind in SECONDS),
        *(f"tie-{how}" for how in ("black_hats", "cookie", "shared")),
        *(f"line-{line}" for line in ("hats", "black", "favourite", "cookie", "total")),
        *(f"{mark}-{name}" for mark in ("type", "letter") for name in TYPES),
    ),
    outside=("letter-",),
    drawn=frozenset({"cards.js"}),
)
