"""The ladder: which pairs are played, what they say, and what lies in the package."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from yuletable import cli
from yuletable.arena.chart import chart
from yuletable.arena.gates import GATES, Gate, step_gate
from yuletable.arena.ladder import FULL, QUICK, base_seats, joined, levels_of, planned
from yuletable.arena.statistics import Interval
from yuletable.bots.levels import LEVELS
from yuletable.core.registry import Entry, entries, entry
from yuletable.core.seen import random_bot
from yuletable.ladder import GameLadder, Ladder, Pair, Rung, ladder, read

FOUR = ("easy", "normal", "hard", "expert")


def pairs(found: Entry, quick: bool = False) -> dict[tuple[int, str, str], str | None]:
    """The gate of every pair that is planned."""
    plans = planned(found, QUICK if quick else FULL, "s")
    return {
        (plan.duel.seats, plan.duel.mine.name, plan.duel.theirs.name): (
            None if plan.gate is None else plan.gate.text
        )
        for plan in plans
    }


def with_levels(found: Entry, monkeypatch: pytest.MonkeyPatch, *names: str) -> Entry:
    monkeypatch.setattr(found, "bots", dict.fromkeys(names, random_bot))
    return found


def test_neighbours_and_gates_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    found = with_levels(entry("twelve_days"), monkeypatch, "random", "greedy", *FOUR)
    step, wide = "60 to 72 %", "32 to 40 %"
    assert pairs(found) == {
        (2, "greedy", "random"): None,
        (2, "easy", "greedy"): None,
        (2, "normal", "easy"): step,
        (2, "hard", "normal"): step,
        (2, "expert", "hard"): step,
        (4, "normal", "easy"): wide,
        (4, "hard", "normal"): wide,
        (4, "expert", "hard"): wide,
        (4, "greedy", "random"): "lower end at least 64 %",
        (4, "expert", "greedy"): "lower end at least 46 %",
        (2, "expert", "greedy"): "lower end at least 74 %",
    }


def test_teams_of_four_are_two_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hats for four is one side against another: the shares of four sides are not asked of it."""
    found = with_levels(entry("hats"), monkeypatch, "random", "greedy", *FOUR)
    assert {seats for seats, _, _ in pairs(found)} == {2}


def test_a_game_has_the_levels_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    found = with_levels(entry("patchwork"), monkeypatch, "expert", "random", "odd", "easy")
    assert levels_of(found) == ["random", "easy", "expert"]
    assert pairs(found) == {(2, "easy", "random"): None, (2, "expert", "random"): None}


def test_a_game_of_characters_is_measured_too() -> None:
    found = entry("gift_trail")
    assert levels_of(found) == list(found.bots)
    assert base_seats(found) == 4
    assert set(pairs(found)) == {(4, name, "random") for name in levels_of(found)[1:]}


def test_quick_asks_only_what_it_can_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    for found in entries().values():
        full, quick = pairs(found), pairs(found, quick=True)
        assert all(gate in (None, full[key]) for key, gate in quick.items())
        games = [sum(p.blocks for p in planned(found, each, "s")) for each in (QUICK, FULL)]
        assert games[0] <= games[1]
    left = [key for key, gate in pairs(entry("sweaters"), quick=True).items() if gate is None]
    assert (2, "expert", "greedy") in left
    many = with_levels(entry("twelve_days"), monkeypatch, "random", "greedy", *FOUR)
    assert {key for key in pairs(many, quick=True) if key[0] == 4} == {
        (4, "greedy", "random"),
        (4, "expert", "greedy"),
    }


def test_every_gate_is_of_players_that_there_are() -> None:
    for gate in GATES:
        found = entry(gate.game)
        assert {gate.better, gate.worse} <= set(found.bots)
        assert (gate.seats, gate.better, gate.worse) in pairs(found)


