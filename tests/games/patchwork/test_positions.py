"""The worked position files with what comes of them, and the sentence for each impossible one."""

import copy
import json
import re
from typing import Any, Final

import pytest

from tests.conftest import ROOT
from tests.games.patchwork.notation import Table, laid, player, position
from yuletable.core.protocol import Json, PositionError
from yuletable.games.patchwork import GAME

FOLDER: Final = ROOT / "src" / "yuletable" / "games" / "patchwork" / "positions"
FILES: Final = sorted(FOLDER.glob("*.json"))

# file: (what a seat does, what comes of it: who is asked what, spaces, buttons)
WORKED: Final[dict[str, tuple[Json, tuple[int, str, list[int], list[int]]]]] = {
    "start": ({"pass": True}, (1, "turn", [1, 0], [6, 5])),
    "two_incomes": ({"pass": True}, (1, "turn", [11, 10], [18, 5])),
    "small_patch": ({"pass": True}, (0, "special", [26, 25], [16, 3])),
    "owed": ({"place": [8, 8]}, (1, "turn", [26, 25], [7, 3])),
    "lands_on_the_other": (
        {"buy": 5, "place": [0, 0]},
        (0, "turn", [10, 10], [6, 4]),
    ),
    "too_dear": ({"pass": True}, (1, "turn", [4, 3], [5, 5])),
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_worked_position_goes_round(path: Any) -> None:
    data = json.loads(path.read_text("utf-8"))
    state = GAME.from_position(data)
    assert GAME.from_position(GAME.position(state)).key() == state.key()


@pytest.mark.parametrize("name", WORKED)
def test_a_worked_position(name: str) -> None:
    table = Table(json.loads((FOLDER / f"{name}.json").read_text("utf-8")))
    data, expected = WORKED[name]
    table.do(table.state.current(), data)
    view = table.view
    spaces = [each.time for each in view.players]
    assert (view.asked, view.prompt, spaces, [p.buttons for p in view.players]) == expected


def base() -> dict[str, Any]:
    return position(player(7, 4, [laid(5, 0, 0)]), player(9, 3, [laid(10, 4, 4)]))


def changed(**more: Any) -> dict[str, Any]:
    return {**base(), **more}


def with_seat(seat: int, **more: Any) -> dict[str, Any]:
    data = copy.deepcopy(base())
    data["players"][seat].update(more)
    return data


BAD: Final[list[tuple[dict[str, Any], str]]] = [
    ({"players": 3}, "does not read"),
    (changed(weather=1), "does not read"),
    (changed(players=[player()]), "has 2 players, not 1"),
    (changed(options={"track": "x"}), "track must be one of"),
    (
        changed(phase="sleeping"),
        "phase must be one of laying, starting, turn, placing, special, over, not 'sleeping'",
    ),
    (changed(start=2), "start is seat 0 or 1"),
    (changed(start=None), "start is missing"),
    (changed(early=True), "only a match that is over"),
    (with_seat(0, time=54), "from 0 to 53, not 54"),
    (with_seat(0, buttons=-1), "cannot have -1 buttons"),
    (with_seat(0, laid=[laid(34, 0, 0)]), "no patch 34"),
    (with_seat(0, laid=[laid(5, 0, 0, 2)]), "no orientation 2"),
    (with_seat(0, laid=[laid(5, 0, 6)]), "lies outside the quilt of seat 0"),
    (with_seat(0, laid=[laid(5, 0, 0), laid(3, 0, 3)]), "overlaps another"),
    (with_seat(0, laid=[laid(5, 0, 0), laid(10, 4, 4)]), "patch 10 is in 2 places"),
    (with_seat(0, laid=[]), "patch 5 is missing"),
    (changed(circle=[34]), "no patch 34 for the circle"),
    (with_seat(0, laid=[laid(5, 0, 0), laid(33, 8, 8)]), "has 1 1x1 patches and came past 0"),
    (with_seat(1, time=27), "1 1x1 patches are nowhere"),
    (changed(home=[0]), "home lists the seats on space 53"),
    (changed(phase="over"), "over when both seats are on space 53"),
    (changed(bonus=1), "seat 1 has the bonus without"),
    (changed(phase="special"), "special names the space"),
    (changed(chosen=1), "chosen names a patch"),
    (changed(top=0), "the seats are on different spaces"),
    (with_seat(0, time=9), "top is missing"),
    (changed(phase="special", special=26, top=0), "patches were taken, and 0 at most"),
    (changed(phase="placing", chosen=9), "is not among the first 3"),
    ({**with_seat(0, buttons=0), "phase": "placing", "chosen": 1}, "cannot buy patch 1"),
    (changed(history=[{"seat": 2, "time": 0, "buttons": 0, "covered": 0, "score": 0}]), "seats 0"),
    (
        changed(history=[{"seat": 0, "time": 7, "buttons": 9, "covered": 4, "score": 0}]),
        "does not end as it stands",
    ),
    (changed(phase="laying"), "nothing has happened yet"),
    (position(player(), player(), top=1), "the seat that begins is on top"),
    (position(player(), player(), phase="starting", start=None, top=0), "nothing has happened"),
]


@pytest.mark.parametrize(("data", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_an_impossible_position_is_refused(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError, match=f"(?i){re.escape(sentence)}") as caught:
        GAME.from_position(data)
    told = str(caught.value)
    assert not told[0].islower() or told.startswith(("track", "phase"))
    assert told.endswith(".")


def test_the_base_of_the_bad_ones_is_good() -> None:
    assert GAME.from_position(base()).who == 0
