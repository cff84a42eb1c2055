"""The worked position files with what comes of them, and the sentence for each impossible one."""

import copy
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from tests.conftest import ROOT
from tests.games.twelve_days.notation import Table, position
from yuletable.core.protocol import Json, PositionError
from yuletable.games.twelve_days import GAME

FOLDER: Final = ROOT / "src" / "yuletable" / "games" / "twelve_days" / "positions"
FILES: Final = sorted(FOLDER.glob("*.json"))

# file: (what the seats do one after the other, what comes of it)
WORKED: Final[dict[str, tuple[list[str], str]]] = {
    "set_too_high": (["11 11 11 11", "8 8", "-", "-"], "hands 1 1 4 4, gifts 0 0 0 0, seat 1"),
    "bar_is_the_lead": (["9 9", "4 4", "9 9 9", "-"], "hands 1 1 2 1, gifts 1 0 0 0, seat 1"),
    "later_tie": (["7", "7", "7"], "hands 1 1 1, gifts 0 1 0, seat 2"),
    "straight_ties": (["7 8", "7 8 9 10 11 12", "-"], "hands 1 1 4, gifts 1 0 0, seat 1"),
    "goes_out": (["12 12", "-", "6 6", "3", "-", "-"], "hands 0 0 0, gifts 0 0 2, seat -1"),
    "comes_back": (["8 9", "-", "5 6"], "hands 1 2 1, gifts 1 0 1, seat 0"),
    "several_out": (["9", "8", "7", "-"], "hands 0 0 0 0, gifts 1 1 2 0, seat -1"),
    "all_tied_give": (["1", "-", "-", "-"], "hands 0 0 0 0, gifts 0 0 2 3, seat -1"),
    "shared_win": (["1", "-", "-", "-"], "hands 0 0 0 0, gifts 4 4 3 1, seat -3"),
    "keep_the_low_one": (["10 10", "-", "12", "11"], "hands 1 3, gifts 1 1, seat 1"),
    "eight_seats": (["-", "-"], "hands 2 3 2 3 2 4 2 2, gifts 0 1 0 0 2 0 1 0, seat 3"),
    "two_seats": (["5 6"], "hands 3 4, gifts 2 0, seat 0"),
}


def told(table: Table) -> str:
    """What matters, in short."""
    players = table.view.players
    hands = " ".join(str(player.hand) for player in players)
    gifts = " ".join(str(player.gifts) for player in players)
    return f"hands {hands}, gifts {gifts}, seat {table.state.current()}"


def test_every_file_is_worked() -> None:
    assert {path.stem for path in FILES} == set(WORKED)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_worked_position(path: Path) -> None:
    moves, expected = WORKED[path.stem]
    table = Table(json.loads(path.read_text("utf-8"))).play(*moves)
    assert told(table) == expected


PLAIN: Final = position(["5 12 12", "4 9", "3 6 6"], gifts=[0, 1, 0], leader=0)
TRICK: Final = position(["5 12", "4 9", "3 6"], trick="9 9", gifts=[0, 1, 0], leader=0)
FULL: Final = position(["1", "5", "9"], gifts=[8, 4, 0], leader=0)
PASSES: Final[list[Json]] = [{"pass": True}] * 3
PAIR: Final = position(["5 12 12", "11 11", "3 6 6"], returned="1", gifts=[0, 1, 0], leader=0)
BACK: Final[dict[str, Json]] = {
    "leader": 1,
    "plays": [{"play": [11, 11]}, {"pass": True}, {"play": [10, 10]}],
    "returned": [1],
}
HISTORY: Final[dict[str, Json]] = {"winner": 1, "left": [1, 0, 2], "gave": []}


def broken(base: dict[str, Any], players: dict[int, Json] | None = None, **more: Json) -> Json:
    """A position with changes."""
    file = copy.deepcopy(base)
    for seat, change in (players or {}).items():
        file["players"][seat] = {**file["players"][seat], **change}
    return {**file, **more}


