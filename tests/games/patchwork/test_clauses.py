"""Every numbered clause has its test, in both languages the same, and every citation exists."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import ROOT
from yuletable.server.rules_text import clauses

GAME_FOLDER = ROOT / "src" / "yuletable" / "games" / "patchwork"
HERE = Path(__file__).parent

ELSEWHERE: Final = {
    "8.4": ("tests/server/test_clocks.py", "test_after_two_timeouts_a_bot_takes_the_seat_and"),
    "10.1": ("tests/core/test_match.py", "def test_"),
}
"""Clauses that are the room's: the file that shows them and a name in it."""


def numbers(name: str) -> list[str]:
    text = (GAME_FOLDER / name).read_text("utf-8")
    return [clause["id"] for clause in clauses(text) if clause["level"] == 3]


def test_both_languages_have_the_same_numbers_and_chapters() -> None:
    assert numbers("RULES.md") == numbers("RULES.pl.md")
    assert len(numbers("RULES.md")) == len(set(numbers("RULES.md")))


@pytest.mark.parametrize("number", numbers("RULES.md"))
def test_the_clause_has_a_test(number: str) -> None:
    if number in ELSEWHERE:
        path, name = ELSEWHERE[number]
        assert name in (ROOT / path).read_text("utf-8")
        return
    sources = "".join(path.read_text("utf-8") for path in HERE.glob("test_clauses_*.py"))
    assert f"def test_{number.replace('.', '_')}_" in sources


@pytest.mark.parametrize("path", sorted(GAME_FOLDER.glob("*.py")), ids=lambda path: path.name)
def test_every_clause_cited_in_the_code_exists(path: Path) -> None:
    known = set(numbers("RULES.md"))
    text = path.read_text("utf-8")
    cited = re.findall(r"\((?:clauses? )?([1-9]\d*\.\d+(?:(?:, | to )\d+\.\d+)*)", text)
    for group in cited:
        assert set(re.findall(r"\d+\.\d+", group)) <= known, group


def test_every_clause_cited_in_the_rules_exists() -> None:
    for name in ("RULES.md", "RULES.pl.md"):
        text = (GAME_FOLDER / name).read_text("utf-8")
        known = set(numbers(name))
        assert set(re.findall(r"\((?:As in |Jak w )?(\d+\.\d+)\)", text)) <= known
