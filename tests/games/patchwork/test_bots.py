"""The players of Patchwork: legal, quick, and in the right order."""

import json
from pathlib import Path
from typing import Final

import pytest

from tests.games.patchwork.notation import Table, front, player, position, rectangle
from tests.games.patchwork.test_positions import FILES
from yuletable.bots.levels import bot_of, thinks
from yuletable.bots.playing import pick_for, play_out
from yuletable.core import registry
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import OVER, Json, Seat
from yuletable.core.seen import Bot, see
from yuletable.games.patchwork import GAME
from yuletable.games.patchwork.bot import greedy, random_ply
from yuletable.games.patchwork.endgame import is_near, solved
from yuletable.games.patchwork.rules import State
from yuletable.games.patchwork.search import think
from yuletable.games.patchwork.sketch import NOISE_SIZE, Sketch

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
