"""The server as a whole: the ASGI application, and `serve`, which runs it on this machine."""

import contextlib
import errno
import gc
import os
import re
import socket
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from yuletable.server.addresses import EVERYWHERE, Addresses, base_url
from yuletable.server.announcing import Announcer
from yuletable.server.api import Api
from yuletable.server.awake import Awake
from yuletable.server.callers import Callers
from yuletable.server.house import House
from yuletable.server.limits import Guesses
from yuletable.server.machine import Machine
from yuletable.server.pages import Pages
from yuletable.server.qr import qr_terminal
from yuletable.server.sockets import WALL, SocketEnd
from yuletable.server.store import Store, StoreError
from yuletable.server.store.sqlite import SqliteStore
from yuletable.server.tending import Tending

PORT: Final = 8080
LINES: Final = 8192
"""So many open files and lines are wanted; a system may give fewer."""
GARBAGE: Final = (50_000, 20, 50)
"""Thresholds of the garbage collector: a move makes many small objects and few cycles."""
_HOST: Final = re.compile(r"^[A-Za-z0-9.:\[\]-]{1,255}$")


class ServeError(Exception):
    """The server cannot start; the text is one sentence that says what to do."""


def show_factor() -> float:
    """The factor on all show times, from the environment: 0 in tests."""
    return 0.0 if os.environ.get("YULETABLE_SHOW") == "0" else 1.0


def create_app(house: House, pages: Pages | None = None, tending: Tending | None = None) -> "Front":
    """The ASGI application over a house; its rooms are restored when it starts."""
    guesses = Guesses()
    api = Api(house, pages or Pages(), guesses)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.restore()
        if tending is not None:
            tending.start()
        yield
        if tending is not None:
            await tending.stop()
        await house.close()

    app = Starlette(routes=api.routes(), lifespan=lifespan)
    return Front(app, SocketEnd(house, guesses), house.machine.callers)


class Front:
    """Sends a socket straight to its end (a frame then passes through nothing between), and adds
    to every HTTP answer the headers that keep everything in the house."""

    def __init__(self, app: Any, socket_end: SocketEnd, callers: Callers) -> None:
        self._app = app
        self._socket_end = socket_end
        self._callers = callers

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        address = (scope.get("client") or ("",))[0]
        if scope["type"] == "websocket":
            if scope["path"] == "/socket":
                self._callers.enter(address)
                try:
                    await self._socket_end(scope, receive, send)
                finally:
                    self._callers.leave(address)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "no such place"})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        self._callers.note(address)
        host = next((v.decode("latin-1") for k, v in scope["headers"] if k == b"host"), "")
        headers = _safe_headers(host)

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                kind = dict(message["headers"]).get(b"content-type", b"")
                added = headers if kind.startswith(b"text/html") else _EVERYWHERE
                message = {**message, "headers": [*message["headers"], *added]}
            await send(message)

        await self._app(scope, receive, with_headers)


_EVERYWHERE: Final = [(b"x-content-type-options", b"nosniff")]


def _safe_headers(host: str) -> list[tuple[bytes, bytes]]:
    """Headers of a page. What a page loads is ruled by the page's; it does without their weight."""
    # Older Safari does not count a socket of the same host as 'self'.
    sockets = f" ws://{host} wss://{host}" if _HOST.match(host) else ""
    policy = (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; media-src 'self' data: blob:; font-src 'self'; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )
    return [
        (b"content-security-policy", policy.encode()),
        *_EVERYWHERE,
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    ]


