"""`./run` as a person uses it: the first time, the second time, twice at once."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tools.environment import VENV

FIRST_SECONDS = 120
LATER_SECONDS = 5
NOISE = 4
"""Machines are noisy: a test allows this many times the promise."""

posix = pytest.mark.skipif(os.name == "nt", reason="signals are sent as POSIX has them")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def started(folder: Path, port: int, data: Path) -> Iterator[subprocess.Popen[str]]:
    options = ["--bind", "127.0.0.1", "--port", str(port), "--data", str(data), "--no-open"]
    process = subprocess.Popen(
        [sys.executable, str(folder / "run"), *options],
        cwd=data.parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def wait_for_page(process: subprocess.Popen[str], port: int, seconds: float) -> float:
    """Seconds until the TV page came."""
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        assert process.poll() is None, process.stdout and process.stdout.read()
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/tv", timeout=5) as answer:
                assert b"<html" in answer.read()
                return time.monotonic() - began
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.05)
    pytest.fail(f"no TV page after {seconds} s")


@posix
@pytest.mark.skipif(
    not (VENV / "yuletable-test.stamp").exists(), reason="the environment was not made by ./test"
)
def test_a_later_start_serves_at_once_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    port = free_port()
    with started(ROOT, port, tmp_path / "data") as process:
        wait_for_page(process, port, LATER_SECONDS * NOISE)
        with started(ROOT, port, tmp_path / "other") as second:
            out, _ = second.communicate(timeout=30)
            assert second.returncode == 2
            assert "--port" in out
            assert "Traceback" not in out
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=15)
        assert process.returncode == 0, out
        assert "Traceback" not in out


@posix
@pytest.mark.long
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="a clone needs the repository")
def test_a_clean_clone_with_a_fresh_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clone, home = tmp_path / "clone", tmp_path / "home"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    home.mkdir()
    # Where packages come from is a setting of the machine: it may live in the home.
    for setting in (".npmrc", ".config/pip", ".pip"):
        source = Path.home() / setting
        if source.is_dir():
            shutil.copytree(source, home / setting)
        elif source.exists():
            shutil.copy(source, home / setting)
    monkeypatch.setenv("HOME", str(home))
    port = free_port()
    with started(clone, port, tmp_path / "data") as process:
        wait_for_page(process, port, FIRST_SECONDS)
    with started(clone, port, tmp_path / "data") as process:
        assert wait_for_page(process, port, LATER_SECONDS * NOISE) < LATER_SECONDS * NOISE
