"""What the server runs on: addresses, disk, sleep, and what a host should know of them."""

import asyncio
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import msgspec

from yuletable import __version__
from yuletable.core.protocol import Text
from yuletable.server.addresses import Addresses, lan_addresses
from yuletable.server.announcing import Announcer
from yuletable.server.awake import Awake
from yuletable.server.callers import Callers
from yuletable.server.disk import DiskView, free_space, look_at

LEAST_FREE: Final = 200_000_000
"""With fewer free bytes the host is warned; an evening takes a small part of that."""

_SYSTEMS: Final[dict[str, Literal["windows", "macos", "linux"]]] = {
    "win32": "windows",
    "cygwin": "windows",
    "darwin": "macos",
}


class CheckView(msgspec.Struct):
    """What the page /check shows.

    reach: who can come at all: through a public address, only from this machine, nobody for want of
    a network, or everyone in the house. addresses: that a phone can open. chosen: the one in the
    QR code. others: machines besides this one that came in the last hour. name: the address to
    type; name_why: why there is none, null where none is wanted. awake: null = nobody knows yet.
    local: the one who asks sits at this machine.
    """

    yuletable: str
    python: str
    platform: str
    system: Literal["windows", "macos", "linux"]
    reach: Literal["public", "here", "nowhere", "house"]
    port: int
    addresses: list[str]
    chosen: str
    others: int
    name: str | None
    name_why: Text | None
    awake: Literal["held", "always", "failed"] | None
    playing: bool
    disk: DiskView | None
    low: bool
    local: bool


class Machine:
    """stop: ends the server; None where a host may not. folder: keeps the rooms. callers: who
    came. warnings: what the hosts should know."""

    def __init__(
        self,
        addresses: Addresses | None = None,
        folder: Path | None = None,
        awake: Awake | None = None,
        announcer: Announcer | None = None,
        stop: Callable[[], None] | None = None,
    ) -> None:
        self.addresses = addresses
        self.folder = folder
        self.awake = awake
        self.announcer = announcer
        self.stop = stop
        self.callers = Callers()
        self.warnings: list[Text] = []
        self.playing = False
        self._free: int | None = None

    async def keep(self, playing: bool) -> None:
        """Stay awake while people play, and no longer."""
        self.playing = playing
        if self.awake is not None:
            await self.awake.want(playing)
        self._warn()

    async def look(self) -> None:
        """Look at the network and the disk again."""
        if self.addresses is not None:
            await self.addresses.renew()
        if self.folder is not None:
            self._free = await asyncio.to_thread(free_space, self.folder)
        self._warn()

    @property
    def name_url(self) -> str | None:
        """The address under the name for typing, None without one."""
        return None if self.announcer is None else self.announcer.url

    async def announce(self) -> None:
        """Be found under the name for typing, at the addresses of now."""
        if self.announcer is not None and self.addresses is not None:
            await self.announcer.renew(await self.addresses.to_announce())

    async def close(self) -> None:
        """Let the name and the machine's sleep go."""
        if self.announcer is not None:
            await self.announcer.stop()
        if self.awake is not None:
            await self.awake.close()

    def _warn(self) -> None:
        found = []
        if self.addresses is not None and self.addresses.only_here:
            found.append(Text("yt-warn-loopback"))
        if self.addresses is not None and self.addresses.no_network:
            found.append(Text("yt-warn-no-network"))
        if self._free is not None and self._free < LEAST_FREE:
            found.append(Text("yt-warn-disk", {"free": self._free // 1_000_000}))
        if self.playing and self.awake is not None and self.awake.held == "failed":
            found.append(Text("yt-warn-sleep"))
        self.warnings = found

    async def check(self, chosen: str | None, local: bool) -> CheckView:
        """The state of now. chosen: the base address that a room's host chose, None = the best."""
        await self.look()
        if self.awake is not None:
            await self.awake.probe()
        addresses, announcer = self.addresses, self.announcer
        bases = [] if addresses is None else addresses()
        own = await asyncio.to_thread(lan_addresses, True)
        disk = None if self.folder is None else await asyncio.to_thread(look_at, self.folder)
        return CheckView(
            yuletable=__version__,
            python=platform.python_version(),
            platform=f"{platform.system()} {platform.release()} ({platform.machine()})",
            system=_SYSTEMS.get(sys.platform, "linux"),
            reach=_reach(addresses),
            port=0 if addresses is None else addresses.port,
            addresses=bases,
            chosen=chosen if chosen in bases else (bases or [""])[0],
            others=self.callers.others(own),
            name=self.name_url,
            name_why=None if announcer is None else announcer.why,
            awake=None if self.awake is None else self.awake.held or self.awake.known,
            playing=self.playing,
            disk=disk,
            low=self._free is not None and self._free < LEAST_FREE,
            local=local,
        )


def _reach(addresses: Addresses | None) -> Literal["public", "here", "nowhere", "house"]:
    if addresses is None or addresses.public_url is not None:
        return "public"
    if addresses.only_here:
        return "here"
    return "nowhere" if addresses.no_network else "house"
