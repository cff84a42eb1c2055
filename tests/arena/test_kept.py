"""A run that was stopped goes on, and what its file holds besides stays there."""

from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest

from yuletable.arena.blocks import Duel, Player
from yuletable.arena.kept import Kept, KeptError, Result, code_of
from yuletable.arena.running import Here, run
from yuletable.bots.levels import search_of
from yuletable.core.registry import Entry

pytestmark = pytest.mark.usefixtures("tiny")


def duel(**changes: Any) -> Duel:
    given = Duel("tiny", 2, {"rounds": 1}, "s", Player("highest"), Player("random"))
    return msgspec.structs.replace(given, **changes)


class Counting(Here):
    """Says which blocks were played."""

    def __init__(self) -> None:
        self.played: list[tuple[str, int]] = []

    def submit(self, duel: Duel, number: int) -> "Future[Result]":
        self.played.append((duel.mine.name, number))
        return super().submit(duel, number)


def play(path: Path, blocks: int, *duels: Duel) -> tuple[list[int], list[str], list[list[int]]]:
    """The numbers that were played, the notes, and the numbers that there are by duel."""
    workers, kept = Counting(), Kept(path)
    found = run(duels, [blocks] * len(duels), workers, kept)
    return [n for _, n in workers.played], kept.notes, [sorted(each) for each in found]


def test_a_second_run_plays_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    assert play(path, 3, duel()) == ([0, 1, 2], [], [[0, 1, 2]])
    assert play(path, 3, duel()) == ([], [], [[0, 1, 2]])
    assert play(path, 5, duel()) == ([3, 4], [], [[0, 1, 2, 3, 4]])
    assert play(path, 2, duel()) == ([], [], [[0, 1]])
    assert len(path.read_bytes().splitlines()) == 5


def test_what_was_kept_is_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    first = run([duel()], [4], Here(), Kept(path))
    again = run([duel()], [4], Counting(), Kept(path))
    assert again == first


def test_a_run_that_broke_off_keeps_what_was_finished(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"

    class Breaking(Counting):
        def submit(self, duel: Duel, number: int) -> "Future[Result]":
            if number == 2:
                raise KeyboardInterrupt
            return super().submit(duel, number)

    with pytest.raises(KeyboardInterrupt):
        run([duel()], [5], Breaking(), Kept(path))
    assert play(path, 5, duel()) == ([2, 3, 4], [], [[0, 1, 2, 3, 4]])


def test_a_last_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    play(path, 3, duel())
    whole = path.read_bytes()
    for size in (len(whole) - 1, len(whole) - 40, whole.rindex(b"\n", 0, -1) + 2):
        path.write_bytes(whole[:size])
        played, notes, there = play(path, 3, duel())
        assert (played, there) == ([2], [[0, 1, 2]])
        assert notes == [f"{path} has a last line that was cut off; its block is played again."]
        assert play(path, 3, duel()) == ([], [], [[0, 1, 2]])
    path.write_bytes(whole[:9])
    assert play(path, 1, duel())[0] == [0]
    assert len(path.read_bytes().splitlines()) == 1


def test_a_line_in_the_middle_that_cannot_be_read_is_named_and_left(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    play(path, 3, duel())
    lines = path.read_bytes().splitlines(keepends=True)
    lines[1] = b'{"duel": \xff\n'
    path.write_bytes(b"".join(lines))
    played, notes, there = play(path, 3, duel())
    assert (played, there) == ([1], [[0, 1, 2]])
    assert notes == [f"{path} has line 2 that cannot be read; it is left out."]
    assert path.read_bytes().startswith(b"".join(lines))


@pytest.mark.parametrize(
    "changes",
    [{"seed": "t"}, {"seats": 3}, {"options": {"rounds": 2}}, {"mine": Player("expert", 8)}],
)
def test_blocks_of_another_setting_stay_and_do_not_count(
    tmp_path: Path, changes: dict[str, Any]
) -> None:
    path = tmp_path / "blocks.jsonl"
    play(path, 2, duel(**changes))
    before = path.read_bytes()
    played, notes, _ = play(path, 1, duel())
    assert played == [0]
    assert notes == [f"{path} has 2 blocks of another setting; kept, and not counted here."]
    assert path.read_bytes().startswith(before)
    assert play(path, 2, duel(**changes))[0] == []


def test_a_file_of_several_settings_says_nothing_of_the_others(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    play(path, 2, duel(seed="t"))
    kept = Kept(path, shared=True)
    assert kept.read([duel()]) == [{}]
    assert kept.notes == []


def test_the_usual_iterations_are_those_of_the_level(tmp_path: Path, tiny: Entry) -> None:
    path = tmp_path / "blocks.jsonl"
    level = search_of(tiny, "expert")
    assert level is not None
    play(path, 1, duel(mine=Player("expert")))
    assert play(path, 1, duel(mine=Player("expert", level.iterations)))[0] == []


def test_blocks_of_other_rules_are_played_again(
    tmp_path: Path, tiny: Entry, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "blocks.jsonl"
    play(path, 2, duel())
    spec = msgspec.structs.replace(tiny.game.spec, rules_version=99)
    monkeypatch.setattr(tiny.game, "spec", spec)
    played, notes, _ = play(path, 1, duel())
    assert played == [0]
    assert notes == [
        f"{path} has 2 blocks of other rules or played by other code; kept, and played again."
    ]
    assert len(path.read_bytes().splitlines()) == 3


def test_blocks_of_a_bot_that_was_changed_are_played_again(
    tmp_path: Path, tiny: Entry, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "blocks.jsonl"
    code_of.cache_clear()
    play(path, 2, duel())
    folder = tmp_path / "tiny"
    folder.mkdir()
    assert isinstance(tiny.folder, Path)
    for file in tiny.folder.glob("*.py"):
        (folder / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(tiny, "folder", folder)
    code_of.cache_clear()
    assert play(path, 2, duel())[0] == []
    (folder / "bot.py").write_bytes((folder / "bot.py").read_bytes() + b"# better\n")
    code_of.cache_clear()
    played, notes, _ = play(path, 2, duel())
    assert played == [0, 1]
    assert "2 blocks of other rules or played by other code" in notes[0]
    code_of.cache_clear()


@pytest.mark.parametrize("text", [b"dear diary\n", b"dear diary", b"\x00\xff\n\x00", b"[]\n{}\n"])
def test_a_file_of_anything_else_is_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(text)
    with pytest.raises(KeptError, match=r"diary\.txt is no file of finished blocks"):
        play(path, 1, duel())
    assert path.read_bytes() == text


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    with pytest.raises(KeptError, match="cannot be read"):
        play(tmp_path, 1, duel())
    with pytest.raises(KeptError, match="cannot be written"):
        play(tmp_path / "nowhere" / "blocks.jsonl", 1, duel())


def test_several_duels_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    other = duel(mine=Player("expert", 8))
    play(path, 2, duel())
    played, notes, there = play(path, 2, duel(), other)
    assert (played, notes, there) == ([0, 1], [], [[0, 1], [0, 1]])
