"""A real evening for browser tests: the server as its own process, screens as browser contexts."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Request

LANGUAGES = {"en": "en-GB", "pl": "pl-PL"}


def free_port() -> int:
    """A TCP port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """The server of an evening: one data folder, one port; it may die and come back. Its luck is
    the same in every run."""

    module = "yuletable"
    seed = "star"

    def __init__(self, data: Path, show: bool = False) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {**os.environ, "YULETABLE_SHOW": "1" if show else "0"}
        self.told: dict[str, int] = {}
        """By room the version that was told to the hand which acted last."""
        self._process: subprocess.Popen[bytes] | None = None

    def show(self, on: bool) -> None:
        """Whether events take their time on the TV, from the next start on."""
        self.environment["YULETABLE_SHOW"] = "1" if on else "0"

    def start(self) -> None:
        """Start the server and wait until it answers. Raises RuntimeError with what it printed."""
        log = open(self.data / "server.log", "ab")  # noqa: SIM115 - the process keeps it
        arguments = ["--bind", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        arguments += ["--seed", self.seed]
        self._process = subprocess.Popen(
            [sys.executable, "-m", self.module, "serve", "--no-open", *arguments],
            env=self.environment,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        log.close()
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                break
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError((self.data / "server.log").read_text())

    def kill(self) -> None:
        """kill -9: no chance to say goodbye."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Ctrl-C, as a host would."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


class Screens:
    """Browser contexts of one evening. Notes every request that leaves the house and every error
    a page reports: `check()` wants neither."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.strangers: list[str] = []
        self.errors: list[str] = []

    def open(
        self,
        path: str,
        lang: str = "en",
        size: tuple[int, int] = (390, 844),
        reduced_motion: bool = True,
        prepare: Callable[[BrowserContext], object] | None = None,
    ) -> Page:
        """A new device (its own storage) that opens `path`; `prepare` sees it before."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LANGUAGES.get(lang, lang),
            reduced_motion="reduce" if reduced_motion else "no-preference",
            has_touch=size[0] < 800,
            base_url=self.house.url,
        )
        self.watch(context)
        if prepare is not None:
            prepare(context)
        page = context.new_page()
        page.goto(path)
        return page

    def watch(self, context: BrowserContext) -> None:
        # The browser finds no way out of the house (conftest.FLAGS): a stranger's request fails.
        context.on("requestfailed", self._note_request)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))

    def _note_request(self, request: Request) -> None:
        address = urlsplit(request.url)
        at_home = address.netloc == urlsplit(self.house.url).netloc
        if address.scheme not in ("data", "blob") and not at_home:
            self.strangers.append(request.url)

    def check(self) -> None:
        assert self.strangers == [], "requests that left the house"
        assert self.errors == [], "errors in pages"
