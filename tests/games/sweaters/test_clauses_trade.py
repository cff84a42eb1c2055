"""Chapters 1 to 4: cards, what is dealt, the trade, the draft order."""

from typing import Any

import pytest

from tests.games.sweaters.notation import Table, cards, position
from yuletable.core.protocol import CHANCE, check_options
from yuletable.games.sweaters import GAME
from yuletable.games.sweaters.cards import (
    CARDS,
    COLORS,
    FADS,
    ICON,
    ICONS,
    NAMES,
    NUMBERED,
    SANTAS,
    SLOT,
    SLOTS,
    VALUE,
)


def fresh(seats: int = 2, **options: Any) -> Table:
    return Table(GAME.new(seats, check_options(GAME.spec, options)))


def dealt(seats: int = 2, **options: Any) -> Table:
    return fresh(seats, **options).draws()


def order(table: Table) -> list[str]:
    return [turn.card for turn in table.view.order]


def test_1_1_two_to_four_play_alone() -> None:
    assert (GAME.spec.min_seats, GAME.spec.max_seats) == (2, 4)
    assert GAME.spec.teams == {}


def test_1_2_the_icon_goes_by_color_and_block() -> None:
    def icons(color: str) -> list[str]:
        first = COLORS.index(color) * 12
        return [ICONS[ICON[first + block * 3]] for block in range(4)]

    assert icons("green") == ["bell", "snowman", "candy_cane", "tree"]
    assert icons("red") == ["tree", "bell", "snowman", "candy_cane"]
    assert icons("yellow") == ["snowman", "candy_cane", "tree", "bell"]
    assert icons("purple") == ["candy_cane", "tree", "bell", "snowman"]
    assert all(ICON[c] == ICON[c - c % 3] for c in range(NUMBERED))


def test_1_3_the_value_says_the_slot() -> None:
    assert [SLOTS[SLOT[c]] for c in range(12)] == list("LRBBRLLRBBRL")
    assert all(SLOT[c] == SLOT[c % 12] for c in range(NUMBERED))


def test_1_4_one_patch_of_each_color() -> None:
    assert [NAMES[c] for c in range(NUMBERED, CARDS)] == [f"{color}-patch" for color in COLORS]
    assert all(VALUE[c] == 0 and ICON[c] == -1 for c in range(NUMBERED, CARDS))


def test_1_5_ten_fads_two_of_them_clash() -> None:
    found = [(COLORS[f.color], ICONS[f.icon]) for f in FADS[:8]]
    assert found == [
        ("yellow", "bell"),
        ("yellow", "snowman"),
        ("purple", "snowman"),
        ("purple", "bell"),
        ("red", "candy_cane"),
        ("red", "tree"),
        ("green", "tree"),
        ("green", "candy_cane"),
    ]
    assert FADS[8] == FADS[9] == (-1, -1)


def test_1_6_sixteen_secret_santas_want_three_pieces_each() -> None:
    assert len(SANTAS) == 16
    assert sorted((s.colors, s.icons) for s in SANTAS) == [(1, 2)] * 8 + [(2, 1)] * 8
    assert {(s.color, s.icon) for s in SANTAS} == {(c, i) for c in range(4) for i in range(4)}


def test_1_7_four_yarns_and_six_fits() -> None:
    table = fresh().do(CHANCE, {"fads": [7]})
    assert table.state.chance() == 4
    table.do(CHANCE, {"yarn": "red"})
    assert table.state.chance() == 6
    assert table.do(CHANCE, {"fit": 4}).view.fit == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_four_cards_lie_in_the_pool(seats: int) -> None:
    table = dealt(seats)
    assert len(table.view.pool) == 4
    assert table.payload("pool_laid")["count"] == 4


@pytest.mark.parametrize(("seats", "pile"), [(2, 15), (3, 7), (4, 3)])
def test_2_2_nine_in_hand_the_rest_is_a_pile(seats: int, pile: int) -> None:
    table = dealt(seats)
    assert [(p.hand, p.pile) for p in table.view.players] == [(9, pile)] * seats


