"""A language is its files: whoever drops them in finds it on every screen."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.driving import TV_SIZE, WAIT, code_on, join
from tests.web.evening import House, Screens

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "yuletable"


def _in_german(path: Path, target: str, words: dict[str, str]) -> None:
    """A file of texts or rules beside another, some of it in German."""
    text = path.read_text("utf-8")
    for english, german in words.items():
        assert len(re.findall(english, text, re.MULTILINE)) == 1, english
        text = re.sub(english, german, text, flags=re.MULTILINE)
    path.with_name(target).write_text(text, "utf-8")


@pytest.fixture
def with_german(browser: Browser, tmp_path: Path) -> Iterator[Screens]:
    """Screens of a house that has German too: a file for the shell, two for the game."""
    package = tmp_path / "src" / "yuletable"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shell = {
        "^yt-language-name = .*$": "yt-language-name = Deutsch",
        "^yt-what-shall-we-play = .*$": "yt-what-shall-we-play = Was spielen wir?",
        "^yt-profile = .*$": "yt-profile = Name, Gesicht, Sprache",
    }
    _in_german(package / "web" / "texts" / "en.ftl", "de.ftl", shell)
    game = package / "games" / "gift_trail"
    words = {"^gift_trail-name = .*$": "gift_trail-name = Geschenkepfad"}
    _in_german(game / "texts" / "en.ftl", "de.ftl", words)
    _in_german(game / "RULES.md", "RULES.de.md", {"^## 1 .*$": "## 1 Worum es geht"})
    house = House(tmp_path)
    inherited = os.environ.get("PYTHONPATH", "")
    house.environment["PYTHONPATH"] = os.pathsep.join([str(tmp_path / "src"), inherited])
    house.start()
    yield Screens(browser, house)
    for context in list(browser.contexts):
        context.close()
    house.stop()


def test_a_language_is_offered_once_its_files_are_there(with_german: Screens) -> None:
    tv = with_german.open("/tv", "de", TV_SIZE)
    phone = join(with_german, code_on(tv), "Ania", "de-AT")
    assert phone.locator("html").get_attribute("lang") == "de"
    expect(tv.locator("h1")).to_have_text("Was spielen wir?", timeout=WAIT)
    expect(tv.locator(".shelf .nm", has_text="Geschenkepfad")).to_be_visible()
    # The TV: each for itself, or all in turn.
    tv.keyboard.press("ArrowDown")
    chooser = tv.locator(".controls .chooser button")
    assert [one.get_attribute("aria-label") for one in chooser.all()] == [
        "DE: Deutsch",
        "EN: English",
        "PL: Polski",
        "all: In turn: Deutsch, English, Polski",
    ]
    chooser.nth(2).click()
    expect(tv.locator("h1")).to_have_text("W co gramy?")
    # The phone: the switch goes round, the own page has them all by name.
    phone.locator("header.bar .iconbtn").last.click()
    switch = phone.locator("button.lang")
    for now in ("de", "en", "pl", "de"):
        expect(switch.locator("b")).to_have_text(now.upper())
        expect(phone.locator("html")).to_have_attribute("lang", now)
        switch.click()
    phone.locator("ul.items button").get_by_text(re.compile("Name, face, language")).click()
    names = phone.get_by_role("radio")
    assert names.all_inner_texts()[-3:] == ["Deutsch", "English", "Polski"]
    phone.get_by_role("radio", name="Deutsch").click()
    expect(phone.locator("header.appbar h1")).to_have_text("Name, Gesicht, Sprache")
    phone.goto("/rules/gift_trail")
    chapter = phone.get_by_role("heading", name=re.compile("Worum es geht"))
    expect(chapter).to_be_visible(timeout=WAIT)
    with_german.check()
