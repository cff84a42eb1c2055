"""One test for each numbered clause of RULES.md about the race: chapters 1 to 4."""

import re
from importlib.resources import files

import pytest

from tests.games.gift_trail.notation import Table
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.games.gift_trail import GAME
from yuletable.games.gift_trail.boards import BOARDS, FINISH, KIND_NAMES, PLAIN
from yuletable.server.rules_text import clauses, rules_file


def test_1_1_who_plays() -> None:
    assert (GAME.spec.min_seats, GAME.spec.max_seats) == (2, 32)


def test_1_2_what_everyone_brings() -> None:
    assert Match.start(GAME, 7, {}, seed_of("a")).state.tree == [1, 2, 3, 4, 5, 6, 7]


def test_1_3_the_order_of_turns() -> None:
    table = Table.new(3).chance(order=[1, 2, 0]).chance(gifts=[3, 1, 2])
    turns = [table.turn_of, table.roll(1).tree("C").turn_of]
    table.clock("skip", "C").clock("skip", "A")
    assert [*turns, table.turn_of] == ["B", "C", "B"]
    assert GAME.view(table.state, None).order == [1, 2, 0]


def test_1_4_numbers() -> None:
    state = Table.new(3).chance(order=[0, 1, 2]).chance(gifts=[3, 1, 2]).state
    assert [GAME.view(state, seat).own_gift for seat in (None, 0, 1, 2)] == [None, 3, 1, 2]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_1_5_the_boards(lang: str) -> None:
    text = rules_file(files("yuletable.games.gift_trail"), lang).read_text("utf-8")
    (clause,) = [each for each in clauses(text) if each["id"] == "1.5"]
    rows = [
        [re.sub("<.*?>", "", cell) for cell in re.findall("<td.*?>(.*?)</td>", row)]
        for row in re.findall("(?s)<tr>(.*?)</tr>", clause["html"])
    ]
    told = [row[1:] for row in rows if row]
    assert told == [
        [
            str(board.length),
            *(" ".join(map(str, each)) for each in (board.lucky, board.unlucky, board.shields)),
        ]
        for board in BOARDS.values()
    ]


def test_1_6_the_start() -> None:
    assert all(board.kinds[0] == PLAIN for board in BOARDS.values())
    Table("A@14:gA B@0:gB").roll(2).draw("swap_places").expect("A@0:gA B@16:gB")


def test_1_7_the_squares() -> None:
    assert KIND_NAMES == ("plain", "shield", "lucky", "unlucky", "finish")
    for board in BOARDS.values():
        kinds = {*board.lucky, *board.unlucky, *board.shields}
        assert len(kinds) == len(board.lucky) + len(board.unlucky) + len(board.shields)
        assert board.kinds.index(FINISH) == board.length


def test_2_1_roll() -> None:
    table = Table("A@4:gA B@1:gB")
    assert table.open_options == ["roll"]
    assert table.timeout().chance(dice=[1]).turn_of == "B"


def test_2_2_dice() -> None:
    Table("A@4:gA B@0:gB", {"dice": 2}).roll(3, 3).expect("A@10:gA")
    assert Table("A@4:gA B@0:gB", {"dice": 2}).roll(3, 3).turn_of == "B"


def test_2_3_move() -> None:
    table = Table("A@10:gA B@15:gB C fin D@0:gD").roll(5).expect("A@15:gA B@15:gB")
    assert [event["square"] for event in table.events("landed")] == [15]
    assert table.turn_of == "B"
    table.clock("skip", "B")
    assert table.turn_of == "D"


def test_2_4_landing() -> None:
    table = Table("A@0:- B@39:gB").roll(3).leap(5).leap(3)
    assert [event["landing"] for event in table.events("landed")] == [1, 2, 3]
    assert "leap_forward" in table.fits
    assert not Table("A@28:-").roll(3).draw("back_3").events("landed")[1:]


def test_2_5_a_fourth_arrival() -> None:
    table = Table("A@5:-").roll(3).leap(3).leap(5).leap(3).expect("A@19🛡:-")
    assert GAME.view(table.state, None).players[0].shield
    Table("A@26:- B@0:-").roll(3).leap(3).leap(3).leap(5).tree("B").expect("A fin:gB")
    Table("A@5:-").roll(3).leap(3).leap(5).leap(5).expect("A@21:-")


def test_2_6_one_answer_only() -> None:
    assert not Table("A@14:gA B@18:gB").roll(2).draw("swap_places").events("asked")
    assert Table("A@14:gA B@18:gB").prompt == "roll"


def test_3_1_a_card_that_fits() -> None:
    table = Table("A@0:-").roll(3)
    assert list(table.fits) == ["leap_forward"]
    assert list(table.leap(5).fits) == ["leap_forward"]
    assert list(Table("A@1:-").roll(6).fits) == ["back_3"]


