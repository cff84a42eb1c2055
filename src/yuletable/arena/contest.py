"""Many blocks, and what they say about A and B."""

import platform
from collections.abc import Sequence
from statistics import fmean
from time import perf_counter
from typing import Final

import msgspec

from yuletable import __version__
from yuletable.arena.blocks import Block, Player, Setting, Side, settled, sides_of
from yuletable.arena.forfeits import (
    Failure,
    NothingPlayed,
    by_bot,
    check_played,
    failures,
    forfeits_text,
    share_if_lost,
)
from yuletable.arena.kept import Kept
from yuletable.arena.running import Hired, Watch, fought, processes, run
from yuletable.arena.statistics import Interval, mean_interval, part, share_interval
from yuletable.core.protocol import Json
from yuletable.core.registry import entry

DIGITS: Final = 4
MACHINE: Final = f"{platform.system()} {platform.machine()}"


class Contestant(msgspec.Struct, frozen=True):
    """How one of the two did. iterations: a move, None for a bot that does not look ahead. A share
    or mean counts every game of every block alike; its interval is made over the blocks. ms: of the
    moves where there was a choice; cpu_ms: of processor time."""

    name: str
    iterations: int | None
    win_share: Interval
    place: Interval
    margin: Interval
    score: Interval
    moves: int
    ms_mean: float
    ms_p95: float
    ms_max: float
    cpu_ms_mean: float
    cpu_ms_p95: float
    cpu_ms_max: float


class Contest(msgspec.Struct, frozen=True):
    """What `yuletable arena` prints.

    difference: A less B, in the same seat of the same block against the same field. par: the win
    share of one side among equals. games: matches played; a line-up that comes more than once in a
    block is played once. Block k, from 0, has the luck of SHA-256 of "SEED:k".
    """

    game: str
    rules_version: int
    seats: int
    options: dict[str, Json]
    a: Contestant
    b: Contestant
    field: str
    field_iterations: int | None
    difference: dict[str, Interval]
    par: float
    confidence: float
    blocks: int
    games: int
    seed: str
    jobs: int
    seconds: float
    yuletable: str
    python: str
    machine: str


class ForfeitedContest(Contest, frozen=True):
    """A contest with blocks that were not played to their end; nothing of them is in the rest.

    forfeited: so many blocks by bot. win_share_if_lost: of "a" and "b", with the blocks that it
    forfeited itself as lost ones.
    """

    forfeited: dict[str, int]
    win_share_if_lost: dict[str, Interval]
    forfeits: list[Failure]


def contest(
    setting: Setting,
    blocks: int,
    jobs: int = 1,
    kept: Kept | None = None,
    watch: Watch | None = None,
    hired: Hired | None = None,
) -> Contest:
    """Play blocks 0 to `blocks` - 1, in so many processes. The blocks are the same whatever `jobs`
    is; only the times differ. kept: keeps finished blocks, and has those of an earlier run.
    hired: workers in place of processes. Raises NothingPlayed, KeptError."""
    began = perf_counter()
    duels = setting.duels()
    with processes(jobs) if hired is None else hired as workers:
        jobs = workers.jobs
        found = run(duels, [blocks] * len(duels), workers, kept, watch)
    check_played(duels, found)
    a, b = fought(found[0]), fought(found[-1])
    done = [
        Block(n, a[n].mine, b[n].mine, sum(each[n].games for each in map(fought, found)))
        for n in a
        if n in b
    ]
    if not done:
        raise NothingPlayed("no block was played to its end by both, so nothing can be compared.")
    result = summary(setting, done, jobs, perf_counter() - began)
    failed = failures(duels, found)
    if not failed:
        return result
    sides = {
        "a": (setting.a.name, [fmean(block.a.win) for block in done]),
        "b": (setting.b.name, [fmean(block.b.win) for block in done]),
    }
    return ForfeitedContest(
        **msgspec.structs.asdict(result),
        forfeited=by_bot(failed),
        win_share_if_lost={
            side: rounded(share_if_lost(name, failed, shares, setting.seats))
            for side, (name, shares) in sides.items()
        },
        forfeits=failed,
    )


def summary(setting: Setting, done: Sequence[Block], jobs: int, seconds: float) -> Contest:
    """What these blocks say."""
    spec = entry(setting.game).game.spec
    pairs = [(block.a, block.b) for block in done]
    return Contest(
        game=setting.game,
        rules_version=spec.rules_version,
        seats=setting.seats,
        options=setting.options,
        a=_contestant(setting, setting.a, [a for a, _ in pairs]),
        b=_contestant(setting, setting.b, [b for _, b in pairs]),
        field=setting.field.name,
        field_iterations=settled(setting.field, setting.game).iterations,
        difference={
            "win_share": rounded(mean_interval([fmean(a.win) - fmean(b.win) for a, b in pairs])),
            "place": rounded(mean_interval([fmean(a.place) - fmean(b.place) for a, b in pairs])),
            "margin": rounded(mean_interval([fmean(a.margin) - fmean(b.margin) for a, b in pairs])),
        },
        par=round(1 / sides_of(setting.game, setting.seats), DIGITS),
        confidence=0.95,
        blocks=len(done),
        games=sum(block.games for block in done),
        seed=setting.seed,
        jobs=jobs,
        seconds=round(seconds, 3),
        yuletable=__version__,
        python=platform.python_version(),
        machine=MACHINE,
    )


