"""The clauses of Ugly Christmas Sweaters: their tests, their numbers, their citations."""

from typing import Final

from tests.games.clauses import ClauseChecks

ELSEWHERE: Final = {
    "12.4": ("tests/server/test_clocks.py", "test_after_two_timeouts_a_bot_takes_the_seat_and"),
    "14.1": ("tests/server/test_fair.py", "is_found_true_and_its_fingerprint_told"),
}
"""Clauses that are the room's: the file that shows them and a name in it."""


class TestClauses(ClauseChecks):
    game = "sweaters"
    elsewhere = ELSEWHERE
