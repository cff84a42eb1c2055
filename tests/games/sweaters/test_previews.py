"""What asks and views tell before and after an answer."""

import pytest

from tests.games.sweaters.notation import Table, last_pick, position
from tests.games.sweaters.test_clauses_count import EXPRESS, express
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
