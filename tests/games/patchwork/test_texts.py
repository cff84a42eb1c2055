"""The texts of Patchwork: both languages have the same, and all that the game names has one."""

import re
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.conformance.subjects import random_step
from tests.conftest import ROOT
from yuletable.bots.playing import pick_for
from yuletable.core.match import Events
from yuletable.core.protocol import OVER, Json, check_options
from yuletable.games.patchwork import BOTS, GAME
from yuletable.games.patchwork.spec import SECONDS

FOLDER = files("yuletable.games.patchwork")
ENTRY = re.compile(r"^(patchwork-[\w-]+) =(.*(?:\n(?: |\}).*)*)", re.MULTILINE)
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


def said(spoken: FluentBundle, key: str, args: dict[str, Json]) -> str:
    """As a screen says it."""
    given: dict[str, Any] = {}
    for name, value in args.items():
        if name == "seat" or name.endswith("_seat"):
            given[name] = ("Ania", "Kuba")[value]
        else:
            given[name] = str(value).lower() if isinstance(value, bool | list) else value
    pattern = spoken.get_message(key).value
    assert pattern is not None
    text, errors = spoken.format_pattern(pattern, given)
    assert not errors, (key, args, errors)
    return str(text)


def test_both_languages_have_the_same_keys_once() -> None:
    assert texts("en").keys() == texts("pl").keys()
    for lang in LANGS:
        keys = re.findall(r"^(patchwork-[\w-]+) =", source(lang), re.MULTILINE)
        assert len(keys) == len(set(keys))


def test_polish_uses_no_argument_that_english_does_not_know() -> None:
    english = texts("en")
    for key, text in texts("pl").items():
        assert set(VARIABLE.findall(text)) <= set(VARIABLE.findall(english[key])), key


@pytest.mark.parametrize("lang", LANGS)
def test_everything_the_game_names_has_a_text(lang: str) -> None:
    needed = ["name", "blurb", "start"]
    needed += [f"log-{kind}" for kind in GAME.spec.show_ms]
    needed += [f"asked-{kind}" for kind in SECONDS]
    needed += [f"bot-{name}" for name in BOTS]
    for option in GAME.spec.options:
        needed += [f"option-{option.key}", f"option-{option.key}-note"]
        needed += [f"option-{option.key}-{choice}" for choice in option.choices]
    folder = ROOT / "src" / "yuletable" / "games" / "patchwork"
    for name in ("edge.py", "reasons.py"):
        reasons = re.findall(r'why\(\s*"([\w-]+)"', (folder / name).read_text("utf-8"))
        needed += [f"why-{reason}" for reason in reasons]
    needed += ["why-sold", "why-overlap"]
    have = texts(lang)
    assert [key for key in needed if f"patchwork-{key}" not in have] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_can_be_told(lang: str) -> None:
    spoken = bundle(lang)
    told = set()
    for number in range(4):
        pick = pick_for("told", lang, number)
        state = GAME.new(2, check_options(GAME.spec, {}))
        while state.current() != OVER:
            events = Events()
            state.apply(*random_step(state, pick, 40), events)
            for event in events:
                text = said(spoken, f"patchwork-log-{event.kind}", event.full)
                assert "patchwork-" not in text
                told.add(event.kind)
    assert {"circled", "started", "passed", "bought", "placed", "income", "special_taken"} <= told


def test_polish_plurals() -> None:
    spoken = bundle("pl")
    words = [said(spoken, "patchwork-cost", {"cost": n}) for n in (0, 1, 2, 5, 12, 22)]
    assert words == ["0 guzików", "1 guzik", "2 guziki", "5 guzików", "12 guzików", "22 guziki"]


def test_nobody_gets_a_pronoun() -> None:
    english = " ".join(texts("en").values()).lower()
    assert not re.findall(r"\b(?:he|she|his|her|hers|him|they|their|them)\b", english)
    rules = FOLDER.joinpath("RULES.md").read_text("utf-8").lower()
    assert not re.findall(r"\b(?:he|she|his|her|hers|him)\b", rules)
