"""Chapters 7, 8 and 10 to 14: points, the end, Express, the host, the rules profile."""

from typing import Any

import pytest

from tests.games.sweaters.notation import Table, by_lot, last_pick, position
from tests.games.sweaters.test_clauses_knit import abilities, first_pick, tina
from tests.games.sweaters.test_clauses_trade import fresh
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import CHANCE, Json, check_options
from yuletable.games.sweaters import GAME
from yuletable.games.sweaters.counting import tie_break
from yuletable.games.sweaters.position import PHASES
from yuletable.games.sweaters.scoring import matching

EXPRESS = {"mode": "express"}
AVID = {"mode": "avid"}
CURRENT = {"profile": "current"}


def lines(short: str, fads: list[int] | None = None) -> dict[str, int]:
    """The lines of a complete sweater in Casual, Secret Santas left out."""
    data = position(sweaters=[[short], []])
    table = Table({**data, "fads": fads or [7]})
    (sweater,) = table.view.players[0].sweaters
    assert sweater.points == sum(line.points for line in sweater.lines)
    return {line.kind: line.points for line in sweater.lines}


def test_7_1_only_complete_sweaters_count() -> None:
    table = Table(position(sweaters=[["G12 G11"], []]))
    assert table.view.players[0].sweaters[0].points == 0
    assert table.view.players[0].live == 0


def test_7_2_complete_is_two_points() -> None:
    assert lines("R7 P5 Y3") == {"complete": 2}


def test_7_3_three_values_in_a_row() -> None:
    assert lines("R7 G8 Y9") == {"complete": 2, "run": 2}
    # After 12 there is no 1.
    assert "run" not in lines("G12 Y11 R3")
    assert "run" not in lines("R1 Y11 G10")


def test_7_4_the_color_and_the_icon_of_the_fad() -> None:
    assert lines("G12 G11 G10") == {"complete": 2, "run": 2, "fad_color": 3, "fad_icon": 3}
    assert lines("G6 G8 G3") == {"complete": 2, "fad_color": 3}
    assert lines("G12 P5 R3") == {"complete": 2, "fad_icon": 3}


def test_7_5_clash_wants_three_colors_and_three_icons() -> None:
    assert lines("R1 G5 Y10", [9]) == {"complete": 2, "clash": 3}
    assert lines("R1 G5 Y10", [10]) == {"complete": 2, "clash": 3}
    assert lines("R1 G5 Y10") == {"complete": 2}
    assert lines("R1 G5 R10", [9]) == {"complete": 2}


def test_7_6_one_color_that_no_fad_asks_for() -> None:
    assert lines("R7 R11 R4") == {"complete": 2, "color": 1}
    assert "color" not in lines("G6 G8 G3")


def test_7_7_one_icon_that_no_fad_asks_for() -> None:
    assert lines("P12 G5 Y3") == {"complete": 2, "icon": 1}
    # Both of these can be.
    assert lines("R1 R2 R3", [5]) == {"complete": 2, "run": 2, "fad_color": 3, "icon": 1}
    assert lines("R1 R2 R3", [9]) == {"complete": 2, "run": 2, "color": 1, "icon": 1}


def test_7_8_a_secret_santa_is_served_piece_by_piece() -> None:
    # Santa 16 wants a purple piece and two candy canes.
    table = last_pick("R10", "R12 P5", trick=12, santas=[[16], [13]]).take(0, "R10", 1)
    (sheet,) = table.view.sheets
    assert sheet.seats[0].santas[0].sweater == 1
    (line,) = [line for line in sheet.seats[0].sweaters[0].lines if line.kind == "santa"]
    assert (line.points, line.santa) == (3, 16)
    # Every piece has to serve: a bell that is red serves nothing.
    none = last_pick("R4", "R12 P5", trick=12, santas=[[16], [13]]).take(0, "R4", 1)
    assert none.view.sheets[0].seats[0].santas[0].sweater is None


def test_7_9_one_for_one_and_as_many_as_can_be() -> None:
    # The first sweater could serve both; the second only the one with the lower number.
    assert matching([0, 1], [0b11, 0b01]) == {0: 1, 1: 0}
    assert matching([0, 1], [0b11]) == {0: 0}
    assert matching([3], [0b1000, 0b1000]) == {3: 0}


