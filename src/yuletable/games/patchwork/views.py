"""What the screens of Patchwork may see. An allow-list: whatever is not here never leaves.

A patch is its number from 0 to 32 (`web/patches.js` has its shape and values), 33 a 1x1. A square
of a quilt is 9 * row + column, from 0 at the top left.
"""

from typing import Literal

import msgspec


class TrackView(msgspec.Struct, frozen=True):
    """The time track. end: its last space. income: spaces that pay. special: spaces where a 1x1
    lies or lay; special_left: where one still lies."""

    end: int
    income: list[int]
    special: list[int]
    special_left: list[int]


class LaidView(msgspec.Struct, frozen=True):
    """A patch on a quilt. orientation: index into the patch's orientations; row, column: of the top
    left corner of the box around it. squares: ascending."""

    patch: int
    orientation: int
    row: int
    column: int
    squares: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    """One seat.

    time: its space on the track. on_top: both tokens are on this space, this one is on top.
    quilt: 81 squares row by row, the patch on each, null where it is empty. laid: in the order of
    sewing. income: buttons on the quilt. payments: income spaces still ahead. next_income,
    next_special: spaces to the next one ahead, null when there is none (next_special: that still
    holds a 1x1). score: if it ended now. bonus: has the 7x7. window: the most squares covered in
    any 7x7. home: 1 or 2, who came to the end of the track first; null on the way.
    """

    time: int
    on_top: bool
    buttons: int
    income: int
    payments: int
    empty: int
    quilt: list[int | None]
    laid: list[LaidView]
    next_income: int | None
    next_special: int | None
    score: int
    bonus: bool
    window: int
    home: int | None


class PointView(msgspec.Struct, frozen=True):
    """How a seat stood after one of its moves: for charts. covered: squares of its quilt."""

    seat: int
    time: int
    buttons: int
    covered: int
    score: int


class MoveView(msgspec.Struct, frozen=True):
    """What a pass or a purchase does; every choice of an ask of kind "turn" carries one.

    cost: buttons paid. to: space of the token then. steps: spaces moved; earned: buttons for them,
    on a pass. marks: income spaces crossed. paid: what they pay, all together. buttons, income,
    empty, score: of the seat then, before a 1x1 and the 7x7. special: "taken" with the space
    special_space, "aside" when the quilt is full then, else null. next_seat: who acts next, after a
    1x1 is sewn on; null when the match is over. again: that is the same seat. home: the move ends
    on the last space. places: for a purchase, by orientation the corner squares where it may be
    sewn on, ascending; empty lists where the seat cannot buy it for lack of buttons.
    """

    cost: int
    to: int
    steps: int
    earned: int
    marks: list[int]
    paid: int
    buttons: int
    income: int
    empty: int
    score: int
    special: Literal["taken", "aside"] | None
    special_space: int | None
    next_seat: int | None
    again: bool
    home: bool
    places: list[list[int]]


class PlacesView(msgspec.Struct, frozen=True):
    """Corner squares where an orientation may be sewn on, ascending; of the choices of an ask of
    kind "place" or "special"."""

    squares: list[int]


class AccountView(msgspec.Struct, frozen=True):
    """The final account of one seat. penalty: what the empty squares cost, 0 or less. total: the
    sum of buttons, bonus and penalty. place: 1 or 2."""

    seat: int
    buttons: int
    bonus: int
    empty: int
    penalty: int
    total: int
    place: int


class PatchworkView(msgspec.Struct, frozen=True):
    """The table; both players and everybody else see the same.

    circle: patches clockwise from the tree, the first three (`offered`) may be bought; while it is
    laid out, those that lie already. start: who begins, null before it is known. current: whose
    turn it is, asked: who is asked, prompt: what (null before and after). chosen: the patch that is
    bought but not sewn on yet. special_space: space of the 1x1 that must be sewn on now. bonus: who
    has the 7x7, null as long as nobody has. history: in the order of play. final, tie_break: when
    over, unless it ended early; tie_break "home": as many points, who was home first wins.
    """

    phase: Literal["laying", "starting", "turn", "placing", "special", "over"]
    track: TrackView
    players: list[PlayerView]
    circle: list[int]
    offered: list[int]
    start: int | None
    current: int | None
    asked: int | None
    prompt: Literal["turn", "place", "special"] | None
    chosen: int | None
    special_space: int | None
    bonus: int | None
    history: list[PointView]
    over: bool
    early: bool
    final: list[AccountView]
    tie_break: Literal["home"] | None
