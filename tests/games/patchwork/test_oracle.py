"""The game and a slow second reading of its rules agree in random games."""

import pytest

from tests.games.patchwork.notation import ORDER, cells_of
from tests.games.patchwork.oracle import Oracle
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import OVER, check_options
from yuletable.games.patchwork import GAME
from yuletable.games.patchwork.actions import BUY, PASS
from yuletable.games.patchwork.bot import policy
from yuletable.games.patchwork.patches import COUNT, PATCHES, SPECIAL
from yuletable.games.patchwork.position import OWING, TURN
from yuletable.games.patchwork.rules import State

SMALL = {"revised": {26, 32, 38, 44, 50}, "classic": {20, 26, 32, 44, 50}}


def agree(state: State, oracle: Oracle) -> None:
    seat = oracle.turn()
    assert state.who == (OVER if seat is None else seat)
    for each, side in enumerate(oracle.sides):
        assert state.time[each] == side.space
        assert state.buttons[each] == side.buttons
        assert state.income[each] == side.income
        covered = {
            (square // 9, square % 9) for square in range(81) if state.board[each] >> square & 1
        }
        assert covered == set(side.quilt)
    assert state.scores() == [oracle.points(0), oracle.points(1)]
    assert state.circle == oracle.circle
    assert set(state.special) == oracle.small
    if seat is None:
        first = oracle.home[0]
        points = [oracle.points(0), oracle.points(1)]
        winner = first if points[0] == points[1] else points.index(max(points))
        assert state.places()[winner] == 1
        return
    if oracle.owes is not None:
        assert state.phase == OWING
        places = oracle.placements(seat, SPECIAL)
        assert {cells_of(SPECIAL, each) for each in state.legal_actions(seat)} == places
        return
    offered = [state.circle[action - BUY] for action in state.legal_actions(seat)[1:]]
    assert offered == oracle.buyable(seat)


@pytest.mark.parametrize("track", ["revised", "classic"])
@pytest.mark.parametrize("seed", range(4))
def test_the_game_and_the_oracle_agree(track: str, seed: int) -> None:
    pick = pick_for("oracle", track, seed)
    circle = ORDER[:-1]
    for left in range(len(circle), 1, -1):
        circle.append(circle.pop(pick(left)))
    state = State(check_options(GAME.spec, {"track": track}))
    state.lay_out(circle)
    state.begin(seed % 2)
    table = {
        number: (set(patch.orientations[0].cells), patch.buttons, patch.time, patch.income)
        for number, patch in enumerate(PATCHES[:COUNT])
    }
    oracle = Oracle(table, state.circle[:], set(SMALL[track]), [seed % 2])
    while state.who != OVER:
        agree(state, oracle)
        seat = state.who
        legal = state.legal_actions(seat)
        # Sensible on the whole, so that quilts fill up; now and then anything.
        action = policy(state, seat, pick) if pick(4) else legal[pick(len(legal))]
        if state.phase == OWING:
            oracle.sew(seat, SPECIAL, cells_of(SPECIAL, action))
        elif action == PASS:
            oracle.rest(seat)
        else:
            assert state.phase == TURN
            patch = state.circle[action - BUY]
            state.apply(seat, action)
            places = state.legal_actions(seat)
            assert {cells_of(patch, each) for each in places} == oracle.placements(seat, patch)
            action = policy(state, seat, pick) if pick(4) else places[pick(len(places))]
            oracle.buy(seat, patch, cells_of(patch, action))
        state.apply(seat, action)
    agree(state, oracle)
