"""The worked position files with what comes of them, and the sentence for each impossible one."""

import copy
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from tests.conftest import ROOT
from tests.games.hats.notation import Table, position
from yuletable.core.protocol import CHANCE, Json, PositionError, Seat
from yuletable.games.hats import GAME

FOLDER: Final = ROOT / "src" / "yuletable" / "games" / "hats" / "positions"
FILES: Final = sorted(FOLDER.glob("*.json"))

# file: (steps in the command's own JSON, what comes of them)
WORKED: Final[dict[str, tuple[list[tuple[Seat, Json]], str]]] = {
    "two_effects": (
        [(0, {"swap": "bonnet-6", "space": 5, "end": True})],
        "points 27 10 18, cookie 0, seat 1",
    ),
    "same_type": (
        [(0, {"swap": "topper-1", "space": 1, "end": True})],
        "points 6 0, cookie 0, seat 1",
    ),
    "black_hat_only": (
        [(0, {"black": "plume-6", "end": True})],
        "points 12 6 6, cookie 0, seat 1",
    ),
    "cookie_by_number": (
        [(0, {"swap": "bowler-1", "space": 2, "end": True})],
        "points 11 4, cookie 0, seat 1",
    ),
    "replace_favourite": (
        [(0, {"replace": "beret-6"}), (CHANCE, {"draw": "boater-3"})],
        "totals 26 24, places 1 2, None",
    ),
    "new_pile": (
        [(0, {"replace": "topper-6"}), (CHANCE, {"draw": "topper-2"})],
        "points 0 0, cookie None, seat 0",
    ),
    "partner_gives": (
        [(0, {"offer": "topper-6"}), (2, {"give": "bonnet-6"})],
        "points 0 0 0 0, cookie None, seat 0",
    ),
    "partner_declines": (
        [(2, {"decline": True}), (0, {"black": "topper-5"})],
        "points 6 0 0 0, cookie 0, seat 1",
    ),
    "black_hats_decide": (
        [(0, {"black": "boater-5", "end": True})],
        "totals 27 27, places 1 2, black_hats",
    ),
    "shared_win": (
        [(2, {"black": "plume-6", "end": True})],
        "totals 28 28 25, places 1 1 3, shared",
    ),
}


def told(table: Table) -> str:
    """What matters, in short."""
    view = table.view
    if view.over:
        totals = " ".join(str(each.total) for each in view.final)
        places = " ".join(str(each.place) for each in view.final)
        return f"totals {totals}, places {places}, {view.tie_break}"
    points = " ".join(str(player.points) for player in view.players)
    return f"points {points}, cookie {view.cookie}, seat {view.current}"


def test_every_file_is_worked() -> None:
    assert {path.stem for path in FILES} == set(WORKED)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_worked_position(path: Path) -> None:
    steps, expected = WORKED[path.stem]
    table = Table(json.loads(path.read_text("utf-8")))
    for seat, data in steps:
        table.do(seat, data)
    assert told(table) == expected


def test_what_more_comes_of_them() -> None:
    tables = {}
    for path in FILES:
        table = tables[path.stem] = Table(json.loads(path.read_text("utf-8")))
        for seat, data in WORKED[path.stem][0]:
            table.do(seat, data)
    assert tables["new_pile"].view.pile == 7
    assert tables["new_pile"].view.discards == 0
    assert tables["partner_gives"].state.hands[0].count(12 + 5) == 1
    assert tables["replace_favourite"].view.final[0].favourite_card == "boater-3"


PLAIN: Final = position("T1 W1 N1 R1 O1", ["T6 R6", "W6 N6"], ["T2", "W3"], cookie=0)
FOUR: Final = position("T1 W1 N1 R1 O1 C1", ["T6", "W6", "N6", "R6"])


def broken(base: dict[str, Any], players: dict[int, Json] | None = None, **more: Json) -> Json:
    """A position with changes."""
    file = copy.deepcopy(base)
    for seat, change in (players or {}).items():
        file["players"][seat] = {**file["players"][seat], **change}
    return {**file, **more}


def without(seat: int, base: dict[str, Any] = PLAIN) -> list[str]:
    """A hand that is a card short."""
    hand: list[str] = base["players"][seat]["hand"]
    return hand[1:]


