"""Gift Trail: a gift-exchange race along a trail for 2 to 32 players."""

from yuletable.games.gift_trail.bot import BOTS
from yuletable.games.gift_trail.edge import GiftTrail

GAME = GiftTrail()

__all__ = ["BOTS", "GAME"]
