"""Names of people (A2 of the rules)."""

import itertools
import unicodedata

import pytest

from yuletable.server.names import NameRefusedError, alike, clean, clusters, free_name


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ania  ", "Ania"),
        ("Ania \t  Ola", "Ania Ola"),
        ("Zo\u0301łw", "Zółw".replace("ó", "\u00f3")),
        ("👨‍👩‍👧 Kowalscy", "👨‍👩‍👧 Kowalscy"),
        ("1234567890123456", "1234567890123456"),
        ("한국어", "한국어"),
        ("1\ufe0f\u20e3 ❤\ufe0f\u200d🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1\ufe0f\u20e3 ❤\ufe0f\u200d🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
        (
            "👩\ufe0f\u200d❤\ufe0f\u200d💋\ufe0f\u200d👨\ufe0f",
            "👩\ufe0f\u200d❤\ufe0f\u200d💋\ufe0f\u200d👨\ufe0f",
        ),
        ("x\u0301\u0323\u0331", "x\u0323\u0331\u0301"),
        ("བསྒྲུབས กำนั้น שָׁלוֹם", "བསྒྲུབས กำนั้น שָׁלוֹם"),
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
        ("x\u0301\u0302\u0303\u0304", "yt-why-name-characters"),
        ("x\u0301\u0302\u200d\u0303\u0304", "yt-why-name-characters"),
        ("👩\u0301\u0302\u0303\u0304", "yt-why-name-characters"),
        ("A\u0007", "yt-why-name-characters"),
        ("A\u202eB", "yt-why-name-characters"),
        ("A\u2066B", "yt-why-name-characters"),
        ("A\ue000", "yt-why-name-characters"),
        ("Ania\u3164", "yt-why-name-characters"),
        ("\u2800Ania", "yt-why-name-characters"),
        ("An\u115fia", "yt-why-name-characters"),
        ("Ania\U0001d159", "yt-why-name-characters"),
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
    assert alike(one, other)


@pytest.mark.parametrize(
    ("seated", "comes"),
    [
        ("Ania", "\u0410nia"),  # Cyrillic
        ("Ewa", "\u0415w\u0430"),
        ("Kuba", "\u041aub\u0430"),
        ("Tom", "\u0422\u043em"),
        ("Hania", "\u041dania"),
        ("Ania", "\u0391nia"),  # Greek
        ("Bartek", "\u0392artek"),
        ("Ewa", "\u0395wa"),
        ("Zosia", "\u0396osia"),
        ("Hania", "\u0397ania"),
        ("Iga", "\u0399ga"),
        ("Kuba", "\u039auba"),
        ("Maria", "\u039caria"),
        ("Nina", "\u039dina"),
        ("Ola", "\u039fla"),
        ("Piotr", "\u03a1iotr"),
        ("Tom", "\u03a4om"),
        ("Yuki", "\u03a5uki"),
        ("Xenia", "\u03a7enia"),
        ("Ania", "\u13aania"),  # Cherokee
        ("Ania", "\ua4eenia"),  # Lisu
        ("Nina", "\u2c9aina"),  # Coptic
        ("Ania", "\u0251nia"),  # other Latin letters
        ("Ania", "\u2c6dnia"),
        ("Gosia", "\u0261osia"),
        ("Ania", "\u1d00nia"),
        ("Ania", "\U0001d400nia"),  # bold, raised, wide, ringed
        ("Ania", "\u1d2cnia"),
        ("Ania", "\uff21nia"),
        ("Ania", "\u24b6nia"),
        ("Ola", "0la"),
        ("Ola", "O1a"),
        ("Ania", "Ania\u200d"),
        ("Ania", "An ia"),
        ("Ania", "Ania\ufe0f"),
        ("Ania", "Ania\u034f"),
    ],
)
def test_names_that_look_the_same_are_alike(seated: str, comes: str) -> None:
    assert alike(clean(comes), clean(seated))


@pytest.mark.parametrize("name", ["Zażółć", "Ελένη", "Νίκος", "Łucja", "Юля", "Їжак", "한국어"])
def test_a_name_is_like_itself_in_another_case(name: str) -> None:
    assert alike(name, name.lower())  # though Ν looks like N, and ν like v
    assert alike(name, name.upper())
    assert alike(name, unicodedata.normalize("NFD", name))


def test_names_that_differ_otherwise_are_not_alike() -> None:
    names = ("Ania", "Ania 2", "Anna", "🦊", "🐻", "Ela", "Ola", "Юля", "Оля", "Ελένη", "美", "雪")
    assert not [pair for pair in itertools.combinations(names, 2) if alike(*pair)]


def test_offers_the_next_free_number_within_the_length() -> None:
    assert free_name("Ania", ["Ania"]) == "Ania 2"
    assert free_name("Ania", ["Ania", "ania 2"]) == "Ania 3"
    assert free_name("Bardzo długie imi", ["x"]) == "Bardzo długie 2"
    assert len(clusters(free_name("1234567890123456", ["1234567890123456"]))) == 16
