"""Chapters 5, 6 and 9: the draft, knitting, the end of a round, Special Abilities."""

from typing import Any

import pytest

from tests.games.sweaters.notation import (
    LAST_TRADE,
    Table,
    card,
    cards,
    last_pick,
    named,
    position,
)
from yuletable.games.sweaters.cards import CARDS

TRADE4 = ((0, "P12"), (1, "P11"), (2, "P2"), (3, "P1"))
AVID = {"mode": "avid"}
BONUS = {"bonus": True}


def first_pick(pool: str, *sweaters: str, other: tuple[str, ...] = (), **more: Any) -> Table:
    """Two players; seat 0 has won with purple 12 and picks first."""
    trade = ((0, "P12"), (1, "P11"), (0, "P1"), (1, "P2"))
    more.setdefault("phase", "drafting")
    return Table(position(trade=trade, pool=pool, sweaters=[sweaters, other], **more))


def abilities(*names: str | None, **more: Any) -> dict[str, Any]:
    return {"abilities": list(names), "options": {**BONUS, **more.pop("options", {})}, **more}


def test_5_1_a_card_of_the_pool_is_taken_and_placed_at_once() -> None:
    table = first_pick("R7 G4 Y9 R8")
    assert table.why(0, {"take": "purple-11", "sweater": "new"})[0] == "just-played"
    assert table.why(0, {"take": "red-1", "sweater": "new"})[0] == "not-in-pool"
    table.do(0, {"take": "red-7"})
    assert (table.view.phase, table.view.taken, table.view.asked) == ("placing", "red-7", [0])
    assert table.why(0, {"take": "green-4", "sweater": "new"})[0] == "asked-for"
    table.do(0, {"sweater": "new"})
    assert table.worn(0) == ["L:red-7"]
    assert named("R7") not in table.view.pool
    # With three players one card stays.
    three = Table(
        position(["", "", ""], trade=[(0, "P12"), (1, "P11"), (2, "P2")], phase="drafting")
    )
    left = set(three.view.pool)
    three.finish_trick()
    worn = {n for seat in range(3) for text in three.worn(seat) for n in text.split(":")[1:]}
    assert len(left - worn) == 1
    assert left - worn < set(three.view.pool)


def test_5_2_any_sweater_or_a_new_one() -> None:
    table = first_pick("R8 G4 Y9 R9", "R7", "G7 G5 G3")
    wheres = [o["sweater"] for o in table.legal(0) if o["take"] == "red-8"]
    assert wheres == [1, 2, "new"]


def test_5_3_a_numbered_card_goes_to_its_slot_and_covers() -> None:
    table = first_pick("R8 G4 Y9 R9", "R7 R5")
    assert table.why(0, {"take": "red-8", "sweater": 1, "slot": "B"}) == (
        "slot-shape",
        {"color": "red", "value": 8, "slot": "B", "own_slot": "R"},
    )
    (option,) = [
        o for o in table.ask(0).options if o.data["take"] == "red-8" and o.data["sweater"] == 1
    ]
    assert option.preview.covers == "red-5"
    table.take(0, "R8", 1)
    assert table.worn(0) == ["L:red-7 R:red-8"]
    assert table.payload("covered")["card"] == "red-5"
    assert card("R5") in table.state.out


def test_5_4_a_patch_that_begins_a_sweater_floats() -> None:
    table = first_pick("G* G4 Y9 R9")
    assert table.why(0, {"take": "green-patch", "sweater": "new", "slot": "L"})[0] == "patch-floats"
    table.take(0, "G*")
    assert table.worn(0) == ["F:green-patch"]
    assert table.view.players[0].sweaters[0].need == ["L", "R", "B"]


def test_5_5_a_patch_that_joins_chooses_a_slot_and_may_cover() -> None:
    table = first_pick("G* G4 Y9 R9", "R7")
    assert table.why(0, {"take": "green-patch", "sweater": 1})[0] == "slot-needed"
    slots = [o["slot"] for o in table.legal(0) if o["take"] == "green-patch" and "slot" in o]
    assert slots == ["L", "R", "B"]
    table.take(0, "G*", 1, slot="L")
    assert table.worn(0) == ["L:green-patch"]
    assert card("R7") in table.state.out


