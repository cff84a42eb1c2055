"""The bridge of docs/examples to the contest format of Patchwork."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.arena.programs import EXAMPLES, command
from tests.arena.test_arena import run
from yuletable.bots.foreign import Foreign
from yuletable.bots.levels import bot_of
from yuletable.bots.playing import pick_for, play_out
from yuletable.core.chance import seed_of
from yuletable.core.match import Event, Match
from yuletable.core.protocol import check_options
from yuletable.core.registry import entry
from yuletable.games.patchwork.patches import COUNT, PATCHES


def loaded(name: str) -> ModuleType:
    """A file of docs/examples as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_bot_that_knows_the_contest_alone_plays_here(capsys: pytest.CaptureFixture[str]) -> None:
    """Whole games, and well: it understands what it is told and is understood."""
    bridge = f"{command(EXAMPLES / 'contest_bridge.py')} {command(EXAMPLES / 'contest_bot.py')}"
    code, out, err = run(
        capsys,
        *("theirs", "random", "--game", "patchwork", "--bot", f"theirs={bridge}"),
        *("--bot-ms", "20000", "--blocks", "2", "--jobs", "1", "--json"),
    )
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert result["a"]["win_share"]["mean"] == 1
    assert result["a"]["score"]["mean"] > -40
    assert result["games"] == 6


def test_every_orientation_is_the_contests() -> None:
    """Flip first, then quarter turns clockwise, as the contest's own words have it."""
    bridge, bot = loaded("contest_bridge"), loaded("contest_bot")
    for patch in range(COUNT + 1):
        for flip, turns, cells in bot.shapes(bridge.shape(patch)):
            laid = PATCHES[patch].orientations[bridge.orientation_of(patch, flip, turns)]
            assert sorted(laid.cells) == sorted(cells)


def test_ids_are_the_contests() -> None:
    bridge = loaded("contest_bridge")
    assert [bridge.contest_id(patch) for patch in (0, 1, 32, 33)] == [32, 0, 31, 33]
    for contest in range(COUNT + 1):
        assert bridge.contest_id(bridge.own_id(contest)) == contest
    assert bridge.shape(0) == "OO"
    assert bridge.shape(30) == "O.O|OOO|O.O"


@pytest.mark.parametrize("line", ["", "JUMP", "PLAY 3", "PLAY 3 x 1 0 0", "PLAY 40 1 1 0 0"])
def test_what_is_no_move_is_no_answer(line: str) -> None:
    with pytest.raises(ValueError, match=r"invalid literal|^" + line):
        loaded("contest_bridge").answer_of(line)


def test_a_message_behind_the_move_is_left_out() -> None:
    bridge = loaded("contest_bridge")
    assert bridge.answer_of("SKIP good luck") == {"pass": True}
    assert bridge.answer_of("PLAY 32 7 2 0 1 ha") == {
        "buy": 0,
        "orientation": bridge.orientation_of(0, 0, 1),
        "place": [2, 7],
    }
    assert bridge.answer_of("PLAY 33 0 8 0 0") == {"place": [8, 0]}


def heard(log: Path, seat: int) -> list[str]:
    """All that the contest's bot is told in a match against `greedy`."""
    listening = log.with_suffix(".py")
    source = (EXAMPLES / "contest_bot.py").read_text()
    listening.write_text(
        "import builtins\n"
        "def input():\n"
        "    line = builtins.input()\n"
        f"    open({str(log)!r}, 'a').write(line + '\\n')\n"
        "    return line\n" + source
    )
    bridge = (sys.executable, str(EXAMPLES / "contest_bridge.py"), sys.executable, str(listening))
    found = entry("patchwork")
    options = check_options(found.game.spec, {"start": "second"})
    match: Match[Any] = Match.start(found.game, 2, options, seed_of("c"))
    greedy = bot_of(found, "greedy")
    with Foreign(found.game, 2, seat, options, "theirs", bridge, 20000) as theirs:

        def emit(kind: str, audience: int, full: Any, public: Any = None) -> None:
            theirs.told(Event(kind, audience, full, public))

        bots = [greedy, greedy]
        bots[seat] = theirs
        play_out(match, bots, [pick_for("c", each) for each in range(2)], emit)
    return log.read_text().splitlines()


@pytest.mark.parametrize("seat", [0, 1])
def test_the_moves_of_the_other_make_its_board(tmp_path: Path, seat: int) -> None:
    """What the bot is told fits together all game long: the quilt of the other is what its moves
    have made of it, and the patches that are left are those that nobody moved."""
    bridge, bot = loaded("contest_bridge"), loaded("contest_bot")
    lines = iter(heard(tmp_path / "log", seat))
    assert [next(lines) for _ in range(4)] == [
        *("9", "5 11 17 23 29 35 41 47 53"),
        *("5", "26 32 38 44 50"),
    ]
    made = [["."] * 9 for _ in range(9)]
    turns = specials = 0
    gone: set[str] = set()
    for first in lines:
        turns += 1
        assert len(first.split()) == 3
        own = [next(lines) for _ in range(9)]
        assert all(set(row) <= {"O", "."} and len(row) == 9 for row in own)
        next(lines)
        theirs = [next(lines) for _ in range(9)]
        patches = [next(lines).split() for _ in range(int(next(lines)))]
        specials += next(lines) == "33"
        for move in [next(lines) for _ in range(int(next(lines)))]:
            if move == "SKIP":
                continue
            _, name, x, y, flip, quarter = move.split()
            gone.add(name)
            ways = {
                (f, t): cells for f, t, cells in bot.shapes(bridge.shape(bridge.own_id(int(name))))
            }
            for row, column in ways[int(flip), int(quarter)]:
                assert made[int(y) + row][int(x) + column] == "."
                made[int(y) + row][int(x) + column] = "O"
        assert theirs == ["".join(row) for row in made]
        assert not gone - {"33"} & {patch[0] for patch in patches}
    assert turns > 10
    assert len(gone) > 5
