"""What a seat can do: dense ids, what each of them plays, and its JSON.

A play is a combination of cards; what it is follows from the cards alone (4.6).
"""

from bisect import bisect_left
from functools import cache
from typing import Final

from yuletable.core.protocol import Action, Json
from yuletable.games.twelve_days.cards import HIGHEST, RANKS, Cards, Rank, mask_of, pack

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

_FIRST_STRAIGHT: Final = [STRAIGHT, *[ACTION_OF.get((low, low + 1), PASS) for low in RANKS], PASS]
"""The id of the first straight with this low card."""
_GROUP: Final = (1 << 16) - 1


def leads(cards: Cards) -> list[Action]:
    """Every combination that can be made of these cards, ascending."""
    mask = mask_of(cards)
    return _singles(mask) + _sets(cards) + straights(mask)


def answers(cards: Cards, kind: int, bar: Rank) -> list[Action]:
    """Every combination of a kind with a low card of `bar` or lower (5.3, 5.4), and PASS."""
    if kind == RUN:
        found = straights(mask_of(cards))
        return [*found[: bisect_left(found, _FIRST_STRAIGHT[bar + 1])], PASS]
    # Nothing above the bar can be part of a single or a set.
    below = cards & (1 << 4 * bar) - 1
    found = _singles(mask_of(below)) if kind == ONE_CARD else _sets(below)
    return [*found, PASS]


@cache
def _singles(mask: int) -> list[Action]:
    return [SINGLE + at for at in range(HIGHEST) if mask >> at & 1]


def _sets(cards: Cards) -> list[Action]:
    return (
        _group_sets(0, cards & _GROUP)
        + _group_sets(4, cards >> 16 & _GROUP)
        + _group_sets(8, cards >> 32)
    )


@cache
def _group_sets(below: Rank, bits: int) -> list[Action]:
    return [
        ACTION_OF[(below + at + 1,) * count]
        for at in range(4)
        for count in range(2, (bits >> 4 * at & 15) + 1)
    ]


@cache
def straights(mask: int) -> list[Action]:
    """Every straight of cards with these ranks (bit r - 1 for rank r), ascending."""
    found = []
    for low in RANKS:
        high = low
        while mask >> high - 1 & 1:
            if high > low:
                found.append(ACTION_OF[tuple(range(low, high + 1))])
            high += 1
    return found


def choice_json(action: Action) -> dict[str, Json]:
    """The JSON of a seat's action."""
    return {"pass": True} if action == PASS else {"play": list(PLAYED[action])}