IMPOSSIBLE: Final[list[tuple[Json, str]]] = [
    ([], "does not read"),
    ({"players": [{}, {}], "winner": 1}, "does not read"),
    ({"players": [{}]}, "12 Days has 2 to 8 players, not 1"),
    ({"players": [{}] * 9}, "12 Days has 2 to 8 players, not 9"),
    (broken(PLAIN, options={"length": 13}), "length must be one of"),
    (broken(PLAIN, phase="tea"), "phase must be one of"),
    (broken(PLAIN, {0: {"hand": [0]}}), "player 0: a card is a rank from 1 to 12, not 0"),
    (broken(PLAIN, {0: {"hand": [13]}}), "a card is a rank from 1 to 12, not 13"),
    (broken(PLAIN, {2: {"hand": [2, 2, 2]}}), "player 2: there are 2 cards of rank 2, not 3"),
    (broken(PLAIN, {0: {"hand": [3, 3, 12]}, 1: {"hand": [3, 3]}}), "3 cards of rank 3, not 5"),
    (broken(PLAIN, gone=[*PLAIN["gone"][1:], 1, 1]), "gone: there are 1 cards of rank 1, not 2"),
    (broken(PLAIN, {0: {"hand": [12] * 3}}), "there are 12 cards of rank 12, not"),
    (broken(PLAIN, {0: {"hand": [5]}}), "28 cards are gone, but 30 are missing"),
    (broken(PLAIN, {0: {"hand": [*range(1, 11), 7, 8, 9]}}), "player 0 has 13 cards of 12"),
    (broken(PLAIN, {0: {"hand": []}}), "player 0 has no cards left"),
    (broken(PLAIN, tricks=0), "a trick takes at least one card out of play"),
    (broken(PLAIN, tricks=29), "a trick takes at least one card out of play"),
    (broken(PLAIN, {0: {"returned": [5]}}), "what player 0 got back is the whole hand"),
    (broken(PLAIN, {0: {"returned": [5, 12, 11]}}), "what player 0 got back is the whole hand"),
    (broken(PLAIN, {0: {"returned": [5, 12, 12]}}), "was played as one combination"),
    (broken(PLAIN, {1: {"returned": [4, 9]}}), "what player 1 got back was played as one"),
    (
        broken(
            PAIR,
            {0: {"hand": [5, 12]}, 1: {"hand": [11], "returned": [11]}},
            trick=[{"play": [12]}, {"play": [3]}],
        ),
        "what player 1 got back was played as one",
    ),
    (broken(PLAIN, {0: {"gifts": -1}}), "nobody can have -1 gifts"),
    (broken(PLAIN, {0: {"gifts": None}}), "the gifts of all players are told, or of none"),
    (broken(PLAIN, {0: {"gifts": 12}}), "the gifts come to 13, not 0 to 12"),
    (broken(PLAIN, options={"length": "short"}), "the gifts come to 1, not 3 to 6"),
    (broken(FULL), "a match is over exactly after 12 hands"),
    (broken(PLAIN, phase="over"), "a match is over exactly after 12 hands"),
    (broken(PLAIN, early=True), "early belongs to the end"),
    ({**FULL, "phase": "over", "early": True}, "that is over cannot end early"),
    (broken(PLAIN, leader=3), "dealer and leader are players 0 to 2"),
    (broken(PLAIN, dealer=-1), "dealer and leader are players 0 to 2"),
    (
        broken(PLAIN, {0: {"hand": []}, 1: {"hand": []}, 2: {"hand": []}}, phase="dealing"),
        "tricks are played in the phase 'playing' only",
    ),
    (broken(PLAIN, phase="starting"), "the dealer is drawn before anything else"),
    (broken(PLAIN, trick=[{"pass": True}]), "the leader of a trick does not pass"),
    (broken(PLAIN, trick=[{"play": [1, 12]}]), "[1, 12] is no combination"),
    (broken(PLAIN, trick=[{"play": ["9"]}]), "in a trick somebody does"),
    (broken(PLAIN, trick=[{"fold": True}]), "in a trick somebody does"),
    (broken(TRICK, trick=[{"play": [9, 9]}, {"pass": 1}]), "in a trick somebody does"),
    (broken(TRICK, trick=[{"play": [9, 9]}, {"play": [10, 10]}]), "player 1 did does not answer"),
    (broken(TRICK, trick=[{"play": [9, 9]}, {"play": [4]}]), "player 1 did does not answer"),
    (broken(TRICK, trick=[{"play": [9, 9]}, *[{"pass": True}] * 2]), "has played in is over"),
    ({"players": [{"hand": [12] * 12}, {}], "phase": "over", "early": True}, "hands have cards"),
    ({"players": [{}, {"hand": [12]}], "phase": "dealing"}, "one player after the other"),
    ({"players": [{"hand": [12]}, {"hand": [11]}], "phase": "dealing"}, "one player after"),
    (
        {"players": [{"hand": [12] * 12}, {"hand": [11] * 11 + [1]}], "phase": "dealing"},
        "the deal is over when everybody has a hand",
    ),
    (
        {"players": [{"hand": [12], "returned": [12]}, {}], "phase": "dealing"},
        "cards come back in the phase 'playing' only",
    ),
    (
        {"players": [{"hand": [12] * 12}, {"hand": [11] * 11 + [1]}], "leader": 0},
        "the player next to the dealer leads the first trick",
    ),
    (
        {
            "players": [{"hand": [12] * 12, "gifts": 0}, {"hand": [11] * 11 + [1], "gifts": 1}],
            "leader": 0,
        },
        "player 0 leads after winning a hand and so has a gift",
    ),
    (
        {
            "players": [{"hand": [12] * 12}, {"hand": [11] * 11 + [1]}],
            "history": [{"winner": 1, "left": [3, 0], "gave": []}],
            "leader": 0,
        },
        "the winner of the last hand, player 1, leads the next",
    ),
    (
        {"players": [{"hand": [12]}, {"hand": [11]}], "dealer": 1},
        "0 cards are gone, but 22 are missing",
    ),
    (broken(PLAIN, last={"leader": 3, "plays": []}), "each of 3 players has played or passed"),
    (broken(PLAIN, last={"leader": 0, "plays": PASSES[:2]}), "each of 3 players has played or"),
    (broken(PLAIN, last={"leader": 0, "plays": PASSES}), "the leader of a trick does not pass"),
    (
        broken(PLAIN, last={"leader": 0, "plays": [{"play": [9]}, *PASSES[:2]], "returned": [0]}),
        "last cards come back to players who played and did not win",
    ),
    (
        broken(PLAIN, last={"leader": 0, "plays": [{"play": [9]}, *PASSES[:2]], "returned": [1]}),
        "last cards come back to players who played and did not win",
    ),
    (
        broken(
            PLAIN,
            last={"leader": 0, "plays": [{"play": [9]}, {"play": [10]}, {"pass": True}]},
        ),
        "what player 1 did does not answer the lead",
    ),
    (
        broken(PLAIN, last={"leader": 1, "plays": [{"play": [2]}, {"play": [1]}, {"play": [1]}]}),
        "the last trick: there are 1 cards of rank 1, not 2",
    ),
    (
        broken(PLAIN, last={"leader": 0, "plays": [{"play": [12]}, {"play": [11]}, *PASSES[:1]]}),
        "the winner of the last trick, player 1, leads the next",
    ),
    (
        broken(PLAIN, last={"leader": 0, "plays": [{"play": [2]}, *PASSES[:2]]}),
        "what the last trick has discarded is gone",
    ),
    (
        broken(PLAIN, last={**BACK, "plays": [{"play": [9]}, *PASSES[:1], {"play": [8]}]}),
        "what player 1 got back in the last trick is the whole hand, and known",
    ),
    (
        broken(PAIR, {1: {"returned": []}}, last=BACK),
        "what player 1 got back in the last trick is the whole hand, and known",
    ),
    (
        broken(
            position(["3 3", "5 5"], gifts=[0, 1], leader=1),
            {0: {"hand": [12] * 12}, 1: {"hand": [11] * 11 + [1]}},
            gone=[],
            tricks=0,
            history=[{"winner": 1, "left": [3, 0], "gave": []}],
            last={"leader": 0, "plays": [{"play": [5]}, {"play": [4]}], "returned": [0]},
        ),
        "what player 0 got back in the last trick was left at the end of the hand",
    ),
    (
        {
            "players": [{"hand": [12] * 12}, {"hand": [11] * 11 + [1]}],
            "last": {"leader": 0, "plays": [{"play": [9]}, {"pass": True}]},
            "dealer": 1,
        },
        "no trick is over before the first",
    ),
    (
        {"players": [{"hand": [12] * 12, "returned": [12] * 12}, {"hand": [11] * 11 + [1]}]},
        "nothing can have come back to player 0 before a trick is over",
    ),
    (broken(PLAIN, history=[{**HISTORY, "winner": 3}]), "those who gave are players 0 to 2"),
    (broken(PLAIN, history=[{**HISTORY, "gave": [3]}]), "those who gave are players 0 to 2"),
    (broken(PLAIN, history=[{**HISTORY, "left": [1, 1, 1]}]), "none to the winner"),
    (broken(PLAIN, history=[{**HISTORY, "left": [1, 0]}]), "none to the winner"),
    (broken(PLAIN, history=[{**HISTORY, "left": [0, 0, 1]}]), "leaves 1 to 12 cards"),
    (broken(PLAIN, history=[{**HISTORY, "left": [13, 0, 1]}]), "leaves 1 to 12 cards"),
    (broken(PLAIN, history=[HISTORY, HISTORY]), "the gifts tell of 1 hands, and the history of 2"),
    (broken(PLAIN, history=[{**HISTORY, "gave": [0]}]), "the history does not lead to these"),
    (broken(PLAIN, history=[{**HISTORY, "winner": 0, "left": [0, 1, 2]}]), "does not lead to"),
    (
        broken(PLAIN, {0: {"gifts": 2}}, history=[HISTORY, HISTORY, HISTORY]),
        "the history does not lead to these gifts",
    ),
]


