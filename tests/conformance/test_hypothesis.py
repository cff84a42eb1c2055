"""Deep states, found by lists of ints: each int chooses among what is legal."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conformance.subjects import Case, outcome_list, subjects, supplied
from tests.conformance.test_simulation import check_actors, over_the_wire
from tests.conftest import ROOT
from yuletable.core.match import Match
from yuletable.core.protocol import CHANCE, CLOCK, check_options
from yuletable.core.record import write_record

SAVED = ROOT / ".hypothesis" / "records"


@pytest.mark.parametrize("game_id", list(subjects()))
@settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(
    seats=st.integers(0, 40),
    options=st.lists(st.integers(0, 5), min_size=8, max_size=8),
    choices=st.lists(st.integers(0, 2**16), min_size=60, max_size=300),
)
def test_any_line_of_play_is_sound(
    game_id: str, seats: int, options: list[int], choices: list[int]
) -> None:
    game = subjects()[game_id].game
    spec = game.spec
    seats = spec.min_seats + seats % (min(spec.max_seats, 8) - spec.min_seats + 1)
    chosen = {
        option.key: option.choices[number % len(option.choices)]
        for option, number in zip(spec.options, options, strict=False)
        if option.choices
    }
    case = Case(game_id, seats, tuple(check_options(spec, chosen).items()), "hypothesis")
    match: Match[Any] = Match.start(game, seats, chosen, None)
    try:
        _play(case, match, choices)
    except Exception as error:
        error.add_note(f"The record of this line of play: {_save(match)}")
        raise


def _play(case: Case, match: Match[Any], choices: list[int]) -> None:
    invariants = supplied(case.game_id, "invariants")
    game, state = case.game, match.state
    for choice in choices:
        check_actors(case, state)
        if invariants:
            invariants.check(state)
        if match.over:
            break
        if state.current() == CHANCE:
            outcomes = outcome_list(state.chance())
            match.play(CHANCE, outcomes[choice % len(outcomes)][0])
            continue
        # One choice in 16 is the clock's; the end of the match is its last legal action.
        seat = CLOCK if choice % 16 == 15 else state.actors()[choice % len(state.actors())]
        legal = state.legal_actions(seat)
        match.play(seat, legal[choice // 16 % len(legal)])
    assert game.from_position(over_the_wire(game.position(state))).key() == state.key()


def _save(match: Match[Any]) -> Path:
    SAVED.mkdir(parents=True, exist_ok=True)
    path = SAVED / f"{match.header.game}.jsonl"
    path.write_bytes(write_record(match.record()))
    return path
