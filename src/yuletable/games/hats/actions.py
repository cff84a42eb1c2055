"""The dense ids of what a seat can do, and its JSON."""

from typing import Final

from yuletable.core.protocol import Action, Json
from yuletable.games.hats.cards import CARDS, NAMES, Card

SPACES: Final = 6
SWAP: Final = 0
"""SWAP + space * 42 + card, spaces from 0: the card for what lies on that space (3.2)."""
BLACK: Final = SWAP + SPACES * CARDS
"""BLACK + card: put it face down into the collection (3.3)."""
REPLACE: Final = BLACK + CARDS
"""REPLACE + card: discard it and draw another (chapter 4)."""
OFFER: Final = REPLACE + CARDS
"""OFFER + card: propose to swap it with the partner (chapter 5)."""
GIVE: Final = OFFER + CARDS
"""GIVE + card: the partner's own card for the one offered."""
DECLINE: Final = GIVE + CARDS
END: Final = DECLINE + 1
"""End the turn where an optional action is still open (3.6)."""
NUM_ACTIONS: Final = END + 1

BLACKS: Final = range(BLACK, REPLACE)


def choice_json(action: Action) -> dict[str, Json]:
    """The JSON of a seat's action."""
    if action < BLACK:
        return {"swap": NAMES[action % CARDS], "space": action // CARDS + 1}
    if action < REPLACE:
        return {"black": NAMES[action - BLACK]}
    if action < OFFER:
        return {"replace": NAMES[action - REPLACE]}
    if action < GIVE:
        return {"offer": NAMES[action - OFFER]}
    if action < DECLINE:
        return {"give": NAMES[action - GIVE]}
    return {"decline": True} if action == DECLINE else {"end": True}


def played_card(action: Action) -> Card:
    """The hand card of a swap."""
    return action % CARDS
