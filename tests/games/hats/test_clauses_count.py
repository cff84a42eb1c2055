"""The clauses of chapters 6 to 10, by number."""

import msgspec
import pytest

from tests.games.hats.notation import Table, cards, dealt, named, position, shorts
from yuletable.bots.playing import pick_for
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import CHANCE, CLOCK, OVER, check_options, clock_parts
from yuletable.core.seen import see
from yuletable.games.hats import GAME
from yuletable.games.hats.bot import greedy
from yuletable.games.hats.cards import CARD_OF, LETTERS, NAMES
from yuletable.games.hats.scoring import cookie_rank, types_of

TRAY = "T1 W1 N1 R1 O1 C1"


def rank(shown: str, blacks: int = 0, number: int = 0) -> tuple[int, list[int]]:
    ids = [CARD_OF[name] for name in cards(shown)]
    return cookie_rank(ids, blacks, types_of(ids, blacks), number)


def test_6_1_most_types_black_hats_are_one() -> None:
    assert rank("T6 W6 N6") < rank("T1 W1")
    assert rank("T6 W6", blacks=1) < rank("T1 W1")
    assert rank("T6", blacks=4)[0] == -2
    assert rank("T6 T5 T4")[0] == -1


def test_6_2_as_many_types_lowest_numbers() -> None:
    assert rank("T1 W6") < rank("R2 O2")
    assert rank("T1 W5") < rank("R1 O6")
    assert rank("T2 T3 W4") < rank("R2 R4 O4")


def test_6_3_black_hats_have_no_number() -> None:
    assert rank("T2", blacks=1) > rank("W1 N6")
    assert rank("T2", blacks=1)[1] == [2, 7]
    assert rank("T2", blacks=1, number=1)[1] == [1, 2, 7]


def test_6_4_a_missing_card_is_worse() -> None:
    assert rank("T2 W4 T6") < rank("R2 O4")
    assert rank("T2", blacks=2) < rank("", blacks=1)


def test_6_5_all_alike_it_stays() -> None:
    table = dealt(3, "T1 W1 N1 R1 O1 C1", ["T5", "W5", ""])
    table.swap(0, "T5", 1).swap(1, "W5", 2)
    assert rank("T1") == rank("W1")
    assert table.view.cookie == 0


def test_6_6_it_moves_after_a_main_action() -> None:
    table = dealt(3, "T4 W1 N1 R1 O1 C1", ["T5", "W5", ""])
    assert table.view.cookie is None
    table.swap(0, "T5", 1)
    assert table.payload("cookie_moved") == {"seat": 0, "from_seat": None, "types": 1}
    table.swap(1, "W5", 2, end=False)
    assert table.view.cookie == 1, "at once, not at the end of the turn"
    assert table.payload("cookie_moved") == {"seat": 1, "from_seat": 0, "types": 1}


def test_6_7_cards_in_hand_do_not_count() -> None:
    table = dealt(2, "T4 T3 W1 W2 N1", ["R1 R6 O1 N2 W3", "T5"])
    table.black(0, "R6")
    table.swap(1, "T5", 1)
    assert [player.types for player in table.view.players] == [1, 1]


def end(hands: list[str], shown: list[str], black: list[str], cookie: int, tray: str) -> Table:
    """The end of a game."""
    data = position(tray, hands, shown, black, phase="over", cookie=cookie)
    return Table(data)


KUBA = ("T3 T4 T5 R2 R3 N4 N5", "T3 T4 R2 R3 N4 O4 W5")
"""Two collections worth as much, with four types or with six."""


def duel(cookie: int = 1) -> Table:
    return end(
        ["O1", "R6"],
        ["W2 O3 O6 N2 N3", KUBA[cookie]],
        ["W3 W4 O5", "T6"],
        cookie,
        "T1 W1 O2 N1 R1",
    )


