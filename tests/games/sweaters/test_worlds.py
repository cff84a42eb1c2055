"""Worlds: consistent with all that a seat has seen, and quick to draw."""

from collections import Counter
from time import process_time
from typing import Any

import pytest

from tests.games.sweaters.notation import (
    LAST_TRADE,
    Table,
    by_lot,
    card,
    last_pick,
    position,
    sensible,
)
from tests.games.sweaters.test_clauses_count import AVID, CURRENT, sheet
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import OVER, Json, PositionError, Seat, check_options
from yuletable.games.sweaters import GAME
from yuletable.games.sweaters.cards import CARDS, FOLLOWS
from yuletable.games.sweaters.rules import State
from yuletable.games.sweaters.worlds import stayed_hidden


class Watched:
    """A second book of what each seat has shown: by seat, every play of the round with the set of
    cards that it was void of then, and how many cards it had drawn before."""

    def __init__(self, n: int) -> None:
        self.plays: list[list[tuple[int, int, int]]] = [[] for _ in range(n)]

    def note(self, before: State, after: State) -> None:
        if before.round != after.round:
            self.plays = [[] for _ in before.hands]
            return
        for seat in range(before.n):
            gone = before.hands[seat] & ~after.hands[seat]
            while gone:
                low = gone & -gone
                gone ^= low
                void = 0
                for played in after.trade or before.trade:
                    if 1 << played.card == low and not played.followed:
                        led = (after.trade or before.trade)[0]
                        void = FOLLOWS[led.card // 12 if led.card < 48 else led.card - 48][led.icon]
                self.plays[seat].append((low, void, before.drawn(seat)))

    def possible(self, seat: Seat, hand: int, drawn: int) -> bool:
        """Whether some order of drawing fits: every card of the hand, and every card played, is
        drawn after each void that it contradicts. Slots of drawing are given to cards, the one with
        the least time first."""
        events = self.plays[seat]
        need = []
        for at, (bit, _, had) in enumerate(events):
            release = max([d for _, void, d in events[:at] if void & bit], default=0)
            need.append((release, had))
        for number in range(CARDS):
            if hand >> number & 1:
                release = max([d for _, void, d in events if void >> number & 1], default=0)
                need.append((release, drawn))
        for slot in range(drawn):
            # Each draw is given to the card that has to be there soonest.
            ready = [each for each in need if each[0] <= slot < each[1]]
            if ready:
                need.remove(min(ready, key=lambda each: each[1]))
        return not need


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("profile", ["classic", "current"])
def test_worlds_agree_with_every_void_that_was_shown(seats: int, profile: str) -> None:
    state = GAME.new(seats, check_options(GAME.spec, {"profile": profile}))
    pick = pick_for("voids", seats, profile)
    watched = Watched(seats)
    checked = 0
    while state.current() != OVER and state.round < 3:
        before = state.clone()
        by_lot(state, pick)
        watched.note(before, state)
        if pick(5) == 0 and state.trick and any(state.voids):
            for seat in range(seats):
                assert watched.possible(seat, state.hands[seat], state.drawn(seat))
                world = state.determinize(seat, pick)
                again = world.determinize((seat + 1) % seats, pick)
                for each in (world, again):
                    for other in range(seats):
                        hand = each.hands[other]
                        assert watched.possible(other, hand, state.drawn(other))
                        checked += 1
    assert checked > 60


def test_who_could_not_follow_holds_no_such_card() -> None:
    # Red 5 is a bell; nothing here is one.
    hands = ["", "P1 Y9 Y8 Y7 P2 P3 P4 Y2 P10"]
    table = Table(position(hands, trade=[(0, "R5")])).play(1, "P1")
    pick = pick_for("shown")
    red = FOLLOWS[1][2]
    seen: Counter[int] = Counter()
    for _ in range(80):
        world = table.state.determinize(0, pick)
        assert not world.hands[1] & red
        seen.update(c for c in range(CARDS) if world.hands[1] >> c & 1)
    assert len(seen) > 15
    # Cards drawn since are free.
    table.finish_trick()
    found = [bin(table.state.determinize(0, pick).hands[1] & red).count("1") for _ in range(80)]
    assert 1 <= max(found) <= 2


def test_own_cards_and_open_ones_stay() -> None:
    table = Table(position(["R7 R8", "G1"], trade=[(0, "R5")]))
    pick = pick_for("own")
    for _ in range(20):
        world = table.state.determinize(0, pick)
        assert world.hands[0] == table.state.hands[0]
        assert world.pool == table.state.pool
        assert world.santas[0] == table.state.santas[0]


def test_secret_santas_that_stayed_hidden_were_not_met() -> None:
    # Santa 2 wants two red pieces and a candy cane: red 12 and 10 are candy canes, 8 a snowman.
    table = last_pick("R10", "R12 R8", trick=12, santas=[[2, 8, 6], [5, 1, 4]], options=AVID)
    table.take(0, "R10", 1)
    pick = pick_for("santas")
    hidden: Counter[int] = Counter()
    for _ in range(60):
        world = table.state.determinize(1, pick)
        assert stayed_hidden(world, 0, world.santas[0])
        hidden.update(world.santas[0])
    assert len(hidden) > 6
    # The sweater is met once, so another that it serves may have stayed hidden; but where none
    # was met, none was there that it serves.
    plain = last_pick("R10", "R12 R8", trick=12, santas=[[9, 8, 6], [5, 1, 4]], options=AVID)
    plain.take(0, "R10", 1)
    assert not plain.state.revealed[0]
    for _ in range(60):
        assert 1 not in plain.state.determinize(1, pick).santas[0]
    assert not stayed_hidden(plain.state, 0, [1, 7, 8])


def second_of_avid(sweaters: list[Json], met: int | None, *held: int) -> Json:
    """Round 2 of Avid. Seat 0 has worn these sweaters in round 1, met one Secret Santa, holds the
    other two."""
    told = sheet(1, (0, 0, 0), (0, 0, 0))
    told["seats"][0]["sweaters"] = sweaters
    if met is not None:
        told["seats"][0]["santas"] = [{"santa": met, "sweater": 1}]
    return position(options=AVID, round=2, sheets=[told], santas=[held, [13, 14, 15]])


def worn_in_round_one() -> list[Json]:
    """Red 10, 12 and 8, which Santa 2 (two red pieces and a candy cane) is happy with."""
    table = last_pick("R10", "R12 R8", trick=12, santas=[[9, 8, 6], [5, 1, 4]], options=AVID)
    table.take(0, "R10", 1)
    found: Json = GAME.position(table.state)
    worn: list[Json] = found["sheets"][0]["seats"][0]["sweaters"]
    for sweater in worn:
        sweater["lines"], sweater["points"] = [], 0
    return worn


def test_a_round_whose_sweaters_are_left_out_tells_nothing_of_secret_santas() -> None:
    state = GAME.from_position(second_of_avid([], 1, 2, 3))
    found = {tuple(state.determinize(1, pick_for("out", at)).santas[0]) for at in range(30)}
    assert len(found) > 20


def test_sheets_of_avid_that_cannot_be_true_are_refused() -> None:
    worn = worn_in_round_one()
    assert GAME.from_position(second_of_avid(worn, 2, 8, 9)).determinize(1, pick_for("true"))
    for wrong in (second_of_avid(worn, 8, 9, 1), second_of_avid(worn, None, 2, 8, 9)):
        with pytest.raises(PositionError, match="Secret Santa"):
            GAME.from_position(wrong)


@pytest.mark.parametrize("options", [{}, AVID, CURRENT])
def test_a_world_is_drawn_in_less_than_a_millisecond(options: Any) -> None:
    state = GAME.new(4, check_options(GAME.spec, options))
    pick = pick_for("quick", str(options))
    times: list[float] = []
    while state.current() != OVER and len(times) < 400:
        sensible(state, pick)
        if state.current() < 0:
            continue
        began = process_time()
        state.determinize(pick(4), pick)
        times.append(process_time() - began)
    times.sort()
    # Four times what was measured on two busy cores.
    assert times[len(times) * 9 // 10] < 0.002


def test_the_trick_of_the_notation_is_ranked_as_it_says() -> None:
    table = last_pick("R7", "R8")
    assert [turn.seat for turn in table.view.order] == [1, 1, 0, 0]
    assert {card(short) for _, short in LAST_TRADE} == {card(t) for t in ("P12", "P1", "P11", "P2")}
