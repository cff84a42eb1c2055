"""Bad input: each a sentence of its own, made from the seat's own view, and nothing changes."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.games.sweaters.notation import Table, last_pick, position
from tests.games.sweaters.test_clauses_count import CURRENT, EXPRESS
from tests.games.sweaters.test_clauses_knit import abilities, first_pick, tina
from tests.games.texts import source
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import Json


def trade() -> Table:
    return Table(position(["", "R1 Y9 G*"], trade=[(0, "R7")], size=3))


def draft() -> Table:
    return first_pick("R8 P* Y9 R9", "R7 R5", "G*", "Y1 Y5", trick=6)


def locked() -> Table:
    return first_pick("R8 P* Y8 R9", "Y1 Y5 Y9 !1,2:6", fads=[7], options=EXPRESS, trick=6)


def patches() -> Table:
    return last_pick("G*", "R7 R8", "Y7 Y*R Y3", trick=12).take(0, "G*", 1, slot="B")


CASES: list[tuple[Any, int, Json, str]] = [
    # Not following when able.
    (trade, 1, {"play": "yellow-9"}, "follow"),
    (trade, 1, {"play": "green-patch"}, "patch-follow"),
    # A card not held, or none at all.
    (trade, 1, {"play": "red-2"}, "not-held"),
    (trade, 1, {"play": "red-13"}, "no-card"),
    (trade, 1, {"play": "red-1", "copy": "red-2"}, "copy-when"),
    (trade, 1, {"copy": "red-2"}, "asked-for"),
    (trade, 0, {"play": "red-2"}, "not-turn"),
    # A slot of another shape.
    (draft, 0, {"take": "red-8", "sweater": 1, "slot": "B"}, "slot-shape"),
    (draft, 0, {"take": "red-8", "sweater": "new", "slot": "L"}, "slot-shape"),
    (draft, 0, {"take": "red-8", "sweater": 1, "slot": "X"}, "no-slot"),
    (draft, 0, {"take": "purple-patch", "sweater": 1}, "slot-needed"),
    (draft, 0, {"take": "purple-patch", "sweater": "new", "slot": "L"}, "patch-floats"),
    (draft, 0, {"take": "red-8", "sweater": 2}, "pin-needed"),
    (draft, 0, {"take": "red-8", "sweater": 2, "patch_slot": "R"}, "pin-same"),
    (draft, 0, {"take": "red-8", "sweater": 1, "patch_slot": "R"}, "pin-none"),
    (draft, 0, {"take": "red-8", "sweater": "new", "patch_slot": "R"}, "pin-none"),
    (draft, 0, {"take": "red-8", "sweater": 9}, "no-sweater"),
    (draft, 0, {"take": "red-8", "sweater": 0}, "no-sweater"),
    (draft, 0, {"take": "red-8", "sweater": 10**30}, "no-sweater"),
    # Drafting a card just played, or one that is not there.
    (draft, 0, {"take": "purple-12", "sweater": "new"}, "just-played"),
    (draft, 0, {"take": "green-1", "sweater": "new"}, "not-in-pool"),
    (draft, 0, {"play": "red-1"}, "asked-for"),
    # A locked sweater.
    (locked, 0, {"take": "yellow-8", "sweater": 1}, "locked"),
    # An ability already spent, not held, or at another time.
    (
        lambda: first_pick("R8 G4 Y9 R9", "R7", **abilities("maria", "billy"), spent=[0]),
        0,
        {"take": "red-8", "sweater": 1, "slot": "B"},
        "spent",
    ),
    (
        lambda: first_pick("R8 G4 Y9 R9", **abilities("billy", "maria"), spent=[0]),
        0,
        {"billy": "red-8"},
        "spent",
    ),
    (
        lambda: first_pick("R8 G4 Y9 R9", **abilities("billy", "maria")),
        0,
        {"billy": "red-8"},
        "billy-when",
    ),
    (
        lambda: first_pick("R8 G4 Y9 R9", "R7", **abilities("tina", "maria")),
        0,
        {"tina": "red-7", "sweater": "new"},
        "tina-when",
    ),
    (draft, 0, {"billy": "red-8"}, "no-ability"),
    (draft, 0, {"tina": "red-7", "swap": "red-5"}, "no-ability"),
    # Tina.
    (lambda: tina("R7 R8", "G7"), 0, {"tina": "red-7", "sweater": 2}, "tina-taken"),
    (lambda: tina("R7 R8", "G7"), 0, {"tina": "green-7", "sweater": "new"}, "tina-same"),
    (lambda: tina("R7 R8 R9", "G7"), 0, {"tina": "red-9", "swap": "green-7"}, "tina-swap"),
    *[
        (lambda given=given: tina("R7 R8", "G*", "P*", options=given), 0, data, reason)
        for given in ({}, CURRENT)
        for data, reason in (
            ({"tina": "red-7", "swap": "red-8"}, "tina-other"),
            ({"tina": "red-7", "swap": "red-7"}, "tina-other"),
            ({"tina": "red-7", "sweater": 1}, "tina-other"),
            ({"tina": "green-patch", "swap": "purple-patch"}, "tina-same"),
            ({"tina": "green-patch", "sweater": "new"}, "tina-same"),
        )
    ],
    (
        lambda: tina("R7 R8", "G7", options=CURRENT),
        0,
        {"tina": "red-7", "sweater": 1, "slot": "B"},
        "tina-other",
    ),
    (
        lambda: tina("R7 R8", "G7", options=CURRENT),
        0,
        {"tina": "green-7", "sweater": "new"},
        "tina-same",
    ),
    (lambda: tina("R7 R8", "G7"), 0, {"tina": "red-7", "sweater": 2, "slot": "B"}, "tina-slot"),
    (lambda: tina("R7 R8", "G7"), 0, {"tina": "red-9", "sweater": 2}, "no-piece"),
    # Patch values.
    (patches, 0, {"patch": "green-patch", "value": 13, "icon": "tree"}, "patch-value"),
    (patches, 0, {"patch": "green-patch", "value": 0, "icon": "tree"}, "patch-value"),
    (patches, 0, {"patch": "green-patch", "value": 1, "icon": "star"}, "patch-icon"),
    (patches, 0, {"patch": "yellow-patch", "value": 1, "icon": "bell"}, "patch-first"),
    (patches, 0, {"patch": "red-patch", "value": 1, "icon": "bell"}, "patch-not-open"),
    (patches, 0, {"patch": "red-7", "value": 1, "icon": "bell"}, "not-a-patch"),
    (patches, 1, {"patch": "green-patch", "value": 1, "icon": "bell"}, "done"),
    (patches, 0, {"ready": True}, "asked-for"),
    # What is no answer at all.
    (draft, 0, {"take": "red-8", "sweater": True}, "shape"),
    (draft, 0, {"take": "red-8", "slot": "R"}, "shape"),
    (draft, 0, {"take": "red-8", "sweater": "old"}, "shape"),
    (draft, 0, {"take": ["red-8"]}, "shape"),
    (draft, 0, {"decline": 1}, "shape"),
    (trade, 1, {"play": "red-1", "more": 1}, "shape"),
    (patches, 0, {"patch": "green-patch", "value": "1", "icon": "bell"}, "shape"),
    (patches, 0, {"patch": "green-patch"}, "shape"),
]


@pytest.mark.parametrize(("make", "seat", "data", "reason"), CASES)
def test_bad_input_is_refused_with_a_sentence(
    make: Any, seat: int, data: Json, reason: str
) -> None:
    assert make().why(seat, data)[0] == reason


def test_a_refusal_says_the_same_in_every_world() -> None:
    table = draft()
    world = table.state.determinize(0, pick_for("world"))
    assert world.hands[1] != table.state.hands[1]
    for _, seat, data, _ in CASES:
        if seat == 0:
            one = table.game.parse_action(table.state, 0, data)
            assert table.game.parse_action(world, 0, data) == one


def test_nobody_is_asked_when_it_is_over() -> None:
    table = trade().clock("end")
    assert table.why(1, {"play": "red-1"})[0] == "over"


def test_a_refusal_counts_one_sweater_as_one() -> None:
    table = first_pick("R8 P* Y9 R9", "R7")
    reason, args = table.why(0, {"take": "red-8", "sweater": 9})
    made = FluentBundle(["en"], use_isolating=False)
    made.add_resource(FluentResource(source("sweaters", "en")))
    pattern = made.get_message(f"sweaters-why-{reason}").value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, args)
    assert not errors
    assert text == "You have no sweater 9. Your sweaters so far: 1."
