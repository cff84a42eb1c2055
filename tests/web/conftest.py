"""A browser for the whole session, a house and its screens for one test."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.evening import House, Screens
from tests.web.forced import ForcedHouse, Room
from tests.web.matrices import left_out

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    # The boxes of the browser's own address bar are pages too, drawn anew for every context.
    "--disable-features=PaintHolding,HttpsUpgrades,MediaRouter,OptimizationHints,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,OmniboxAimPopup",
]


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    flags = [*FLAGS, "--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else FLAGS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        yield browser
        browser.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A running server that shows everything at once."""
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def screens(browser: Browser, house: House) -> Iterator[Screens]:
    screens = Screens(browser, house)
    yield screens
    for context in list(browser.contexts):
        context.close()


@pytest.fixture
def timed(browser: Browser, tmp_path: Path) -> Iterator[Screens]:
    """Screens of a house in which everything takes its real time."""
    yield from _evening(browser, House(tmp_path, show=True))


@pytest.fixture
def hasty(browser: Browser, tmp_path: Path) -> Iterator[Screens]:
    """Screens of a house in which a host is succeeded after about a second."""
    house = House(tmp_path)
    house.module = "tests.web.hasty"
    yield from _evening(browser, house)


@pytest.fixture
def two_addresses(browser: Browser, tmp_path: Path) -> Iterator[Screens]:
    """Screens of a house that phones may reach by two addresses."""
    house = House(tmp_path)
    house.module = "tests.web.two_addresses"
    yield from _evening(browser, house)


@pytest.fixture
def with_tiny(browser: Browser, tmp_path: Path, tiny_environment: None) -> Iterator[Screens]:
    """Screens of a house in which Tiny, the tests' own game, can be played."""
    yield from _evening(browser, House(tmp_path))


@pytest.fixture(scope="session")
def hats_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForcedHouse]:
    """One house for all tables of Hats; each test opens a room of its own there."""
    house = ForcedHouse(tmp_path_factory.mktemp("hats"), "hats")
    house.start()
    yield house
    house.stop()


@pytest.fixture
def hats_room(browser: Browser, hats_house: ForcedHouse) -> Iterator[Room]:
    """That house with screens for one test; its next match is dealt as ever."""
    hats_house.force(None)
    yield Room(hats_house, Screens(browser, hats_house))
    for context in list(browser.contexts):
        context.close()


@pytest.fixture(scope="session")
def sweaters_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForcedHouse]:
    """The same for all tables of Sweaters."""
    house = ForcedHouse(tmp_path_factory.mktemp("sweaters"), "sweaters")
    house.start()
    yield house
    house.stop()


@pytest.fixture
def sweaters_room(browser: Browser, sweaters_house: ForcedHouse) -> Iterator[Room]:
    sweaters_house.force(None)
    yield Room(sweaters_house, Screens(browser, sweaters_house))
    for context in list(browser.contexts):
        context.close()


def _evening(browser: Browser, house: House) -> Iterator[Screens]:
    house.start()
    yield Screens(browser, house)
    for context in list(browser.contexts):
        context.close()
    house.stop()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in left_out(items):
        item.add_marker(pytest.mark.long)
