"""One test for each numbered clause of RULES.md about gifts, the end and the host: 5 to 12."""

import msgspec

from tests.games.gift_trail.notation import Table, number
from yuletable.bots.playing import pick_for
from yuletable.core.chance import commitment, seed_of
from yuletable.core.match import Match, verify
from yuletable.core.protocol import CHANCE, CLOCK, clock_parts
from yuletable.games.gift_trail import GAME
from yuletable.games.gift_trail.rules import State
from yuletable.games.gift_trail.spec import SECONDS

WALK = {"tree": "walk"}


def test_5_1_back_3_squares() -> None:
    table = Table("A@20:-").roll(2).draw("back_3").expect("A@19🛡:-")
    assert GAME.view(table.state, None).players[0].shield
    Table("A@21:-").roll(1).draw("back_3").expect("A@19:-")


def test_5_2_back_to_the_tree() -> None:
    table = Table("A@10:gB B@5:-*").roll(3).draw("back_to_tree").expect("A@13:-*")
    assert table.under_tree == "AB"


def test_5_3_payback_steal() -> None:
    table = Table("A@10:gA B@1:gB C@12🛡:-").roll(3).draw("payback_steal")
    assert table.asked == "C"
    table.answer("C", give=True).expect("A@13:-* C@12:gA")


def test_5_4_payback_gift_for_gift() -> None:
    table = Table("A@10:gA B@1:gB C@11:gC").roll(3).draw("payback_trade")
    table.answer("C", give=True).expect("A@13:gC C@11:gA")
    assert "payback_trade" not in Table("A@10:gA B@12🛡:gB").roll(3).fits


def test_5_5_the_previous_player() -> None:
    assert Table("A@10:gA B@1:gB C fin D out").roll(3).fits["payback_trade"] == (1, "B")
    table = Table("A@10:gA B@1:gB C@5:gC").roll(3).draw("payback_trade").timeout()
    table.expect("A@13:gA C@5:gC")


def test_6_1_the_first_gift() -> None:
    table = Table("A@11:- B@39:gB C@2:-").roll(1)
    assert (table.prompt, table.open_options) == ("first_gift", ["tree", "B"])
    table.answer("A", steal="B").tree("C").expect("A@12🛡:gB B@39:gC")
    assert Table("A@2:-* B@10:gB").roll(3).ask is None
    Table("A@11:- B@39:gB C@2:-").roll(1).timeout().tree("C").expect("A@12:gC")


def test_6_2_from_the_tree() -> None:
    table = Table("A@2:-* B@10:gB C@0:- D@0:-").roll(3)
    assert table.state.chance() == 2
    table.tree("D").expect("A@5:gD")


def test_6_3_not_your_own() -> None:
    table = Table("A@2:-* B@10:- C@0:-").roll(3)
    drawn = [table.state.drawn(0, index) for index in range(2)]
    assert drawn == [number("B"), number("C")]
    Table("A@2:-* B@10:gB").roll(3).tree("A").expect("A@5:gA")
    Table("A@14:- B@18:gA").roll(2).draw("sneaky_steal").expect("A@16:gA")


def test_6_4_no_limits() -> None:
    table = Table("A@14:- B@18:gB")
    for _ in range(3):
        table.roll(2).draw("sneaky_steal").expect("A@16:gB B@18:-*")
        table.roll(2).draw("sneaky_steal").expect("A@16:-* B@20:gB")
        table = Table("A@14:-* B@18:gB")


def test_6_5_never_empty() -> None:
    assert Table("A@2:- B@10:gA C@3:gC").under_tree == "B"


def test_7_1_what_it_does() -> None:
    assert Table("A@14:gA B@12🛡:gB").roll(2).events("nothing")
    assert Table("A@2:- B@12🛡:gB").roll(3).ask is None
    assert list(Table("A@10:gA B@12🛡:gB").roll(3).fits) == ["back_to_tree"]
    assert list(Table("A@14:- B@33🛡:gB").roll(2).fits) == ["leap_forward"]


def test_7_2_how_long() -> None:
    table = Table("A@11:gA B@12🛡:gB C@14:gC").roll(1)
    assert [p.shield for p in GAME.view(table.state, None).players] == [True, True, False]
    table.roll(3)
    assert [p.shield for p in GAME.view(table.state, None).players] == [True, False, False]


def test_7_3_what_it_lets_through() -> None:
    assert "payback_steal" in Table("A@10:gA B@12🛡:-").roll(3).fits
    assert Table("A@10:gA B@12🛡:gB").may("remove", "B")


