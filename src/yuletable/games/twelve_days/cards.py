"""Cards of 12 Days. Numbers in comments are clauses of RULES.md.

A rank is 1 to 12. Cards of one rank are alike, so a number of cards is one int that holds in four
bits each how many there are of every rank, rank 1 lowest: adding and taking away are + and -.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, TypeAlias

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

_GROUP: Final = 16
"""Bits of four ranks: what can be in them is little enough to be kept."""
_LOW_GROUP: Final = (1 << _GROUP) - 1


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
    return (
        _ranks(0, cards & _LOW_GROUP) + _ranks(4, cards >> 16 & _LOW_GROUP) + _ranks(8, cards >> 32)
    )


@cache
def _ranks(below: Rank, bits: int) -> list[Rank]:
    return [below + at + 1 for at in range(4) for _ in range(bits >> 4 * at & 15)]


def size_of(cards: Cards) -> int:
    """How many cards there are."""
    return len(ranks_of(cards))


def draws_of(cards: Cards) -> list[tuple[int, int]]:
    """(rank - 1, how many) for each rank that is there, ascending."""
    return (
        _draws(0, cards & _LOW_GROUP) + _draws(4, cards >> 16 & _LOW_GROUP) + _draws(8, cards >> 32)
    )


@cache
def _draws(below: Rank, bits: int) -> list[tuple[int, int]]:
    return [(below + at, bits >> 4 * at & 15) for at in range(4) if bits >> 4 * at & 15]


def mask_of(cards: Cards) -> int:
    """Which ranks are there: bit r - 1 for rank r."""
    return (
        _mask(cards & _LOW_GROUP) | _mask(cards >> 16 & _LOW_GROUP) << 4 | _mask(cards >> 32) << 8
    )


@cache
def _mask(bits: int) -> int:
    return sum([1 << at for at in range(4) if bits >> 4 * at & 15])
