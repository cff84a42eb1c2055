"""The worked cases of the rules, and faults that other versions of this game have had."""

import pytest

from tests.games.sweaters.notation import Table, by_lot, card, cards, last_pick, position, sensible
from tests.games.sweaters.test_clauses_count import EXPRESS, express, lines
from tests.games.sweaters.test_clauses_knit import abilities, first_pick, tina
from tests.games.sweaters.test_clauses_trade import fresh, order
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import CHANCE, OVER, check_options
from yuletable.games.sweaters import GAME
from yuletable.games.sweaters.cards import COLOR, ICON, NUMBERED, SLOT, VALUE
from yuletable.games.sweaters.scoring import best_choice, face, facts, points_of


def test_the_invariants_of_the_cards() -> None:
    deck = range(NUMBERED)
    assert [sum(SLOT[c] == slot for c in deck) for slot in range(3)] == [16, 16, 16]
    assert [sum(ICON[c] == icon for c in deck) for icon in range(4)] == [12] * 4
    assert [sum(COLOR[c] == color for c in deck) for color in range(4)] == [12] * 4
    for value in range(1, 13):
        four = [c for c in deck if VALUE[c] == value]
        assert len(four) == len({COLOR[c] for c in four}) == len({ICON[c] for c in four}) == 4
    assert len({(ICON[c], COLOR[c], SLOT[c]) for c in deck}) == 48
    perfect = 0
    for color in range(4):
        for icon in range(4):
            trio = [c for c in deck if COLOR[c] == color and ICON[c] == icon]
            values = sorted(VALUE[c] for c in trio)
            assert values == [values[0], values[0] + 1, values[0] + 2]
            assert {SLOT[c] for c in trio} == {0, 1, 2}
            perfect += 1
    assert perfect == 16


def test_vector_1_the_draft_order() -> None:
    table = Table(position(["R7 P10", "G4 R1"], size=2, fit=4, yarn="purple"))
    table.play(0, "R7").play(1, "G4")
    assert order(table) == cards("G4 P10 R7 R1")


def test_vector_4_of_equals_the_later_is_first() -> None:
    trade = [(0, "R12"), (1, "G12"), (2, "G1")]
    options = {"difficulty": "beginner"}
    data = position([""] * 3, trade=trade, phase="drafting", options=options)
    assert order(Table(data)) == cards("G12 R12 G1")


def test_vector_2_trump_of_both_kinds_beats_a_later_fit() -> None:
    trade = [(0, "P4"), (1, "R4"), (2, "P12"), (3, "G12")]
    data = position([""] * 4, trade=trade, phase="drafting", fit=4, yarn="purple")
    assert order(Table(data)) == cards("P4 R4 P12 G12")


@pytest.mark.parametrize(
    ("short", "fad", "points"),
    [
        ("G12 G11 G10", 7, 10),
        ("G6 G8 G3", 7, 5),
        ("G12 P5 R3", 7, 5),
        ("R7 R11 R4", 7, 3),
        ("P12 G5 Y3", 7, 3),
        ("R1 R2 R3", 7, 8),
        ("R1 G5 Y10", 9, 5),
    ],
)
def test_vectors_8_to_15_points(short: str, fad: int, points: int) -> None:
    assert sum(lines(short, [fad]).values()) == points


def test_the_most_that_a_sweater_scores_in_casual() -> None:
    table = last_pick("G10", "G12 G11", santas=[[1], [13]]).take(0, "G10", 1)
    assert table.view.sheets[0].seats[0].points == 13


def test_vector_17_is_a_satisfied_santa() -> None:
    found = facts(face(card("R12")), face(card("P5")), face(card("R10")))
    assert found.santas >> 15 & 1


def test_vector_19_a_patch_makes_a_run() -> None:
    sweater = [card("R12"), card("G11"), card("Y*"), -1, 0, 0]
    choice = best_choice([(sweater, [6])], [-1] * 4, [])
    assert choice.settings[3] // 4 + 1 == 10
    # 11, 12 and 1 are none.
    assert not facts(face(card("R12")), face(card("G11")), face(card("R1"))).run


@pytest.mark.parametrize("profile", ["classic", "current"])
def test_vector_20_with_three_players_the_pool_is_four_at_every_lead(profile: str) -> None:
    state = GAME.new(3, check_options(GAME.spec, {"profile": profile}))
    pick = pick_for("pool", profile)
    leads = 0
    while state.round == 1:
        if state.current() >= 0 and not state.trade and state.phase == 8:
            assert len(state.pool) == 4
            leads += 1
        sensible(state, pick)
    assert leads > 4


# Faults of other versions that no clause test meets.


def test_one_color_and_one_icon_pay_both_points() -> None:
    found = facts(face(card("R1")), face(card("R2")), face(card("R3")))
    # Fad 9 is Clash Is In, Fad 5 asks for red, Fad 6 for red and for trees.
    assert [points_of(found, [fad - 1]) for fad in (9, 5, 6)] == [6, 8, 10]
    assert sum(lines("R1 R2 R3", [9]).values()) == 6


