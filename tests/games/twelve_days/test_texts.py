"""What only the texts of 12 Days do: plays in words, with the right plurals."""

import pytest

from tests.games.texts import languages, said, texts
from yuletable.core.protocol import Json
from yuletable.games.twelve_days.cards import RANKS


def combination(kind: str, low: int, count: int) -> dict[str, Json]:
    return {"type": kind, "low": low, "count": count, "high": low + count - 1}


@pytest.mark.parametrize("lang", languages("twelve_days"))
def test_names_tell_cards_apart(lang: str) -> None:
    known = texts("twelve_days", lang)
    assert len({known[f"twelve_days-rank-{rank}"].strip() for rank in RANKS}) == len(RANKS)


@pytest.mark.parametrize(
    ("lang", "args", "words"),
    [
        ("en", combination("single", 2, 1), "a turtle dove (2)"),
        ("en", combination("set", 6, 3), "3 geese a-laying (6)"),
        ("en", combination("straight", 5, 4), "a straight from 5 to 8"),
        ("pl", combination("single", 2, 1), "turkawka (2)"),
        ("pl", combination("set", 8, 2), "2 dojarki (8)"),
        ("pl", combination("set", 8, 5), "5 dojarek (8)"),
        ("pl", combination("set", 12, 3), "3 doboszy (12)"),
        ("pl", combination("straight", 5, 4), "strit od 5 do 8"),
    ],
)
def test_a_play_in_words(lang: str, args: dict[str, Json], words: str) -> None:
    assert said("twelve_days", lang, "twelve_days-combination", args) == words
    led = said("twelve_days", lang, "twelve_days-log-led", {"seat": 0, **args})
    assert words in led
    assert led.startswith("Ania ")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Ania has 5 cards left, the most, and no gift to give."),
        ("pl", "Najwięcej kart (5) ma Ania, ale prezentu do oddania nie ma."),
    ],
)
def test_who_has_no_gift_to_give_in_words(lang: str, words: str) -> None:
    args: dict[str, Json] = {"seat": 0, "to_seat": 1, "count": 5}
    assert said("twelve_days", lang, "twelve_days-log-spared", args) == words


@pytest.mark.parametrize(
    ("lang", "count", "end"),
    [
        ("en", 1, "last card does not win: it goes back to Ania."),
        ("en", 3, "last 3 cards do not win: back to Ania."),
        ("pl", 1, "ostatnia karta wraca na rękę."),
        ("pl", 3, "3 ostatnie karty wracają na rękę."),
        ("pl", 5, "5 ostatnich kart wraca na rękę."),
    ],
)
def test_cards_come_back_in_words(lang: str, count: int, end: str) -> None:
    args: dict[str, Json] = {"seat": 0, "cards": [9] * count, "count": count}
    assert said("twelve_days", lang, "twelve_days-log-returned", args).endswith(end)
