"""The common tests of every game, over this one while it is not installed with the others."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.conformance import test_bots, test_order, test_secrets, test_simulation
from tests.conformance.subjects import Case
from tests.games.sweaters.cases import CASES
from yuletable.core import registry

CHECKS: list[Callable[[Case], None]] = [
    test_simulation.test_places_rank_every_seat,
    test_simulation.test_asks_and_codec,
    test_simulation.test_a_clone_is_equal_and_apart,
    test_simulation.test_every_earlier_state_stays_as_it_was,
    test_simulation.test_the_key_holds_all_that_matters,
    test_simulation.test_positions_go_round,
    test_secrets.test_a_seat_cannot_tell_the_worlds_apart_that_it_holds_possible,
    test_secrets.test_worlds_are_drawn_by_the_pick_alone,
    test_secrets.test_events_tell_no_more_than_the_views,
    test_secrets.test_what_may_be_answered_for_another_tells_no_secret,
    test_order.test_commits_in_any_order_give_one_state,
    test_bots.test_what_a_seat_holds_possible_does_not_depend_on_what_is_true,
]
SHAPES = [Case("sweaters", seats, options, "x") for seats, options in [(3, ()), *CASES]]


@pytest.mark.usefixtures("sweaters")
@pytest.mark.parametrize("case", SHAPES[:2], ids=str)
def test_every_state_is_sound(case: Case) -> None:
    test_simulation.test_every_state_is_sound(case, 12)


@pytest.mark.usefixtures("sweaters")
@pytest.mark.long
@pytest.mark.parametrize("case", SHAPES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_is_a_game_like_the_others(check: Any, case: Case) -> None:
    assert "sweaters" in registry.entries()
    check(case)
