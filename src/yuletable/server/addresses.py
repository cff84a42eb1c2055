"""Where phones find the server: the addresses of this machine on the local network."""

import asyncio
import ipaddress
import re
import socket
from typing import Final
from urllib.parse import urlsplit

import ifaddr

_VIRTUAL: Final = re.compile(
    r"^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|zt|tailscale|podman|lxc|lxd|cni)"
    r"|virtualbox|vmware|hyper-v|wsl|wireguard|openvpn|tailscale|zerotier|vethernet",
    re.IGNORECASE,
)
"""Networks that lead to no phone, by how systems name them: Linux and macOS in the first line,
Windows in the second."""

EVERYWHERE: Final = ("", "0.0.0.0", "::")
"""What one binds to for all addresses of the machine."""


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def lan_addresses(six: bool = False, real: bool = False) -> list[str]:
    """Addresses of this machine that others in the house may reach, best first: the one that the
    routing table prefers, then home networks, and networks that live in this machine alone last.
    six: IPv6 too, after all IPv4. real: without the last."""
    routed = _routed()
    found: dict[str, tuple[int, bool, bool, int]] = {}
    for name, address in _by_interface():
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            continue
        if ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast:
            continue
        if ip.version == 6 and not six:
            continue
        virtual = _VIRTUAL.search(name) is not None
        if not (real and virtual):
            found[address] = (ip.version, virtual, address not in routed, _kind(ip))
    return sorted(found, key=lambda address: found[address])


def _kind(ip: ipaddress.IPv4Address | ipaddress.IPv6Address) -> int:
    """Home networks first."""
    if ip.version == 6:
        return 0 if ip.is_private else 1
    if ip in _HOME:
        return 0
    if ip in _LARGE:
        return 1
    return 2 if ip.is_private else 3


_HOME: Final = ipaddress.ip_network("192.168.0.0/16")
_LARGE: Final = ipaddress.ip_network("10.0.0.0/8")


def _routed() -> set[str]:
    """The addresses that this machine would speak from. Without a way out there are none."""
    found = set()
    for target in ("192.0.2.1", "10.255.255.255"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:  # asks the routing table; nothing is sent
                probe.connect((target, 9))
                found.add(str(probe.getsockname()[0]))
            except OSError:
                continue
    return found


def _by_interface() -> list[tuple[str, str]]:
    """Name of the interface and address, of all that the machine has."""
    try:
        adapters = list(ifaddr.get_adapters())
    except OSError:
        return []
    return [
        (adapter.nice_name, ip.ip if isinstance(ip.ip, str) else ip.ip[0])
        for adapter in adapters
        for ip in adapter.ips
    ]


def base_urls(bind: str, port: int, public_url: str | None) -> list[str]:
    """Base addresses that a phone can open, best first, each ending in "/". Localhost only when
    the server listens nowhere else, or there is no network."""
    if public_url:
        return [public_url.rstrip("/") + "/"]
    hosts = (lan_addresses(six=bind == "::") or ["127.0.0.1"]) if bind in EVERYWHERE else [bind]
    return [base_url(host, port) for host in hosts]


def base_url(host: str, port: int) -> str:
    """The address of a host, ending in "/"."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}/" if port == 80 else f"http://{name}:{port}/"


class Addresses:
    """The base addresses, as they were when last looked up: a laptop may change its network."""

    def __init__(self, bind: str, port: int, public_url: str | None) -> None:
        self.bind = bind
        self.port = port
        self.public_url = public_url
        self._bases = base_urls(bind, port, public_url)

    def __call__(self) -> list[str]:
        return self._bases

    @property
    def only_here(self) -> bool:
        """The server listens to its own machine alone."""
        return self.public_url is None and is_loopback(self.bind)

    @property
    def no_network(self) -> bool:
        """It would listen to others, and there is no network that they could come by."""
        ours = self.public_url is None and not self.only_here
        return ours and is_loopback(urlsplit(self._bases[0]).hostname or "")

    async def renew(self) -> None:
        """Look again."""
        self._bases = await asyncio.to_thread(base_urls, self.bind, self.port, self.public_url)

    async def to_announce(self) -> list[str]:
        """The IPv4 addresses under which a name for typing may be announced: none when only this
        machine can come, or when the way in is elsewhere."""
        if self.public_url is not None or self.only_here:
            return []
        if self.bind not in EVERYWHERE:
            return [] if ":" in self.bind else [self.bind]
        found = await asyncio.to_thread(lan_addresses, False, True)
        return found or await asyncio.to_thread(lan_addresses)
