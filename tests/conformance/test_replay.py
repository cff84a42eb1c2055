"""A record is all that a match needs to be played again."""

import contextlib

import msgspec
import pytest

from tests.conformance.subjects import Case, cases, played, small_cases, walk
from yuletable.core.match import Events, prefix, replay, verify
from yuletable.core.protocol import CHANCE, CLOCK, OVER, State
from yuletable.core.record import RecordError, read_record, write_record

CASES = pytest.mark.parametrize("case", cases(), ids=str)


@CASES
@pytest.mark.parametrize("clock", [0, 15])
def test_records_replay_with_every_prefix(case: Case, clock: int) -> None:
    keys = {}
    for match in walk(case, clock):
        keys[len(match.steps)] = match.state.key()
    record = read_record(write_record(match.record()))
    assert record == match.record()
    assert replay(case.game, record).state.key() == match.state.key()
    verify(case.game, record)
    every = max(1, len(keys) // 12)
    for length in list(keys)[::every]:
        assert replay(case.game, record, length).state.key() == keys[length]


@CASES
def test_a_resumed_match_goes_on_as_if_nothing_had_been(case: Case) -> None:
    whole = list(_steps(case))
    middle = len(whole) // 2
    match = case.start()
    while len(match.steps) < middle:
        match.play(*whole[len(match.steps)][:2])
    resumed = prefix(case.game, match.header, match.steps, len(match.steps), match.seed)
    assert resumed.draws == match.draws
    while not resumed.over:
        resumed.play(*whole[len(resumed.steps)][:2])
    assert [step[:2] for step in resumed.steps] == [step[:2] for step in whole]


@CASES
def test_events_are_the_same_every_time(case: Case) -> None:
    first = Events()
    match = case.start(first)
    steps = _steps(case)
    while not match.over:
        seat, action, _ = steps[len(match.steps)]
        match.play(seat, action, 0, first)
    again = Events()
    replay(case.game, match.record(), None, again)
    assert again == first
    each_step = Events()
    state = game_start(case)
    for seat, action, _ in match.steps:
        # A list without items is false: a game asks whether emit is None.
        told = Events()
        state.apply(seat, action, told)
        each_step += told
    assert each_step == first
    assert state.key() == replay(case.game, match.record()).state.key()
    assert "over" in {event.kind for event in first}
    for event in first:
        assert event.kind.islower()
        assert event.audience > 0


@pytest.mark.parametrize("case", small_cases(), ids=str)
def test_foreign_steps_in_a_record_are_a_clear_error(case: Case) -> None:
    record = played(case, clock=30).record()
    pick = case.pick("foreign")
    for seat in (-99, -4, OVER, CLOCK, CHANCE, 0, case.seats, 10**12):
        for action in (-1, 0, 10**12):
            steps = list(record.steps)
            steps[pick(len(steps))] = (seat, action, 0)
            broken = msgspec.structs.replace(record, steps=steps)
            for check in (replay, verify):
                with contextlib.suppress(RecordError):
                    check(case.game, broken)


def game_start(case: Case) -> State:
    state: State = case.game.new(case.seats, case.start().header.options)
    return state


def _steps(case: Case) -> list[tuple[int, int, int]]:
    return played(case).steps
