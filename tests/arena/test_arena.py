"""Blocks and contests, played with the tiny game; the command as a person meets it."""

import json
from typing import Any

import msgspec
import pytest

from yuletable import cli
from yuletable.arena.blocks import Block, Player, Setting, play_block
from yuletable.arena.contest import Contest, contest, contest_text
from yuletable.core.match import Match
from yuletable.core.protocol import CHANCE, Action, Pick
from yuletable.core.registry import Entry
from yuletable.core.seen import Seen

pytestmark = pytest.mark.usefixtures("tiny")


def setting(a: str = "highest", b: str = "random", seats: int = 3, **changes: Any) -> Setting:
    given = Setting("tiny", seats, {"rounds": 2}, "s", player(a), player(b), player(b))
    return msgspec.structs.replace(given, **changes)


def player(text: str) -> Player:
    name, _, iterations = text.partition(":")
    return Player(name, int(iterations) if iterations else None)


def without_times(block: Block) -> Any:
    found = msgspec.to_builtins(block)
    for side in ("a", "b"):
        for kind in ("ms", "cpu_ms"):
            found[side][kind] = len(found[side][kind])
    return found


def test_a_block_has_a_and_b_in_every_seat() -> None:
    block = play_block(setting(), 0)
    for side in (block.a, block.b):
        assert len(side.win) == len(side.place) == len(side.margin) == 3
    assert block.games == 4  # A in each seat, and once nobody but B


def test_the_same_seed_gives_the_same_block() -> None:
    assert without_times(play_block(setting(), 5)) == without_times(play_block(setting(), 5))
    blocks = [without_times(play_block(setting(), number)) for number in range(6)]
    assert len({str(block["a"]) + str(block["b"]) for block in blocks}) == 6
    other = without_times(play_block(setting(seed="t"), 5))
    assert other != blocks[5]


def test_a_bot_against_itself_is_as_good_in_every_block() -> None:
    result = contest(setting("highest", "highest"), 8)
    for difference in result.difference.values():
        assert (difference.mean, difference.low, difference.high) == (0, 0, 0)
    assert result.a.win_share.mean == pytest.approx(1 / 3, abs=0.001)
    assert result.games == 8


def test_a_and_b_meet_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match of a block draws the same cards."""
    dealt: list[list[int]] = []
    start = Match.start

    def watched(*args: Any, **others: Any) -> Any:
        match = start(*args, **others)
        dealt.append([action for seat, action, _ in match.steps if seat == CHANCE])
        return match

    monkeypatch.setattr(Match, "start", watched)
    play_block(setting(), 0)
    assert len(dealt) == 4
    assert all(each == dealt[0] for each in dealt)
    play_block(setting(), 1)
    assert dealt[4] != dealt[0]


def test_the_field_may_be_another() -> None:
    block = play_block(setting("highest", "random", field=Player("expert", 8)), 0)
    assert block.games == 6
    assert len(block.a.win) == 3


def test_a_team_is_one_side(tiny_in_pairs: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[int] = []

    def mine(seen: Seen[Any], pick: Pick) -> Action:
        seats.append(seen.seat)
        return seen.legal[0]

    monkeypatch.setattr(tiny_in_pairs, "bots", {**tiny_in_pairs.bots, "mine": mine})
    block = play_block(setting("mine", "random", seats=4), 0)
    assert block.games == 3  # A as one team, as the other, nobody but B
    assert set(seats) == {0, 1, 2, 3}
    assert block.a.win[0] == block.a.win[2]
    assert block.a.margin[0] == block.a.margin[2]
    assert block.b.margin[0] == -block.b.margin[1]
    result = contest(setting("highest", "highest", seats=4), 4)
    assert result.par == 0.5
    assert result.a.win_share.mean == 0.5


def test_shares_margins_and_times_are_of_the_games_played() -> None:
    result = contest(setting("expert:30", "random", 2), 40)
    blocks = [play_block(setting("expert:30", "random", 2), n) for n in (0, 1)]
    assert all(0 <= share <= 1 for block in blocks for share in block.a.win)
    assert result.a.win_share.low is not None
    assert result.a.win_share.high is not None
    assert result.a.win_share.low < result.a.win_share.mean < result.a.win_share.high
    assert result.a.iterations == 30
    assert result.b.iterations is None
    assert result.a.ms_mean <= result.a.ms_p95 <= result.a.ms_max
    assert result.a.moves >= 80
    assert result.difference["margin"].mean == pytest.approx(
        result.a.margin.mean - result.b.margin.mean, abs=0.001
    )
    assert "expert (30 iterations)" in contest_text(result)


def test_processes_change_nothing_but_the_times(tiny_environment: None) -> None:
    given = setting("expert:20", "highest", 2)
    one, two = (msgspec.to_builtins(contest(given, 6, jobs)) for jobs in (1, 2))
    for found in (one, two):
        for key in ("jobs", "seconds"):
            del found[key]
        for side in ("a", "b"):
            for key in ("ms_mean", "ms_p95", "ms_max"):
                del found[side][key], found[side][f"cpu_{key}"]
    assert one == two


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    try:
        code = cli.main(["arena", *args])
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys,
        *("expert", "highest", "--game", "tiny", "--seats", "2", "--blocks", "3", "--seed", "q"),
        *("--iterations", "20", "--options", '{"rounds": 1}', "--json"),
    )
    assert code == 0
    result = json.loads(out)
    assert set(result) == set(Contest.__struct_fields__)
    assert (result["seed"], result["blocks"], result["options"]) == ("q", 3, {"rounds": 1})
    assert (result["a"]["name"], result["a"]["iterations"]) == ("expert", 20)
    assert result["games"] == 9


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "expert:10", "random", "--game", "tiny", "--blocks", "2")
    assert code == 0
    assert "win share" in out
    assert "expert (10 iterations)" in out
    assert run(capsys, "highest", "random", "--game", "tiny", "--blocks", "1")[0] == 0


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("nobody", "random"), "There is no bot 'nobody' for tiny."),
        (("highest:5", "random"), "highest does not look ahead"),
        (("expert:x", "random"), "write it like expert:400"),
        (("random", "random", "--seats", "9"), "tiny is for 2 to 4 seats, not 9."),
        (("random", "random", "--blocks", "0"), "--blocks must be 1 or more, not 0."),
        (("random", "random", "--jobs", "0"), "--jobs must be 1 or more"),
        (("random", "random", "--field", "none"), "There is no bot 'none'"),
        (("random", "random", "--options", "[]"), "--options must be a JSON object"),
        (("random", "random", "--options", '{"x": 1}'), "tiny has no option 'x'"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], says: str
) -> None:
    code, out, err = run(capsys, *args, "--game", "tiny")
    assert (code, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_help_explains_it(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    for word in ("--field", "--iterations", "--jobs", "--options", "same luck"):
        assert word in out
