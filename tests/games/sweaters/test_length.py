"""How long a match takes."""

from statistics import fmean

import pytest

from tests.games.sweaters.notation import sensible
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import OVER, check_options
from yuletable.games.sweaters import GAME
from yuletable.games.sweaters.length import TRICKS


@pytest.mark.parametrize("mode", ["casual", "express", "avid"])
def test_minutes_are_honest(mode: str) -> None:
    for seats in (2, 3, 4):
        told = GAME.minutes(seats, check_options(GAME.spec, {"mode": mode}))
        assert (8 if mode == "express" else 18) <= told <= 45


@pytest.mark.parametrize(("mode", "seats"), [("casual", 4), ("express", 2), ("avid", 3)])
def test_tricks_of_a_round_are_as_measured(mode: str, seats: int) -> None:
    tricks = []
    for number in range(2):
        state = GAME.new(seats, check_options(GAME.spec, {"mode": mode}))
        pick = pick_for("length", mode, seats, number)
        rounds = 0
        while state.current() != OVER:
            sensible(state, pick)
            if len(state.sheets) > rounds:
                rounds = len(state.sheets)
                tricks.append(state.trick)
    assert abs(fmean(tricks) - TRICKS[mode][seats]) <= 2


def test_the_lobby_starts_from_the_rules_as_they_are() -> None:
    for seats in (2, 3, 4):
        assert check_options(GAME.spec, GAME.suggest(seats)) == check_options(GAME.spec, {})
