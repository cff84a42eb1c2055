"""Where phones find the server: addresses on the local network, QR codes."""

import ipaddress
import socket
import struct
import sys
from typing import Final

import segno

_VIRTUAL: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "tap", "utun", "zt")
_SIOCGIFADDR: Final = 0x8915


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def lan_addresses() -> list[str]:
    """IPv4 addresses of this machine that others in the house may reach, best first."""
    found: dict[str, int] = {}
    for rank, address in _candidates():
        try:
            ip = ipaddress.IPv4Address(address)
        except ValueError:
            continue
        if not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast):
            found[address] = min(rank, found.get(address, rank))
    return sorted(found, key=lambda address: (found[address], _kind(address)))


def _kind(address: str) -> int:
    """Home networks first."""
    if address.startswith("192.168."):
        return 0
    if address.startswith("10."):
        return 1
    return 2 if ipaddress.IPv4Address(address).is_private else 3


def _candidates() -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    for target in ("192.0.2.1", "10.255.255.255"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:  # asks the routing table; nothing is sent
                probe.connect((target, 9))
                found.append((0, probe.getsockname()[0]))
            except OSError:
                continue
    try:
        for *_, name in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found.append((2, str(name[0])))
    except OSError:
        pass
    return found + _by_interface()


def _by_interface() -> list[tuple[int, str]]:
    if not sys.platform.startswith("linux"):
        return []
    import fcntl

    found: list[tuple[int, str]] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(probe.fileno(), _SIOCGIFADDR, request)
            except OSError:
                continue
            rank = 3 if name.startswith(_VIRTUAL) else 1
            found.append((rank, socket.inet_ntoa(answer[20:24])))
    # The routing table may point to a virtual interface: its low rank wins over that.
    virtual = {address for rank, address in found if rank == 3}
    return [(rank, address) for rank, address in found if rank != 3 or address in virtual]


def base_urls(bind: str, port: int, public_url: str | None) -> list[str]:
    """Base addresses that a phone can open, best first, each ending in "/". Localhost only when
    the server listens nowhere else."""
    if public_url:
        return [public_url.rstrip("/") + "/"]
    if bind in ("", "0.0.0.0", "::"):
        hosts = lan_addresses() or ["127.0.0.1"]
    else:
        hosts = [f"[{bind}]" if ":" in bind else bind]
    return [f"http://{host}/" if port == 80 else f"http://{host}:{port}/" for host in hosts]


def qr_svg(text: str) -> str:
    """A QR code as an svg element that takes the size and colour of its place."""
    code = segno.make(text, error="m", micro=False)
    return str(code.svg_inline(border=2, omitsize=True, dark="#000", light="#fff"))


def qr_terminal(text: str) -> str:
    """A QR code in half blocks, for a terminal."""
    rows = [list(row) for row in segno.make(text, error="l", micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return "\n".join(
        "".join(blocks[bool(top), bool(low)] for top, low in zip(rows[i], rows[i + 1], strict=True))
        for i in range(0, len(rows), 2)
    )
