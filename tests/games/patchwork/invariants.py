"""What holds in every state of Patchwork."""

from yuletable.core.protocol import CHANCE, OVER
from yuletable.games.patchwork.patches import (
    COUNT,
    END,
    FULL,
    LAST,
    PATCHES,
    SPECIAL,
    TRACKS,
    WINDOWS,
)
from yuletable.games.patchwork.position import (
    FINAL,
    LAYING,
    NOBODY,
    NOTHING,
    OWING,
    PLACING,
    STARTING,
)
from yuletable.games.patchwork.rules import State


def check(state: State) -> None:
    """Asserts it."""
    sewn = [each for laid in state.laid for each in laid]
    bought = [each.patch for each in sewn if each.patch != SPECIAL]
    to_come = [*state.left, *([LAST] if state.phase == LAYING else [])]
    assert sorted(state.circle + bought + to_come) == list(range(COUNT)), "each in one place"
    assert (state.who == CHANCE) == (state.phase in (LAYING, STARTING))
    assert (state.who == OVER) == (state.phase == FINAL)
    assert (state.chosen == NOTHING) == (state.phase != PLACING)
    assert (state.owed == NOTHING) == (state.phase != OWING)
    for seat in range(2):
        covered = 0
        for patch, orientation, square in state.laid[seat]:
            squares = PATCHES[patch].orientations[orientation].mask << square
            assert not covered & squares, "nothing overlaps"
            covered |= squares
        assert covered == state.board[seat] <= FULL
        assert state.income[seat] == sum(PATCHES[each.patch].income for each in state.laid[seat])
        assert state.buttons[seat] >= 0
        assert 0 <= state.time[seat] <= END
        assert (state.time[seat] == END) == (seat in state.home)
        assert state.score(seat) <= 85 or state.bonus == seat
    assert len(state.home) == len(set(state.home))
    taken = [space for space in TRACKS[state.options["track"]] if space <= max(state.time)]
    assert sorted([*taken, *state.special]) == sorted(TRACKS[state.options["track"]])
    specials = sum(each.patch == SPECIAL for each in sewn) + (state.phase == OWING)
    assert specials <= len(taken)
    assert specials == len(taken) or FULL in state.board or state.early
    full = [s for s in range(2) if any(state.board[s] & w == w for w in WINDOWS)]
    assert (state.bonus == NOBODY) == (not full)
    assert state.bonus == NOBODY or state.bonus in full
    if state.who >= 0 and state.phase != OWING:
        assert state.time[state.who] <= state.time[state.who ^ 1], "who is behind moves"
    if state.phase == FINAL and not state.early:
        assert state.time == [END, END]
