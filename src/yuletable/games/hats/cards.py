"""The 42 cards: seven types of hats, each with the numbers 1 to 6 (clause 1.2).

A card is an int: type * 6 + number - 1. In JSON it is "topper-4".
"""

from typing import Final, TypeAlias

Card: TypeAlias = int

TYPES: Final = ("topper", "bowler", "bonnet", "beret", "boater", "nightcap", "plume")
LETTERS: Final = "TWNROCP"
"""One letter for each type, on its rosette: a type can be told without its colour."""
HIGHEST: Final = 6
CARDS: Final = len(TYPES) * HIGHEST
NO_CARD: Final = -1

TYPE: Final = tuple([card // HIGHEST for card in range(CARDS)])
NUMBER: Final = tuple([card % HIGHEST + 1 for card in range(CARDS)])
BIT: Final = tuple([1 << kind for kind in TYPE])
"""The bit of a card's type in a set of types."""
NAMES: Final = tuple([f"{TYPES[TYPE[card]]}-{NUMBER[card]}" for card in range(CARDS)])
CARD_OF: Final = {name: card for card, name in enumerate(NAMES)}

TAKES: Final = tuple(
    [
        tuple([TYPE[card] == TYPE[lying] or NUMBER[card] > NUMBER[lying] for card in range(CARDS)])
        for lying in range(CARDS)
    ]
)
"""TAKES[lying][card]: whether a card may be swapped for the one lying on the tray (3.2)."""

HAND: Final = 9
"""Cards dealt to every seat (1.5)."""
PLAYS: Final = HAND - 1
"""Main actions of every seat (3.7); the card left over is the favourite."""


def cards_of(names: list[str]) -> list[Card]:
    """The cards of these names. Raises KeyError for a name that no card has."""
    return [CARD_OF[name] for name in names]


def names_of(cards: list[Card]) -> list[str]:
    """The names of these cards, in the same order."""
    return [NAMES[card] for card in cards]


def tray_spaces(seats: int) -> int:
    """Spaces of the tray (1.4)."""
    return 5 if seats == 2 else 6


def pile_size(seats: int) -> int:
    """Cards in the pile and the discards together, at any time between actions (1.6)."""
    types = 5 if seats == 2 else 7
    return types * HIGHEST - tray_spaces(seats) - HAND * seats