@pytest.mark.parametrize(("data", "sentence"), IMPOSSIBLE, ids=lambda value: str(value)[:40])
def test_an_impossible_position_is_a_sentence(data: Json, sentence: str) -> None:
    with pytest.raises(PositionError, match=re.escape(sentence)) as raised:
        GAME.from_position(data)
    assert str(raised.value).endswith(".")


def test_the_last_hands_may_be_told_alone() -> None:
    data = broken(PLAIN, {0: {"gifts": 2}}, history=[HISTORY])
    table = Table(data)
    assert [(each.winner, each.gifts) for each in table.view.history] == [(1, [2, 1, 0])]
    table.play("12 12", "-", "6 6", "3", "-", "-")
    assert [each.gifts for each in table.view.history] == [[2, 1, 0], [2, 0, 2]]


def test_gifts_follow_from_the_history() -> None:
    second = {"winner": 0, "left": [0, 4, 1], "gave": [1]}
    untold: dict[int, Json] = {seat: {"gifts": None} for seat in range(3)}
    table = Table(broken(PLAIN, untold, history=[HISTORY, second]))
    assert table.gifts() == [2, 0, 0]


def test_what_came_back_in_the_last_trick_may_lie_in_the_next() -> None:
    """The hand that is known, whole and with a part of it played, and none after all of it."""
    for trick in ([], [{"play": [12]}, {"play": [11]}], [{"play": [12, 12]}, {"play": [11, 11]}]):
        hands = [[5, 12, 12], [11, 11], [3, 6, 6]]
        for hand, each in zip(hands, trick, strict=False):
            for rank in each["play"]:
                hand.remove(rank)
        changes: dict[int, Json] = {
            seat: {"hand": hand, "returned": hand if seat == 1 else []}
            for seat, hand in enumerate(hands)
        }
        view = Table(broken(PAIR, changes, trick=trick, last=BACK)).view
        assert view.last is not None
        assert (view.last.winner, view.last.returned) == (0, [1])
        assert view.players[1].known == (hands[1] or None)


@pytest.mark.parametrize(
    "change",
    [
        broken(PAIR, {1: {"returned": []}}),
        broken(PAIR, {0: {"gifts": 1}, 1: {"gifts": 0}}),
        broken(PAIR, {0: {"hand": [6, 12, 12]}, 2: {"hand": [3, 5, 6]}}),
        broken(PAIR, tricks=2),
        broken(PAIR, dealer=1),
        broken(PAIR, leader=1),
        broken(PAIR, last=BACK),
        broken(PAIR, history=[HISTORY]),
        broken(PAIR, options={"length": 11}),
    ],
)
def test_positions_that_differ_have_keys_that_differ(change: Json) -> None:
    assert GAME.from_position(change).key() != GAME.from_position(PAIR).key()
