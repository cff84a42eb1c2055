"""Corners of the rules in which one thing happens and a like one must not."""

import pytest

from tests.games.sweaters.notation import Table, last_pick, position
from tests.games.sweaters.test_clauses_count import EXPRESS, express, sheet
from tests.games.sweaters.test_clauses_knit import abilities, first_pick, tina
from yuletable.core.protocol import Json


def test_3_9_a_patch_led_in_the_last_trick_asks_for_its_card() -> None:
    hands = ["R12 R*", "R1 G1", "R2 G2", "R3 G4"]
    table = Table(position(hands, size=2, pool="Y1 Y2 Y3 Y5"))
    for seat, short in enumerate(("R12", "R1", "R2", "R3")):
        table.play(seat, short)
    table.finish_trick()
    assert (table.view.phase, table.view.asked) == ("copying", [0])
    assert [played.card for played in table.view.trade] == ["red-patch"]
    assert {option["copy"] for option in table.legal(0)} == {"red-12", "red-1", "red-2", "red-3"}
    table.do(0, {"copy": "red-3"})
    assert table.kinds().count("played") == 3
    assert table.view.phase == "drafting"


def test_11_4_of_own_sweaters_the_one_begun_first_claims() -> None:
    # With their patches both are three colors and three icons; Fad 9 lies there once.
    table = express("Y* R7 R8 R9", "R1 G5", "P7 R11 G*B", fads=[9, 1, 7])
    table.take(0, "Y*", 1, slot="B").patch(0, "yellow", 1, "candy_cane")
    assert "claimed" not in table.kinds()
    table.patch(0, "green", 1, "tree")
    assert table.payload("claimed")["sweater"] == 1
    assert [one.claims for one in table.view.players[0].sweaters] == [[9], []]


def test_11_8_the_value_that_a_patch_copies_changes_the_fit() -> None:
    hands = ["R* R7 R8 R9", "R1 R2 R3 R4"]
    data = position(hands, size=18, trick=4, options=EXPRESS, fit=6, pool="P6 Y5 Y2 Y3")
    table = Table(data).play(0, "R*", "P6").finish_trick()
    assert table.payload("fit_turned")["why"] == "met"
    other = Table(data).play(0, "R*", "Y5").finish_trick()
    assert "fit_turned" not in other.kinds()


def test_9_5_nothing_is_claimed_by_what_tina_does() -> None:
    table = tina("Y1 Y9", "Y5 R9", options=EXPRESS, fads=[1, 2, 7])
    table.do(0, {"tina": "yellow-5", "sweater": 1})
    assert "claimed" not in table.kinds()
    (first, _) = table.view.sheets[0].seats[0].sweaters
    assert {line.kind: line.points for line in first.lines} == {"complete": 2, "color": 1}


def test_11_6_no_patch_is_offered_for_nothing() -> None:
    def placed(fads: list[int], *claimed: str) -> str:
        table = first_pick(
            "G* R7 R8 R9", "G12 G11", "Y1 Y5 Y9 !1,2:6", other=claimed, fads=fads, options=EXPRESS
        )
        return table.take(0, "G*", 1, slot="B").view.phase

    assert placed([7]) == "offer"
    # The last Fad has been claimed by somebody else.
    assert placed([], "R1 R2 R3 !7:3") == "drafting"
    # A locked sweater with an open patch claims nothing more.
    locked = express("R7 R8 R9 R10", "G12 G11 G*B !7:3", fads=[1, 2]).take(0, "R7")
    assert locked.view.phase == "drafting"


def test_6_2_the_last_draft_is_told_once() -> None:
    table = first_pick("R7 Y1 Y2 Y4", "R8 R9", "G1 G2 G3", "P3 P7 P8").take(0, "R7", 1)
    assert table.payload("last_draft") == {"seat": 0}
    table.take(1, "Y1")
    assert "last_draft" not in table.kinds()
    assert table.view.last_draft


def test_8_2_clash_is_a_fad_too() -> None:
    table = last_pick("R1", "G5 Y10", fads=[9], trick=12).take(0, "R1", 1)
    assert table.state.fad_points == [3, 0]


@pytest.mark.parametrize("options", [{}, EXPRESS])
def test_9_6_brothers_count_at_once_in_every_mode(options: dict[str, str]) -> None:
    live = [
        first_pick(
            "R8 R9 Y1 Y2",
            "G7 R5 R3",
            "R7 G8 G3",
            fads=[1, 2, 3] if options else [3],
            **abilities(name, "billy", options=dict(options)),
        )
        .view.players[0]
        .live
        for name in ("little_brothers", "tina")
    ]
    assert live[0] == live[1] + 3


