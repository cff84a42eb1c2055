"""The patches, their orientations, and the time track. Numbers in comments are clauses of RULES.md.

A set of squares is an int: bit 9 * row + column.
"""

from typing import Final, NamedTuple

SIDE: Final = 9
SQUARES: Final = SIDE * SIDE
FULL: Final = (1 << SQUARES) - 1
COUNT: Final = 33
SPECIAL: Final = COUNT
"""The 1x1 that lies on the time track; the others are numbers below."""
LAST: Final = 0
"""The 2x1, which is always the last of the circle at the start (2.2)."""
OFFERED: Final = 3

START_BUTTONS: Final = 5
END: Final = 53
INCOME_SPACES: Final = (5, 11, 17, 23, 29, 35, 41, 47, 53)
TRACKS: Final = {"revised": (26, 32, 38, 44, 50), "classic": (20, 26, 32, 44, 50)}
"""The spaces of the 1x1 patches, by the value of the option (1.5)."""

WINDOW: Final = 7
BONUS: Final = 7
EMPTY_COST: Final = 2

Cell = tuple[int, int]

_TABLE: Final = (
    # as printed, buttons, time, income (1.3)
    ("XX", 2, 1, 0),
    (".X/XX", 1, 3, 0),
    (".X/XX", 3, 1, 0),
    ("XXX", 2, 2, 0),
    ("XX/XX", 6, 5, 2),
    ("XXXX", 3, 3, 1),
    ("XXX/.X.", 2, 2, 0),
    ("X../XXX", 4, 2, 1),
    ("X../XXX", 4, 6, 2),
    ("XX./.XX", 3, 2, 1),
    ("XX./.XX", 7, 6, 3),
    ("XXXXX", 7, 1, 1),
    (".X./XXX/.X.", 5, 4, 2),
    ("XXX/.X./.X.", 5, 5, 2),
    ("X.X/XXX", 1, 2, 0),
    ("X../XX./.XX", 10, 4, 3),
    ("XX./XXX", 2, 2, 0),
    (".X../XXXX", 3, 4, 1),
    ("X.../XXXX", 10, 3, 2),
    ("XXX./..XX", 2, 3, 1),
    (".XX./XXXX", 7, 4, 2),
    ("XXX./.XXX", 4, 2, 0),
    ("X..X/XXXX", 1, 5, 1),
    ("XX../XXXX", 10, 5, 3),
    ("X.../XXXX/X...", 7, 2, 2),
    (".X../XXXX/.X..", 0, 3, 1),
    (".XX/.XX/XX.", 8, 6, 3),
    (".X./XXX/X.X", 3, 6, 2),
    ("X.../XXXX/...X", 1, 2, 0),
    (".X../XXXX/..X.", 2, 1, 0),
    ("X.X/XXX/X.X", 2, 3, 0),
    ("..X../XXXXX/..X..", 1, 4, 1),
    (".XX./XXXX/.XX.", 5, 3, 1),
    ("X", 0, 0, 0),
)


class Orientation(NamedTuple):
    """One way to lay a patch. flip: mirrored left to right first (0 or 1); turns: then quarter
    turns clockwise. cells: (row, column) in its box, ascending. mask: the same as a set, its box in
    the top left corner; corners: the squares where the corner of the box may lie. turned, flipped:
    index of the orientation that it becomes by a quarter turn clockwise, and by a mirror left to
    right."""

    flip: int
    turns: int
    height: int
    width: int
    cells: tuple[Cell, ...]
    mask: int
    corners: int
    turned: int
    flipped: int


class Patch(NamedTuple):
    """buttons, time: what it costs. orientations: distinct sets of cells only, as printed first."""

    buttons: int
    time: int
    income: int
    size: int
    orientations: tuple[Orientation, ...]


def square_set(cells: tuple[Cell, ...]) -> int:
    """Cells as a set of squares."""
    squares = 0
    for row, column in cells:
        squares |= 1 << SIDE * row + column
    return squares


def squares_of(squares: int) -> list[int]:
    """A set of squares as numbers, ascending."""
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return found


def _at_corner(cells: list[Cell]) -> tuple[Cell, ...]:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def _turned(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return _at_corner([(column, -row) for row, column in cells])


def _flipped(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return _at_corner([(row, -column) for row, column in cells])


def _orientations(printed: str) -> tuple[Orientation, ...]:
    cells: tuple[Cell, ...] = tuple(
        (row, column)
        for row, line in enumerate(printed.split("/"))
        for column, cell in enumerate(line)
        if cell == "X"
    )
    found: dict[tuple[Cell, ...], tuple[int, int]] = {}
    for flip in range(2):
        shape = _flipped(cells) if flip else cells
        for turns in range(4):
            found.setdefault(shape, (flip, turns))
            shape = _turned(shape)
    index = {shape: number for number, shape in enumerate(found)}
    return tuple(
        _orientation(shape, flip, turns, index[_turned(shape)], index[_flipped(shape)])
        for shape, (flip, turns) in found.items()
    )


def _orientation(
    cells: tuple[Cell, ...], flip: int, turns: int, turned: int, flipped: int
) -> Orientation:
    height = 1 + max(row for row, _ in cells)
    width = 1 + max(column for _, column in cells)
    corners = square_set(
        tuple(
            (row, column) for row in range(SIDE - height + 1) for column in range(SIDE - width + 1)
        )
    )
    mask = square_set(cells)
    return Orientation(flip, turns, height, width, cells, mask, corners, turned, flipped)


def _patch(printed: str, buttons: int, time: int, income: int) -> Patch:
    return Patch(buttons, time, income, printed.count("X"), _orientations(printed))


PATCHES: Final[tuple[Patch, ...]] = tuple(_patch(*row) for row in _TABLE)
"""By number, the 1x1 last."""

WINDOWS: Final = tuple(
    square_set(tuple((row + r, column + c) for r in range(WINDOW) for c in range(WINDOW)))
    for row in range(SIDE - WINDOW + 1)
    for column in range(SIDE - WINDOW + 1)
)
"""The nine 7x7 windows, by the square of their corner (6.1)."""
