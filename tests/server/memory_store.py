"""A second `Store`, in memory: the suite over stores runs on it too, and it can fail on purpose."""

from yuletable.server.log import Entry
from yuletable.server.store import StoreError


class MemoryStore:
    """trouble: while set, every append fails with this text. deaf: reading fails as well."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.trouble: str | None = None
        self.deaf = False
        self.appends = 0

    async def append(self, room: str, entries: list[Entry]) -> None:
        if self.trouble is not None:
            raise StoreError(self.trouble)
        log = self.logs.setdefault(room, [])
        last = log[-1].n if log else 0
        for entry in entries:
            if entry.n <= last:
                raise StoreError("Another server wrote to this room.")
            last = entry.n
        log.extend(entries)
        self.appends += 1

    async def read(self, room: str) -> list[Entry]:
        if self.deaf:
            raise StoreError("The data file cannot be used.")
        return list(self.logs.get(room, []))

    async def rooms(self) -> list[str]:
        if self.deaf:
            raise StoreError("The data file cannot be used.")
        return [room for room, log in self.logs.items() if log and log[-1].kind != "ended"]

    async def taken(self, room: str) -> bool:
        return room in self.logs

    async def purge(self) -> None:
        if self.trouble is not None:
            raise StoreError(self.trouble)
        self.logs = {room: log for room, log in self.logs.items() if log[-1].kind != "ended"}

    async def close(self) -> None:
        """Nothing to let go of."""
