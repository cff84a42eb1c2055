"""Hats: a card game of swapping hats for 2 to 4 players, four in two teams."""

from yuletable.games.hats.bot import BOTS
from yuletable.games.hats.edge import Hats

GAME = Hats()

__all__ = ["BOTS", "GAME"]
