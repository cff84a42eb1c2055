"""The game is known to the tests of this folder, whether it is installed with the others or not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance import subjects
from yuletable.core import registry

OUTSIDE = Path(__file__).parent / "outside"


@pytest.fixture
def sweaters(monkeypatch: pytest.MonkeyPatch) -> Iterator[registry.Entry]:
    """The registered game `sweaters`."""
    if "sweaters" in registry.entries():
        yield registry.entry("sweaters")
        return
    monkeypatch.syspath_prepend(str(OUTSIDE))
    _forget()
    yield registry.entry("sweaters")
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    registry.entries.cache_clear()
    subjects.subjects.cache_clear()
