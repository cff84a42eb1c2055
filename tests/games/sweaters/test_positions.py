"""Positions: every impossible one is refused with a sentence that says what is wrong."""

import json
from importlib.resources import files
from typing import Any

import pytest

from tests.games.sweaters.notation import LAST_TRADE, Table, position
from tests.games.sweaters.test_clauses_count import EXPRESS, over
from tests.games.sweaters.test_clauses_knit import abilities
from yuletable.core.protocol import Json, PositionError
from yuletable.games.sweaters import GAME

FOLDER = files("yuletable.games.sweaters") / "positions"
TRICK: dict[str, Any] = {"trade": LAST_TRADE, "phase": "drafting", "trick": 6}


def changed(data: dict[str, Json], **more: Json) -> dict[str, Json]:
    return {**data, **more}


def player(data: dict[str, Json], seat: int, **more: Json) -> dict[str, Json]:
    players = [{**p, **more} if at == seat else p for at, p in enumerate(data["players"])]
    return {**data, "players": players}


BASE = position()
DRAFT = position(**TRICK)

BAD: list[tuple[Json, str]] = [
    (changed(BASE, colour=1), "does not read"),
    (changed(BASE, players=[{}]), "2 to 4 players"),
    (changed(BASE, options={"mode": "fast"}), "mode must be one of"),
    (changed(BASE, phase="resting"), "phase must be one of"),
    (player(BASE, 0, hand=["red-13"]), "no card 'red-13'"),
    (changed(BASE, pool=[*BASE["pool"][:3], "purple-2"]), "in two places"),
    (changed(BASE, pile=[]), "is in none"),
    (changed(BASE, pool=BASE["pool"][:3]), "purple|together they are|pool has|piles hold"),
    (player(BASE, 0, left=14), "together they are 24"),
    (player(BASE, 0, hand=BASE["players"][0]["hand"][:8], left=16), "filled up"),
    (changed(BASE, trick=13), "tricks 1 to 12"),
    (changed(BASE, trick=2), "together they are 22"),
    (changed(BASE, round=4), "rounds 1 to 3"),
    (changed(BASE, round=2), "sheet|should have"),
    (changed(BASE, leader=2), "a player is 0 to 1"),
    (changed(BASE, leader=None), "leader"),
    (changed(BASE, yarn="blue"), "a color must be one of"),
    (changed(BASE, fit=7), "number from 1 to 6"),
    (changed(BASE, fit=None), "everything is drawn"),
    (changed(position(options={"difficulty": "beginner"}), yarn="red"), "only where"),
    (changed(BASE, yarns_left=["yellow"]), "not in its pile"),
    (changed(BASE, fads=[11]), "different numbers from 1 to 10"),
    (changed(BASE, fads=[1, 2]), "1 Fads are in play"),
    (changed(BASE, fads_left=[7, 8]), "not turned yet"),
    (player(BASE, 0, santas=[1, 9]), "has 2 Secret Santas"),
    (player(BASE, 0, santas=[2]), "in one place only"),
    (changed(BASE, santas_left=[1]), "not dealt yet"),
    (player(BASE, 0, ability="tina"), "Special Abilities are"),
    (player(BASE, 0, spent=True), "can be spent"),
    (player(position(**abilities("tina", "billy")), 1, ability="tina"), "one card tina"),
    (player(position(**abilities("tina", "billy")), 1, ability=None), "everything is drawn"),
    (changed(BASE, brothers=[0]), "Little Brothers"),
    (changed(BASE, entry=1), "while it is drafted"),
    (changed(DRAFT, entry=4), "different entries"),
    (changed(DRAFT, entry=1), "the pool has 3 cards"),
    (changed(DRAFT, billied=1), "nobody has the ability"),
    (changed(DRAFT, leader=0), "leads the next one"),
    (changed(DRAFT, trade=DRAFT["trade"][:3], out=[*DRAFT["out"], "purple-2"]), "have been played"),
    (changed(DRAFT, phase="placing"), "while it is placed"),
    (changed(DRAFT, taken="red-1"), "while it is placed"),
    (changed(DRAFT, phase="billy"), "nobody has the ability"),
    (changed(DRAFT, phase="offer"), "the pool has 3"),
    (changed(position(trade=[(0, "R7")]), leader=1), "leader plays first"),
    (position(["", "", ""], trade=[(0, "R7"), (2, "R8")]), "clockwise"),
    (position(trade=[(0, "G*")]), "copies a card of the pool"),
    (position(trade=[(0, "G*", 1, "star")]), "an icon must be one of"),
    (position(trade=[(0, "R7", 8, "snowman")]), "does not count as"),
    (position(sweaters=[["R7B"], []]), "printed slot"),
    (position(sweaters=[["G*"], []], options=EXPRESS) | {"fads": [1]}, "3 Fads are in play"),
    (position(sweaters=[["R7 R8 !5:3"], []], options=EXPRESS), "completed sweater claims"),
    (position(sweaters=[["R7 R8 R9 !5:4"], []], options=EXPRESS), "banks 3 points"),
    (position(sweaters=[["Y1 Y5 Y9"], []], options=EXPRESS, fads=[1, 2, 7]), "claims every Fad"),
    (position(sweaters=[["R7 R8 R9 !5:3"], []], fads=[]), "Express only"),
    (position(sweaters=[["R7 R8 R9"], []], trick=1), "more pieces|covered|together|piles hold"),
    (position(sweaters=[["R7 R8 R9", "G7 G8 G9", "P7 P8 P9"], []]), "the round ends with"),
    (position(settings=[{"card": "red-patch", "value": 1, "icon": "bell"}]), "a patch is set"),
    (position(settings=[{"card": "red-7", "value": 1, "icon": "bell"}]), "only a patch"),
    (position(phase="patches", trick=12), "somebody is asked"),
    (position(phase="patches", trick=6, sweaters=[["R7 R8 G*B"], []]), "a round ends with"),
    (position(phase="review", trick=12), "on a sheet"),
    (position(phase="tina", trick=12), "nobody has the ability"),
    (position(phase="tina", trick=12, **abilities("tina", "billy")), "Tina is asked"),
    (position(moving="red-7"), "a piece is moving"),
    (position(early=True), "early belongs"),
    (position(fresh=3), "being filled up"),
    (position(sheets=[{"round": 2, "fads": [], "yarn": None, "fit": None, "seats": []}]), "sheets"),
    (player(BASE, 0, voids=[{"cards": BASE["players"][0]["hand"], "most": 3}]), "more cards than"),
    (player(BASE, 0, misses=[{"trick": 3, "color": "red", "icon": "bell", "drawn": 9}]), "missed"),
]