@pytest.mark.parametrize(
    ("low", "high", "floor", "band"),
    [
        (0.65, 0.75, True, True),
        (0.60, 0.70, True, True),
        (0.59, 0.61, False, True),
        (0.72, 0.80, True, True),
        (0.73, 0.80, True, False),
        (0.40, 0.59, False, False),
        (None, None, False, False),
    ],
)
def test_gates(low: float | None, high: float | None, floor: bool, band: bool) -> None:
    share = Interval(0.5, low, high)
    assert Gate("g", 2, "a", "b", 0.60).met_by(share) is floor
    assert Gate("g", 2, "a", "b", 0.60, 0.72).met_by(share) is band


def test_steps_are_of_neighbours_alone() -> None:
    assert step_gate("g", 2, 2, "normal", "easy") == Gate("g", 2, "normal", "easy", 0.60, 0.72)
    assert step_gate("g", 4, 4, "expert", "hard") == Gate("g", 4, "expert", "hard", 0.32, 0.40)
    assert step_gate("g", 2, 2, "hard", "easy") is None
    assert step_gate("g", 2, 2, "easy", "greedy") is None
    assert step_gate("g", 4, 2, "normal", "easy") is None
    assert step_gate("g", 3, 3, "normal", "easy") is None


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = cli.main(["ladder", "--jobs", "1", *args])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.usefixtures("tiny")
def test_the_command_writes_the_ladder_and_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "ladder"
    given = ("--game", "tiny", "--out", str(folder), "--blocks", "6")
    code, out, err = run(capsys, *given)
    assert (code, err) == (0, "")
    assert "expert         v random         2 seats" in out
    found = read((folder / "ladder.json").read_bytes())
    (game,) = found.games
    assert (game.game, game.seats, game.anchor) == ("tiny", 2, "random")
    assert [rung.level for rung in game.rungs] == ["random", "expert"]
    assert (game.rungs[0].rating, game.rungs[0].low, game.rungs[0].high) == (1000, 1000, 1000)
    assert game.rungs[1].low < game.rungs[1].rating < game.rungs[1].high
    assert game.rungs[1].games == 12
    assert "| expert | random | 2 |" in (folder / "ladder.md").read_text()
    blocks = (folder / "blocks.jsonl").read_bytes()
    assert blocks.count(b"\n") == 6
    assert run(capsys, *given)[1] == out
    assert (folder / "blocks.jsonl").read_bytes() == blocks
    (folder / "blocks.jsonl").write_bytes(blocks[:-5])
    code, again, err = run(capsys, *given)
    assert (code, again) == (0, out)
    assert "has a last line that was cut off" in err


def test_other_games_of_the_folder_are_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, tiny: Entry
) -> None:
    old = Ladder("0", "s", [GameLadder("chess", 1, 2, "greedy", [])], [])
    (tmp_path / "ladder.json").write_bytes(msgspec.json.encode(old))
    for blocks in ("2", "3"):
        given = ("--game", "tiny", "--out", str(tmp_path), "--blocks", blocks)
        assert run(capsys, *given)[0] == 0
        games = json.loads((tmp_path / "ladder.json").read_text())["games"]
        assert [each["game"] for each in games] == ["chess", "tiny"]


