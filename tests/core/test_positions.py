"""What is said of a written position before its game looks at it."""

import re
from typing import Final

import msgspec
import pytest

from yuletable.core.positions import no, one_of, read
from yuletable.core.protocol import GameSpec, Json, OptionSpec, PositionError


class File(msgspec.Struct, forbid_unknown_fields=True):
    players: list[int]
    options: dict[str, Json] = {}


def spec(most: int = 4) -> GameSpec:
    """Of a game of two up to so many."""
    options = [OptionSpec("board", "short", ["short", "round"]), OptionSpec("dice", 1, [1, 2])]
    return GameSpec(
        id="sleigh",
        rules_version=1,
        min_seats=2,
        max_seats=most,
        num_actions=1,
        max_length=1,
        options=options,
        show_ms={},
    )


def test_a_file_comes_with_all_its_options() -> None:
    file, options = read({"players": [3, 4], "options": {"dice": 2}}, File, spec(), "Sleigh")
    assert file.players == [3, 4]
    assert options == {"board": "short", "dice": 2}


WRONG: Final[list[tuple[Json, int, str]]] = [
    (None, 4, "The position does not read: Expected `object`, got `null`."),
    ({}, 4, "The position does not read: Object missing required field `players`."),
    (
        {"players": [1, 2], "colour": 1},
        4,
        "The position does not read: Object contains unknown field `colour`.",
    ),
    (
        {"players": [1, "x"]},
        4,
        "The position does not read: Expected `int`, got `str` - at `$.players[1]`.",
    ),
    ({"players": [1]}, 4, "Sleigh has 2 to 4 players, not 1."),
    ({"players": [1] * 5}, 4, "Sleigh has 2 to 4 players, not 5."),
    ({"players": [1] * 3}, 2, "Sleigh has 2 players, not 3."),
    (
        {"players": [1, 2], "options": {"sky": 1}},
        4,
        "sleigh has no option 'sky'; it has: board, dice.",
    ),
    (
        {"players": [1, 2], "options": {"dice": 3}},
        4,
        "dice must be one of 1, 2, not 3.",
    ),
]


@pytest.mark.parametrize(("data", "most", "sentence"), WRONG)
def test_what_is_no_position_is_told_in_a_sentence(data: Json, most: int, sentence: str) -> None:
    with pytest.raises(PositionError, match=f"^{re.escape(sentence)}$"):
        read(data, File, spec(most), "Sleigh")


def test_a_word_is_one_of_those_that_are_known() -> None:
    assert one_of("phase", "over", ("deal", "over")) == 1
    with pytest.raises(PositionError, match=r"^phase must be one of deal, over, not 'tea'\.$"):
        one_of("phase", "tea", ("deal", "over"))
    with pytest.raises(PositionError, match=r"^phase must be one of deal, over, not None\.$"):
        one_of("phase", None, ("deal", "over"))


def test_a_sentence_gets_its_full_stop() -> None:
    with pytest.raises(PositionError, match=r"^Snow melts\.$"):
        no("Snow melts")
