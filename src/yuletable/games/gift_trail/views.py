"""What the screens of Gift Trail may see. An allow-list: whatever is not here never leaves."""

from typing import Literal

import msgspec


class PlayerView(msgspec.Struct, frozen=True):
    """One seat. gift: number held, 0 for none. had: has held one in this match. rank: 0 before
    the finish. shield: stands on a shield square. crown: is a front-runner."""

    status: Literal["on_way", "finished", "removed"]
    square: int
    gift: int
    had: bool
    rank: int
    shield: bool
    crown: bool


class FitView(msgspec.Struct, frozen=True):
    """One line of "Why this?": a fitting effect, its weight out of the sum, its candidates."""

    effect: str
    weight: int
    candidates: list[int]


class RevealView(msgspec.Struct, frozen=True):
    """One result card, in finishing order. rank 0: no rank (ended early). gift: taken home,
    bringer: the seat that wrapped it; swapped: by the switch "nobody takes home their own"."""

    seat: int
    rank: int
    gift: int
    bringer: int
    swapped: bool


class LeftView(msgspec.Struct, frozen=True):
    """A gift still under the tree at the end, with its bringer."""

    gift: int
    bringer: int


class GiftTrailView(msgspec.Struct, frozen=True):
    """The table, and for a seat its own gift number.

    board, length, lucky, unlucky, shields: the trail. dice_count: 1 or 2.
    order: turn order, once drawn. turn: number of the current turn, from 1.
    current: seat whose turn it is, null when over. dice: faces of the last roll of this turn.
    landing: 0 before the roll, 1..3. effect, fits: what was drawn on this landing and from what.
    asked: seat with an open prompt, prompt: its kind, candidates: seats it may choose (never gift
    numbers). own_gift: number of the gift the viewer brought, null for the table.
    tree: numbers under the tree, ascending. last_round: the match ends with this round.
    reveal, left_over, removed: only when over.
    """

    board: Literal["short", "medium", "long"]
    length: int
    lucky: list[int]
    unlucky: list[int]
    shields: list[int]
    dice_count: int
    walk: bool
    order: list[int]
    turn: int
    current: int | None
    players: list[PlayerView]
    tree: list[int]
    dice: list[int]
    landing: int
    effect: str | None
    fits: list[FitView]
    asked: int | None
    prompt: str | None
    candidates: list[int]
    own_gift: int | None
    last_round: bool
    over: bool
    early: bool
    reveal: list[RevealView]
    left_over: list[LeftView]