def test_a_missed_gate_is_code_1_and_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`greedy` that plays at random cannot win 94 %."""
    found = entry("hats")
    monkeypatch.setattr(found, "bots", {"random": random_bot, "greedy": random_bot})
    monkeypatch.setattr("yuletable.commands.ladder.FULL", msgspec.structs.replace(FULL, fast=40))
    code, out, err = run(capsys, "--game", "hats")
    assert code == 1
    assert "MISSED" in out
    (line,) = err.splitlines()
    assert line.startswith("yuletable: a gate is missed: hats, 2 seats: greedy wins ")
    assert line.endswith("against random in 40 games; asked for: lower end at least 94 %.")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--game", "chess"), "There is no game 'chess'."),
        (("--blocks", "0"), "--blocks must be 1 or more, not 0."),
        (("--game", "hats", "--out", "/dev/null/x"), "/dev/null/x cannot be made"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], says: str
) -> None:
    code, out, err = run(capsys, *args)
    assert (code, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_a_folder_with_another_file_of_that_name_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "ladder.json").write_text("[1, 2]")
    code, out, err = run(capsys, "--game", "hats", "--out", str(tmp_path))
    assert (code, out) == (2, "")
    assert "is no ladder" in err
    assert [each.name for each in tmp_path.iterdir()] == ["ladder.json"]


def small() -> Ladder:
    rungs = [Rung("random", 1000, 1000, 1000, 40), Rung("expert", 1210.5, 1100, 1333, 40)]
    pair = Pair("a<b", 2, "expert", "random", 0.8, 0.7, 0.9, 0.5, 20, 40, None, None)
    return Ladder("1", "s", [GameLadder("a<b", 1, 2, "random", rungs)], [pair])


def test_the_chart_is_a_picture_of_the_numbers() -> None:
    """Dots and intervals lie where the axis says."""
    root = ElementTree.fromstring(chart(small(), {"a<b": "A & B"}))
    space = "{http://www.w3.org/2000/svg}"
    texts = [each.text for each in root.iter(f"{space}text")]
    assert {"A & B", "random", "expert", "1000", "1210"} <= set(texts)
    ticks = {
        int(each.text or ""): float(each.attrib["x"])
        for each in root.iter(f"{space}text")
        if each.attrib.get("class") == "axis"
    }
    per_point = (ticks[1200] - ticks[1000]) / 200
    dots = [float(each.attrib["cx"]) for each in root.iter(f"{space}circle")]
    assert dots[0] == pytest.approx(ticks[1000], abs=0.2)
    assert dots[1] == pytest.approx(ticks[1000] + 210.5 * per_point, abs=0.2)
    (span,) = [e for e in root.iter(f"{space}line") if e.attrib["class"] == "span"]
    assert float(span.attrib["x2"]) - float(span.attrib["x1"]) == pytest.approx(
        233 * per_point, abs=0.3
    )
    assert "http" not in chart(small(), {}).replace("http://www.w3.org/2000/svg", "")


def test_a_long_scale_has_room_for_its_numbers() -> None:
    rungs = [Rung("random", -500, -800, -200, 4), Rung("expert", 2500, 2000, 3100, 4)]
    wide = msgspec.structs.replace(small(), games=[GameLadder("a", 1, 2, "greedy", rungs)])
    root = ElementTree.fromstring(chart(wide, {}))
    axis = [e for e in root.iter() if e.attrib.get("class") == "axis"]
    assert [int(each.text or "") for each in axis] == list(range(-800, 3201, 400))
    at = [float(each.attrib["x"]) for each in axis]
    assert min(b - a for a, b in pairwise(at)) > 40


def test_a_new_measurement_takes_the_place_of_the_old() -> None:
    other = GameLadder("b", 1, 2, "random", [])
    before = msgspec.structs.replace(small(), games=[*small().games, other])
    new = msgspec.structs.replace(small(), yuletable="2", pairs=[])
    after = joined(before, new)
    assert [each.game for each in after.games] == ["b", "a<b"]
    assert after.pairs == []
    assert after.yuletable == "2"


def test_the_app_can_read_the_ladder() -> None:
    """What lies in the package is of the games that are here, with their players; rules may have
    moved on since."""
    known = ladder()
    assert set(known) == {"gift_trail", "hats", "patchwork", "sweaters", "twelve_days"}
    for game, found in known.items():
        assert found.rules_version <= entry(game).game.spec.rules_version
        levels = [rung.level for rung in found.rungs]
        assert set(levels) <= set(entry(game).bots)
        for rung in found.rungs:
            assert rung.low <= rung.rating <= rung.high
            assert rung.games > 0


def test_greedy_is_above_random_and_expert_above_greedy() -> None:
    for game, found in ladder().items():
        ratings: dict[str, Any] = {rung.level: rung for rung in found.rungs}
        if {"random", "greedy", "expert"} <= set(ratings):
            assert ratings["random"].high < ratings["greedy"].rating, game
            assert ratings["expert"].rating > ratings["greedy"].rating, game


def test_ladders_name_the_levels_in_their_order() -> None:
    for found in ladder().values():
        named = [rung.level for rung in found.rungs if rung.level in LEVELS]
        assert named == [level for level in LEVELS if level in named]
