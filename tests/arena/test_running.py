"""Runs in several processes that are stopped or broken from outside."""

import signal
import subprocess
import sys
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from tests.arena.test_arena import run
from yuletable.arena.blocks import Duel
from yuletable.arena.kept import Result
from yuletable.arena.running import Here

SOON_S = 60.0
COMMAND = (
    "import signal, sys; from yuletable.cli import main; "
    "signal.signal(signal.SIGINT, signal.default_int_handler); sys.exit(main())"
)
"""The command as at a terminal: where a shell runs the tests in the background, it and all that
they start ignore Ctrl-C."""


def test_a_stopped_run_ends_at_once_and_keeps_its_blocks(tmp_path: Path) -> None:
    """The command alone hears of it: its processes end with it, and do not play on."""
    path = tmp_path / "blocks.jsonl"
    given = ["polite", "random", "--game", "gift_trail", "--seats", "32", "--blocks", "100000"]
    command = [sys.executable, "-c", COMMAND, "arena", *given, "--jobs", "2"]
    process = subprocess.Popen(
        [*command, "--out", str(path)],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        limit = time.monotonic() + SOON_S
        while not (path.exists() and path.read_bytes().count(b"\n") >= 2):
            assert time.monotonic() < limit
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=SOON_S)
    finally:
        process.kill()
    assert process.returncode == 130
    (line,) = err.splitlines()
    count = path.read_bytes().count(b"\n")
    assert line == (
        f"yuletable: stopped; {count} of 200000 blocks are in {path}, and the same command goes on "
        "from there."
    )


@pytest.mark.usefixtures("tiny")
def test_a_process_that_was_killed_is_told_of(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(Here):
        def submit(self, duel: Duel, number: int) -> "Future[Result]":
            if number < 2:
                return super().submit(duel, number)
            broken: Future[Any] = Future()
            broken.set_exception(BrokenProcessPool("a process was killed"))
            return broken

    monkeypatch.setattr("yuletable.commands.arena.processes", lambda _: nullcontext(Broken()))
    path = tmp_path / "blocks.jsonl"
    given = ("highest", "random", "--game", "tiny", "--blocks", "5", "--out", str(path))
    code, out, err = run(capsys, *given)
    assert (code, out) == (2, "")
    assert err == (
        f"yuletable: a process that played was ended from outside; 4 of 10 blocks are in {path}.\n"
    )
