"""How long a match takes."""

from yuletable.core.protocol import check_options
from yuletable.games.patchwork import GAME


def test_minutes() -> None:
    assert 15 <= GAME.minutes(2, check_options(GAME.spec, {})) <= 30


def test_the_lobby_starts_from_the_rules_as_they_are() -> None:
    assert check_options(GAME.spec, GAME.suggest(2)) == check_options(GAME.spec, {})
