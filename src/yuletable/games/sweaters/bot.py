"""The policy of Ugly Christmas Sweaters."""

from typing import Final

from yuletable.core.seen import Bots

BOTS: Final[Bots] = {}
