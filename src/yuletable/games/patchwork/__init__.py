"""Patchwork: Christmas Edition, a game of sewing presents onto a quilt for 2 players."""

from yuletable.games.patchwork.bot import BOTS
from yuletable.games.patchwork.edge import Patchwork

GAME = Patchwork()

__all__ = ["BOTS", "GAME"]
