"""What every game's clauses are held to: a test for each, the same in every language, and no
citation of one that is not there."""

import io
import re
import tokenize
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

import pytest

from tests.conftest import ROOT
from yuletable.server.rules_text import clauses

_GROUP: Final = r"(\d+\.\d+[a-z]?(?:(?:, | to | and )\d+\.\d+[a-z]?)*)"
_CITED: Final = re.compile(rf"(?:\(|# |// )(?:clauses? )?{_GROUP}")
_QUOTED: Final = re.compile(r"""^['"](\d+\.\d+[a-z]?)['"]$""")
_SCRIPT_COMMENT: Final = re.compile(r"(?:(?<!:)//|/\*|^\s*\*).*$", re.MULTILINE)
_SCRIPT_QUOTED: Final = re.compile(r"'(\d+\.\d+[a-z]?)'")
_IN_RULES: Final = re.compile(r"\((?:[^()\d]+ )?(\d+\.\d+[a-z]?)(?:; [^()]*)?\)")
_NUMBER: Final = re.compile(r"\d+\.\d+[a-z]?")


def numbers(rules: Path) -> list[str]:
    """The clause numbers of a file of rules, in its order."""
    return [each["id"] for each in clauses(rules.read_text("utf-8")) if each["level"] == 3]


def chapters(rules: Path) -> list[str]:
    """The chapter numbers of a file of rules, in its order."""
    return [each["id"] for each in clauses(rules.read_text("utf-8")) if each["level"] == 2]


def cited(source: Path) -> set[str]:
    """The clause numbers that a module cites: in brackets or first in a comment, or alone as a
    text. Numbers of the code itself are none: a call with 1.5 cites nothing."""
    text = source.read_text("utf-8")
    if source.suffix == ".js":
        found = [group for line in _SCRIPT_COMMENT.findall(text) for group in _CITED.findall(line)]
        found += _SCRIPT_QUOTED.findall(text)
    else:
        found = []
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type in (tokenize.COMMENT, tokenize.STRING):
                found += _CITED.findall(token.string) + _QUOTED.findall(token.string)
    return {number for group in found for number in _NUMBER.findall(group)}


class ClauseChecks:
    """A game's own class of these tests stands in tests/games/<id>/test_clauses.py:

        ELSEWHERE: Final = {"8.4": ("tests/server/test_clocks.py", "test_after_two_timeouts")}

        class TestClauses(ClauseChecks):
            game = "hats"
            elsewhere = ELSEWHERE

    game: its id. elsewhere: clauses that are the room's or a screen's: the file from the project's
    root that shows each, and a name in it. Every other clause has a test that begins with its
    number, `test_8_4_`, in one of the files test_clauses_*.py beside.
    """

    game: ClassVar[str]
    elsewhere: ClassVar[Mapping[str, tuple[str, str]]] = {}

    def _folder(self) -> Path:
        return ROOT / "src" / "yuletable" / "games" / self.game

    def _known(self) -> list[str]:
        return numbers(self._folder() / "RULES.md")

    def _tests(self) -> str:
        here = ROOT / "tests" / "games" / self.game
        return "".join(path.read_text("utf-8") for path in sorted(here.glob("test_clauses_*.py")))

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        folder = self._folder()
        if "number" in metafunc.fixturenames:
            metafunc.parametrize("number", self._known())
        if "source" in metafunc.fixturenames:
            sources = sorted([*folder.glob("*.py"), *folder.glob("web/*.js")])
            metafunc.parametrize("source", sources, ids=lambda path: path.name)
        if "rules" in metafunc.fixturenames:
            files = sorted(folder.glob("RULES*.md"))
            metafunc.parametrize("rules", files, ids=lambda path: path.name)

    def test_every_language_has_the_same_numbers_and_chapters(self, rules: Path) -> None:
        known = self._known()
        assert known
        assert numbers(rules) == known
        assert len(known) == len(set(known))
        assert chapters(rules) == chapters(self._folder() / "RULES.md")

    def test_the_clause_has_a_test(self, number: str) -> None:
        if number in self.elsewhere:
            path, name = self.elsewhere[number]
            assert name in (ROOT / path).read_text("utf-8")
        else:
            assert f"def test_{number.replace('.', '_')}_" in self._tests()

    def test_every_clause_that_a_test_names_exists(self) -> None:
        named = re.findall(r"def test_(\d+_\d+[a-z]?)_", self._tests())
        assert {number.replace("_", ".") for number in named} <= set(self._known())
        assert self.elsewhere.keys() <= set(self._known())

    def test_every_clause_cited_in_the_code_exists(self, source: Path) -> None:
        assert cited(source) - set(self._known()) == set()

    def test_every_clause_cited_in_the_rules_exists(self, rules: Path) -> None:
        found = set(_IN_RULES.findall(rules.read_text("utf-8")))
        assert found - set(numbers(rules)) == set()
