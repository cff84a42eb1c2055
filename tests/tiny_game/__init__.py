"""Tiny: a small complete game for tests of the core and the server.

Two to four seats hold two secret cards each. In a round everyone commits a card at the same time;
weather decides whether the highest or the lowest card wins; the winner sets a secret stake, may
take it back until it is confirmed, and a coin wins or loses it. So there are hidden hands, a
simultaneous phase, uniform and weighted chance, a step that can be undone and one that cannot.
"""

from .bot import BOTS
from .edge import GAME

__all__ = ["BOTS", "GAME"]
