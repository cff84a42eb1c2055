"""The personas have characters, and none of them gets home sooner than another."""

import random

import pytest

from tests.games.gift_trail.notation import Table, seat
from yuletable.commands.simulate import simulate
from yuletable.core.chance import picker
from yuletable.core.protocol import Json
from yuletable.core.seen import see
from yuletable.games.gift_trail import BOTS, GAME

PERSONAS = ["polite", "magpie", "rival", "leader_hunter"]


def chosen(table: Table, name: str) -> Json:
    """What a persona in the asked seat does, the same with ten different lots."""
    state = table.state
    who = state.current()
    answers = []
    for lot in range(10):
        seen = see(GAME, state, who, picker(random.Random(lot)))
        answers.append(GAME.action_json(state, who, BOTS[name](seen, picker(random.Random(lot)))))
    assert all(answer == answers[0] for answer in answers)
    return answers[0]


def aimed_at(table: Table, name: str) -> str:
    (target,) = chosen(table, name).values()
    return "tree" if target is True else "ABCDEFGH"[target]


def test_the_personas_are_the_bots_of_the_game() -> None:
    assert list(BOTS) == PERSONAS


@pytest.mark.parametrize("name", PERSONAS)
def test_all_roll_when_asked(name: str) -> None:
    assert chosen(Table("A@0:- B@0:-"), name) == {"roll": True}


@pytest.mark.parametrize(
    ("name", "target"),
    [("polite", "tree"), ("magpie", "B"), ("rival", "B"), ("leader_hunter", "D")],
)
def test_where_the_first_gift_comes_from(name: str, target: str) -> None:
    table = Table("A@1:- B@9:gB C@14:gC D@30:gD").roll(4)
    assert table.prompt == "first_gift"
    assert aimed_at(table, name) == target


@pytest.mark.parametrize(
    ("name", "target"),
    [("polite", "D"), ("magpie", "D"), ("rival", "B"), ("leader_hunter", "C")],
)
def test_whom_a_sneaky_steal_hits(name: str, target: str) -> None:
    table = Table("A@14:- B@11:gB C@22:gC D@17:gD").roll(2).draw("sneaky_steal")
    assert table.prompt == "pick_victim"
    assert aimed_at(table, name) == target


@pytest.mark.parametrize(("name", "says"), [("polite", False), ("magpie", True), ("rival", True)])
def test_what_payback_is_answered(name: str, says: bool) -> None:
    table = Table("A@10:gA B@5:-*").roll(3).draw("payback_steal")
    assert table.asked == "B"
    assert chosen(table, name) == {"give": says}


@pytest.mark.parametrize("name", PERSONAS)
def test_all_swap_places_with_the_one_furthest_ahead(name: str) -> None:
    table = Table("A@14:gA B@17:gB C@21:- D@9:gD").roll(2).draw("swap_places")
    assert chosen(table, name) == {"swap": seat("C")}


@pytest.mark.parametrize("name", PERSONAS)
def test_who_walks_picks_a_parcel_that_is_open(name: str) -> None:
    table = Table("A@0:- B@0:- C@0:-", {"tree": "walk"}).roll(1)
    state = table.state
    seen = see(GAME, state, 0, picker(random.Random(1)))
    picks = {GAME.action_json(state, 0, BOTS[name](seen, picker(random.Random(k))))["gift"]
             for k in range(20)}  # fmt: skip
    assert picks == {2, 3}


def shares(games: int, seed: str) -> list[float]:
    """Share of first ranks of each persona, one in each seat."""
    return simulate("gift_trail", 4, games, seed, PERSONAS, {}).win_share


def test_all_finish_equally_often() -> None:
    # 2,000 games: a standard error of 1.0 points.
    assert shares(2_000, "equal") == pytest.approx([0.25] * 4, abs=0.035)


@pytest.mark.long
def test_all_finish_equally_often_over_ten_thousand_games() -> None:
    # The standard error is 0.43 points.
    assert shares(10_000, "personas") == pytest.approx([0.25] * 4, abs=0.015)
