"""The personas differ in character and finish equally often."""

from collections import Counter
from math import sqrt

import pytest

from tests.games.gift_trail.notation import Table
from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.seen import see
from yuletable.games.gift_trail import BOTS, GAME
from yuletable.games.gift_trail.rules import State

NAMES = ("polite", "magpie", "rival", "leader_hunter")


def choices(table: Table, name: str) -> set[str]:
    """All that the persona does here, over many picks."""
    found = set()
    who = table.state.current()
    for number in range(20):
        pick = pick_for(name, number)
        action = BOTS[name](see(GAME, table.state, who, pick), pick)
        assert action in table.state.legal_actions(who)
        found.add(str(GAME.action_json(table.state, who, action)))
    return found


def test_polite_never_robs_without_need_and_magpie_always() -> None:
    table = Table("A@2:- B@10:gB C@30:gC").roll(3)
    assert choices(table, "polite") == {"{'tree': True}"}
    assert choices(table, "magpie") == {"{'steal': 1}"}
    table = Table("A@10:gA B@5:gB").roll(3).draw("payback_trade")
    for name in NAMES:
        assert choices(table, name) == {"{'give': False}"}


def test_rival_aims_at_who_moves_next_and_leader_hunter_at_the_leader() -> None:
    table = Table("A@14:- B@10:gB C@22:gC D@17:gD").roll(2).draw("sneaky_steal")
    assert choices(table, "magpie") == {"{'steal': 3}"}
    assert choices(table, "rival") == {"{'steal': 1}"}
    assert choices(table, "leader_hunter") == {"{'steal': 2}"}


def test_all_swap_with_the_furthest_ahead() -> None:
    table = Table("A@14:gA B@10:- C@22:- D@30:-").roll(2).draw("swap_places")
    for name in NAMES:
        assert choices(table, name) == {"{'swap': 3}"}


def test_they_pick_an_offered_gift_at_the_tree() -> None:
    table = Table("A@2:-* B@10:- C@0:-", {"tree": "walk"}).roll(3)
    for name in NAMES:
        assert choices(table, name) == {"{'gift': 2}", "{'gift': 3}"}


def first_places(games: int, options: dict[str, object]) -> Counter[str]:
    """Wins by persona; the seats rotate from game to game."""
    wins: Counter[str] = Counter()
    for number in range(games):
        names = [NAMES[(seat + number) % 4] for seat in range(4)]
        seed = seed_of(f"personas:{number}")
        match: Match[State] = Match.start(GAME, 4, options, seed)
        play_out(
            match, [BOTS[name] for name in names], [pick_for(number, seat) for seat in range(4)]
        )
        wins[names[match.state.rank.index(1)]] += 1
    return wins


def check_equal(wins: Counter[str], games: int, deviations: float) -> None:
    """Each within that many standard deviations of a quarter."""
    spread = deviations * sqrt(games * 3 / 16)
    assert all(abs(wins[name] - games / 4) < spread for name in NAMES), wins


@pytest.mark.parametrize("options", [{"board": "short"}, {"board": "medium", "dice": 2}])
def test_personas_finish_first_equally_often(options: dict[str, object]) -> None:
    check_equal(first_places(1200, options), 1200, 3)


@pytest.mark.long
@pytest.mark.parametrize("board", ["short", "medium", "long"])
def test_personas_finish_first_equally_often_over_ten_thousand_games(board: str) -> None:
    check_equal(first_places(10_000, {"board": board}), 10_000, 3)
