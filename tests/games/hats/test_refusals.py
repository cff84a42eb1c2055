"""Each bad input has a sentence of its own, and changes nothing."""

import re
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.games.hats.notation import Table, cards, dealt, named, position
from yuletable.core.protocol import CHANCE, Json, check_options
from yuletable.games.hats import GAME
from yuletable.games.hats.cards import NAMES

GAME_FOLDER = ROOT / "src" / "yuletable" / "games" / "hats"


def two() -> Table:
    return dealt(2, "T4 W6 N6 R1 O1", ["T1 R4 R3 R5", "T2"])


def four() -> Table:
    return dealt(4, "T1 W1 N1 R1 O1 C1", ["T6", "W6", "N6", "O6"])


def test_an_equal_number_of_another_type() -> None:
    args = {"type": "beret", "number": 4, "lying_type": "topper", "lying_number": 4, "space": 1}
    assert two().why(0, {"swap": named("R4"), "space": 1}) == ("equal", args)


def test_a_lower_number_of_another_type() -> None:
    reason, args = two().why(0, {"swap": named("R3"), "space": 1})
    assert reason == "lower"
    assert (args["number"], args["lying_number"]) == (3, 4)


def test_an_empty_space() -> None:
    for space in (6, 0, -4, 500):
        told = two().why(0, {"swap": named("R5"), "space": space})
        assert told == ("no-space", {"spaces": 5}), "no number that nobody sent"
    assert four().why(0, {"swap": named("T6"), "space": 7}) == ("no-space", {"spaces": 6})


@pytest.mark.parametrize("word", ["swap", "black", "replace"])
def test_a_card_not_held(word: str) -> None:
    more = {"space": 1} if word == "swap" else {}
    assert two().why(0, {word: named("T2"), **more}) == (
        "not-held",
        {"type": "topper", "number": 2},
    )
    assert two().why(0, {word: named("C1"), **more})[0] == "not-held", "not in this game"
    assert two().why(0, {word: "fez-1", **more}) == ("no-card", {})
    assert two().why(0, {word: "topper-7", **more}) == ("no-card", {})


def test_a_second_replace_in_a_turn() -> None:
    table = two().do(0, {"replace": named("T1")})
    assert table.why(0, {"black": named("R3")}) == ("not-asked", {}), "a card is being drawn"
    table.do(CHANCE, {"draw": pile(table)})
    assert table.why(0, {"replace": named("R3")}) == ("replace-used", {})


def pile(table: Table) -> str:
    return NAMES[table.state.pile[0]]


def test_replace_with_four_players() -> None:
    assert four().why(0, {"replace": named("T6")}) == ("replace-teams", {})


def test_a_swap_offer_out_of_turn() -> None:
    assert four().why(2, {"offer": named("N6")}) == ("offer-turn", {"turn_seat": 0})


def test_a_second_proposal() -> None:
    table = four().do(0, {"offer": named("T6")}).do(2, {"decline": True})
    assert table.why(0, {"offer": named("T6")}) == ("offer-used", {})
    table = four().do(0, {"offer": named("T6")}).do(2, {"give": named("N6")})
    assert table.why(0, {"offer": named("N6")}) == ("offer-used", {})


def test_an_offer_without_a_partner() -> None:
    assert two().why(0, {"offer": named("T1")}) == ("offer-no-partner", {})
    assert two().why(1, {"offer": named("T2")}) == ("offer-no-partner", {})


def test_while_the_partner_chooses() -> None:
    table = four().do(0, {"offer": named("T6")})
    assert table.why(0, {"black": named("T6")}) == ("wait-answer", {"partner_seat": 2})
    assert table.why(0, {"offer": named("T6")}) == ("wait-answer", {"partner_seat": 2})
    assert table.why(2, {"black": named("N6")}) == ("answer-first", {"seat": 0})
    assert table.why(2, {"give": named("T6")})[0] == "not-held"
    assert table.why(1, {"black": named("W6")}) == ("not-turn", {"turn_seat": 0})


def test_no_proposal_is_open() -> None:
    assert four().why(0, {"give": named("T6")}) == ("no-offer", {})
    assert four().why(0, {"decline": True}) == ("no-offer", {})


