"""Nothing that a seat may not know reaches it."""

from typing import Any

import msgspec
import pytest

from tests.conformance.subjects import (
    Case,
    cases,
    hides,
    outcome_list,
    random_step,
    sampled,
    small_cases,
    supplied,
    viewers,
)
from yuletable.core.match import Events
from yuletable.core.protocol import CHANCE, OVER, Seat, State

CASES = pytest.mark.parametrize("case", cases(), ids=str)


@CASES
def test_a_seat_cannot_tell_the_worlds_apart_that_it_holds_possible(case: Case) -> None:
    game = case.game
    pick = case.pick("worlds")
    for state in sampled(case, 150, clock=25):
        key = state.key()
        seats = viewers(case, pick)
        views = {viewer: encoded(game.view(state, viewer)) for viewer in (None, *seats)}
        for seat in seats:
            legal, ask = state.legal_actions(seat), game.ask(state, seat)
            answers = [option.data for option in ask.options] if ask else []
            parsed = [game.parse_action(state, seat, data) for data in answers]
            for _ in range(2):
                world = state.determinize(seat, pick)
                assert state.key() == key, "a world is a new state"
                assert world.current() == state.current()
                assert list(world.actors()) == list(state.actors())
                assert world.legal_actions(seat) == legal
                for viewer in (seat, None):
                    assert encoded(game.view(world, viewer)) == views[viewer]
                assert game.ask(world, seat) == ask
                assert [game.parse_action(world, seat, data) for data in answers] == parsed


@CASES
def test_what_may_be_answered_for_another_tells_no_secret(case: Case) -> None:
    """Whoever may answer for a seat without its secrets learns none: the ask is the same in every
    world, or it names the answers that are open in each."""
    game = case.game
    pick = case.pick("blind")
    compared = 0
    for state in sampled(case, 150, clock=25):
        for viewer in viewers(case, pick):
            world = state.determinize(viewer, pick)
            for seat in state.actors():
                ask, there = game.ask(state, seat), game.ask(world, seat)
                if seat == viewer or ask is None:
                    continue
                assert there is not None
                compared += 1
                assert (ask.kind, ask.blind) == (there.kind, there.blind)
                if ask.blind is None:
                    assert ask == there
                    continue
                for each in (state, world):
                    for data in ask.blind:
                        atoms = game.parse_action(each, seat, data)
                        assert isinstance(atoms, list)
                        twin = each.clone()
                        for atom in atoms:
                            assert atom in twin.legal_actions(seat)
                            twin.apply(seat, atom)
    assert compared


@CASES
def test_worlds_are_drawn_by_the_pick_alone(case: Case) -> None:
    for state in sampled(case, 10):
        for seat in viewers(case, case.pick("which"), most=2):
            one = state.determinize(seat, case.pick("same"))
            two = state.determinize(seat, case.pick("same"))
            assert one.key() == two.key()


@pytest.mark.parametrize("case", small_cases(), ids=str)
def test_worlds_can_be_played_to_their_end(case: Case) -> None:
    pick = case.pick("play")
    for state in sampled(case, 5):
        for seat in viewers(case, pick, most=2):
            world = state.determinize(seat, pick)
            while world.current() != OVER:
                world.apply(*random_step(world, pick, 0))
            assert state.current() != OVER or encoded(case.game.view(world, None))


@CASES
def test_events_tell_no_more_than_the_views(case: Case) -> None:
    """When a step leaves a viewer with the same view in two worlds it held possible, then the
    events of that step must not tell these worlds apart either."""
    game = case.game
    pick = case.pick("events")
    compared = 0
    for state in sampled(case, 250):
        if state.current() == OVER:
            continue
        for seat in viewers(case, pick, most=3):
            world = state.determinize(seat, pick)
            actor, action = random_step(state, pick, 0)
            other = same_step(case, state, world, actor, action) if actor != seat else action
            if other is None:
                continue
            real, told = after(state, actor, action)
            possible, told_there = after(world, actor, other)
            for viewer in (seat, None):
                if encoded(game.view(real, viewer)) == encoded(game.view(possible, viewer)):
                    compared += 1
                    assert seen(told, viewer) == seen(told_there, viewer)
    assert compared


def same_step(case: Case, state: State, world: State, actor: Seat, action: int) -> int | None:
    """The step in the world with the same meaning, or, where it is not there, some other one."""
    game = case.game
    data = game.action_json(state, actor, action)
    parsed = game.parse_action(world, actor, data)
    if isinstance(parsed, list):
        return parsed[0]
    if actor == CHANCE:
        return outcome_list(world.chance())[0][0]
    return world.legal_actions(actor)[0]


def after(state: State, seat: Seat, action: int) -> tuple[State, Events]:
    twin, told = state.clone(), Events()
    twin.apply(seat, action, told)
    return twin, told


def seen(events: Events, viewer: Seat | None) -> bytes:
    shown = [(event.kind, event.seen_by(viewer)) for event in events]
    return encoded([each for each in shown if each[1] is not None])


@CASES
def test_poisoned_secrets_change_no_view(case: Case) -> None:
    module = supplied(case.game_id, "poison")
    assert module, f"{case.game_id} needs tests/games/{case.game_id}/poison.py"
    game = case.game
    pick = case.pick("poison")
    poisoned = 0
    for state in sampled(case, 150, clock=25):
        key = state.key()
        for viewer in (None, *viewers(case, pick, most=3)):
            view = encoded(game.view(state, viewer))
            ask = None if viewer is None else game.ask(state, viewer)
            for twin in module.poison(state, viewer, pick):
                poisoned += 1
                assert encoded(game.view(twin, viewer)) == view
                assert (None if viewer is None else game.ask(twin, viewer)) == ask
            assert state.key() == key, "poison works on copies"
    assert poisoned or not hides(case)


def test_worlds_that_are_never_dealt_again_do_not_pass_for_no_secrets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    case = next(case for case in cases() if case.game_id == "tiny")
    state_class = type(sampled(case, 1)[0])
    monkeypatch.setattr(state_class, "determinize", lambda state, seat, pick: state.clone())
    assert hides(case)
    assert not hides(next(case for case in cases() if case.game_id == "patchwork"))


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)
