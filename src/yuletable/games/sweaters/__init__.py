"""Ugly Christmas Sweaters: tricks, drafting and knitting for 2 to 4 players."""

from yuletable.games.sweaters.bot import BOTS
from yuletable.games.sweaters.edge import Sweaters

GAME = Sweaters()

__all__ = ["BOTS", "GAME"]
