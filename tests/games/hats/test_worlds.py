"""Worlds agree with everything that a seat has seen, and hold everything open that it has not."""

from collections import Counter

import pytest

from tests.conformance.subjects import random_step
from tests.games.hats.notation import Table, cards, dealt, position
from yuletable.bots.playing import pick_for
from yuletable.bots.questions import answer, question
from yuletable.core.protocol import CHANCE, OVER, Pick, Seat, check_options
from yuletable.games.hats import GAME
from yuletable.games.hats.actions import REPLACE
from yuletable.games.hats.cards import CARD_OF, NAMES
from yuletable.games.hats.position import DISCARDED, DREW, EXCHANGED, HIDDEN, PLAYED, REFILLED
from yuletable.games.hats.rules import State


def card(short: str) -> int:
    (name,) = cards(short)
    return CARD_OF[name]


def hidden_moves(state: State, seat: Seat) -> list[tuple[int, int, int, int]]:
    """The story as the seat saw it."""
    return [
        move
        if move[0] == PLAYED or move[1] == seat or (move[0] == EXCHANGED and move[1] ^ 2 == seat)
        else (move[0], move[1], -1, -1)
        for move in state.story
    ]


def can_have_come(state: State, world: State, seat: Seat) -> bool:
    """Whether a way of all cards leads to this world: the story gone backwards, the hidden cards
    that it moves searched for, depth first. Independent of how worlds are drawn."""
    zones = {("pile", -1): frozenset(world.pile)}
    for other in range(world.n):
        zones["hand", other] = frozenset(world.hands[other])
        zones["black", other] = frozenset(world.black[other])
        zones["out", other] = frozenset(world.out[other])
    moves = hidden_moves(state, seat)
    seen: set[object] = set()

    def back(at: int, zones: dict[tuple[str, int], frozenset[int]]) -> bool:
        if at < 0:
            return True
        state_now = (at, frozenset(zones.items()))
        if state_now in seen:
            return False
        seen.add(state_now)
        kind, mover, told, received = moves[at]
        hand = ("hand", mover)
        if kind == PLAYED:
            return back(at - 1, {**zones, hand: zones[hand] | {told}})
        if kind == REFILLED:
            return refill_back(at, zones)
        if kind == EXCHANGED:
            if told < 0:
                return back(at - 1, zones)
            other = ("hand", mover ^ 2)
            if received not in zones[hand] or told not in zones[other]:
                return False
            now = {**zones, hand: zones[hand] - {received} | {told}}
            now[other] = zones[other] - {told} | {received}
            return back(at - 1, now)
        source, target = {
            HIDDEN: (hand, ("black", mover)),
            DISCARDED: (hand, ("out", mover)),
            DREW: (("pile", -1), hand),
        }[kind]
        for each in zones[target] if told < 0 else zones[target] & {told}:
            now = {**zones, target: zones[target] - {each}, source: zones[source] | {each}}
            if back(at - 1, now):
                return True
        return False

    def refill_back(at: int, zones: dict[tuple[str, int], frozenset[int]]) -> bool:
        """The whole pile was discards; whose, is told by the moves before."""
        owners: list[int] = []
        for kind, mover, _, _ in reversed(moves[:at]):
            if kind == REFILLED:
                break
            if kind == DISCARDED:
                owners.append(mover)
        mine = {told for kind, mover, told, _ in moves[:at] if (kind, mover) == (DISCARDED, seat)}
        pile = zones["pile", -1]
        own_count = owners.count(seat)
        others = Counter(owner for owner in owners if owner != seat)
        if len(others) <= 1:
            ((other, _),) = others.items() if others else ((None, 0),)
            wanted = {
                told
                for kind, mover, told, _ in moves[since(at) : at]
                if (kind, mover) == (DISCARDED, seat)
            }
            if not wanted <= pile or len(wanted) != own_count or not wanted <= mine:
                return False
            now = {**zones, ("pile", -1): frozenset(), ("out", seat): frozenset(wanted)}
            if other is not None:
                now["out", other] = pile - wanted
            return back(at - 1, now)
        raise NotImplementedError("searched with two players only")

    def since(at: int) -> int:
        return max([i + 1 for i in range(at) if moves[i][0] == REFILLED], default=0)

    return back(len(moves) - 1, zones)


