"""The texts of a game as its tests read them: keys, arguments, sentences."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from tests.conformance.subjects import supplied
from tests.conftest import ROOT
from yuletable.core.protocol import Json
from yuletable.core.registry import entries

GAMES: Final = sorted(entries())
PEOPLE: Final = ("Ania", "Kuba", "Ola", "Marek", "Ewa", "Jan", "Zofia", "Piotr")
VARIABLE: Final = re.compile(r"\$(\w+)")
REFERENCE: Final = re.compile(r"\{ ([a-z_]+-[\w-]+) \}")


@dataclass(frozen=True)
class Said:
    """What a game says of its own texts, as SAID in tests/games/<id>/texts.py; keys without
    `<id>-`. A game without that file has nothing to say.

    needed: keys besides those of its spec, its bots and its refusals. outside: beginnings of keys
    that are said by other than its screens' own code, or drawn. drawn: modules of web/ whose
    texts are names of symbols. spare: arguments that a translation uses and English does not,
    by key.
    """

    needed: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    drawn: frozenset[str] = frozenset()
    spare: Mapping[str, frozenset[str]] = field(default_factory=dict)


def said_of(game: str) -> Said:
    module = supplied(game, "texts")
    found = Said() if module is None else module.SAID
    assert isinstance(found, Said)
    return found


def folder(game: str) -> Path:
    return ROOT / "src" / "yuletable" / "games" / game


def languages(game: str) -> list[str]:
    """The languages that a game has texts in, by tag."""
    return sorted(path.stem for path in (folder(game) / "texts").glob("*.ftl"))


def source(game: str, lang: str) -> str:
    return (folder(game) / "texts" / f"{lang}.ftl").read_text("utf-8")


def entries_of(game: str, lang: str) -> list[tuple[str, str]]:
    """(key, text) of every message of a file, in its order. Fails for what is no Fluent."""
    text = source(game, lang)
    found = []
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            span = entry.value.span if entry.value else None
            assert span is not None, entry.id.name
            found.append((entry.id.name, text[span.start : span.end]))
    return found


@cache
def texts(game: str, lang: str) -> dict[str, str]:
    """Every message's source by its key."""
    return dict(entries_of(game, lang))


def arguments(game: str, lang: str, key: str) -> set[str]:
    """The names of the arguments that a text needs, with those of texts that it contains."""
    text = texts(game, lang)[key]
    found = set(VARIABLE.findall(text))
    for inner in REFERENCE.findall(text):
        found |= arguments(game, lang, inner)
    return found


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(source(game, lang)))
    return made


def said(game: str, lang: str, key: str, args: Mapping[str, Json]) -> str:
    """A text as a screen says it: names for seats, `none` for what is not told, lists joined,
    an object as its first key. key: with the game's id."""
    given = {name: _argument(name, value) for name, value in args.items()}
    pattern = bundle(game, lang).get_message(key).value
    assert pattern is not None
    text, errors = bundle(game, lang).format_pattern(pattern, given)
    assert not errors, (key, args, errors)
    return str(text)


def _argument(name: str, value: Json) -> Any:
    if value is None:
        return "none"
    seats = bool(re.search(r"(^|_)seats?$", name))
    if isinstance(value, list):
        return ", ".join(str(_argument(name, each)) for each in value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return PEOPLE[value] if seats else value
    return next(iter(value), "none") if isinstance(value, dict) else value