def test_7_1_the_favourite_is_shown_and_is_no_part() -> None:
    table = duel()
    assert [each.favourite_card for each in table.view.final] == ["boater-1", "beret-6"]
    assert "boater-1" not in table.view.players[0].collection
    last = Table(
        position(
            "T1 W1 N1 R1 O1",
            ["T6 R6", "W6"],
            ["T2 W2 N2 R2 O2 T3 W3", "T4 W4 N4 R4 O4 T5 W5 N5"],
            start=1,
            cookie=0,
        )
    ).black(0, "T6")
    assert [each.favourite_card for each in last.view.final] == ["beret-6", "bowler-6"]
    # The napkins are opened line by line: no event, and so no line of the log, runs ahead of them.
    assert last.kinds()[-1] == "over"
    told = msgspec.json.encode([event.full for event in last.events]).decode()
    assert "beret" not in told
    assert "bowler" not in told
    assert not {"favourite", "scored"} & set(last.match.game.spec.show_ms)


def test_7_2_a_type_is_worth_its_lowest_space() -> None:
    table = dealt(3, "T1 R6 P5 C2 R1 O6", ["", "", ""])
    assert {each.type: each.value for each in table.view.types} == {
        "topper": 1,
        "bowler": 0,
        "bonnet": 0,
        "beret": 2,
        "boater": 6,
        "nightcap": 4,
        "plume": 3,
    }
    assert [each.value for each in table.view.tray] == [1, 2, 3, 4, 0, 6]


def test_7_3_hats() -> None:
    ania, kuba = duel().view.final
    assert ania.hats == 1 * 2 + 2 * 3 + 2 * 4
    assert kuba.hats == 2 * 1 + 2 + 3 + 4 + 2 * 5


def test_7_4_black_hats() -> None:
    assert [each.black for each in duel().view.final] == [3, 1]


def test_7_5_the_points_of_the_favourite() -> None:
    ania, kuba = duel().view.final
    assert (ania.favourite, ania.favourite_numbers) == (3 + 6 - 1, [3, 6])
    assert (kuba.favourite, kuba.favourite_numbers) == (2 + 3 - 6, [2, 3])
    # A black hat of the type does not count, and without any card of it the number is lost.
    other = end(
        ["W6", "N6"],
        ["T3 T4 T5 R2 R3 N4 N5", "O3 O6 N2 N3 O4"],
        ["W2", "R6 T6 R5"],
        0,
        "T1 W1 O2 N1 R1",
    )
    assert other.view.final[0].favourite == -6
    # The type need not lie on the tray.
    absent = end(
        ["R1", "N6"],
        ["T3 T4 T5 R2 R3 N4 N5", "O3 O6 N2 N3 O4"],
        ["W2", "R6 T6 R5"],
        0,
        "T1 W1 O2 N1 O1",
    )
    assert absent.view.final[0].favourite == 4


def test_7_6_the_cookie_is_five() -> None:
    assert [each.cookie for each in duel().view.final] == [0, 5]
    assert [each.total for each in duel(0).view.final] == [16 + 3 + 8 + 5, 21 + 1 - 1]


def teams() -> Table:
    hands = ["T6", "W6", "N6", "R6"]
    shown = [" ".join(f"{letter}{number}" for letter in LETTERS) for number in (2, 3, 4, 5)]
    black = ["P6", "P1", "O6", "C6"]
    return end(hands, shown, black, 0, "T1 W1 N1 R1 O1 C1")


def test_7_7_partners_add_up() -> None:
    table = teams()
    napkins = table.view.final
    totals = [each.total for each in napkins]
    assert [each.team_total for each in napkins] == [
        totals[0] + totals[2],
        totals[1] + totals[3],
        totals[0] + totals[2],
        totals[1] + totals[3],
    ]
    assert table.state.scores() == [each.team_total for each in napkins]
    assert [each.team_total for each in duel().view.final] == [None, None]


def test_7_8_most_points_then_black_hats_then_cookie() -> None:
    table = duel()
    assert [each.total for each in table.view.final] == [27, 26]
    assert [each.place for each in table.view.final] == [1, 2]
    assert table.view.tie_break is None
    assert [each.place for each in teams().view.final] in ([1, 2, 1, 2], [2, 1, 2, 1])
    level = end(
        ["O1", "R5"],
        ["W2 O3 O6 N2 N3", KUBA[1]],
        ["W3 W4 O5", "T6"],
        1,
        "T1 W1 O2 N1 R1",
    )
    assert [each.total for each in level.view.final] == [27, 27]
    assert [each.place for each in level.view.final] == [1, 2], "three black hats against one"
    assert level.view.tie_break == "black_hats"


