"""Fixtures that several kinds of test share."""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tools.browser import NoBrowserError, find_browser
from yuletable.core import registry

ROOT = Path(__file__).resolve().parent.parent
TINY_OUTSIDE = ROOT / "tests" / "tiny_game" / "outside"
"""On a process's import path next to ROOT, this makes `tiny` an installed game."""


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[registry.Entry]:
    """The registered game `tiny`, installed beside the others for one test."""
    monkeypatch.syspath_prepend(str(TINY_OUTSIDE))
    registry.entries.cache_clear()
    yield registry.entry("tiny")
    monkeypatch.undo()
    registry.entries.cache_clear()


@pytest.fixture
def tiny_in_pairs(tiny: registry.Entry, monkeypatch: pytest.MonkeyPatch) -> registry.Entry:
    """The game `tiny`, in teams of two where four play."""
    spec = msgspec.structs.replace(tiny.game.spec, teams={4: [0, 1, 0, 1]})
    monkeypatch.setattr(tiny.game, "spec", spec)
    return tiny


@pytest.fixture
def tiny_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands started by the test know `tiny` too."""
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    paths = [*filter(None, known), str(ROOT), str(TINY_OUTSIDE)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser for the tests, the one that ./test finds."""
    try:
        return str(find_browser())
    except NoBrowserError as error:
        pytest.fail(str(error))
