"""`yuletable bench bots`: what thinking costs the event loop, and what a move costs.

By turns in one run: the loop of a server in which nothing happens; the same with rooms of computer
players that think in the pool, every move on disk; and, as the baseline that the pool is there to
avoid, the same thoughts on the loop itself. The delay is how much later than due a timer comes.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from statistics import fmean
from time import perf_counter, thread_time
from typing import Any, Final

import msgspec

from yuletable.arena.statistics import part
from yuletable.bots.levels import thinks
from yuletable.bots.playing import pick_for
from yuletable.bots.pool import Pool
from yuletable.bots.questions import answer, question
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.protocol import Json, Options
from yuletable.core.registry import entries, entry
from yuletable.server import orders
from yuletable.server.commands import lobby
from yuletable.server.house import House
from yuletable.server.rooms import Room, Wake
from yuletable.server.store.sqlite import SqliteStore

ROUNDS: Final = 3
TICK: Final = 0.002
"""Seconds between two timers of the probe."""
MOST_P99_MS: Final = 5.0
SETTLE: Final = 0.3
"""The loop is looked at so many s after all rooms began at once, which no evening does."""
LONGEST: Final = 120.0
"""Seconds after which a match is given up."""


class Delay(msgspec.Struct, frozen=True):
    """How late timers came, in ms; of so many timers. own_*: processor time that the loop used
    between two of them, in ms: what is left when other programs of the machine are not counted."""

    p50: float
    p99: float
    max: float
    own_p99: float
    own_max: float
    timers: int


class _Table(msgspec.Struct, frozen=True):
    """What is played in every room: the game, whose `seats` seats all have that bot, and those of
    its options that are not as usual."""

    game: str
    bot: str
    seats: int
    options: dict[str, Json]


class BotsBench(msgspec.Struct, frozen=True):
    """options: those that are not as usual. quiet, thinking, on_the_loop: delays of the event
    loop. answered, late, failed: questions of the pool. ms_*: of thinking a move. moves_per_s: of
    all rooms together."""

    game: str
    bot: str
    seats: int
    options: dict[str, Json]
    rooms: int
    workers: int
    rounds: int
    seconds: float
    quiet: Delay
    thinking: Delay
    on_the_loop: Delay
    answered: int
    late: int
    failed: int
    ms_mean: float
    ms_p95: float
    ms_max: float
    moves_per_s: float


def thinkers() -> list[tuple[str, str]]:
    """Every game with its strongest player that looks ahead."""
    found = []
    for id, each in entries().items():
        names = [name for name in each.bots if thinks(each, name)]
        if names:
            found.append((id, names[-1]))
    return found


def run_bots_bench(
    seconds: float, game: str, bot: str, seats: int | None = None, options: Options | None = None
) -> BotsBench:
    """Measure `seconds` of each, by turns. seats: the game's fewest, if not given. options: those
    of the game that are not as usual."""
    spec = entry(game).game.spec
    table = _Table(game, bot, spec.min_seats if seats is None else seats, dict(options or {}))
    return _run(_measure(seconds, table))


def _run(work: Coroutine[Any, Any, BotsBench]) -> BotsBench:
    """On the loop that the server uses."""
    with suppress(ImportError):
        import uvloop

        if sys.platform != "win32":
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(work)
    return asyncio.run(work)


async def _measure(seconds: float, table: _Table) -> BotsBench:
    with tempfile.TemporaryDirectory(prefix="yuletable-bench-") as folder:
        pool = Pool(keep_times=True)
        pool.warm()
        await _until(lambda: pool.ready)
        house = House(SqliteStore(Path(folder)), list, show=0.0, seed="bench", pool=pool)
        await house.restore()
        rooms = pool.size + 1  # there is always a question more than there are workers
        share = seconds / ROUNDS
        delays: list[list[tuple[float, float]]] = [[], [], []]
        moves, spent = 0, 0.0
        for number in range(ROUNDS):
            delays[0] += await _probe(share)
            began = perf_counter()
            players = [asyncio.create_task(_play(house, table)) for _ in range(rooms)]
            await asyncio.sleep(SETTLE)
            delays[1] += await _probe(share)
            moves += await _stop(house, players)
            spent += perf_counter() - began
            inline = asyncio.create_task(_on_the_loop(table, number))
            delays[2] += await _probe(share)
            inline.cancel()
            await asyncio.gather(inline, return_exceptions=True)
        counts = pool.counts
        await house.close()
    quiet, thinking, inline_delay = map(_delay, delays)
    return BotsBench(
        game=table.game,
        bot=table.bot,
        seats=table.seats,
        options=table.options,
        rooms=rooms,
        workers=pool.size,
        rounds=ROUNDS,
        seconds=seconds,
        quiet=quiet,
        thinking=thinking,
        on_the_loop=inline_delay,
        answered=counts.answered,
        late=counts.late,
        failed=counts.failed,
        ms_mean=round(fmean(counts.ms), 2) if counts.ms else 0.0,
        ms_p95=round(part(counts.ms, 0.95), 2),
        ms_max=round(max(counts.ms, default=0.0), 2),
        moves_per_s=round(moves / spent, 1),
    )


async def _probe(seconds: float) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    end = perf_counter() + seconds
    while (now := perf_counter()) < end:
        used = thread_time()
        await asyncio.sleep(TICK)
        late = perf_counter() - now - TICK
        found.append((late * 1000, (thread_time() - used) * 1000))
    return found


def _delay(found: list[tuple[float, float]]) -> Delay:
    late = [each for each, _ in found]
    own = [each for _, each in found]
    return Delay(
        own_p99=round(part(own, 0.99), 3),
        own_max=round(max(own), 3),
        p50=round(max(0.0, part(late, 0.50)), 3),
        p99=round(part(late, 0.99), 3),
        max=round(max(late), 3),
        timers=len(late),
    )


async def _play(house: House, table: _Table) -> None:
    """Match after match, each in a room of its own, until cancelled."""
    while True:
        room = await house.open()
        lobby.choose_game(room, orders.ChooseGame(table.game), None, "g")
        lobby.set_options(room, orders.SetOptions(table.options), None, "o")
        lobby.add_bot(room, orders.AddBot(table.bot, table.seats), None, "b")
        lobby.start(room, orders.Start(), None, "s")
        room.inbox.put_nowait(Wake())
        await _until(partial(_ended, room))


def _ended(room: Room) -> bool:
    return room.state.phase != "playing"


async def _stop(house: House, players: list["asyncio.Task[None]"]) -> int:
    """End all play; the moves that were made."""
    for player in players:
        player.cancel()
    results = await asyncio.gather(*players, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
    moves = 0
    for room in list(house.rooms.values()):
        moves += _moves(room)
        room.end()
    await _until(lambda: not house.rooms)
    return moves


async def _until(check: Callable[[], bool]) -> None:
    end = perf_counter() + LONGEST
    while not check():
        if perf_counter() > end:
            raise RuntimeError("the rooms of the bench do not get on")
        await asyncio.sleep(0.02)


def _moves(room: Room) -> int:
    play = room.state.play
    if play is None or play.match is None:
        return 0
    return sum(seat >= 0 for seat, _, _ in play.match.steps)


async def _on_the_loop(table: _Table, number: int) -> None:
    """The same thoughts without the pool."""
    found, seats, options = entry(table.game).game, table.seats, table.options
    match: Match[Any] = Match.start(found, seats, options, seed_of(f"bench:{number}"))
    pick = pick_for("bench", number)
    while True:
        if match.over:
            match = Match.start(found, seats, options, seed_of(f"bench:{pick(1 << 30)}"))
        seat = match.state.current()
        match.play(seat, answer(question(found, match.state, seat, table.bot, str(pick(1 << 30)))))
        await asyncio.sleep(TICK)


def bots_text(result: BotsBench) -> str:
    """The result as a table."""
    met = {True: "met", False: "missed"}[result.thinking.p99 <= MOST_P99_MS]
    rows = (
        ("nothing happens", result.quiet),
        ("bots think in the pool", result.thinking),
        ("bots think on the loop", result.on_the_loop),
    )
    chosen = f" with {msgspec.json.encode(result.options).decode()}" if result.options else ""
    return "\n".join(
        [
            f"{result.game}{chosen}, {result.rooms} rooms of {result.seats} x {result.bot}, "
            f"{result.workers} worker{'s' if result.workers > 1 else ''}, "
            f"{result.rounds} rounds of {result.seconds / result.rounds:g} s each",
            f"  {'delay of the event loop, ms':28} {'p50':>8} {'p99':>8} {'max':>8}"
            f" {'own p99':>10} {'own max':>10}",
            *(
                f"  {name:28} {d.p50:8.2f} {d.p99:8.2f} {d.max:8.2f} {d.own_p99:10.2f}"
                f" {d.own_max:10.2f}"
                for name, d in rows
            ),
            "  own: processor time that the loop used itself, other programs not counted",
            f"  p99 while bots think in the pool at most {MOST_P99_MS:g} ms: {met}",
            f"  a move: {result.ms_mean:.1f} ms, p95 {result.ms_p95:.1f}, max {result.ms_max:.1f}; "
            f"{result.moves_per_s:.1f} moves/s",
            f"  answered {result.answered}, late {result.late}, failed {result.failed}",
        ]
    )
