"""The built wheel, installed alone in a clean environment, serves the same product."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tools.environment import WHEELS

START_SECONDS = 30


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", str(folder), str(ROOT)], check=True)
    (built,) = folder.glob("yuletable-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of a clean environment that has the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("clean") / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    binaries = folder / ("Scripts" if os.name == "nt" else "bin")
    # ./test keeps the packages as files; without them they come from where pip takes them.
    kept = ["--no-index", "--find-links", str(WHEELS)] if WHEELS.is_dir() else []
    pins = ["--constraint", str(ROOT / "constraints.txt")]
    command = [
        str(binaries / "python"),
        "-m",
        "pip",
        "install",
        "--quiet",
        *kept,
        *pins,
        str(wheel),
    ]
    subprocess.run([*command, "--disable-pip-version-check"], check=True)
    return binaries / "yuletable"


def clean(home: Path) -> dict[str, str]:
    kept = ("PATH", "SYSTEMROOT", "TEMP", "TMP")
    return {name: os.environ[name] for name in kept if name in os.environ} | {
        "HOME": str(home),
        "LOCALAPPDATA": str(home),
    }


def test_the_wheel_holds_all_that_is_served(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    source = ROOT / "src"
    for path in source.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            assert path.relative_to(source).as_posix() in names
    assert not [name for name in names if name.startswith("tests/")]
    licences = [name for name in names if "/licenses/" in name]
    assert {Path(name).name for name in licences} == {"LICENSE", "THIRD-PARTY-NOTICES.md"}


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of the installed product and its process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(installed), "serve", "--bind", "127.0.0.1", "--port", str(port), "--no-open"]
    process = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=clean(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(START_SECONDS * 10):
            assert process.poll() is None, process.stdout and process.stdout.read()
            try:
                get(f"{address}/api/health")
                break
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        yield address, process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def get(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=10) as answer:
        body: bytes = answer.read()
        return body


def ours() -> list[str]:
    """The games that the project itself declares."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return list(project["entry-points"]["yuletable.games"])


def test_the_installed_product_serves_its_pages(
    served: tuple[str, subprocess.Popen[str]], tmp_path: Path
) -> None:
    address, process = served
    for page in ("/", "/tv", "/BCDF", "/about", "/rules/gift_trail"):
        html = get(address + page).decode()
        assert "<html" in html
        for link in re.findall(r'(?:src|href)="(/[^"]+)"', html):
            assert get(address + link) or link == page
    games = json.loads(get(f"{address}/api/games"))["games"]
    assert [game["id"] for game in games] == sorted(ours())
    for language in ("en", "pl"):
        clauses = json.loads(get(f"{address}/api/games/gift_trail/rules/{language}"))["clauses"]
        assert len(clauses) > 10
        assert get(f"{address}/games/gift_trail/texts/{language}.ftl")
        assert get(f"{address}/web/texts/{language}.ftl")
    for module in ("tv", "phone", "art"):
        assert b"export" in get(f"{address}/games/gift_trail/{module}.js")
    request = urllib.request.Request(f"{address}/api/rooms", data=b"", method="POST")
    with urllib.request.urlopen(request, timeout=10) as answer:
        code = json.load(answer)["code"]
    assert re.fullmatch("[A-Z]{4}", code)
    # Not beside the program: an installed product keeps its rooms where the platform wants data.
    assert list(tmp_path.rglob("*yuletable*"))
    if os.name != "nt":
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=15)
        assert process.returncode == 0, out
        assert "Traceback" not in out


def test_the_installed_command_plays(installed: Path, tmp_path: Path) -> None:
    command = [str(installed), "simulate", "gift_trail", "--games", "3", "--json"]
    done = subprocess.run(
        command, cwd=tmp_path, env=clean(tmp_path), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 3


_THINK = """
import asyncio
from yuletable.bots.pool import Pool
from yuletable.bots.questions import question
from yuletable.core.chance import seed_of
from yuletable.core.match import Match
from yuletable.core.registry import entry

async def main():
    game = entry("hats").game
    match = Match.start(game, 2, {}, seed_of("wheel"))
    seat = match.state.current()
    pool = Pool(size=1, hard_ms=30_000)
    found = asyncio.get_running_loop().create_future()
    pool.ask(question(game, match.state, seat, "expert", "key", 20), found.set_result)
    assert await found in match.state.legal_actions(seat)
    await pool.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_bots_of_the_installed_product_think_in_processes(installed: Path, tmp_path: Path) -> None:
    script = tmp_path / "think.py"
    script.write_text(_THINK)
    players = ["expert", "greedy", "--iterations", "5", "--blocks", "2", "--jobs", "2"]
    for command in (
        [str(installed.parent / "python"), str(script)],
        [str(installed), "arena", *players, "--game", "hats", "--json"],
    ):
        done = subprocess.run(
            command, cwd=tmp_path, env=clean(tmp_path), capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