def counted(**piece: Json) -> dict[str, Json]:
    """A match that is over, seat 0 with one sweater of one piece on its first sheet. piece: what
    is otherwise there; number, complete, points: of the sweater."""
    shown = {"card": "red-7", "slot": "L", "value": 7, "icon": "snowman", "open": False}
    sweater: dict[str, Json] = {
        "number": piece.pop("number", 1),
        "complete": piece.pop("complete", False),
        "lines": [{"kind": "banked", "points": 3, "cards": ["red-7"], "fad": 2}],
        "points": piece.pop("points", 3),
    }
    sweater["pieces"] = [{**shown, **piece}]
    rounds = ((5, 0, 0), (4, 0, 0)), ((5, 0, 0), (4, 0, 0)), ((0, 9, 0), (1, 0, 9))
    data: dict[str, Json] = GAME.position(over(*rounds).state)
    data["sheets"][0]["seats"][0] |= {"sweaters": [sweater], "points": 8}
    return data


BAD_SHEETS: list[tuple[dict[str, Json], str]] = [
    ({"points": 4}, "sum of its lines"),
    ({"card": "red-13"}, "no card 'red-13'"),
    ({"value": 8}, "what it counts as"),
    ({"icon": None}, "what it counts as"),
    ({"open": True}, "what it counts as"),
    ({"number": 2}, "in order"),
    ({"complete": True}, "what it counts as"),
    ({"card": "red-patch", "value": 13, "icon": "bell"}, "from 1 to 12"),
    ({"card": "red-patch", "value": None, "icon": "bell"}, "what it counts as"),
]


@pytest.mark.parametrize(("piece", "sentence"), BAD_SHEETS)
def test_an_impossible_sheet_is_refused_with_a_sentence(
    piece: dict[str, Json], sentence: str
) -> None:
    with pytest.raises(PositionError, match=sentence) as raised:
        GAME.from_position(counted(**piece))
    assert str(raised.value).endswith(".")


@pytest.mark.parametrize(
    "piece",
    [
        {},
        {"card": "red-patch", "value": 12, "icon": "bell"},
        {"card": "red-patch", "value": None, "icon": None, "open": True},
        {"card": "red-patch", "value": None, "icon": None, "open": True, "slot": None},
    ],
)
def test_a_sheet_goes_round(piece: dict[str, Json]) -> None:
    data = counted(**piece)
    state = GAME.from_position(data)
    sheets = GAME.position(state)["sheets"]
    (sweater,) = sheets[0]["seats"][0]["sweaters"]
    assert sweater["pieces"] == data["sheets"][0]["seats"][0]["sweaters"][0]["pieces"]
    assert sweater["lines"][0]["fad"] == 2
    assert GAME.from_position(GAME.position(state)).key() == state.key()
    assert GAME.from_position(counted(slot="B")).key() != state.key()


@pytest.mark.parametrize(("data", "sentence"), BAD)
def test_an_impossible_position_is_refused_with_a_sentence(data: Json, sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence) as raised:
        GAME.from_position(data)
    assert str(raised.value).endswith(".")


def worked() -> list[str]:
    return sorted(path.name for path in FOLDER.iterdir())


@pytest.mark.parametrize("name", worked())
def test_a_worked_position_is_one_and_can_be_played(name: str) -> None:
    table = Table(json.loads((FOLDER / name).read_text("utf-8")))
    assert table.state.actors()
    seat = table.state.actors()[0]
    assert table.legal(seat)


def test_what_can_be_told_from_the_rest_may_be_left_out() -> None:
    whole = GAME.position(Table(position(trade=[(0, "R7")])).state)
    short = {key: whole[key] for key in ("players", "trade", "pool", "leader", "fads")}
    short |= {"yarn": whole["yarn"], "fit": whole["fit"]}
    assert GAME.from_position(short).key() == GAME.from_position(whole).key()


def test_a_match_that_is_over_is_a_position() -> None:
    table = over(((5, 0, 0), (4, 0, 0)), ((5, 0, 0), (4, 0, 0)), ((0, 9, 0), (1, 0, 9)))
    again = GAME.from_position(GAME.position(table.state))
    assert again.key() == table.state.key()
