"""Processes that think: in time or not at all, replaced when late or dead, gone at the end."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.bots.test_flat import asked
from tests.conftest import ROOT, TINY_OUTSIDE
from yuletable.bots import pool as pools
from yuletable.bots.pool import Pool, workers_for
from yuletable.bots.questions import Question, answer, question
from yuletable.core.registry import Entry

POSIX = pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(coroutine)


@asynccontextmanager
async def warm(**settings: Any) -> AsyncIterator[Pool]:
    """A pool whose workers are ready."""
    pool = Pool(**{"size": 1, **settings})
    pool.warm()
    try:
        await until(lambda: pool.ready)
        yield pool
    finally:
        await pool.close()


async def until(check: Any, seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, "it never happened"
        await asyncio.sleep(0.01)


async def ask(pool: Pool, asked: Question) -> int | None:
    found: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    pool.ask(asked, found.set_result)
    return await found


def a_question(tiny: Entry, number: int = 1, iterations: int = 60) -> Question:
    return question(tiny.game, asked(number, 0), 0, "expert", f"k{number}", iterations)


ENDLESS = 10_000_000
"""Iterations that no deadline leaves time for."""


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def test_how_many_think() -> None:
    assert [workers_for(cores) for cores in (1, 2, 4, 5, 16)] == [1, 1, 3, 4, 4]


def test_a_worker_answers_as_this_process_would(tiny: Entry) -> None:
    async def main() -> None:
        async with warm(size=2, hard_ms=20_000) as pool:
            sent = [a_question(tiny, number) for number in range(8)]
            found = await asyncio.gather(*(ask(pool, each) for each in sent))
            assert found == [answer(each) for each in sent]
            assert pool.counts.answered == 8
            assert len(pool.pids) == 2

    run(main())


def test_nothing_is_started_before_it_is_needed(tiny: Entry) -> None:
    async def main() -> None:
        pool = Pool(size=2, hard_ms=20_000)
        assert pool.pids == []
        assert await ask(pool, a_question(tiny)) is not None
        assert len(pool.pids) == 1
        await pool.close()

    run(main())


def test_a_search_ends_before_its_hard_limit(tiny: Entry) -> None:
    async def main() -> None:
        async with warm(hard_ms=500) as pool:
            began = time.perf_counter()
            found = await ask(pool, a_question(tiny, iterations=ENDLESS))
            assert found is not None
            assert time.perf_counter() - began < 0.5
            assert pool.counts.answered == 1

    run(main())


def test_who_waits_too_long_for_a_worker_is_told(tiny: Entry) -> None:
    async def main() -> None:
        async with warm(hard_ms=400) as pool:
            sent = [a_question(tiny, n, ENDLESS) for n in range(4)]
            began = time.perf_counter()
            found = await asyncio.gather(*(ask(pool, each) for each in sent))
            assert time.perf_counter() - began < 0.6
            assert found[0] is not None
            assert found[2:] == [None, None]
            assert pool.counts.late >= 2
            assert pool.counts.started == 1

    run(main())


@POSIX
def test_a_dead_worker_is_replaced(tiny: Entry) -> None:
    async def main() -> None:
        async with warm(hard_ms=5_000) as pool:
            (dead,) = pool.pids
            waiting = asyncio.create_task(ask(pool, a_question(tiny, iterations=ENDLESS)))
            await asyncio.sleep(0.1)
            began = time.perf_counter()
            os.kill(dead, signal.SIGKILL)
            assert await waiting is None
            assert time.perf_counter() - began < 2
            assert pool.counts.failed == 1
            await until(lambda: pool.ready)
            assert pool.pids != [dead]
            assert await ask(pool, a_question(tiny)) is not None

    run(main())


@POSIX
def test_a_worker_that_hangs_is_ended_and_replaced(tiny: Entry) -> None:
    async def main() -> None:
        async with warm(hard_ms=300) as pool:
            (stuck,) = pool.pids
            os.kill(stuck, signal.SIGSTOP)
            assert await ask(pool, a_question(tiny)) is None
            assert pool.counts.late == 1
            await until(lambda: not alive(stuck))
            await until(lambda: pool.ready)
            pool.hard_ms = 20_000
            assert await ask(pool, a_question(tiny)) is not None

    run(main())


def test_a_bot_that_raises_gives_none_and_the_worker_lives(
    tiny: Entry, capfd: pytest.CaptureFixture[str]
) -> None:
    async def main() -> None:
        async with warm(hard_ms=20_000) as pool:
            good = a_question(tiny)
            bad = msgspec.structs.replace(good, world={"nonsense": 1})
            assert await ask(pool, bad) is None
            assert pool.counts.failed == 1
            assert await ask(pool, good) is not None
            assert pool.counts.started == 1

    run(main())
    assert "PositionError" in capfd.readouterr().err


def test_a_worker_that_cannot_start_is_not_tried_again_at_once(tiny: Entry) -> None:
    async def main() -> None:
        pool = Pool(size=1, hard_ms=3_000, command=[sys.executable, "-c", "raise SystemExit(3)"])
        began = time.perf_counter()
        pool.warm()
        await until(lambda: pool.counts.started == 1 and not pool._workers)
        pool.hard_ms = 200
        assert await ask(pool, a_question(tiny)) is None
        assert pool.counts.started == 1
        assert time.perf_counter() - began < 5
        await pool.close()
        missing = Pool(size=1, hard_ms=200, command=["/no/such/program"])
        assert await ask(missing, a_question(tiny)) is None
        await missing.close()

    run(main())


def test_a_dropped_question_is_never_answered(tiny: Entry) -> None:
    async def main() -> None:
        async with warm(hard_ms=400) as pool:
            heard: list[int | None] = []
            first = pool.ask(a_question(tiny, 1), heard.append)
            second = pool.ask(a_question(tiny, 2), heard.append)
            pool.drop(first)
            pool.drop(second)
            assert await ask(pool, a_question(tiny, 3)) is not None
            await asyncio.sleep(0.5)
            assert heard == []

    run(main())


def test_closing_ends_the_workers_at_once_also_in_the_middle_of_a_thought(tiny: Entry) -> None:
    async def main() -> None:
        pool = Pool(size=1, hard_ms=20_000)
        pool.warm()
        await until(lambda: pool.ready)
        heard: list[int | None] = []
        pool.ask(a_question(tiny, iterations=ENDLESS), heard.append)
        pids = pool.pids
        await asyncio.sleep(0.1)
        began = time.perf_counter()
        await pool.close()
        assert time.perf_counter() - began < 1.5
        assert not any(map(alive, pids))
        assert heard == []
        assert not pool._start()

    run(main())


@POSIX
def test_closing_ends_a_worker_that_hangs(tiny: Entry) -> None:
    async def main() -> None:
        async with warm(hard_ms=20_000) as pool:
            (stuck,) = pool.pids
            os.kill(stuck, signal.SIGSTOP)
            await pool.close()
            assert not alive(stuck)

    run(main())


_SERVER = """
import asyncio, sys
from yuletable.bots.pool import Pool
from yuletable.bots.questions import question
from tests.bots.test_flat import asked
from yuletable.core.registry import entry

