"""Names of people (A2 of the rules)."""

import pytest

from yuletable.server.names import NameRefusedError, clean, clusters, free_name, likeness


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ania  ", "Ania"),
        ("Ania \t  Ola", "Ania Ola"),
        ("Zo\u0301łw", "Zółw".replace("ó", "\u00f3")),
        ("👨‍👩‍👧 Kowalscy", "👨‍👩‍👧 Kowalscy"),
        ("1234567890123456", "1234567890123456"),
        ("한국어", "한국어"),
    ],
)
def test_a_good_name_is_tidied(given: str, kept: str) -> None:
    assert clean(given) == kept


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("", "yt-why-name-empty"),
        ("   \n ", "yt-why-name-empty"),
        ("\u200d\u200c", "yt-why-name-empty"),
        ("\u3164\u3164", "yt-why-name-empty"),
        ("12345678901234567", "yt-why-name-long"),
        ("A\u0007", "yt-why-name-characters"),
        ("A\u202eB", "yt-why-name-characters"),
        ("A\u2066B", "yt-why-name-characters"),
        ("A\ue000", "yt-why-name-characters"),
        ("A" + "\u0301" * 20, "yt-why-name-characters"),
    ],
)
def test_a_bad_name_is_refused_with_a_reason(given: str, key: str) -> None:
    with pytest.raises(NameRefusedError) as caught:
        clean(given)
    assert caught.value.why.key == key


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("👨‍👩‍👧 Kowalscy", 10),
        ("é", 1),
        ("e\u0301", 1),
        ("🇵🇱🇺🇦", 2),
        ("👍🏽", 1),
        ("❤️", 1),
        ("각", 1),
        ("\u1100\u1161\u11a8", 1),
        ("🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", 1),
        ("नि", 1),
        ("abc", 3),
        ("1️⃣", 1),
    ],
)
def test_counts_characters_as_people_see_them(text: str, count: int) -> None:
    assert len(clusters(text)) == count
    assert "".join(clusters(text)) == text


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ania", "ANIA"),
        ("Zoë", "zoe"),
        ("Żółć", "zolc"),
        ("Straße", "STRASSE"),
        ("Łukasz", "lukasz"),
    ],
)
def test_names_that_differ_by_case_and_accents_are_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


def test_names_that_differ_otherwise_are_not_alike() -> None:
    assert len({likeness(name) for name in ("Ania", "Ania 2", "Anna", "🦊", "🐻")}) == 5


def test_offers_the_next_free_number_within_the_length() -> None:
    assert free_name("Ania", ["Ania"]) == "Ania 2"
    assert free_name("Ania", ["Ania", "ania 2"]) == "Ania 3"
    assert free_name("Bardzo długie imi", ["x"]) == "Bardzo długie 2"
    assert len(clusters(free_name("1234567890123456", ["1234567890123456"]))) == 16