def test_2_3_chance_decides_who_begins() -> None:
    table = dealt(3)
    while table.state.phase != 7:
        table = fresh(3)
        while table.state.phase != 7:
            table.do(CHANCE, GAME.action_json(table.state, CHANCE, 0))
    assert table.state.chance() == 3
    table.do(CHANCE, {"leader": 2})
    assert table.payload("started") == {"seat": 2}
    assert table.view.asked == [2]


def test_2_4_one_fad_yarn_and_fit_are_turned() -> None:
    view = dealt().view
    assert (len(view.fads), view.yarn, view.fit) == (1, "purple", 1)


@pytest.mark.parametrize(("mode", "number"), [("casual", 1), ("express", 2), ("avid", 3)])
def test_2_5_so_many_secret_santas(mode: str, number: int) -> None:
    table = dealt(3, mode=mode)
    assert [player.hidden for player in table.view.players] == [number] * 3
    own = table.seen(1).own
    assert own is not None
    assert len(own.santas) == number


def test_2_6_hands_and_secret_santas_are_secret() -> None:
    table = dealt()
    assert table.view.own is None
    first, second = table.seen(0).own, table.seen(1).own
    assert first is not None
    assert second is not None
    assert not set(first.hand) & set(second.hand)
    assert {s.santa for s in first.santas} != {s.santa for s in second.santas}
    assert not set(NAMES) & set(str(table.view.players).split("'"))
    blind = table.ask(table.state.current()).blind
    assert blind == []


def test_3_1_the_others_follow_clockwise() -> None:
    table = Table(position(["", "", ""], leader=2))
    for seat in (2, 0, 1):
        assert table.view.asked == [seat]
        table.do(seat, table.legal(seat)[0])
    assert [played.seat for played in table.view.trade] == [2, 0, 1]


def test_3_2_color_or_icon_is_followed() -> None:
    # Red 7 is a snowman, green 4 too; yellow 9 is a tree.
    table = Table(position(["", "G4 Y9"], trade=[(0, "R7")], size=2))
    assert table.legal(1) == [{"play": "green-4"}]
    assert table.why(1, {"play": "yellow-9"})[0] == "follow"
    table = Table(position(["", "R1 Y9"], trade=[(0, "R7")], size=2))
    assert table.legal(1) == [{"play": "red-1"}]
    table = Table(position(["", "P1 Y9"], trade=[(0, "R7")], size=2))
    assert table.legal(1) == [{"play": "purple-1"}, {"play": "yellow-9"}]


def test_3_3_the_first_card_counts() -> None:
    # Purple 1 did not follow; what counts is red 7, not purple.
    table = Table(position(["", "", "P2 R1"], trade=[(0, "R7"), (1, "P1")], size=2))
    assert table.legal(2) == [{"play": "red-1"}]


def test_3_4_two_players_play_two_cards_in_turns() -> None:
    # Purple 8 is a bell and follows nothing here: red 1 is a tree.
    table = Table(position(["R1 R2 P8 Y1", "R3 R4 P7 Y2"], size=4))
    for seat, short in ((0, "R1"), (1, "R3"), (0, "R2"), (1, "R4")):
        assert table.view.asked == [seat]
        if short != "R1":
            assert {"play": f"purple-{8 - seat}"} not in table.legal(seat)
        table.play(seat, short)
    assert table.view.phase == "drafting"


def test_3_5_a_led_patch_copies_a_card_of_the_pool() -> None:
    table = Table(position(["G* P5", "P8 R2"], pool="R7 Y1 Y2 P*", size=2))
    assert table.why(0, {"play": "green-patch", "copy": "purple-patch"})[0] == "copy-patch"
    assert table.why(0, {"play": "green-patch", "copy": "red-3"})[0] == "not-in-pool"
    table.play(0, "G*", "R7")
    assert (table.view.led_color, table.view.led_icon) == ("green", "snowman")
    assert table.view.trade[0].value == 7
    # Neither green nor a snowman: anything goes.
    assert len(table.legal(1)) == 2
    alone = Table(position(["G* P5", "P8 R2"], pool="R7 Y1 Y2 P*", size=2)).play(0, "G*")
    assert alone.view.phase == "copying"
    assert {"copy": "red-7"} in alone.legal(0)
    assert len(alone.legal(0)) == 3


