"""A name for typing: `yuletable.local`, announced on the local network by multicast DNS."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias

from yuletable.core.protocol import Text
from yuletable.server.addresses import base_url

MOST: Final = 9
"""So many Yuletables in one network find a name; the next one does without."""
PATIENCE: Final = 15.0
"""Seconds after which a network that lets nothing through is given up."""
AGAIN: Final = 60.0
"""Seconds after which what failed is tried again."""
GOODBYE: Final = 1.5
"""Most seconds that taking a name back may hold the end of the server up."""
_SERVICE: Final = "_http._tcp.local."


class Responder(Protocol):
    """Answers to names on the networks of some addresses. What it cannot do raises OSError."""

    async def elsewhere(self, host: str) -> bool:
        """Whether another machine answers to this name."""

    async def register(self, title: str, host: str, port: int) -> bool:
        """Answer to the name from now on; False when the title is another's."""

    async def close(self) -> None:
        """Say goodbye and let the network go."""


Open: TypeAlias = Callable[[list[str]], Awaitable[Responder]]


class Announcer:
    """name: what people may type now, None without one; why: the reason for that."""

    def __init__(self, port: int, open_responder: Open | None = None) -> None:
        self.name: str | None = None
        self.why: Text | None = None
        self._port = port
        self._open: Open = open_responder or ZeroconfResponder.open
        self._responder: Responder | None = None
        self._addresses: list[str] = []
        self._failed_at: float | None = None

    @property
    def url(self) -> str | None:
        """The address to type."""
        return None if self.name is None else base_url(self.name, self._port)

    async def renew(self, addresses: list[str]) -> None:
        """Be announced under these addresses of this machine, and no others; none: not at all."""
        tired = self._failed_at is not None and time.monotonic() - self._failed_at > AGAIN
        if addresses == self._addresses and not tired:
            return
        await self.stop()
        self._addresses = list(addresses)
        if not addresses:
            return
        try:
            await asyncio.wait_for(self._announce(), PATIENCE)
        except Exception as error:  # a name is a courtesy: play goes on without it
            await self.stop()
            self._addresses = list(addresses)
            self._failed_at = time.monotonic()
            reason = str(error) or type(error).__name__
            self.why = Text("yt-check-name-failed", {"error": reason})

    async def _announce(self) -> None:
        self._responder = responder = await self._open(self._addresses)
        for number in range(1, MOST + 1):
            host = "yuletable.local" if number == 1 else f"yuletable-{number}.local"
            title = "Yuletable" if number == 1 else f"Yuletable {number}"
            if await responder.elsewhere(host):
                continue
            if await responder.register(title, host, self._port):
                self.name = host
                return
        self._failed_at = time.monotonic()
        self.why = Text("yt-check-name-taken", {"most": MOST})

    async def stop(self) -> None:
        """Take the name back."""
        responder, self._responder = self._responder, None
        self.name, self.why, self._failed_at, self._addresses = None, None, None, []
        if responder is not None:
            with contextlib.suppress(Exception):  # the network may be gone by now
                await asyncio.wait_for(responder.close(), GOODBYE)


class ZeroconfResponder:
    """A `Responder` by the library zeroconf, which is loaded when it is first needed."""

    def __init__(self, addresses: list[str]) -> None:
        import zeroconf
        import zeroconf.asyncio

        self._addresses = addresses
        self._zeroconf = zeroconf
        # The terminal of the evening is no place for what it finds odd in others' packets.
        logging.getLogger("zeroconf").setLevel(logging.CRITICAL)
        self._running = zeroconf.asyncio.AsyncZeroconf(
            interfaces=addresses, ip_version=zeroconf.IPVersion.V4Only
        )

    @classmethod
    async def open(cls, addresses: list[str]) -> Responder:
        await asyncio.to_thread(__import__, "zeroconf.asyncio")
        return cls(addresses)

    async def elsewhere(self, host: str) -> bool:
        # It is documented, and only missing from the list of exported names.
        resolver = self._zeroconf.AddressResolverIPv4(f"{host}.")  # type: ignore[attr-defined]
        if not await resolver.async_request(self._running.zeroconf, 1000):
            return False
        # This machine itself may be called so.
        return not set(resolver.parsed_addresses()) & set(self._addresses)

    async def register(self, title: str, host: str, port: int) -> bool:
        info = self._zeroconf.ServiceInfo(
            _SERVICE,
            f"{title}.{_SERVICE}",
            port=port,
            properties={"path": "/"},
            server=f"{host}.",
            parsed_addresses=self._addresses,
        )
        try:
            await self._running.async_register_service(info)
        except self._zeroconf.NonUniqueNameException:
            return False
        return True

    async def close(self) -> None:
        await self._running.async_unregister_all_services()
        await self._running.async_close()
