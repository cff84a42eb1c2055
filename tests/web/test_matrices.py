"""The short run leaves no state out, and all workers agree on what it takes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

CONFTEST = """
import pytest
from tests.web.matrices import left_out

@pytest.fixture
def browser():
    return None

@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    for item in left_out(items):
        item.add_marker(pytest.mark.long)
"""
TESTS = """
import pytest

LANGS = pytest.mark.parametrize("lang", ["en", "pl"])
SIZES = pytest.mark.parametrize("size", [(1, 2), (3, 4)], ids=["small", "wide"])
STATES = pytest.mark.parametrize("state", [[0], [1], [2], [3]], ids=["s0", "s1", "s2", "s3"])
PAIRS = pytest.mark.parametrize(("lang", "held"), [("en", "a"), ("en", "b"), ("pl", "a")])

@STATES
@SIZES
@LANGS
def test_pages(browser, lang, size, state): ...

@PAIRS
def test_pairs(browser, lang, held): ...

@LANGS
def test_no_browser(lang): ...

def test_alone(browser): ...

class TestMore:
    @LANGS
    def test_in_a_class(self, browser, lang): ...
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_it.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = long: x\n")
    return tmp_path


def collected(folder: Path, chosen: str, seed: str) -> list[str]:
    """The names of the tests that a run would run. seed: of the hashes of texts."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    known = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    done = subprocess.run(
        [*command, "-m", chosen, "test_it.py"],
        cwd=folder,
        env={**known, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return [line.partition("::")[2] for line in done.stdout.splitlines() if "::" in line]


def test_every_state_is_looked_at_once_in_a_corner_and_all_workers_agree(folder: Path) -> None:
    short = collected(folder, "not long", "1")
    assert collected(folder, "not long", "2") == short
    assert len(collected(folder, "", "1")) == 16 + 3 + 2 + 1 + 2
    pages = {name for name in short if "test_pages" in name}
    corners = ("en-small", "pl-wide")
    by_turns = [
        {f"test_pages[{corners[(state + first) % 2]}-s{state}]" for state in range(4)}
        for first in (0, 1)
    ]
    assert pages in by_turns
    pairs = {name for name in short if "test_pairs" in name}
    assert pairs in (
        {"test_pairs[en-a]", "test_pairs[en-b]"},
        {"test_pairs[pl-a]", "test_pairs[en-b]"},
    )
    assert [name for name in short if "test_no_browser" in name] == [
        "test_no_browser[en]",
        "test_no_browser[pl]",
    ]
    assert "test_alone" in short
    assert len([name for name in short if "test_in_a_class" in name]) == 1
