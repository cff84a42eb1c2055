"""The dense ids of what a seat can do, and where a patch fits."""

from typing import Final, TypeAlias

from yuletable.core.protocol import Action, Json
from yuletable.games.patchwork.patches import (
    FULL,
    OFFERED,
    PATCHES,
    SIDE,
    SQUARES,
    Cell,
    Orientation,
)

PASS: Final = 0
BUY: Final = 1
"""BUY + place in the circle, from 0: the first atom of a purchase."""
PLACE: Final = BUY + OFFERED
"""PLACE + orientation * 81 + square of the corner: the second atom, or a 1x1."""
ORIENTATIONS: Final = 8
NUM_ACTIONS: Final = PLACE + ORIENTATIONS * SQUARES

_COLUMNS: Final = tuple(
    tuple(column for column in range(SIDE) if row >> column & 1) for row in range(1 << SIDE)
)
_ROW: Final = (1 << SIDE) - 1
_LONGEST: Final = 5
"""The longest straight row of squares in a patch."""

Runs: TypeAlias = tuple[int, ...]
"""Sets of squares where a straight row of free squares begins: 1 long, then to the right 2 to 5
long, then downwards 2 to 5 long. What it says of rows over the edge is wrong, and no corner of a
box reaches so far."""


def runs(board: int) -> Runs:
    """Of a quilt that covers `board`."""
    free = FULL & ~board
    right2 = free & free >> 1
    right3 = right2 & free >> 2
    right4 = right3 & free >> 3
    down2 = free & free >> 9
    down3 = down2 & free >> 18
    down4 = down3 & free >> 27
    return (
        free,
        right2,
        right3,
        right4,
        right4 & free >> 4,
        down2,
        down3,
        down4,
        down4 & free >> 36,
    )


def _straight(cells: frozenset[Cell]) -> dict[frozenset[Cell], tuple[int, int]]:
    """The longest straight rows in a patch, both ways: index in `Runs`, and how far they begin from
    the corner of its box."""
    found = {}
    for row, column in cells:
        for down, right, first in ((0, 1, 1), (1, 0, _LONGEST)):
            if (row - down, column - right) in cells:
                continue
            length = 1
            while (row + down * length, column + right * length) in cells:
                length += 1
            line = frozenset((row + down * n, column + right * n) for n in range(length))
            index = 0 if length == 1 else first + length - 2
            found[line] = (index, SIDE * row + column)
    return found


def _cover(cells: frozenset[Cell]) -> list[tuple[int, int]]:
    """Three straight rows, or as few as there are, that make up a patch: no patch needs more."""
    straight = _straight(cells)
    best = list(straight)
    chosen: list[list[frozenset[Cell]]] = [[]]
    for line in straight:
        chosen += [[*lines, line] for lines in chosen]
    for lines in chosen:
        if len(lines) < len(best) and frozenset[Cell]().union(*lines) == cells:
            best = lines
    return [straight[line] for line in best]


_Line: TypeAlias = tuple[int, int, int, int, int, int, int]


def _line(orientation: Orientation) -> _Line:
    """Its corners, then three straight rows as (index, shift); of fewer the last is repeated."""
    rows = _cover(frozenset(orientation.cells))
    one, two, three = [*rows, rows[-1], rows[-1]][:3]
    return orientation.corners, *one, *two, *three


_THREE: Final = tuple(tuple(map(_line, patch.orientations)) for patch in PATCHES)
_TWO: Final = tuple(
    tuple(line[:5] for line in lines) if all(line[3:5] == line[5:] for line in lines) else ()
    for lines in _THREE
)
"""The same for patches of two straight rows or one."""


def corners(patch: int, free: Runs) -> list[int]:
    """For each orientation of a patch the set of squares where the corner of its box may lie on a
    quilt: all squares at once, the free rows shifted by where the patch has them."""
    lines = _TWO[patch]
    if lines:
        return [squares & free[i] >> a & free[j] >> b for squares, i, a, j, b in lines]
    return [
        squares & free[i] >> a & free[j] >> b & free[k] >> c
        for squares, i, a, j, b, k, c in _THREE[patch]
    ]


def fits(patch: int, free: Runs) -> bool:
    """Whether a patch can be laid anywhere on a quilt."""
    for squares, i, a, j, b, k, c in _THREE[patch]:
        if squares & free[i] >> a & free[j] >> b & free[k] >> c:
            return True
    return False


def place_actions(found: list[int]) -> list[Action]:
    """The actions of these corners, ascending."""
    actions: list[Action] = []
    base = PLACE
    for squares in found:
        at = base
        while squares:
            row = squares & _ROW
            if row:
                actions += [at + column for column in _COLUMNS[row]]
            squares >>= SIDE
            at += SIDE
        base += SQUARES
    return actions


def nth_place(found: list[int], number: int) -> Action:
    """The action of these corners with this number, counted from 0 upwards."""
    base = PLACE
    for squares in found:
        count = squares.bit_count()
        if number < count:
            while number >= (count := (squares & _ROW).bit_count()):
                number -= count
                squares >>= SIDE
                base += SIDE
            return base + _COLUMNS[squares & _ROW][number]
        number -= count
        base += SQUARES
    raise IndexError("there are not so many places")


def place_parts(action: Action) -> tuple[int, int]:
    """(orientation, square) of a placement."""
    return divmod(action - PLACE, SQUARES)


def place_id(orientation: int, square: int) -> Action:
    """The id of a placement."""
    return PLACE + orientation * SQUARES + square


def choice_json(action: Action, circle: list[int], special: bool) -> dict[str, Json]:
    """The JSON of a seat's action. special: a 1x1 is being laid."""
    if action == PASS:
        return {"pass": True}
    if action < PLACE:
        return {"buy": circle[action - BUY]}
    orientation, square = place_parts(action)
    place = list(divmod(square, SIDE))
    return {"place": place} if special else {"orientation": orientation, "place": place}