STORY: Final = [
    {"move": "played", "seat": 0, "card": "topper-2"},
    {"move": "played", "seat": 1, "card": "bowler-3"},
]
IMPOSSIBLE: Final[list[tuple[Json, str]]] = [
    ([], "does not read"),
    ({"players": [{}, {}], "winner": 1}, "does not read"),
    ({"players": [{}]}, "2 to 4 players, not 1"),
    (broken(PLAIN, options={"black_hat_number": 2}), "black_hat_number must be one of"),
    (broken(PLAIN, phase="tea"), "phase must be one of"),
    (broken(PLAIN, tray=["fez-1"]), "there is no card 'fez-1'"),
    (broken(PLAIN, {0: {"collection": ["bowler-3"]}}), "the card bowler-3 is in two places"),
    (broken(PLAIN, removed=["fez", "plume"]), "removed must name different types"),
    (broken(PLAIN, removed=["plume"]), "two types are removed before"),
    (broken(FOUR, removed=["plume"]), "in a game of two players only"),
    (broken(PLAIN, tray=["topper-1", "bowler-1"]), "the tray has 5 spaces"),
    (broken(PLAIN, removed=["topper", "plume"]), "out of the game cannot be in it"),
    (broken(PLAIN, pile=["topper-3"]), "every card of the game must be in a place"),
    (broken(PLAIN, {0: {"hand": without(0)}}), "has 7 cards in hand after 1 plays"),
    (broken(PLAIN, phase="drawing"), "only in the phase 'drawing', is a card short"),
    (broken(PLAIN, phase="laying"), "fewer than 5 cards, and hands none"),
    (broken(PLAIN, phase="dealing"), "before the deal is over"),
    (broken(PLAIN, start=2), "start and cookie are players 0 to 1"),
    (broken(PLAIN, cookie=2), "start and cookie are players 0 to 1"),
    (broken(PLAIN, cookie=None), "somebody has the cookie from the first play on"),
    (broken(FOUR, cookie=1), "and nobody before"),
    (broken(PLAIN, cookie=1), "the cookie is with player 0, whose hats beat those of player 1"),
    (broken(PLAIN, options={"removed_one": "topper"}), "the types that the options name"),
    (broken(PLAIN, current=1), "do not fit a turn of player 1"),
    (broken(PLAIN, current=5), "current is a player 0 to 1, not 5"),
    (broken(PLAIN, main_done=True, current=0), "do not fit a turn of player 0"),
    (broken(PLAIN, current=1, main_done=True, optional_done=True), "nothing left to do"),
    (broken(PLAIN, early=True), "early belongs to the end"),
    (broken(PLAIN, phase="over", current=1), "everybody has played 8 times"),
    (broken(PLAIN, phase="answering", offered="topper-6"), "a card is offered as the optional"),
    (broken(FOUR, phase="answering", offered="bowler-6"), "has to hold the card"),
    (broken(FOUR, phase="answering"), "has to hold the card"),
    (broken(FOUR, offered="topper-6"), "only while the partner is asked"),
    (broken(PLAIN, story=[{"move": "eaten"}]), "move must be one of"),
    (broken(PLAIN, story=[{"move": "played", "seat": 4, "card": "topper-2"}]), "a player 0 to 1"),
    (broken(PLAIN, story=[{"move": "played"}]), "every move names its card"),
    (broken(PLAIN, story=[{"move": "refilled", "card": "topper-2"}]), "a refill is of no single"),
    (broken(PLAIN, story=[{"move": "exchanged", "card": "topper-2"}]), "exchanged by four players"),
    (broken(FOUR, story=[{"move": "drew", "card": "topper-6"}]), "exchanged by four players"),
    (
        broken(PLAIN, story=[{"move": "drew", "card": "topper-6", "received": "topper-2"}]),
        "in an exchange only",
    ),
    (broken(PLAIN, story=[*STORY, *STORY]), "does not lead to the collection of player"),
    (broken(PLAIN, story=[*STORY, {"move": "discarded", "card": "topper-6"}]), "to the discards"),
    (broken(PLAIN, story=[*STORY, {"move": "drew", "card": "topper-2"}]), "to where topper-2 is"),
]


@pytest.mark.parametrize(("data", "sentence"), IMPOSSIBLE, ids=lambda value: str(value)[:40])
def test_an_impossible_position_is_a_sentence(data: Json, sentence: str) -> None:
    with pytest.raises(PositionError, match=re.escape(sentence)) as raised:
        GAME.from_position(data)
    assert str(raised.value).endswith(".")
