"""What the game calls the best: values and icons of patches, Tina's moves, and what comes of it."""

from typing import Any

from tests.games.sweaters.notation import Table, position
from tests.games.sweaters.test_clauses_count import AVID, CURRENT, express, sheet
from tests.games.sweaters.test_clauses_knit import tina
from yuletable.core.protocol import AskOption, Json
from yuletable.games.sweaters.defaults import best_of
from yuletable.games.sweaters.policy import policy


def best(options: list[AskOption]) -> list[Json]:
    """Answers called the best."""
    return [o.data for o in options if o.preview is not None and o.preview.best]


def points(options: list[AskOption], **data: Json) -> int:
    (found,) = [o for o in options if isinstance(o.data, dict) and data.items() <= o.data.items()]
    told: int = found.preview.points
    return told


def offer() -> Table:
    """Yellow patch to green 5 (snowman, right) and red 1 (tree, left), bottom slot: a candy cane or
    a bell makes it three colors and three icons, which Clash Is In (Fad 9) asks for."""
    return express("Y* R7 R8 R9", "R1 G5", fads=[9, 1, 7], santas=[[16, 13], [5, 6]])


def test_the_offer_of_a_patch_counts_what_it_would_claim() -> None:
    table = offer().take(0, "Y*", 1, slot="B")
    options = table.ask(0).options
    assert points(options, value=1, icon="candy_cane") == 5
    assert points(options, value=1, icon="bell") == 5
    assert points(options, value=1, icon="snowman") == points(options, value=1, icon="tree") == 2
    assert {each["icon"] for each in best(options)} == {"candy_cane", "bell"}
    for option in options[:-1]:
        after = Table(table.state.clone()).do(0, option.data)
        assert after.view.players[0].live == option.preview.points
    # It is the best before the patch is placed, too.
    placed = points(offer().ask(0).options, take="yellow-patch", sweater=1, slot="B")
    assert placed == 5


def test_an_offer_of_two_patches_claims_each_fad_once() -> None:
    # Both sweaters could be three colors and three icons; Fad 9 is there once.
    table = express("Y* R7 R8 R9", "R1 G5", "P7 R11 G*B", fads=[9, 1, 7], santas=[[6, 7], [13, 14]])
    options = table.take(0, "Y*", 1, slot="B").ask(0).options
    found = points(options, patch="yellow-patch", value=1, icon="candy_cane")
    assert found == 2 + 3 + 2
    assert best_of(table.state, 0).points == found


def test_the_policy_sets_what_claims_most() -> None:
    table = offer().take(0, "Y*", 1, slot="B")
    table.match.play(0, policy(table.state, 0, int), 0)
    assert table.view.players[0].sweaters[0].claims == [9]


def last_of_avid(**more: Any) -> Table:
    """The last round of Avid; Santa 13 (two purple pieces and a tree) is the last one that seat 0
    has to meet, Fad 5 asks for candy canes, of which its purple 1 and 2 are two."""
    told = [sheet(at, (13, 0, 0), (13, 0, 0)) for at in (1, 2)]
    for at, santas in enumerate([(1, 5), (2, 6)]):
        for seat in range(2):
            told[at]["seats"][seat]["santas"] = [{"santa": santas[seat], "sweater": 1}]
        told[at]["fads"] = [at + 1]
    return Table(
        position(
            trade=((1, "R12"), (0, "R1"), (1, "R11"), (0, "R2")),
            pool="P*",
            phase="drafting",
            entry=3,
            sweaters=[["P1 P2"], []],
            trick=12,
            santas=[[13], [16]],
            options=AVID,
            round=3,
            sheets=told,
            fads=[5],
            **more,
        )
    )


def test_in_the_last_round_of_avid_secret_santas_come_before_points() -> None:
    table = last_of_avid().take(0, "P*", 1, slot="B")
    ask = table.ask(0)
    assert {each["icon"] for each in best(ask.options)} == {"tree"}
    assert ask.default == {"patch": "purple-patch", "value": 3, "icon": "tree"}
    bot = policy(table.state, 0, int)
    assert table.game.action_json(table.state, 0, bot) == ask.default
    table.clock("default", 0)
    assert table.state.scores()[0] == 26 + 2 + 2 + 1 + 3


def test_bots_draft_for_the_last_secret_santa_of_avid() -> None:
    """Purple 3 makes a row, the Fad's icon and one color; green 10 makes Santa 13 happy."""
    table = last_of_avid()
    for mode, card in (("avid", "green-10"), ("casual", "purple-3")):
        data = position(
            trade=((0, "R12"), (1, "R11"), (0, "R1"), (1, "R2")),
            pool="P3 G10 Y5 Y8",
            phase="drafting",
            sweaters=[["P1 P2"], []],
            trick=6,
            santas=[[13], [16]],
            options={"mode": mode},
            round=3 if mode == "avid" else 1,
            sheets=table.game.position(table.state)["sheets"] if mode == "avid" else [],
            fads=[5],
        )
        state = table.game.from_position(data)
        bot = policy(state, 0, int)
        assert table.game.action_json(state, 0, bot) == {"take": card}


def test_before_the_last_round_points_decide() -> None:
    table = last_of_avid()
    table.state.round = 2
    table.state.sheets = table.state.sheets[:1]
    table.take(0, "P*", 1, slot="B")
    assert {each["icon"] for each in best(table.ask(0).options)} == {"tree", "candy_cane"}


def test_time_over_takes_tinas_best_move() -> None:
    for options in ({}, CURRENT):
        table = tina("G9", "P7", "R7 R8", options=options).do(0, {"tina": "green-9"})
        assert table.view.phase == "tina_placing"
        ask = table.ask(0)
        most = max(option.preview.points for option in ask.options)
        assert points(ask.options, **ask.default) == most == 4
        table.clock("default", 0)
        assert table.view.sheets[0].seats[0].sweaters[-1].complete
