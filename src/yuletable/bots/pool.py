"""Processes that think for the event loop: started when first needed, kept warm, never waited for.

A question is answered within its hard limit or not at all; who asked then moves by the fast policy.
A worker that is late or dead is replaced. Each worker has a thread that starts it and reads what it
says; everything else happens on the event loop.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, TypeAlias

import msgspec

from yuletable.bots.questions import Answer, Question, frame, read_answer
from yuletable.core.protocol import Action

HARD_MS: Final = 800.0
"""A move is decided so many ms after it was asked for, whatever happens."""
SPARE_MS: Final = 120.0
"""So much of that is left for the way to the worker and back: a search stops before."""
MOST_WORKERS: Final = 4
FAILED_WAIT: Final = 10.0
"""After a worker that ended before it was ready, none is started for so many seconds."""
NICE: Final = 5
_STOP_S: Final = 2.0

Done: TypeAlias = Callable[[Action | None], None]


def workers_for(cores: int) -> int:
    """How many workers think on a machine with so many cores: one core is the server's."""
    return min(MOST_WORKERS, max(1, cores - 1))


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Ticket:
    """A question on its way. done: called once, on the event loop, with the action, or None when
    there is none in time; never after `Pool.drop`."""

    __slots__ = ("asked", "done", "expiry", "question")

    def __init__(self, question: Question, done: Done, asked: float) -> None:
        self.question = question
        self.done: Done | None = done
        self.asked = asked
        self.expiry: asyncio.TimerHandle | None = None


class Counts(msgspec.Struct):
    """What a pool did: questions answered in time, late (or never begun), and failed (the worker
    died or the bot raised); workers started; ms: of thinking for each that was answered."""

    answered: int = 0
    late: int = 0
    failed: int = 0
    started: int = 0
    ms: list[float] = []


class Pool:
    """size: most workers, None = by the cores. command: what a worker runs, for tests."""

    def __init__(
        self,
        size: int | None = None,
        hard_ms: float = HARD_MS,
        command: list[str] | None = None,
        keep_times: bool = False,
    ) -> None:
        self.size = workers_for(cores()) if size is None else size
        self.hard_ms = hard_ms
        self.counts = Counts()
        self._keep_times = keep_times
        self._command = command or [sys.executable, "-P", "-m", "yuletable.bots.worker"]
        self._workers: list[_Worker] = []
        self._waiting: deque[Ticket] = deque()
        self._no_start_before = 0.0
        self._closed = False

    def warm(self) -> None:
        """Start the workers, so that the first question need not wait for them."""
        while len(self._workers) < self.size and self._start():
            continue

    def ask(self, question: Question, done: Done) -> Ticket:
        """Have a question answered. Called on the event loop, and `done` is too."""
        loop = asyncio.get_running_loop()
        ticket = Ticket(question, done, monotonic())
        ticket.expiry = loop.call_later(self.hard_ms / 1000, self._expire, ticket)
        self._waiting.append(ticket)
        self._assign()
        return ticket

    def drop(self, ticket: Ticket) -> None:
        """Nobody waits for this answer any more."""
        ticket.done = None
        if ticket.expiry is not None:
            ticket.expiry.cancel()
        with contextlib.suppress(ValueError):
            self._waiting.remove(ticket)

    async def close(self) -> None:
        """End the workers; what they were asked is never answered."""
        self._closed = True
        for ticket in list(self._waiting):
            self.drop(ticket)
        workers, self._workers = self._workers, []
        for worker in workers:
            if worker.ticket is not None:
                self.drop(worker.ticket)
            worker.stop()
        for worker in workers:
            await asyncio.to_thread(worker.thread.join, _STOP_S)
            if worker.thread.is_alive():  # it does not even see that its pipe is closed
                worker.kill()
                await asyncio.to_thread(worker.thread.join, _STOP_S)

    @property
    def pids(self) -> list[int]:
        """The processes of the workers that run."""
        return [w.process.pid for w in self._workers if w.process is not None]

    @property
    def ready(self) -> bool:
        """Whether every worker can be asked at once."""
        return len(self._workers) == self.size and all(worker.ready for worker in self._workers)

    def _start(self) -> bool:
        if self._closed or monotonic() < self._no_start_before:
            return False
        self.counts.started += 1
        worker = _Worker(self._command, asyncio.get_running_loop(), self._heard, self._ended)
        self._workers.append(worker)
        worker.thread.start()
        return True

    def _assign(self) -> None:
        """Whoever has nothing to do gets what waits longest."""
        while self._waiting:
            idle = next((w for w in self._workers if w.ready and w.ticket is None), None)
            if idle is None:
                busy = sum(worker.ticket is not None for worker in self._workers)
                coming = len(self._workers) - busy
                if len(self._workers) < self.size and coming < len(self._waiting):
                    self._start()
                return
            ticket = self._waiting.popleft()
            left = self.hard_ms - (monotonic() - ticket.asked) * 1000 - SPARE_MS
            if left <= 0:
                self._settle(ticket, None, "late")
                continue
            idle.ticket = ticket
            idle.say(msgspec.structs.replace(ticket.question, ms=left))

    def _heard(self, worker: "_Worker", said: Answer) -> None:
        if not worker.ready:
            worker.ready = True
        else:
            ticket, worker.ticket = worker.ticket, None
            if ticket is not None:
                if self._keep_times:
                    self.counts.ms.append(said.ms)
                self._settle(ticket, said.action, "failed" if said.action is None else "answered")
        self._assign()

    def _expire(self, ticket: Ticket) -> None:
        with contextlib.suppress(ValueError):
            self._waiting.remove(ticket)
        for worker in self._workers:
            if worker.ticket is ticket:  # it should have stopped by itself
                worker.ticket = None
                self._replace(worker)
                break
        self._settle(ticket, None, "late")

    def _settle(self, ticket: Ticket, action: Action | None, how: str) -> None:
        if ticket.expiry is not None:
            ticket.expiry.cancel()
        done, ticket.done = ticket.done, None
        if done is None:
            return
        setattr(self.counts, how, getattr(self.counts, how) + 1)
        done(action)

    def _ended(self, worker: "_Worker") -> None:
        if worker not in self._workers:
            return
        if not worker.ready:
            self._no_start_before = monotonic() + FAILED_WAIT
        ticket, worker.ticket = worker.ticket, None
        self._replace(worker)
        if ticket is not None:
            self._settle(ticket, None, "failed")

    def _replace(self, worker: "_Worker") -> None:
        worker.kill()
        self._workers.remove(worker)
        self._start()


