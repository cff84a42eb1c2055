"""One suite over every store, and what only the file on disk can do."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.memory_store import MemoryStore
from tests.server.rig import run
from yuletable.server.log import Ended, Entry, Opened, Paused, entry_of
from yuletable.server.store import Store, StoreError
from yuletable.server.store.sqlite import FILE, Row, SqliteStore

Make = Callable[[], Store]


@pytest.fixture(params=["sqlite", "memory"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    return MemoryStore


def entries(first: int, count: int) -> list[Entry]:
    return [entry_of(n, 10 * n, Paused(by=n)) for n in range(first, first + count)]


def opened(at: int) -> Entry:
    return entry_of(1, 0, Opened(at=at))


def test_reads_back_in_order_what_was_appended(make: Make) -> None:
    async def main() -> None:
        store = make()
        await store.append("ABCD", entries(1, 3))
        await store.append("WXYZ", entries(1, 1))
        await store.append("ABCD", entries(4, 2))
        assert await store.read("ABCD") == entries(1, 5)
        assert await store.read("WXYZ") == entries(1, 1)
        assert await store.read("NONE") == []
        assert await store.taken("ABCD")
        assert not await store.taken("NONE")
        await store.close()

    run(main())


def test_a_number_is_taken_once_and_nothing_of_the_append_stays(make: Make) -> None:
    async def main() -> None:
        store = make()
        await store.append("ABCD", entries(1, 3))
        with pytest.raises(StoreError, match="Another server"):
            await store.append("ABCD", [*entries(4, 1), *entries(2, 1)])
        assert await store.read("ABCD") == entries(1, 3)
        await store.close()

    run(main())


def test_one_rooms_trouble_is_not_anothers(make: Make) -> None:
    async def main() -> None:
        store = make()
        await store.append("AAAA", entries(1, 1))
        results = await asyncio.gather(
            store.append("BBBB", entries(1, 2)),
            store.append("AAAA", entries(1, 1)),
            store.append("CCCC", entries(1, 2)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), StoreError, type(None)]
        assert await store.read("BBBB") == entries(1, 2)
        assert await store.read("CCCC") == entries(1, 2)
        await store.close()

    run(main())


def test_rooms_are_the_unfinished_ones_oldest_first(make: Make) -> None:
    async def main() -> None:
        store = make()
        await store.append("BBBB", [opened(100)])
        await store.append("AAAA", [opened(200)])
        await store.append("CCCC", [opened(300), entry_of(2, 5, Ended())])
        assert await store.rooms() == ["BBBB", "AAAA"]
        await store.close()

    run(main())


def test_the_file_keeps_everything(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path)
        await asyncio.gather(*(store.append(f"R{i:03}", entries(1, 2)) for i in range(200)))
        await store.close()
        again = SqliteStore(tmp_path)
        for i in range(200):
            assert await again.read(f"R{i:03}") == entries(1, 2)
        await again.close()

    run(main())


def test_appends_that_wait_share_one_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path)
        batches: list[int] = []
        insert = store._insert

        def counted(rows: list[Row]) -> None:
            batches.append(len(rows))
            insert(rows)

        monkeypatch.setattr(store, "_insert", counted)
        await asyncio.gather(*(store.append(f"R{i:03}", entries(1, 1)) for i in range(300)))
        assert sum(batches) == 300
        assert len(batches) < 150
        await store.close()

    run(main())


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    assert store._db.execute("pragma synchronous").fetchone() == (2,)
    assert store._db.execute("pragma journal_mode").fetchone() == ("wal",)
    asyncio.run(store.close())


def test_a_full_disk_is_named_and_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path)
        await store.append("ABCD", entries(1, 1))
        pages = store._db.execute("pragma page_count").fetchone()[0]
        store._db.execute(f"pragma max_page_count = {pages + 1}")
        n = 2
        trouble = ""
        while not trouble:
            try:
                await store.append("ABCD", entries(n, 200))
                n += 200
            except StoreError as error:
                trouble = str(error)
        assert trouble == "The disk is full."
        assert await store.read("ABCD") == entries(1, n - 1)
        store._db.execute("pragma max_page_count = 1000000")
        await store.append("ABCD", entries(n, 200))
        assert len(await store.read("ABCD")) == n - 1 + 200
        await store.close()

    run(main())


def test_a_second_server_on_one_folder_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreError, match="in use by another Yuletable"):
        SqliteStore(tmp_path)
    asyncio.run(store.close())
    asyncio.run(SqliteStore(tmp_path).close())


def test_a_file_that_is_not_ours_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database at all, but long enough to be one" * 40)
    with pytest.raises(StoreError, match="damaged or not a Yuletable file"):
        SqliteStore(tmp_path)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be written to"):
        SqliteStore(tmp_path / "file" / "data")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_read_only_folder_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(StoreError, match="cannot be written to"):
            SqliteStore(tmp_path)
    finally:
        tmp_path.chmod(0o700)


def test_a_read_only_file_system_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, data: bytes) -> int:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    with pytest.raises(StoreError, match=r"Read-only file system.*--data"):
        SqliteStore(tmp_path)


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path)
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append("ABCD", entries(1, 1))

    run(main())
    with sqlite3.connect(tmp_path / FILE) as db:
        assert db.execute("select count(*) from log").fetchone() == (0,)
    db.close()
