"""Where logs are kept: one append-only table, rows ordered by (room, n)."""

from typing import Protocol

from yuletable.server.log import Entry


class StoreError(Exception):
    """Nothing of the append was kept. The text says why in words for a person."""


class Store(Protocol):
    """Keeps the logs of rooms. After `append` returns, the entries survive a power cut."""

    async def append(self, room: str, entries: list[Entry]) -> None:
        """Keep all of them or none. Raises StoreError; also for an entry number already taken."""

    async def read(self, room: str) -> list[Entry]:
        """The whole log of a room in order; [] when there is none. Raises StoreError."""

    async def rooms(self) -> list[str]:
        """The codes of all rooms whose log does not end with `ended`, oldest first.
        Raises StoreError."""

    async def taken(self, room: str) -> bool:
        """Whether a room of that code was ever opened. Raises StoreError."""

    async def purge(self) -> None:
        """Delete the logs of all rooms that have ended. Raises StoreError."""

    async def close(self) -> None:
        """Finish what was begun and let go of the data."""
