"""Invariants over lines of play: each int of a list chooses among what is legal, clock included."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.gift_trail.invariants import check
from yuletable.bots.playing import pick_for
from yuletable.core.chance import seed_of
from yuletable.core.match import Event, Events, Match, replay
from yuletable.core.protocol import CHANCE, CLOCK, Json, Refusal, clock_parts
from yuletable.core.seen import random_bot, see
from yuletable.games.gift_trail import GAME
from yuletable.games.gift_trail.boards import SHIELD
from yuletable.games.gift_trail.rules import State

SWITCHES = st.fixed_dictionaries(
    {
        "board": st.sampled_from(["short", "medium", "long"]),
        "dice": st.sampled_from([1, 2]),
        "tree": st.sampled_from(["drawn", "walk"]),
        "own_gift": st.sampled_from(["skipped", "allowed"]),
        "nobody_own": st.booleans(),
        "finish_by": st.sampled_from([None, "22:00"]),
    }
)
CHOICES = st.lists(st.integers(0, 2**16), min_size=40, max_size=300)
lines = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def step(match: Match[State], choice: int, clock: int) -> tuple[int, int]:
    """The step that an int stands for; the clock acts once in `clock` ints."""
    state = match.state
    if state.current() == CHANCE:
        outcomes = state.chance()
        if isinstance(outcomes, int):
            return CHANCE, choice % outcomes
        return CHANCE, outcomes[choice % len(outcomes)][0]
    if choice % clock == clock - 1:
        legal = state.legal_actions(CLOCK)
        action = legal[choice // clock % len(legal)]
        if clock_parts(action, state.n)[0] != "end" or choice % 7 == 0:
            return CLOCK, action
    legal = state.legal_actions(state.current())
    return state.current(), legal[choice // clock % len(legal)]


class Line:
    """One line of play, with a look at each step before and after it."""

    def __init__(self, seats: int, options: Json, choices: list[int], clock: int) -> None:
        self.match: Match[State] = Match.start(GAME, seats, options, None)
        self.choices = choices
        self.clock = clock

    def steps(self) -> Any:
        """(state before, step, state after, events) of each."""
        match = self.match
        # A short list is gone through again until the first roll.
        at = 0
        while not match.over and (at < len(self.choices) or match.state.turn == 0):
            before = match.state.clone()
            told = Events()
            taken = step(match, self.choices[at % len(self.choices)], self.clock)
            match.play(*taken, 0, told)
            at += 1
            yield before, taken, match.state, told


@lines
@given(st.integers(2, 7), SWITCHES, CHOICES)
def test_every_state_is_legal_and_positions_go_round(
    seats: int, options: Json, choices: list[int]
) -> None:
    for before, _, state, _ in Line(seats, options, choices, 12).steps():
        check(before)
        check(state)
        assert GAME.from_position(GAME.position(state)).key() == state.key()


@lines
@given(st.integers(2, 6), SWITCHES, CHOICES)
def test_gifts_at_the_finish_and_on_shields_are_safe(
    seats: int, options: Json, choices: list[int]
) -> None:
    for before, (actor, action), state, _ in Line(seats, options, choices, 14).steps():
        if before.turn == 0 or state.turn == 0:
            continue
        removed = actor == CLOCK and clock_parts(action, seats)[0] == "remove"
        own_exchange = options["nobody_own"] and state.phase > before.phase and not state.who >= 0
        for seat in range(seats):
            kept = before.gift[seat] == state.gift[seat] or own_exchange
            if before.rank[seat] and before.gift[seat]:
                assert kept, "locked at the finish"
                assert before.rank[seat] == state.rank[seat]
            shielded = seat in before.way and before.kinds[before.pos[seat]] == SHIELD
            if shielded and before.way[before.at] != seat and not removed:
                assert kept or not before.gift[seat]
                assert before.pos[seat] == state.pos[seat]


@lines
@given(st.integers(2, 6), SWITCHES, CHOICES)
def test_at_most_three_landings_a_turn_and_ranks_once_in_order(
    seats: int, options: Json, choices: list[int]
) -> None:
    landings: dict[int, int] = {}
    ranks: list[int] = []
    for before, _, _, told in Line(seats, options, choices, 20).steps():
        for event in told:
            if event.kind == "landed":
                landings[before.turn] = landings.get(before.turn, 0) + 1
                assert event.full["landing"] == landings[before.turn] <= 3
            if event.kind == "finished":
                ranks.append(event.full["rank"])
    assert ranks == list(range(1, len(ranks) + 1))


@lines
@given(st.integers(2, 5), SWITCHES, CHOICES)
def test_only_who_is_asked_can_change_anything(
    seats: int, options: Json, choices: list[int]
) -> None:
    for before, _, _, _ in Line(seats, options, choices, 20).steps():
        for seat in range(seats):
            if seat != before.current():
                assert before.legal_actions(seat) == []
                for data in ({"roll": True}, {"tree": True}, {"give": True}, {"steal": 0}):
                    assert isinstance(GAME.parse_action(before, seat, data), Refusal)


@lines
@given(st.integers(2, 6), SWITCHES, CHOICES)
def test_a_record_replays_event_for_event(seats: int, options: Json, choices: list[int]) -> None:
    line = Line(seats, options, choices, 15)
    told: list[Event] = []
    for *_, events in line.steps():
        told += events
    again = Events()
    assert replay(GAME, line.match.record(), None, again).state.key() == line.match.state.key()
    assert list(again) == told


@lines
@given(st.integers(2, 6), SWITCHES, CHOICES)
def test_before_the_reveal_no_view_or_event_names_a_bringer(
    seats: int, options: Json, choices: list[int]
) -> None:
    for before, _, state, told in Line(seats, options, choices, 15).steps():
        for viewer in (None, *range(seats)):
            view = GAME.view(before, viewer)
            assert view.reveal == []
            assert view.left_over == []
            assert view.own_gift == (None if viewer is None else before.brought[viewer] or None)
        for event in told:
            if event.kind == "numbered":
                (number,) = event.full.values()
                assert event.public is None
                assert event.audience == 1 << state.brought.index(number)


@lines
@given(st.integers(2, 8), SWITCHES, CHOICES, st.permutations(range(8)), st.integers(1, 8))
def test_any_set_of_players_can_be_removed_at_any_moment(
    seats: int, options: Json, choices: list[int], leaving: list[int], count: int
) -> None:
    line = Line(seats, options, choices, 30)
    for before, *_ in line.steps():
        check(before)
    match = line.match
    pick = pick_for("leaving", seats, count)
    for seat in [each for each in leaving if each < seats][:count]:
        while match.state.current() == CHANCE:
            match.play(*step(match, pick(2**16), 2**20))
        removals = [
            action
            for action in match.state.legal_actions(CLOCK)
            if clock_parts(action, seats) == ("remove", seat)
        ]
        for action in removals:
            match.play(CLOCK, action)
            check(match.state)
    while not match.over:
        match.play(*step(match, pick(2**16), 2**20))
        check(match.state)


def play_on(match: Match[State], number: int) -> int:
    """Random play to the end; gives the number of turns."""
    pick = pick_for("ends", number)
    while not match.over:
        assert match.state.turn < 200_000
        seat = match.state.current()
        match.play(seat, random_bot(see(GAME, match.state, seat, pick), pick))
    check(match.state)
    return match.state.turn


@pytest.mark.parametrize("board", ["short", "medium", "long"])
def test_every_game_ends(board: str) -> None:
    for number in range(60):
        options = {
            "board": board,
            "dice": 1 + number % 2,
            "tree": ("drawn", "walk")[number % 3 > 0],
        }
        play_on(Match.start(GAME, 2 + number % 6, options, seed_of(f"ends {number}")), number)


@pytest.mark.long
def test_a_hundred_thousand_games_end() -> None:
    for number in range(100_000):
        options = {"board": "short", "dice": 2 if number % 10 else 1}
        seats = 32 if number % 500 == 0 else 2 + number % 4
        play_on(Match.start(GAME, seats, options, seed_of(f"long {number}")), number)
