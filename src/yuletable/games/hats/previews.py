"""What a main action would do, worked out before it is done."""

from typing import Literal

from yuletable.core.protocol import Seat
from yuletable.games.hats.cards import BIT, NAMES, TYPES, Card
from yuletable.games.hats.position import NOBODY, Position
from yuletable.games.hats.scoring import (
    BLACK_TYPE,
    COOKIE,
    cookie_rank,
    hats_line,
    type_values,
)
from yuletable.games.hats.views import PreviewView, ValueChange


def swap_preview(state: Position, seat: Seat, card: Card, space: int) -> PreviewView:
    """Both effects of a swap: what comes into the collection, and what the tray is worth then.
    space: from 0."""
    taken = state.tray[space]
    tray = state.tray[:]
    tray[space] = card
    shown = [*state.shown[seat], taken]
    types = state.types[seat] | BIT[taken]
    return _preview(state, seat, NAMES[taken], tray, shown, len(state.black[seat]), types)


def black_preview(state: Position, seat: Seat) -> PreviewView:
    """A black hat: no card is collected face up, and the tray stays as it is."""
    types = state.types[seat] | BLACK_TYPE
    blacks = len(state.black[seat]) + 1
    return _preview(state, seat, None, state.tray, state.shown[seat], blacks, types)


def _preview(
    state: Position,
    seat: Seat,
    name: str | None,
    tray: list[Card],
    shown: list[Card],
    blacks: int,
    types: int,
) -> PreviewView:
    before, after = type_values(state.tray), type_values(tray)
    points = [
        hats_line(shown if other == seat else state.shown[other], after)
        - hats_line(state.shown[other], before)
        for other in range(state.n)
    ]
    hats, black = points[seat], blacks - len(state.black[seat])
    points[seat] += black
    holder = state.cookie
    cookie = _cookie(state, seat, shown, blacks, types)
    if cookie == "taken":
        points[seat] += COOKIE
        if holder != NOBODY:
            points[holder] -= COOKIE
    return PreviewView(
        card=name,
        new_type=types != state.types[seat],
        values=[
            ValueChange(TYPES[kind], old, new)
            for kind, (old, new) in enumerate(zip(before, after, strict=True))
            if old != new
        ],
        hats=hats,
        black=black,
        types=types.bit_count(),
        cookie=cookie,
        cookie_seat=holder if holder not in (NOBODY, seat) else None,
        points=points,
    )


def _cookie(
    state: Position, seat: Seat, shown: list[Card], blacks: int, types: int
) -> Literal["kept", "taken", "elsewhere"]:
    """Where the cookie is then (6.6)."""
    holder = state.cookie
    if holder == seat:
        return "kept"
    if holder == NOBODY:
        return "taken"
    number = state.black_number
    theirs, their_blacks = state.shown[holder], len(state.black[holder])
    rank = cookie_rank(shown, blacks, types, number)
    if rank < cookie_rank(theirs, their_blacks, state.types[holder], number):
        return "taken"
    return "elsewhere"
