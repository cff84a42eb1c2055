"""What asks and views tell before and after an answer."""

import pytest

from tests.games.sweaters.notation import Table, last_pick, position
from tests.games.sweaters.test_clauses_count import EXPRESS, express
from tests.games.sweaters.test_clauses_knit import abilities, first_pick, tina
from tests.games.sweaters.test_clauses_trade import fresh
from yuletable.core.protocol import AskOption, Json


def option(table: Table, seat: int, **data: Json) -> AskOption:
    """The only option with this data."""
    options = table.ask(seat).options
    (found,) = [o for o in options if isinstance(o.data, dict) and data.items() <= o.data.items()]
    return found


def test_a_placement_tells_the_secret_santas_that_it_meets() -> None:
    table = last_pick("R10", "R12 P5", trick=12, santas=[[16], [13]])
    assert option(table, 0, sweater=1).preview.santas == [16]
    assert option(table, 0, sweater="new").preview.santas == []
    other = last_pick("R10", "R12 P5", trick=12, santas=[[13], [16]])
    assert option(other, 0, sweater=1).preview.santas == []


def test_a_placement_tells_the_fads_that_it_claims() -> None:
    table = express("Y5 R7 R8 R9", "Y1 Y9")
    assert option(table, 0, take="yellow-5", sweater=1).preview.claims == [1, 2]
    assert option(table, 0, take="yellow-5", sweater="new").preview.claims == []


def test_a_card_tells_its_rank_in_the_trick() -> None:
    table = Table(position(["", "R8 R1 R2"], trade=[(0, "R7")], size=3, fit=2, yarn="green"))
    ranks = {card: option(table, 1, play=card).preview.rank for card in ("red-8", "red-1", "red-2")}
    assert ranks == {"red-8": 1, "red-1": 2, "red-2": 1}


def test_a_secret_santa_tells_which_sweater_could_make_it_happy() -> None:
    # Santa 16 wants a purple piece and two candy canes.
    table = last_pick("G*", "R12 P5", "R8 R9", trick=12, santas=[[16, 5], [13, 1]], options=EXPRESS)
    table.take(0, "G*", 1, slot="B")
    own = table.seen(0).own
    assert own is not None
    assert [(each.santa, each.sweaters, each.possible) for each in own.santas] == [
        (5, [], []),
        (16, [], [1]),
    ]


def test_the_trade_area_tells_the_kind_of_each_card() -> None:
    table = Table(position(["R7 R1", "G4 P10"], size=2, fit=4, yarn="purple"))
    table.play(0, "R7").play(1, "G4")
    tiers = {played.card: played.tier for played in table.view.trade}
    assert tiers == {"red-7": "plain", "green-4": "fit", "red-1": "plain", "purple-10": "yarn"}


def test_3_8_cards_drawn_since_are_counted() -> None:
    hands = ["", "P1 Y9 Y8 Y7 P2 P3 P4 Y2 P10"]
    table = Table(position(hands, trade=[(0, "R5")])).play(1, "P1")
    assert [miss.drawn for miss in table.view.players[1].misses] == [0]
    table.finish_trick()
    assert table.view.players[1].misses[0].drawn == 2


@pytest.mark.parametrize(("seats", "every"), [(2, 3), (3, 4), (4, 4)])
def test_11_8_tricks_are_counted_down_to_new_yarn(seats: int, every: int) -> None:
    left = [
        Table(position([""] * seats, trick=trick, options=EXPRESS)).view.yarn_left
        for trick in range(1, every + 2)
    ]
    assert left == [*range(every, 0, -1), every]


def test_12_1_a_patch_copies_the_highest_card() -> None:
    hands = ["R* G*", "R7 G4"]
    data = position(hands, size=2, sweaters=[["R1 R2 R3"], ["G1"]], pool="Y1 Y9 Y3 Y5")
    table = Table(data).do(0, {"play": "red-patch"})
    assert table.ask(0).default == {"copy": "yellow-9"}


def test_a_secret_santa_that_is_met_already_is_not_told_again() -> None:
    # Santa 16 is made happy by the first sweater; the second one makes no other happy.
    table = last_pick("R7", "R12 P5 R10", "R8 R9", trick=12, santas=[[16], [13]])
    assert option(table, 0, sweater=2).preview.completes
    assert option(table, 0, sweater=2).preview.santas == []
    own = table.seen(0).own
    assert own is not None
    # Nor could that sweater still do it: it does.
    assert [(each.santa, each.sweaters, each.scores, each.possible) for each in own.santas] == [
        (16, [1], 1, [])
    ]


