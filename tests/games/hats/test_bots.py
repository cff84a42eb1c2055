"""The policy of Hats: legal, quick, and much better than chance."""

import pytest

from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import OVER
from yuletable.core.seen import random_bot
from yuletable.games.hats import GAME
from yuletable.games.hats.bot import greedy, policy, shortlist
from yuletable.games.hats.rules import State


def wins(seats: int, games: int) -> float:
    """Share of wins of greedy seats, one greedy (or one greedy team) against random."""
    won = 0.0
    for number in range(games):
        mine = number % seats
        team = {mine, mine ^ 2} if seats == 4 else {mine}
        bots = [greedy if seat in team else random_bot for seat in range(seats)]
        match: Match[State] = Match.start(GAME, seats, {}, seed_of(f"bots:{number // seats}"))
        play_out(match, bots, [pick_for("bots", number, seat) for seat in range(seats)])
        places = match.state.places()
        first = [seat for seat in range(seats) if places[seat] == 1]
        won += sum(seat in team for seat in first) / len(first)
    return won / games


@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (3, 0.8), (4, 0.9)])
def test_greedy_beats_random(seats: int, least: float) -> None:
    assert wins(seats, 60) >= least


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_policy_is_legal_everywhere(seats: int) -> None:
    for number in range(5):
        match: Match[State] = Match.start(GAME, seats, {}, seed_of(f"legal:{number}"))
        pick = pick_for("legal", seats, number)
        state = match.state
        while state.current() != OVER:
            seat = state.current()
            legal = state.legal_actions(seat)
            assert policy(state, seat, pick) in legal
            few = shortlist(state, seat, legal)
            assert few
            assert set(few) <= set(legal)
            match.play(seat, legal[pick(len(legal))])
