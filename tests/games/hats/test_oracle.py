"""The game and a slow second reading of its rules agree in random games."""

import pytest

from tests.conformance.subjects import random_step
from tests.games.hats.oracle import Card, Oracle, Seat, card_of
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import CHANCE, OVER, Json, check_options
from yuletable.games.hats import GAME
from yuletable.games.hats.cards import NAMES
from yuletable.games.hats.position import DRAWING, PLAYING, STARTING
from yuletable.games.hats.rules import State

OPTIONS: list[dict[str, Json]] = [
    {},
    {"black_hat_number": 1},
    {"optional_per_turn": "unlimited", "removed_one": "beret"},
]


def card(number: int) -> Card:
    return card_of(NAMES[number])


def set_up(state: State) -> Oracle:
    seats = [Seat(hand=[card(each) for each in hand]) for hand in state.hands]
    tray = {at + 1: card(each) for at, each in enumerate(state.tray)}
    return Oracle(seats, tray, 1 if state.black_number else None)


def follow(oracle: Oracle, seat: int, data: Json, state: State) -> None:
    """Do the same with the oracle; `state` is the game's before it."""
    if "swap" in data:
        played = card_of(data["swap"])
        assert oracle.may_swap(played, data["space"])
        oracle.swap(seat, played, data["space"])
    elif "black" in data:
        oracle.hide(seat, card_of(data["black"]))
    elif "replace" in data:
        oracle.seats[seat].hand.remove(card_of(data["replace"]))
    elif "draw" in data:
        oracle.seats[state.active].hand.append(card_of(data["draw"]))
    elif "give" in data:
        partner, offered = state.active, card(state.offered)
        given = card_of(data["give"])
        oracle.seats[seat].hand.remove(given)
        oracle.seats[partner].hand.remove(offered)
        oracle.seats[seat].hand.append(offered)
        oracle.seats[partner].hand.append(given)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_both_read_the_rules_alike(seats: int, options: dict[str, Json]) -> None:
    for number in range(25):
        state = GAME.new(seats, check_options(GAME.spec, options))
        pick = pick_for("oracle", seats, number, sorted(options))
        oracle: Oracle | None = None
        while state.current() != OVER:
            if oracle is None and state.phase > STARTING:
                oracle = set_up(state)
            seat, action = random_step(state, pick, 0)
            if state.phase in (PLAYING, DRAWING) and oracle is not None and not state.main_done:
                check_swaps(state, oracle)
            data = GAME.action_json(state, seat, action)
            if oracle is not None:
                follow(oracle, state.active if seat == CHANCE else seat, data, state)
            state.apply(seat, action)
            if oracle is not None:
                check(state, oracle)
        assert oracle is not None
        winners = {seat for seat in range(seats) if state.places()[seat] == 1}
        assert winners == oracle.winners()


def check_swaps(state: State, oracle: Oracle) -> None:
    if state.phase != PLAYING:
        return
    seat = state.active
    legal = [GAME.action_json(state, seat, action) for action in state.legal_actions(seat)]
    swaps = {(each["swap"], each["space"]) for each in legal if "swap" in each}
    assert swaps == {
        (f"{kind}-{number}", space)
        for kind, number in oracle.seats[seat].hand
        for space in oracle.tray
        if oracle.may_swap((kind, number), space)
    }
    blacks = {each["black"] for each in legal if "black" in each}
    assert blacks == {f"{kind}-{number}" for kind, number in oracle.seats[seat].hand}


def check(state: State, oracle: Oracle) -> None:
    over = state.current() == OVER
    assert (state.cookie if state.cookie >= 0 else None) == oracle.cookie
    assert state.scores() == oracle.points(over)
    for seat, lines in enumerate(state.lines()):
        assert tuple(lines) == oracle.lines(seat, oracle.seats[seat].hand[0] if over else None)
    view = GAME.view(state, None)
    for each in view.types:
        assert each.value == oracle.value(each.type)
    for seat, player in enumerate(view.players):
        assert player.points == sum(oracle.lines(seat, None))
        assert player.types == oracle.type_count(seat)
        if oracle.cookie not in (None, seat):
            holder = oracle.cookie
            assert holder is not None
            assert player.behind == oracle.type_count(holder) - oracle.type_count(seat)
            if player.behind == 0:
                assert not player.wins_tie, "who would win the tie has the cookie"