def test_the_order_of_a_turn() -> None:
    assert two().why(0, {"end": True}) == ("main-first", {})
    table = two().swap(0, "R5", 1, end=False)
    assert table.why(0, {"swap": named("R4"), "space": 4}) == ("main-done", {})
    assert table.why(0, {"black": named("R4")}) == ("main-done", {})


def test_the_turn_of_somebody_else() -> None:
    assert two().why(1, {"black": named("T2")}) == ("not-turn", {"turn_seat": 0})


def test_a_game_that_is_over() -> None:
    table = two().clock("end", 0)
    assert table.why(0, {"black": named("T1")}) == ("over", {})


NONSENSE: list[Json] = [
    {"swap": "topper-1"},
    {"swap": "topper-1", "space": "1"},
    {"swap": "topper-1", "space": True},
    {"swap": "topper-1", "space": 1.0},
    {"swap": "topper-1", "space": 1, "more": 1},
    {"black": "topper-1", "space": 1},
    {"black": "topper-1", "end": False},
    {"black": "topper-1", "replace": "topper-1"},
    {"replace": "topper-1", "end": True},
    {"end": 1},
    {"end": True, "replace": "topper-1"},
    {"space": 1},
    {"decline": False},
    {"pass": True},
]


@pytest.mark.parametrize("data", NONSENSE, ids=str)
def test_nonsense(data: Json) -> None:
    assert two().why(0, data) == ("shape", {})


def test_the_order_of_keys_says_nothing() -> None:
    table = two()
    assert table.do(0, {"space": 1, "end": True, "swap": named("R5")}).view.current == 1


@pytest.mark.parametrize("data", [{"black": None}, {"black": 3}, {"black": ["topper-1"]}], ids=str)
def test_no_name_of_a_card(data: Json) -> None:
    assert two().why(0, data) == ("no-card", {})


@pytest.mark.parametrize(
    "data",
    [
        {"draw": "topper-1"},
        {"tray": ["topper-1"]},
        {"hands": []},
        {"start": 0},
        {"removed": ["fez"]},
        {"draw": "topper-1", "start": 0},
        {"roll": 1},
    ],
    ids=str,
)
def test_draws_that_cannot_come_up(data: Json) -> None:
    assert two().why(CHANCE, data) == ("draw", {})


def test_forced_draws_are_checked_while_the_game_is_set_up() -> None:
    table = Table(GAME.new(2, check_options(GAME.spec, {})))
    for wrong in (["fez"], ["topper", "topper"], ["topper", "plume", "beret"], "topper", [1]):
        assert table.why(CHANCE, {"removed": wrong}) == ("draw", {})
    table.do(CHANCE, {"removed": ["topper", "plume"]})
    for wrong in (["topper-1"], ["beret-1"] * 2, cards("W1 W2 W3 W4 W5 W6")):
        assert table.why(CHANCE, {"tray": wrong}) == ("draw", {})
    table.do(CHANCE, {"tray": cards("W1 W2 W3 W4 W5")})
    assert table.why(CHANCE, {"start": 0}) == ("draw", {})


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_reason_has_its_sentence(lang: str) -> None:
    text = (GAME_FOLDER / "texts" / f"{lang}.ftl").read_text("utf-8")
    known = set(re.findall(r"^hats-why-([a-z-]+) = (.+)$", text, re.MULTILINE))
    keys = {key for key, _ in known}
    assert reasons() <= keys
    assert keys - reasons() == {"equal-short", "lower-short"}
    sentences = [said for key, said in known if not key.endswith("-short")]
    assert len(sentences) == len(set(sentences)), "each has a sentence of its own"


def reasons() -> set[str]:
    found: set[str] = set()
    for path in (GAME_FOLDER / "reasons.py", GAME_FOLDER / "edge.py"):
        source = Path(path).read_text("utf-8")
        found |= set(re.findall(r'why\(\s*"([a-z-]+)"', source))
    return found | {"equal", "lower", "replace-used", "offer-used"}


def test_a_position_tells_the_same() -> None:
    table = Table(position("T4 W6 N6 R1 O1", ["T1 R4", "T2"]))
    assert table.why(0, {"swap": named("R4"), "space": 1})[0] == "equal"