async def main():
    pool = Pool(size=2, hard_ms=60_000)
    pool.warm()
    while not pool.ready:
        await asyncio.sleep(0.01)
    for n in range(2):
        sent = question(entry("tiny").game, asked(n, 0), 0, "expert", "k", 10_000_000)
        pool.ask(sent, print)
    await asyncio.sleep(0.2)
    print(*pool.pids, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def _another() -> "subprocess.Popen[str]":
    paths = [str(ROOT), str(TINY_OUTSIDE), str(ROOT / "src")]
    return subprocess.Popen(
        [sys.executable, "-c", _SERVER],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@POSIX
def test_nothing_is_left_behind_by_a_server_that_was_killed() -> None:
    """The workers are in the middle of a thought that would take a minute."""
    server = _another()
    assert server.stdout is not None
    pids = [int(pid) for pid in server.stdout.readline().split()]
    assert len(pids) == 2
    assert all(map(alive, pids))
    server.kill()
    server.communicate(timeout=10)
    end = time.monotonic() + 3
    while any(map(alive, pids)):
        assert time.monotonic() < end, "a worker is left behind"
        time.sleep(0.02)


@POSIX
def test_a_worker_is_nice_and_out_of_reach_of_ctrl_c(tiny: Entry) -> None:
    async def main() -> None:
        async with warm() as pool:
            (pid,) = pool.pids
            assert os.getpriority(os.PRIO_PROCESS, pid) >= min(
                19, os.getpriority(os.PRIO_PROCESS, 0) + pools.NICE
            )
            assert os.getpgid(pid) != os.getpgid(0)
            os.kill(pid, signal.SIGINT)
            await asyncio.sleep(0.1)
            assert alive(pid)

    run(main())
