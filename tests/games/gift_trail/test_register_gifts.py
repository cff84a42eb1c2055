"""What the rules settle about effects, gifts, shields, the end, the host, the tree: G to N."""

import msgspec
import pytest

from tests.games.gift_trail.notation import SHORT, Table, number
from yuletable.core.chance import commitment, seed_of
from yuletable.core.match import Match, replay
from yuletable.core.protocol import CHANCE, Refusal, check_options
from yuletable.core.record import read_record, write_record
from yuletable.games.gift_trail import GAME
from yuletable.games.gift_trail.actions import BACK_3
from yuletable.games.gift_trail.boards import Board
from yuletable.games.gift_trail.rules import State
from yuletable.games.gift_trail.spec import SECONDS

WALK = {"tree": "walk"}


def test_g1_the_lander_picks_the_victim_and_cannot_decline() -> None:
    table = Table("A@14:- B@10:gB C@17:gC").roll(2).draw("sneaky_steal")
    assert table.open_options == ["B", "C"]
    table.timeout().expect("A@16:gC B@10:gB C@17:-*")


def test_g2_a_victim_of_a_sneaky_steal_is_left_without() -> None:
    table = Table("A@14:- B@18:gB").roll(2).draw("sneaky_steal").expect("A@16:gB B@18:-*")
    assert table.turn_of == "B"
    table.roll(3).tree("A").expect("B@21:gA")


def test_g3_with_a_gift_a_sneaky_steal_is_a_trade() -> None:
    Table("A@14:gA B@18:gB").roll(2).draw("sneaky_steal").expect("A@16:gB B@18:gA")


@pytest.mark.parametrize(
    ("effect", "changed"),
    [
        ("steal_ahead", "A@16:gB B@30:gA C@39:gC D@1:gD"),
        ("steal_behind", "A@16:gD B@30:gB C@39:gC D@1:gA"),
        ("steal_front_gift", "A@16:gC B@30:gB C@39:gA D@1:gD"),
    ],
)
def test_g4_steals_with_a_gift_are_trades_at_any_distance(effect: str, changed: str) -> None:
    Table("A@14:gA B@30:gB C@39:gC D@1:gD").roll(2).draw(effect).expect(changed)


def test_g5_swap_with_anybody_by_default_the_furthest_ahead() -> None:
    table = Table("A@14:gA B@20:- C@33🛡:gC D@30:gD E@2:-").roll(2).draw("swap_places")
    assert (table.prompt, table.open_options) == ("pick_swap", ["B", "D", "E"])
    assert table.closed_options == {"C": "shield"}
    table.timeout().expect("A@30:gA D@16:gD")
    table = Table("A@27:gA B@20:- C@9:gC").roll(2).draw("swap_places")
    table.timeout().expect("A@20:gA B@29:-")
    table = Table("C@14:gC A@20:- B@20:-", current=2).roll(2).draw("swap_places")
    table.timeout().expect("C@20:gC A@16:- B@20:-")


def test_g6_gifts_stay_with_their_holders_in_a_swap() -> None:
    Table("A@14:gA B@20:gB").roll(2).draw("swap_places").expect("A@20:gA B@16:gB")


def test_g7_a_swap_lands_neither() -> None:
    table = Table("A@14:gA B@25:-").roll(2).draw("swap_places").expect("A@25:gA B@16:-")
    assert [len(table.events(kind)) for kind in ("landed", "drew")] == [1, 1]
    assert table.turn_of == "B"


def test_g8_a_swap_with_the_start() -> None:
    Table("A@14:gA B@0:-").roll(2).draw("swap_places").expect("A@0:gA B@16:-")


def test_g9_gift_and_place_without_a_gift() -> None:
    table = Table("A@14:- B@30:gB").roll(2).draw("steal_front_gift_place")
    table.expect("A@30:gB B@16:-*")


def test_g10_gift_and_place_with_a_gift_gives_both() -> None:
    table = Table("A@14:gA B@30:gB").roll(2).draw("steal_front_gift_place")
    table.expect("A@30:gB B@16:gA")


def test_g11_never_back_beyond_the_start() -> None:
    board = Board("short", 40, lucky="", unlucky="2", shields="")
    state = State(2, check_options(GAME.spec, SHORT), board)
    for outcome in (0, 0, 0, 0):
        state.apply(CHANCE, outcome)
    state.apply(0, 0)
    state.apply(CHANCE, 1)
    ((effect, _),) = state.outcomes if not isinstance(state.outcomes, int) else ()
    state.apply(CHANCE, effect)
    assert state.pos[0] == 0


