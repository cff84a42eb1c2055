"""The length that a lobby promises, held against games that were played."""

import pytest

from yuletable.commands.simulate import simulate
from yuletable.core.match import Match
from yuletable.core.protocol import Json, check_options
from yuletable.games.gift_trail import GAME
from yuletable.games.gift_trail.length import turns

BOARDS = ["short", "medium", "long"]


def options(board: str, dice: int) -> dict[str, Json]:
    return check_options(GAME.spec, {"board": board, "dice": dice})


@pytest.mark.parametrize(
    ("seats", "board", "dice", "minutes"),
    [(2, "short", 2, 2), (4, "medium", 1, 16), (8, "short", 2, 10), (32, "short", 2, 40),
     (32, "long", 1, 186), (32, "long", 2, 95)],
)  # fmt: skip
def test_minutes_are_turns_of_twelve_seconds(
    seats: int, board: str, dice: int, minutes: int
) -> None:
    assert GAME.minutes(seats, options(board, dice)) == minutes


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("dice", [1, 2])
def test_more_players_take_longer_between_the_counted_numbers_too(board: str, dice: int) -> None:
    means = [turns(seats, options(board, dice)) for seats in range(2, 33)]
    assert means == sorted(set(means))
    assert means[1] == pytest.approx((means[0] + means[2]) / 2, abs=1)


@pytest.mark.parametrize("seats", range(2, 33))
def test_a_suggestion_can_be_played_in_an_evening(seats: int) -> None:
    complete = check_options(GAME.spec, GAME.suggest(seats))
    expected = ("medium", 1) if seats <= 6 else ("medium", 2) if seats <= 12 else ("short", 2)
    assert (complete["board"], complete["dice"]) == expected
    assert GAME.minutes(seats, complete) <= 45


def mean_turns(seats: int, board: str, dice: int, games: int) -> float:
    """Turns begun in a game of random choices: one roll each."""
    rolls = 0
    for number in range(games):
        match = Match.start(GAME, seats, options(board, dice), f"{board}{number}".encode())
        state = match.state
        while state.who >= 0:
            legal = state.legal_actions(state.who)
            match.play(state.who, legal[number % len(legal)])
        rolls += state.turn
    return rolls / games


def test_the_table_holds_for_four_players() -> None:
    assert mean_turns(4, "short", 1, 300) == pytest.approx(46, rel=0.1)


@pytest.mark.long
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("seats", [2, 4, 8, 16, 32])
def test_the_table_holds(seats: int, board: str, dice: int) -> None:
    played = mean_turns(seats, board, dice, 1_600 // seats)
    assert turns(seats, options(board, dice)) == pytest.approx(played, rel=0.08, abs=1)


@pytest.mark.long
def test_every_game_ends() -> None:
    # Thirty games of every number of seats; a game that does not end hangs the test.
    for seats in range(2, 33):
        result = simulate("gift_trail", seats, 30, "ends", ["random"], {"board": "long"})
        assert result.mean_actions < 100 * seats
