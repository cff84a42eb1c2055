"""What Patchwork says of its texts."""

from typing import Final

from tests.games.texts import Said
from yuletable.games.patchwork.spec import SECONDS

SAID: Final = Said(needed=tuple(f"asked-{kind}" for kind in SECONDS))