def test_3_6_a_later_patch_copies_the_card_before() -> None:
    table = Table(position(["", "R* P1", "G* P2", "R4 P3"], trade=[(0, "R7")], size=2)).play(
        1, "R*"
    )
    assert (table.view.trade[1].value, table.view.trade[1].icon) == (7, "snowman")
    # Nothing red and no snowman in hand: the green patch may go, and copies the red one.
    table.play(2, "G*")
    assert (table.view.trade[2].value, table.view.trade[2].icon) == (7, "snowman")
    assert table.events[1].full["as_value"] == 7


def test_3_7_a_patch_follows_by_its_color_alone() -> None:
    table = Table(position(["", "G* Y9"], trade=[(0, "R7")], size=2))
    assert len(table.legal(1)) == 2
    table = Table(position(["", "G* R1"], trade=[(0, "R7")], size=2))
    assert table.legal(1) == [{"play": "red-1"}]
    assert table.why(1, {"play": "green-patch"})[0] == "patch-follow"
    table = Table(position(["", "R* Y9"], trade=[(0, "R7")], size=2))
    assert table.legal(1) == [{"play": "red-patch"}]


def test_3_8_what_a_seat_lacks_shows() -> None:
    table = Table(position(["", "P1 Y9 P2 P3"], trade=[(0, "R7")], size=4)).play(1, "P1")
    assert table.payload("missed") == {"seat": 1, "led_color": "red", "led_icon": "snowman"}
    (miss,) = table.view.players[1].misses
    assert (miss.color, miss.icon, miss.drawn) == ("red", "snowman", 0)
    assert not table.view.trade[1].followed
    (void,) = table.state.voids[1]
    assert void.most == 0


def test_3_9_the_last_cards_are_played_by_themselves() -> None:
    table = Table(position(["R1 R2", "R3 R4"], size=2)).play(0, "R1").play(1, "R3")
    assert table.kinds().count("played") == 3
    assert table.view.phase == "drafting"
    # With more than one card in a hand everybody is asked.
    four = position(["", "", "", ""], size=2, pool="R7 R8 R9 R10")
    assert Table(four).view.asked == [0]


def test_4_1_fit_before_yarn_before_others() -> None:
    table = Table(position(["R7 R1", "G4 P10"], size=2, fit=4, yarn="purple"))
    table.play(0, "R7").play(1, "G4")
    assert order(table) == cards("G4 P10 R7 R1")


def test_4_2_a_fit_of_the_yarns_color_is_first() -> None:
    data = position(
        ["", "", "", ""],
        trade=[(0, "P4"), (1, "R4"), (2, "P12")],
        size=2,
        fit=4,
        yarn="purple",
    )
    table = Table(data)
    table.do(3, table.legal(3)[0])
    assert order(table)[:3] == cards("P4 R4 P12")


def test_4_3_of_equals_the_later_is_first() -> None:
    trade = [(0, "P4"), (1, "R4")]
    table = Table(position(["", "", ""], trade=trade, size=3, fit=4, yarn="green"))
    table.do(2, table.legal(2)[0])
    assert order(table)[:2] == cards("R4 P4")
    plain = Table(position(["", "", ""], trade=[(0, "R12"), (1, "G12")], size=3, options=BEGINNER))
    plain.do(2, plain.legal(2)[0])
    assert order(plain)[:2] == cards("G12 R12")


BEGINNER = {"difficulty": "beginner"}


def test_4_4_each_card_is_one_pick() -> None:
    table = Table(position(["R7 R8", "R3 R4"], size=2)).play(0, "R7").play(1, "R3")
    assert [turn.seat for turn in table.view.order] == [0, 0, 1, 1]


def test_4_5_the_winner_leads_the_next_trick() -> None:
    table = Table(position(["R1 R2 R9", "R3 R12 R10"], size=4))
    table.play(0, "R1").play(1, "R12").play(0, "R2").play(1, "R3")
    assert table.payload("ranked")["seat"] == 1
    table.finish_trick()
    assert table.view.leader == 1
    assert table.view.asked == [1]
