"""Each bad input has a sentence of its own, and changes nothing."""

from typing import Any

import pytest

from tests.games.patchwork.notation import Table, front, player, position, rectangle, started
from yuletable.core.protocol import CHANCE, check_options
from yuletable.games.patchwork import GAME


def owing() -> Table:
    return Table(position(player(26), player(25), phase="special", special=26, top=0))


def test_a_patch_that_is_not_among_the_three() -> None:
    assert started().why(0, {"buy": 4, "place": [0, 0]}) == ("not-offered", {"size": 4})
    table = started().buy(0, 1, 0, 0).skip(1)
    assert table.why(0, {"buy": 1}) == ("sold", {"size": 3})
    assert table.why(0, {"buy": 33}) == ("no-patch", {})
    assert table.why(0, {"buy": -1}) == ("no-patch", {})


def test_a_patch_that_is_too_dear() -> None:
    args = {"cost": 10, "buttons": 5, "missing": 5}
    assert started(front(15)).why(0, {"buy": 15, "place": [0, 0]}) == ("dear", args)


def test_a_patch_that_does_not_fit() -> None:
    table = Table(position(player(10, 9), player(12), front=[3]))
    table.cover(0, rectangle(9, 9) - {(0, 0), (0, 1), (4, 4)}, bonus=0)
    assert table.why(0, {"buy": 3, "place": [0, 0]}) == ("no-fit", {"size": 3})


def test_over_another_patch() -> None:
    table = started().buy(0, 1, 0, 0).skip(1)
    assert table.why(0, {"buy": 2, "place": [0, 0]})[0] == "overlap"


@pytest.mark.parametrize("place", [[0, 8], [8, 0], [-1, 0], [0, -1], [9, 9], [99999, 0]])
def test_over_the_edge(place: list[int]) -> None:
    assert started().why(0, {"buy": 1, "place": place}) == ("outside", {})


def test_an_orientation_that_there_is_not() -> None:
    for number in (4, -1, 8, 99):
        data = {"buy": 1, "orientation": number, "place": [0, 0]}
        assert started().why(0, data) == ("no-orientation", {})


def test_a_1x1_on_a_covered_square() -> None:
    table = owing().cover(0, {(2, 2)})
    assert table.why(0, {"place": [2, 2]}) == ("covered", {})
    assert table.why(0, {"place": [9, 0]}) == ("outside", {})
    assert table.why(0, {"place": [0, 0], "orientation": 1}) == ("no-orientation", {})


def test_anything_else_while_a_1x1_is_owed() -> None:
    for data in ({"buy": 1}, {"buy": 1, "place": [0, 0]}, {"pass": True}):
        assert owing().why(0, data) == ("special-first", {})


def test_anything_else_while_a_patch_is_chosen() -> None:
    table = started().do(0, {"buy": 1})
    for data in ({"buy": 2}, {"pass": True}):
        assert table.why(0, data) == ("place-first", {"size": 3})


def test_a_placement_without_a_patch() -> None:
    assert started().why(0, {"place": [0, 0]}) == ("not-chosen", {})


def test_who_is_not_asked() -> None:
    assert started().why(1, {"pass": True}) == ("not-turn", {"turn_seat": 0})
    table = Table(GAME.new(2, check_options(GAME.spec, {})))
    assert table.why(0, {"pass": True}) == ("not-asked", {})
    assert started().clock("end", 0).why(0, {"pass": True}) == ("over", {})


SHAPES: list[Any] = [
    None,
    {},
    [],
    {"pass": False},
    {"pass": True, "buy": 1},
    {"buy": "1"},
    {"buy": True},
    {"buy": 1, "orientation": 0},
    {"buy": 1, "place": 0},
    {"buy": 1, "place": [0]},
    {"buy": 1, "place": [0, 0.5]},
    {"buy": 1, "place": [0, True]},
    {"buy": 1, "place": [0, 0], "orientation": "0"},
    {"buy": 1, "place": [0, 0], "orientation": None},
    {"buy": 10**30},
    {"orientation": 1},
    {"place": [0, 0], "pass": True},
    {"cells": [0, 1]},
]


@pytest.mark.parametrize("data", SHAPES, ids=str)
def test_what_is_no_answer(data: Any) -> None:
    assert started().why(0, data) == ("shape", {})


def test_draws_that_cannot_come_up() -> None:
    table = Table(GAME.new(2, check_options(GAME.spec, {})))
    bad: list[Any] = [{"circle": [0]}, {"circle": []}, {"circle": [1, 1]}, {"start": 0}, {"x": 1}]
    for data in [*bad, {"circle": [33]}, {"circle": ["1"]}, {"circle": [True]}]:
        assert table.why(CHANCE, data) == ("draw", {})
    table.do(CHANCE, {"circle": list(range(1, 33))})
    for data in ({"start": 2}, {"start": True}, {"circle": [1]}):
        assert table.why(CHANCE, data) == ("draw", {})


def test_the_ask_says_why() -> None:
    table = started(front(15, 1))
    whys = [option.why.key if option.why else None for option in table.ask(0).options[:3]]
    assert whys == [None, "patchwork-why-dear", None]
    table = Table(position(player(10, 9), player(12), front=[3]))
    table.cover(0, rectangle(9, 9) - rectangle(1, 3), bonus=0).do(0, {"buy": 3})
    fits, fits_nowhere = table.ask(0).options
    assert fits.why is None
    # The ask says what a hand that sends it is told.
    assert table.why(0, fits_nowhere.data) == ("overlap", {})
    assert fits_nowhere.why is not None
    assert fits_nowhere.why.key == "patchwork-why-overlap"
