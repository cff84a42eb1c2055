"""The rules against their second implementation, on the states of random matches."""

from itertools import product
from typing import Any

import pytest

from tests.games.sweaters import oracle
from tests.games.sweaters.notation import by_lot, sensible
from yuletable.bots.playing import pick_for
from yuletable.core.protocol import OVER, check_options
from yuletable.games.sweaters import GAME
from yuletable.games.sweaters.cards import NUMBERED
from yuletable.games.sweaters.defaults import best_of
from yuletable.games.sweaters.position import DRAFTING, PLAYING, SETTING
from yuletable.games.sweaters.rules import State
from yuletable.games.sweaters.scoring import (
    best_choice,
    facts_of,
    is_complete,
    matching,
    open_patches,
    points_of,
)

SHAPES: list[tuple[int, dict[str, Any]]] = [
    (2, {"mode": "express", "bonus": True}),
    (2, {"mode": "avid", "profile": "current"}),
    (3, {"mode": "casual", "bonus": True}),
    (3, {"mode": "express", "profile": "current"}),
    (4, {"mode": "casual", "difficulty": "novice"}),
    (4, {"mode": "avid", "bonus": True}),
]


def met_by(state: State, seat: int) -> int:
    masks = [
        facts_of(sweater, state.settings).santas if is_complete(sweater) else 0
        for sweater in state.sweaters[seat]
    ]
    return len(matching(list(range(16)), masks))


def compare(state: State) -> None:
    view = GAME.view(state, None)
    seat = state.who
    if state.phase == PLAYING:
        own = GAME.view(state, seat).own
        assert own is not None
        wanted = oracle.may_play(own.hand, view.trade, state.current_profile)
        legal = {GAME.action_json(state, seat, a)["play"] for a in state.legal_actions(seat)}
        assert legal == wanted
        ask = GAME.ask(state, seat)
        assert ask is not None
        for option in ask.options:
            assert (option.why is None) == (option.data["play"] in wanted)
    if state.phase == DRAFTING:
        assert [turn.card for turn in view.order] == oracle.order(view.trade, view.fit, view.yarn)
    fads = [fad.fad for fad in view.fads]
    for seat, player in enumerate(view.players):
        for sweater, inside in zip(player.sweaters, state.sweaters[seat], strict=True):
            if sweater.complete:
                found = facts_of(inside, state.settings)
                known = points_of(found, state.counting(inside), sweater.banked)
                assert known == sweater.points
                counting = sweater.claims if state.express else fads
                pieces = oracle.pieces_of(sweater)
                assert sweater.points == oracle.worth(pieces, counting, sweater.banked)
    for seat in range(state.n):
        done = [
            oracle.pieces_of(sweater) for sweater in view.players[seat].sweaters if sweater.complete
        ]
        assert met_by(state, seat) == oracle.most_met(done, list(range(1, 17)))


@pytest.mark.parametrize(("seats", "options"), SHAPES)
def test_legality_order_and_points(seats: int, options: dict[str, Any]) -> None:
    """Two of three moves are sensible ones, so that sweaters come to be."""
    state = GAME.new(seats, check_options(GAME.spec, options))
    pick = pick_for("oracle", seats, str(options))
    complete = compared = 0
    while state.current() != OVER:
        seat = state.current()
        if seat >= 0 and pick(3) == 0:
            compare(state)
            compared += 1
            complete += any(is_complete(s) for area in state.sweaters for s in area)
        (sensible if pick(3) else by_lot)(state, pick)
    assert complete > 5
    assert compared > 20


def test_the_best_choice_for_patches_is_the_best() -> None:
    """Every value and icon of one or two patches is tried."""
    pick = pick_for("patches")
    tried = 0
    while tried < 12:
        numbers = [pick(NUMBERED) for _ in range(2)]
        sweater = [numbers[0], 48 + pick(4), 48 + pick(4) if pick(2) else numbers[1], -1, 0, 0]
        if len({*sweater[:3]}) < 3:
            continue
        tried += 1
        fads = [pick(10)]
        santas = [pick(8), 8 + pick(8)]
        found = best_choice([(sweater, fads)], [-1] * 4, santas)
        settings = [-1] * 4
        best = 0
        colors = open_patches(sweater, settings)
        for way in product(range(48), repeat=len(colors)):
            for color, setting in zip(colors, way, strict=True):
                settings[color] = setting
            facts = facts_of(sweater, settings)
            points = points_of(facts, fads) + 3 * bool(matching(santas, [facts.santas]))
            best = max(best, points)
        assert found.points == best
        facts = facts_of(sweater, found.settings)
        assert points_of(facts, fads) + 3 * bool(matching(santas, [facts.santas])) == best


def test_the_best_choice_is_offered_when_patches_are_set() -> None:
    """Following the default to the end brings what the ask promises."""
    found = 0
    for number in range(12):
        state = GAME.new(2, check_options(GAME.spec, {}))
        pick = pick_for("offered", number)
        while state.current() != OVER and found < 6:
            seat = state.current()
            if state.phase == SETTING:
                promised = best_of(state, seat).points
                twin = state.clone()
                while twin.phase == SETTING and seat in twin.actors():
                    twin.apply(seat, twin.default(seat))
                if twin.sheets != state.sheets:
                    own = twin.sheets[-1].seats[seat]
                    assert own.points - sum(line.points for line in own.extra) == promised
                    found += 1
            sensible(state, pick)
    assert found
