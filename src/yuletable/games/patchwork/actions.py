"""The dense ids of what a seat can do."""

from typing import Final

from yuletable.core.protocol import Action, Json
from yuletable.games.patchwork.patches import OFFERED, SIDE, SQUARES

PASS: Final = 0
BUY: Final = 1
"""BUY + place in the circle, from 0: the first atom of a purchase."""
PLACE: Final = BUY + OFFERED
"""PLACE + orientation * 81 + square of the corner: the second atom, or a 1x1."""
ORIENTATIONS: Final = 8
NUM_ACTIONS: Final = PLACE + ORIENTATIONS * SQUARES


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