def _contestant(setting: Setting, player: Player, sides: Sequence[Side]) -> Contestant:
    return Contestant(
        name=player.name,
        iterations=settled(player, setting.game).iterations,
        win_share=rounded(share_interval([fmean(side.win) for side in sides], setting.seats)),
        place=rounded(mean_interval([fmean(side.place) for side in sides])),
        margin=rounded(mean_interval([fmean(side.margin) for side in sides])),
        score=rounded(mean_interval([fmean(side.score) for side in sides])),
        **msgspec.structs.asdict(pace_of(sides)),
    )


class Pace(msgspec.Struct, frozen=True):
    """How long a bot took for its moves, as in `Contestant`."""

    moves: int
    ms_mean: float
    ms_p95: float
    ms_max: float
    cpu_ms_mean: float
    cpu_ms_p95: float
    cpu_ms_max: float


def pace_of(sides: Sequence[Side]) -> Pace:
    """The times of all moves in these."""
    times = [each for side in sides for each in side.ms]
    cpu = [each for side in sides for each in side.cpu_ms]
    return Pace(
        moves=len(times),
        ms_mean=round(fmean(times), 3) if times else 0.0,
        ms_p95=round(part(times, 0.95), 3),
        ms_max=round(max(times, default=0.0), 3),
        cpu_ms_mean=round(fmean(cpu), 3) if cpu else 0.0,
        cpu_ms_p95=round(part(cpu, 0.95), 3),
        cpu_ms_max=round(max(cpu, default=0.0), 3),
    )


def rounded(interval: Interval) -> Interval:
    """To as many digits as are printed."""
    ends = [None if end is None else round(end, DIGITS) for end in (interval.low, interval.high)]
    return Interval(round(interval.mean, DIGITS), *ends)


def contest_text(result: Contest) -> str:
    """The result for people."""
    a, b = result.a, result.b
    field = named(result.field, result.field_iterations)
    lines = [
        f"{result.game}, {result.seats} seats, seed {result.seed!r}: {result.blocks} blocks, "
        f"{result.games} games in {result.seconds:.1f} s",
        f"A {named(a.name, a.iterations)} and B {named(b.name, b.iterations)}, each in turn in "
        f"every seat; the others are {field}",
        f"  {'':12} {'A':>24} {'B':>24} {'A less B':>26}",
    ]
    rows = (
        ("win share", a.win_share, b.win_share, result.difference["win_share"], 100.0, " %"),
        ("mean place", a.place, b.place, result.difference["place"], 1.0, ""),
        ("margin", a.margin, b.margin, result.difference["margin"], 1.0, ""),
        ("score", a.score, b.score, None, 1.0, ""),
    )
    for name, mine, theirs, less, factor, unit in rows:
        last = "" if less is None else shown_interval(less, factor, unit, sign=True)
        shown = [shown_interval(each, factor, unit) for each in (mine, theirs)]
        lines.append(f"  {name:12} {shown[0]:>24} {shown[1]:>24} {last:>26}")
    times = [f"{c.ms_mean:.2f} / {c.ms_p95:.2f} / {c.ms_max:.2f}" for c in (a, b)]
    cpu = [f"{c.cpu_ms_mean:.2f} / {c.cpu_ms_p95:.2f} / {c.cpu_ms_max:.2f}" for c in (a, b)]
    lines += [
        f"  {'ms a move':12} {times[0]:>24} {times[1]:>24} {'mean / p95 / max':>26}",
        f"  {'processor':12} {cpu[0]:>24} {cpu[1]:>24}",
        f"  In brackets: 95 % confidence over the blocks. Among equals a side wins "
        f"{100 * result.par:.0f} %.",
    ]
    if isinstance(result, ForfeitedContest):
        lines += forfeits_text(result.forfeited)
        lost = [shown_interval(result.win_share_if_lost[side], 100, " %") for side in "ab"]
        lines.append(f"  Win share with own forfeits as lost: A {lost[0]}, B {lost[1]}.")
    return "\n".join(lines)


def named(name: str, iterations: int | None) -> str:
    """A bot for people."""
    return name if iterations is None else f"{name} ({iterations} iterations)"


def shown_interval(interval: Interval, factor: float, unit: str, sign: bool = False) -> str:
    plus = "+" if sign else ""
    text = f"{interval.mean * factor:{plus}.2f}{unit}"
    if interval.low is None or interval.high is None:
        return text
    return f"{text} ({interval.low * factor:{plus}.2f} to {interval.high * factor:{plus}.2f})"
