"""The clauses of chapters 1 to 5, by number."""

from importlib.resources import files

import pytest

from tests.games.hats.notation import Table, cards, dealt, named, position, shorts
from tests.games.texts import said
from yuletable.core.protocol import CHANCE, Json, check_options
from yuletable.games.hats import GAME
from yuletable.games.hats.cards import CARDS, LETTERS, NAMES, TYPES
from yuletable.games.hats.position import DRAWING
from yuletable.games.hats.views import OwnView

TRAYS = {2: "T1 W1 N1 R1 O1", 3: "T1 W1 N1 R1 O1 C1", 4: "T1 W1 N1 R1 O1 C1"}


def table_of(n: int, *hands: str, **options: Json) -> Table:
    return dealt(n, TRAYS[n], [*hands, *[""] * (n - len(hands))], **options)


def own(table: Table, seat: int) -> OwnView:
    view = table.seen(seat).own
    assert view is not None
    return view


def hand(table: Table, seat: int) -> str:
    return shorts([each.card for each in own(table, seat).hand])


def first(table: Table, seat: int) -> str:
    """The first card of a hand, in short notation."""
    return hand(table, seat).split()[0]


def test_1_1_two_to_four_players() -> None:
    spec = GAME.spec
    assert (spec.min_seats, spec.max_seats) == (2, 4)
    assert list(spec.teams) == [4]


def test_1_2_seven_types_of_six() -> None:
    assert (len(TYPES), CARDS) == (7, 42)
    assert NAMES[:7] == (
        "topper-1",
        "topper-2",
        "topper-3",
        "topper-4",
        "topper-5",
        "topper-6",
        "bowler-1",
    )
    assert len(set(LETTERS)) == 7


def test_1_3_two_types_stay_in_the_box() -> None:
    table = Table(GAME.new(2, check_options(GAME.spec, {})))
    assert table.state.chance() == 7
    table.do(CHANCE, {"removed": ["beret"]})
    assert table.state.chance() == 6
    table.do(CHANCE, {"removed": ["plume"]})
    assert table.payload("types_removed") == {"types": ["beret", "plume"]}
    assert table.view.removed == ["beret", "plume"]
    assert not [card for card in table.state.pile if NAMES[card][:5] in ("beret", "plume")]
    assert not table_of(3).view.removed


def test_1_4_the_tray_is_laid_from_space_1() -> None:
    table = dealt(2, "T1 T2 W1 T3 T4", ["", ""])
    assert [(each.space, each.card) for each in table.view.tray] == list(
        enumerate(cards("T1 T2 W1 T3 T4"), 1)
    )
    assert table.view.spaces == 5
    assert [len(table_of(n).view.tray) for n in (3, 4)] == [6, 6]


def test_1_5_nine_cards_for_everybody_and_for_no_other_eyes() -> None:
    for n in (2, 3, 4):
        table = table_of(n)
        assert [player.hand for player in table.view.players] == [9] * n
        assert table.view.own is None
        for seat in range(n):
            assert [each.card for each in own(table, seat).hand] == [
                NAMES[card] for card in table.state.hands[seat]
            ]


def test_1_6_what_is_left_is_the_pile() -> None:
    assert [table_of(n).view.pile for n in (2, 3, 4)] == [7, 9, 0]


def test_1_7_who_begins_is_drawn_and_then_clockwise() -> None:
    table = dealt(3, TRAYS[3], ["", "", ""], start=2)
    assert table.payload("started") == {"seat": 2}
    turns = []
    for _ in range(4):
        current = table.view.current
        assert current is not None
        turns.append(current)
        table.black(current, first(table, current))
    assert turns == [2, 0, 1, 2]


def test_1_8_partners_sit_opposite() -> None:
    assert [player.team for player in table_of(4).view.players] == [0, 1, 0, 1]
    assert GAME.spec.teams[4] == [0, 1, 0, 1]
    assert [player.team for player in table_of(3).view.players] == [None] * 3


