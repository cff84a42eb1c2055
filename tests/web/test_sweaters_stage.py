"""Ugly Christmas Sweaters: what screens show of a view: between two events, and at the end."""

from typing import Any, Final

import msgspec

from tests.games.sweaters.notation import Table
from tests.games.sweaters.test_clauses_knit import tina
from tests.web.forced import Room
from yuletable.core.protocol import Json

FOLDED: Final = """async ({ before, events }) => {
  const { after } = await import('/games/sweaters/stage.js');
  return events.reduce(after, before);
}"""
CURRENT: Final = {"profile": "current"}


def worn(view: dict[str, Any]) -> list[tuple[int, list[str]]]:
    """The sweaters of seat 0: number and pieces."""
    return [
        (one["number"], sorted(piece["card"] for piece in one["pieces"]))
        for one in view["players"][0]["sweaters"]
    ]


def test_sweaters_are_numbered_anew_when_tina_empties_one(sweaters_room: Room) -> None:
    screens = sweaters_room.screens
    page = screens.open("/")
    cases: list[tuple[Table, Json]] = [
        (tina("R7", "G8 G9", "P7 P*R"), {"tina": "red-7", "sweater": 2}),
        (tina("G8 P*L", "R9", "P7"), {"tina": "red-9", "sweater": 1}),
        (tina("R7", "G*", "P7"), {"tina": "red-7", "sweater": 2, "patch_slot": "B"}),
        (tina("R7", "G8", options=CURRENT), {"tina": "red-7", "sweater": "new", "slot": "B"}),
        (tina("R7 G*R", "G8 G9"), {"tina": "red-7", "sweater": 2}),
    ]
    for table, move in cases:
        before = msgspec.to_builtins(table.view)
        table.do(0, move)
        events = [
            {"kind": event.kind, "data": event.seen_by(None)}
            for event in table.events
            if event.kind in ("tina_moved", "pinned")
        ]
        folded = page.evaluate(FOLDED, {"before": before, "events": events})
        assert worn(folded) == worn(msgspec.to_builtins(table.view)), move
    screens.check()


MADE = """async (tie) => {
  const { madeOf } = await import('/games/sweaters/account.js');
  const other = { seat: 0, sweaters: [{ complete: true }] };
  const own = (done) => ({ seat: 1, sweaters: done.map((complete) => ({ complete })) });
  const sheet = (...done) => ({ seats: [own(done), other] });
  const view = { tie_break: tie, sheets: [sheet(true, false), sheet(true, true)] };
  const one = { seat: 1, zero: false, missed: [], unbuilt: 1, fad_points: 6 };
  return madeOf(one, view, { t: (key, args) => [key, args] });
}"""


def test_a_total_tells_of_unfinished_sweaters_only_where_they_decide(sweaters_room: Room) -> None:
    page = sweaters_room.screens.open("/about")
    assert page.evaluate(MADE, None) == ["sweaters-final-made", {"n": 3, "fads": 6}]
    assert page.evaluate(MADE, "unbuilt") == ["sweaters-final-note", {"unbuilt": 1, "fads": 6}]
