"""The worked position files with what comes of them, and the sentence for each impossible one."""

import copy
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from tests.conftest import ROOT
from tests.games.gift_trail.notation import Table, position
from yuletable.core.protocol import Json, PositionError
from yuletable.games.gift_trail import GAME

FOLDER: Final = ROOT / "src" / "yuletable" / "games" / "gift_trail" / "positions"
FILES: Final = sorted(FOLDER.glob("*.json"))

ROLL: Final = ("A", {"roll": True})
LEAPS: Final[list[tuple[str, Json]]] = [
    ("", draw) for leap in (5, 3, 5) for draw in ({"effect": "leap_forward"}, {"leap": leap})
]

# file: (steps in the command's own JSON, what comes of them)
WORKED: Final[dict[str, tuple[list[tuple[str, Json]], str]]] = {
    "shield_square": (
        [ROLL, ("", {"dice": [3, 4]}), ("", {"tree_gift": 2})],
        "A@12:gB B@2:- C@0:-",
    ),
    "sneaky_steal": (
        [ROLL, ("", {"dice": [2]}), ("", {"effect": "sneaky_steal"}), ("A", {"steal": 2})],
        "A@16:gC B@10:gB C@22:-* D@9:gD E@23:-",
    ),
    "gift_and_place": (
        [ROLL, ("", {"dice": [3]}), ("", {"effect": "steal_front_gift_place"})],
        "A@29:gB B@8:-* C@4:-",
    ),
    "swap_places": (
        [ROLL, ("", {"dice": [2]}), ("", {"effect": "swap_places"})],
        "A@0:gA B@33:gB C@16:-* D@16:-",
    ),
    "nothing_happens": ([ROLL, ("", {"dice": [2]})], "A@16:gA B@12:gB"),
    "payback_trade": (
        [ROLL, ("", {"dice": [3]}), ("", {"effect": "payback_trade"}), ("C", {"give": True})],
        "A@13:gC B@5:-* C@18:gA",
    ),
    "first_gift": (
        [ROLL, ("", {"dice": [3]}), ("A", {"steal": 1}), ("", {"tree_gift": 1})],
        "A@5:gB B@10:gA C@12:gC D fin:gD E@4:-",
    ),
    "three_landings": (
        [ROLL, ("", {"dice": [3]})]
        + [
            ("", draw)
            for leap in (5, 3, 5)
            for draw in ({"effect": "leap_forward"}, {"leap": leap})
        ],
        "A@16:- B@1:-",
    ),
    "walk_and_pick": (
        [ROLL, ("", {"dice": [3]}), ("A", {"gift": 3})],
        "A@5:gC B@10:- C@0:-",
    ),
    "equally_near": (
        [ROLL, ("", {"dice": [2]}), ("", {"effect": "steal_ahead"}), ("A", {"steal": 1})],
        "A@16:gB B@20:gA C@20:gC D@8:-*",
    ),
}


def test_every_file_is_worked() -> None:
    assert {path.stem for path in FILES} == set(WORKED)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_worked_position(path: Path) -> None:
    steps, expected = WORKED[path.stem]
    table = Table("A@1:- B@1:-")
    table.state = GAME.from_position(json.loads(path.read_text("utf-8")))
    for who, data in steps:
        table.do(ord(who) - ord("A") if who else -1, data)
    assert table.all_players == expected


PLAIN = "A@5:gA B@9:- C@12:gC"
LANDED: Final[dict[str, Any]] = {"phase": "choosing", "dice": [2], "landing": 1}
STAR = "A@16:gA B@18:gB C@20:gC"
SNEAKY: Final[dict[str, Any]] = {
    "effect": "sneaky_steal",
    "fits": [{"effect": "sneaky_steal", "candidates": [1, 2]}],
}


def broken(given: str = PLAIN, players: dict[int, Json] | None = None, **more: Json) -> Json:
    """A position in short with changes."""
    options = more.pop("options", None)
    file = copy.deepcopy(position(given, options, **more))
    for seat, change in (players or {}).items():
        file["players"][seat] = {**file["players"][seat], **change}
    return file