def test_5_6_who_joins_a_floating_patch_names_its_slot() -> None:
    table = first_pick("R7 P* Y9 R9", "G*")
    assert table.why(0, {"take": "red-7", "sweater": 1})[0] == "pin-needed"
    assert table.why(0, {"take": "red-7", "sweater": 1, "patch_slot": "L"})[0] == "pin-same"
    two = Table(table.state.clone())
    table.take(0, "R7", 1, patch_slot="B")
    assert table.worn(0) == ["L:red-7 B:green-patch"]
    assert table.payload("pinned")["slot"] == "B"
    # A patch that joins a floating one: two different slots.
    assert len([o for o in two.legal(0) if o["take"] == "purple-patch" and o["sweater"] == 1]) == 6
    two.take(0, "P*", 1, slot="R", patch_slot="L")
    assert two.worn(0) == ["L:green-patch R:purple-patch"]


def test_5_7_nothing_else_moves_and_patches_stay_open() -> None:
    table = first_pick("G* G4 Y9 R9", "R7 R8", "R5")
    table.take(0, "G*", 1, slot="B")
    assert table.worn(0)[1] == "R:red-5"
    piece = table.view.players[0].sweaters[0].pieces[2]
    assert (piece.value, piece.icon, piece.open) == (None, None, True)