@pytest.mark.parametrize(("mode", "shown"), [("casual", 1), ("avid", 0)])
def test_7_10_secret_santas_are_revealed_at_the_count(mode: str, shown: int) -> None:
    santas = [[13], [5]] if mode == "casual" else [[13, 8, 6], [5, 1, 2]]
    table = last_pick("R7", "R8 R9", trick=12, santas=santas, options={"mode": mode})
    table.take(0, "R7", 1)
    assert [len(p.revealed) for p in table.view.players] == [shown, shown]
    own = table.seen(0).own
    assert own is not None
    assert len(own.santas) == (3 if mode == "avid" else 0)


def test_7_10_in_avid_the_met_ones_are_shown() -> None:
    # Santa 2 wants two red pieces and a candy cane.
    table = last_pick("R10", "R12 R8", trick=12, santas=[[2, 8, 6], [5, 1, 4]], options=AVID)
    table.take(0, "R10", 1)
    assert table.view.players[0].revealed == table.view.players[0].met == [2]
    assert table.view.players[0].hidden == 2
    # It does not score a second time.
    assert table.state.santas[0] == [5, 7]


def sheet(number: int, *seats: tuple[int, int, int]) -> dict[str, Json]:
    """A round counted: (points, unfinished sweaters, points by Fads) of each seat."""
    told = []
    for seat, (points, unbuilt, fads) in enumerate(seats):
        line = {"kind": "complete", "points": points, "cards": []}
        told.append(
            {
                "seat": seat,
                "sweaters": [],
                "santas": [],
                "extra": [line],
                "fad_points": fads,
                "unbuilt": unbuilt,
                "points": points,
            }
        )
    return {"round": number, "fads": [number], "yarn": None, "fit": None, "seats": told}


def over(*rounds: tuple[tuple[int, int, int], ...], **more: Any) -> Table:
    """A match that is over after these rounds."""
    sheets = [sheet(at + 1, *seats) for at, seats in enumerate(rounds)]
    santas = more.pop("santas", [[], []])
    mode = more.get("options", {}).get("mode", "casual")
    if mode == "avid":
        for seat, missed in enumerate(more.pop("missed")):
            shown = [
                {"santa": 1 + at + 3 * seat, "sweater": None if at < missed else 1}
                for at in range(3)
            ]
            sheets[-1]["seats"][seat]["santas"] = shown
    else:
        for at, each in enumerate(sheets):
            for seat in range(2):
                each["seats"][seat]["santas"] = [{"santa": 1 + 2 * at + seat, "sweater": None}]
    data = position(
        ["", ""], phase="over", trick=12, round=len(rounds), santas=santas, sheets=sheets, **more
    )
    return Table({**data, "fads": [len(rounds)], "yarn": "yellow"})


def test_8_1_most_points_win() -> None:
    table = over(((5, 0, 0), (4, 0, 0)), ((5, 0, 0), (4, 0, 0)), ((0, 9, 0), (1, 0, 9)))
    assert table.state.scores() == [10, 9]
    assert table.state.places() == [1, 2]
    assert table.view.tie_break is None
    assert [final.rounds for final in table.view.final] == [[5, 5, 0], [4, 4, 1]]


def test_8_2_ties_are_broken_by_unfinished_sweaters_then_by_fads() -> None:
    table = over(((5, 2, 0), (5, 0, 0)), ((5, 0, 0), (5, 1, 0)), ((1, 0, 9), (1, 0, 0)))
    assert (table.state.places(), table.view.tie_break) == ([2, 1], "unbuilt")
    table = over(((5, 1, 0), (5, 0, 3)), ((5, 0, 0), (5, 1, 0)), ((1, 0, 6), (1, 0, 0)))
    assert (table.state.places(), table.view.tie_break) == ([1, 2], "fad_points")
    table = over(((5, 1, 0), (5, 0, 0)), ((5, 0, 0), (5, 1, 0)), ((1, 0, 6), (1, 0, 6)))
    assert (table.state.places(), table.view.tie_break) == ([1, 1], "shared")


def avid(missed: tuple[int, int], *seats: tuple[int, int, int], **options: Json) -> Table:
    none = ((0, 0, 0), (0, 0, 0))
    return over(none, none, seats, options={**AVID, **options}, missed=missed)


def test_8_3_a_secret_santa_missed_in_avid_ends_with_zero() -> None:
    table = avid((1, 0), (30, 0, 9), (12, 3, 0))
    assert table.state.scores() == [0, 12]
    assert table.state.places() == [2, 1]
    assert table.view.final[0].zero
    assert table.view.final[0].total == 30
    # Among those who missed, the ordinary tie-breaks.
    both = avid((1, 2), (30, 2, 9), (12, 1, 0))
    assert (both.state.scores(), both.state.places()) == ([0, 0], [2, 1])
    assert tie_break(both.state) == "unbuilt"


