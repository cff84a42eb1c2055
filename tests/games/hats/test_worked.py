"""The worked cases of the rules: T1 to T11."""

import pytest

from tests.games.hats.notation import Table, cards, dealt, position
from yuletable.core.protocol import Json
from yuletable.games.hats import GAME
from yuletable.games.hats.cards import CARD_OF, TAKES
from yuletable.games.hats.results import placed, tie_break
from yuletable.games.hats.scoring import favourite_line, hats_line, type_values


def ids(short: str) -> list[int]:
    return [CARD_OF[name] for name in cards(short)]


def test_t1_favourite() -> None:
    (favourite,) = ids("R3")
    assert favourite_line(ids("R4 R1"), favourite) == 2


def test_t2_the_lowest_space_counts() -> None:
    values = type_values(ids("T1 R1 O1 N1 W1 T2"))
    assert hats_line(ids("T3 T4 T5"), values) == 3


def test_t3_a_card_is_worth_its_space() -> None:
    assert hats_line(ids("R5"), type_values(ids("T1 W1 R1 N1 O1 C1"))) == 3


def test_t4_a_whole_napkin() -> None:
    """T blue, W brown, O orange, N green, R red on spaces 1 to 5."""
    table = Table(
        position(
            "T1 W1 O2 N1 R1",
            ["O1", "T2"],
            ["W2 O3 O6 N2 N3", "T3 T4 T5 W6 R2 R3 N4 O4"],
            ["W3 W4 W5", ""],
            phase="over",
            cookie=1,
        )
    )
    mine = table.view.final[0]
    assert mine.hats == 2 + 6 + 8 == 16
    assert [(line.type, line.count, line.value, line.points) for line in mine.lines] == [
        ("bowler", 1, 2, 2),
        ("bonnet", 2, 4, 8),
        ("boater", 2, 3, 6),
    ]
    assert mine.favourite == 8
    assert mine.favourite_numbers == [3, 6]
    assert (mine.black, mine.cookie, mine.total) == (3, 0, 27)


@pytest.mark.parametrize(
    ("card", "legal"), [("T1", True), ("R5", True), ("R4", False), ("R3", False)]
)
def test_t6_what_takes_blue_4(card: str, legal: bool) -> None:
    (lying,), (played,) = ids("T4"), ids(card)
    assert TAKES[lying][played] is legal


def test_t7_only_a_black_hat() -> None:
    table = dealt(3, "T6 W6 N6 R6 O6 C6", ["P1 P2 P3 P4 P5 P6 T1", "", ""])
    state = table.state
    state.hands[0] = ids("P1 P2 P3 P4 P5 P6")
    words = {next(iter(GAME.action_json(state, 0, each))) for each in state.legal_actions(0)}
    assert words == {"black", "replace"}
    ask = table.ask(0)
    assert all(option.why for option in ask.options if "swap" in option.data)


@pytest.mark.parametrize(
    ("black_hat_number", "holders"), [("none", [0, 1, 1, 0, 0, 2]), (1, [0, 1, 2, 0, 1, 2])]
)
def test_t8_the_way_of_the_cookie(black_hat_number: object, holders: list[int]) -> None:
    """B is T here, G is N: P0 collects B4, P1 R2, P2 black, P0 G2, P1 black, P2 R1."""
    table = dealt(
        3,
        "T4 R2 N2 R1 O1 C1",
        ["T5 N3", "R3", "R4"],
        black_hat_number=black_hat_number,
    )
    told = []
    steps: list[tuple[int, dict[str, Json] | None]] = [
        (0, {"swap": "topper-5", "space": 1}),
        (1, {"swap": "beret-3", "space": 2}),
        (2, None),
        (0, {"swap": "bonnet-3", "space": 3}),
        (1, None),
        (2, {"swap": "beret-4", "space": 4}),
    ]
    for seat, swap in steps:
        own = table.seen(seat).own
        assert own is not None
        table.do(seat, {**(swap or {"black": own.hand[-1].card}), "end": True})
        told.append(table.view.cookie)
    assert told == holders


def test_t9_ties() -> None:
    assert placed([22, 22], [2, 1], 1) == [1, 2]
    assert tie_break([22, 22], [2, 1], 1) == "black_hats"
    assert placed([22, 22], [2, 2], 1) == [2, 1]
    assert tie_break([22, 22], [2, 2], 1) == "cookie"
    assert placed([22, 22, 20], [2, 2, 5], 2) == [1, 1, 3]
    assert tie_break([22, 22, 20], [2, 2, 5], 2) == "shared"
    assert tie_break([23, 22, 22], [2, 2, 2], 2) is None
    assert placed([22, 22, 22], [1, 2, 1], 2) == [3, 1, 2]


def test_t9_ties_of_teams() -> None:
    assert placed([40, 40, 40, 40], [1, 0, 0, 2], 0) == [2, 1, 2, 1]
    assert tie_break([40, 40, 40, 40], [1, 0, 0, 2], 0) == "black_hats"
    assert placed([40, 40, 40, 40], [1, 2, 2, 1], 3) == [2, 1, 2, 1]
    assert tie_break([40, 40, 40, 40], [1, 2, 2, 1], 3) == "cookie"


def test_t11_four_players_have_no_pile() -> None:
    table = dealt(4, "T1 W1 N1 R1 O1 C1", ["", "", "", ""])
    own = table.seen(0).own
    assert own is not None
    assert table.why(0, {"replace": own.hand[0].card}) == ("replace-teams", {})
    while not table.view.over:
        view = table.view
        assert (view.pile, view.discards) == (0, 0)
        assert view.current is not None
        table.clock("default", view.current)
        if table.view.current == view.current:
            table.do(view.current, {"end": True})
    state = table.state
    collected = sum(state.plays(seat) for seat in range(4))
    assert (len(state.tray), collected, sum(map(len, state.hands))) == (6, 32, 4)