def replacing(state: State, pick: Pick) -> tuple[int, int]:
    """A random step, with many replaces: the pile is renewed several times."""
    seat = state.current()
    if seat >= 0 and not state.spent and not state.main_done:
        legal = [
            a for a in state.legal_actions(seat) if "replace" in GAME.action_json(state, seat, a)
        ]
        return seat, legal[pick(len(legal))]
    return random_step(state, pick, 0)


def test_worlds_agree_with_what_was_discarded_and_drawn() -> None:
    checked = 0
    for number in range(6):
        state = GAME.new(2, check_options(GAME.spec, {}))
        pick = pick_for("worlds", number)
        while state.current() != OVER:
            state.apply(*replacing(state, pick))
            refills = sum(move[0] == REFILLED for move in state.story)
            if refills and state.current() >= 0 and pick(4) == 0:
                for seat in (0, 1):
                    world = state.determinize(seat, pick)
                    assert can_have_come(state, world, seat)
                    checked += 1
    assert checked > 30


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_seat_knows_its_own_discards(viewer: int) -> None:
    table = Table(
        position(
            "T1 W1 N1 R2 O1",
            ["T6 W6", "T5 W5"],
            discarded=["R1", "N5"],
        )
    )
    pick = pick_for("own discards")
    own = [card("R1"), card("N5")][viewer]
    other = 1 - viewer
    found: Counter[int] = Counter()
    for _ in range(60):
        world = table.state.determinize(viewer, pick)
        assert world.out[viewer] == [own]
        found[world.out[other][0]] += 1
    assert len(found) > 5, "what the other one discarded is open"


def test_a_card_given_to_the_partner_is_there_until_it_may_be_a_black_hat() -> None:
    table = dealt(4, "T1 W1 N1 R1 O1 C1", ["T6 T5", "W6", "N6 N5", "O6"])
    table.do(0, {"offer": cards("T6")[0]})
    table.do(2, {"give": cards("N6")[0]})
    pick = pick_for("partner")
    for _ in range(30):
        world = table.state.determinize(0, pick)
        assert card("T6") in world.hands[2]
        assert card("N6") in world.determinize(2, pick).hands[0]
    table.black(0, "T5", end=False).black(1, "W6").black(2, "T6")
    places: Counter[str] = Counter()
    for _ in range(300):
        world = table.state.determinize(0, pick)
        assert (card("T6") in world.hands[2]) != (card("T6") in world.black[2])
        places["hand" if card("T6") in world.hands[2] else "black"] += 1
        stranger = table.state.determinize(1, pick)
        places["stranger"] += card("T6") in stranger.hands[2] + stranger.black[2]
    # One of nine cards of that hand became a black hat.
    assert 10 < places["black"] < 70
    assert places["stranger"] < 200
    table.state.determinize(2, pick)


def test_a_discard_in_a_new_pile_is_there_or_was_drawn_since() -> None:
    table = dealt(2, "T1 W1 N1 R2 O1", ["R1 T6 W6 N6 R6 O6", "T5 W5 N5 R5 O5"])
    state = table.state
    discards = ["R1", "T5", "T6", "W5", "W6", "N5", "N6"]
    for turn, short in enumerate(discards):
        seat = turn % 2
        drawn = GAME.action_json(_discarded(state, seat, short), CHANCE, 0)
        table.do(seat, {"replace": cards(short)[0]}, drawn)
        kept = cards(" ".join([*discards, "R5"]))
        spare = [NAMES[each] for each in state.hands[seat] if NAMES[each] not in kept]
        table.do(seat, {"black": spare[0]})
    assert state.story[-2][0] == REFILLED
    pick = pick_for("new pile")
    own = [card(each) for each in ("R1", "T6", "W6", "N6")]
    for _ in range(40):
        world = state.determinize(0, pick)
        assert set(own) <= set(world.pile), "nobody has drawn since"
    # Seat 1 replaces: one of the seven in the pile is in its hand now.
    draw = state.pile.index(card("R1"))
    name = GAME.action_json(_discarded(state, 1, "R5"), CHANCE, draw)
    table.do(1, {"replace": cards("R5")[0]}, name)
    places: Counter[object] = Counter()
    for _ in range(700):
        world = state.determinize(0, pick)
        absent = [each for each in own if each not in world.pile]
        assert len(absent) <= 1
        assert all(each in world.hands[1] for each in absent)
        places[len(absent)] += 1
        places["R1"] += own[0] in world.hands[1]
    # Four of seven cards are known: each is drawn in one of seven worlds.
    assert 0.45 < places[1] / 700 < 0.7
    assert 60 < places["R1"] < 140


