"""12 Days of Christmas: a game of shedding cards for 2 to 8 players, low cards strong."""

from yuletable.games.twelve_days.bot import BOTS
from yuletable.games.twelve_days.edge import TwelveDays

GAME = TwelveDays()

__all__ = ["BOTS", "GAME"]
