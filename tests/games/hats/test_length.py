"""How long a match takes."""

from yuletable.core.protocol import check_options
from yuletable.games.hats import GAME


def test_minutes_grow_with_the_table() -> None:
    told = [GAME.minutes(seats, check_options(GAME.spec, {})) for seats in (2, 3, 4)]
    assert told == sorted(told)
    assert told[0] >= 8
    assert told[-1] <= 30


def test_the_lobby_starts_from_the_rules_as_they_are() -> None:
    for seats in (2, 3, 4):
        assert check_options(GAME.spec, GAME.suggest(seats)) == check_options(GAME.spec, {})
