"""`yuletable bench rules --hearts`: our card game beside OpenSpiel's, driven in the same way."""

import random
import sys
from types import ModuleType
from typing import Any

import pytest

from yuletable.bench import hearts
from yuletable.core.registry import entry


class ThreeTricks:
    """A game as OpenSpiel gives it: a draw, then three actions."""

    def __init__(self) -> None:
        self.steps: list[int] = []

    def new_initial_state(self) -> "ThreeTricks":
        return ThreeTricks()

    def is_terminal(self) -> bool:
        return len(self.steps) == 4

    def is_chance_node(self) -> bool:
        return not self.steps

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(7, 1.0)]

    def legal_actions(self) -> list[int]:
        return [1, 2, 3]

    def apply_action(self, action: int) -> None:
        assert action == 7 if not self.steps else action in (1, 2, 3)
        self.steps.append(action)


@pytest.fixture
def openspiel(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """OpenSpiel, in whose place a tiny game stands; the games that were asked for."""
    asked: list[str] = []
    module: Any = ModuleType(hearts.LIBRARY)

    def load_game(name: str) -> ThreeTricks:
        asked.append(name)
        return ThreeTricks()

    module.load_game = load_game
    monkeypatch.setitem(sys.modules, hearts.LIBRARY, module)
    monkeypatch.setattr(hearts, "available", lambda: True)
    return asked


def test_every_number_of_seats_is_compared(yuletable: Any, openspiel: list[str]) -> None:
    results = yuletable("bench", "rules", "--hearts", "--seconds", "0.01", "--json").json
    assert openspiel == ["hearts"]
    assert [row["seats"] for row in results] == list(range(2, 9))
    for row in results:
        assert row["game"] == "twelve_days"
        assert min(row["ours"], row["hearts"], row["ratio"]) > 0
    table = yuletable("bench", "rules", "--hearts", "--seconds", "0.01").out
    assert "hearts" in table
    assert table.count("twelve_days") == 7


def test_only_what_seats_do_is_counted() -> None:
    assert hearts.drive_hearts(ThreeTricks(), random.Random(1)) == 3
    actions = hearts.drive(entry("twelve_days").game, 2, random.Random(1))
    # Twelve hands of two seats: far fewer than with the cards dealt.
    assert 12 * 2 <= actions <= 12 * 2 * 23


def test_without_openspiel_a_sentence_says_how_to_get_it(
    yuletable: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hearts, "LIBRARY", "no_such_library")
    ran = yuletable("bench", "rules", "--hearts")
    assert ran.code == 2
    assert ran.err == f"yuletable: {hearts.MISSING}\n"
    assert "pip install" in ran.err
