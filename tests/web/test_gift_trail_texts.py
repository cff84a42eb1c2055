"""The texts of Gift Trail: both languages have the same, and everything that is shown has one."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from yuletable.games.gift_trail import BOTS, GAME
from yuletable.games.gift_trail.actions import EFFECTS, PROMPTS

FOLDER = files("yuletable.games.gift_trail")
ENTRY = re.compile(r"^(gift_trail-[\w-]+) =(.*(?:\n(?: |\}).*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\{\s*(?:NUMBER\()?\$(\w+)")
LANGS = ("en", "pl")
CARDS = (*EFFECTS, "first_gift", "take_from_tree", "nothing")


def texts(lang: str) -> dict[str, str]:
    return dict(ENTRY.findall(FOLDER.joinpath("texts", f"{lang}.ftl").read_text("utf-8")))


def scripts() -> str:
    return "".join(
        path.read_text("utf-8")
        for path in FOLDER.joinpath("web").iterdir()
        if path.name.endswith(".js")
    )


def test_both_languages_have_the_same_keys() -> None:
    assert texts("en").keys() == texts("pl").keys()


def test_no_key_stands_twice() -> None:
    for lang in LANGS:
        source = FOLDER.joinpath("texts", f"{lang}.ftl").read_text("utf-8")
        keys = re.findall(r"^(gift_trail-[\w-]+) =", source, re.MULTILINE)
        assert len(keys) == len(set(keys))


def test_polish_uses_no_argument_that_english_does_not_know() -> None:
    """`gift` in place of a name that Polish would have to bend is passed along with it."""
    deeds = ("steal", "trade", "steal-place", "trade-place")
    spare = {f"gift_trail-phone-do-{deed}": {"gift"} for deed in deeds}
    english = texts("en")
    for key, text in texts("pl").items():
        known = set(VARIABLE.findall(english[key])) | spare.get(key, set())
        assert set(VARIABLE.findall(text)) <= known, key


@pytest.mark.parametrize("lang", LANGS)
def test_everything_the_game_names_has_a_text(lang: str) -> None:
    spec = GAME.spec
    needed = ["name", "blurb", "bring", "start", "reveal-next", "log-asked", "log-numbered"]
    needed += [f"log-{kind}" for kind in spec.show_ms]
    needed += [f"asked-{prompt}" for prompt in PROMPTS]
    needed += [f"tv-{prompt}" for prompt in PROMPTS]
    needed += [f"bot-{name}" for name in ("random", *BOTS)]
    needed += [f"effect-{card}" for card in CARDS] + [f"effect-{card}-text" for card in CARDS]
    needed += [f"effect-{card}-when" for card in (*EFFECTS, "first_gift")]
    for option in spec.options:
        needed.append(f"option-{option.key}")
        needed += [
            f"option-{option.key}-{str(choice).lower() if isinstance(choice, bool) else choice}"
            for choice in option.choices
        ]
    edge = FOLDER.joinpath("edge.py").read_text("utf-8")
    needed += [f"why-{key}" for key in re.findall(r'(?:_no\(|gift_trail-why-)"?([a-z-]+)"', edge)]
    reasons = re.findall(r'add\("([a-z-]+)"', FOLDER.joinpath("reasons.py").read_text("utf-8"))
    needed += [f"why-{reason}{form}" for reason in reasons for form in ("", "-short")]
    have = texts(lang)
    assert [key for key in needed if f"gift_trail-{key}" not in have] == []


def test_every_key_in_the_screens_has_a_text_and_every_text_is_used() -> None:
    source = scripts()
    whole = set(re.findall(r"['\"`](gift_trail-[\w-]+)['\"`]", source))
    begun = set(re.findall(r"`(gift_trail-[\w-]+-)\$\{", source))
    have = set(texts("en"))
    pieces = {f"gift_trail-{name}" for name in re.findall(r"use\('gift_trail-(\w+)'", source)}
    assert {key for key in whole - pieces if key not in have} == set()
    outside = ("name", "blurb", "bring", "start", "reveal-next", "option-", "bot-", "log-", "why-")
    begun |= {f"gift_trail-{part}" for part in (*outside, "tutorial-")}
    referred = set(re.findall(r"\{ (gift_trail-[\w-]+) \}", "".join(texts("en").values())))
    unused = {
        key for key in have - whole - referred if not any(key.startswith(start) for start in begun)
    }
    assert unused == set()


def test_nobody_gets_a_pronoun() -> None:
    english = " ".join(texts("en").values()).lower()
    assert not re.findall(r"\b(?:he|she|his|her|hers|him|they|their|them)\b", english)


def test_places_are_counted_in_words_that_fit() -> None:
    texts = FluentBundle(["en"], use_isolating=False)
    source = FOLDER.joinpath("texts", "en.ftl").read_text("utf-8")
    texts.add_resource(FluentResource(source))
    pattern = texts.get_message("gift_trail-ordinal").value
    assert pattern is not None
    told = [str(texts.format_pattern(pattern, {"rank": rank})[0]) for rank in range(1, 33)]
    assert told[:4] == ["1st", "2nd", "3rd", "4th"]
    assert told[10:13] == ["11th", "12th", "13th"]
    assert told[20:24] == ["21st", "22nd", "23rd", "24th"]
    assert told[30:] == ["31st", "32nd"]
