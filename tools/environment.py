"""The project's own environment, `.venv`: made with the standard library alone.

Shared by ./run and ./test. Everything installed is pinned in constraints.txt; where packages come
from is left to the settings of the machine.
"""

import hashlib
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
BIN: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = BIN / ("python.exe" if os.name == "nt" else "python")
WHEELS: Final = VENV / "wheels"
"""The pinned packages that the product needs, as files: a clean installation is tested offline."""

BUILD: Final = ("hatchling", "editables")
TAIL: Final = 15


class SetUpError(Exception):
    """The environment cannot be made; the text says what to do."""


def ensure(test: bool) -> None:
    """Make or renew `.venv`, with the test group if `test`. Quick when nothing changed.

    Raises SetUpError.
    """
    stamps = {name: VENV / f"yuletable-{name}.stamp" for name in ("run", "test")}
    stamp = stamps["test" if test else "run"]
    wanted = _fingerprint()
    # What the tests need includes what the product needs.
    good = [stamps["test"]] if test else list(stamps.values())
    if PYTHON.exists() and wanted in map(_read, good):
        return
    if not _works():
        say(f"Making the environment {VENV} ...")
        _make()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = [*BUILD, *project["project"]["dependencies"]]
    if test:
        needed += project["dependency-groups"]["test"]
    say(f"Installing {len(needed)} pinned packages and what they need (this is done once) ...")
    pip("install", *needed)
    pip("install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    if test:
        say("Keeping the product's packages as files, for the test of a clean installation ...")
        pip("wheel", "--wheel-dir", str(WHEELS), *project["project"]["dependencies"])
    stamp.write_text(wanted, "utf-8")


def pip(command: str, *args: str) -> None:
    """One pip command in the environment, under the constraints. Raises SetUpError."""
    options = ["--disable-pip-version-check", "--no-input", "--quiet"]
    pinned = ["--constraint", str(ROOT / "constraints.txt")]
    run(
        [str(PYTHON), "-m", "pip", *options, command, *pinned, *args],
        "Packages could not be installed. Check the network of this machine, then try again.",
    )


def run(command: Sequence[str], advice: str) -> None:
    """A command of the set-up, silent unless it fails. Raises SetUpError with its last lines."""
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        tail = "\n".join(done.stdout.strip().splitlines()[-TAIL:])
        raise SetUpError(f"{tail}\n{advice}")


def once(stamp: Path, content: str, work: Callable[[], None]) -> None:
    """Do `work` unless the stamp says that it was done for this content."""
    if _read(stamp) != content:
        work()
        stamp.write_text(content, "utf-8")


def file_hash(*paths: Path) -> str:
    """One hash over the contents of files."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def say(line: str) -> None:
    print(line, flush=True)


def _fingerprint() -> str:
    pinned = file_hash(ROOT / "pyproject.toml", ROOT / "constraints.txt")
    # An environment knows its own folder: a moved project needs a new one.
    return f"{pinned} {sys.version_info[:2]} {ROOT}"


def _works() -> bool:
    if not PYTHON.exists():
        return False
    probe = "import sys; print(*sys.version_info[:2])"
    try:
        done = subprocess.run([str(PYTHON), "-m", "pip", "--version"], capture_output=True)
        asked = subprocess.run([str(PYTHON), "-c", probe], capture_output=True, text=True)
    except OSError:
        return False
    version = " ".join(map(str, sys.version_info[:2]))
    moved = not _points_here()
    return done.returncode == 0 and asked.stdout.strip() == version and not moved


def _points_here() -> bool:
    """Whether the scripts of the environment name this very folder."""
    scripts = [BIN / "activate"] if (BIN / "activate").exists() else []
    return all(str(VENV) in _read(script) for script in scripts)


def _make() -> None:
    import venv

    try:
        venv.create(VENV, clear=True, with_pip=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetUpError(
            f"{VENV} could not be made ({error}). On Debian or Ubuntu: install the package "
            "python3-venv; otherwise check that this folder can be written."
        ) from None


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""