def test_only_express_claims() -> None:
    table = last_pick("G10", "G12 G11", trick=12, fads=[7])
    assert option(table, 0, sweater=1).preview.points == 2 + 2 + 3 + 3
    assert option(table, 0, sweater=1).preview.claims == []


def test_3_6_a_patch_tells_what_it_would_copy() -> None:
    # Purple 1 and the green patch follow neither red nor a snowman: both may go.
    trade = [(0, "R7"), (1, "R4")]
    table = Table(position(["", "", "G* P1"], trade=trade, size=2, fit=6, yarn="yellow"))
    told = option(table, 2, play="green-patch").preview
    assert (told.value, told.icon, told.rank) == (4, "bell", 2)
    assert option(table, 2, play="purple-1").preview.rank == 3


def test_3_5_a_led_patch_tells_what_each_card_would_make_it() -> None:
    table = Table(position(["G* P5", "P8 R2"], pool="R7 Y1 Y2 P*", size=2))
    told = [
        (each.data["copy"], each.preview.value, each.preview.icon, each.preview.rank)
        for each in table.ask(0).options
        if isinstance(each.data, dict) and "copy" in each.data
    ]
    assert told == [
        ("red-7", 7, "snowman", 1),
        ("yellow-1", 1, "snowman", 1),
        ("yellow-2", 2, "snowman", 1),
    ]


def test_9_5_tina_tells_what_is_gained_and_lost() -> None:
    # Red 7, 8, 9 are 6 points: complete, in a row, one color, one icon.
    table = tina("R7 R8 R9", "G7 G9")
    assert option(table, 0, tina="red-8", sweater=2).preview.points == 4 - 6
    assert option(table, 0, tina="red-8", sweater="new").preview.points == -6
    assert option(table, 0, tina="red-9", swap="green-9").preview.points == 4 - 6
    for each in table.ask(0).options[:-1]:
        assert each.why is None
        before = table.state.scores()[0]
        after = Table(table.state.clone()).do(0, each.data)
        points = after.view.sheets[0].seats[0].points
        assert points - before == each.preview.points
    # And where there was nothing, a swap may bring all.
    gained = tina("R7 R8 G9", "G7 R9")
    assert option(gained, 0, tina="green-9", swap="red-9").preview.points == 6 - 4


def test_11_8_nothing_is_counted_down_where_yarn_stays() -> None:
    assert Table(position()).view.yarn_left is None
    # Nor before the first trick.
    assert fresh(mode="express").view.yarn_left is None


def test_3_5_a_led_patch_has_followed_itself() -> None:
    table = Table(position(["G* P5", "P8 R2"], pool="R7 Y1 Y2 P*", size=2)).play(0, "G*", "R7")
    assert table.view.trade[0].followed


def test_the_trade_area_tells_the_rank_as_it_stands() -> None:
    trade = [(0, "R7"), (1, "R9"), (0, "R6")]
    table = Table(position(["", ""], trade=trade, size=4, fit=6, yarn="yellow"))
    assert [played.rank for played in table.view.trade] == [3, 2, 1]


def test_9_6_the_card_of_the_brothers_tells_which_sweaters_are_there() -> None:
    def combos(*sweaters: str) -> list[bool]:
        table = first_pick(
            "Y8 Y9 Y1 Y2", *sweaters, trick=6, **abilities("little_brothers", "billy")
        )
        bonus = table.view.players[0].bonus
        assert bonus is not None
        return bonus.combos

    assert combos("G7 R5 R3") == [True, False]
    assert combos("G7 G8 R3") == [False, True]
    assert combos("G7 G8", "R3") == [False, False]


def test_a_sweater_tells_what_it_can_still_become() -> None:
    # Green 12 and 11 and the patch: as it stands complete and green, at best a row of trees too.
    table = first_pick("Y8 Y9 Y1 Y2", "G12 G11 G*B", "R7 R5", "R8 R1", fads=[7], trick=6)
    first, near, far = table.view.players[0].sweaters
    assert (first.points, first.best, first.run) == (2 + 3, 2 + 2 + 3 + 3, True)
    assert (near.points, near.best, near.run) == (0, 0, True)
    assert (far.points, far.best, far.run) == (0, 0, False)


def test_own_points_hold_secret_santas_that_are_met() -> None:
    table = last_pick("R7", "R12 P5 R10", "R8 R9", trick=12, santas=[[16], [13]])
    own = table.seen(0).own
    assert own is not None
    assert own.live == table.view.players[0].live + 3
