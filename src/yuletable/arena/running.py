"""Plays blocks by many workers, keeps each as it is finished, and goes on where a run stopped."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import NoReturn, Protocol, TypeAlias

from yuletable.arena.blocks import Duel, Forfeit, Fought, play_duel
from yuletable.arena.kept import Kept, Result
from yuletable.bots.foreign import ForeignError

Found: TypeAlias = list[dict[int, Result]]
"""For each duel the results of its blocks by number."""

Watch: TypeAlias = Callable[[int, Result | None], None]
"""Told of (blocks that are there by now, the one that was just played); first with those that were
kept of an earlier run, and None."""


class Workers(Protocol):
    """Who plays the blocks. jobs: as many play at a time. width: as many are handed out at once;
    more would only wait."""

    @property
    def jobs(self) -> int: ...

    @property
    def width(self) -> int: ...

    def submit(self, duel: Duel, number: int) -> "Future[Result]":
        """Play a block, now or soon."""


def play(duel: Duel, number: int) -> Result:
    """Play a block, or what there is of it: a program that fails in it forfeits it."""
    try:
        return play_duel(duel, number)
    except ForeignError as error:
        return Forfeit(number, error.bot, error.move, error.kind, error.what, error.said, error.why)


class Here:
    """This process."""

    jobs = 1
    width = 1

    def submit(self, duel: Duel, number: int) -> "Future[Result]":
        done: Future[Result] = Future()
        done.set_result(play(duel, number))
        return done


class _Processes:
    def __init__(self, executor: ProcessPoolExecutor, jobs: int) -> None:
        self.jobs = jobs
        self.width = 2 * jobs
        self._executor = executor

    def submit(self, duel: Duel, number: int) -> "Future[Result]":
        return self._executor.submit(_play_as_worker, duel, number)


Hired: TypeAlias = AbstractContextManager[Workers]
"""Workers for as long as a run takes."""


@contextmanager
def processes(jobs: int) -> Iterator[Workers]:
    """Workers in so many processes; one is this process itself."""
    if jobs == 1:
        yield Here()
        return
    # A fresh interpreter each: forking is not to be had everywhere.
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_work)
    before = set(active_children())
    try:
        yield _Processes(executor, jobs)
    except BaseException:
        # Whoever stops a run does not wait for the blocks that are being played.
        for child in set(active_children()) - before:
            child.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _begin_work() -> None:
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, _end_work)


def _end_work(*_: object) -> NoReturn:
    raise SystemExit


def _play_as_worker(duel: Duel, number: int) -> Result:
    try:
        return play(duel, number)
    except SystemExit:  # programs are gone by now; the pool would hand out the next block
        os._exit(1)


def run(
    duels: Sequence[Duel],
    blocks: Sequence[int],
    workers: Workers,
    kept: Kept | None = None,
    watch: Watch | None = None,
) -> Found:
    """Play blocks 0 to blocks[d] - 1 of each duel d, but those that are kept. The results are the
    same whoever plays them; only the times differ."""
    found: Found = [{} for _ in duels]
    if kept is not None:
        for at, earlier in enumerate(kept.read(duels)):
            found[at] = {n: each for n, each in earlier.items() if n < blocks[at]}
    there = sum(map(len, found))
    if watch is not None:
        watch(there, None)
    # Number by number, so that a run that is stopped has about as many of each duel.
    left = (
        (at, number)
        for number in range(max(blocks, default=0))
        for at in range(len(duels))
        if number < blocks[at] and number not in found[at]
    )
    pending: dict[Future[Result], int] = {}
    while True:
        for at, number in islice(left, workers.width - len(pending)):
            pending[workers.submit(duels[at], number)] = at
        if not pending:
            return found
        for future in wait(pending, return_when=FIRST_COMPLETED).done:
            at = pending.pop(future)
            result = future.result()
            found[at][result.number] = result
            if kept is not None:
                kept.add(duels[at], result)
            there += 1
            if watch is not None:
                watch(there, result)


def fought(results: dict[int, Result]) -> dict[int, Fought]:
    """Those that were played to the end."""
    return {n: each for n, each in sorted(results.items()) if isinstance(each, Fought)}