def test_2_1_what_lies_open() -> None:
    table = table_of(2, "T5 W6", "N5").swap(0, "T5", 2).black(1, "N5")
    view = table.view
    ania, kuba = view.players
    assert (ania.collection, ania.black, ania.hand, ania.types) == (["bowler-1"], 0, 8, 1)
    assert (kuba.collection, kuba.black, kuba.hand, kuba.types) == ([], 1, 8, 1)
    assert view.cookie == 0
    assert {each.type: each.value for each in view.types} == {
        "topper": 1,
        "bowler": 0,
        "bonnet": 3,
        "beret": 4,
        "boater": 5,
    }
    assert [each.value for each in view.tray] == [1, 0, 3, 4, 5]
    assert (ania.points, kuba.points) == (5, 1)


def test_2_2_what_is_secret() -> None:
    table = table_of(2, "T5 W6", "N5").black(0, "T5", end=False)
    table.do(0, {"replace": named("W6")}, {"draw": NAMES[table.state.pile[0]]})
    assert own(table, 0).black == ["topper-5"]
    assert own(table, 0).discarded == ["bowler-6"]
    assert own(table, 1).black == own(table, 1).discarded == []
    assert table.payload("discarded", 1) == {"seat": 0, "type": None, "number": None}
    assert table.payload("discarded", 0) == {"seat": 0, "type": "bowler", "number": 6}
    assert table.payload("drew", None)["number"] is None
    told = table_of(2, "T5").black(0, "T5")
    assert told.payload("hidden", None) == {"seat": 0, "type": None, "number": None}
    assert told.payload("hidden", 0) == {"seat": 0, "type": "topper", "number": 5}


def test_3_1_one_main_action() -> None:
    table = table_of(2, "T5 W6").swap(0, "T5", 1, end=False)
    assert table.why(0, {"black": named("W6")})[0] == "main-done"
    assert table.ask(0).kind == "after"


def test_3_2_swap() -> None:
    table = dealt(2, "T4 W4 N4 R6 O1", ["T1 R5 O4", ""])
    state = table.state
    may = [GAME.action_json(state, 0, action) for action in state.legal_actions(0)]
    legal = {(e["swap"], e["space"]) for e in may if e.get("swap") in cards("T1 R5 O4")}
    assert legal == {
        ("topper-1", 1),  # lower, of the same type
        ("beret-5", 1),
        ("beret-5", 2),
        ("beret-5", 3),
        ("beret-5", 4),  # of the same type
        ("beret-5", 5),
        ("boater-4", 5),
    }
    table.swap(0, "R5", 3)
    assert table.view.tray[2].card == "beret-5"
    assert table.view.players[0].collection == ["bonnet-4"]
    assert table.payload("swapped") == {
        "seat": 0,
        "space": 3,
        "type": "beret",
        "number": 5,
        "taken_type": "bonnet",
        "taken_number": 4,
    }


def test_3_3_black_hat() -> None:
    table = table_of(2, "T3").black(0, "T3")
    player = table.view.players[0]
    assert (player.black, player.points, player.collection) == (1, 1 + 5, [])
    assert [each.card for each in table.view.tray] == cards(TRAYS[2])


def test_3_4_a_black_hat_is_always_possible() -> None:
    table = dealt(2, "T6 W6 N6 R6 O6", ["T5", ""])
    blacks = [option for option in table.ask(0).options if "black" in option.data]
    assert len(blacks) == 9
    assert "pass" not in {word for option in table.ask(0).options for word in option.data}


def test_3_5_one_extra_action_before_or_after() -> None:
    draw = {"draw": NAMES[table_of(2, "T5 W6").state.pile[0]]}
    before = table_of(2, "T5 W6").do(0, {"replace": named("W6")}, draw)
    assert before.view.current == 0
    assert before.why(0, {"replace": named("T5")})[0] == "replace-used"
    assert before.swap(0, "T5", 1, end=False).view.current == 1, "nothing is left to do"
    after = table_of(2, "T5 W6").swap(0, "T5", 1, end=False)
    assert after.view.current == 0
    assert after.view.optional_open
    after.do(0, {"replace": named("W6")}, draw)
    assert after.view.current == 1