def test_g12_back_3_takes_no_gift_and_shields_protect() -> None:
    table = Table("A@20:- B@14:-").roll(2).draw("back_3").expect("A@19🛡:-")
    assert table.under_tree == "AB"
    assert GAME.view(table.state, None).players[0].shield


def test_g13_a_gift_given_back_can_be_drawn_again_by_anyone() -> None:
    table = Table("A@10:gB B@5:- C@5:gC D@5:gD").roll(3).draw("back_to_tree")
    assert table.under_tree == "AB"
    table.clock("skip", "B").clock("skip", "C").clock("skip", "D")
    table.roll(1).tree("B").expect("A@14:gB")


def test_g14_the_previous_player_on_the_way_backwards_in_turn_order() -> None:
    table = Table("A@10:gA B@1:gB C@2:gC D fin E out").roll(3)
    assert table.fits["payback_trade"] == (1, "C")
    table = Table("A@1:gA B@10:gB C@2:gC", current=1).roll(3)
    assert table.fits["payback_trade"] == (1, "A")


def test_g15_payback_is_optional() -> None:
    table = Table("A@10:gA B@5:-*").roll(3).draw("payback_steal")
    assert table.open_options == ["yes", "no"]
    assert table.timeout().events("answered")[0]["choice"] == {"give": False}
    table.expect("A@13:gA B@5:-*")


def test_g16_payback_steal_leaves_the_lander_without() -> None:
    table = Table("A@10:gA B@5:-").roll(3).draw("payback_steal").answer("B", give=True)
    table.expect("A@13:-* B@5:gA")


def test_g17_payback_gift_for_gift() -> None:
    table = Table("A@10:gA B@5:gB").roll(3).draw("payback_trade").answer("B", give=True)
    table.expect("A@13:gB B@5:gA")


def test_g18_a_shield_stops_the_trade_and_not_the_receiving() -> None:
    assert list(Table("A@10:gA B@12🛡:gB").roll(3).fits) == ["back_to_tree"]
    table = Table("A@10:gA B@12🛡:-").roll(3).draw("payback_steal").answer("B", give=True)
    table.expect("A@13:-* B@12:gA")


def test_g19_a_gift_may_be_stolen_straight_back() -> None:
    table = Table("A@14:- B@18:gB").roll(2).draw("sneaky_steal").expect("A@16:gB B@18:-*")
    table.roll(2).draw("sneaky_steal").expect("A@16:-* B@20:gB")


def test_h1_all_four_conditions_of_the_choice() -> None:
    assert Table("A@2:- B@10:gB").roll(3).prompt == "first_gift"
    assert Table("A@2:gC B@10:gB C@0:-").roll(3).turn_of == "B", "a gift"
    assert Table("A@2:-* B@10:gB").roll(3).ask is None, "had one"
    assert Table("A@2:- B@12🛡:gB").roll(3).ask is None, "nobody takeable"
    assert Table("A@2:- B@10:gB").roll(1).prompt is None, "a star"


def test_h1_the_choice_after_a_leap_robs_with_a_parcel_from_the_tree_too() -> None:
    table = Table("A@5:- B@9:gB C@1:-").roll(3).leap(2)
    assert table.open_options == ["tree", "B"]
    assert table.fits == {}, "nothing was drawn on this landing"
    table.answer("A", steal="B").tree("A").expect("A@10:gB B@9:gA")


def test_h2_without_the_choice_a_gift_comes_from_the_tree() -> None:
    Table("A@2:-* B@10:gB C@1:-").roll(3).tree("C").expect("A@5:gC B@10:gB")


def test_h3_a_gift_got_by_an_effect_was_the_first() -> None:
    table = Table("A@14:- B@18:gB").roll(2).draw("sneaky_steal").expect("A@16:gB B@18:-*")
    assert table.roll(3).ask is None
    assert table.state.had == 0b11
    table = Table("A@10:gA B@4:-").roll(3).draw("payback_steal").answer("B", give=True)
    assert GAME.view(table.state, None).players[1].had
    table = Table("A@2:-* B@10:gB").roll(3)
    assert table.ask is None


