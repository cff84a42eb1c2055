"""Hats: the table between two events is counted in the browser as the server counts it."""

from typing import Any, Final

import msgspec
import pytest

from tests.conformance.subjects import random_step
from tests.web.forced import Room
from yuletable.bots.playing import pick_for
from yuletable.core.chance import seed_of
from yuletable.core.match import Events, Match
from yuletable.core.protocol import Json
from yuletable.games.hats import GAME

FOLDED: Final = """async (steps) => {
  const { after } = await import('/games/hats/stage.js');
  return steps.map(({ before, events }) => events.reduce(after, before));
}"""
DRAWN: Final = ("tray", "types", "cookie", "pile", "discards", "removed", "team_points")


def steps_of(seats: int, options: dict[str, Json]) -> list[dict[str, Any]]:
    """Every step of some random games that the table hears of: the view before, its events, the
    view after. The account at the end is no fold."""
    steps = []
    for number in range(6):
        match = Match.start(GAME, seats, options, seed_of(f"fold {number}"), Events())
        pick = pick_for("fold", seats, number)
        while True:
            before, emit = msgspec.to_builtins(GAME.view(match.state, None)), Events()
            match.play(*random_step(match.state, pick, 0), emit=emit)
            if match.over:
                break
            told = [(event.kind, event.seen_by(None)) for event in emit]
            events = [{"kind": kind, "data": data} for kind, data in told if data is not None]
            after = msgspec.to_builtins(GAME.view(match.state, None))
            steps.append({"before": before, "events": events, "after": after})
    return [step for step in steps if step["events"]]


def drawn(view: dict[str, Any]) -> dict[str, Any]:
    """What of a table's view follows from the cards and is drawn."""
    players = [{k: v for k, v in player.items() if k != "lines"} for player in view["players"]]
    return {"players": players, **{key: view[key] for key in DRAWN}}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(2, {"optional_per_turn": "unlimited"}, marks=pytest.mark.long),
        pytest.param(3, {}, marks=pytest.mark.long),
        pytest.param(3, {"black_hat_number": 1}, marks=pytest.mark.long),
        (4, {}),
    ],
)
def test_events_folded_in_the_browser_lead_to_the_servers_view(
    hats_room: Room, seats: int, options: dict[str, Json]
) -> None:
    screens = hats_room.screens
    steps = steps_of(seats, options)
    folded = screens.open("/").evaluate(FOLDED, steps)
    assert len(folded) > 200
    for step, view in zip(steps, folded, strict=True):
        assert drawn(view) == drawn(step["after"]), step["events"]
    screens.check()
