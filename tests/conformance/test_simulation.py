"""At every state of random games the machinery is sound."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tests.conformance.subjects import (
    Case,
    cases,
    outcome_list,
    random_step,
    sampled,
    states,
    subjects,
    supplied,
)
from yuletable.core.protocol import (
    CHANCE,
    CLOCK,
    CLOCK_KINDS,
    OVER,
    Ask,
    Refusal,
    State,
    clock_id,
)

CASES = pytest.mark.parametrize("case", cases(), ids=str)


@CASES
@pytest.mark.parametrize("clock", [0, 12])
def test_every_state_is_sound(case: Case, clock: int) -> None:
    invariants = supplied(case.game_id, "invariants")
    spec = case.game.spec
    steps = -1
    for state in states(case, clock):
        steps += 1
        check_actors(case, state)
        assert len(state.scores()) == case.seats
        if invariants:
            invariants.check(state)
    assert state.current() == OVER
    assert steps > 0
    if spec.max_length and not clock:
        assert steps <= spec.max_length


def check_actors(case: Case, state: State) -> None:
    current, actors = state.current(), list(state.actors())
    assert actors == sorted(set(actors))
    clock = state.legal_actions(CLOCK)
    assert clock == sorted(set(clock))
    assert all(0 <= action < len(CLOCK_KINDS) * case.seats for action in clock)
    if current == OVER:
        assert not actors
        assert not clock
    elif current == CHANCE:
        assert not actors
        outcomes = outcome_list(state.chance())
        assert outcomes
        assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
        assert all(weight >= 1 for _, weight in outcomes)
    else:
        assert current in actors
    for seat in range(case.seats):
        legal = state.legal_actions(seat)
        if seat not in actors:
            assert legal == []
            continue
        assert legal, "an actor can act"
        assert legal == sorted(set(legal))
        assert 0 <= legal[0] <= legal[-1] < case.game.spec.num_actions
        assert state.default(seat) in legal
        assert clock_id("default", seat, case.seats) in clock, "an absent actor is passed"


@pytest.mark.parametrize("game_id", list(subjects()))
def test_a_switch_names_numbers_of_seats_that_its_game_has(game_id: str) -> None:
    spec = subjects()[game_id].game.spec
    for option in spec.options:
        assert option.seats == sorted(set(option.seats)), option.key
        assert set(option.seats) <= set(range(spec.min_seats, spec.max_seats + 1)), option.key


@CASES
def test_places_rank_every_seat(case: Case) -> None:
    *_, state = states(case)
    places = state.places()
    assert len(places) == case.seats
    teams = case.game.spec.teams.get(case.seats, range(case.seats))
    sides = dict(zip(teams, places, strict=True))
    assert places == [sides[team] for team in teams], "a team has one place"
    if 1 not in sides.values():
        assert set(sides.values()) == {len(sides)}, "nobody wins: all share the last place"
        return
    for place in sides.values():
        assert place == 1 + sum(other < place for other in sides.values())


@CASES
def test_asks_and_codec(case: Case) -> None:
    game = case.game
    for state in sampled(case, 400, clock=20):
        if state.current() == CHANCE:
            for outcome, _ in outcome_list(state.chance()):
                data = over_the_wire(game.action_json(state, CHANCE, outcome))
                assert game.parse_action(state, CHANCE, data) == [outcome]
        for seat in range(case.seats):
            ask = game.ask(state, seat)
            legal = state.legal_actions(seat)
            assert (ask is None) == (not legal)
            for action in legal:
                data = over_the_wire(game.action_json(state, seat, action))
                assert game.parse_action(state, seat, data) == [action]
            if ask:
                check_ask(case, state, seat, ask)


def check_ask(case: Case, state: State, seat: int, ask: Ask) -> None:
    game = case.game
    assert ask.seconds > 0
    open_options = [option.data for option in ask.options if option.why is None]
    assert open_options
    assert over_the_wire(ask.default) == ask.default
    default = game.parse_action(state, seat, ask.default)
    assert isinstance(default, list)
    assert default[0] == state.default(seat)
    for option in ask.options:
        parsed = game.parse_action(state, seat, over_the_wire(option.data))
        if option.why is not None:
            assert isinstance(parsed, Refusal), option
            continue
        assert isinstance(parsed, list), option
        twin: Any = state.clone()
        for action in parsed:
            assert action in twin.legal_actions(seat)
            twin.apply(seat, action)


NONSENSE: Sequence[Any] = (
    None,
    True,
    0,
    -1,
    1e300,
    "",
    "roll",
    [],
    [[]],
    {},
    {"": None},
    {"roll": 1, "steal": 0},
    {"steal": -1},
    {"steal": 99},
    {"steal": 10**30},
    {"steal": "0"},
    {"steal": None},
    {"steal": True},
    {"play": 1e9},
    {"play": [0]},
    {"gift": {}},
    {"gift": 0},
)


@CASES
def test_nonsense_is_refused_not_raised(case: Case) -> None:
    game = case.game
    for state in sampled(case, 10):
        for seat in range(min(case.seats, 4)):
            for data in NONSENSE:
                parsed = game.parse_action(state, seat, data)
                if isinstance(parsed, Refusal):
                    assert parsed.why.key.startswith(f"{case.game_id}-")
                else:
                    assert parsed[0] in state.legal_actions(seat)


@CASES
def test_a_clone_is_equal_and_apart(case: Case) -> None:
    pick = case.pick("clone")
    for state in sampled(case, 150, clock=20):
        key = state.key()
        assert hash(key) == hash(state.clone().key())
        assert state.clone().key() == key
        if state.current() == CHANCE:
            steps = [(CHANCE, outcome) for outcome, _ in outcome_list(state.chance())]
        else:
            asked = [*state.actors(), CLOCK]
            steps = [(seat, action) for seat in asked for action in state.legal_actions(seat)]
        for seat, action in steps[:8] + steps[-8:]:
            twin = state.clone()
            twin.apply(seat, action)
            assert state.key() == key
            play_on(twin, pick)
            assert state.key() == key


def play_on(state: State, pick: Any, steps: int = 5) -> None:
    while steps and state.current() != OVER:
        state.apply(*random_step(state, pick, 0))
        steps -= 1


@CASES
def test_every_earlier_state_stays_as_it_was(case: Case) -> None:
    kept = [(state.clone(), state.key()) for state in states(case, clock=20)]
    assert all(state.key() == key for state, key in kept)
    assert len({key for _, key in kept}) > len(kept) // 2, "keys tell states apart"


@CASES
def test_the_key_holds_all_that_matters(case: Case) -> None:
    """Two states with one key are one position."""
    game = case.game
    positions: dict[Any, Any] = {}
    for state in sampled(case, 100, clock=20):
        asked = [*state.actors(), CLOCK]
        steps = [(seat, action) for seat in asked for action in state.legal_actions(seat)]
        if state.current() == CHANCE:
            steps += [(CHANCE, outcome) for outcome, _ in outcome_list(state.chance())]
        for seat, action in steps[:40]:
            twin = state.clone()
            twin.apply(seat, action)
            position = over_the_wire(game.position(twin))
            assert positions.setdefault(twin.key(), position) == position


@CASES
def test_positions_go_round(case: Case) -> None:
    game = case.game
    for state in sampled(case, 200, clock=20):
        data = over_the_wire(game.position(state))
        again = game.from_position(data)
        assert again.key() == state.key()
        assert over_the_wire(game.position(again)) == data


def over_the_wire(data: Any) -> Any:
    """As JSON and back."""
    return msgspec.json.decode(msgspec.json.encode(data))
