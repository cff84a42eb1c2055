"""Which other machines have reached this server."""

import ipaddress
import time
from collections.abc import Iterable
from typing import Final

KEPT: Final = 3600.0
"""A machine counts for so many seconds after its last request."""
MOST: Final = 512


class Callers:
    """The addresses that asked for something, each with when it did so last, at most MOST; and
    those with open lines, each with how many."""

    def __init__(self) -> None:
        self._at: dict[str, float] = {}
        self._lines: dict[str, int] = {}

    def note(self, address: str) -> None:
        """A request came from there."""
        self._at.pop(address, None)
        self._at[address] = time.monotonic()
        if len(self._at) > MOST:
            del self._at[next(iter(self._at))]

    def enter(self, address: str) -> None:
        """A line was opened from there."""
        self._lines[address] = self._lines.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """A line that was opened from there has ended."""
        left = self._lines.pop(address, 0) - 1
        if left > 0:
            self._lines[address] = left
        self.note(address)

    def others(self, own: Iterable[str]) -> int:
        """How many machines besides this one, whose addresses are `own`, are here or came
        lately."""
        since = time.monotonic() - KEPT
        recent = (address for address, at in self._at.items() if at > since)
        found = {plain(address) for address in (*recent, *self._lines)}
        return sum(not _loopback(address) for address in found - {plain(one) for one in own})


def plain(address: str) -> str:
    """An address as it is written everywhere: without its zone, an IPv4 one as such."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    inner = ip.ipv4_mapped if ip.version == 6 else None
    return str(inner or ip)


def _loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return True  # a socket without an address is of this machine
