"""The worked sequences: given, action with forced draws, expected."""

from tests.games.gift_trail.notation import Table, letter
from yuletable.games.gift_trail import GAME

TWO_DICE = {"dice": 2}


def test_x1_a_shield_square_gives_a_gift_without_a_question() -> None:
    table = Table("A@5:- B@2:- C@0:-", TWO_DICE).roll(3, 4)
    assert table.events("asked") == []
    assert table.state.drawable(0) == 2
    table.tree("B").expect("A@12🛡:gB B@2:- C@0:-")
    assert table.turn_of == "B"


def test_x2_the_surplus_of_a_roll_is_lost() -> None:
    table = Table("A@37:-").roll(6).tree("B")
    table.expect("A fin:gB")
    assert table.state.rank[0] == 1
    assert table.events("moved")[0]["to"] == 40


def test_x3_an_exact_roll_finishes() -> None:
    table = Table("A@36:-").roll(4).tree("B").expect("A fin:gB")
    assert table.events("finished") == [{"seat": 0, "rank": 1}]


def test_x4_the_own_gift_is_skipped_and_finished_holders_raise_no_question() -> None:
    table = Table("A@1:- D@0:- B fin C fin").roll(4)
    assert table.under_tree == "AD"
    assert table.state.chance() == 1, "one number can be drawn"
    table.chance(tree_gift=4).expect("A@5:gD")
    assert not table.events("asked")


def test_x5_the_own_gift_is_taken_when_nothing_else_lies_there() -> None:
    table = Table("A@1:- B@9:gB C fin:gC").roll(4)
    assert table.open_options == ["tree", "B"]
    table.answer("A", tree=True).tree("A").expect("A@5:gA B@9:gB C fin:gC")


def test_x6_sneaky_steal_reaches_six_squares_both_ways() -> None:
    table = Table("A@14:- B@10:gB C@22:gC D@9:gD E@23:-").roll(2).draw("sneaky_steal")
    assert (table.asked, table.prompt) == ("A", "pick_victim")
    assert table.open_options == ["B", "C"]
    assert table.closed_options == {"D": "too-far", "E": "no-gift"}
    table.answer("A", steal="C").expect("A@16:gC C@22:-* B@10:gB D@9:gD E@23:-")


def test_x7_without_an_answer_the_nearest_then_the_next_in_turn_order() -> None:
    table = Table("A@14:gA B@10:gB C@22:gC").roll(2).draw("sneaky_steal").timeout()
    table.expect("A@16:gB B@10:gA C@22:gC")
    assert table.events("answered")[-1]["by"] == "clock"


def test_x8_gift_and_place_lands_nobody() -> None:
    table = Table("A@5:- B@29:gB C@4:-").roll(3).draw("steal_front_gift_place")
    table.expect("A@29:gB B@8:-* C@4:-")
    assert len(table.events("drew")) == 1
    assert table.turn_of == "B"


def test_x10_swap_places_with_the_only_candidate_on_the_start() -> None:
    table = Table("A@14:gA B@33🛡:gB C@16:-* D@0:-").roll(2).draw("swap_places")
    assert not table.events("asked")
    table.expect("A@0:gA B@33:gB C@16:-* D@16:-")
    assert len(table.events("drew")) == 1


def test_x11_nothing_fits() -> None:
    table = Table("A@14:gA B@12🛡:gB").roll(2).expect("A@16:gA B@12:gB")
    assert [event["seat"] for event in table.events("nothing")] == [0]
    assert table.turn_of == "B"


def test_x12_back_3_onto_a_shield_takes_no_gift() -> None:
    table = Table("A@20:- B@5:gB").roll(2).draw("back_3").expect("A@19🛡:-")
    assert not table.events("gift")
    assert table.turn_of == "B"


def test_x13_payback_steal_asks_the_previous_player_on_the_way() -> None:
    table = Table("A@10:gA B@5:-* C fin:gC").roll(3).draw("payback_steal")
    assert (table.asked, table.prompt, table.turn_of) == ("B", "payback", "A")
    table.answer("B", give=True).expect("A@13:-* B@5:gA")


def test_x14_payback_trade_accepted() -> None:
    table = Table("A@10:gA B@5:-* C@18:gC").roll(3).draw("payback_trade")
    assert (table.asked, table.open_options) == ("C", ["yes", "no"])
    table.answer("C", give=True).expect("A@13:gC B@5:-* C@18:gA")


def test_x14b_payback_declined_or_not_answered() -> None:
    for answered in (True, False):
        table = Table("A@10:gA B@5:-* C@18:gC").roll(3).draw("payback_trade")
        if answered:
            table.answer("C", give=False)
        else:
            table.timeout()
        table.expect("A@13:gA B@5:-* C@18:gC")
        assert table.turn_of == "B"
        assert table.events("answered")[-1]["choice"] == {"give": False}


def test_x15_back_to_the_tree() -> None:
    table = Table("A@10:gA B@5:-*").roll(3).draw("back_to_tree").expect("A@13:-* B@5:-*")
    assert table.under_tree == "AB"


def test_x16_a_first_gift_is_stolen_and_its_holder_draws_at_once() -> None:
    table = Table("A@2:- B@10:gB C@12🛡:gC D fin:gD E@4:-").roll(3)
    assert table.under_tree == "AE"
    assert table.open_options == ["tree", "B"]
    assert table.closed_options == {"C": "shield", "E": "no-gift"}
    table.answer("A", steal="B")
    assert letter(table.state.taker) == "B"
    table.tree("A").expect("A@5:gB B@10:gA C@12:gC")
    assert table.under_tree == "E"


def test_x17_a_second_first_gift_does_not_exist() -> None:
    table = Table("A@2:-* B@10:gB C@12🛡:gC").roll(3)
    assert not table.events("asked")
    table.tree("A").expect("A@5:gA B@10:gB C@12:gC")


def test_x18_the_fourth_arrival_is_no_landing() -> None:
    table = Table("A@0:- B@1:-").roll(3).leap(5).leap(3).leap(5).expect("A@16:-")
    assert [event["square"] for event in table.events("landed")] == [3, 8, 11]
    assert table.turn_of == "B"
    assert not table.events("gift")


def test_x19_a_leap_onto_a_skull() -> None:
    table = Table("A@5:-").roll(3).leap(5).draw("back_3").expect("A@10:-")
    assert table.turn_of == "B"
    assert not table.events("gift")


def test_x20_a_leap_over_the_finish() -> None:
    table = Table("A@34:-").roll(1).leap(5).tree("B").expect("A fin:gB")
    assert table.state.rank[0] == 1


def test_x22_the_gift_of_someone_removed_goes_under_the_tree() -> None:
    table = Table("A@9:gC B@20:-* C@5:gA").clock("remove", "C")
    assert table.under_tree == "AB"
    table.expect("A@9:gC B@20:-* C out")
    assert not table.over
    table.roll(1)


def test_x24_a_chain_stops_at_the_first_gift() -> None:
    table = Table("A@13:- B@2:-").roll(3).leap(3)
    assert [event["landing"] for event in table.events("landed")] == [1, 2]
    table.tree("B").expect("A@19🛡:gB")
    assert GAME.view(table.state, None).players[0].shield


def test_x25_two_equally_near_the_default_is_next_in_turn_order() -> None:
    table = Table("A@14:gA B@20:gB C@20:gC D@8:-*").roll(2).draw("steal_ahead")
    assert (table.prompt, table.open_options) == ("pick_tied", ["B", "C"])
    table.timeout().expect("A@16:gB B@20:gA C@20:gC D@8:-*")
