"""What the rules settle about setting up, the trail, turns, chains and the draw: A to F."""

import msgspec
import pytest

from tests.games.gift_trail.notation import Table, letter, position
from yuletable.core.chance import seed_of
from yuletable.core.match import Events, Match
from yuletable.core.protocol import CHANCE, PositionError
from yuletable.games.gift_trail import GAME
from yuletable.games.gift_trail.actions import EFFECTS, WEIGHTS
from yuletable.games.gift_trail.boards import BOARDS, FINISH, LUCKY, PLAIN, SHIELD, UNLUCKY, Board

COUNTS = {"short": (40, 9, 6, 3), "medium": (70, 16, 11, 5), "long": (100, 23, 15, 8)}
every_board = pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.name)


@pytest.mark.parametrize("seats", [1, 33])
def test_a1_two_to_thirty_two_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 32"):
        Match.start(GAME, seats, {}, None)
    with pytest.raises(PositionError, match="2 to 32 players"):
        GAME.from_position({"players": [{}] * seats})


def test_a4_a_random_order_is_drawn_and_told() -> None:
    table = Table.new(3).chance(order=[2, 0, 1])
    assert table.events("started") == [{"order": [2, 0, 1]}]
    table.chance(gifts=[1, 2, 3])
    assert (table.asked, table.prompt) == ("C", "roll")
    orders = {
        tuple(Match.start(GAME, 3, {}, seed_of(str(number))).state.order) for number in range(60)
    }
    assert len(orders) == 6


def test_a6_as_many_gifts_as_players_all_under_the_tree() -> None:
    table = Table.new(5).chance(order=[0, 1, 2, 3, 4]).chance(gifts=[2, 1, 3, 5, 4])
    assert GAME.view(table.state, None).tree == [1, 2, 3, 4, 5]
    assert all(not player.gift for player in GAME.view(table.state, None).players)


def test_a7_each_player_alone_learns_the_own_number() -> None:
    told = Events()
    match = Match.start(GAME, 4, {}, seed_of("7"), told)
    numbered = [event for event in told if event.kind == "numbered"]
    for seat, event in enumerate(numbered):
        own = match.state.brought[seat]
        assert event.seen_by(seat) == {"number": own}
        assert all(event.seen_by(other) is None for other in (None, 0, 1, 2, 3) if other != seat)
        assert GAME.view(match.state, seat).own_gift == own
    assert sorted(match.state.brought) == [1, 2, 3, 4]
    assert GAME.view(match.state, None).own_gift is None
    assert b"bringer" not in msgspec.json.encode(GAME.view(match.state, 0))


@every_board
def test_a8_the_layouts_are_fixed_and_counted(board: Board) -> None:
    length, lucky, unlucky, shields = COUNTS[board.name]
    assert board.length == length
    assert [board.kinds.count(kind) for kind in (LUCKY, UNLUCKY, SHIELD)] == [
        lucky,
        unlucky,
        shields,
    ]


def test_b1_the_start_is_a_place_without_an_effect() -> None:
    assert all(board.kinds[0] == PLAIN for board in BOARDS.values())
    assert Table("A@1:- B@0:gB").roll(2).fits["sneaky_steal"] == (2, "B")


@every_board
def test_b2_the_finish_is_the_last_square(board: Board) -> None:
    assert len(board.kinds) == board.length + 1
    assert board.kinds[-1] == FINISH
    assert board.kinds.count(FINISH) == 1


def test_b3_no_exact_roll_is_needed() -> None:
    Table("A@35:gA", {"dice": 2}).roll(6, 6).expect("A fin:gA")


def test_b4_a_shield_square_gives_gifts_and_protects_at_once() -> None:
    table = Table("A@10:- B@9:gB").roll(2)
    assert table.prompt == "first_gift"
    table.answer("A", tree=True).tree("A")
    assert GAME.view(table.state, None).players[0].shield


