"""Mutants: deliberate faults, each of which must turn a test red."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md")
SKIPPED = shutil.ignore_patterns("__pycache__", "*.pyc", "node_modules", "golden")


@dataclass(frozen=True)
class Mutant:
    """One fault. path: the file, from the project's root. old: text that is there exactly once.
    new: what stands there in the mutant. tests: pytest arguments, of which one must fail."""

    name: str
    path: str
    old: str
    new: str
    tests: tuple[str, ...]


def all_mutants() -> list[Mutant]:
    """The mutants of every `mutants.py` under tests, in the order of their paths."""
    found: list[Mutant] = []
    for path in sorted((ROOT / "tests").rglob("mutants.py")):
        module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        found += module.MUTANTS
    return found


def survives(mutant: Mutant, folder: Path) -> str | None:
    """Run the mutant's tests on a mutated copy of the project made in the empty `folder`.

    None when a test failed, as it must; else what came instead. Raises ValueError when the old
    text is not there exactly once.
    """
    # A mutant may loop for ever: that counts as found.
    try:
        code, told = outcome(mutant, folder)
    except subprocess.TimeoutExpired:
        return None
    return None if code == 1 else f"exit code {code}\n{told}"


def outcome(mutant: Mutant, folder: Path) -> tuple[int, str]:
    """pytest's exit code and the end of what it printed, for a mutated copy in `folder`."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=SKIPPED)
        elif source.exists():
            shutil.copy(source, folder / name)
    target = folder / mutant.path
    text = target.read_text("utf-8")
    if text.count(mutant.old) != 1:
        raise ValueError(f"{mutant.name}: the old text is there {text.count(mutant.old)} times")
    target.write_text(text.replace(mutant.old, mutant.new), "utf-8")
    environment = {
        # A run of its own: it is no worker of the run that it is a part of.
        **{key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")},
        "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / ".hypothesis"),
    }
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *mutant.tests]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300
    )
    return done.returncode, f"{done.stdout[-2000:]}{done.stderr[-2000:]}"
