"""The machine does not fall asleep while people play."""

import asyncio
import logging
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar

Hold: TypeAlias = Literal["held", "always", "failed"]
"""always: this machine cannot sleep at all. failed: nothing here keeps it awake."""
T = TypeVar("T")

SLEEP_STATES: Final = Path("/sys/power/state")
"""On Linux the ways in which this machine can sleep, as words; empty where there are none."""
_INHIBIT: Final = [
    "systemd-inhibit",
    "--what=idle:sleep",
    "--who=Yuletable",
    "--why=A game is on",
    "cat",  # it ends with our end of its input, so also with our sudden death
]
_REFUSED_WITHIN: Final = 0.5
"""Seconds after which an inhibitor that still runs is taken for granted."""


class Lock(Protocol):
    """One way to keep the machine awake. Both calls may block, and are made in one thread."""

    def take(self) -> Hold:
        """Keep it awake from now on."""

    def release(self) -> None:
        """Let it sleep again; also when nothing was held."""


class Awake:
    """Keeps the machine awake while that is wanted.

    held: what came of it, None while it is not wanted. known: what came of the last try, None
    before the first.
    """

    def __init__(self, lock: Lock | None = None) -> None:
        self.held: Hold | None = None
        self.known: Hold | None = None
        self._lock: Lock = lock or SystemLock()
        self._turn = asyncio.Lock()
        # What one thread has taken only the same may release.
        self._thread = ThreadPoolExecutor(1, "yuletable-awake")

    async def want(self, on: bool) -> None:
        """Hold the machine awake, or no longer. What failed is not tried again before the end."""
        async with self._turn:
            if on and self.held is None:
                self.held = self.known = await self._in_thread(self._take)
            elif not on and self.held is not None:
                self.held = None
                await self._in_thread(self._release)

    async def probe(self) -> None:
        """Find out whether it can be done before it is needed."""
        async with self._turn:
            if self.known is None:
                self.known = await self._in_thread(self._take)
                await self._in_thread(self._release)

    async def close(self) -> None:
        await self.want(False)
        self._thread.shutdown(wait=False)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _take(self) -> Hold:
        try:
            return self._lock.take()
        except Exception:  # systems are many; play goes on
            return "failed"

    def _release(self) -> None:
        try:
            self._lock.release()
        except Exception:  # as above: at the latest it ends with this process
            return


class SystemLock:
    """By the library wakepy, which asks the desktop; on Linux where no desktop answers by the
    inhibitor of systemd."""

    def __init__(self) -> None:
        self._mode: Any = None
        self._inhibitor: subprocess.Popen[bytes] | None = None

    def take(self) -> Hold:
        if never_sleeps():
            return "always"
        return "held" if self._ask_desktop() or self._ask_systemd() else "failed"

    def release(self) -> None:
        mode, self._mode = self._mode, None
        if mode is not None:
            mode.__exit__(None, None, None)
        inhibitor, self._inhibitor = self._inhibitor, None
        if inhibitor is not None:
            _end(inhibitor)

    def _ask_desktop(self) -> bool:
        import wakepy

        # The terminal of the evening is no place for what was tried in vain.
        logging.getLogger("wakepy").setLevel(logging.CRITICAL)
        mode = wakepy.keep.running(on_fail="pass")
        mode.__enter__()
        if not mode.active:
            mode.__exit__(None, None, None)
            return False
        self._mode = mode
        return True

    def _ask_systemd(self) -> bool:
        if not sys.platform.startswith("linux") or shutil.which(_INHIBIT[0]) is None:
            return False
        inhibitor = subprocess.Popen(
            _INHIBIT,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for us
        )
        try:
            inhibitor.wait(_REFUSED_WITHIN)
        except subprocess.TimeoutExpired:
            self._inhibitor = inhibitor
            return True
        _end(inhibitor)
        return False


def _end(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    process.stdin.close()
    process.terminate()
    process.wait()


def never_sleeps() -> bool:
    """Whether this machine has no way to sleep, like a Raspberry Pi. False where nobody knows."""
    try:
        return sys.platform.startswith("linux") and not SLEEP_STATES.read_text().split()
    except OSError:
        return False
