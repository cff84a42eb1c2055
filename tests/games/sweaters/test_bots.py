"""The players of Ugly Christmas Sweaters: a ladder in small, and what they decide."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.games.sweaters.notation import Table, card
from tests.games.sweaters.test_clauses_knit import abilities, first_pick
from yuletable.bots.flat import choose
from yuletable.bots.levels import LEVELS
from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import Json
from yuletable.core.seen import Bot, Search, see
from yuletable.games.sweaters import BOTS, GAME
from yuletable.games.sweaters.bot import greedy
from yuletable.games.sweaters.policy import area_of, context, gain_of
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


def drafted(*worn: str, pool: str, holder: str, bot: Bot) -> Json:
    """What a bot takes from the pool with this ability."""
    return asked(
        first_pick(
            pool,
            *worn,
            trick=6,
            santas=[[5], [13]],
            fads=[8],
            **abilities(holder, "billy"),
        ),
        bot,
    )


def test_bots_knit_for_the_little_brothers() -> None:
    # A green and two red pieces are worn; red 8 to two green ones is the other half.
    worn, pool = ("G7 R11 R3", "G6 G4"), "R8 Y5 Y2 P9"
    for bot in (greedy, expert(24)):
        assert drafted(*worn, pool=pool, holder="little_brothers", bot=bot) == {"take": "red-8"}
        assert drafted(*worn, pool=pool, holder="tina", bot=bot) != {"take": "red-8"}


def test_a_combo_of_the_little_brothers_is_worth_something_while_it_grows() -> None:
    def gain(short: str, *worn: str, holder: str) -> float:
        table = first_pick("R8 Y5 Y2 Y9", *worn, trick=6, fads=[1], **abilities(holder, "billy"))
        state = table.state
        ctx = context(state, 0, 0, 3)
        return gain_of(area_of(state, 0), card(short), ctx)

    def more(short: str, *worn: str) -> float:
        with_card = gain(short, *worn, holder="little_brothers")
        return with_card - gain(short, *worn, holder="tina")

    # Red to green is half of either combo; a sweater of purple is none.
    assert more("R8", "G7") > 0
    assert more("Y5") == 0
    # The second combo pays all, one that is there already nothing.
    assert 2 * more("R8", "G7") < more("R8", "G7 R11 R3", "G6 G4") <= 3
    assert more("R8", "G7 R11 R3", "R6 G4") < 0.5


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
