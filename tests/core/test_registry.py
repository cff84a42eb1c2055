"""Games are found by entry point."""

from types import ModuleType
from typing import Any

import msgspec
import pytest

import tests.tiny_game
from tests.tiny_game.edge import TinyGame
from tests.tiny_game.rules import TinyState
from yuletable.core import registry
from yuletable.core.protocol import CLOCK, clock_parts
from yuletable.core.seen import random_bot


def test_a_package_from_outside_is_found(tiny: registry.Entry) -> None:
    assert "tiny" in registry.entries()
    assert registry.entry("tiny") is tiny
    assert tiny.game is tests.tiny_game.GAME
    assert set(tiny.bots) == {"random", "highest", "expert"}
    assert tiny.bots["random"] is random_bot
    assert (tiny.folder / "RULES.md").is_file()


def test_it_is_gone_when_it_is_not_installed() -> None:
    assert "tiny" not in registry.entries()


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(KeyError, match=r"no game 'chess'.*gift_trail"):
        registry.entry("chess")


class Point:
    """An entry point that gives a package made for one test."""

    def __init__(self, name: str, game: object) -> None:
        self.name = name
        self.package = ModuleType("tests.tiny_game")
        self.package.__dict__.update(GAME=game, BOTS={}, __spec__=tests.tiny_game.__spec__)

    def load(self) -> ModuleType:
        return tests.tiny_game if self.package.__dict__["GAME"] is None else self.package


def found(monkeypatch: pytest.MonkeyPatch, *points: Point) -> list[str]:
    def entry_points(group: str) -> list[Any]:
        assert group == "yuletable.games"
        return list(points)

    monkeypatch.setattr(registry, "entry_points", entry_points)
    return list(registry.entries.__wrapped__())


def test_the_entry_point_must_name_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, Point("tiny", None)) == ["tiny"]
    with pytest.raises(ValueError, match="'small' names a game with the id 'tiny'"):
        found(monkeypatch, Point("small", None))


def test_a_game_that_waits_for_the_absent_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stuck(TinyState):
        def legal_actions(self, seat: int) -> list[int]:
            legal = super().legal_actions(seat)
            if seat != CLOCK:
                return legal
            return [each for each in legal if clock_parts(each, self.seats)[0] != "default"]

    class StuckGame(TinyGame):
        def new(self, seats: int, options: Any) -> Stuck:
            return Stuck(seats, options["rounds"])

    with pytest.raises(ValueError, match="cannot go on past an absent player"):
        found(monkeypatch, Point("tiny", StuckGame()))


def test_a_game_that_is_followed_checks_what_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    class Checked(TinyGame):
        def hovered(self, state: Any, seat: int, data: Any) -> None:
            return None

    monkeypatch.setattr(TinyGame, "spec", msgspec.structs.replace(TinyGame.spec, followed=True))
    assert found(monkeypatch, Point("tiny", Checked())) == ["tiny"]
    with pytest.raises(ValueError, match="lets its choices be followed and cannot check them"):
        found(monkeypatch, Point("tiny", TinyGame()))