def test_11_8_a_later_card_of_its_value_changes_the_fit() -> None:
    # Seat 0 leads red 7; only the card of seat 1 has the value.
    for short, told in (("R6", True), ("R5", False)):
        hands = ["R8 R9", f"{short} R4", "R11 R12"]
        data = position(hands, trade=[(2, "R7")], leader=2, size=16, options=EXPRESS, fit=6)
        table = Table(data).play(0, "R8").play(1, short).finish_trick()
        assert ("fit_turned" in table.kinds()) is told


def test_11_2_nothing_is_claimed_at_the_end_of_the_round() -> None:
    # Fad 6 asks for trees; the patch is left open at its placement and set too late.
    table = last_pick(
        "G*",
        "G12 G11",
        other=("Y1 Y5 Y9 !1,2:6",),
        options=EXPRESS,
        fads=[6],
        santas=[[5, 6], [13, 14]],
    )
    table.take(0, "G*", 1, slot="B").do(0, {"decline": True})
    assert table.ask(0).kind == "patch"
    table.patch(0, "green", 10, "tree")
    assert "claimed" not in table.kinds()
    (sheet,) = table.view.sheets
    lines = {line.kind: line.points for line in sheet.seats[0].sweaters[0].lines}
    assert lines == {"complete": 2, "run": 2, "color": 1, "icon": 1}
    assert (sheet.seats[0].fad_points, sheet.fads) == (0, [6])


def test_11_6_patches_of_unfinished_sweaters_are_not_offered() -> None:
    table = express("G* R7 R8 R9", "G12", "R1 R2").take(0, "G*", 1, slot="B")
    assert table.view.phase == "drafting"


@pytest.mark.parametrize(
    ("short", "sweater", "fads", "points"),
    [
        ("G3", "G6 G8", [7], 3),
        ("R3", "G12 P5", [7], 3),
        ("G10", "G12 G11", [7], 6),
        ("R11", "R7 R4", [7], 0),
    ],
)
def test_8_2_points_by_fads_are_counted_alone(
    short: str, sweater: str, fads: list[int], points: int
) -> None:
    table = last_pick(short, sweater, fads=fads, trick=12).take(0, short, 1)
    assert table.state.fad_points == [points, 0]


def test_8_2_what_is_banked_counts_for_the_break() -> None:
    # Tina takes a piece out of the sweater that has claimed Fad 7.
    table = tina("G12 G11 G10 !7:6", "R7", options=EXPRESS, fads=[1, 2])
    table.do(0, {"tina": "green-10", "sweater": 2})
    assert table.state.fad_points[0] == 6
    assert table.view.sheets[0].seats[0].points == 6


def test_8_2_breaks_are_summed_over_the_rounds() -> None:
    def earlier() -> dict[str, Json]:
        told = sheet(1, (8, 2, 3), (0, 0, 0))
        for seat in range(2):
            told["seats"][seat]["santas"] = [{"santa": 1 + seat, "sweater": None}]
        return told

    table = last_pick("R1", "G5 Y10", "P*", fads=[9], trick=12, round=2, sheets=[earlier()])
    table.take(0, "R1", 1)
    assert table.state.fad_points == [3 + 3, 0]
    assert table.state.unbuilt == [2 + 1, 0]
    assert table.state.totals == [8 + 5, 0]


@pytest.mark.parametrize("options", [{}, EXPRESS])
def test_9_6_a_placement_tells_and_scores_the_brothers_in_every_mode(
    options: dict[str, str],
) -> None:
    def asked(name: str) -> Table:
        return last_pick(
            "R7",
            "G7 R5 R3",
            "G8 G3",
            fads=[1, 2, 3] if options else [3],
            santas=[[5, 6], [13, 14]] if options else [[5], [13]],
            **abilities(name, "billy", options=dict(options)),
        )

    def told(table: Table) -> int:
        (found,) = [o for o in table.ask(0).options if o.data.get("sweater") == 2]
        points: int = found.preview.points
        return points

    with_them, without = asked("little_brothers"), asked("tina")
    assert told(with_them) == told(without) + 3
    before = with_them.state.scores()[0]
    gain = told(with_them)
    with_them.take(0, "R7", 2)
    assert with_them.payload("brothers_met") == {"seat": 0}
    assert with_them.view.sheets[0].seats[0].points == before + gain
