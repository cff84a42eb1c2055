"""Why something that a seat asked for cannot be done, as sentences with arguments."""

from yuletable.core.protocol import Json, Seat, Text
from yuletable.games.patchwork.patches import (
    OFFERED,
    PATCHES,
    SIDE,
    SPECIAL,
    Orientation,
)
from yuletable.games.patchwork.position import FINAL, OWING, PLACING
from yuletable.games.patchwork.rules import State


def why(reason: str, **args: Json) -> Text:
    """The sentence of a reason."""
    return Text(f"patchwork-why-{reason}", args)


def why_not_asked(state: State) -> Text:
    """Why a seat that is not asked cannot do anything now."""
    if state.phase == FINAL:
        return why("over")
    return why("not-turn", turn_seat=state.who) if state.who >= 0 else why("not-asked")


def why_not_now(state: State, word: str) -> Text | None:
    """Why the seat that is asked cannot do this kind of thing now. word: pass, buy, or place for a
    placement by itself."""
    if state.phase == OWING:
        return None if word == "place" else why("special-first")
    if state.phase == PLACING:
        size = PATCHES[state.circle[state.chosen]].size
        return None if word == "place" else why("place-first", size=size)
    return why("not-chosen") if word == "place" else None


def why_no_purchase(state: State, seat: Seat, patch: int) -> Text | None:
    """Why a patch cannot be bought (4.1, 4.4), None where it can."""
    if not 0 <= patch < SPECIAL:
        return why("no-patch")
    if patch not in state.circle[:OFFERED]:
        return why("not-offered" if patch in state.circle else "sold", size=PATCHES[patch].size)
    cost, buttons = PATCHES[patch].buttons, state.buttons[seat]
    if cost > buttons:
        return why("dear", cost=cost, buttons=buttons, missing=cost - buttons)
    return None if state.fits(patch) else why("no-fit", size=PATCHES[patch].size)


def why_no_place(board: int, orientation: Orientation, row: int, column: int) -> Text | None:
    """Why a patch cannot lie so (4.3), None where it can. row, column: of the corner of its box."""
    inside = 0 <= row <= SIDE - orientation.height and 0 <= column <= SIDE - orientation.width
    if not inside:
        return why("outside")
    if board & orientation.mask << SIDE * row + column:
        return why("covered" if orientation.mask == 1 else "overlap")
    return None
