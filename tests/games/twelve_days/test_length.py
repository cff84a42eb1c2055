"""How long a match takes."""

import pytest

from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import CHANCE, Json, check_options
from yuletable.games.twelve_days import GAME
from yuletable.games.twelve_days.bot import greedy
from yuletable.games.twelve_days.length import TURNS
from yuletable.games.twelve_days.rules import State


def minutes(seats: int, length: Json) -> int:
    return GAME.minutes(seats, check_options(GAME.spec, {"length": length}))


def test_minutes_grow_with_the_hands() -> None:
    for seats in range(2, 9):
        told = [minutes(seats, length) for length in (1, 2, "short", 6, 11, "full")]
        assert told == sorted(set(told))
        assert told[0] >= 1
    full = [minutes(seats, "full") for seats in range(2, 9)]
    assert full == sorted(full)
    assert (full[0], full[2], full[-1]) == (15, 29, 51)


def test_the_lobby_starts_from_the_full_game() -> None:
    for seats in range(2, 9):
        assert check_options(GAME.spec, GAME.suggest(seats)) == {"length": "full"}


@pytest.mark.parametrize("seats", range(2, 9))
def test_turns_of_a_hand_are_counted(seats: int) -> None:
    matches = 4
    turns = 0
    for number in range(matches):
        match: Match[State] = Match.start(GAME, seats, {}, seed_of(f"turns:{number}"))
        play_out(match, [greedy] * seats, [pick_for("turns", seat) for seat in range(seats)])
        turns += sum(seat != CHANCE for seat, _, _ in match.steps)
    assert turns / (12 * matches) == pytest.approx(TURNS[seats], rel=0.1)