def test_h4_a_first_gift_is_stolen_at_any_distance() -> None:
    assert Table("A@0:- B@39:gB").roll(1).open_options == ["tree", "B"]


def test_h5_only_takeable_players_are_offered() -> None:
    table = Table("A@2:- B@10:gB C@12🛡:gC D fin E@4:-").roll(3)
    assert table.open_options == ["tree", "B"]
    why = GAME.parse_action(table.state, 0, {"steal": 3})
    assert isinstance(why, Refusal)
    assert why.why.key == "gift_trail-why-finished"


def test_h6_the_robbed_draws_before_anything_else() -> None:
    table = Table("A@2:- B@10:gB").roll(3).answer("A", steal="B")
    assert table.state.current() == CHANCE
    table.tree("A").expect("A@5:gB B@10:gA")
    assert table.kinds[-3:] == ["answered", "gift", "gift"]


def test_h7_at_the_finish_there_is_no_choice() -> None:
    table = Table("A@39:- B@38:gB C@0:-").roll(1)
    assert table.ask is None
    table.tree("C").expect("A fin:gC")


def test_h8_a_first_gift_without_an_answer_comes_from_the_tree() -> None:
    table = Table("A@2:- B@10:gB C@0:-").roll(3).timeout().tree("C").expect("A@5:gC B@10:gB")
    assert table.events("answered")[0]["by"] == "clock"


def test_h9_a_fourth_arrival_leaves_the_choice_for_later() -> None:
    table = Table("A@0:- B@30:gB", {"board": "short"}).roll(3).leap(5).leap(3).leap(3)
    table.expect("A@14:-")
    table.clock("skip", "B")
    assert table.roll(1).prompt == "first_gift"


def test_i1_passing_a_shield_protects_nobody() -> None:
    table = Table("A@2:- B@13:gB").roll(3)
    assert table.open_options == ["tree", "B"]


def test_i2_a_shield_protects_however_it_is_reached() -> None:
    table = Table("A@14:gA B@33🛡:gB C@20:-").roll(2).draw("swap_places").expect("A@20:gA C@16:-")
    table = Table("A@20:- B@1:gB").roll(2).draw("back_3").expect("A@19🛡:-")
    assert GAME.view(table.state, None).players[0].shield


def test_i3_a_shield_stops_every_effect() -> None:
    assert Table("A@14:gA B@19🛡:gB").roll(2).kinds[-1] == "nothing"
    assert list(Table("A@14:- B@19🛡:gB").roll(2).fits) == ["leap_forward"]
    assert Table("A@2:- B@12🛡:gB").roll(3).ask is None
    assert list(Table("A@10:gA B@12🛡:gB").roll(3).fits) == ["back_to_tree"]


def test_i4_receiving_is_not_stopped() -> None:
    assert "payback_steal" in Table("A@10:gA B@12🛡:-").roll(3).fits


def test_i5_many_may_stand_on_one_shield_until_they_roll() -> None:
    table = Table("A@12🛡:gA B@12🛡:gB C@14:gC", current=2).roll(2)
    assert "nothing" in table.kinds
    assert [player.shield for player in GAME.view(table.state, None).players[:2]] == [True] * 2
    table.roll(3)
    assert not GAME.view(table.state, None).players[0].shield


def test_i6_a_shielded_player_is_shown_with_the_reason() -> None:
    table = Table("A@2:- B@10:gB C@12🛡:gC").roll(3)
    assert table.closed_options == {"C": "shield"}


def test_j1_ranks_by_arrival() -> None:
    table = Table("A@39:gA B@39:gB C@0:gC").roll(1).roll(1)
    assert table.state.rank == [1, 2, 3]
    assert table.state.places() == [1, 2, 3]


def test_j2_the_finished_are_out_of_every_effect() -> None:
    table = Table("A@14:gA B@16:-* C fin D fin").roll(2)
    assert table.events("nothing")
    assert "payback_trade" in Table("A@10:gA B@1:gB C fin").roll(3).fits


def test_j3_the_finished_get_no_turns() -> None:
    assert Table("A@1:gA B fin C@2:gC").roll(1).turn_of == "C"


def test_j4_over_as_soon_as_one_is_on_the_way() -> None:
    table = Table("A@39:gA B@12:gB").roll(1)
    assert table.over
    table.expect("A fin:gA")
    assert table.state.places() == [1, 2]


