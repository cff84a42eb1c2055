"""Looking ahead: what is chosen, on what it depends, how long it may take."""

import itertools
from time import perf_counter, sleep
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from tests.tiny_game import GAME
from tests.tiny_game.bot import policy
from tests.tiny_game.rules import COMMIT, STAKING, TinyState
from yuletable.bots import flat
from yuletable.bots.flat import Choice, choose, drawn, play_on, schedule, standard_value
from yuletable.bots.levels import best_of, bot_of, fast_of
from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import CHANCE, OVER, Action, Game, Pick, Seat
from yuletable.core.registry import Entry
from yuletable.core.seen import Horizon, Policy, Search, random_bot, see

EXPERT = Search(policy, iterations=80)


def asked(number: int, steps: int, seats: int = 3) -> TinyState:
    """A state of a random match in which somebody is asked."""
    match: Match[TinyState] = Match.start(GAME, seats, {}, seed_of(f"flat:{number}"))
    pick = pick_for(number)
    for _ in range(steps):
        seat = match.state.current()
        legal = match.state.legal_actions(seat)
        match.play(seat, legal[pick(len(legal))])
    return match.state


def decided(state: TinyState, seat: Seat, search: Search = EXPERT, **limits: Any) -> Choice:
    pick = pick_for("own")
    return choose(GAME, search, see(GAME, state, seat, pick), pick, **limits)


def test_resampling_all_that_is_hidden_does_not_change_the_choice() -> None:
    several = 0
    for number in range(12):
        state = asked(number, number % 3)
        for seat in state.actors():
            worlds = [state.determinize(seat, pick_for("worlds", n)) for n in range(8)]
            assert len({world.key() for world in worlds}) > 1
            choices = [decided(world, seat) for world in (state, *worlds)]
            assert all(choice == choices[0] for choice in choices)
            several += len(choices[0].candidates) > 1
    assert several > 10


def test_the_same_seed_and_iterations_give_the_same_choice() -> None:
    state = asked(3, 0)
    assert decided(state, 0) == decided(state, 0)
    assert decided(state, 0, until=perf_counter() + 60) == decided(state, 0)


def test_a_choice_leaves_the_match_as_it_is() -> None:
    state = asked(3, 0)
    key = state.key()
    decided(state, 0)
    assert state.key() == key


def test_iterations_are_kept() -> None:
    state = asked(1, 0)
    for iterations in (40, 100, 250):
        assert abs(decided(state, 0, iterations=iterations).playouts - iterations) <= 4
    assert decided(state, 0).playouts == EXPERT.iterations