def test_3_6_a_turn_ends_by_itself_or_by_a_tap() -> None:
    table = table_of(2, "T5 W6").swap(0, "T5", 1, end=False)
    assert [option.data for option in table.ask(0).options][-1] == {"end": True}
    assert table.do(0, {"end": True}).view.current == 1
    assert table_of(2, "T5 W6").swap(0, "T5", 1).view.current == 1
    spent = table_of(4, "T5").do(0, {"offer": named("T5")}).do(2, {"decline": True})
    assert spent.swap(0, "T5", 1).view.current == 1, "with an end that is not needed"
    declined = table_of(4, "T5").swap(0, "T5", 1, end=False)
    assert (
        declined.do(0, {"offer": first(declined, 0) and named(first(declined, 0))}).view.asked == 2
    )
    assert declined.do(2, {"decline": True}).view.current == 1


def test_3_7_eight_turns() -> None:
    table = table_of(3)
    turns = 0
    while not table.view.over:
        current = table.view.current
        assert current is not None
        assert table.view.round == turns // 3 + 1
        table.black(current, first(table, current), end=False)
        assert table.view.round == turns // 3 + 1, "what comes after belongs to the same turn"
        table.do(current, {"end": True})
        turns += 1
    assert turns == 24
    assert table.view.round == 8
    assert [player.hand for player in table.view.players] == [1, 1, 1]


def test_4_1_replace() -> None:
    table = table_of(3, "T5 W6").do(0, {"replace": named("T5")})
    assert table.state.phase == DRAWING
    assert table.state.chance() == 9
    drawn = NAMES[table.state.pile[3]]
    table.do(CHANCE, {"draw": drawn})
    assert (table.view.pile, table.view.discards) == (8, 1)
    held = [each.card for each in own(table, 0).hand]
    assert drawn in held
    assert "topper-5" not in held
    assert len(held) == 9


def test_4_2_a_replace_after_the_eighth() -> None:
    table = Table(
        position(
            "T1 W1 N1 R1 O1",
            ["T6 R6", "W6"],
            ["T2 W2 N2 R2 O2 T3 W3", "T4 W4 N4 R4 O4 T5 W5 N5"],
            start=1,
            cookie=0,
        )
    )
    table.black(0, "T6", end=False)
    assert not table.view.over
    table.do(0, {"replace": named("R6")}, {"draw": "beret-3"})
    assert table.view.over
    assert table.view.final[0].favourite_card == "beret-3"


def test_4_3_the_pile_is_renewed_at_once() -> None:
    table = table_of(2)
    gone: list[str] = []
    for turn in range(7):
        seat = turn % 2
        card = named(first(table, seat))
        gone.append(card)
        assert table.view.pile == 7 - turn
        table.do(seat, {"replace": card}, {"draw": NAMES[table.state.pile[0]]})
        if turn < 6:
            table.black(seat, first(table, seat))
    assert table.payload("refilled") == {"count": 7}
    assert (table.view.pile, table.view.discards) == (7, 0)
    assert [NAMES[card] for card in table.state.pile] == sorted(gone, key=NAMES.index)
    assert own(table, 0).discarded == []


def test_4_4_no_replacing_with_four() -> None:
    table = table_of(4, "T5")
    assert table.why(0, {"replace": named("T5")}) == ("replace-teams", {})
    assert table.view.optional == "offer"


def test_5_1_a_proposal() -> None:
    table = table_of(4, "T5").do(0, {"offer": named("T5")})
    view = table.view
    assert (view.asked, view.prompt, view.offer_from, view.offer_to) == (2, "answer", 0, 2)
    assert "topper-5" in hand_names(table, 0), "it stays in hand"
    kinds = {word for option in table.ask(2).options for word in option.data}
    assert kinds == {"give", "decline"}
    assert table_of(4, "", "W5").why(1, {"offer": named("W5")})[0] == "offer-turn"


def hand_names(table: Table, seat: int) -> list[str]:
    return [each.card for each in own(table, seat).hand]


def test_5_2_the_answer() -> None:
    table = table_of(4, "T5", "", "N5")
    table.do(0, {"offer": named("T5")}).do(2, {"give": named("N5")})
    assert "bonnet-5" in hand_names(table, 0)
    assert "topper-5" in hand_names(table, 2)
    assert [player.hand for player in table.view.players] == [9] * 4
    no = table_of(4, "T5", "", "N5").do(0, {"offer": named("T5")}).do(2, {"decline": True})
    assert "topper-5" in hand_names(no, 0)
    assert no.view.current == 0