def shared() -> Table:
    return end(
        ["T6", "W6", "N6"],
        ["C2 C3 O2 O3 R2 R3 N2", "C4 C5 O4 O5 R4 R5 N3", "T2 W2 N4 R6 O6 C6 P1"],
        ["P2", "P3", "P6"],
        2,
        "T1 W1 N1 R1 O1 C1",
    )


def test_7_9_a_shared_win() -> None:
    table = shared()
    assert [each.total for each in table.view.final] == [28, 28, 25]
    assert [each.place for each in table.view.final] == [1, 1, 3]
    assert table.view.tie_break == "shared"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_8_1_what_is_done_without_an_answer(seats: int) -> None:
    table = dealt(seats, TRAY if seats > 2 else "T1 W1 N1 R1 O1", ["T6 T5"] + [""] * (seats - 1))
    assert table.ask(0).seconds == 60
    assert table.ask(0).default == {"black": "topper-6"} or seats > 2
    state = table.state
    worst = max(state.hands[0], key=lambda card: (int(NAMES[card][-1]), -card))
    assert table.ask(0).default == {"black": NAMES[worst]}
    table.clock("default", 0)
    assert table.kinds()[:2] == ["answered", "hidden"]
    assert table.ask(0).kind == "after"
    assert (table.ask(0).seconds, table.ask(0).default) == (20, {"end": True})
    if seats == 4:
        table.do(0, {"offer": NAMES[state.hands[0][0]]})
        assert (table.ask(2).seconds, table.ask(2).default) == (30, {"decline": True})
        table.clock("default", 2)
    else:
        table.clock("default", 0)
    assert table.view.current == 1


def test_8_1_the_worst_favourite_goes() -> None:
    table = Table(position("T1 W1 N1 R1 O1", ["T6 R2", ""], ["T5 T4", "W2 N2"], cookie=1))
    default = table.ask(0).default
    state = table.state
    lines = {}
    for card in state.hands[0]:
        bonus = 9 if NAMES[card].startswith("topper") else 0
        lines[NAMES[card]] = bonus - int(NAMES[card][-1])
    assert lines[default["black"]] == min(lines.values())
    assert default["black"] != "topper-6"


def test_8_2_a_skipped_turn_is_played() -> None:
    table = dealt(4, TRAY, ["T6", "", "", ""])
    table.clock("skip", 0)
    assert table.kinds()[:2] == ["skipped", "hidden"]
    assert (table.view.current, table.view.players[0].plays) == (1, 1)
    table = dealt(4, TRAY, ["T6", "", "", ""]).do(0, {"offer": named("T6")})
    table.clock("skip", 0)
    # The partner has not answered, so nothing tells of an answer.
    assert table.kinds()[:2] == ["skipped", "hidden"]
    assert (table.view.current, table.view.players[0].plays) == (1, 1)
    table = dealt(2, "T1 W1 N1 R1 O1", ["T6 T5", ""]).swap(0, "T5", 1, end=False)
    table.clock("skip", 0)
    assert (table.view.current, table.view.players[0].black) == (1, 0)


def test_8_3_an_early_end_has_no_places() -> None:
    table = dealt(4, TRAY, ["T6", "", "", ""]).do(0, {"offer": named("T6")})
    table.clock("end", 0)
    assert table.payload("over") == {"early": True}
    assert table.state.places() == []
    view = table.seen(1)
    assert (view.over, view.early, view.final) == (True, True, [])
    assert table.kinds() == ["over"]


def test_8_4_nobody_is_taken_out() -> None:
    table = dealt(3, TRAY, ["", "", ""])
    kinds = {clock_parts(action, 3)[0] for action in table.state.legal_actions(CLOCK)}
    assert kinds == {"default", "skip", "end"}


