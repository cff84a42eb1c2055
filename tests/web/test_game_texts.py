"""The texts of every game's screens: what a screen says has a text in every language and gets its
arguments, and every text is said."""

import re
from typing import Final

import pytest

from tests.games.texts import GAMES, REFERENCE, arguments, folder, languages, said_of, texts

OUTSIDE: Final = (
    "name",
    "blurb",
    "bring",
    "start",
    "reveal-next",
    "asked-",
    "option-",
    "bot-",
    "log-",
    "why-",
    "tutorial-",
)
"""Said by the shell, the log, refusals and the lesson."""
COMMENT: Final = re.compile(r"^\s*//.*$", re.MULTILINE)


def scripts(game: str, without: frozenset[str] = frozenset()) -> str:
    files = sorted((folder(game) / "web").glob("*.js"))
    return "\n".join(path.read_text("utf-8") for path in files if path.name not in without)


def parts(inside: str) -> list[str]:
    """The members of an object literal, split at its own commas."""
    found, depth, quote, start = [], 0, "", 0
    for at, char in enumerate(inside):
        if quote:
            quote = "" if char == quote else quote
        elif char in "'\"`":
            quote = char
        elif char in "([{":
            depth += 1
        elif char in ")]}":
            depth -= 1
        elif char == "," and not depth:
            found.append(inside[start:at])
            start = at + 1
    return [part.strip() for part in [*found, inside[start:]] if part.strip()]


def literal(text: str) -> str | None:
    """What stands inside the object literal that a text begins with, None when it ends nowhere."""
    depth = 0
    for at, char in enumerate(text):
        depth += (char == "{") - (char == "}")
        if not depth:
            return text[1:at]
    return None


def calls(game: str) -> list[tuple[str, set[str] | None]]:
    """(key, names of arguments) of every call of `t` with a whole key; None: only the running page
    knows which arguments."""
    found: list[tuple[str, set[str] | None]] = []
    text = COMMENT.sub("", scripts(game))
    for call in re.finditer(rf"\bt\(\s*(['\"`])({game}-[\w-]+)\1\s*(\)|,\s*)", text):
        given: set[str] | None = set()
        if call[3] != ")":
            rest = text[call.end() :]
            inside = literal(rest) if rest.startswith("{") else None
            members = ["..."] if inside is None else parts(inside)
            names = {re.split(r"\s*:", member)[0].strip("'\"") for member in members}
            given = None if any(name.startswith("...") for name in names) else names
        found.append((call[2], given))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_key_in_the_screens_has_a_text_and_every_text_is_used(game: str) -> None:
    tell = said_of(game)
    text = scripts(game, tell.drawn)
    whole = set(re.findall(rf"['\"`]({game}-[\w-]*\w)['\"`]", text))
    drawn = set(re.findall(rf"\buse\(\s*['\"`]({game}-[\w-]+)['\"`]", text))
    begun = set(re.findall(rf"`({game}-[\w-]+-)\$\{{", text))
    have = texts(game, "en")
    assert whole - drawn - have.keys() == set()
    assert [start for start in begun if not any(key.startswith(start) for key in have)] == []
    begun |= {f"{game}-{part}" for part in (*OUTSIDE, *tell.outside)}
    used = whole | {key for value in have.values() for key in REFERENCE.findall(value)}
    unused = [key for key in have if key not in used and not key.startswith(tuple(begun))]
    assert unused == []


@pytest.mark.parametrize("game", GAMES)
def test_every_text_gets_the_arguments_that_it_needs(game: str) -> None:
    found = calls(game)
    assert found
    lacking = {
        (key, lang): needed - given
        for key, given in found
        for lang in languages(game)
        if given is not None and (needed := arguments(game, lang, key)) - given
    }
    assert lacking == {}
