"""What cards are worth, and who holds the cookie. Numbers in comments are clauses of RULES.md."""

from collections.abc import Sequence
from typing import Final

from yuletable.games.hats.cards import BIT, HIGHEST, NUMBER, TYPE, TYPES, Card

COOKIE: Final = 5
BLACK_TYPE: Final = 1 << len(TYPES)
"""The bit of all black hats together in a set of types: they are one type (6.1)."""
NO_NUMBER: Final = HIGHEST + 1
"""What a missing card counts for in the cookie's tie: worse than any number (6.4)."""


def type_values(tray: Sequence[Card]) -> list[int]:
    """The value of each type: its lowest space, 0 for a type that is not on the tray (7.2)."""
    values = [0] * len(TYPES)
    for space in range(len(tray) - 1, -1, -1):
        values[TYPE[tray[space]]] = space + 1
    return values


def hats_line(collected: Sequence[Card], values: Sequence[int]) -> int:
    """The hats line: the value of every face-up card (7.3)."""
    return sum([values[TYPE[card]] for card in collected])


def favourite_line(collected: Sequence[Card], favourite: Card) -> int:
    """The favourite line: the printed numbers of that type collected face up, less the number of
    the favourite itself (7.5)."""
    kind = TYPE[favourite]
    return sum([NUMBER[card] for card in collected if TYPE[card] == kind]) - NUMBER[favourite]


def types_of(collected: Sequence[Card], blacks: int) -> int:
    """The set of types in a collection."""
    types = BLACK_TYPE if blacks else 0
    for card in collected:
        types |= BIT[card]
    return types


def cookie_rank(
    collected: Sequence[Card], blacks: int, types: int, black_number: int
) -> tuple[int, list[int]]:
    """Who has the least rank has the cookie: most types, then the lowest numbers, card by card
    (6.2 to 6.4). black_number: the number of a black hat, 0 for none."""
    numbers = [NUMBER[card] for card in collected]
    if black_number:
        numbers += [black_number] * blacks
    numbers.sort()
    numbers.append(NO_NUMBER)
    return -types.bit_count(), numbers
