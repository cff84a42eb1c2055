"""A house whose matches begin where a test says, and its screens."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser

from tests.conftest import ROOT
from tests.forced import FILE, Forced
from tests.web.evening import House, Screens
from yuletable.core.protocol import Action


class ForcedHouse(House):
    """A server whose next matches of `game` (its id) begin in a position, if one is set."""

    module = "tests.forced"

    def __init__(self, data: Path, game: str, show: bool = False) -> None:
        super().__init__(data, show)
        self.game = game
        self._file = data / "forced.json"
        self.environment[FILE] = str(self._file)

    def force(self, position: dict[str, Any] | None, *draws: Action) -> None:
        """Begin matches of as many players so, and give these outcomes to their first draws; with
        None as they always begin."""
        if position is None:
            self._file.unlink(missing_ok=True)
        else:
            self._file.write_bytes(msgspec.json.encode(Forced(self.game, position, list(draws))))

    def position(self, name: str) -> dict[str, Any]:
        """A worked position of the game's own, from its folder positions/."""
        folder = ROOT / "src" / "yuletable" / "games" / self.game / "positions"
        found: dict[str, Any] = json.loads((folder / f"{name}.json").read_text("utf-8"))
        return found


class Room(NamedTuple):
    """A forced house with its screens."""

    house: ForcedHouse
    screens: Screens


@contextmanager
def forced_screens(browser: Browser, data: Path, game: str, show: bool = False) -> Iterator[Room]:
    """A house that runs, and its screens, closed in the end; `data` is its empty folder. For a
    fixture:

    @pytest.fixture
    def room(browser: Browser, tmp_path: Path) -> Iterator[Room]:
        with forced_screens(browser, tmp_path, "hats") as room:
            yield room
    """
    house = ForcedHouse(data, game, show)
    try:
        house.start()
        yield Room(house, Screens(browser, house))
    finally:
        for context in list(browser.contexts):
            context.close()
        house.stop()
