"""What Patchwork says of its texts."""

from typing import Final

from tests.games.texts import Said
from yuletable.games.patchwork.spec import SECONDS

LINES: Final = ("buttons", "bonus", "empty")
"""The lines of the account, in the order they are opened."""

SAID: Final = Said(
    needed=(
        *(f"asked-{kind}" for kind in SECONDS),
        *(f"{word}-{line}" for word in ("account", "open") for line in LINES),
        *(f"chart-{of}{more}" for of in ("score", "covered") for more in ("", "-said")),
        "reveal-next",
    ),
)
