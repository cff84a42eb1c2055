"""What a pass or a purchase would do, worked out before it is done."""

from typing import Literal

from yuletable.core.protocol import Seat
from yuletable.games.patchwork.fitting import corner_squares
from yuletable.games.patchwork.patches import (
    BONUS,
    EMPTY_COST,
    END,
    INCOME_SPACES,
    PATCHES,
    SQUARES,
)
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.views import MoveView


def pass_preview(state: State, seat: Seat) -> MoveView:
    """A pass (3.2)."""
    to = min(END, state.time[seat ^ 1] + 1)
    return _move(state, seat, to, None, [])


def buy_preview(state: State, seat: Seat, patch: int, affordable: bool) -> MoveView:
    """A purchase (4.2), wherever the patch is laid."""
    to = min(END, state.time[seat] + PATCHES[patch].time)
    places = corner_squares(patch, state.places_of(patch)) if affordable else []
    return _move(state, seat, to, patch, places or [[] for _ in PATCHES[patch].orientations])


def _move(
    state: State, seat: Seat, to: int, patch: int | None, places: list[list[int]]
) -> MoveView:
    cost = size = more = 0
    if patch is not None:
        cost, size, more = PATCHES[patch].buttons, PATCHES[patch].size, PATCHES[patch].income
    start, other = state.time[seat], state.time[seat ^ 1]
    income = state.income[seat] + more
    marks = [space for space in INCOME_SPACES if start < space <= to]
    earned = to - start if patch is None else 0
    buttons = state.buttons[seat] - cost + earned + len(marks) * income
    empty = SQUARES - state.board[seat].bit_count() - size
    special: Literal["taken", "aside"] | None = None
    space = next((space for space in state.special if space <= to), None)
    if space is not None:
        special = "taken" if empty > 0 else "aside"
    next_seat: Seat | None = seat if to <= other else seat ^ 1
    if to == other == END:
        next_seat = None
    return MoveView(
        cost=cost,
        to=to,
        steps=to - start,
        earned=earned,
        marks=marks,
        paid=len(marks) * income,
        buttons=buttons,
        income=income,
        empty=empty,
        score=buttons + (BONUS if state.bonus == seat else 0) - EMPTY_COST * empty,
        special=special,
        special_space=space,
        next_seat=next_seat,
        again=next_seat == seat,
        home=to == END,
        places=places,
    )