@every_board
def test_b5_where_special_squares_stand(board: Board) -> None:
    kinds = board.kinds
    assert kinds[1] == kinds[board.length - 1] == PLAIN
    assert UNLUCKY not in kinds[1:4]
    effects = [kind in (LUCKY, UNLUCKY) for kind in kinds]
    assert not any(all(effects[at : at + 3]) for at in range(len(effects) - 2))
    stretch = board.length / len(board.shields)
    assert [int((square - 1) // stretch) for square in board.shields] == list(
        range(len(board.shields))
    )
    assert any(square - 3 in board.shields for square in board.unlucky)


def test_b6_players_share_squares() -> None:
    Table("A@10:gA B@15:gB C@15:gC").roll(5).expect("A@15:gA B@15:gB C@15:gC")


def test_b7_squares_passed_over_do_not_matter() -> None:
    table = Table("A@10:gA B@1:gB").roll(5).expect("A@15:gA")
    assert [event["kind"] for event in table.events("landed")] == ["plain"]
    assert not table.events("drew")


def test_c1_two_dice_are_one_roll_and_their_sum() -> None:
    table = Table("A@1:gA B@0:gB", {"dice": 2}).roll(3, 1)
    assert table.events("rolled") == [{"seat": 0, "dice": [3, 1]}]
    table.expect("A@5:gA")


def test_c2_doubles_mean_nothing() -> None:
    table = Table("A@2:gA B@0:gB", {"dice": 2}).roll(6, 6).expect("A@14:gA")
    assert table.turn_of == "B"
    assert Table("A@4:gA B@0:gB").roll(6).turn_of == "B"


def test_c3_one_roll_a_turn() -> None:
    table = Table("A@4:gA B@0:gB C@0:gC").roll(1)
    assert [table.turn_of, table.roll(1).turn_of, table.roll(1).turn_of] == ["B", "C", "A"]


def test_c4_a_single_answer_is_given_by_the_game() -> None:
    table = Table("A@14:- B@18:gB").roll(2).draw("sneaky_steal").expect("A@16:gB B@18:-*")
    assert not table.events("asked")


def test_c5_the_turn_stays_with_who_rolled_during_payback() -> None:
    table = Table("A@10:gA B@5:gB").roll(3).draw("payback_trade")
    assert (table.asked, table.turn_of) == ("B", "A")
    assert GAME.view(table.state, None).current == 0
    assert table.may("skip", "A")
    assert not table.may("skip", "B")


def test_d1_back_3_swaps_and_places_are_no_landings() -> None:
    # Each of them leaves somebody on a star or skull where a landing would draw.
    assert len(Table("A@14:gA B@8:gB").roll(2).draw("swap_places").events("landed")) == 1
    assert len(Table("A@5:- B@29:gB").roll(3).draw("steal_front_gift_place").events("landed")) == 1
    assert len(Table("A@28:-").roll(3).draw("back_3").events("landed")) == 1


def test_d2_three_landings_count_and_the_third_is_carried_out() -> None:
    table = Table("A@0:- B@14:gB").roll(3).leap(5).leap(3).draw("sneaky_steal")
    table.expect("A@11:gB B@14:-*")


def test_d3_the_finish_and_a_shield_count_without_a_landing() -> None:
    # 29, 32, 35 are stars: three landings, and then the finish.
    table = Table("A@28:- B@0:-").roll(1).leap(3).leap(3).leap(5)
    table.tree("B").expect("A fin:gB")
    # 8, 11, 16 are stars: three landings, and then a shield.
    table = Table("A@5:- B@0:-").roll(3).leap(3).leap(5).leap(3).expect("A@19🛡:-")
    assert GAME.view(table.state, None).players[0].shield
    assert not table.events("gift")
    assert len(table.events("landed")) == 3


def test_d4_the_leap_is_drawn_each_distance_alike() -> None:
    table = Table("A@0:-").roll(3).draw("leap_forward")
    assert table.state.chance() == 3
    assert table.ask is None
    for squares in (2, 3, 5):
        twin = Table("A@0:-").roll(3).leap(squares)
        assert twin.state.pos[0] == 3 + squares


def test_d5_leap_forward_is_one_effect_of_weight_one() -> None:
    assert Table("A@14:- B@18:gB").roll(2).fits["leap_forward"] == (1, "")


def test_d6_a_chain_stops_at_the_first_gift() -> None:
    table = Table("A@5:- B@10:gB").roll(3).leap(3).draw("sneaky_steal").expect("A@11:gB")
    assert table.turn_of == "B"


def test_d7_a_leap_onto_a_skull_only_goes_back() -> None:
    table = Table("A@5:-").roll(3).leap(5)
    assert list(table.fits) == ["back_3"]
    assert table.draw("back_3").turn_of == "B"


def test_e1_the_reach_is_six_both_ways_with_the_same_square() -> None:
    for square, fits in ((9, False), (10, True), (16, True), (22, True), (23, False)):
        table = Table(f"A@14:- B@{square}:gB").roll(2)
        assert ("sneaky_steal" in table.fits) == fits, square


def test_e2_the_same_square_is_neither_ahead_nor_behind() -> None:
    assert list(Table("A@14:gA B@16:gB").roll(2).fits) == ["sneaky_steal"]


def test_e3_the_nearest_that_can_be_taken() -> None:
    table = Table("A@14:gA B@18:- C@19🛡:gC D@21:gD E@12🛡:gE F@10:-* G@9:gG").roll(2)
    assert table.fits["steal_ahead"] == (1, "D")
    assert table.fits["steal_behind"] == (1, "G")


def test_e4_equally_near_the_lander_chooses() -> None:
    table = Table("A@14:gA B@10:gB C@10:gC D@1:gD").roll(2).draw("steal_behind")
    assert table.open_options == ["B", "C"]
    assert table.closed_options == {"D": "further-behind"}
    table.answer("A", steal="C").expect("A@16:gC B@10:gB C@10:gA")
    table = Table("C@14:gC A@10:gA B@10:gB", current=2).roll(2).draw("steal_behind")
    table.timeout().expect("C@16:gA A@10:gC")


def test_e5_front_runners_are_on_the_way_whatever_they_hold() -> None:
    table = Table("A@14:- B@33🛡:- C fin:gC D@20:gD")
    crowns = [player.crown for player in GAME.view(table.state, None).players]
    assert crowns == [False, True, False, False]
    assert "steal_front_gift_place" not in table.roll(2).fits


def test_e6_tied_front_runners_wear_the_crown_together() -> None:
    table = Table("A@14:- B@29:gB C@29:gC D@29:-*")
    assert [p.crown for p in GAME.view(table.state, None).players] == [False, True, True, True]
    table.roll(2).draw("steal_front_gift_place")
    assert (table.prompt, table.open_options) == ("pick_tied", ["B", "C"])
    table.answer("A", steal="C").expect("A@29:gC B@29:gB C@16:-*")


def test_e7_the_front_runner_must_be_ahead_of_the_lander() -> None:
    fits = Table("A@27:- B@29:gB C@20:gC").roll(2).fits
    assert "steal_front_gift_place" not in fits
    fits = Table("A@27:gA B@29:gB C@20:gC").roll(2).fits
    assert not {"steal_front_gift_place", "steal_front_gift"} & set(fits)


def test_e8_gift_and_place_has_no_substitute_gift_alone_has() -> None:
    fits = Table("A@14:gA B@33🛡:gB C@29:gC").roll(2).fits
    assert "steal_front_gift_place" not in fits
    assert fits["steal_front_gift"] == (1, "C")


def test_e9_nothing_ahead_to_take() -> None:
    fits = Table("A@14:gA B@30:-* C@9:gC").roll(2).fits
    assert "steal_front_gift" not in fits


def test_e10_one_gift_may_be_the_aim_of_two_effects() -> None:
    fits = Table("A@14:gA B@30:-* C@25:gC").roll(2).fits
    assert fits["steal_ahead"] == fits["steal_front_gift"] == (1, "C")


def test_f1_what_fits_is_told_at_the_landing() -> None:
    table = Table("A@14:gA B@18:gB C@1:gC").roll(2)
    assert table.state.current() == CHANCE
    assert "steal_ahead" in table.fits


def test_f2_weights_are_one_and_two_for_sneaky_steal() -> None:
    assert dict(zip(EFFECTS, WEIGHTS, strict=True)) == {
        effect: 2 if effect == "sneaky_steal" else 1 for effect in EFFECTS
    }
    assert Table("A@14:gA B@16:gB").roll(2).fits["sneaky_steal"][0] == 2


def test_f3_more_candidates_weigh_no_more() -> None:
    assert Table("A@14:- B@10:gB C@22:gC").roll(2).fits["sneaky_steal"] == (2, "BC")


def test_f4_only_a_star_with_a_gift_can_have_nothing() -> None:
    assert Table("A@14:gA B@16:-*").roll(2).kinds[-2:] == ["landed", "nothing"]
    assert list(Table("A@14:- B@16:-*").roll(2).fits) == ["leap_forward"]
    assert list(Table("A@10:- B@16:-*").roll(3).fits) == ["back_3"]
    assert "back_to_tree" in Table("A@10:gA B@16:-*").roll(3).fits


def test_f5_the_same_effect_may_come_again() -> None:
    table = Table("A@0:-").roll(3).leap(5)
    assert "leap_forward" in table.fits


def test_f6_why_this_is_public() -> None:
    table = Table("A@14:- B@18:gB").roll(2).draw("leap_forward")
    fits = GAME.view(table.state, None).fits
    assert [(fit.effect, fit.weight) for fit in fits] == [
        ("leap_forward", 1),
        ("sneaky_steal", 2),
        ("steal_front_gift_place", 1),
    ]
    told = table.events("drew")[0]
    assert (told["effect"], told["weight"], told["total"]) == ("leap_forward", 1, 4)
    assert [fit["effect"] for fit in told["fits"]] == [fit.effect for fit in fits]


def test_letters_name_seats_in_turn_order() -> None:
    assert letter(GAME.from_position(position("A@1:- B@2:-")).way[0]) == "A"