def test_j5_the_last_one_takes_the_last_rank_and_a_gift() -> None:
    table = Table("A@39:gA B@12:-").roll(1)
    assert not table.over
    table.tree("B")
    assert table.over
    assert (table.state.rank, table.state.gift) == ([1, 2], [1, 2])


def test_j6_the_tree_is_never_empty_when_needed() -> None:
    table = Table("A@39:- B@12:gB C@30:gC").roll(1).tree("A").expect("A fin:gA")
    assert table.under_tree == ""


def test_j7_the_reveal_in_finishing_order_with_the_rest_apart() -> None:
    table = Table("A@39:gB B@12:gA C fin D@5:gD").clock("remove", "D").roll(1)
    view = GAME.view(table.state, None)
    assert [(card.seat, card.rank, card.gift, card.bringer) for card in view.reveal] == [
        (2, 1, 3, 2),
        (0, 2, 2, 1),
        (1, 3, 1, 0),
    ]
    assert [(left.gift, left.bringer) for left in view.left_over] == [(4, 3)]
    assert [player.status for player in view.players][3] == "removed"


def test_j8_a_removal_that_leaves_one_ends_the_match() -> None:
    table = Table("A@9:gA B@20:gB").clock("remove", "B")
    assert table.over
    assert table.state.rank == [1, 0]
    assert table.state.places() == [1, 2]


def test_k2_skip_before_the_roll_and_in_a_choice() -> None:
    table = Table("A@9:- B@1:gB").clock("skip", "A").expect("A@9:-")
    assert table.turn_of == "B"
    table = Table("A@2:- B@10:gB C@0:-").roll(3).clock("skip", "A")
    table.tree("C").expect("A@5:gC")
    assert table.turn_of == "B"
    table = Table("A@10:gA B@5:gB").roll(3).draw("payback_trade").clock("skip", "A")
    table.expect("A@13:gA B@5:gB")
    assert table.turn_of == "B"


def test_k2_skip_ends_the_turn_at_the_tree_too() -> None:
    table = Table("A@2:- B@10:gB C@0:-", WALK).roll(3).clock("skip", "A")
    assert table.ask is None, "drawn, not picked"
    assert table.tree("C").turn_of == "B"


def test_k3_a_removal_drops_the_turn_of_the_removed() -> None:
    table = Table("A@14:gA B@18:gB C@14:gC").roll(2).draw("sneaky_steal")
    table.clock("remove", "A").expect("A out B@18:gB C@14:gC")
    assert table.under_tree == "A"
    assert table.turn_of == "B"


def test_k4_the_finished_cannot_be_removed() -> None:
    table = Table("A@1:gA B fin C@2:gC")
    assert not table.may("remove", "B")
    table = Table("A@39:- B@2:gB C@1:-", WALK).roll(1)
    assert table.prompt == "pick_gift"
    assert not table.may("remove", "A"), "at the finish, picking a gift"


def test_k5_an_open_choice_goes_on_without_the_removed() -> None:
    given = "A@14:- B@10:gB C@22:gC"
    table = Table(given).roll(2).draw("sneaky_steal").clock("remove", "B")
    table.expect("A@16:gC B out C@22:-*")
    table = Table("A@2:- B@10:gB C@0:-").roll(3).clock("remove", "B")
    assert table.tree("C").state.gift[0] == number("C"), "only the tree is left"
    table = Table("A@10:gA B@5:- C@2:gC").roll(3).draw("payback_trade").clock("remove", "C")
    table.expect("A@13:gA C out")
    assert table.turn_of == "B"
    table = Table("A@14:- B@10:gB C@22:gC D@15:gD").roll(2).draw("sneaky_steal")
    assert table.clock("remove", "B").open_options == ["C", "D"]


def test_k5_a_robbed_one_who_is_removed_at_the_tree_needs_no_gift() -> None:
    table = Table("A@2:- B@10:gB C@0:-", WALK).roll(3).answer("A", steal="B")
    assert (table.asked, table.prompt) == ("B", "pick_gift")
    table.clock("remove", "B").expect("A@5:gB B out")
    assert table.turn_of == "C"


def test_k6_the_gift_that_the_removed_brought_stays_in_play() -> None:
    Table("A@9:gC B@20:-* C@5:gA").clock("remove", "C").expect("A@9:gC")


