"""The texts of every game: each language has the same, and all that the game names has one."""

import re

import pytest

from tests.conformance.subjects import random_step
from tests.games.texts import (
    GAMES,
    arguments,
    entries_of,
    folder,
    languages,
    said,
    said_of,
    texts,
)
from yuletable.bots.playing import pick_for
from yuletable.core.match import Events
from yuletable.core.protocol import OVER, Json, OptionSpec, check_options
from yuletable.core.registry import entry

PAIRS = [pytest.param(game, lang) for game in GAMES for lang in languages(game)]
PRONOUNS = r"\b(?:he|she|his|her|hers|him|they|their|them)\b"
IN_RULES = r"\b(?:he|she|his|her|hers|him)\b"
POLISH = r"\b(?:ten|tego|temu), kto\b"


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_keys_each_once(game: str) -> None:
    assert {"en", "pl"} <= set(languages(game))
    wanted = sorted(texts(game, "en"))
    for lang in languages(game):
        assert sorted(key for key, _ in entries_of(game, lang)) == wanted, lang
    assert [key for key in wanted if not key.startswith(f"{game}-")] == []


@pytest.mark.parametrize(("game", "lang"), PAIRS)
def test_no_text_uses_an_argument_that_english_does_not_know(game: str, lang: str) -> None:
    spare = said_of(game).spare
    for key in texts(game, lang):
        known = arguments(game, "en", key) | spare.get(key.removeprefix(f"{game}-"), frozenset())
        assert arguments(game, lang, key) <= known, key


def choices(option: OptionSpec) -> list[str]:
    shown = [str(each).lower() if isinstance(each, bool) else str(each) for each in option.choices]
    return [f"option-{option.key}", *(f"option-{option.key}-{each}" for each in shown)]


def refusals(game: str) -> set[str]:
    """Reasons that stand in the code: whole keys, and those handed to what makes a Text of them."""
    found: set[str] = set()
    for path in folder(game).glob("*.py"):
        text = path.read_text("utf-8")
        found |= set(re.findall(rf'"{game}-why-([\w-]+)"', text))
        found |= set(re.findall(r'(?<![.\w])(?:_no|why|add)\(\s*"([a-z]+(?:-[a-z]+)*)"', text))
    return found


@pytest.mark.parametrize(("game", "lang"), PAIRS)
def test_everything_the_game_names_has_a_text(game: str, lang: str) -> None:
    registered = entry(game)
    spec = registered.game.spec
    needed = ["name", "blurb", "start", *said_of(game).needed]
    needed += [f"log-{kind}" for kind in spec.show_ms]
    needed += [f"bot-{name}" for name in registered.bots]
    needed += [key for option in spec.options for key in choices(option)]
    reasons = refusals(game)
    assert reasons
    needed += [f"why-{reason}" for reason in sorted(reasons)]
    have = texts(game, lang)
    assert [key for key in needed if f"{game}-{key}" not in have] == []


@pytest.mark.parametrize(("game", "lang"), PAIRS)
def test_everything_that_happens_can_be_told_to_everybody(game: str, lang: str) -> None:
    spec = entry(game).game.spec
    for seats in sorted({spec.min_seats, min(4, spec.max_seats)}):
        pick = pick_for("told", game, lang, seats)
        state = entry(game).game.new(seats, check_options(spec, {}))
        told: set[str] = set()
        while state.current() != OVER:
            events = Events()
            state.apply(*random_step(state, pick, 30), events)
            for event in events:
                for viewer in (None, *range(seats)):
                    payload: dict[str, Json] | None = event.seen_by(viewer)
                    if payload is None:
                        continue
                    text = said(game, lang, f"{game}-log-{event.kind}", payload)
                    assert text.strip()
                    assert f"{game}-" not in text
                    assert "{" not in text
                    told.add(event.kind)
        assert len(told) > 3


@pytest.mark.parametrize("game", GAMES)
def test_nobody_gets_a_pronoun(game: str) -> None:
    english = " ".join(texts(game, "en").values()).lower()
    assert not re.findall(PRONOUNS, english)
    rules = (folder(game) / "RULES.md").read_text("utf-8").lower()
    assert not re.findall(IN_RULES, rules)
    polish = [*texts(game, "pl").values(), (folder(game) / "RULES.pl.md").read_text("utf-8")]
    assert not re.findall(POLISH, " ".join(polish).lower())
