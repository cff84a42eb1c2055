"""The texts of Hats: both languages have the same, and everything that the game names has one."""

import re
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.conformance.subjects import random_step
from yuletable.bots.playing import pick_for
from yuletable.core.match import Events
from yuletable.core.protocol import OVER, Json, check_options
from yuletable.games.hats import BOTS, GAME
from yuletable.games.hats.cards import TYPES
from yuletable.games.hats.spec import SECONDS

FOLDER = files("yuletable.games.hats")
ENTRY = re.compile(r"^(hats-[\w-]+) =(.*(?:\n(?: |\}).*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\{\s*(?:NUMBER\()?\$(\w+)")
LANGS = ("en", "pl")


def source(lang: str) -> str:
    return FOLDER.joinpath("texts", f"{lang}.ftl").read_text("utf-8")


def texts(lang: str) -> dict[str, str]:
    return dict(ENTRY.findall(source(lang)))


def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(source(lang)))
    return made


def said(texts: FluentBundle, key: str, args: dict[str, Json]) -> str:
    """As a screen says it: names for seats, `none` for what is not told, lists joined."""
    given: dict[str, Any] = {}
    for name, value in args.items():
        if value is None:
            given[name] = "none"
        elif name == "seat" or name.endswith("_seat"):
            given[name] = ("Ania", "Kuba", "Ola", "Marek")[value]
        elif isinstance(value, bool):
            given[name] = str(value).lower()
        else:
            given[name] = ", ".join(map(str, value)) if isinstance(value, list) else value
    pattern = texts.get_message(key).value
    assert pattern is not None
    text, errors = texts.format_pattern(pattern, given)
    assert not errors, (key, args, errors)
    return str(text)


def test_both_languages_have_the_same_keys() -> None:
    assert texts("en").keys() == texts("pl").keys()


def test_no_key_stands_twice() -> None:
    for lang in LANGS:
        keys = re.findall(r"^(hats-[\w-]+) =", source(lang), re.MULTILINE)
        assert len(keys) == len(set(keys))


def test_polish_uses_no_argument_that_english_does_not_know() -> None:
    english = texts("en")
    for key, text in texts("pl").items():
        assert set(VARIABLE.findall(text)) <= set(VARIABLE.findall(english[key])), key


@pytest.mark.parametrize("lang", LANGS)
def test_everything_the_game_names_has_a_text(lang: str) -> None:
    needed = ["name", "blurb", "start", "log-received", "talk-swap", "talk-useful", "talk-no"]
    needed += [f"log-{kind}" for kind in GAME.spec.show_ms]
    needed += [f"asked-{kind}" for kind in SECONDS]
    needed += [f"tv-{kind}" for kind in SECONDS]
    needed += [f"bot-{name}" for name in ("random", *BOTS)]
    needed += [f"tie-{how}" for how in ("black_hats", "cookie", "shared")]
    needed += [f"line-{line}" for line in ("hats", "black", "favourite", "cookie", "total")]
    for name in TYPES:
        needed += [f"type-{name}", f"letter-{name}"]
    for option in GAME.spec.options:
        needed.append(f"option-{option.key}")
        needed += [f"option-{option.key}-{choice}" for choice in option.choices]
    have = texts(lang)
    assert [key for key in needed if f"hats-{key}" not in have] == []


@pytest.mark.parametrize("lang", LANGS)
def test_letters_and_names_tell_types_apart(lang: str) -> None:
    known = texts(lang)
    names = [known[f"hats-type-{name}"].strip() for name in TYPES]
    letters = [known[f"hats-letter-{name}"].strip() for name in TYPES]
    assert len(set(names)) == len(set(letters)) == len(TYPES)
    for name, letter in zip(names, letters, strict=True):
        # Letters are fixed marks in all languages; the English names hold them.
        assert lang != "en" or letter.lower() in name.lower()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_event_can_be_told_to_everybody(lang: str, seats: int) -> None:
    spoken = bundle(lang)
    pick = pick_for("told", lang, seats)
    state = GAME.new(seats, check_options(GAME.spec, {}))
    told = set()
    while state.current() != OVER:
        events = Events()
        state.apply(*random_step(state, pick, 30 if seats == 4 else 0), events)
        for event in events:
            for viewer in (None, *range(seats)):
                payload = event.seen_by(viewer)
                if payload is None:
                    continue
                text = said(spoken, f"hats-log-{event.kind}", payload)
                assert text
                assert "none" not in text
                assert "hats-" not in text
                told.add(event.kind)
    assert {"swapped", "hidden", "cookie_moved", "started"} <= told


def test_a_swap_in_words() -> None:
    args: dict[str, Json] = {
        "seat": 0,
        "space": 3,
        "type": "beret",
        "number": 4,
        "taken_type": "topper",
        "taken_number": 1,
    }
    assert (
        said(bundle("en"), "hats-log-swapped", args)
        == "Ania lays Beret 4 on space 3 and takes Topper 1."
    )
    assert (
        said(bundle("pl"), "hats-log-swapped", args)
        == "Ania kładzie na polu 3: Beret 4, a bierze: Cylinder 1."
    )


def test_nobody_gets_a_pronoun() -> None:
    english = " ".join(texts("en").values()).lower()
    assert not re.findall(r"\b(?:he|she|his|her|hers|him|they|their|them)\b", english)
    rules = FOLDER.joinpath("RULES.md").read_text("utf-8").lower()
    assert not re.findall(r"\b(?:he|she|his|her|hers|him)\b", rules)
