"""The server as a whole: the ASGI application, and `serve`, which runs it on this machine."""

import contextlib
import errno
import gc
import os
import re
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from yuletable.server.addresses import base_urls, is_loopback, qr_terminal
from yuletable.server.api import Api
from yuletable.server.house import House
from yuletable.server.limits import Guesses
from yuletable.server.pages import Pages
from yuletable.server.sockets import WALL, SocketEnd
from yuletable.server.store import Store, StoreError
from yuletable.server.store.sqlite import SqliteStore

PORT: Final = 8080
GARBAGE: Final = (50_000, 20, 50)
"""Thresholds of the garbage collector: a move makes many small objects and few cycles."""
_HOST: Final = re.compile(r"^[A-Za-z0-9.:\[\]-]{1,255}$")


class ServeError(Exception):
    """The server cannot start; the text is one sentence that says what to do."""


def show_factor() -> float:
    """The factor on all show times, from the environment: 0 in tests."""
    return 0.0 if os.environ.get("YULETABLE_SHOW") == "0" else 1.0


def create_app(house: House, pages: Pages | None = None) -> "Front":
    """The ASGI application over a house; its rooms are restored when it starts."""
    guesses = Guesses()
    api = Api(house, pages or Pages(), guesses)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.restore()
        yield
        await house.close()

    return Front(Starlette(routes=api.routes(), lifespan=lifespan), SocketEnd(house, guesses))


class Front:
    """Sends a socket straight to its end (a frame then passes through nothing between), and adds
    to every HTTP answer the headers that keep everything in the house."""

    def __init__(self, app: Any, socket_end: SocketEnd) -> None:
        self._app = app
        self._socket_end = socket_end

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == "/socket":
                await self._socket_end(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "no such place"})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
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
    listening = _listen(bind, port)
    port = listening.getsockname()[1]
    try:
        if store is None:
            store = SqliteStore(Path(data))
    except StoreError as error:
        listening.close()
        raise ServeError(str(error)) from None

    bases = _Addresses(bind, port, public_url)
    limit = float(os.environ.get("YULETABLE_LIMIT", "10"))
    house = House(store, bases, show_factor(), seed, limit)
    config = uvicorn.Config(
        create_app(house),
        ws="websockets-sansio",
        ws_max_size=WALL,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    server = _Server(config)
    server.on_start = lambda: _announce(bind, port, bases, open_page, out)
    try:
        server.run([listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    out("Good night. Everything is kept; start again to go on.")


class _Server(uvicorn.Server):
    on_start: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is loaded by now stays; looking through it again and again only costs time.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            self.on_start()


class _Addresses:
    """The base addresses, looked up again every 30 s: a laptop may change its network."""

    def __init__(self, bind: str, port: int, public_url: str | None) -> None:
        self._known = (bind, port, public_url)
        self._at = time.monotonic()
        self._bases = base_urls(*self._known)

    def __call__(self) -> list[str]:
        if time.monotonic() - self._at > 30:
            self._at = time.monotonic()
            self._bases = base_urls(*self._known)
        return self._bases


def _listen(bind: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in bind else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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
    host = "127.0.0.1" if bind in ("", "0.0.0.0", "::") else bind
    base = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    try:
        with urllib.request.urlopen(base + "api/health", timeout=2) as answer:
            return base if b'"yuletable"' in answer.read(200) else None
    except (OSError, ValueError, urllib.error.URLError):
        return None


def _announce(
    bind: str,
    port: int,
    bases: Callable[[], list[str]],
    open_page: bool,
    out: Callable[[str], None],
) -> None:
    here = "127.0.0.1" if bind in ("", "0.0.0.0", "::") else bind
    table = f"http://{f'[{here}]' if ':' in here else here}:{port}/tv"
    found = bases()
    out("Yuletable is ready.")
    out(f"  TV page:  {table}")
    for index, base in enumerate(found[:3]):
        out(f"  {'Phones:' if index == 0 else 'or:    '}   {base}")
    if is_loopback(here) and bind == here:
        out("  Only this machine can join: the server listens on its loopback address.")
    elif found[0].startswith("http://127."):
        out("  No network was found: connect this machine to the Wi-Fi that the phones use.")
    out(qr_terminal(found[0]))
    out("Ctrl-C ends it.")
    sys.stdout.flush()
    if open_page:
        threading.Thread(target=_open_page, args=[table], daemon=True).start()


def _open_page(url: str) -> None:
    with contextlib.suppress(Exception):  # no browser here: the address is printed
        webbrowser.open(url)
