"""`yuletable arena`: computer players compared."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from yuletable.arena.blocks import Player, Setting
from yuletable.arena.contest import Contest, contest
from yuletable.arena.kept import Kept, KeptError, Result
from yuletable.arena.running import Watch
from yuletable.arena.tournament import Plan, Tournament, tournament
from yuletable.bots.levels import thinks
from yuletable.bots.pool import cores
from yuletable.commands.errors import CommandError, check_bot, checked_options, game_entry
from yuletable.commands.progress import Progress
from yuletable.core.protocol import Options
from yuletable.core.registry import Entry


def arena(
    bots: Sequence[str],
    field: str | None,
    game_id: str,
    seats: int,
    blocks: int,
    seed: str,
    iterations: int | None,
    options: Options,
    jobs: int | None,
    out: Path | None,
) -> Contest | Tournament:
    """Play the blocks. bots, field: names of bots, like "expert" or "expert:400"; two bots are
    compared, more make a tournament. iterations: of those that look ahead and do not say otherwise.
    jobs: processes, None = one for each core. out: keeps the blocks. Raises CommandError."""
    entry = game_entry(game_id)
    for name, number in (("--blocks", blocks), ("--jobs", jobs), ("--iterations", iterations)):
        if number is not None and number < 1:
            raise CommandError(f"{name} must be 1 or more, not {number}.")
    if len(bots) < 2:
        raise CommandError("the arena compares two bots or more; name another one.")
    complete = checked_options(entry.game.spec, seats, options)
    players = [player(entry, name, iterations) for name in bots]
    others = None if field is None else player(entry, field, iterations)
    jobs = cores() if jobs is None else jobs
    if len(players) == 2:
        a, b = players
        setting = Setting(game_id, seats, complete, seed, a, b, b if others is None else others)
        with played(out, blocks * len(setting.duels())) as (kept, watch):
            return contest(setting, blocks, jobs, kept, watch)
    for at, each in enumerate(players):
        if each in players[:at]:
            raise CommandError(f"{each.label} is named twice.")
    plan = Plan(game_id, seats, complete, seed, players, others)
    with played(out, blocks * len(plan.duels())) as (kept, watch):
        return tournament(plan, blocks, jobs, kept, watch)


@contextmanager
def played(out: Path | None, total: int) -> Iterator[tuple[Kept | None, Watch]]:
    """The file that keeps the blocks, and who tells how far they are. Raises CommandError."""
    kept = None if out is None else Kept(out)
    progress = Progress(sys.stderr, total, "blocks")
    there = 0

    def watch(done: int, result: Result | None) -> None:
        nonlocal there
        there = done
        if result is None and kept is not None:
            for note in kept.notes:
                progress.say(f"yuletable: {note}")
        progress.at(done)

    try:
        yield kept, watch
    except KeptError as error:
        raise CommandError(str(error)) from None
    except KeyboardInterrupt:
        if out is not None:
            progress.say(
                f"yuletable: stopped; {there} of {total} blocks are in {out}, and the same command "
                "goes on from there."
            )
        raise
    finally:
        progress.end()


def player(entry: Entry, text: str, iterations: int | None) -> Player:
    """The bot of a name, or of "NAME:ITERATIONS". Raises CommandError."""
    name, colon, number = text.partition(":")
    check_bot(entry, name)
    if not thinks(entry, name):
        if colon:
            raise CommandError(f"{name} does not look ahead: it has no iterations to set.")
        return Player(name)
    if colon and not (number.isdecimal() and int(number) > 0):
        raise CommandError(f"{text!r} is not a bot: write it like {name}:400.")
    return Player(name, int(number) if colon else iterations)
