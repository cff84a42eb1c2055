"""The clauses of Gift Trail: their tests, their numbers, their citations."""

from typing import Final

from tests.games.clauses import ClauseChecks

ELSEWHERE: Final = {
    "9.2": ("tests/server/test_commands.py", "test_pause_keeps_the_rest_of_every_timer_and"),
    "9.8": ("tests/server/test_clocks.py", "test_after_two_timeouts_a_bot_takes_the_seat_and"),
    "10.1": ("tests/server/test_commands.py", '"too_few"'),
    "12.1": ("src/yuletable/games/gift_trail/web/phone.js", "phone-put"),
    "12.2": ("src/yuletable/games/gift_trail/web/parcels.js", "gift_trail-parcels"),
}
"""Clauses that are the room's or the table's: the file that shows them and a name in it."""


class TestClauses(ClauseChecks):
    game = "gift_trail"
    elsewhere = ELSEWHERE