def test_8_1_the_finish() -> None:
    table = Table("A@38:- B@20:gB C@0:-").roll(6)
    assert not table.events("asked")
    table.tree("C").expect("A fin:gC")


def test_8_2_locked() -> None:
    table = Table("A@14:gA B fin C@0:-").roll(2)
    assert list(table.fits) == ["swap_places"]
    assert table.draw("swap_places").turn_of == "C"
    assert table.clock("skip", "C").turn_of == "A"


def test_8_3_the_ranks() -> None:
    table = Table("C@39:gC A@39:gA B@1:gB", current=2).roll(1).roll(1)
    assert table.state.rank == [2, 3, 1]


def test_8_4_the_end() -> None:
    table = Table("A@39:gA B@7:-", WALK).roll(1)
    assert table.ask is None, "drawn, not picked"
    table.tree("B")
    assert table.over
    assert table.state.places() == [1, 2]


def test_8_5_the_reveal() -> None:
    table = Table("A@39:gB B@7:gA C@3:gC D fin").clock("remove", "C").roll(1)
    view = GAME.view(table.state, None)
    assert [(card.seat, card.gift, card.bringer) for card in view.reveal] == [
        (3, 4, 3),
        (0, 2, 1),
        (1, 1, 0),
    ]
    assert [(left.gift, left.bringer) for left in view.left_over] == [(3, 2)]


def test_9_1_time_to_answer() -> None:
    assert set(SECONDS) == {30, 20, 15}
    asks = {
        "roll": Table("A@1:gA B@1:gB"),
        "first_gift": Table("A@2:- B@10:gB").roll(3),
        "payback": Table("A@10:gA B@5:gB").roll(3).draw("payback_trade"),
    }
    for kind, seconds in (("roll", 30), ("first_gift", 20), ("payback", 15)):
        ask = asks[kind].ask
        assert ask
        assert (ask.kind, ask.seconds) == (kind, seconds)
    assert asks["payback"].timeout().events("answered")[0]["by"] == "clock"


def test_9_3_skip_a_turn() -> None:
    assert Table("A@1:gA B@1:gB").clock("skip", "A").expect("A@1:gA").turn_of == "B"
    table = Table("A@10:gA B@5:gB").roll(3).draw("payback_trade").clock("skip", "A")
    table.expect("A@13:gA B@5:gB")
    table = Table("A@2:-* B@10:- C@0:-", WALK).roll(3).clock("skip", "A")
    assert table.state.current() == CHANCE
    assert table.tree("C").turn_of == "B"


def test_9_4_remove_a_player() -> None:
    table = Table("A@10:gB B@5:gA C@1:gC").clock("remove", "A").expect("A out B@5:gA")
    assert (table.under_tree, table.turn_of) == ("B", "B")
    table = Table("A@2:- B@10:gB C@0:-", WALK).roll(3).answer("A", steal="B")
    table.clock("remove", "A").expect("A out B@10:gB")


def test_9_5_remove_during_a_choice() -> None:
    table = Table("A@14:gA B@10:gB C@22:gC").roll(2).draw("sneaky_steal")
    table.clock("remove", "C").expect("A@16:gB B@10:gA C out")
    table = Table("A@10:gA B@5:gB C@1:-").roll(3).draw("payback_steal").clock("remove", "C")
    table.expect("A@13:gA B@5:gB")


def test_9_6_who_cannot_be_removed() -> None:
    table = Table("A@1:gA B@2:gB C fin D out")
    removable = [who for who in "ABCD" if table.may("remove", who)]
    assert removable == ["A", "B"]


def test_9_7_end_the_game() -> None:
    table = Table("A@12:- B@30:gB C fin D@30:gD").clock("end").tree("A")
    view = GAME.view(table.state, None)
    assert view.early
    assert [(card.seat, card.rank) for card in view.reveal] == [(2, 1), (1, 0), (3, 0), (0, 0)]


def test_10_2_walk_and_pick() -> None:
    table = Table("A@2:-* B@10:- C@0:-", WALK).roll(3)
    assert table.open_options == ["2", "3", "draw"]
    assert table.closed_options == {"1": "own"}
    assert b'"candidates":[]' in msgspec.json.encode(GAME.view(table.state, None))
    assert Table("A@2:-* B@10:gB", WALK).roll(3).ask is None
    assert Table("A@2:-* B@10:- C@1:gC", WALK).roll(3).open_options == ["2", "draw"]