@pytest.mark.parametrize(
    ("difficulty", "yarn", "fit"),
    [("beginner", False, False), ("novice", True, False), ("expert", True, True)],
)
def test_10_1_difficulty(difficulty: str, yarn: bool, fit: bool) -> None:
    view = fresh(difficulty=difficulty).draws().view
    assert (view.yarn is not None, view.fit is not None) == (yarn, fit)
    for mode in ("avid", "express"):
        view = fresh(difficulty=difficulty, mode=mode).draws().view
        assert view.yarn_used
        assert view.fit_used


def test_10_2_casual_has_three_rounds_and_no_zero() -> None:
    view = Table(position()).view
    assert (view.mode, view.rounds, view.target) == ("casual", 3, 3)
    table = over(((5, 0, 0), (4, 0, 0)), ((5, 0, 0), (4, 0, 0)), ((0, 9, 0), (1, 0, 9)))
    assert not any(final.zero for final in table.view.final)


def test_10_3_avid_has_three_rounds() -> None:
    view = Table(position(options=AVID)).view
    assert (view.rounds, view.target, view.players[0].hidden) == (3, 3, 3)


# Express.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_11_1_one_fad_more_than_players(seats: int) -> None:
    assert len(fresh(seats, **EXPRESS).draws().view.fads) == seats + 1


def express(pool: str, *sweaters: str, fads: list[int] | None = None, **more: Any) -> Table:
    options = {**EXPRESS, **more.pop("options", {})}
    return first_pick(pool, *sweaters, fads=fads or [1, 2, 7], options=options, trick=6, **more)


def test_11_2_a_sweater_claims_all_that_it_fulfils() -> None:
    # Yellow 1, 5, 9: both Fads that ask for yellow.
    table = express("Y5 R7 R8 R9", "Y1 Y9").take(0, "Y5", 1)
    assert [event.full["fad"] for event in table.events if event.kind == "claimed"] == [1, 2]
    sweater = table.view.players[0].sweaters[0]
    assert (sweater.claims, sweater.banked, sweater.locked) == ([1, 2], 6, True)
    assert sweater.points == 8
    assert [fad.fad for fad in table.view.fads] == [7]


def test_11_3_a_locked_sweater_takes_nothing() -> None:
    table = express("Y8 R7 R8 G*", "Y1 Y5 Y9 !1,2:6", fads=[7])
    assert table.why(0, {"take": "yellow-8", "sweater": 1}) == ("locked", {"sweater": 1})
    assert table.why(0, {"take": "green-patch", "sweater": 1, "slot": "L"})[0] == "locked"
    assert all(option["sweater"] == "new" for option in table.legal(0))


def test_11_4_the_draft_order_decides_races() -> None:
    table = express("Y5 R7 Y8 R9", "Y1 Y9", other=("Y12 Y3",), fads=[1, 7, 8])
    table.take(0, "Y5", 1).take(1, "Y8", 1)
    assert "claimed" not in table.kinds()
    assert table.view.players[0].sweaters[0].claims == [1]
    assert table.view.players[1].sweaters[0].claims == []
    # Of the own sweaters the one begun first: a patch makes two of them icon sweaters.
    assert [line.kind for line in table.view.players[1].sweaters[0].lines] == ["complete", "color"]


def test_11_5_only_claimed_fads_count() -> None:
    # Fad 1 asks for yellow, but somebody else has it: one color is a point.
    table = express("Y5 R7 R8 R9", "Y1 Y9", other=("Y6 Y2 Y3 !1:3",), fads=[7, 8])
    table.take(0, "Y5", 1)
    sweater = table.view.players[0].sweaters[0]
    assert {line.kind: line.points for line in sweater.lines} == {"complete": 2, "color": 1}


def test_11_6_patches_may_be_set_before_claims() -> None:
    # Fad 7 asks for green and for trees; green 12, 11 and the patch.
    table = express("G* R7 R8 R9", "G12 G11").take(0, "G*", 1, slot="B")
    assert table.view.phase == "offer"
    assert "claimed" not in table.kinds()
    skipped = Table(table.state.clone()).do(0, {"decline": True})
    assert skipped.view.players[0].sweaters[0].banked == 3
    table.patch(0, "green", 10, "tree")
    assert table.payload("claimed") == {"seat": 0, "sweater": 1, "fad": 7, "points": 6}
    assert table.view.players[0].sweaters[0].points == 10
    # One that meets nothing with its patch open stays open, and is offered again.
    none = express("G* P* R8 R9", "G12 R2").take(0, "G*", 1, slot="B")
    none.do(0, {"decline": True})
    assert none.view.players[0].sweaters[0].locked is False
    none.finish_trick()
    assert none.view.players[0].sweaters[0].pieces[2].open


