"""What everybody sees of a position: nothing of it is hidden (2.4)."""

from typing import Final, Literal

from yuletable.core.protocol import Seat
from yuletable.games.patchwork.patches import (
    BONUS,
    EMPTY_COST,
    END,
    INCOME_SPACES,
    OFFERED,
    PATCHES,
    SIDE,
    SQUARES,
    TRACKS,
    WINDOWS,
    squares_of,
)
from yuletable.games.patchwork.position import FINAL, NOBODY, NOTHING, OWING, PHASES, PLACING, TURN
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.views import (
    AccountView,
    LaidView,
    PatchworkView,
    PlayerView,
    PointView,
    TrackView,
)

_PROMPTS: Final[dict[int, Literal["turn", "place", "special"]]] = {
    TURN: "turn",
    PLACING: "place",
    OWING: "special",
}


def view_of(state: State) -> PatchworkView:
    """The view, the same for every viewer."""
    asked = state.who if state.who >= 0 else None
    final = _final(state) if state.phase == FINAL and not state.early else []
    tied = bool(final) and final[0].total == final[1].total
    return PatchworkView(
        phase=PHASES[state.phase],
        track=TrackView(
            END, list(INCOME_SPACES), list(TRACKS[state.options["track"]]), list(state.special)
        ),
        players=[_player(state, seat) for seat in range(2)],
        circle=state.circle[:],
        offered=state.circle[:OFFERED] if asked is not None else [],
        start=None if state.start == NOBODY else state.start,
        current=asked,
        asked=asked,
        prompt=_PROMPTS.get(state.phase),
        chosen=None if state.chosen == NOTHING else state.circle[state.chosen],
        special_space=None if state.owed == NOTHING else state.owed,
        bonus=None if state.bonus == NOBODY else state.bonus,
        history=[PointView(*point) for point in state.history],
        over=state.phase == FINAL,
        early=state.early,
        final=final,
        tie_break="home" if tied else None,
    )


def _player(state: State, seat: Seat) -> PlayerView:
    time, board = state.time[seat], state.board[seat]
    quilt: list[int | None] = [None] * SQUARES
    laid = []
    for patch, orientation, square in state.laid[seat]:
        squares = squares_of(PATCHES[patch].orientations[orientation].mask << square)
        for each in squares:
            quilt[each] = patch
        laid.append(LaidView(patch, orientation, square // SIDE, square % SIDE, squares))
    ahead = [space for space in INCOME_SPACES if space > time]
    special = [space for space in state.special if space > time]
    return PlayerView(
        time=time,
        on_top=state.time[0] == state.time[1] and state.top == seat,
        buttons=state.buttons[seat],
        income=state.income[seat],
        payments=len(ahead),
        empty=SQUARES - board.bit_count(),
        quilt=quilt,
        laid=laid,
        next_income=ahead[0] - time if ahead else None,
        next_special=special[0] - time if special else None,
        score=state.score(seat),
        bonus=state.bonus == seat,
        window=max([(board & window).bit_count() for window in WINDOWS]),
        home=state.home.index(seat) + 1 if seat in state.home else None,
    )


def _final(state: State) -> list[AccountView]:
    places = state.places()
    accounts = []
    for seat in range(2):
        empty = SQUARES - state.board[seat].bit_count()
        accounts.append(
            AccountView(
                seat,
                state.buttons[seat],
                BONUS if state.bonus == seat else 0,
                empty,
                -EMPTY_COST * empty,
                state.score(seat),
                places[seat],
            )
        )
    return accounts