def test_3_2_ahead_behind_near() -> None:
    fits = Table("A@14:gA B@10:gB C@16:gC D@22:gD E@9:gE F@23:gF").roll(2).fits
    assert fits["sneaky_steal"] == (2, "BCD")
    assert fits["steal_ahead"] == (1, "D")
    assert fits["steal_behind"] == (1, "B")


def test_3_3_on_a_star() -> None:
    assert list(Table("A@14:- B@18:gB").roll(2).fits) == [
        "leap_forward",
        "sneaky_steal",
        "steal_front_gift_place",
    ]
    assert list(Table("A@14:gA B@18:gB C@11:gC").roll(2).fits) == [
        "sneaky_steal",
        "steal_ahead",
        "steal_behind",
        "steal_front_gift",
        "swap_places",
        "steal_front_gift_place",
    ]


def test_3_4_on_a_skull() -> None:
    assert list(Table("A@10:- B@5:gB").roll(3).fits) == ["back_3"]
    assert list(Table("A@10:gA B@5:gB").roll(3).fits) == ["back_to_tree", "payback_trade"]
    assert list(Table("A@10:gA B@5:-").roll(3).fits) == ["back_to_tree", "payback_steal"]


def test_3_5_whose_gift_can_be_taken() -> None:
    table = Table("A@14:gA B@17:- C@19🛡:gC D@20:gD E fin").roll(2)
    assert table.fits["steal_ahead"] == (1, "D")


def test_3_6_the_front_runner() -> None:
    def crowns(given: str) -> list[bool]:
        return [player.crown for player in GAME.view(Table(given).state, None).players]

    assert crowns("A@12🛡:- B@12🛡:gB C@3:gC D fin") == [True, True, False, False]
    assert crowns("A@0:- B@0:-") == [False, False]


def test_3_7_equally_near() -> None:
    table = Table("B@14:gB A@20:gA C@20:gC", current=1).roll(2).draw("steal_ahead")
    assert table.open_options == ["A", "C"]
    table.timeout().expect("B@16:gC C@20:gB")


def test_3_8_the_chances() -> None:
    fits = Table("A@14:gA B@18:gB C@11:gC D@12🛡:gD").roll(2).fits
    assert [weight for weight, _ in fits.values()] == [2, 1, 1, 1, 1, 1]
    assert fits["steal_ahead"][1] == fits["steal_front_gift"][1] == "B"


def test_3_9_nothing_happens() -> None:
    table = Table("A@14:gA B@12🛡:gB").roll(2)
    assert [event["seat"] for event in table.events("nothing")] == [0]
    assert table.turn_of == "B"


def test_4_1_leap_forward() -> None:
    assert Table("A@0:-").roll(3).draw("leap_forward").state.chance() == 3
    Table("A@0:-").roll(3).leap(2).tree("B").expect("A@5:gB")


def test_4_2_sneaky_steal() -> None:
    table = Table("A@14:- B@12🛡:gB C@20:gC D@15:gD").roll(2).draw("sneaky_steal")
    assert table.open_options == ["C", "D"]
    table.timeout().expect("A@16:gD D@15:-*")
    Table("A@14:gA B@18:gB").roll(2).draw("sneaky_steal").expect("A@16:gB B@18:gA")


def test_4_3_steal_the_gift_just_ahead() -> None:
    Table("A@0:gA B@39:gB").roll(3).draw("steal_ahead").expect("A@3:gB B@39:gA")


def test_4_4_steal_the_gift_just_behind() -> None:
    table = Table("A@34:gA B@0:gB C@1:gC").roll(1).draw("steal_behind")
    table.expect("A@35:gC B@0:gB C@1:gA")


def test_4_5_steal_the_front_runners_gift() -> None:
    table = Table("A@14:gA B@30:gB C@33🛡:gC D@39:-").roll(2).draw("steal_front_gift")
    table.expect("A@16:gB B@30:gA")
    assert "steal_front_gift" not in Table("A@14:gA B@30:- C@9:gC").roll(2).fits


def test_4_6_swap_places() -> None:
    table = Table("A@14:gA B@0:- C@16:- D@12🛡:gD E@2:gE").roll(2).draw("swap_places")
    assert table.open_options == ["B", "E"]
    assert table.closed_options == {"C": "same-square", "D": "shield"}
    table.timeout().expect("A@2:gA E@16:gE")


def test_4_7_steal_the_front_runners_gift_and_place() -> None:
    table = Table("A@14:- B@30:gB").roll(2).draw("steal_front_gift_place")
    table.expect("A@30:gB B@16:-*")
    table = Table("A@14:gA B@30:gB").roll(2).draw("steal_front_gift_place")
    table.expect("A@30:gB B@16:gA")
    for given in ("A@14:gA B@30:- C@20:gC", "A@14:gA B@33🛡:gB", "A@14:gA B@9:gB"):
        assert "steal_front_gift_place" not in Table(given).roll(2).fits