def test_11_7_what_is_banked_is_safe_and_more_counts() -> None:
    # A patch set at the end adds the icon of a Fad that is claimed by color.
    table = last_pick(
        "R7", "G12 G11 G*B !7:3", "R8", options=EXPRESS, fads=[1, 2], santas=[[5, 6], [13, 14]]
    ).take(0, "R7", 2)
    table.patch(0, "green", 10, "tree")
    (first, _) = table.view.sheets[0].seats[0].sweaters
    assert first.points == 10
    assert table.state.fad_points[0] == 6
    # Another icon than before takes nothing away.
    kept = last_pick(
        "R7", "G12 G11 G*B !7:6", "R8", options=EXPRESS, fads=[1, 2], santas=[[5, 6], [13, 14]]
    ).take(0, "R7", 2)
    kept.patch(0, "green", 1, "bell")
    lines = {line.kind: line.points for line in kept.view.sheets[0].seats[0].sweaters[0].lines}
    assert lines == {"complete": 2, "fad_color": 3, "banked": 3}


def test_11_8_yarn_and_fit_change() -> None:
    for seats, every in ((2, 3), (3, 4), (4, 4)):
        table = Table(position([""] * seats, trick=every, options=EXPRESS, fit=6))
        left = table.view.yarn_left
        assert left == 1
        told = table.finish_trick().kinds()
        assert "yarn_turned" in told
        early = Table(position([""] * seats, trick=every - 1, options=EXPRESS, fit=6))
        assert "yarn_turned" not in early.finish_trick().kinds()
    # An empty pile is all cards again, the one just retired too.
    table = Table(position(trick=3, options=EXPRESS, yarns_left=[], fits_left=[1]))
    while table.state.current() != CHANCE:
        seat = table.state.current()
        table.do(seat, GAME.action_json(table.state, seat, table.state.default(seat)))
    assert PHASES[table.state.phase] == "yarn"
    assert table.state.chance() == 4
    table.do(CHANCE, {"yarn": "yellow"})
    assert table.state.yarns_left == [0, 1, 2]


def test_11_8_fit_changes_when_its_value_is_played() -> None:
    data = position(["R6 R7 R8 R9", "R1 R2 R3 R4"], size=9 + 9, trick=4, options=EXPRESS, fit=6)
    table = Table(data).play(0, "R6").finish_trick()
    assert table.payload("fit_turned")["why"] == "met"
    other = Table({**data, "fit": 5}).play(0, "R6")
    while other.state.current() >= 0 and other.view.phase == "playing":
        seat = other.state.current()
        short = "R7" if seat == 0 else "R1" if "red-1" in str(other.legal(1)) else "R2"
        other.play(seat, short)
    assert "fit_turned" not in other.finish_trick().kinds()


def test_11_9_the_fourth_sweater_ends_it() -> None:
    three = ("R1 R2 R3", "G1 G2 G3", "P3 P7 P8")
    table = last_pick(
        "R7", *three, "R8 R9", options=EXPRESS, trick=8, fads=[2, 9, 10], santas=[[5, 6], [13, 14]]
    )
    table.take(0, "R7", 4)
    assert table.view.over
    early = last_pick(
        "R7",
        *three[:2],
        "R8 R9",
        options=EXPRESS,
        trick=8,
        fads=[2, 9, 10],
        santas=[[5, 6], [13, 14]],
    )
    assert early.take(0, "R7", 3).draws().view.phase == "playing"


# Time, host, profile.


def test_12_1_what_is_done_without_an_answer() -> None:
    table = Table(position(["R9 R3 G1", ""], trade=[(1, "R7")], leader=1))
    assert table.clock("default", 0).payload("played")["value"] in (1, 2, 3)
    knit = first_pick("R7 G4 Y9 R8", "R9 R5", "G3").clock("default", 0)
    assert knit.worn(0)[0] == "L:red-7 R:red-5 B:red-9"
    # It never covers.
    new = first_pick("R5 R11 R8 R2", "R9 G5").clock("default", 0)
    assert len(new.worn(0)) == 2
    abil = first_pick("R7 R8 R9 R10", phase="billy", **abilities("maria", "billy"))
    assert "billy_kept" in abil.clock("default", 1).kinds()


