"""Many bots at once, and the command as a person meets it."""

import io
import json
from pathlib import Path

import msgspec
import pytest

from tests.arena.test_arena import player, run
from yuletable.arena.blocks import Duel, Fought, Player, play_duel
from yuletable.arena.tournament import Plan, Tournament, tournament, tournament_text
from yuletable.commands.progress import Progress
from yuletable.core.protocol import check_options
from yuletable.core.registry import entry

pytestmark = pytest.mark.usefixtures("tiny")


def plan(*bots: str, seats: int = 2, field: str | None = None) -> Plan:
    others = None if field is None else player(field)
    return Plan("tiny", seats, {"rounds": 2}, "s", [player(bot) for bot in bots], others)


def pairs(given: Plan) -> list[tuple[str, str]]:
    return [(duel.mine.label, duel.theirs.label) for duel in given.duels()]


def test_each_plays_against_each() -> None:
    given = ("random", "highest", "expert:8")
    once = [("random", "highest"), ("random", "expert:8"), ("highest", "expert:8")]
    assert pairs(plan(*given)) == once
    assert pairs(plan(*given, seats=3)) == once + [(b, a) for a, b in once]
    assert pairs(plan(*given, field="highest")) == [("random", "highest"), ("expert:8", "highest")]


def test_of_two_sides_one_duel_tells_of_both() -> None:
    """One side's win is the other's loss, seat by seat."""
    (duel,) = plan("highest", "random").duels()
    fought = play_duel(duel, 1)
    for mine, theirs in (
        (fought.mine.win, [1 - each for each in fought.theirs.win]),
        (fought.mine.margin, [-each for each in fought.theirs.margin]),
    ):
        assert mine == theirs
    assert len(fought.theirs.ms) > 0


def test_the_stronger_stands_first() -> None:
    bots = [Player("random"), Player("greedy")]
    options = check_options(entry("hats").game.spec, {})
    found = tournament(Plan("hats", 2, options, "s", bots), 8)
    assert [standing.name for standing in found.standings] == ["greedy", "random"]


def test_ratings_go_with_the_wins() -> None:
    result = tournament(plan("random", "expert:30", "highest"), 20)
    ratings = [standing.rating.mean for standing in result.standings]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) == pytest.approx(0, abs=0.001)
    shares = [standing.win_share.mean for standing in result.standings]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1.5, abs=0.001)
    assert result.games == 3 * 20 * 2
    assert [duel.games for duel in result.duels] == [40] * 3
    by_name = {standing.name: standing.iterations for standing in result.standings}
    assert by_name == {"random": None, "highest": None, "expert": 30}


def test_all_against_a_field() -> None:
    result = tournament(plan("expert:20", "highest", "random", seats=3, field="random"), 12)
    by_name = {standing.name: standing for standing in result.standings}
    field = by_name["random"].rating
    assert (field.mean, field.low, field.high) == (0, 0, 0)
    share = {duel.bot: duel.win_share.mean for duel in result.duels}
    above = by_name["expert"].rating.mean > by_name["highest"].rating.mean
    assert above == (share["expert:20"] > share["highest"])
    assert len(result.duels) == 2
    assert {duel.par for duel in result.duels} == {0.3333}
    text = tournament_text(result)
    assert "all against random" in text
    assert "expert (20 iterations)" in text


def test_a_win_share_of_a_duel_is_counted_by_hand() -> None:
    given = plan("highest", "random", "expert:8")
    result = tournament(given, 5)
    duel = given.duels()[0]
    wins = [win for number in range(5) for win in play_duel(duel, number).mine.win]
    assert result.duels[0].win_share.mean == pytest.approx(sum(wins) / len(wins), abs=0.0001)


def test_the_command_prints_a_table_and_an_object(capsys: pytest.CaptureFixture[str]) -> None:
    given = ("random", "highest", "expert:8", "--game", "tiny", "--blocks", "3", "--jobs", "1")
    code, out, err = run(capsys, *given)
    assert (code, err) == (0, "")
    for word in ("rating", "win share", "each against each", "against", "expert (8 iterations)"):
        assert word in out
    code, out, _ = run(capsys, *given, "--json")
    assert code == 0
    result = json.loads(out)
    assert set(result) == set(Tournament.__struct_fields__)
    assert len(result["standings"]) == len(result["duels"]) == 3


def test_the_command_goes_on_where_it_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "blocks.jsonl"
    given = ("highest", "random", "--game", "tiny", "--jobs", "1", "--out", str(path), "--json")
    first = json.loads(run(capsys, *given, "--blocks", "4")[1])
    path.write_bytes(path.read_bytes()[:-3])
    code, out, err = run(capsys, *given, "--blocks", "4")
    again = json.loads(out)
    assert code == 0
    assert (
        err == f"yuletable: {path} has a last line that was cut off; its block is played again.\n"
    )
    for key in ("seconds", "b"):
        del first[key], again[key]
    assert first == again
    path.write_text("dear diary\n")
    code, out, err = run(capsys, *given)
    assert (code, out, path.read_text()) == (2, "", "dear diary\n")
    assert "is no file of finished blocks" in err


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("random",), "the arena compares two bots or more"),
        (("random", "highest", "random"), "random is named twice."),
        (("random", "highest", "nobody"), "There is no bot 'nobody' for tiny."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], says: str
) -> None:
    code, out, err = run(capsys, *args, "--game", "tiny")
    assert (code, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_a_stop_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = 0

    def stopping(duel: Duel, number: int) -> Fought:
        nonlocal played
        played += 1
        if played > 3:
            raise KeyboardInterrupt
        return play_duel(duel, number)

    monkeypatch.setattr("yuletable.arena.running.play_duel", stopping)
    path = tmp_path / "blocks.jsonl"
    given = ("highest", "random", "--game", "tiny", "--jobs", "1", "--blocks", "4")
    code, out, err = run(capsys, *given, "--out", str(path))
    assert (code, out) == (130, "")
    assert f"stopped; 3 of 8 blocks are in {path}" in err


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_drawn_on_a_terminal_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("yuletable.commands.progress.monotonic", lambda: now)
    screen, pipe = Screen(), io.StringIO()
    for out in (screen, pipe):
        now = 0.0
        progress = Progress(out, 40, "blocks")
        progress.at(10)
        now = 30.0
        progress.at(20)
        progress.say("By the way.")
        progress.end()
    assert pipe.getvalue() == "By the way.\n"
    shown = screen.getvalue()
    assert "[######                  ] 10/40 blocks" in shown
    assert "[############            ] 20/40 blocks, about 60 s left" in shown
    last = shown.rsplit("\n", 1)[1]
    assert last.endswith("\r")
    assert last.strip("\r ").startswith("[####")


def test_two_bots_print_what_they_always_did(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys, "highest", "random", "--game", "tiny", "--blocks", "2", "--jobs", "1", "--json"
    )
    assert code == 0
    assert list(msgspec.json.decode(out)) == [
        *("game", "rules_version", "seats", "options", "a", "b", "field", "field_iterations"),
        *("difference", "par", "confidence", "blocks", "games", "seed", "jobs", "seconds"),
        *("yuletable", "python", "machine"),
    ]
