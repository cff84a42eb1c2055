"""Every seat count, mode, difficulty, bonus and profile: whole games without an error, every card
and every sum in its place."""

from itertools import product
from typing import Any, Final

import pytest

from tests.games.sweaters.invariants import cards_are_conserved, check, sums_agree
from tests.games.sweaters.notation import by_lot, sensible
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import OVER, check_options
from yuletable.games.sweaters import GAME
from yuletable.games.sweaters.spec import DIFFICULTIES, MODES, PROFILES

GRID = list(product((2, 3, 4), MODES, DIFFICULTIES, (False, True), PROFILES))
THIN = GRID[::11]
"""A corner of the grid with each value of each switch."""


def game_of(shape: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is played in a cell: beside Casual difficulty says nothing, and bonus cards need Perfect
    Fit (9.1, 10.1)."""
    seats, mode, difficulty, bonus, profile = shape
    expert = mode != "casual" or difficulty == "expert"
    return seats, mode, "expert" if expert else difficulty, bonus and expert, profile


PLAYED: Final = {game_of(shape) for shape in THIN}
REST: Final = sorted({game_of(shape) for shape in GRID} - PLAYED)
"""Every other game that there is in the grid, once."""


def whole_game(shape: tuple[Any, ...], number: int) -> None:
    seats, mode, difficulty, bonus, profile = shape
    options = {"mode": mode, "difficulty": difficulty, "bonus": bonus, "profile": profile}
    state = GAME.new(seats, check_options(GAME.spec, options))
    pick = pick_for("grid", shape, number)
    steps = 0
    while state.current() != OVER:
        (sensible if number % 3 == 0 else by_lot)(state, pick)
        steps += 1
        if pick(8) == 0:
            cards_are_conserved(state)
    assert steps <= GAME.spec.max_length
    check(state)
    sums_agree(state)
    assert len(state.sheets) == state.rounds
    nobody = profile == "current" and mode == "avid" and not any(state.scores())
    assert min(state.places()) == (seats if nobody else 1)
    if mode != "avid":
        assert state.scores() == state.totals


def test_the_grid_has_every_cell() -> None:
    assert len(set(GRID)) == 108
    assert len(PLAYED) + len(REST) == 48
    for at in range(5):
        assert {shape[at] for shape in THIN} == {shape[at] for shape in GRID}


@pytest.mark.parametrize("shape", THIN, ids=str)
def test_a_game_in_a_corner_of_the_grid(shape: tuple[Any, ...]) -> None:
    whole_game(shape, 1)


@pytest.mark.parametrize("shape", REST, ids=str)
def test_a_game_in_every_other_cell(shape: tuple[Any, ...]) -> None:
    """A sensible one and one by lot in turns."""
    whole_game(shape, REST.index(shape) % 2)


@pytest.mark.long
@pytest.mark.parametrize("shape", GRID, ids=str)
def test_two_hundred_games_in_every_cell(shape: tuple[Any, ...]) -> None:
    for number in range(200):
        whole_game(shape, number)
