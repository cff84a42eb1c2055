"""What the screens of 12 Days may see. An allow-list: whatever is not here never leaves.

A card is its rank, 1 to 12; lists of cards ascend.
"""

from typing import Literal

import msgspec


class PlayerView(msgspec.Struct, frozen=True):
    """One seat, as everybody sees it. hand: how many cards. known: all of them, where everybody
    knows them because they came back. place: when it is over, unless it ended early."""

    hand: int
    gifts: int
    known: list[int] | None
    place: int | None


class LeadView(msgspec.Struct, frozen=True):
    """What has to be followed: the same type, with a card of rank `low` or lower."""

    seat: int
    type: Literal["single", "set", "straight"]
    low: int
    size: int


class PlayView(msgspec.Struct, frozen=True):
    """What a seat did in this trick. cards: none after a pass. wins: would win the trick now."""

    seat: int
    cards: list[int]
    passed: bool
    type: Literal["single", "set", "straight"] | None
    low: int | None
    wins: bool


class TrickView(msgspec.Struct, frozen=True):
    """A trick that is over. plays: from its leader on; wins: of the winner's alone. returned: seats
    whose last cards came back."""

    plays: list[PlayView]
    winner: int
    returned: list[int]


class HandView(msgspec.Struct, frozen=True):
    """A hand that is over. left: cards of each seat; gave: who gave a gift to the winner; gifts: of
    each seat after it."""

    winner: int
    left: list[int]
    gave: list[int]
    gifts: list[int]


class OwnView(msgspec.Struct, frozen=True):
    """What the viewer alone may see."""

    hand: list[int]


class PreviewView(msgspec.Struct, frozen=True):
    """What a play would do; each one of an ask carries it. wins: it would win the trick as it
    stands. left: cards in hand behind it. last: none, so that they come back unless they win."""

    wins: bool
    left: int
    last: bool


class TwelveDaysView(msgspec.Struct, frozen=True):
    """The table, and for a seat what is its own.

    hand: the number of this hand from 1, 0 before the first; hands: of the match. pool: gifts left.
    dealer, leader: null before the draw; leader: of this trick, while cards are dealt of the first.
    asked, prompt: the open ask. lead, trick, winning: null or empty between tricks; trick: from the
    leader on. waiting: who has still to act in it, in order. gone: cards of each rank discarded in
    this hand, rank 1 first. left_out: cards that were not dealt. tricks: over in this hand. last:
    the last trick that is over, of the hand before if this one has none yet.
    history: of every hand over. own: null for the table.
    """

    phase: Literal["starting", "dealing", "playing", "over"]
    hand: int
    hands: int
    pool: int
    dealer: int | None
    leader: int | None
    asked: int | None
    prompt: Literal["lead", "answer"] | None
    lead: LeadView | None
    trick: list[PlayView]
    winning: int | None
    waiting: list[int]
    players: list[PlayerView]
    gone: list[int]
    left_out: int
    tricks: int
    last: TrickView | None
    history: list[HandView]
    own: OwnView | None
    over: bool
    early: bool