def test_k9_end_lists_the_furthest_first_and_gives_everyone_a_gift() -> None:
    table = Table("A fin B@12:- C@30:gC").clock("end")
    table.tree("B")
    view = GAME.view(table.state, None)
    assert (view.over, view.early) == (True, True)
    assert [(card.seat, card.rank, card.gift) for card in view.reveal] == [
        (0, 1, 1),
        (2, 0, 3),
        (1, 0, 2),
    ]
    assert table.state.places() == []


def test_k9_who_has_reached_the_finish_has_a_rank_even_before_the_gift() -> None:
    table = Table("A@39:- B@2:gB C@1:-", WALK).roll(1).clock("end")
    state = GAME.from_position(GAME.position(table.state))
    assert state.key() == table.state.key()
    table.tree("C").tree("A")
    assert table.over
    assert table.state.rank == [1, 0, 0]
    assert table.state.home_order() == [0, 1, 2]


def test_l1_base_times() -> None:
    assert SECONDS == (30, 20, 20, 20, 20, 15, 20)
    table = Table("A@1:gA B@2:gB")
    assert table.ask
    assert table.ask.seconds == 30
    assert table.timeout().state.current() == CHANCE, "time is up: the game rolls"


def test_m1_drawn_evenly_or_picked_on_the_phone() -> None:
    table = Table("A@2:-* B@10:- C@0:-").roll(3)
    assert table.state.chance() == 2
    table = Table("A@2:-* B@10:- C@0:-", WALK).roll(3)
    assert (table.prompt, table.open_options) == ("pick_gift", ["2", "3", "draw"])
    assert table.closed_options == {"1": "own"}
    for viewer in (None, 1):
        shown = msgspec.to_builtins(GAME.view(table.state, viewer))
        assert shown["candidates"] == []
    asked = [event for event in table.told if event.kind == "asked"]
    assert asked[0].full == {"seat": 0, "prompt": "pick_gift"}
    table.answer("A", gift=3).expect("A@5:gC")


def test_m1_no_answer_is_a_draw() -> None:
    table = Table("A@2:-* B@10:- C@0:-", WALK).roll(3).timeout()
    assert table.state.chance() == 2
    table.tree("B").expect("A@5:gB")


def test_m1_one_parcel_alone_is_no_question() -> None:
    table = Table("A@2:-* B@12🛡:gB", WALK).roll(3)
    assert table.ask is None
    table.tree("A")


def test_m2_whoever_draws_while_others_lie_there_did_not_bring_it() -> None:
    table = Table("A@2:-* B@10:- C@0:-").roll(3).tree("C")
    assert table.state.ruled_out[0] == 1 << number("C")
    table = Table("A@2:-* B@10:- C@0:-", {"own_gift": "allowed"}).roll(3)
    assert table.state.chance() == 3
    assert table.tree("A").state.ruled_out[0] == 0
    table = Table("A@2:-* B@10:gB").roll(3).tree("A")
    assert table.state.ruled_out[0] == 0, "it was the only one"


def test_m2_no_such_protection_in_steals() -> None:
    Table("A@14:- B@18:gA").roll(2).draw("sneaky_steal").expect("A@16:gA B@18:-*")


def test_m3_who_holds_which_number_is_in_the_view() -> None:
    view = GAME.view(Table("A@2:gC B@10:- C@0:gA").state, None)
    assert [player.gift for player in view.players] == [3, 0, 1]
    assert view.tree == [2]


def test_n1_a_draw_is_consumed_even_with_one_member() -> None:
    table = Table("A@21:-*").roll(1)
    outcomes = table.state.chance()
    assert not isinstance(outcomes, int)
    assert list(outcomes) == [(BACK_3, 1)]
    table = Table("A@39:- B@12:gB C fin").roll(1)
    assert table.state.chance() == 1
    table = Table.new(2).chance(order=[1])
    assert table.state.chance() == 1


def test_n1_the_record_and_its_seed_give_the_same_match() -> None:
    match = Match.start(GAME, 3, {}, seed_of("yule"))
    while not match.over:
        seat = match.state.current()
        match.play(seat, match.state.default(seat))
    again = replay(GAME, read_record(write_record(match.record())))
    assert again.state.key() == match.state.key()


def test_n2_the_seed_is_committed_before_and_shown_after() -> None:
    match = Match.start(GAME, 2, {}, seed_of("yule"))
    assert match.header.commitment == commitment(seed_of("yule"))
    assert match.record().footer is None
