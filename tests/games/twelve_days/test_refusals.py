"""Each bad input has a sentence of its own, and changes nothing."""

import re

import pytest

from tests.conftest import ROOT
from tests.games.twelve_days.notation import Table, position, started
from yuletable.core.protocol import CHANCE, Json, check_options
from yuletable.games.twelve_days import GAME

GAME_FOLDER = ROOT / "src" / "yuletable" / "games" / "twelve_days"


def table() -> Table:
    return Table(position(["9 9 5 6", "3 3 4 8 10 10 11 12", "12"], leader=0))


def test_no_combination() -> None:
    assert table().why(0, "5 9") == ("no-combination", {})
    assert table().why(0, "5 9 9") == ("no-combination", {})
    assert table().why(0, "5 6 9") == ("no-combination", {})
    # From 1 to 12 with two gaps it is no straight that goes round either.
    assert started(2, ["1 5 12"], dealer=1).why(0, "1 5 12") == ("no-combination", {})


def test_a_rank_twice_in_a_straight() -> None:
    assert table().play("5 6").why(1, "3 3 4") == ("doubled", {"rank": 3})


def test_the_wrong_type() -> None:
    after = table().play("9 9")
    args = {"type": "set", "type_played": "single", "low": 9}
    assert after.why(1, "3") == ("wrong-type", args)
    assert after.why(1, "3 4") == ("wrong-type", {**args, "type_played": "straight"})


def test_too_high() -> None:
    after = table().play("9 9")
    assert after.why(1, "10 10") == ("too-high", {"type": "set", "low": 9, "own_low": 10})
    after = table().play("5 6")
    assert after.why(1, "11 12") == ("too-high", {"type": "straight", "low": 5, "own_low": 11})
    after = table().play("5")
    assert after.why(1, "8") == ("too-high", {"type": "single", "low": 5, "own_low": 8})


def test_not_your_turn() -> None:
    for data in ("3 3", "-", "7 7", [0], "1 12"):
        sent = {"play": data} if isinstance(data, list) else data
        assert table().why(1, sent) == ("not-turn", {"turn_seat": 0})
        assert table().play("9 9").why(0, sent) == ("not-turn", {"turn_seat": 1})


def test_cards_not_held() -> None:
    assert table().why(0, "1") == ("not-held", {"rank": 1, "held": 0, "count": 1})
    assert table().why(0, "9 9 9") == ("not-held", {"rank": 9, "held": 2, "count": 3})
    # Somebody else's cards are as little there as anybody's.
    assert table().why(0, "3 3")[0] == table().why(0, "2 2")[0] == "not-held"


def test_the_leader_passes() -> None:
    assert table().why(0, "-") == ("lead-first", {})


def test_nothing_chosen() -> None:
    """Who leads cannot pass (5.1), and is not told so."""
    assert table().why(0, {"play": []}) == ("empty-lead", {})
    assert table().play("9 9").why(1, {"play": []}) == ("empty", {})


@pytest.mark.parametrize("rank", [0, 13, -1, 10**30, "9", 9.0, True, None, [9]])
def test_no_such_rank(rank: Json) -> None:
    assert table().why(0, {"play": [rank]}) == ("no-rank", {})


@pytest.mark.parametrize(
    "data",
    [
        {},
        [],
        None,
        3,
        "pass",
        {"play": 9},
        {"pass": False},
        {"pass": 1},
        {"play": [9], "pass": True},
        {"fold": True},
        {"play": "9"},
        {"play": {"9": 1}},
    ],
)
def test_what_cannot_be_read(data: Json) -> None:
    assert table().why(0, [data] if isinstance(data, str) else data) == ("shape", {})


def test_more_cards_than_there_are() -> None:
    assert table().why(0, {"play": [9] * 500})[0] == "not-held"


