"""`yuletable bench server`: moves a second and latency of the whole server.

Moves: 50 rooms of 6 screens with a view of their own each, every move on disk before it is acked,
against a bare Starlette server that sends the very frames of such a match without rules or store:
`bare` as Starlette sends JSON, `text` with frames that are text beforehand, so that it does
nothing but pass them on. All run by turns in one run, on one core, the screens on another; a ratio
is the median of the rounds. Latency: one room of 32 phones, a TV and 20 watchers, from an act to
its frame.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec

from yuletable.bench.driving import (
    bare_room,
    begin,
    latencies,
    moves_per_second,
    real_room,
    record_match,
)
from yuletable.core.registry import entry

ROOMS: Final = 50
SEATS: Final = 6
CROWD: Final = 32
WATCHERS: Final = 20
ROUNDS: Final = 3
LEAST_RATIO: Final = 0.7
MOST_MS: Final = 150.0


class ServerBench(msgspec.Struct, frozen=True):
    """moves_per_s, bare_..., text_...: medians of the rounds. ratio, text_ratio: median of the
    rounds' ratios to bare and to text. cpu_us, bare_cpu_us, text_cpu_us: processor time of the
    server for one move in microseconds (medians; 0 where the system does not tell). frame_bytes:
    mean size of a frame. p50_ms, p95_ms: act to frame on any screen. slowest_p95_ms: act to the
    frame on the slowest screen. pinned: server and screens had a core each."""

    game: str
    rooms: int
    seats: int
    rounds: int
    seconds: float
    pinned: bool
    moves_per_s: float
    bare_moves_per_s: float
    text_moves_per_s: float
    ratio: float
    ratios: list[float]
    text_ratio: float
    cpu_us: float
    bare_cpu_us: float
    text_cpu_us: float
    frame_bytes: int
    phones: int
    watchers: int
    moves_timed: int
    p50_ms: float
    p95_ms: float
    slowest_p95_ms: float


def run_server_bench(
    seconds: float = 5.0, as_json: bool = False, game: str = "gift_trail", rooms: int = ROOMS
) -> ServerBench:
    """Measure for `seconds` a round and print the table, unless `as_json`."""
    result = asyncio.run(_measure(seconds, game, rooms))
    if not as_json:
        print(server_text(result))
    return result


def server_text(result: ServerBench) -> str:
    """The result as a table."""
    met = {True: "met", False: "missed"}
    return "\n".join(
        [
            f"{result.rooms} rooms of {result.seats}, {result.game}, "
            f"{result.rounds} rounds of {result.seconds:g} s, frames of {result.frame_bytes} bytes"
            + ("" if result.pinned else " (cores not pinned)"),
            f"  yuletable, durable      {result.moves_per_s:8.0f} moves/s {result.cpu_us:8.0f} us",
            f"  bare Starlette          {result.bare_moves_per_s:8.0f} moves/s "
            f"{result.bare_cpu_us:8.0f} us",
            f"  the same, ready text    {result.text_moves_per_s:8.0f} moves/s "
            f"{result.text_cpu_us:8.0f} us",
            f"  ratio                   {result.ratio:8.2f}          "
            f"(at least {LEAST_RATIO}: {met[result.ratio >= LEAST_RATIO]})",
            f"  ratio to ready text     {result.text_ratio:8.2f}",
            f"One room of {result.phones}, a TV and {result.watchers} watchers, "
            f"{result.moves_timed} moves",
            f"  act to frame, p50       {result.p50_ms:8.1f} ms",
            f"  act to frame, p95       {result.p95_ms:8.1f} ms",
            f"  slowest screen, p95     {result.slowest_p95_ms:8.1f} ms       "
            f"(at most {MOST_MS:g}: {met[result.slowest_p95_ms <= MOST_MS]})",
        ]
    )


async def _measure(seconds: float, game: str, rooms: int) -> ServerBench:
    spec = entry(game).game.spec
    seats = min(SEATS, spec.max_seats)
    crowd = min(CROWD, spec.max_seats)
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_setaffinity") else set()
    pinned = len(cores) > 1
    if pinned:
        os.sched_setaffinity(0, cores - {min(cores)})
    try:
        with tempfile.TemporaryDirectory(prefix="yuletable-bench-") as folder:
            return await _compare(Path(folder), seconds, game, rooms, seats, crowd, pinned)
    finally:
        if pinned:
            os.sched_setaffinity(0, cores)


async def _compare(
    folder: Path, seconds: float, game: str, rooms: int, seats: int, crowd: int, pinned: bool
) -> ServerBench:
    with _Process("real", folder / "data") as server:
        script = await record_match(server.port, game, seats)
        single, slowest = await latencies(server.port, game, crowd, WATCHERS, seconds)
    (folder / "script.json").write_bytes(msgspec.json.encode(script))
    kinds = ("real", "bare", "text")
    speeds: dict[str, list[float]] = {kind: [] for kind in kinds}
    costs: dict[str, list[float]] = {kind: [] for kind in kinds}
    for number in range(ROUNDS):
        for kind in kinds:
            path = folder / (f"data{number}" if kind == "real" else "script.json")
            with _Process(kind, path) as server:
                if kind == "real":
                    playing = [await real_room(server.port, game, seats) for _ in range(rooms)]
                    for room in playing:
                        await begin(room)
                else:
                    playing = [await bare_room(server.port, str(i), seats) for i in range(rooms)]
                speed, cost = await moves_per_second(playing, seconds, server.cpu)
                speeds[kind].append(speed)
                costs[kind].append(cost)
    ratios = [mine / theirs for mine, theirs in zip(speeds["real"], speeds["bare"], strict=True)]
    to_text = [mine / theirs for mine, theirs in zip(speeds["real"], speeds["text"], strict=True)]
    sizes = [len(frame.encode()) for move in script for frame in move]
    return ServerBench(
        game=game,
        rooms=rooms,
        seats=seats,
        rounds=ROUNDS,
        seconds=seconds,
        pinned=pinned,
        moves_per_s=round(median(speeds["real"]), 1),
        bare_moves_per_s=round(median(speeds["bare"]), 1),
        text_moves_per_s=round(median(speeds["text"]), 1),
        ratio=round(median(ratios), 3),
        ratios=[round(ratio, 3) for ratio in ratios],
        text_ratio=round(median(to_text), 3),
        cpu_us=round(median(costs["real"]), 1),
        bare_cpu_us=round(median(costs["bare"]), 1),
        text_cpu_us=round(median(costs["text"]), 1),
        frame_bytes=sum(sizes) // len(sizes),
        phones=crowd,
        watchers=WATCHERS,
        moves_timed=len(slowest),
        p50_ms=round(_part(single, 0.50), 2),
        p95_ms=round(_part(single, 0.95), 2),
        slowest_p95_ms=round(_part(slowest, 0.95), 2),
    )


def _part(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


class _Process:
    """A server of `bench.serving` while it is needed. port: where it listens."""

    def __init__(self, kind: str, path: Path) -> None:
        self._command = [sys.executable, "-m", "yuletable.bench.serving", kind, str(path)]
        self.port = 0

    def __enter__(self) -> "_Process":
        environment: dict[str, Any] = {
            **os.environ,
            "YULETABLE_SHOW": "0",
            "YULETABLE_LIMIT": "1000000",
        }
        self._process = subprocess.Popen(
            self._command, env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.strip().isdigit():
            self._process.kill()
            self._process.wait()
            raise RuntimeError("a server of the bench did not start")
        self.port = int(line)
        return self

    def cpu(self) -> float:
        """Processor seconds that the server has used, 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except OSError:
            return 0.0

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
