"""What may be followed of a choice: a patch that is looked at, or held over its seat's quilt."""

from typing import Final

from yuletable.core.protocol import Json, Text
from yuletable.games.patchwork.patches import OFFERED, PATCHES, SIDE, SPECIAL
from yuletable.games.patchwork.position import OWING, PLACING
from yuletable.games.patchwork.reasons import why
from yuletable.games.patchwork.rules import State

_HELD: Final = {"patch", "orientation", "place"}


def why_not_shown(state: State, data: Json) -> Text | None:
    """Why this is nothing to follow, None where it is: {"patch": n}, or {"patch": n, "orientation":
    k, "place": [row, column]} with the whole patch over the quilt, on whatever lies there."""
    if not isinstance(data, dict) or set(data) not in ({"patch"}, _HELD):
        return why("shape")
    patch = data["patch"]
    if type(patch) is not int or not 0 <= patch < len(PATCHES):
        return why("no-patch")
    if patch not in _in_question(state):
        return why("not-offered")
    return None if len(data) == 1 else _why_not_held(patch, data["orientation"], data["place"])


def _in_question(state: State) -> list[int]:
    """The patches that the seat that is asked may hold now (4.1, 5.3)."""
    if state.phase == OWING:
        return [SPECIAL]
    if state.phase == PLACING:
        return [state.circle[state.chosen]]
    return list(state.circle[:OFFERED])


def _why_not_held(patch: int, orientation: Json, place: Json) -> Text | None:
    orientations = PATCHES[patch].orientations
    if type(orientation) is not int or not 0 <= orientation < len(orientations):
        return why("no-orientation")
    if not isinstance(place, list) or [type(part) for part in place] != [int, int]:
        return why("shape")
    shape = orientations[orientation]
    row, column = place
    inside = 0 <= row <= SIDE - shape.height and 0 <= column <= SIDE - shape.width
    return None if inside else why("outside")
