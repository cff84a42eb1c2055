"""Counts and whole matches that every correct engine shares."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from tests.games.patchwork.notation import ORDER, cells_of
from yuletable.bots.playing import pick_for
from yuletable.core.perft import perft
from yuletable.core.protocol import OVER
from yuletable.games.patchwork import GAME
from yuletable.games.patchwork.actions import BUY, PASS
from yuletable.games.patchwork.bot import any_ply
from yuletable.games.patchwork.patches import SPECIAL
from yuletable.games.patchwork.position import OWING, TURN
from yuletable.games.patchwork.rules import State

VECTORS: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("vectors.json").read_text("utf-8")
)


@pytest.mark.parametrize("vector", VECTORS["perft"])
def test_perft(vector: dict[str, Any]) -> None:
    state = GAME.laid_out(vector["order"])
    counts = [perft(GAME, state, depth) for depth in range(1, len(vector["counts"]) + 1)]
    assert counts == vector["counts"]


def test_a_match_of_passes_alone() -> None:
    vector = VECTORS["all_pass"]
    state = GAME.laid_out(ORDER)
    plies, takers = 0, []
    while (seat := state.who) != OVER:
        if state.phase == OWING:
            takers.append(seat)
        state.apply(seat, state.legal_actions(seat)[0])
        plies += 1
    assert plies == vector["plies"]
    assert state.buttons == vector["buttons"]
    assert state.scores() == vector["scores"]
    assert state.places().index(1) == vector["winner"]
    assert takers == vector["special_patches_taken_by"]


def mask_of(patch: int, action: int) -> int:
    return sum(1 << 9 * row + column for row, column in cells_of(patch, action))


@pytest.mark.parametrize("vector", VECTORS["first_buy"])
def test_a_deterministic_match(vector: dict[str, Any]) -> None:
    """The first patch that can be bought, where its lowest mask is; a 1x1 on the lowest square."""
    state = GAME.laid_out(ORDER)
    plies = 0
    while (seat := state.who) != OVER:
        legal = state.legal_actions(seat)
        if state.phase == TURN:
            state.apply(seat, legal[1] if len(legal) > 1 else PASS)
            if len(legal) > 1:
                patch = state.circle[legal[1] - BUY]
                places = state.legal_actions(seat)
                state.apply(seat, min(places, key=lambda each: mask_of(patch, each)))
        else:
            state.apply(seat, min(legal, key=lambda each: mask_of(SPECIAL, each)))
        plies += 1
    assert plies == vector["plies"]
    assert state.buttons == vector["buttons"]
    assert state.income == vector["income"]
    assert state.scores() == vector["scores"]
    assert state.places().index(1) == vector["winner"]
    assert state.bonus == (-1 if vector["bonus"] is None else vector["bonus"])
    assert [hex(board) for board in state.board] == vector["occupied"]


def random_match(number: int) -> tuple[int, State]:
    pick = pick_for("uniform", number)
    state = GAME.new(2, {"track": "revised", "start": "random"})
    plies = 0
    while state.who != OVER:
        if state.who < 0:
            outcomes = state.chance()
            assert isinstance(outcomes, int)
            state.apply(state.who, pick(outcomes))
            continue
        action = any_ply(state, state.legal_actions(state.who), pick)
        plies += not GAME.part(action)
        state.apply(state.who, action)
    return plies, state


def test_random_matches_are_as_long_and_as_bad_as_they_should_be() -> None:
    """Every ply equally likely: 42.79 plies and a score of -11.2 in 100,000 matches elsewhere. The
    bounds are five standard errors of 300 matches."""
    played = [random_match(number) for number in range(300)]
    plies = sum(each for each, _ in played) / len(played)
    scores = [score for _, state in played for score in state.scores()]
    assert abs(plies - 42.79) < 5 * 3.0 / 300**0.5
    assert abs(sum(scores) / len(scores) + 11.2) < 5 * 13.0 / 600**0.5
