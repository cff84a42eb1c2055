"""What is done beside the rooms while the server runs: stay awake, look at network and disk."""

import asyncio
import contextlib
import sys
import traceback
from collections.abc import Awaitable, Callable
from typing import Final

from yuletable.core.protocol import Text
from yuletable.server.house import House

KEEP_EVERY: Final = 3.0
"""Seconds between two looks at whether people play."""
LOOK_EVERY: Final = 10.0
"""The same for network and disk."""


class Tending:
    """Two tasks over a house and its machine. out: says a line in the terminal."""

    def __init__(self, house: House, out: Callable[[str], None] = print) -> None:
        self._house = house
        self._out = out
        self._tasks: list[asyncio.Task[None]] = []
        self._told: tuple[list[Text], list[str], str | None] = ([], house.bases(), None)
        self._said_sleep = False
        self._said_name: str | None = None

    def start(self) -> None:
        for work, every in ((self._keep, KEEP_EVERY), (self._look, LOOK_EVERY)):
            self._tasks.append(asyncio.create_task(_again(work, every)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self._house.machine.close()

    async def _keep(self) -> None:
        machine = self._house.machine
        await machine.keep(self._house.playing())
        self._tell()
        failed = machine.awake is not None and machine.awake.held == "failed"
        if failed and not self._said_sleep:
            self._said_sleep = True
            self._say(
                "This computer may fall asleep in the middle of the game: switch its sleep off "
                "in the settings for energy, and leave the lid open."
            )

    async def _look(self) -> None:
        machine = self._house.machine
        await machine.look()
        self._tell()
        await machine.announce()
        self._tell()
        url = machine.name_url
        if url not in (None, self._said_name):
            self._said_name = url
            self._say(f"To type:   {url}")

    def _tell(self) -> None:
        """Tell every screen when a warning, an address or the name has come or gone."""
        house = self._house
        known, self._told = self._told, (house.warnings(), house.bases(), house.name_url())
        if self._told == known:
            return
        house.tell()
        if self._told[1] != known[1]:
            self._say(f"The network has changed. Phones:  {'  '.join(self._told[1])}")

    def _say(self, line: str) -> None:
        self._out(line)
        with contextlib.suppress(OSError, ValueError):  # a terminal that was closed
            sys.stdout.flush()


async def _again(work: Callable[[], Awaitable[None]], every: float) -> None:
    while True:
        try:
            await work()
        except Exception:  # a fault here must not end the evening
            traceback.print_exc(file=sys.stderr)
        await asyncio.sleep(every)
