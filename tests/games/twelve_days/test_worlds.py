"""Worlds agree with everything that a seat has seen, and hold everything open that it has not."""

from collections import Counter
from time import perf_counter

import pytest

from tests.conformance.subjects import random_step
from tests.games.twelve_days.notation import Table, position
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import OVER, check_options
from yuletable.games.twelve_days import GAME
from yuletable.games.twelve_days.cards import DECK, counts_of, ranks_of
from yuletable.games.twelve_days.position import PLAYING
from yuletable.games.twelve_days.rules import State
from yuletable.games.twelve_days.worlds import unseen


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_world_is_consistent_with_what_was_seen(seats: int) -> None:
    pick = pick_for("worlds", seats)
    state = GAME.new(seats, check_options(GAME.spec, {"length": 2}))
    looked = 0
    while state.current() != OVER:
        for seat in range(seats if state.phase == PLAYING else 0):
            world = state.determinize(seat, pick)
            again = world.determinize(seat, pick)
            for each in (world, again):
                looked += 1
                assert each.hands[seat] == state.hands[seat]
                assert each.sizes == state.sizes == [len(ranks_of(hand)) for hand in each.hands]
                assert sum(each.hands) + each.pile == sum(state.hands) + state.pile
                assert (each.gone, each.trick, each.known) == (state.gone, state.trick, state.known)
                for other in range(seats):
                    if state.known >> other & 1:
                        assert each.hands[other] == state.hands[other]
                assert GAME.view(each, seat) == GAME.view(state, seat)
            assert unseen(world, seat) == unseen(state, seat)
        state.apply(*random_step(state, pick, 0))
    assert looked > 100


def test_every_unseen_card_may_be_anywhere() -> None:
    """Two unseen cards of one hand: each of the ranks comes as often as there are cards of it."""
    state = Table(position(["1 2 3", "12 11"], leader=0)).state
    pick = pick_for("anywhere")
    seen: Counter[int] = Counter()
    tries = 3000
    for _ in range(tries):
        seen.update(ranks_of(state.determinize(0, pick).hands[1]))
    hidden = counts_of(DECK - state.hands[0] - state.gone)
    for at, count in enumerate(hidden):
        share = seen[at + 1] / (2 * tries)
        assert abs(share - count / sum(hidden)) < 0.03, at + 1


def test_a_hand_that_came_back_is_no_longer_open_when_it_is_known() -> None:
    state: State = Table(position(["1 2", "9 10", "12 12"], returned="1", leader=0)).state
    pick = pick_for("known")
    for _ in range(20):
        world = state.determinize(0, pick)
        assert ranks_of(world.hands[1]) == [9, 10]
        assert ranks_of(state.determinize(1, pick).hands[1]) == [9, 10]
    assert any(state.determinize(0, pick).hands[2] != state.hands[2] for _ in range(20))


def test_a_world_is_cheap() -> None:
    state = GAME.new(8, check_options(GAME.spec, {}))
    pick = pick_for("cheap")
    while state.phase != PLAYING:
        state.apply(*random_step(state, pick, 0))
    times = []
    for _ in range(200):
        began = perf_counter()
        state.determinize(0, pick)
        times.append(perf_counter() - began)
    assert sorted(times)[len(times) // 2] < 0.001
