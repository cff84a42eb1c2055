"""Nothing hidden shows, in views, asks and events; short, over states in which sweaters are."""

from typing import Any

import msgspec
import pytest

from tests.games.sweaters.notation import by_lot, sensible
from tests.games.sweaters.poison import poison
from yuletable.bots.playing import pick_for
from yuletable.core.match import Events
from yuletable.core.protocol import CHANCE, OVER, check_options
from yuletable.games.sweaters import GAME
from yuletable.games.sweaters.cards import NAMES
from yuletable.games.sweaters.rules import State

SHAPES: list[tuple[int, dict[str, Any]]] = [
    (2, {"mode": "express", "bonus": True}),
    (3, {}),
    (4, {"mode": "avid", "profile": "current"}),
]


def seen(state: State, viewer: int | None) -> bytes:
    ask = None if viewer is None else GAME.ask(state, viewer)
    return msgspec.json.encode([GAME.view(state, viewer), ask])


@pytest.mark.parametrize(("seats", "options"), SHAPES)
def test_views_asks_and_events_keep_secrets(seats: int, options: dict[str, Any]) -> None:
    state = GAME.new(seats, check_options(GAME.spec, options))
    pick = pick_for("secrets", str(options))
    worlds = 0
    keys: list[tuple[State, Any]] = []
    while state.current() != OVER and state.round < 3:
        before = state.clone()
        events = Events()
        if pick(12) == 0:
            keys.append((state.clone(), state.key()))
            for viewer in (None, *range(seats)):
                view = seen(state, viewer)
                for twin in poison(state, viewer, pick):
                    assert seen(twin, viewer) == view
                if viewer is not None:
                    world = state.determinize(viewer, pick)
                    worlds += world.key() != state.key()
                    assert seen(world, viewer) == view
                    one = state.determinize(viewer, pick_for("same"))
                    other = world.determinize(viewer, pick_for("same"))
                    assert one.key() == other.key()
        (sensible if pick(3) else by_lot)(state, pick)
        if before.current() == CHANCE:
            before.apply(CHANCE, 0, events)
            for event in events:
                for viewer in range(seats):
                    payload = event.seen_by(viewer)
                    if event.kind in ("dealt", "refilled") and payload is not None:
                        mine = event.full["seat"] == viewer
                        assert ("cards" in payload) == mine
                    if event.kind == "santas_dealt" and payload is not None:
                        assert ("santas" in payload) == (event.full["seat"] == viewer)
    assert worlds > 5
    assert all(kept.key() == key for kept, key in keys)


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    state = GAME.new(3, check_options(GAME.spec, {}))
    pick = pick_for("own")
    while state.current() < 0:
        by_lot(state, pick)
    for seat in range(3):
        own = GAME.view(state, seat).own
        assert own is not None
        hand = {NAMES[card] for card in range(52) if state.hands[seat] >> card & 1}
        assert set(own.hand) == hand
