"""The players of Ugly Christmas Sweaters: a ladder in small, and what they decide."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.games.sweaters.notation import Table
from yuletable.bots.flat import choose
from yuletable.bots.levels import LEVELS
from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import Json
from yuletable.core.seen import Bot, Search, see
from yuletable.games.sweaters import BOTS, GAME
from yuletable.games.sweaters.bot import greedy
from yuletable.games.sweaters.rules import State

POSITIONS = files("yuletable.games.sweaters") / "positions"
EXPERT = BOTS["expert"]


def expert(iterations: int) -> Bot:
    assert isinstance(EXPERT, Search)
    search = EXPERT

    def bot(seen: Any, pick: Any) -> int:
        action: int = choose(GAME, search, seen, pick, iterations).action
        return action

    return bot


def random_one(seen: Any, pick: Any) -> int:
    action: int = seen.legal[pick(len(seen.legal))]
    return action


@pytest.mark.parametrize("options", [{"mode": "express", "bonus": True}, {}])
def test_greedy_beats_random(options: Any) -> None:
    won = 0.0
    for number in range(3):
        for mine in range(2):
            bots: list[Bot] = [random_one, random_one]
            bots[mine] = greedy
            match: Match[State] = Match.start(GAME, 2, options, seed_of(f"ladder:{number}"))
            play_out(match, bots, [pick_for("ladder", number, seat) for seat in range(2)])
            won += match.state.places()[mine] == 1
    assert won >= 5


def asked(table: Table, bot: Bot) -> Json:
    pick = pick_for("asked")
    seat = table.state.current()
    action = bot(see(GAME, table.state, seat, pick), pick)
    return GAME.action_json(table.state, seat, action)


def test_the_names_are_those_of_every_game() -> None:
    assert list(BOTS) == ["greedy", "expert"]
    assert set(BOTS) <= set(LEVELS)


def test_decisions_over_the_worked_positions_stay() -> None:
    """A change here is a change of play. Meant? Then write what is found into the file."""
    found: dict[str, Json] = {}
    for path in sorted(POSITIONS.iterdir(), key=lambda each: each.name):
        table = Table(json.loads(path.read_text("utf-8")))
        bots = {"greedy": greedy, "expert": expert(24)}
        found[path.name[:-5]] = {name: asked(table, bot) for name, bot in bots.items()}
    kept = json.loads((Path(__file__).parent / "decisions.json").read_text("utf-8"))
    assert found == kept, json.dumps(found, indent=2)
