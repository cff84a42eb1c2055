"""All rooms of one server: opened, found, restored."""

import asyncio
import secrets
import sys
import time
from collections.abc import Callable
from typing import Final

from yuletable.bots.pool import Pool
from yuletable.core.chance import new_seed, seed_of
from yuletable.core.protocol import Text
from yuletable.server.log import Ended, LogError, Opened, entry_of
from yuletable.server.machine import Machine
from yuletable.server.rooms import Room, Wake
from yuletable.server.state import RoomState, fold
from yuletable.server.store import Store, StoreError

LETTERS: Final = "BCDFGHJKMNPRSTWXYZ"
"""No look-alikes (I L O Q U V), and no vowels, so that no code is a word."""
CODE_LENGTH: Final = 4
KEPT: Final = 30 * 24 * 3600
"""A room is kept for so many seconds after the last sign of a person."""
EMPTY_KEPT: Final = 24 * 3600
"""The same for a room that nobody ever joined."""
MOST_EMPTY: Final = 500
"""So many of those are kept; the one that was opened first makes room for another."""
STOPPED: Final = 4005
"""The code with which a server that is stopped on purpose closes all lines."""
SWEEP: Final = 3600
"""Every so many seconds the house looks for rooms that have been kept long enough."""


def _outlived(state: RoomState, now: int) -> bool:
    """Whether a room has been kept long enough after the last sign of a person."""
    return now - state.seen > (KEPT if state.people() else EMPTY_KEPT)


def _unused(room: Room) -> bool:
    """Whether nobody has ever been in a room, no screen is at it, and it is not ending yet."""
    state = room.state
    return not (room.screens or state.next_member or state.ended)


class House:
    """rooms: by code. damaged: codes whose log cannot be read, with the reason.

    show: factor on all show times (0 in tests). seed: text that fixes every match's seed, None =
    random. addresses: base addresses that a phone can open, best first, each ending in "/".
    limit: messages a second that a socket may send. machine: what the server runs on. pool: thinks
    for bots that look ahead; its processes are started when the first is chosen.
    """

    def __init__(
        self,
        store: Store,
        addresses: Callable[[], list[str]],
        show: float = 1.0,
        seed: str | None = None,
        limit: float = 10.0,
        machine: Machine | None = None,
        pool: Pool | None = None,
    ) -> None:
        self.pool = pool or Pool()
        self.machine = machine or Machine()
        self.store = store
        self.pace = show
        self.show = show
        self.limit = limit
        self.rooms: dict[str, Room] = {}
        self.damaged: dict[str, str] = {}
        self._addresses = addresses
        self._seed = seed
        self._sweeper: asyncio.Task[None] | None = None

    async def restore(self) -> None:
        """Fold every unfinished room. Raises StoreError when the store cannot be read."""
        now = int(time.time())
        for code in await self.store.rooms():
            try:
                state = fold(code, await self.store.read(code), self.show)
            except LogError as error:
                self.damaged[code] = str(error)
                print(f"Room {code} is damaged and left as it is: {error}.", file=sys.stderr)
                continue
            if _outlived(state, now):
                await self.store.append(code, [entry_of(state.n + 1, state.ms, Ended())])
                continue
            self._run(state)
        await self.store.purge()
        self._sweeper = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        """Now and then, delete the rooms that have been kept long enough."""
        while True:
            await asyncio.sleep(SWEEP)
            now = int(time.time())
            for room in list(self.rooms.values()):
                if not room.screens and _outlived(room.state, now):
                    room.end()

    async def open(self) -> Room:
        """A new room. Raises StoreError."""
        empty = [room for room in self.rooms.values() if _unused(room)]
        if len(empty) >= MOST_EMPTY:
            min(empty, key=lambda room: room.state.seen).end()
        code = await self._new_code()
        state = RoomState(code, self.show)
        body = Opened(at=int(time.time()))
        await self.store.append(code, [entry_of(1, 0, body)])
        state.apply(1, 0, body)
        return self._run(state)

    def find(self, code: str) -> Room | None:
        """The room of a code as people type it."""
        return self.rooms.get(code.strip().upper())

    def latest(self) -> Room | None:
        """The room that a screen of this machine most likely means: the newest with people at
        it, else the newest with people in it, else the newest."""
        rooms = list(self.rooms.values())
        rooms.sort(key=lambda room: (bool(room.by_member), bool(room.state.people())))
        return rooms[-1] if rooms else None

    def good_night(self) -> None:
        """Tell every screen that the server stops on purpose, and close its line."""
        for room in self.rooms.values():
            for screen in room.screens:
                screen.close(STOPPED, "good night")

    async def close(self) -> None:
        """End all rooms' tasks and the store."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(room.stop() for room in self.rooms.values()))
        await self.pool.close()
        await self.store.close()

    def bases(self) -> list[str]:
        """Base addresses that a phone can open, best first."""
        return self._addresses()

    def name_url(self) -> str | None:
        return self.machine.name_url

    def urls(self, code: str) -> list[str]:
        return [base + code for base in self._addresses()]

    def warnings(self) -> list[Text]:
        return self.machine.warnings

    def tell(self) -> None:
        """Something about the machine has changed: every screen hears of it."""
        for room in self.rooms.values():
            room.changed()
            room.inbox.put_nowait(Wake())

    def can_stop(self) -> bool:
        return self.machine.stop is not None

    async def stop(self) -> None:
        if self.machine.stop is not None:
            self.machine.stop()

    def playing(self) -> bool:
        """Whether a room has a match and people at it."""
        return any(
            room.state.phase == "playing" and bool(room.by_member) for room in self.rooms.values()
        )

    def peopled_besides(self, code: str) -> int:
        """How many other rooms have people at them, whatever they do."""
        return sum(bool(room.by_member) for room in self.rooms.values() if room.state.code != code)

    async def forget(self, code: str) -> None:
        self.rooms.pop(code, None)
        await self.store.purge()

    def seed(self, number: int) -> bytes:
        if self._seed is None:
            return new_seed()
        return seed_of(self._seed if number == 1 else f"{self._seed}/{number}")

    def _run(self, state: RoomState) -> Room:
        room = Room(self, state)
        self.rooms[state.code] = room
        room.start()
        return room

    async def _new_code(self) -> str:
        for _ in range(200):
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if code not in self.rooms and not await self.store.taken(code):
                return code
        raise StoreError("There is no free room code left.")
