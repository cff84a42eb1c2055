"""Cards of 12 Days. Numbers in comments are clauses of RULES.md.

A rank is 1 to 12. Cards of one rank are alike, so a number of cards is one int that holds in four
bits each how many there are of every rank, rank 1 lowest: adding and taking away are + and -.
"""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias, TypeVar

Rank: TypeAlias = int
Cards: TypeAlias = int
"""Counts by rank in four bits each; no rank has more than 12 cards."""

HIGHEST: Final = 12
RANKS: Final = range(1, HIGHEST + 1)
ONE: Final[list[Cards]] = [0, *(1 << 4 * (rank - 1) for rank in RANKS)]
"""ONE[r]: one card of rank r; ONE[0] is no card."""
UP_TO: Final[list[Cards]] = [(1 << 4 * rank) - 1 for rank in range(HIGHEST + 1)]
"""UP_TO[r]: masks the cards of ranks 1 to r."""
DECK: Final[Cards] = sum(rank * ONE[rank] for rank in RANKS)
"""Rank r has r cards (1.2)."""
DECK_SIZE: Final = sum(RANKS)
DEAL: Final = (0, 0, 12, 12, 12, 12, 12, 11, 9)
"""Cards for each seat, by the number of players (1.3)."""

V = TypeVar("V")

_GROUP: Final = 16
"""Bits of four ranks: what can be in them is little enough to be kept."""
_LOW_GROUP: Final = (1 << _GROUP) - 1


class Kept(dict[int, V]):
    """What a function makes of an int, made once for each."""

    def __init__(self, make: Callable[[int], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: int) -> V:
        made = self[key] = self._make(key)
        return made


def groups_of(cards: Cards) -> tuple[int, int, int]:
    """The cards of ranks 1 to 4, 5 to 8 and 9 to 12, each with the rank below in the bits above."""
    return cards & _LOW_GROUP, cards >> 16 & _LOW_GROUP | 4 << _GROUP, cards >> 32 | 8 << _GROUP


def counts_in(group: int) -> list[tuple[Rank, int]]:
    """(rank, how many) for each rank that is there in one of these groups, ascending."""
    below = group >> _GROUP
    counts = [(below + at + 1, group >> 4 * at & 15) for at in range(4)]
    return [(rank, count) for rank, count in counts if count]


def pack(ranks: Iterable[Rank]) -> Cards:
    """These cards as one int."""
    return sum([ONE[rank] for rank in ranks])


def count_of(cards: Cards, rank: Rank) -> int:
    """How many cards of a rank there are."""
    return cards >> 4 * (rank - 1) & 15


def counts_of(cards: Cards) -> list[int]:
    """How many there are of ranks 1 to 12."""
    return [cards >> shift & 15 for shift in range(0, 48, 4)]


def ranks_of(cards: Cards) -> list[Rank]:
    """The rank of every card, ascending."""
    low, middle, high = groups_of(cards)
    return _RANKS[low] + _RANKS[middle] + _RANKS[high]


_RANKS: Final[Kept[list[Rank]]] = Kept(
    lambda group: [rank for rank, count in counts_in(group) for _ in range(count)]
)


def size_of(cards: Cards) -> int:
    """How many cards there are."""
    return len(ranks_of(cards))


def draws_of(cards: Cards) -> list[tuple[int, int]]:
    """(rank - 1, how many) for each rank that is there, ascending."""
    low, middle, high = groups_of(cards)
    return _DRAWS[low] + _DRAWS[middle] + _DRAWS[high]


_DRAWS: Final[Kept[list[tuple[int, int]]]] = Kept(
    lambda group: [(rank - 1, count) for rank, count in counts_in(group)]
)


def mask_of(cards: Cards) -> int:
    """Which ranks are there: bit r - 1 for rank r."""
    low, middle, high = groups_of(cards)
    return _MASKS[low] | _MASKS[middle] | _MASKS[high]


_MASKS: Final[Kept[int]] = Kept(lambda group: sum([1 << rank - 1 for rank, _ in counts_in(group)]))