@pytest.mark.parametrize(("actions", "budget"), [(2, 10), (3, 100), (9, 100), (40, 400), (40, 10)])
def test_rounds_halve_and_share_the_budget(actions: int, budget: int) -> None:
    rounds = schedule(actions, budget)
    sizes = [size for size, _ in rounds]
    assert sizes[0] == actions
    assert sizes[-1] == 2
    assert all(after == (size + 1) // 2 for size, after in itertools.pairwise(sizes))
    spent = sum(size * worlds for size, worlds in rounds)
    least = sum(size * 2 for size in sizes)
    assert budget - actions * len(sizes) <= spent <= max(budget, least)


def test_every_action_is_tried_in_the_same_worlds_with_the_same_luck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[tuple[list[int], int]] = []

    def watching(
        state: TinyState, policy: Policy, pick: Pick, until: float | None, horizon: Horizon | None
    ) -> bool:
        tried.append((list(state.hands[1]), pick(1_000_000)))
        return play_on(state, policy, pick, until, horizon)

    monkeypatch.setattr(flat, "play_on", watching)
    decided(asked(1, 0, seats=2), 0, iterations=40)
    pairs = list(zip(tried[::2], tried[1::2], strict=True))
    assert len(pairs) == 20
    assert all(one == two for one, two in pairs)
    assert len({str(hand) for (hand, _), _ in pairs}) > 8
    assert len({luck for (_, luck), _ in pairs}) == 20


def test_the_deadline_cuts_a_search_short() -> None:
    def slow(state: TinyState, seat: Seat, pick: Pick) -> Action:
        sleep(0.002)
        return policy(state, seat, pick)

    state = asked(1, 0)
    began = perf_counter()
    choice = decided(state, 0, Search(slow, 1000), until=began + 0.1)
    assert choice.cut
    assert choice.action in state.legal_actions(0)
    assert choice.candidates[0].worlds > 0
    assert perf_counter() - began < 0.4


def test_a_deadline_that_has_passed_still_gives_a_choice() -> None:
    state = asked(1, 0)
    choice = decided(state, 0, until=perf_counter() - 1)
    assert choice.cut
    assert choice.playouts == len(state.legal_actions(0))


def test_the_deadline_cuts_a_playout_short_in_the_middle() -> None:
    state = asked(1, 0)
    assert play_on(state.clone(), policy, pick_for("whole"), perf_counter() + 60)
    began = state.clone()
    assert not play_on(began, policy, pick_for("cut"), perf_counter() - 1)
    assert began.key() == state.key()


def test_one_legal_action_needs_no_thought() -> None:
    state = asked(1, 0)
    state.hands[0] = [4]
    choice = decided(state, 0)
    assert (choice.action, choice.playouts) == (4, 0)


def test_a_shortlist_is_all_that_is_tried() -> None:
    state = asked(1, 0)
    low = Search(policy, 50, shortlist=lambda state, seat, legal: [min(legal)])
    assert decided(state, 0, low).action == min(state.hands[0])
    known: list[Any] = []

    def look(state: TinyState, seat: Seat, legal: list[Action]) -> list[Action]:
        known.append(state.hands[1])
        return legal

    state = asked(2, 0)
    choice = decided(state, 0, Search(policy, 50, shortlist=look))
    assert {each.action for each in choice.candidates} == set(state.legal_actions(0))


def test_it_finds_the_move_that_wins() -> None:
    """In the last round the winner who is one point behind must dare something."""
    state = asked(0, 0, seats=2)
    state.round, state.phase, state.winner = 1, STAKING, 0
    state.committed, state.hands, state.points = [9, 8], [[], []], [1, 2]
    state.unseen = [0, 1, 2, 3, 4, 5, 6, 7]
    choice = decided(state, 0, iterations=400)
    assert choice.action == 12  # a stake of 2, the only one that can win
    state.points = [3, 1]
    assert decided(state, 0, iterations=400).action != 12


def test_expert_beats_random(tiny: Entry) -> None:
    won = 0.0
    bots = [bot_of(tiny, "expert", iterations=40), random_bot]
    for number in range(60):
        for turned in (False, True):
            match: Match[Any] = Match.start(tiny.game, 2, {}, seed_of(f"win:{number}"))
            line = bots[::-1] if turned else bots
            play_out(match, line, [pick_for(number, seat) for seat in range(2)])
            places = match.state.places()
            won += (places[1 if turned else 0] == 1) / places.count(1)
    assert won / 120 > 0.55


def test_values_are_of_sides_and_from_nothing_to_one() -> None:
    state = asked(0, 0, seats=4)
    state.phase = 5
    in_pairs = msgspec.structs.replace(GAME.spec, teams={4: [0, 1, 0, 1]})
    value = standard_value(cast(Game[Any], SimpleNamespace(spec=in_pairs)), 4)
    state.points = [3, 0, 3, 1]
    values = [value(state, seat) for seat in range(4)]
    assert values[0] == values[2] > values[1] == values[3]
    assert all(0 <= each <= 1 for each in values)
    two = standard_value(GAME, 2)
    pair = asked(0, 0, seats=2)
    pair.phase, pair.points = 5, [2, 2]
    assert two(pair, 0) == two(pair, 1) == 0.5
    pair.points = [9, 2]
    narrow = asked(0, 0, seats=2)
    narrow.phase, narrow.points = 5, [3, 2]
    assert two(pair, 0) > two(narrow, 0) > 0.75
    pair.early = True
    assert 0.5 < two(pair, 0) < 1


def test_a_match_is_played_on_to_its_end() -> None:
    state = asked(5, 0)
    play_on(state, policy, pick_for("on"))
    assert state.current() == OVER


def test_draws_have_their_weights() -> None:
    pick = pick_for("drawn")
    counted = [drawn([(7, 3), (9, 1)], pick) for _ in range(2000)]
    assert set(counted) == {7, 9}
    assert abs(counted.count(7) - 1500) < 100
    assert {drawn(3, pick) for _ in range(50)} == {0, 1, 2}
    assert drawn([(4, 2)], pick) == 4


def test_players_by_name(tiny: Entry) -> None:
    assert bot_of(tiny, "highest") is tiny.bots["highest"]
    assert best_of(tiny, "highest") == "expert"
    state = asked(1, 0)
    assert state.phase == COMMIT
    seen = see(GAME, state, 0, pick_for("fast"))
    assert fast_of(tiny, "expert")(seen, pick_for("fast")) == max(state.hands[0])
    assert fast_of(tiny, "highest") is tiny.bots["highest"]
    with pytest.raises(KeyError):
        bot_of(tiny, "nobody")


def test_a_playout_ends_at_its_horizon() -> None:
    """Before the step for which it says so, a draw or an action of a seat; it is asked before
    every one of them."""
    state = asked(5, 0)
    steps: list[Seat] = []
    kept = state.clone()

    def first_draw(here: TinyState) -> bool:
        assert here is kept
        steps.append(here.current())
        return steps[-1] == CHANCE

    play_on(kept, policy, pick_for("on"), None, first_draw)
    assert kept.current() == CHANCE
    assert len(steps) > 1
    assert steps[-1] == CHANCE
    assert CHANCE not in steps[:-1]
    there = kept.key()
    assert play_on(kept, policy, pick_for("on"), None, lambda here: True)
    assert kept.key() == there
    play_on(kept, policy, pick_for("on"), None, lambda here: here.current() >= 0)
    assert kept.current() >= 0
    there = kept.key()
    assert play_on(kept, policy, pick_for("on"), None, lambda here: True)
    assert kept.key() == there
    play_on(kept, policy, pick_for("on"), None, lambda here: False)
    assert kept.current() == OVER


def test_a_search_looks_as_far_as_its_horizon() -> None:
    valued: list[Seat] = []

    def value(end: TinyState, seat: Seat) -> float:
        valued.append(end.current())
        return 0.0

    state = next(each for each in (asked(n, 0) for n in range(20)) if len(each.actors()))
    seat = state.actors()[0]
    decided(
        state, seat, Search(policy, 40, value=value, horizon=lambda here: here.current() == CHANCE)
    )
    assert set(valued) <= {CHANCE, OVER}
    assert CHANCE in valued
    valued.clear()
    decided(state, seat, Search(policy, 40, value=value))
    assert set(valued) == {OVER}