def serve(
    bind: str = "0.0.0.0",
    port: int = PORT,
    data: Path | str = ".yuletable",
    public_url: str | None = None,
    open_page: bool = True,
    seed: str | None = None,
    store: Store | None = None,
    out: Callable[[str], None] = print,
) -> None:
    """Run the server until Ctrl-C. port 0 = any free one. seed: fixes all matches, for tests.

    Raises ServeError.
    """
    if public_url is not None and re.match(r"^https?://[^/\s]+", public_url) is None:
        raise ServeError(f"--public-url must begin with http:// or https://, not {public_url!r}.")
    _allow_lines()
    listening = _listen(bind, port)
    bind, port = listening.getsockname()[:2]  # a name that was given is an address from here on
    folder = None if store is not None else Path(data)
    try:
        if store is None:
            store = SqliteStore(Path(data))
    except StoreError as error:
        listening.close()
        raise ServeError(str(error)) from None

    addresses = Addresses(bind, port, public_url)
    machine = Machine(addresses, folder, Awake(), Announcer(port))
    limit = float(os.environ.get("YULETABLE_LIMIT", "10"))
    house = House(store, addresses, show_factor(), seed, limit, machine)
    config = uvicorn.Config(
        create_app(house, tending=Tending(house, out)),
        ws="websockets-sansio",
        ws_max_size=WALL,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    server = _Server(config)
    server.on_stop = house.good_night
    server.on_start = lambda: _greet(addresses, open_page, out)
    if public_url is None:  # what is open to the world is not a guest's to switch off
        machine.stop = server.end
    try:
        server.run([listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    out("Good night. Everything is kept; start again to go on.")


class _Server(uvicorn.Server):
    on_start: Callable[[], None] = staticmethod(lambda: None)
    on_stop: Callable[[], None] = staticmethod(lambda: None)

    def end(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.on_stop()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is loaded by now stays; looking through it again and again only costs time.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            self.on_start()


def _allow_lines() -> None:
    """As many open files and lines as this user may have: where the custom is 256, the phones of
    one party come near it while they load."""
    if sys.platform == "win32":  # it has no such limit
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = LINES if hard == resource.RLIM_INFINITY else min(LINES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _listen(bind: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in bind else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if bind == "::":  # IPv4 too, also where that is not the custom
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind((bind, port))
        listening.listen(512)
        listening.setblocking(False)
    except (OSError, OverflowError) as error:
        listening.close()
        raise ServeError(_no_port(bind, port, error)) from None
    return listening


def _no_port(bind: str, port: int, error: Exception) -> str:
    number = getattr(error, "errno", None)
    if number == errno.EADDRINUSE or getattr(error, "winerror", None) in (10048, 10013):
        other = _yuletable_at(bind, port)
        if other is not None:
            return (
                f"A Yuletable is running already: open {other}tv, "
                "or start another one with --port and --data."
            )
        return f"Port {port} is taken by another program: choose another one with --port."
    if number == errno.EACCES:
        return f"Port {port} needs special rights: choose one above 1023 with --port."
    if number == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        return f"This machine has no address {bind}: leave --bind out, or name one of its own."
    return f"The server cannot listen on {bind} port {port} ({error}): try --bind or --port."


def _yuletable_at(bind: str, port: int) -> str | None:
    base = base_url("127.0.0.1" if bind in EVERYWHERE else bind, port)
    try:
        with urllib.request.urlopen(base + "api/health", timeout=2) as answer:
            return base if b'"yuletable"' in answer.read(200) else None
    except (OSError, ValueError, urllib.error.URLError):
        return None


def _greet(addresses: Addresses, open_page: bool, out: Callable[[str], None]) -> None:
    bind = addresses.bind
    table = base_url("127.0.0.1" if bind in EVERYWHERE else bind, addresses.port) + "tv"
    found = addresses()
    out("Yuletable is ready.")
    out(f"  TV page:  {table}")
    for index, base in enumerate(found):
        out(f"  {'Phones:' if index == 0 else 'or:    '}   {base}")
    if addresses.only_here:
        out("  Only this machine can join: the server listens on its loopback address.")
    elif addresses.no_network:
        out("  No network was found: connect this machine to the Wi-Fi that the phones use.")
    elif addresses.public_url is None:
        out(f"  A phone does not come through? Open {table.removesuffix('tv')}check")
    out(qr_terminal(found[0]))
    out("Ctrl-C ends it.")
    sys.stdout.flush()
    if open_page:
        threading.Thread(target=_open_page, args=[table], daemon=True).start()


def _open_page(url: str) -> None:
    with contextlib.suppress(Exception):  # no browser here: the address is printed
        webbrowser.open(url)