def _discarded(state: State, seat: int, short: str) -> State:
    twin = state.clone()
    twin.apply(seat, REPLACE + card(short))
    return twin


def leads_back(world: State) -> None:
    """Card by card, the story of a world gone backwards ends with nine cards in each hand."""
    hands = [set(hand) for hand in world.hands]
    black, out = [each[:] for each in world.black], [each[:] for each in world.out]
    pile = set(world.pile)
    for at in range(len(world.story) - 1, -1, -1):
        kind, seat, moved, back = world.story[at]
        if kind == REFILLED:
            assert not any(out)
            for other_kind, other, discarded, _ in reversed(world.story[:at]):
                if other_kind == REFILLED:
                    break
                if other_kind == DISCARDED:
                    pile.remove(discarded)
                    out[other].insert(0, discarded)
            assert not pile
        elif kind == EXCHANGED:
            hands[seat].remove(back)
            hands[seat ^ 2].remove(moved)
            hands[seat].add(moved)
            hands[seat ^ 2].add(back)
        elif kind == DREW:
            hands[seat].remove(moved)
            pile.add(moved)
        else:
            if kind == HIDDEN:
                assert black[seat].pop() == moved
            elif kind == DISCARDED:
                assert out[seat].pop() == moved
            assert moved not in hands[seat]
            hands[seat].add(moved)
    assert [len(hand) for hand in hands] == [9] * world.n
    assert not any(black)
    assert not any(out)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_world_and_every_world_of_a_world_is_whole(seats: int) -> None:
    checked = 0
    for number in range(2):
        state = GAME.new(seats, check_options(GAME.spec, {}))
        pick = pick_for("whole", seats, number)
        while state.current() != OVER:
            if state.current() >= 0 and pick(2) == 0:
                for seat in range(seats):
                    world = state.determinize(seat, pick)
                    assert hidden_moves(world, seat) == hidden_moves(state, seat)
                    assert GAME.view(world, seat) == GAME.view(state, seat)
                    again = world.determinize((seat + 1) % seats, pick)
                    for each in (world, again):
                        leads_back(each)
                        read = GAME.from_position(GAME.position(each))
                        assert read.key() == each.key()
                        checked += 1
            state.apply(*busy(state, pick))
    assert checked > 60


def busy(state: State, pick: Pick) -> tuple[int, int]:
    """A random step in which cards go to and fro as often as they may."""
    if state.n < 4:
        return replacing(state, pick)
    seat = state.current()
    if seat < 0:
        return random_step(state, pick, 0)
    legal = state.legal_actions(seat)
    swaps = [a for a in legal if {"offer", "give"} & GAME.action_json(state, seat, a).keys()]
    return seat, (swaps or legal)[pick(len(swaps or legal))]


def test_worlds_come_quickly_however_much_went_to_and_fro() -> None:
    """With any number of extra actions too, a world is a whole one."""
    state = GAME.new(3, check_options(GAME.spec, {"optional_per_turn": "unlimited"}))
    pick = pick_for("patience")
    while state.current() != OVER:
        seat = state.current()
        if seat >= 0 and pick(12) == 0:
            for viewer in range(3):
                world = state.determinize(viewer, pick)
                assert GAME.view(world, viewer) == GAME.view(state, viewer)
                assert GAME.from_position(GAME.position(world)).key() == world.key()
        state.apply(*replacing(state, pick))


def test_a_match_from_a_position_goes_to_a_worker_and_back() -> None:
    """A position without a story is the beginning of one; what follows is asked like any other."""
    table = Table(
        position(
            "T1 W1 N1 R2 O1",
            ["T6 W6 N6", "T5 W5 N5"],
            shown=["T2 T3", "W2 W3"],
            discarded=["R1", "N4"],
            cookie=0,
        )
    )
    state, pick = table.state, pick_for("round")
    while state.current() != OVER:
        seat = state.current()
        if seat >= 0:
            asked = question(GAME, state, seat, "expert", "key", iterations=2)
            assert answer(asked) in state.legal_actions(seat)
        state.apply(*random_step(state, pick, 0))
