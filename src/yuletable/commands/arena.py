"""`yuletable arena`: computer players compared."""

import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from yuletable.arena.blocks import Forfeit, Player, Setting
from yuletable.arena.contest import Contest, contest
from yuletable.arena.forfeits import NothingPlayed
from yuletable.arena.kept import Kept, KeptError, Result
from yuletable.arena.on_ray import ClusterError, cluster
from yuletable.arena.running import Hired, Watch, processes
from yuletable.arena.tournament import Plan, Tournament, tournament
from yuletable.bots.levels import thinks
from yuletable.bots.pool import cores
from yuletable.commands.errors import CommandError, check_bot, checked_options, game_entry
from yuletable.commands.progress import Progress
from yuletable.commands.sentences import sentence
from yuletable.core.protocol import Options
from yuletable.core.registry import Entry

BOT_MS: Final = 1000
"""Time of a program for a move, unless said otherwise."""
_TOLD: Final = 3
"""So many failures of a bot are told of while a run goes on."""
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")


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
    programs: Sequence[str] = (),
    ms: int = BOT_MS,
    ray: str | None = None,
) -> Contest | Tournament:
    """Play the blocks. bots, field: names of bots, like "expert" or "expert:400"; two bots are
    compared, more make a tournament. iterations: of those that look ahead and do not say otherwise.
    jobs: processes, None = one for each core. out: keeps the blocks. programs: further bots, like
    "mine=python mine.py"; ms: their time for a move. ray: address of a cluster that plays. Raises
    CommandError."""
    entry = game_entry(game_id)
    for name, number in (
        ("--blocks", blocks),
        ("--jobs", jobs),
        ("--iterations", iterations),
        ("--bot-ms", ms),
    ):
        if number is not None and number < 1:
            raise CommandError(f"{name} must be 1 or more, not {number}.")
    if len(bots) < 2:
        raise CommandError("the arena compares two bots or more; name another one.")
    complete = checked_options(entry.game.spec, seats, options)
    known = foreign(entry, programs, ms)
    players = [player(entry, name, iterations, known) for name in bots]
    others = None if field is None else player(entry, field, iterations, known)
    hired = workers(jobs, ray)
    if len(players) == 2:
        a, b = players
        setting = Setting(game_id, seats, complete, seed, a, b, b if others is None else others)
        with played(entry, out, blocks * len(setting.duels())) as (kept, watch):
            return contest(setting, blocks, kept=kept, watch=watch, hired=hired)
    for at, each in enumerate(players):
        if each in players[:at]:
            raise CommandError(f"{each.label} is named twice.")
    plan = Plan(game_id, seats, complete, seed, players, others)
    with played(entry, out, blocks * len(plan.duels())) as (kept, watch):
        return tournament(plan, blocks, kept=kept, watch=watch, hired=hired)


def workers(jobs: int | None, ray: str | None) -> Hired:
    """So many processes, or the cluster at an address. Raises CommandError."""
    if ray is None:
        return processes(cores() if jobs is None else jobs)
    if jobs is not None:
        raise CommandError("a cluster plays on all of its cores: leave out --jobs or --ray.")
    return cluster(ray)


@contextmanager
def played(
    entry: Entry | None, out: Path | None, total: int
) -> Iterator[tuple[Kept | None, Watch]]:
    """The file that keeps the blocks, and who tells how far they are. entry: of the game, for what
    its programs do; None: of several games, without programs. Raises CommandError."""
    kept = None if out is None else Kept(out, shared=entry is None)
    progress = Progress(sys.stderr, total, "blocks")
    there = 0
    failed: dict[str, int] = {}

    def watch(done: int, result: Result | None) -> None:
        nonlocal there
        there = done
        if result is None and kept is not None:
            for note in kept.notes:
                progress.say(f"yuletable: {note}")
        if entry is not None and isinstance(result, Forfeit):
            count = failed[result.bot] = failed.get(result.bot, 0) + 1
            if count <= _TOLD:
                progress.say(f"yuletable: {failure_text(entry, result)}")
            if count == _TOLD:
                progress.say(f"yuletable: further failures of {result.bot} are counted only.")
        progress.at(done)

    try:
        yield kept, watch
    except (KeptError, NothingPlayed, ClusterError) as error:
        raise CommandError(str(error)) from None
    except BrokenExecutor:
        kept_so_far = "" if out is None else f"; {there} of {total} blocks are in {out}"
        raise CommandError(f"a process that played was ended from outside{kept_so_far}.") from None
    except KeyboardInterrupt:
        if out is not None:
            progress.say(
                f"yuletable: stopped; {there} of {total} blocks are in {out}, and the same command "
                "goes on from there."
            )
        raise
    finally:
        progress.end()


def failure_text(entry: Entry, failed: Forfeit) -> str:
    """What a program did, in a sentence."""
    when = f"its move {failed.move}" if failed.move else "before its first move"
    text = f"block {failed.number} is forfeited by {failed.bot}, {when}: it {failed.what}"
    if failed.said:
        text += f" ({failed.said})"
    return text + ("." if failed.why is None else f": {sentence(entry, failed.why)}")


def foreign(entry: Entry, programs: Sequence[str], ms: int) -> dict[str, Player]:
    """The bots of "NAME=COMMAND"s by name. Raises CommandError."""
    known: dict[str, Player] = {}
    for text in programs:
        name, equals, command = text.partition("=")
        if not equals or not _NAME.fullmatch(name):
            raise CommandError(f"--bot is written like mine='python mine.py', not {text!r}.")
        if name in entry.bots or name in known:
            raise CommandError(f"there is a bot {name} already; call yours another name.")
        try:
            words = shlex.split(command, posix=os.name != "nt")
        except ValueError as error:
            raise CommandError(f"the command of {name} cannot be read: {error}.") from None
        if not words or shutil.which(words[0]) is None:
            first = words[0] if words else ""
            raise CommandError(f"the command of {name} cannot be started: there is no {first!r}.")
        known[name] = Player(name, command=tuple(words), ms=ms)
    return known


def player(entry: Entry, text: str, iterations: int | None, known: Mapping[str, Player]) -> Player:
    """The bot of a name, or of "NAME:ITERATIONS"; `known` are those that are programs. Raises
    CommandError."""
    if text in known:
        return known[text]
    name, colon, number = text.partition(":")
    check_bot(entry, name)
    if not thinks(entry, name):
        if colon:
            raise CommandError(f"{name} does not look ahead: it has no iterations to set.")
        return Player(name)
    if colon and not (number.isdecimal() and int(number) > 0):
        raise CommandError(f"{text!r} is not a bot: write it like {name}:400.")
    return Player(name, int(number) if colon else iterations)