def test_5_3_both_choose_unseen() -> None:
    table = table_of(4, "T5", "", "N5").do(0, {"offer": named("T5")})
    assert table.payload("proposed", 0) == {
        "seat": 0,
        "partner_seat": 2,
        "type": "topper",
        "number": 5,
    }
    for viewer in (1, 2, 3, None):
        assert table.payload("proposed", viewer) == {"seat": 0, "partner_seat": 2}
    assert own(table, 0).offered == "topper-5"
    assert own(table, 2).offered is None
    table.do(2, {"give": named("N5")})
    received = [event for event in table.events if event.kind == "received"]
    assert [event.audience for event in received] == [1, 4]
    assert all(event.public is None for event in received)
    assert table.payload("exchanged", 1) == {"seat": 0, "partner_seat": 2}
    assert own(table, 0).exchanged[0].received == own(table, 2).exchanged[0].given == "bonnet-5"
    assert own(table, 1).exchanged == own(table, 3).exchanged == []


def test_5_4_one_proposal_a_turn() -> None:
    table = table_of(4, "T5 T6", "", "N5 N6").do(0, {"offer": named("T5")}).do(2, {"decline": True})
    assert table.why(0, {"offer": named("T6")}) == ("offer-used", {})
    assert not table.view.optional_open
    free = table_of(4, "T5 T6", "", "N5 N6", optional_per_turn="unlimited")
    free.do(0, {"offer": named("T5")}).do(2, {"give": named("N5")})
    free.do(0, {"offer": named("T6")}).do(2, {"decline": True})
    assert free.why(0, {"offer": named("T6")}) == ("offer-used", {})


def test_9_1_how_many_extra_actions_are_left_is_seen() -> None:
    table = table_of(2, "T5 T6", optional_per_turn="unlimited")
    assert table.view.optional_left == 9
    table.do(0, {"replace": named("T5")}, {"draw": NAMES[table.state.pile[0]]})
    assert table.view.optional_left == 8
    assert table_of(2, "T5").view.optional_left == 1
    assert table_of(2, "T5").black(0, "T5", end=False).view.optional_left == 1
    spent = table_of(4, "T5").do(0, {"offer": named("T5")}).do(2, {"decline": True})
    assert spent.view.optional_left == 0


@pytest.mark.parametrize(
    ("lang", "one", "more"),
    [
        ("en", "You may still replace one card.", "You may still replace up to 9 cards."),
        (
            "pl",
            "Możesz jeszcze odrzucić kartę i dobrać inną.",
            "Możesz jeszcze odrzucać i dobierać, najwyżej 9 razy.",
        ),
    ],
)
def test_9_1_several_that_are_left_are_several_in_words(lang: str, one: str, more: str) -> None:
    for n, sentence in ((1, one), (9, more)):
        assert said("hats", lang, "hats-phone-after-replace", {"n": n}) == sentence


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_5_5_three_things_can_be_said(lang: str) -> None:
    text = files("yuletable.games.hats").joinpath("texts", f"{lang}.ftl").read_text("utf-8")
    talk = [line.split(" = ") for line in text.splitlines() if line.startswith("hats-talk-")]
    assert [key for key, _ in talk] == ["hats-talk-swap", "hats-talk-useful", "hats-talk-no"]
    assert all("$" not in said for _, said in talk)


def test_5_6_a_swap_with_the_partner_after_the_eighth() -> None:
    shown = [" ".join(f"{letter}{number}" for letter in LETTERS) for number in (2, 3, 4, 5)]
    table = Table(
        position(
            "T1 W1 N1 R1 O1 C1",
            ["T6 P6", "W6 P1", "N6 O6", "R6 C6"],
            shown,
            start=0,
            cookie=0,
        )
    )
    table.black(0, "T6", end=False)
    assert table.view.players[0].left == 0
    table.do(0, {"offer": named("P6")}).do(2, {"give": named("O6")})
    assert hand(table, 0) == "O6"
    assert table.view.current == 1