def test_10_3_own_gift() -> None:
    table = Table("A@2:-* B@10:- C@0:-", {"own_gift": "allowed"}).roll(3)
    assert table.state.chance() == 3
    table.tree("A").expect("A@5:gA")


def swapped(table: Table) -> list[bool]:
    """Of each result card, whether the switch moved its gift."""
    return [card.swapped for card in GAME.view(table.state, None).reveal]


def test_10_4_nobody_takes_home_an_own_gift() -> None:
    own = {"nobody_own": True}
    table = Table("A@39:gA B@1:gB", own).roll(1)
    assert table.state.gift == [2, 1]
    assert swapped(table) == [True, True]
    table = Table("A@39:gB B@1:gC C@2:gA", own).clock("end")
    assert not any(swapped(table))
    table = Table("A@39:gB B@1:gA C@0:gC", own).clock("end")
    assert table.state.gift == [2, 3, 1]
    table = Table("A@39:gA B@1:gB", own).clock("remove", "B")
    assert table.state.gift[0] == 2
    assert swapped(table) == [True]


def test_10_4_no_event_tells_who_held_an_own_gift_before_the_cards_do() -> None:
    with_own, without = (
        Table(given, {"nobody_own": True}).clock("end")
        for given in ("A@39:gA B@1:gB C@2:gC", "A@39:gB B@1:gC C@2:gA")
    )
    assert any(swapped(with_own))
    assert not any(swapped(without))
    assert with_own.told == without.told


def test_10_5_finish_by() -> None:
    assert not Table("A@1:gA B@2:gB").may("last_round")
    table = Table("A@1:gA B@2:- C@9:gC", {"finish_by": "22:00"}, current=1)
    table.clock("last_round")
    assert not table.may("last_round"), "once"
    table.clock("skip", "B").clock("skip", "C").tree("B")
    assert table.over
    assert table.state.places() == [3, 2, 1]
    assert not GAME.view(table.state, None).early


def played(seed: bytes) -> Match[State]:
    match = Match.start(GAME, 3, {"board": "short"}, seed)
    while not match.over:
        seat = match.state.current()
        match.play(seat, match.state.default(seat))
    return match


def test_11_1_the_seed() -> None:
    match = played(seed_of("yule"))
    assert match.header.commitment == commitment(seed_of("yule"))
    footer = match.record().footer
    assert footer
    assert footer.seed == seed_of("yule").hex()
    verify(GAME, match.record())


def test_11_2_the_draws() -> None:
    table = Table.new(2)
    drawn: list[str] = []
    while table.state.turn == 0:
        (key,) = GAME.action_json(table.state, CHANCE, 0)
        drawn.append(key)
        table.state.apply(CHANCE, 0)
    assert drawn == ["order", "order", "gifts", "gifts"]
    for given, faces, effect in (("A@21:-", 1, "back_3"), ("A@39:- B@2:gB", 1, "")):
        table = Table(given).roll(faces)
        assert table.state.current() == CHANCE, "even with one possibility"
        if effect:
            table.draw(effect)


def test_11_3_why_this() -> None:
    table = Table("A@14:- B@18:gB").roll(2).draw("leap_forward")
    for viewer in (None, 0, 1):
        fits = GAME.view(table.state, viewer).fits
        assert [(fit.effect, fit.weight, fit.candidates) for fit in fits] == [
            ("leap_forward", 1, []),
            ("sneaky_steal", 2, [1]),
            ("steal_front_gift_place", 1, [1]),
        ]


def test_11_4_who_brought_what() -> None:
    table = Table("A@2:-* B@10:- C@0:-").roll(3).tree("C")
    pick = pick_for("worlds")
    worlds = {tuple(table.state.determinize(1, pick).brought) for _ in range(50)}
    assert worlds == {(1, 2, 3)}, "A did not bring C's number, and B knows the own one"


def test_12_3_the_check_list() -> None:
    view = GAME.view(Table("A@2:gC B@10:- C@0:gA").state, 1)
    assert [player.gift for player in view.players] == [3, 0, 1]
    assert view.tree == [2]


def test_clock_kinds_name_their_seat() -> None:
    table = Table("A@1:gA B@2:gB", {"finish_by": "22:00"})
    kinds = [clock_parts(action, 2) for action in table.state.legal_actions(CLOCK)]
    assert kinds == [
        ("default", 0),
        ("skip", 0),
        ("remove", 0),
        ("remove", 1),
        ("end", 0),
        ("last_round", 0),
    ]