def test_while_cards_are_dealt_and_after_the_end() -> None:
    dealing = Table(GAME.new(3, check_options(GAME.spec, {}))).do(CHANCE, {"dealer": 0})
    assert dealing.why(0, "9") == ("not-asked", {})
    over = started(2, []).clock("end", 0)
    assert over.why(0, "9") == ("over", {})
    assert over.why(0, "-") == ("over", {})


def test_nine_players() -> None:
    with pytest.raises(ValueError, match="12 Days has 2 to 8 players, not 9"):
        GAME.from_position({"players": [{}] * 9})


@pytest.mark.parametrize(
    "data",
    [{"dealer": 3}, {"dealer": -1}, {"dealer": True}, {"hands": [1]}, {"dealer": 0, "hands": []}],
)
def test_impossible_first_draws(data: Json) -> None:
    assert Table(GAME.new(3, check_options(GAME.spec, {}))).why(CHANCE, data)[0] in (
        "draw",
        "shape",
    )


@pytest.mark.parametrize(
    "value",
    [
        [1, 1],
        [],
        [13],
        [0],
        [True],
        "1",
        1,
        [12] * 13,
        [*[12] * 12, *[11] * 11, *[10] * 10, *[9] * 4],
        [None],
        {"dealer": 1},
        [1.0],
    ],
)
def test_impossible_deals(value: Json) -> None:
    dealing = Table(GAME.new(3, check_options(GAME.spec, {}))).do(CHANCE, {"dealer": 0})
    assert dealing.why(CHANCE, {"hands": value}) == ("draw", {})
    assert dealing.why(CHANCE, {"dealer": 1}) == ("draw", {})
    assert table().why(CHANCE, {"hands": [1]}) == ("draw", {})


def test_refused_options_say_why_and_are_refused() -> None:
    after = table().play("9 9")
    told = {str(each.data["play"]): each.why for each in after.ask(1).options if each.why}
    keys = {data: why.key.removeprefix("twelve_days-why-") for data, why in told.items()}
    assert keys == {
        "[4]": "wrong-type",
        "[8]": "wrong-type",
        "[10, 10]": "too-high",
        "[11]": "wrong-type",
        "[12]": "wrong-type",
    }
    after = table().play("5 6")
    told = {str(each.data["play"]): each.why for each in after.ask(1).options if each.why}
    assert {data: why.key[16:] for data, why in told.items()} == {
        "[8]": "wrong-type",
        "[10, 11]": "too-high",
        "[11, 12]": "too-high",
    }
    after = table().play("5")
    told = {str(each.data["play"]): each.why for each in after.ask(1).options if each.why}
    assert set(told) == {"[8]", "[10]", "[11]", "[12]"}


def test_previews_say_what_a_play_does() -> None:
    after = Table(position(["9 12", "4 10", "4 9", "8"], leader=0)).play("9", "4")
    found = {
        str(each.data["play"]): (each.preview.wins, each.preview.left, each.preview.last)
        for each in after.ask(2).options
        if "play" in each.data and each.why is None
    }
    assert found == {"[4]": (True, 1, False), "[9]": (False, 1, False)}
    after.play("-")
    last = next(each for each in after.ask(3).options if each.data == {"play": [8]})
    assert (last.preview.wins, last.preview.left, last.preview.last) == (False, 0, True)


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    code = "".join(path.read_text("utf-8") for path in GAME_FOLDER.glob("*.py"))
    reasons = set(re.findall(r'why\("([a-z-]+)"', code)) | {"draw"}
    for lang in ("en", "pl"):
        text = (GAME_FOLDER / "texts" / f"{lang}.ftl").read_text("utf-8")
        assert set(re.findall(r"^twelve_days-why-([\w-]+) =", text, re.MULTILINE)) == reasons


def test_the_host_may_pass_for_somebody_and_never_lead() -> None:
    start = table()
    assert start.ask(0).blind == []
    assert start.play("9 9").ask(1).blind == [{"pass": True}]
