"""A browser for the whole session, a house and its screens for one test."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.evening import House, Screens

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
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
