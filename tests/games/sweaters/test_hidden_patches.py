"""Patches at a round's end (6.5): chosen by all at once, seen by all when the last has chosen."""

import pytest

from tests.games.sweaters.notation import Table, last_pick, position
from tests.games.sweaters.poison import poison
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import PositionError
from yuletable.games.sweaters import GAME
from yuletable.games.sweaters.views import PieceView


def asked() -> Table:
    """Seat 0 has a patch to set, seat 1 has two."""
    table = last_pick("G*", "R7 R8", other=("Y7 Y*R Y3", "P7 P*R P3"), trick=12)
    return table.take(0, "G*", 1, slot="B")


def patches(table: Table, owner: int, viewer: int | None) -> list[PieceView]:
    """The patches of a seat as a viewer sees them."""
    worn = table.seen(viewer).players[owner].sweaters
    return [piece for one in worn for piece in one.pieces if piece.card.endswith("patch")]


def test_nobody_else_sees_a_choice_before_the_last_has_chosen() -> None:
    table = asked()
    before = [table.seen(viewer).players[0] for viewer in (None, 1)]
    table.patch(0, "green", 9, "tree")
    assert table.view.asked == [1]
    assert all(event.seen_by(viewer) is None for event in table.events for viewer in (None, 1))
    for viewer, old in zip((None, 1), before, strict=True):
        (piece,) = patches(table, 0, viewer)
        assert (piece.open, piece.value, piece.icon) == (True, None, None)
        now = table.seen(viewer).players[0]
        assert (now.sweaters, now.live) == (old.sweaters, old.live)
    assert table.state.scores()[0] == before[0].live
    # The seat itself sees what it has chosen.
    (own,) = patches(table, 0, 0)
    assert (own.open, own.value, own.icon) == (False, 9, "tree")
    assert table.seen(0).players[0].live == 2 + 2
    assert table.why(0, {"patch": "green-patch", "value": 1, "icon": "bell"})[0] == "done"


def test_all_choices_are_told_at_once() -> None:
    table = asked().patch(1, "purple", 8, "bell").patch(0, "green", 9, "tree")
    (first,) = [piece for piece in patches(table, 1, 1) if not piece.open]
    assert (first.card, first.value) == ("purple-patch", 8)
    # The best for the other one counts with what is chosen already.
    assert table.ask(1).default["patch"] == "yellow-patch"
    table.patch(1, "yellow", 5, "bell")
    told = [event.full for event in table.events if event.kind == "patch_set"]
    assert [(each["seat"], each["color"]) for each in told] == [
        (0, "green"),
        (1, "purple"),
        (1, "yellow"),
    ]
    assert [p.value for p in patches(table, 1, None)] == [5, 8]
    assert not table.state.chosen


def test_a_choice_is_part_of_the_position() -> None:
    table = asked().patch(1, "purple", 8, "bell").patch(0, "green", 9, "tree")
    data = GAME.position(table.state)
    again = GAME.from_position(data)
    assert again.key() == table.state.key()
    assert again.key() != asked().state.key()
    table.patch(1, "yellow", 5, "bell")
    assert Table(again).patch(1, "yellow", 5, "bell").state.key() == table.state.key()


def test_a_world_has_other_choices_of_others() -> None:
    table = asked().patch(1, "purple", 8, "bell").patch(0, "green", 9, "tree")
    pick = pick_for("chosen")
    found = set()
    for _ in range(40):
        world = table.state.determinize(1, pick)
        own = dict(world.chosen)
        found.add(own.pop(2))
        assert own == {0: dict(table.state.chosen)[0]}
        assert Table(world).view == table.view
        assert world.actors() == table.state.actors()
    assert len(found) > 20
    # So far as one has come who is still choosing.
    mine = dict(table.state.chosen)[2]
    worlds = [dict(table.state.determinize(0, pick).chosen) for _ in range(40)]
    assert {world[2] for world in worlds} == {mine}
    assert len({world[0] for world in worlds}) > 20
    for viewer in (None, 0, 1):
        seen = table.seen(viewer)
        assert all(Table(twin).seen(viewer) == seen for twin in poison(table.state, viewer, pick))


def test_a_choice_belongs_to_the_end_of_a_round() -> None:
    data = position(sweaters=[["R7 R8 G*B"], []])
    chosen = [{"card": "green-patch", "value": 9, "icon": "tree"}]
    assert GAME.from_position(data)
    with pytest.raises(PositionError, match="a patch is chosen once"):
        GAME.from_position({**data, "chosen": chosen})
    # Twice the same patch, or one that is in no complete sweater.
    asking = GAME.position(asked().patch(0, "green", 9, "tree").state)
    for wrong in (chosen * 2, [*chosen, {"card": "red-patch", "value": 9, "icon": "tree"}]):
        with pytest.raises(PositionError, match="a patch is chosen once"):
            GAME.from_position({**asking, "chosen": wrong})