def test_5_8_a_floating_patch_fills_no_slot() -> None:
    table = first_pick("G3 G4 Y9 R9", "G*")
    table.take(0, "G3", 1, patch_slot="L")
    sweater = table.view.players[0].sweaters[0]
    assert (sweater.complete, sweater.need) == (False, ["R"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_5_9_the_cards_played_become_the_pool_and_hands_are_filled(seats: int) -> None:
    table = Table(position([""] * seats))
    table.finish_trick()
    assert len(table.view.pool) == 4
    # Hands are short in the draft, and filled up behind it.
    assert table.kinds().index("refilled") > table.kinds().index("knitted")
    assert [player.hand for player in table.view.players] == [9] * seats
    played = [event.full["card"] for event in table.events if event.kind == "played"]
    assert set(played) <= set(table.view.pool)


def test_5_10_one_card_and_no_sweater_is_placed_by_itself() -> None:
    assert last_pick("R7", "R8", trick=2).view.asked == [0]
    four = Table(
        position(
            [""] * 4,
            trade=TRADE4,
            pool="R7 R8",
            phase="drafting",
            entry=2,
            sweaters=[["R9"], [], [], []],
            trick=1,
        )
    )
    four.take(2, "R7")
    assert four.worn(3) == ["R:red-8"]
    maria = Table(
        position(
            [""] * 4,
            trade=TRADE4,
            pool="R7 R8",
            phase="drafting",
            entry=2,
            sweaters=[["R9"], [], [], []],
            trick=1,
            **abilities("tina", "billy", "little_brothers", "maria"),
        )
    )
    assert maria.take(2, "R7").view.asked == [3]


def test_6_1_the_third_sweater_or_the_last_card_ends_the_round() -> None:
    table = last_pick("R7", "G7 G5 G3", "G1 G2 G4", "R8 R9", trick=6)
    table.take(0, "R7", 3)
    assert table.payload("round_ended") == {"round": 1}
    assert last_pick("R7", "G7 G5 G3", "R8 R9", trick=12).take(0, "R7", 2).view.phase == "review"
    on = last_pick("R7", "G7 G5 G3", "R8 R9", trick=6).take(0, "R7", 2).draws()
    assert (on.view.phase, on.view.trick) == ("playing", 7)


def test_6_2_those_who_are_still_to_draft_do_so() -> None:
    table = first_pick("R7 Y9 Y10 Y3", "G7 G5 G3", "G1 G2 G4", "R8 R9", trick=6)
    table.take(0, "R7", 3)
    assert table.payload("last_draft") == {"seat": 0}
    assert table.view.last_draft
    assert table.view.asked == [1]
    table.finish_trick()
    assert table.view.phase == "review"
    assert table.view.players[1].started + table.view.players[0].started >= 4


def test_6_3_tina_then_patches_then_points() -> None:
    table = last_pick("G*", "R7 R8", "R6", trick=12, **abilities("tina", "billy")).take(
        0, "G*", 1, slot="B"
    )
    assert table.ask(0).kind == "tina"
    table.do(0, {"decline": True})
    assert table.ask(0).kind == "patch"
    table.patch(0, "green", 9, "tree")
    assert table.kinds() == ["patch_set", "santa_revealed", "santa_revealed", "scored", "scored"]


def test_6_4_with_two_players_one_more_sweater_counts() -> None:
    table = first_pick("R7 Y9 R3 Y3", "G7 G5 G3", "G1 G2 G4", "R8 R9", "R5 R6", trick=6, entry=0)
    table.take(0, "R7", 3)
    while table.view.phase == "drafting":
        seat = table.view.asked[0]
        if seat == 0:
            table.take(0, "R3", 4)
        else:
            table.take(seat, "Y9" if "yellow-9" in table.view.pool else "Y3")
    (sheet,) = table.view.sheets
    assert sum(each.complete for each in sheet.seats[0].sweaters) == 4


def test_6_5_open_patches_of_complete_sweaters_are_set_at_once() -> None:
    table = last_pick("G*", "R7 R8", "P*", other=("Y7 Y*R Y3",), trick=12)
    table.take(0, "G*", 1, slot="B")
    assert (table.view.phase, table.view.asked) == ("patches", [0, 1])
    assert len(table.legal(0)) == 48
    assert table.why(0, {"patch": "purple-patch", "value": 1, "icon": "bell"})[0] == (
        "patch-not-open"
    )
    assert table.ask(0).default["value"] in (6, 9)
    other = Table(table.state.clone())
    table.patch(0, "green", 9, "tree").patch(1, "yellow", 5, "bell")
    other.patch(1, "yellow", 5, "bell").patch(0, "green", 9, "tree")
    assert table.state.key() == other.state.key()
    assert table.view.phase == "review"


def test_6_6_all_but_the_pool_is_dealt_anew() -> None:
    table = last_pick("G*", "R7 R8", "G1 G2 G4", "Y1 Y5 Y9", trick=6)
    assert any(table.state.hands)
    table.take(0, "G*", 1, slot="B").patch(0, "green", 9, "tree")
    pool = set(table.view.pool)
    assert pool == {named(short) for _, short in LAST_TRADE}
    table.do(1, {"ready": True}).do(0, {"ready": True}).draws()
    view = table.view
    assert (view.round, view.trick, view.leader) == (2, 1, 1)
    assert set(view.pool) == pool
    assert [(p.hand, p.pile, p.started) for p in view.players] == [(9, 15, 0)] * 2
    assert table.state.settings == [-1] * 4
    assert not table.state.out
    assert [fad.fad for fad in view.fads] != [7]
    assert [p.hidden for p in view.players] == [1, 1]
    old = {santa for p in view.players for santa in p.revealed}
    assert not old & {santa + 1 for held in table.state.santas for santa in held}
    every = [c for h in table.state.hands for c in range(CARDS) if h >> c & 1]
    every += [*table.state.pile, *table.state.pool]
    assert sorted(every) == list(range(CARDS))


@pytest.mark.parametrize(("mode", "rounds"), [("casual", 3), ("avid", 3), ("express", 1)])
def test_6_7_so_many_rounds(mode: str, rounds: int) -> None:
    assert Table(position(options={"mode": mode})).view.rounds == rounds


# Special Abilities.


def used(table: Table, seat: int) -> bool:
    bonus = table.view.players[seat].bonus
    assert bonus is not None
    return bonus.used


def test_9_1_everybody_gets_one_with_perfect_fit_in_the_game() -> None:
    table = Table(position(**abilities("maria", "billy")))
    assert [p.bonus.ability for p in table.view.players if p.bonus] == ["maria", "billy"]
    none = Table(position(options={"bonus": True, "difficulty": "novice"}))
    assert not none.view.bonus
    assert none.view.players[0].bonus is None


def test_9_2_an_ability_is_used_once_and_kept_when_declined() -> None:
    table = billy_asked()
    table.do(1, {"decline": True})
    assert table.view.phase == "drafting"
    assert not used(table, 1)
    assert table.why(0, {"billy": "red-7"})[0] == "no-ability"
    spent = first_pick("R7 R8 R9 R10", **abilities("maria", "billy"), spent=[1])
    while spent.view.asked != [1]:
        spent.take(0, spent.ask(0).options[0].data["take"].replace("red-", "R"))
    assert spent.why(1, {"billy": "red-9"})[0] == "spent"


def billy_asked(**more: Any) -> Table:
    return first_pick("R7 R8 R9 R10", phase="billy", **abilities("maria", "billy"), **more)


def test_9_3_billy_goes_first_and_throws_away() -> None:
    table = billy_asked()
    assert table.view.asked == [1]
    table.do(1, {"billy": "red-7"})
    assert table.payload("billy_used")["card"] == "red-7"
    assert card("R7") in table.state.out
    # The best entry of seat 1 is used up, the other one stays; the winner leads.
    assert [turn.state for turn in table.view.order] == ["now", "billy", "next", "next"]
    assert table.view.asked == [0]
    table.take(0, "R8").take(1, "R9").finish_trick()
    assert table.view.leader == 0
    assert table.why(0, {"billy": "red-9"})[0] == "no-ability"
    # Who has won is not asked.
    data = position(["R7 R8", "R3 R4"], size=2, **abilities("billy", "maria"))
    won = Table(data).play(0, "R8").play(1, "R3")
    assert won.view.phase == "drafting"
    assert won.why(0, {"billy": won.view.pool[0]})[0] == "billy-when"


def test_9_4_maria_places_a_numbered_card_in_any_slot() -> None:
    table = first_pick("R8 G4 Y9 G*", "R7 R5", **abilities("maria", "billy"))
    slots = [o["slot"] for o in table.legal(0) if o["take"] == "red-8" and o["sweater"] == 1]
    assert slots == ["L", "R", "B"]
    kept = Table(table.state.clone()).take(0, "R8", 1)
    assert not used(kept, 0)
    table.take(0, "R8", 1, slot="B")
    assert table.worn(0) == ["L:red-7 R:red-5 B:red-8"]
    assert used(table, 0)
    again = first_pick("R8 G4 Y9 G*", "R7 R5", **abilities("maria", "billy"), spent=[0])
    assert again.why(0, {"take": "red-8", "sweater": 1, "slot": "B"}) == (
        "spent",
        {"ability": "maria"},
    )


def tina(*sweaters: str, **more: Any) -> Table:
    options = more.pop("options", {})
    return Table(
        position(
            sweaters=[sweaters, []],
            phase="tina",
            trick=12,
            **abilities("tina", "billy", options=options),
            **more,
        )
    )


def test_9_5_tina_moves_a_piece_or_swaps_two() -> None:
    table = tina("R7 R8 R9", "G7 G9")
    assert table.why(0, {"tina": "red-8", "sweater": 2, "slot": "B"})[0] == "tina-slot"
    assert table.why(0, {"tina": "red-9", "sweater": 2})[0] == "tina-taken"
    assert table.why(0, {"tina": "green-1", "sweater": "new"})[0] == "no-piece"
    swapped = Table(table.state.clone())
    table.do(0, {"tina": "red-8", "sweater": 2})
    assert [sweater.complete for sweater in table.view.sheets[0].seats[0].sweaters] == [False, True]
    swapped.do(0, {"tina": "red-9", "swap": "green-9"})
    worn = swapped.view.sheets[0].seats[0].sweaters
    assert [p.card for p in worn[0].pieces] == cards("R7 R8 G9")
    assert used(swapped, 0)


def test_9_5_tina_tells_the_numbers_that_sweaters_have_afterwards() -> None:
    # The first sweater is gone with its only piece.
    table = tina("R7", "G8 G9", "P7").do(0, {"tina": "red-7", "sweater": 2})
    assert table.payload("tina_moved")["sweater"] == 1
    assert table.view.sheets[0].seats[0].sweaters[0].complete
    pinned = tina("R7", "G*", "P7").do(0, {"tina": "red-7", "sweater": 2, "patch_slot": "B"})
    assert pinned.payload("tina_moved")["sweater"] == 1
    assert pinned.payload("pinned")["sweater"] == 1
    # One that lies after the place it goes to shifts nothing there.
    later = tina("G8 G9", "R7", "P7").do(0, {"tina": "red-7", "sweater": 1})
    assert later.payload("tina_moved")["sweater"] == 1
    new = tina("R7", "G8 G9", options={"profile": "current"})
    new.do(0, {"tina": "red-7", "sweater": "new", "slot": "B"})
    assert new.payload("tina_moved")["sweater"] == 2


def test_9_5_tina_and_floating_patches() -> None:
    table = tina("R7 R8", "G*")
    assert table.why(0, {"tina": "red-8", "sweater": 2})[0] == "pin-needed"
    moved = Table(table.state.clone()).do(0, {"tina": "red-8", "sweater": 2, "patch_slot": "L"})
    assert moved.worn(0) == ["L:red-7", "L:green-patch R:red-8"]
    swapped = Table(table.state.clone()).do(0, {"tina": "red-8", "swap": "green-patch"})
    assert swapped.worn(0) == ["L:red-7 R:green-patch", "R:red-8"]
    joined = Table(table.state.clone()).do(0, {"tina": "green-patch", "sweater": 1, "slot": "B"})
    assert joined.worn(0) == ["L:red-7 R:red-8 B:green-patch"]
    assert joined.view.phase == "patches"


def test_9_6_the_little_brothers_want_two_sweaters() -> None:
    both = last_pick("R7", "G7 R5 R3", "R8 G3", trick=12, **abilities("little_brothers", "billy"))
    table = both.take(0, "R7", 2)
    # One has a green and two red pieces, but so has the other.
    assert "brothers_met" not in table.kinds()
    table = last_pick(
        "R7", "G7 R5 R3", "G8 G3", trick=12, **abilities("little_brothers", "billy")
    ).take(0, "R7", 2)
    assert table.payload("brothers_met") == {"seat": 0}
    (line,) = table.view.sheets[0].seats[0].extra
    assert (line.kind, line.points) == ("brothers", 3)
    assert used(table, 0)


def test_9_6_the_little_brothers_count_as_soon_as_they_are_there() -> None:
    def asked(names: tuple[str, str], **more: Any) -> Table:
        worn = ("G7 R5 R3", "G8 G3")
        return last_pick("R7", *worn, trick=12, **abilities(*names, **more))

    def told(table: Table) -> int:
        (option,) = [o for o in table.ask(0).options if o.data.get("sweater") == 2]
        points: int = option.preview.points
        return points

    table, plain = asked(("little_brothers", "billy")), asked(("tina", "billy"))
    assert table.view.players[0].live == plain.view.players[0].live
    assert told(table) == told(plain) + 3
    # While the card is being placed, too.
    for each in (table, plain):
        each.do(0, {"take": "red-7"})
    assert told(table) == told(plain) + 3
    done = tuple(
        first_pick("R8 R9 Y1 Y2", "G7 R5 R3", "R7 G8 G3", trick=6, **abilities(name, "billy"))
        for name in ("little_brothers", "tina")
    )
    live = [each.view.players[0].live for each in done]
    assert live[0] == live[1] + 3
    own = done[0].seen(0).own
    assert own is not None
    assert own.live >= live[0]
    assert done[0].state.scores()[0] == live[0]