class _Worker:
    """ready: it has said so. ticket: what it thinks about."""

    def __init__(
        self,
        command: list[str],
        loop: asyncio.AbstractEventLoop,
        heard: Callable[["_Worker", Answer], None],
        ended: Callable[["_Worker"], None],
    ) -> None:
        self.ready = False
        self.ticket: Ticket | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.thread = threading.Thread(target=self._live, name="yuletable-bots", daemon=True)
        self._command = command
        self._loop = loop
        self._heard = heard
        self._ended = ended
        self._lock = threading.Lock()
        self._stopped = False

    def say(self, question: Question) -> None:
        """Only to one that is ready and thinks about nothing: it reads at once, so this does not
        wait. That it is dead its thread finds out."""
        assert self.process is not None
        assert self.process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            self.process.stdin.write(frame(question))
            self.process.stdin.flush()

    def stop(self) -> None:
        """Close its pipe: it ends by itself."""
        with self._lock:
            self._stopped = True
            if self.process is not None:
                _close(self.process.stdin)

    def kill(self) -> None:
        """End it now."""
        with self._lock:
            self._stopped = True
            if self.process is not None:
                self.process.kill()

    def _live(self) -> None:
        """The thread: start the process, pass on what it says, see to its end."""
        try:
            with self._lock:
                if not self._stopped:
                    self.process = _start_process(self._command)
            if self.process is not None:
                self._read(self.process)
        except (OSError, msgspec.DecodeError) as error:
            print(f"yuletable: a thinking process failed: {error}", file=sys.stderr)
        finally:
            self._end()
            self._tell(self._ended, self)

    def _read(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdout is not None
        while (said := read_answer(process.stdout)) is not None:
            self._tell(self._heard, self, said)

    def _end(self) -> None:
        process = self.process
        if process is None:
            return
        with self._lock:
            _close(process.stdin)
        try:
            process.wait(_STOP_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        _close(process.stdout)

    def _tell(self, what: Callable[..., None], *args: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop is closed
            self._loop.call_soon_threadsafe(what, *args)


def _start_process(command: list[str]) -> "subprocess.Popen[bytes]":
    """A fresh interpreter with our import path; Ctrl-C in the terminal does not reach it."""
    path = os.pathsep.join(filter(None, sys.path))
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,
        creationflags=flags,
    )
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
    return process


def _close(pipe: Any) -> None:
    with contextlib.suppress(OSError, ValueError):
        if pipe is not None:
            pipe.close()
