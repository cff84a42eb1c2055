"""The real server as a process of its own."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Self

from tests.conftest import ROOT, TINY_OUTSIDE

_MAIN = """
import sys
from yuletable.server.app import ServeError, serve
try:
    serve(sys.argv[1], int(sys.argv[2]), sys.argv[3], open_page=False)
except ServeError as error:
    print(error, file=sys.stderr)
    sys.exit(2)
"""


def command(data: Path, port: int = 0, bind: str = "127.0.0.1") -> list[str]:
    return [sys.executable, "-c", _MAIN, bind, str(port), str(data)]


def environment(show: str = "0") -> dict[str, str]:
    before = os.environ.get("PYTHONPATH")
    path = os.pathsep.join([str(ROOT), str(TINY_OUTSIDE), *([before] if before else [])])
    return {**os.environ, "PYTHONPATH": path, "YULETABLE_SHOW": show, "YULETABLE_LIMIT": "100000"}


class Server:
    """A running server. base: its address, ending in "/". prelude: a folder whose
    sitecustomize.py runs before it."""

    def __init__(
        self, data: Path, port: int = 0, show: str = "0", prelude: Path | None = None
    ) -> None:
        variables = environment(show)
        if prelude is not None:
            variables["PYTHONPATH"] = os.pathsep.join([str(prelude), variables["PYTHONPATH"]])
        self.process = subprocess.Popen(
            command(data, port),
            env=variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        self.lines: list[str] = []
        for line in self.process.stdout:
            self.lines.append(line)
            if line.startswith("Ctrl-C"):
                break
        found = re.search(r"(http://127\.0\.0\.1:(\d+)/)tv", "".join(self.lines))
        if found is None:
            self.kill()
            raise AssertionError(f"the server did not start: {self.lines}")
        self.base, self.port = found[1], int(found[2])

    def post_room(self) -> str:
        request = urllib.request.Request(self.base + "api/rooms", method="POST")
        with urllib.request.urlopen(request) as answer:
            code: str = json.load(answer)["code"]
            return code

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.base + path) as answer:
            return answer.read().decode()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        """As a power cut does it."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()

    def interrupt(self) -> tuple[int, str, str]:
        """Ctrl-C: exit code and what was printed."""
        self.process.send_signal(signal.SIGINT)
        start = time.monotonic()
        out, err = self.process.communicate(timeout=15)
        assert time.monotonic() - start < 10
        return self.process.returncode, out, err


async def eventually(check: Any, seconds: float = 5.0) -> None:
    """Wait until `check()` holds."""
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, "it never happened"
        await asyncio.sleep(0.02)
