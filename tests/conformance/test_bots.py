"""Every bot of every game decides by what its seat knows, and so does whoever thinks for it."""

from typing import Any
from zlib import crc32

import pytest

from tests.conformance.subjects import (
    Case,
    cases,
    hides,
    other_worlds,
    sampled,
    small_cases,
    subjects,
    supplied,
)
from yuletable.bots.levels import bot_of, fast_of, thinks
from yuletable.bots.playing import pick_for
from yuletable.bots.questions import frame, question
from yuletable.core.protocol import Action, Pick, Seat
from yuletable.core.seen import Bot, Seen, see

CASES = pytest.mark.parametrize("case", cases(), ids=str)
FEW = pytest.mark.parametrize(
    "case", [case for case in small_cases() if case.seed in "acd"], ids=str
)
"""Searching takes time: each game with few, some and most seats."""
ITERATIONS = 12
WORLDS = 2


def decided(case: Case, bot: Bot, state: Any, seat: Seat) -> Action:
    pick = pick_for("own")
    return bot(see(case.game, state, seat, pick), pick)


@CASES
def test_what_a_seat_holds_possible_does_not_depend_on_what_is_true(case: Case) -> None:
    pick = case.pick("possible")
    for state in sampled(case, 60, clock=25):
        for seat in range(min(case.seats, 3)):
            one = state.determinize(seat, case.pick("same"))
            other = state.determinize(seat, pick).determinize(seat, case.pick("same"))
            assert one.key() == other.key()


@FEW
def test_resampling_all_that_is_hidden_changes_no_move(case: Case) -> None:
    entry = subjects()[case.game_id]
    pick = case.pick("bots")
    differing = 0
    for state in sampled(case, 14, clock=25, asked=True):
        key = state.key()
        for seat in list(state.actors())[:2]:
            worlds = [state.determinize(seat, pick) for _ in range(WORLDS)]
            differing += len({world.key() for world in (state, *worlds)}) > 1
            for name in entry.bots:
                for bot in (bot_of(entry, name, ITERATIONS), fast_of(entry, name)):
                    assert decided(case, bot, state, seat) in state.legal_actions(seat)
                    assert unmoved(case, bot, state, seat, worlds), name
                    assert state.key() == key, "a bot leaves the match as it is"
    assert differing or not other_worlds(case)


def unmoved(case: Case, bot: Bot, state: Any, seat: Seat, worlds: list[Any]) -> bool:
    """Whether a bot does in every world what it does in the match."""
    action = decided(case, bot, state, seat)
    return all(decided(case, bot, world, seat) == action for world in worlds)


def peeking(seen: Seen[Any], pick: Pick) -> Action:
    """Cheats: it gets at the match behind what it was shown."""
    cells = seen._make_world.__closure__ or ()
    true = next(cell.cell_contents for cell in cells if hasattr(cell.cell_contents, "clone"))
    return seen.legal[crc32(repr(true.key()).encode()) % len(seen.legal)]


def test_a_bot_that_cheats_is_found_out() -> None:
    case = next(case for case in small_cases() if case.game_id == "tiny" and case.seats > 2)
    pick = case.pick("cheats")
    moved = 0
    for state in sampled(case, 14):
        for seat in list(state.actors())[:2]:
            worlds = [state.determinize(seat, pick) for _ in range(6)]
            moved += not unmoved(case, peeking, state, seat, worlds)
    assert moved


@CASES
def test_no_secret_goes_to_a_worker(case: Case) -> None:
    """The bytes that leave the server are the same in every world that the seat holds possible,
    and on states whose secrets were overwritten with others that leave those worlds as they are."""
    entry = subjects()[case.game_id]
    names = [name for name in entry.bots if thinks(entry, name)]
    module = supplied(case.game_id, "poison")
    assert module
    pick = case.pick("bytes")
    game = case.game
    poisoned = 0
    for state in sampled(case, 40, clock=25, asked=True) if names else []:
        for seat in list(state.actors())[:2]:
            sent = frame(question(game, state, seat, names[0], "key"))
            for _ in range(WORLDS):
                world = state.determinize(seat, pick)
                assert frame(question(game, world, seat, names[0], "key")) == sent
            for twin in module.poison(state, seat, pick):
                if possible(twin) == possible(state):
                    poisoned += 1
                    assert frame(question(game, twin, seat, names[0], "key")) == sent
    assert poisoned or not names or not hides(case)


def possible(state: Any) -> Any:
    """What tells whether poison left the cards of a game the same ones, only elsewhere."""
    return sorted(_ints(state.key()))


def _ints(value: Any) -> list[int]:
    if isinstance(value, tuple):
        return [each for part in value for each in _ints(part)]
    return [value] if isinstance(value, int) else []
