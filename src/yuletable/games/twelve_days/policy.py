"""The greedy player of 12 Days: long leads first, low cards last, by what its seat sees.

It reads nothing that its seat does not know, so that it may be asked in any world.
"""

from typing import Final

from yuletable.core.protocol import Action, Pick, Seat
from yuletable.games.twelve_days.actions import (
    KIND,
    LOW,
    ONE_CARD,
    PASS,
    RUN,
    SIZE,
    WEIGHT,
    answers,
    leads,
)
from yuletable.games.twelve_days.cards import UP_TO, Cards, Rank
from yuletable.games.twelve_days.position import Position
from yuletable.games.twelve_days.worlds import unseen

SHED: Final = [100 * size + low for size, low in zip(SIZE, LOW, strict=True)]
"""What a play is good for at a glance: many cards, and of equals high ones."""
WHOLE: Final = frozenset(WEIGHT)
"""Hands that are one combination."""


def greedy(state: Position, seat: Seat, pick: Pick) -> Action:
    """What a sensible player does at a glance."""
    return _answer(state, seat) if state.trick else _lead(state, seat)


def beaten(kind: int, low: Rank, cards: Cards) -> bool:
    """Whether a play can be beaten with these cards by somebody behind: a tie is enough (5.7)."""
    if kind == RUN:
        return len(answers(cards, RUN, low)) > 1
    below = cards & UP_TO[low]
    if kind == ONE_CARD:
        return below != 0
    # Two cards of one rank: more than one in any group of four bits.
    return below & 0xEEEEEEEEEEEE != 0


def _lead(state: Position, seat: Seat) -> Action:
    hand = state.hands[seat]
    legal = leads(hand)
    if hand in WHOLE:
        return max(legal, key=SIZE.__getitem__)
    others = unseen(state, seat)
    sure = [
        action
        for action in legal
        if hand - WEIGHT[action] in WHOLE and not beaten(KIND[action], LOW[action], others)
    ]
    if sure:
        return max(sure, key=SHED.__getitem__)
    return max(_keeping_low(hand, legal), key=SHED.__getitem__)


def _answer(state: Position, seat: Seat) -> Action:
    hand = state.hands[seat]
    lead = state.trick[0]
    legal = answers(hand, KIND[lead], LOW[lead])[:-1]
    bar = state.best_low
    winning = [action for action in legal if LOW[action] <= bar]
    for action in winning:
        if WEIGHT[action] == hand:
            return action
    last = [action for action in winning if hand - WEIGHT[action] in WHOLE]
    if last:
        return max(last, key=SHED.__getitem__)
    # Last cards that do not win only come back (6.1).
    shed = [action for action in _keeping_low(hand, legal) if WEIGHT[action] != hand]
    return max(shed, key=SHED.__getitem__, default=PASS)


def _keeping_low(hand: Cards, plays: list[Action]) -> list[Action]:
    """The plays that leave a lowest card for the end; all of them where none does."""
    lowest = hand & -hand
    at = lowest.bit_length() - 1 & ~3
    mask = 15 << at
    return [action for action in plays if (hand - WEIGHT[action]) & mask] or plays