IMPOSSIBLE: Final[list[tuple[Json, str]]] = [
    ([], "does not read"),
    ({"players": [{}, {}], "winner": 1}, "does not read"),
    ({"players": [{"square": "5"}, {}]}, "does not read"),
    ({"players": [{}]}, "2 to 32 players, not 1"),
    ({"players": [{}, {}], "options": {"board": "round"}}, "board must be one of"),
    (broken(phase="lunch"), "phase must be one of"),
    (broken(order=[0, 0, 1]), "order must name seats 0 to 2"),
    (broken(order=[0, 1]), "order names every seat exactly when"),
    (broken(players={0: {"square": 41}}), "stands on square 41; squares are 0 to 40"),
    (broken(players={0: {"gift": 4}}), "holds gift 4; gifts are 1 to 3"),
    (broken(players={1: {"gift": 1}}), "gift 1 is held by players 0 and 1"),
    (broken(players={0: {"had": False}}), "holds a gift and cannot have had none"),
    (broken(players={0: {"removed": True}}), "can have neither gift nor rank"),
    (broken(players={0: {"square": 40, "rank": 2}}), "ranks must be 1, 2, 3"),
    (broken(players={0: {"rank": 1}}), "has a rank and must stand on square 40"),
    (broken(players={1: {"square": 40, "rank": 1}}), "is at the finish and must hold a gift"),
    (broken(players={0: {"square": 40}}), "is at the finish and must have a rank"),
    (broken(players={0: {"removed": True, "gift": 0}, 1: {"removed": True}}), "fewer than two"),
    (broken(players={0: {"brought": 1}, 1: {"brought": 1}}), "brought must give each"),
    (broken(players={0: {"brought": 1}}), "exactly when the phase is no longer"),
    (
        broken("A@0:- B@0:-", {1: {"brought": 1}}, phase="numbering", turn=0),
        "given to the seats in order",
    ),
    (broken(players={0: {"ruled_out": [1]}}), "cannot be ruled out that player 0 brought 1"),
    (broken(turn=0), "turn is counted from 1"),
    (broken("A@5:gA B@9:- C fin", current=2), "who is not on the way"),
    (broken(dice=[3]), "dice [3] cannot lie there"),
    (broken(phase="taking", landing=1, dice=[7]), "dice [7] cannot lie there"),
    (broken(phase="choosing", landing=1), "all dice lie there"),
    (broken(landing=1), "landing 1 cannot be in phase"),
    (broken(**{**LANDED, "landing": 4}), "landing 4 cannot be in phase"),
    (broken(effect="back_3"), "nothing has been drawn in phase 'await_roll'"),
    (broken(early=True), "belong to the end of a match"),
    (broken(waiting=[1]), "belong to the end of a match"),
    (broken(STAR, **LANDED, effect="sneeze"), "there is no effect 'sneeze'"),
    (broken(STAR, **{**LANDED, "phase": "drawing"}), "drawn on a lucky or unlucky square"),
    (broken(STAR, **{**LANDED, "phase": "drawing"}, fits=SNEAKY["fits"]), "from all that fit"),
    (broken(STAR, **{**LANDED, "phase": "leaping"}), "only the effect 'leap_forward' leaps"),
    (broken(**{**LANDED, "phase": "taking"}, taker=0), "cannot take a gift from the tree now"),
    (broken(**{**LANDED, "phase": "taking"}, taker=1), "cannot take a gift from the tree now"),
    (broken(**LANDED, prompt="roll"), "prompt must be one of"),
    (broken("A@5:gA B@9:- C fin", **LANDED, prompt="first_gift", asked=2), "not on the way"),
    (broken(**LANDED, prompt="payback", asked=2, candidates=[2]), "does not ask 'payback'"),
    (broken(**LANDED, prompt="first_gift", candidates=[2]), "cannot be asked 'first_gift'"),
    (
        broken("A@5:- B@9:- C@12:gC", **LANDED, prompt="first_gift", candidates=[2]),
        "cannot be asked 'first_gift'",
    ),
    (
        broken(STAR, **LANDED, **SNEAKY, prompt="pick_victim", candidates=[1]),
        "cannot be asked 'pick_victim'",
    ),
    (
        broken(STAR, **LANDED, **SNEAKY, prompt="pick_victim", candidates=[1, 2], asked=1),
        "cannot be asked 'pick_victim'",
    ),
    (
        broken(STAR, **LANDED, **SNEAKY, prompt="pick_victim", candidates=[1, 7]),
        "must be among the players",
    ),
    (broken("A@5:- B@9:-", **LANDED, prompt="pick_gift"), "cannot be asked 'pick_gift'"),
    (broken(phase="over"), "at the end players [1] still wait"),
    (broken("A fin B@4:gB", phase="over", waiting=[1]), "still wait for a gift"),
]


@pytest.mark.parametrize(("data", "sentence"), IMPOSSIBLE, ids=lambda value: str(value)[:40])
def test_an_impossible_position_is_a_sentence(data: Json, sentence: str) -> None:
    with pytest.raises(PositionError, match=re.escape(sentence)) as raised:
        GAME.from_position(data)
    assert str(raised.value).endswith(".")