def test_one_sweater_never_pays_two_secret_santas() -> None:
    # Santas 13 and 8 both want two purple pieces; the third is a tree here, the other a snowman.
    table = last_pick("P3", "P6 P5", santas=[[13], [8]]).take(0, "P3", 1)
    assert (
        sum(line.kind == "santa" for line in table.view.sheets[0].seats[0].sweaters[0].lines) == 1
    )
    avid = last_pick(
        "R12", "R1 R5 R3", "R2 R9", santas=[[12, 14, 2], [8, 9, 10]], options={"mode": "avid"}
    ).take(0, "R12", 2)
    told = avid.view.sheets[0].seats[0]
    assert all(sum(line.kind == "santa" for line in s.lines) <= 1 for s in told.sweaters)
    assert len({s.sweater for s in told.santas}) == len(told.santas)


def test_the_last_tricks_cards_are_the_next_pool_and_nothing_else_is_left() -> None:
    table = last_pick("R7", "R8 R9", trick=12).take(0, "R7", 1)
    pool = table.view.pool
    table.do(0, {"ready": True}).do(1, {"ready": True}).draws()
    assert table.view.pool == pool
    assert not any(hand >> each & 1 for hand in table.state.hands for each in table.state.pool)
    assert [p.hidden for p in table.view.players] == [1, 1]


def test_old_patch_data_does_not_stick() -> None:
    table = last_pick("G*", "R7 R8", trick=12).take(0, "G*", 1, slot="B")
    table.patch(0, "green", 9, "tree").do(0, {"ready": True}).do(1, {"ready": True})
    assert table.state.settings == [-1] * 4


def test_on_expert_all_three_are_turned() -> None:
    view = fresh(difficulty="expert").draws().view
    assert view.fads
    assert view.yarn
    assert view.fit


def test_prompts_for_tina_and_patches_come_at_the_rounds_end() -> None:
    table = last_pick("G*", "R7 R8", "R5", trick=12, **abilities("tina", "billy"))
    table.take(0, "G*", 1, slot="B")
    assert table.ask(0).kind == "tina"
    assert table.do(0, {"decline": True}).ask(0).kind == "patch"


def test_the_points_follow_the_patch_choice() -> None:
    table = last_pick("G*", "R7 R8", "R5", other=("Y7 Y*R Y3",), trick=12)
    table.take(0, "G*", 1, slot="B")
    before = table.view.players[0].live
    table.patch(0, "green", 9, "tree")
    # Who has chosen sees it at once, the others when all have (6.5).
    assert table.seen(0).players[0].live == before + 2
    table.patch(1, "yellow", 5, "bell")
    assert table.view.players[0].live == before + 2


def test_the_absent_do_not_begin_a_sweater_every_draft() -> None:
    state = GAME.new(4, check_options(GAME.spec, {}))
    pick = pick_for("absent")
    while state.round == 1 and state.current() != OVER:
        if state.current() == CHANCE:
            by_lot(state, pick)
        else:
            state.apply(state.current(), state.default(state.current()))
    for seat in state.sheets[0].seats:
        pieces = sum(len(sweater.pieces) for sweater in seat.sweaters)
        assert pieces > 1.5 * len(seat.sweaters)


def test_a_trick_does_not_hang_when_a_hand_is_empty() -> None:
    table = Table(position(["R1 R2", "R3 R4", "R7 R8"], size=2))
    table.state.hands[1] = 0
    table.play(0, "R1")
    assert table.view.asked == [2]
    table.play(2, "R7")
    assert table.view.phase in ("drafting", "playing")


def test_a_claimed_fad_survives_tina() -> None:
    table = tina(
        "Y1 Y5 Y9 !1,2:6",
        "R7 R8",
        options=EXPRESS,
        fads=[7],
        santas=[[5, 6], [13, 14]],
    )
    table.do(0, {"tina": "yellow-9", "sweater": 2})
    first, second = table.view.sheets[0].seats[0].sweaters
    assert (first.points, first.complete) == (6, False)
    assert [line.kind for line in first.lines] == ["banked"]
    assert table.state.fad_points[0] == 6
    assert table.state.unbuilt[0] == 1
    assert second.complete


def test_an_icon_fad_is_not_lost_by_an_open_patch() -> None:
    # Fad 7: green 12 is a tree. With the patch open only the color is claimed.
    table = express("G* R7 R8 R9", "G12 G11").take(0, "G*", 1, slot="B")
    table.patch(0, "green", 10, "tree")
    assert table.view.players[0].sweaters[0].banked == 6


def test_two_players_never_play_twice_in_a_row() -> None:
    table = Table(position(["R1 R2 R3", "R4 R5 R6"], size=4))
    asked = []
    for _ in range(4):
        asked += table.view.asked
        table.do(table.view.asked[0], table.legal(table.view.asked[0])[0])
    assert asked == [0, 1, 0, 1]


def test_a_claimed_sweater_is_not_claimed_for_again() -> None:
    table = first_pick("R7 R8 R9 R10", "Y1 Y5 Y9 !1:3", fads=[2, 7], options=EXPRESS, trick=6).take(
        0, "R7"
    )
    assert "claimed" not in table.kinds()


def test_a_sheet_shows_what_a_patch_was_set_to() -> None:
    table = last_pick("G*", "R7 R8", trick=12).take(0, "G*", 1, slot="B")
    table.patch(0, "green", 9, "tree")
    pieces = table.view.sheets[0].seats[0].sweaters[0].pieces
    (patch,) = [piece for piece in pieces if piece.card == "green-patch"]
    assert (patch.slot, patch.value, patch.icon, patch.open) == ("B", 9, "tree", False)
