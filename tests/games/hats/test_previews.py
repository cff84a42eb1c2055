"""What a main action is said to do is what it does."""

import pytest

from tests.conformance.subjects import random_step
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import OVER, check_options
from yuletable.games.hats import GAME
from yuletable.games.hats.views import PreviewView


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("black_hat_number", ["none", 1])
def test_previews_come_true(seats: int, black_hat_number: object) -> None:
    options = check_options(GAME.spec, {"black_hat_number": black_hat_number})
    compared = 0
    for number in range(5):
        state = GAME.new(seats, options)
        pick = pick_for("previews", seats, number)
        while state.current() != OVER:
            seat = state.current()
            ask = GAME.ask(state, seat) if seat >= 0 else None
            before = GAME.view(state, None)
            for option in ask.options if ask else []:
                if option.why is not None or not ({"swap", "black"} & set(option.data)):
                    assert option.preview is None
                    continue
                preview = option.preview
                assert isinstance(preview, PreviewView)
                twin = state.clone()
                atoms = GAME.parse_action(state, seat, option.data)
                assert isinstance(atoms, list)
                assert len(atoms) == 1
                twin.apply(seat, atoms[0])
                after = GAME.view(twin, None)
                compared += 1
                mine, then = before.players[seat], after.players[seat]
                assert ((preview.card and [preview.card]) or []) == then.collection[
                    mine.plays - mine.black :
                ]
                assert preview.hats == then.hats - mine.hats
                assert preview.black == then.black - mine.black
                assert preview.types == then.types
                assert preview.new_type == (then.types > mine.types)
                assert preview.points == [
                    new.points - old.points
                    for old, new in zip(before.players, after.players, strict=True)
                ]
                changed = {
                    old.type: (old.value, new.value)
                    for old, new in zip(before.types, after.types, strict=True)
                    if old.value != new.value
                }
                assert {e.type: (e.before, e.after) for e in preview.values} == changed
                kept = before.cookie == seat
                told = "kept" if kept else "taken" if after.cookie == seat else "elsewhere"
                assert preview.cookie == told
                assert preview.cookie_seat == (None if kept else before.cookie)
            state.apply(*random_step(state, pick, 0))
    assert compared > 500
