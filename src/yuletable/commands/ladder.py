"""`yuletable ladder`: how strong the levels of all games are."""

from pathlib import Path
from typing import Final

import msgspec

from yuletable.arena.chart import chart
from yuletable.arena.ladder import (
    FULL,
    QUICK,
    Planned,
    joined,
    ladder_text,
    missed_text,
    planned,
    results,
)
from yuletable.arena.running import Found, Hired, run
from yuletable.commands.arena import played, workers
from yuletable.commands.errors import CommandError, game_entry, read_bytes
from yuletable.commands.sentences import sentence
from yuletable.core.protocol import Text
from yuletable.core.registry import entries
from yuletable.ladder import FILE, Ladder, read

BLOCKS: Final = "blocks.jsonl"


def ladder(
    game_id: str | None,
    quick: bool,
    out: Path | None,
    seed: str,
    jobs: int | None,
    blocks: int | None,
    ray: str | None = None,
) -> Ladder:
    """Play the pairs of all games or of one. out: a folder that gets the ladder, and every block as
    it is finished; what it says about other games is kept. blocks: at most so many of a pair in
    which somebody looks ahead. jobs, ray: as in `arena`. Raises CommandError."""
    for name, number in (("--blocks", blocks), ("--jobs", jobs)):
        if number is not None and number < 1:
            raise CommandError(f"{name} must be 1 or more, not {number}.")
    chosen = list(entries().values()) if game_id is None else [game_entry(game_id)]
    effort = QUICK if quick else FULL
    plans = [plan for entry in chosen for plan in planned(entry, effort, seed, blocks)]
    before = None if out is None else _before(out)
    blocks_file = None if out is None else out / BLOCKS
    found = _play(plans, workers(jobs, ray), blocks_file)
    measured = results(plans, found, seed)
    if out is not None:
        _write(out, measured if before is None else joined(before, measured))
    return measured


def _play(plans: list[Planned], hired: Hired, file: Path | None) -> Found:
    duels, blocks = [plan.duel for plan in plans], [plan.blocks for plan in plans]
    with played(None, file, sum(blocks)) as (kept, watch), hired as players:
        return run(duels, blocks, players, kept, watch)


def _before(folder: Path) -> Ladder | None:
    """The ladder that is in the folder, which is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{folder} cannot be made: {error.strerror}.") from None
    path = folder / FILE
    if not path.exists():
        return None
    try:
        return read(read_bytes(path))
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise CommandError(
            f"{path} is no ladder, so nothing is written to {folder}; give another --out."
        ) from None


def _write(folder: Path, whole: Ladder) -> None:
    names = {game: sentence(entry, Text(f"{game}-name")) for game, entry in entries().items()}
    data = msgspec.json.format(msgspec.json.encode(whole), indent=2).decode() + "\n"
    texts = {FILE: data, "ladder.md": ladder_text(whole), "ladder.svg": chart(whole, names)}
    for name, text in texts.items():
        try:
            (folder / name).write_text(text, "utf-8")
        except OSError as error:
            raise CommandError(f"{folder / name} cannot be written: {error.strerror}.") from None


def missed(measured: Ladder) -> list[str]:
    """A sentence for each gate that was missed."""
    return [missed_text(pair) for pair in measured.pairs if pair.met is False]
