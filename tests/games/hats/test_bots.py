"""The players of Hats: legal, honest, and in the right order."""

import json
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import ROOT
from tests.games.hats.notation import Table, position
from yuletable.bots.levels import best_of, bot_of, thinks
from yuletable.bots.playing import pick_for, play_out
from yuletable.core import registry
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import OVER, Json, Seat
from yuletable.core.seen import Bot, Search, random_bot, see
from yuletable.games.hats import BOTS, GAME
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


POSITIONS: Final = ROOT / "src" / "yuletable" / "games" / "hats" / "positions"
ENTRY: Final = registry.entry("hats")


def expert(iterations: int) -> Bot:
    return bot_of(ENTRY, "expert", iterations)


def test_expert_beats_greedy() -> None:
    """The ladder in small; its gate is measured by `yuletable arena`."""
    won = 0.0
    for number in range(8):
        for mine in range(2):
            bots = [expert(40) if seat == mine else greedy for seat in range(2)]
            match: Match[State] = Match.start(GAME, 2, {}, seed_of(f"ladder:{number}"))
            play_out(match, bots, [pick_for("ladder", number, seat) for seat in range(2)])
            places = match.state.places()
            won += (places[mine] == 1) / places.count(1)
    assert won / 16 >= 0.7


def test_the_levels_have_the_names_that_every_game_uses() -> None:
    assert list(ENTRY.bots) == ["random", "greedy", "expert"]
    assert [name for name in ENTRY.bots if thinks(ENTRY, name)] == ["expert"]
    assert best_of(ENTRY, "greedy") == "expert"
    assert isinstance(BOTS["expert"], Search)


def asked(table: Table, seat: Seat, bot: Bot) -> Json:
    pick = pick_for("asked")
    action = bot(see(GAME, table.state, seat, pick), pick)
    return GAME.action_json(table.state, seat, action)


def partners(turn: Seat) -> Table:
    """Four seats late in the match: seat 2 collects toppers, its partner, seat 0, has the low
    topper that would be a splendid favourite there and is worth nothing to itself."""
    return Table(
        position(
            "W1 N1 R1 O1 C1 P1",
            ["T1 W2", "N2 R2", "O6 C6", "P3 N3"],
            shown=[
                "W3 N4 R3 O2 C2 P4 W4",
                "N6 N5 R6 R5 R4 O3 O4",
                "T6 T5 T4 T3 T2 P6 P5",
                "C5 C4 C3 O5 W5 W6 P2",
            ],
            start=turn,
            cookie=0,
        )
    )


@pytest.mark.parametrize("bot", [greedy, expert(150)], ids=["greedy", "expert"])
def test_a_partner_answers_a_proposal_with_the_card_that_helps(bot: Bot) -> None:
    table = partners(2).do(2, {"offer": "boater-6"})
    assert asked(table, 0, bot) == {"give": "topper-1"}


def test_a_partner_proposes_when_it_helps() -> None:
    assert asked(partners(0), 0, greedy) == {"offer": "topper-1"}


def test_a_partner_keeps_the_favourite_that_is_all_it_has_left() -> None:
    """Seat 2 has played eight times; its low topper counts with five toppers collected (5.6)."""
    table = Table(
        position(
            "W1 N1 R1 O1 C1 P1",
            ["O6 C6", "W2 N2", "T1", "P3"],
            shown=[
                "W3 N4 R3 O2 C2 W4 R2",
                "N6 N5 R6 R5 R4 O3 O4",
                "T6 T5 T4 T3 T2 P6 P5 P4",
                "C5 C4 C3 O5 W5 W6 P2 N3",
            ],
            start=2,
            cookie=0,
        )
    )
    table.do(0, {"offer": "boater-6"})
    assert asked(table, 2, greedy) == {"decline": True}


def test_decisions_over_the_worked_positions_stay() -> None:
    """A change here is a change of play. Meant? Then write what is found into the file."""
    found: dict[str, Json] = {}
    for path in sorted(POSITIONS.glob("*.json")):
        table = Table(json.loads(path.read_text("utf-8")))
        seat = table.state.current()
        if seat >= 0:
            bots = {"greedy": greedy, "expert": expert(60)}
            found[path.stem] = {name: asked(table, seat, bot) for name, bot in bots.items()}
    kept = json.loads((Path(__file__).parent / "decisions.json").read_text("utf-8"))
    assert found == kept, json.dumps(found, indent=2)
