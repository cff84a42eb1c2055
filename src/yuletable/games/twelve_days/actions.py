"""What a seat can do: dense ids, what each of them plays, and its JSON.

A play is a combination of cards; what it is follows from the cards alone (4.6).
"""

from typing import Final

from yuletable.core.protocol import Action, Json
from yuletable.games.twelve_days.cards import (
    HIGHEST,
    RANKS,
    UP_TO,
    Cards,
    Kept,
    Rank,
    counts_in,
    groups_of,
    mask_of,
    pack,
)

SINGLE: Final = 0
"""SINGLE + rank - 1: one card (4.1)."""
SET: Final = SINGLE + HIGHEST
"""From here on by rank, then by number from two up: cards of one rank (4.2)."""
STRAIGHT: Final = SET + sum(rank - 1 for rank in RANKS)
"""From here on by low card, then by length from two up: consecutive ranks (4.3)."""
PASS: Final = STRAIGHT + sum(HIGHEST - low for low in RANKS)
NUM_ACTIONS: Final = PASS + 1

KINDS: Final = ("single", "set", "straight")
ONE_CARD: Final = 0
SAME: Final = 1
RUN: Final = 2

PLAYED: Final[list[tuple[Rank, ...]]] = [
    *[(rank,) for rank in RANKS],
    *[(rank,) * count for rank in RANKS for count in range(2, rank + 1)],
    *[tuple(range(low, high + 1)) for low in RANKS for high in range(low + 1, HIGHEST + 1)],
]
"""The ranks that each play consists of, ascending."""
ACTION_OF: Final = {ranks: action for action, ranks in enumerate(PLAYED)}
KIND: Final = [
    ONE_CARD if action < SET else SAME if action < STRAIGHT else RUN for action in range(PASS)
]
LOW: Final = [ranks[0] for ranks in PLAYED]
SIZE: Final = [len(ranks) for ranks in PLAYED]
WEIGHT: Final[list[Cards]] = [pack(ranks) for ranks in PLAYED]


def leads(cards: Cards) -> list[Action]:
    """Every combination that can be made of these cards, ascending."""
    mask = mask_of(cards)
    return _SINGLES[mask] + _sets(cards) + _STRAIGHTS[mask]


def answers(cards: Cards, kind: int, bar: Rank) -> list[Action]:
    """Every combination of a kind with a low card of `bar` or lower (5.3, 5.4), and PASS."""
    if kind == RUN:
        return [*_LOW_STRAIGHTS[mask_of(cards) << 4 | bar], PASS]
    # Nothing above the bar can be part of a single or a set.
    below = cards & UP_TO[bar]
    found = _SINGLES[mask_of(below)] if kind == ONE_CARD else _sets(below)
    return [*found, PASS]


def _sets(cards: Cards) -> list[Action]:
    low, middle, high = groups_of(cards)
    return _SETS[low] + _SETS[middle] + _SETS[high]


def _straights(mask: int) -> list[Action]:
    found = []
    for low in RANKS:
        high = low
        while mask >> high - 1 & 1:
            if high > low:
                found.append(ACTION_OF[tuple(range(low, high + 1))])
            high += 1
    return found


_SINGLES: Final[Kept[list[Action]]] = Kept(
    lambda mask: [SINGLE + at for at in range(HIGHEST) if mask >> at & 1]
)
_SETS: Final[Kept[list[Action]]] = Kept(
    lambda group: [
        ACTION_OF[(rank,) * count]
        for rank, most in counts_in(group)
        for count in range(2, most + 1)
    ]
)
_STRAIGHTS: Final[Kept[list[Action]]] = Kept(_straights)
"""By the ranks that are there, bit r - 1 for rank r."""
_LOW_STRAIGHTS: Final[Kept[list[Action]]] = Kept(
    lambda key: [action for action in _STRAIGHTS[key >> 4] if LOW[action] <= key & 15]
)
"""By these ranks and, in four bits below, the bar."""


def choice_json(action: Action) -> dict[str, Json]:
    """The JSON of a seat's action."""
    return {"pass": True} if action == PASS else {"play": list(PLAYED[action])}