@pytest.mark.parametrize("seats", [2, 4])
def test_9_1_any_number_of_extra_actions(seats: int) -> None:
    tray = TRAY if seats > 2 else "T1 W1 N1 R1 O1"
    hands = ["T6 T5 T4"] + [""] * (seats - 1)
    table = dealt(seats, tray, hands, optional_per_turn="unlimited")
    for short in ("T6", "T5"):
        if seats == 4:
            table.do(0, {"offer": named(short)})
            table.do(2, {"give": NAMES[table.state.hands[2][0]]})
        else:
            table.do(0, {"replace": named(short)}, {"draw": NAMES[table.state.pile[0]]})
    table.swap(0, "T4", 1, end=False)
    assert table.view.current == 0
    assert table.view.optional_open
    assert table.do(0, {"end": True}).view.current == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_9_1_at_most_nine_of_them(seats: int) -> None:
    tray = TRAY if seats > 2 else "T1 W1 N1 R1 O1"
    table = dealt(seats, tray, [""] * seats, optional_per_turn="unlimited")
    word = "offer" if seats == 4 else "replace"
    for _ in range(9):
        assert table.view.optional_open
        table.do(0, {word: NAMES[table.state.hands[0][0]]})
        if seats == 4:
            table.do(2, {"give": NAMES[table.state.hands[2][0]]})
        else:
            table.do(CHANCE, {"draw": NAMES[table.state.pile[-1]]})
    assert not table.view.optional_open
    held = NAMES[table.state.hands[0][0]]
    assert table.why(0, {word: held}) == ("extras-used", {"most": 9})
    table.do(0, {"black": held})
    assert table.view.current == 1, "nothing is left to do"


def test_9_2_black_hats_count_as_1() -> None:
    for number, holder in (("none", 0), (1, 1)):
        table = dealt(2, "T1 W1 N1 R1 O2", ["O6", ""], black_hat_number=number)
        table.swap(0, "O6", 5).black(1, "T2" if holds(table, "T2") else short(table))
        assert table.view.cookie == holder


def holds(table: Table, card: str) -> bool:
    return CARD_OF[named(card)] in table.state.hands[1]


def short(table: Table) -> str:
    return shorts([NAMES[table.state.hands[1][0]]])


def test_9_3_the_host_picks_what_stays_in_the_box() -> None:
    both = dealt(2, "T1 T2 N1 R1 P1", ["", ""], removed_one="bowler", removed_two="boater")
    assert both.view.removed == ["bowler", "boater"]
    one = Table(
        GAME.new(2, check_options(GAME.spec, {"removed_one": "plume", "removed_two": "plume"}))
    )
    assert one.view.removed == ["plume"]
    assert one.state.chance() == 6
    one.do(CHANCE, {"removed": ["topper"]})
    assert one.view.removed == ["plume", "topper"]
    assert dealt(3, TRAY, ["", "", ""], removed_one="plume").view.removed == []


def test_10_2_the_order_of_draws() -> None:
    for seats, draws in ((2, 2 + 5 + 18 + 1), (3, 6 + 27 + 1), (4, 6 + 36 + 1)):
        match = Match.start(GAME, seats, {}, seed_of("order"))
        assert [step[0] for step in match.steps] == [CHANCE] * draws
        state = GAME.new(seats, match.header.options)
        words = []
        for seat, action, _ in match.steps:
            words += list(GAME.action_json(state, seat, action))
            state.apply(seat, action)
        assert list(dict.fromkeys(words)) == ["removed", "tray", "hands", "start"][seats != 2 :]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_10_3_a_bot_knows_what_its_seat_knows(seats: int) -> None:
    """Whatever the hidden cards are, the move is the same."""
    match = Match.start(GAME, seats, {}, seed_of("honest"))
    pick = pick_for("honest", seats)
    while match.state.current() != OVER:
        seat = match.state.current()
        state = match.state
        action = greedy(see(GAME, state, seat, pick), pick)
        for _ in range(3):
            world = state.determinize(seat, pick)
            assert greedy(see(GAME, world, seat, pick), pick) == action
        match.play(seat, action)
