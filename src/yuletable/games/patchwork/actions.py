"""The dense ids of what a seat can do, and where a patch fits."""

from typing import Final

from yuletable.core.protocol import Action, Json
from yuletable.games.patchwork.patches import OFFERED, PATCHES, SIDE, SQUARES

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
_LINES: Final = tuple(
    tuple((orientation.corners, orientation.shifts) for orientation in patch.orientations)
    for patch in PATCHES
)


def corners(patch: int, board: int) -> list[int]:
    """For each orientation of a patch the set of squares where the corner of its box may lie on a
    quilt that covers `board`: all squares at once, the free board shifted by each cell."""
    free = ~board
    found = []
    for squares, shifts in _LINES[patch]:
        for shift in shifts:
            squares &= free >> shift
            if not squares:
                break
        found.append(squares)
    return found


def fits(patch: int, board: int) -> bool:
    """Whether a patch can be laid anywhere on a quilt that covers `board`."""
    free = ~board
    for squares, shifts in _LINES[patch]:
        for shift in shifts:
            squares &= free >> shift
            if not squares:
                break
        else:
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
