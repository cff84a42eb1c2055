"""The players of Patchwork: legal, quick, and in the right order."""

import json
from pathlib import Path
from typing import Final

import pytest

from tests.conformance.subjects import random_step
from tests.games.patchwork.notation import Table, front, player, position, rectangle
from tests.games.patchwork.test_positions import FILES
from yuletable.bots.levels import bot_of, thinks
from yuletable.bots.playing import pick_for, play_out
from yuletable.core import registry
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import CHANCE, OVER, Json, Seat, check_options
from yuletable.core.seen import Bot, see
from yuletable.games.patchwork import GAME
from yuletable.games.patchwork.actions import BUY, PASS
from yuletable.games.patchwork.bot import greedy, random_ply
from yuletable.games.patchwork.endgame import is_near, solved
from yuletable.games.patchwork.patches import SQUARES
from yuletable.games.patchwork.position import OWING, PLACING
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.search import think
from yuletable.games.patchwork.sketch import NOISE_SIZE, PASSED, Sketch

ENTRY: Final = registry.entry("patchwork")


def expert(iterations: int) -> Bot:
    return bot_of(ENTRY, "expert", iterations)


def wins(one: Bot, two: Bot, blocks: int) -> float:
    """Share of wins of `one`, in both seats of each circle."""
    won = 0
    for number in range(blocks):
        for mine in range(2):
            bots = [one, two] if mine == 0 else [two, one]
            match: Match[State] = Match.start(GAME, 2, {}, seed_of(f"ladder:{number}"))
            play_out(match, bots, [pick_for("ladder", number, seat) for seat in range(2)])
            won += match.state.places()[mine] == 1
    return won / (2 * blocks)


def test_greedy_beats_random() -> None:
    assert wins(greedy, random_ply, 30) >= 0.85


def test_expert_beats_greedy() -> None:
    """The ladder in small; its gate is measured by `yuletable arena`."""
    assert wins(expert(60), greedy, 6) >= 0.75


def test_the_levels_have_the_names_that_every_game_uses() -> None:
    assert list(ENTRY.bots) == ["random", "greedy", "expert"]
    assert [name for name in ENTRY.bots if thinks(ENTRY, name)] == ["expert"]


def test_a_late_search_still_gives_a_legal_action() -> None:
    table = Table(position(player(), player(), top=0))
    seen = see(GAME, table.state, 0, pick_for("late"))
    asked = 0

    def late() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    assert think(seen, pick_for("late"), 10**6, late) in seen.legal
    assert asked == 4


def test_the_end_is_played_exactly() -> None:
    """The last move: a pass brings 1 button, patch 22 costs 1 and covers six squares."""
    for nodes, found in ((50, True), (1, False)):
        table = Table(position(player(52, 9), player(52), top=0, front=[22]))
        assert is_near(table.state)
        action = solved(table.state, nodes)
        assert (action == 1) == found
    assert not is_near(Table(position(player(), player(), top=0)).state)


@pytest.mark.parametrize("seat", [0, 1])
def test_each_seat_plays_its_own_best_end(seat: Seat) -> None:
    """Its last move, in both seats: the margin of one is the loss of the other."""
    own, other = player(52, 9), player(52)
    seats = (own, other) if seat == 0 else (other, own)
    table = Table(position(*seats, top=seat, front=[22]))
    assert table.state.current() == seat
    assert solved(table.state, 50) == 1


@pytest.mark.parametrize("track", ["revised", "classic"])
def test_an_outline_counts_as_the_match_does(track: str) -> None:
    """Beside each other over passes and purchases: what a bot believes is the table's own track
    and its marks."""
    taken = 0
    for number in range(4):
        state = GAME.new(2, check_options(GAME.spec, {"track": track}))
        pick = pick_for("outline", track, number)
        while state.current() == CHANCE:
            state.apply(*random_step(state, pick, 0))
        outline = Sketch(state)
        while state.current() != OVER:
            seat = state.current()
            assert (outline.mover(), outline.special) == (seat, state.special)
            _, action = random_step(state, pick, 0)
            state.apply(seat, action)
            while state.phase in (PLACING, OWING):
                taken += state.phase == OWING
                state.apply(*random_step(state, pick, 0))
            outline.play(seat, PASSED if action == PASS else action - BUY)
            assert (outline.time, outline.buttons) == (state.time, state.buttons)
            assert (outline.income, outline.special) == (state.income, state.special)
            assert outline.circle == state.circle
            assert outline.empty == [SQUARES - board.bit_count() for board in state.board]
        assert outline.first == state.home[0]
    assert taken == 20


def test_the_expert_fills_the_7x7() -> None:
    table = Table(position(player(10, 9), player(12), front=[0]))
    table.cover(0, rectangle(7, 7, 1, 1) - {(7, 6), (7, 7)}).do(0, {"buy": 0})
    assert asked(table, 0, expert(20)) == {"orientation": 0, "place": [7, 6]}


@pytest.mark.parametrize("number", range(3))
def test_a_playout_does_what_an_outline_does_step_by_step(number: int) -> None:
    """`finish` is `mover`, `moves` and `play` in one."""
    match: Match[State] = Match.start(GAME, 2, {}, seed_of(f"outline:{number}"))
    one, two = Sketch(match.state), Sketch(match.state)
    margin = one.finish([1.0] * NOISE_SIZE, 0)
    while (seat := two.mover()) >= 0:
        two.play(seat, two.moves(seat)[0])
    assert two.margin() == margin
    assert (two.buttons, two.empty, two.first) == (one.buttons, one.empty, one.first)
    assert margin % 2 == 1


def asked(table: Table, seat: Seat, bot: Bot) -> Json:
    pick = pick_for("asked")
    action = bot(see(GAME, table.state, seat, pick), pick)
    return GAME.action_json(table.state, seat, action)


def test_decisions_over_the_worked_positions_stay() -> None:
    """A change here is a change of play. Meant? Then write what is found into the file."""
    found: dict[str, Json] = {}
    for path in FILES:
        table = Table(json.loads(path.read_text("utf-8")))
        seat = table.state.current()
        if seat != OVER:
            bots = {"greedy": greedy, "expert": expert(60)}
            found[path.stem] = {name: asked(table, seat, bot) for name, bot in bots.items()}
    kept = json.loads((Path(__file__).parent / "decisions.json").read_text("utf-8"))
    assert found == kept, json.dumps(found, indent=2)


def test_the_front_of_a_circle_is_as_asked() -> None:
    assert front(9, 8)[:3] == [9, 8, 1]
