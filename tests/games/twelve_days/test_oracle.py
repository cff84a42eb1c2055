"""The game and a slow second reading of its rules agree in random games."""

import pytest

from tests.conformance.subjects import random_step
from tests.games.twelve_days.oracle import Hand, plays_of
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import OVER, check_options
from yuletable.games.twelve_days import GAME
from yuletable.games.twelve_days.actions import PASS, PLAYED, leads
from yuletable.games.twelve_days.cards import DEAL, DECK_SIZE, RANKS, counts_of, pack, ranks_of
from yuletable.games.twelve_days.position import PLAYING


def ranks_played(action: int) -> tuple[int, ...]:
    return () if action == PASS else PLAYED[action]


@pytest.mark.parametrize("seats", range(2, 9))
def test_both_read_the_rules_alike(seats: int) -> None:
    """D15: with the bound of 6.5, and the cards and gifts always complete."""
    for length in ("short", 2):
        state = GAME.new(seats, check_options(GAME.spec, {"length": length}))
        pick = pick_for("oracle", seats, length)
        oracle: Hand | None = None
        tricks = 0
        while state.current() != OVER:
            if state.phase == PLAYING and oracle is None:
                oracle = Hand([ranks_of(hand) for hand in state.hands], state.leader)
                tricks = 0
            if oracle is not None:
                assert oracle.turn == state.current()
                legal = {ranks_played(action) for action in state.legal_actions(oracle.turn)}
                if len(oracle.hands[oracle.turn]) <= 9:
                    assert legal == oracle.legal()
            seat, action = random_step(state, pick, 0)
            before = state.scores()
            state.apply(seat, action)
            if oracle is None:
                continue
            oracle.play(ranks_played(action))
            tricks += not oracle.trick
            assert tricks <= DEAL[seats] * seats - seats + 1
            if oracle.winner is not None:
                assert state.scores() == oracle.settled(before)
                assert state.leader == oracle.winner
                assert state.history[-1][1] == tuple(map(len, oracle.hands))
                oracle = None
                continue
            assert [ranks_of(hand) for hand in state.hands] == [sorted(h) for h in oracle.hands]
            assert ranks_of(state.gone) == sorted(oracle.discarded)
            if not oracle.trick:
                held = sum(map(len, oracle.hands)) + len(oracle.discarded)
                assert held + DECK_SIZE - DEAL[seats] * seats == DECK_SIZE
        start = seats if length == "short" else 0
        assert sum(state.scores()) == start + state.total


def test_every_lead_of_random_hands() -> None:
    pick = pick_for("leads")
    for _ in range(60):
        deck = [rank for rank in RANKS for _ in range(rank)]
        hand = sorted(deck.pop(pick(len(deck))) for _ in range(1 + pick(9)))
        assert {PLAYED[action] for action in leads(pack(hand))} == plays_of(hand)
        assert ranks_of(pack(hand)) == hand
        assert counts_of(pack(hand)) == [hand.count(rank) for rank in RANKS]


def test_the_most_leads_of_a_hand() -> None:
    assert len(leads(pack(RANKS))) == 78
    assert len(leads(pack([12] * 12))) == 12
