"""How long a match takes: the table against simulation, and what the lobby suggests."""

import pytest

from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import check_options
from yuletable.core.seen import random_bot
from yuletable.games.gift_trail import GAME
from yuletable.games.gift_trail.length import turns
from yuletable.games.gift_trail.rules import State

SHAPES = [(board, dice) for board in ("short", "medium", "long") for dice in (1, 2)]


def options(board: str, dice: int) -> dict[str, object]:
    return dict(check_options(GAME.spec, {"board": board, "dice": dice}))


def mean_turns(seats: int, board: str, dice: int, games: int) -> float:
    total = 0
    for number in range(games):
        match: Match[State] = Match.start(
            GAME, seats, options(board, dice), seed_of(f"length:{number}")
        )
        play_out(match, [random_bot] * seats, [pick_for("length", number)] * seats)
        total += match.state.turn
    return total / games


@pytest.mark.parametrize(("board", "dice"), SHAPES)
def test_the_table_is_what_random_play_takes(board: str, dice: int) -> None:
    for seats, games in ((4, 60), (16, 8)):
        told = turns(seats, options(board, dice))
        assert mean_turns(seats, board, dice, games) == pytest.approx(told, rel=0.1)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4, 8, 16, 32])
@pytest.mark.parametrize(("board", "dice"), SHAPES)
def test_the_whole_table_is_what_random_play_takes(board: str, dice: int, seats: int) -> None:
    told = turns(seats, options(board, dice))
    assert mean_turns(seats, board, dice, 1600 // seats) == pytest.approx(told, rel=0.03, abs=1)


def test_between_the_counts_of_the_table_it_rises_evenly() -> None:
    for board, dice in SHAPES:
        counts = [turns(seats, options(board, dice)) for seats in range(2, 33)]
        assert counts == sorted(set(counts))


@pytest.mark.parametrize(
    ("seats", "board", "dice", "minutes"),
    [
        (2, "short", 2, 2),
        (4, "medium", 1, 16),
        (8, "medium", 2, 17),
        (32, "short", 2, 40),
        (32, "long", 1, 186),
    ],
)
def test_minutes(seats: int, board: str, dice: int, minutes: int) -> None:
    assert GAME.minutes(seats, options(board, dice)) == minutes


@pytest.mark.parametrize(
    ("seats", "board", "dice"),
    [
        (2, "medium", 1),
        (6, "medium", 1),
        (7, "medium", 2),
        (12, "medium", 2),
        (13, "short", 2),
        (32, "short", 2),
    ],
)
def test_the_suggestion(seats: int, board: str, dice: int) -> None:
    suggested = GAME.suggest(seats)
    assert suggested == {"board": board, "dice": dice}
    assert GAME.minutes(seats, check_options(GAME.spec, suggested)) <= 40
