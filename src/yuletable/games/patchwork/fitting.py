"""Where a patch fits on a quilt: all orientations and all places at once.

Two forms of a set of squares meet here. A quilt has 81 bits. The sites of a patch are an int with a
lane of 128 bits for each orientation: bit 128 * orientation + 47 + square stands for a placement,
its square that of the corner of the box. Multiplying a quilt's set by a number with one bit for
each lane copies it into all these lanes, in each shifted as its orientation needs it.
"""

from typing import Final, TypeAlias

from yuletable.core.protocol import Action
from yuletable.games.patchwork.actions import PLACE
from yuletable.games.patchwork.patches import (
    FULL,
    PATCHES,
    SIDE,
    SQUARES,
    Cell,
    Orientation,
    squares_of,
)

LANE: Final = 128
LOW: Final = LANE - SQUARES
"""A lane has so many bits below its first square: no patch shifts a quilt further, so copies in two
lanes never overlap."""
_LANE_FULL: Final = (1 << LANE) - 1
_FIRST: Final = PLACE - LOW
_HALVES: Final = tuple((width, (1 << width) - 1) for width in (64, 32, 16, 8))
_BITS: Final = tuple(tuple(bit for bit in range(8) if value >> bit & 1) for value in range(1 << 8))
_LONGEST: Final = 5
"""The longest straight row of squares in a patch."""
_MOST_ROWS: Final = 3
"""No patch needs more straight rows than this to be made up of."""

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


_Row: TypeAlias = tuple[int, int]
"""A straight row of a patch: index in `Runs`, and how far it begins from the corner of the box."""


def _straight(cells: frozenset[Cell]) -> dict[frozenset[Cell], _Row]:
    """The longest straight rows in a patch, both ways."""
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


_Kinds: TypeAlias = tuple[int, ...]
"""Indices in `Runs`, ascending."""


def _covers(orientation: Orientation) -> dict[_Kinds, list[_Row]]:
    """The ways to make it up of as few straight rows as it can be, one for each choice of kinds."""
    cells = frozenset(orientation.cells)
    straight = _straight(cells)
    chosen: list[list[frozenset[Cell]]] = [[]]
    for line in straight:
        chosen += [[*lines, line] for lines in chosen]
    whole = [lines for lines in chosen if frozenset[Cell]().union(*lines) == cells]
    least = min(map(len, whole))
    found = {}
    for lines in whole:
        if len(lines) == least:
            rows = sorted(straight[line] for line in lines)
            found[tuple(index for index, _ in rows)] = rows
    return found


_Group: TypeAlias = tuple[int, list[tuple[int, int]]]
"""Orientations that are made up of the same kinds of rows: where the corners of their boxes may
lie, as sites, and for each row its index in `Runs` and the number that copies it into the lanes."""


def _groups(orientations: tuple[Orientation, ...]) -> list[_Group]:
    """As few as there can be: one, or one upright and one across."""
    covers = [_covers(orientation) for orientation in orientations]
    left = list(range(len(orientations)))
    groups = []
    while left:
        kinds = max(
            sorted(set().union(*(covers[lane] for lane in left))),
            key=lambda kinds: sum(kinds in covers[lane] for lane in left),
        )
        corners, copies = 0, [0] * len(kinds)
        for lane in [lane for lane in left if kinds in covers[lane]]:
            left.remove(lane)
            first = LANE * lane + LOW
            corners |= orientations[lane].corners << first
            for number, (_, shift) in enumerate(covers[lane][kinds]):
                copies[number] |= 1 << first - shift
        groups.append((corners, list(zip(kinds, copies, strict=True))))
    return groups


_Two: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int]
_Three: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int]


def _three(orientations: tuple[Orientation, ...]) -> _Three:
    """Two groups of three rows; of fewer rows the last is repeated, a missing group has no
    corners."""
    one, *more = _groups(orientations)
    two = more[0] if more else (0, one[1])
    (one_rows, two_rows) = ([*rows, rows[-1], rows[-1]][:_MOST_ROWS] for _, rows in (one, two))
    a, b, c = one_rows
    d, e, f = two_rows
    return one[0], *a, *b, *c, two[0], *d, *e, *f


def _two(three: _Three) -> _Two | None:
    """The same for a patch of two straight rows or one, None for others."""
    m, i, a, j, b, k, c, n, p, d, q, e, r, f = three
    return (m, i, a, j, b, n, p, d, q, e) if (j, b, q, e) == (k, c, r, f) else None


_THREES: Final = tuple(_three(patch.orientations) for patch in PATCHES)
_TWOS: Final = tuple(map(_two, _THREES))


def sites(patch: int, free: Runs) -> int:
    """All placements of a patch on a quilt."""
    two = _TWOS[patch]
    if two is not None:
        m, i, a, j, b, n, p, d, q, e = two
        return m & free[i] * a & free[j] * b | n & free[p] * d & free[q] * e
    m, i, a, j, b, k, c, n, p, d, q, e, r, f = _THREES[patch]
    return m & free[i] * a & free[j] * b & free[k] * c | n & free[p] * d & free[q] * e & free[r] * f


def fits(patch: int, free: Runs) -> bool:
    """Whether a patch can be laid anywhere on a quilt."""
    m, i, a, j, b, k, c, n, p, d, q, e, r, f = _THREES[patch]
    return bool(
        m & free[i] * a & free[j] * b & free[k] * c or n & free[p] * d & free[q] * e & free[r] * f
    )


def corner_squares(patch: int, found: int) -> list[list[int]]:
    """For each orientation of a patch the squares of these sites, ascending."""
    return [
        squares_of(found >> LANE * lane + LOW & FULL)
        for lane in range(len(PATCHES[patch].orientations))
    ]


def place_actions(found: int) -> list[Action]:
    """The actions of these sites, ascending."""
    actions: list[Action] = []
    first = _FIRST
    while found:
        lane, at = found & _LANE_FULL, first
        while lane:
            bits = _BITS[lane & 255]
            if bits:
                actions += [at + bit for bit in bits]
            lane >>= 8
            at += 8
        found >>= LANE
        first += SQUARES
    return actions


def nth_place(found: int, number: int) -> Action:
    """The action of these sites with this number, counted from 0 upwards. Raises IndexError for one
    that is not there."""
    action = _FIRST
    while number >= (count := (found & _LANE_FULL).bit_count()):
        number -= count
        found >>= LANE
        action += SQUARES
        if not found:
            raise IndexError("there are not so many places")
    found &= _LANE_FULL
    for width, half in _HALVES:
        low = found & half
        count = low.bit_count()
        if number < count:
            found = low
        else:
            number -= count
            found >>= width
            action += width
    return action + _BITS[found][number]
