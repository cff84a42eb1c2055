"""The log in one SQLite file: one writer thread, many appends in one transaction."""

import asyncio
import errno
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from yuletable.server.log import Entry
from yuletable.server.store import StoreError

FILE: Final = "yuletable.db"
BATCH: Final = 512
"""With so many appends a transaction is closed."""

_TABLE: Final = """
create table if not exists log (
    room text not null,
    n integer not null,
    ms integer not null,
    kind text not null,
    body blob not null,
    primary key (room, n)
) without rowid
"""
_INSERT: Final = "insert into log (room, n, ms, kind, body) values (?, ?, ?, ?, ?)"
_OPEN_ROOMS: Final = """
select room from log as l
where n = 1 and not exists (select 1 from log where room = l.room and kind = 'ended')
"""

Row = tuple[str, int, int, str, bytes]
Done = tuple[asyncio.Future[Any], Any, BaseException | None]


class _Job:
    """Work for the thread: rows to append, or a question."""

    __slots__ = ("ask", "future", "rows")

    def __init__(
        self,
        future: asyncio.Future[Any],
        rows: list[Row],
        ask: Callable[[sqlite3.Connection], Any] | None,
    ) -> None:
        self.future = future
        self.rows = rows
        self.ask = ask


class SqliteStore:
    """A `Store` in a folder. It holds the file alone: a second server on it is refused.

    Raises StoreError with one sentence when the folder or file cannot be used.
    """

    def __init__(self, folder: Path) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._next: list[_Job] = []
        self._closed = False
        self._db = _open(folder)
        self._thread = threading.Thread(target=self._work, name="yuletable-store", daemon=True)
        self._thread.start()

    async def append(self, room: str, entries: list[Entry]) -> None:
        await self._do([(room, e.n, e.ms, e.kind, e.body) for e in entries], None)

    async def read(self, room: str) -> list[Entry]:
        def ask(db: sqlite3.Connection) -> list[Entry]:
            rows = db.execute("select n, ms, kind, body from log where room = ? order by n", [room])
            return [Entry(n, ms, kind, body) for n, ms, kind, body in rows]

        found: list[Entry] = await self._do([], ask)
        return found

    async def rooms(self) -> list[str]:
        def ask(db: sqlite3.Connection) -> list[str]:
            opened = "select room, body from log where n = 1"
            at = {room: bytes(body) for room, body in db.execute(opened)}
            rooms = [room for (room,) in db.execute(_OPEN_ROOMS)]
            return sorted(rooms, key=lambda room: (len(at[room]), at[room]))

        found: list[str] = await self._do([], ask)
        return found

    async def taken(self, room: str) -> bool:
        def ask(db: sqlite3.Connection) -> bool:
            return (
                db.execute("select 1 from log where room = ? limit 1", [room]).fetchone()
                is not None
            )

        found: bool = await self._do([], ask)
        return found

    async def purge(self) -> None:
        def ask(db: sqlite3.Connection) -> None:
            db.execute("delete from log where room in (select room from log where kind = 'ended')")
            db.execute("pragma wal_checkpoint(truncate)")  # nothing of it stays on the disk

        await self._do([], ask)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, rows: list[Row], ask: Callable[[sqlite3.Connection], Any] | None) -> Any:
        if self._closed:
            raise StoreError("The store is closed.")
        loop = self._loop
        if loop is None:
            loop = self._loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if not self._next:  # what comes in one turn of the loop goes to the thread together
            loop.call_soon(self._hand_over)
        self._next.append(_Job(future, rows, ask))
        return await future

    def _hand_over(self) -> None:
        if self._next:
            self._jobs.put(self._next)
            self._next = []

    def _work(self) -> None:
        jobs = self._jobs
        last = False
        while not last:
            batch: list[_Job] = []
            more = jobs.get()
            while True:
                if more is None:
                    last = True
                    break
                batch += more
                if len(batch) >= BATCH:
                    break
                try:
                    more = jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                done = self._run(batch)
                loop = self._loop
                if loop is not None and not loop.is_closed():
                    loop.call_soon_threadsafe(_resolve, done)
        self._db.close()

    def _run(self, batch: list[_Job]) -> list[Done]:
        done: list[Done] = []
        appends = [job for job in batch if job.ask is None]
        if appends:
            try:
                self._insert([row for job in appends for row in job.rows])
                done += [(job.future, None, None) for job in appends]
            except sqlite3.Error as error:
                if len(appends) == 1:
                    done.append((appends[0].future, None, _trouble(error)))
                else:  # one room's trouble is not another's
                    for job in appends:
                        done += self._run([job])
        for job in batch:
            if job.ask is not None:
                try:
                    done.append((job.future, job.ask(self._db), None))
                except sqlite3.Error as error:
                    done.append((job.future, None, _trouble(error)))
        return done

    def _insert(self, rows: list[Row]) -> None:
        db = self._db
        try:
            db.execute("begin immediate")
            db.executemany(_INSERT, rows)
            db.execute("commit")
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("rollback")
            raise


def _resolve(done: list[Done]) -> None:
    for future, result, error in done:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def _trouble(error: sqlite3.Error) -> StoreError:
    name = getattr(error, "sqlite_errorname", "") or ""
    if name.startswith("SQLITE_FULL") or "disk is full" in str(error):
        return StoreError("The disk is full.")
    if name.startswith("SQLITE_READONLY"):
        return StoreError("The data folder cannot be written to.")
    if name.startswith("SQLITE_CONSTRAINT"):
        return StoreError("Another server wrote to this room.")
    return StoreError(f"The data file cannot be used: {error}.")


def _open(folder: Path) -> sqlite3.Connection:
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".write-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise StoreError(_folder_trouble(folder, error)) from None
    try:
        db = sqlite3.connect(path, timeout=0.5, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise StoreError(f"The data file {path} cannot be opened: {error}.") from None
    try:
        db.execute("pragma locking_mode = exclusive")
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("pragma secure_delete = on")
        db.execute(_TABLE)
        db.execute("begin immediate")
        db.execute("commit")
    except sqlite3.Error as error:
        db.close()
        if "locked" in str(error):
            raise StoreError(
                f"The data folder {folder} is in use by another Yuletable: "
                "stop it, or choose another folder with --data."
            ) from None
        if "readonly" in str(error):
            raise StoreError(
                f"The data file {path} cannot be written to: "
                "make it writable, or choose another folder with --data."
            ) from None
        raise StoreError(
            f"The data file {path} is damaged or not a Yuletable file ({error}): "
            "move it away, or choose another folder with --data."
        ) from None
    return db


def _folder_trouble(folder: Path, error: OSError) -> str:
    if error.errno == errno.ENOSPC:
        return f"The disk of the data folder {folder} is full: free some space and start again."
    reason = error.strerror or str(error)
    return (
        f"The data folder {folder} cannot be written to ({reason}): "
        "make it writable, or choose another one with --data."
    )