def test_12_2_skipping_does_what_time_would_do() -> None:
    table = first_pick("R7 G4 Y9 R8", "R9 R5").clock("skip", 0)
    assert table.worn(0) == ["L:red-7 R:red-5 B:red-9"]
    assert table.view.asked == [1]
    assert Table(position()).clock("skip", 0).view.asked == [1]


def test_12_3_the_host_ends_it() -> None:
    table = first_pick("R7 G4 Y9 R8", "R9 R5").clock("end")
    assert (table.view.over, table.view.early) == (True, True)
    assert table.state.places() == []


def test_13_1_a_patch_follows_by_the_icon_that_it_would_copy() -> None:
    # The card before it, red 7 itself, has the led icon.
    table = Table(position(["", "G* R1"], trade=[(0, "R7")], size=2, options=CURRENT))
    assert len(table.legal(1)) == 2
    table.play(1, "G*")
    assert table.view.trade[1].followed
    assert table.view.players[1].misses == []
    # It would copy red 1, a tree: not the led icon.
    trade = [(0, "R7"), (1, "R1")]
    other = Table(position(["", "", "G* R2"], trade=trade, size=2, options=CURRENT))
    assert other.legal(2) == [{"play": "red-2"}]


def test_13_2_hands_are_filled_up_at_once() -> None:
    table = Table(position(options=CURRENT))
    table.do(0, table.legal(0)[0])
    assert table.state.current() == CHANCE
    table.draws()
    assert table.payload("refilled") == {"seat": 0, "count": 1}
    assert (table.view.players[0].hand, table.view.asked) == (9, [1])


def test_13_3_zeros_share_the_last_place() -> None:
    both = avid((1, 2), (30, 2, 9), (12, 1, 0), profile="current")
    assert (both.state.places(), both.view.no_winner) == ([2, 2], True)
    one = avid((1, 0), (30, 0, 9), (12, 3, 0), profile="current")
    assert (one.state.places(), one.view.no_winner) == ([2, 1], False)


def test_13_4_slots_do_not_matter_to_tina() -> None:
    table = tina("R7 R8 R9", "G7 G9", options=CURRENT)
    swapped = Table(table.state.clone()).do(0, {"tina": "red-9", "swap": "green-7"})
    worn = [[p.card for p in w.pieces] for w in swapped.view.sheets[0].seats[0].sweaters]
    assert worn == [["red-7", "red-8", "green-7"], ["red-9", "green-9"]]
    moved = table.do(0, {"tina": "red-9", "sweater": 2, "slot": "R"})
    assert moved.view.sheets[0].seats[0].sweaters[1].complete
    classic = tina("R7 R8 R9", "G7 G9")
    assert classic.why(0, {"tina": "red-9", "swap": "green-7"})[0] == "tina-swap"


def test_13_5_both_brothers_in_one_round() -> None:
    def played(profile: str) -> Table:
        table = last_pick(
            "R7",
            "G8 G3",
            trick=12,
            round=2,
            sheets=[_earlier()],
            brothers=[0],
            **abilities("little_brothers", "billy", options={"profile": profile}),
        )
        return table.take(0, "R7", 1)

    assert "brothers_met" in played("classic").kinds()
    assert "brothers_met" not in played("current").kinds()


def _earlier() -> dict[str, Json]:
    told = sheet(1, (0, 0, 0), (0, 0, 0))
    for seat in range(2):
        told["seats"][seat]["santas"] = [{"santa": 1 + seat, "sweater": None}]
    return told


def test_14_2_the_order_of_draws() -> None:
    table = fresh(3, bonus=True)
    seen: list[str] = []
    while table.state.current() == CHANCE:
        data = GAME.action_json(table.state, CHANCE, 0)
        if not seen or seen[-1] != next(iter(data)):
            seen.append(next(iter(data)))
        table.do(CHANCE, data)
    assert seen == ["fads", "yarn", "fit", "bonus", "santas", "pool", "hand", "leader"]


def test_14_3_a_bot_knows_what_its_seat_knows() -> None:
    state = GAME.new(3, check_options(GAME.spec, {}))
    pick = pick_for("bots")
    while state.current() == CHANCE:
        by_lot(state, pick)
    world = state.determinize(0, pick)
    assert world.hands[0] == state.hands[0]
    assert world.hands[1:] != state.hands[1:]
