"""Every screen in both languages: nothing too small, cut off, or closed to a keyboard or reader."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import (
    GOLD,
    WAIT,
    choose_gift_trail,
    join,
    open_all_cards,
    open_tv,
    play_until,
    sit_down,
    start,
)
from tests.web.evening import Screens
from tests.web.looks import axe_faults, phone_faults, tv_faults

Check = Callable[[str, Page], None]
LANGS = pytest.mark.parametrize("lang", ["en", "pl"])


class Faults:
    """Faults of many screens, told together at the end."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def phone(self, where: str, page: Page) -> None:
        self._note(where, phone_faults(page) + axe_faults(page))

    def tv(self, where: str, page: Page) -> None:
        self._note(where, tv_faults(page) + axe_faults(page))

    def _note(self, where: str, faults: list[str]) -> None:
        self.found += [f"{where}: {fault}" for fault in faults]

    def check(self) -> None:
        assert not self.found, "\n" + "\n".join(self.found)


@LANGS
@pytest.mark.parametrize("width", [390, 320])
def test_every_page_of_a_phone(screens: Screens, lang: str, width: int) -> None:
    faults = Faults()
    size = (width, 844 if width == 390 else 640)
    home = screens.open("/", lang, size)
    expect(home.locator("h1").first).to_be_visible(timeout=WAIT)
    faults.phone("home", home)
    _, code = open_tv(screens, lang)
    host = screens.open(f"/{code}", lang, size)
    expect(host.locator("#name")).to_be_visible(timeout=WAIT)
    faults.phone("join", host)
    host.locator("#name").fill("   ")
    host.locator(GOLD).click()
    faults.phone("join refused", host)
    sit_down(host, "Krzysztof Maria")
    faults.phone("game menu", host)
    choose_gift_trail(host)
    faults.phone("lobby", host)
    host.locator("details.more summary").click()
    faults.phone("lobby, all switches", host)
    guest = join(screens, code, "Świętopełk", lang, width)
    faults.phone("lobby of a guest", guest)
    late = screens.open(f"/{code}", lang, size)
    start(host)
    expect(host.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    faults.phone("playing, host", host)
    faults.phone("playing, guest", guest)
    expect(late.locator("#name")).to_be_visible(timeout=WAIT)
    faults.phone("join while a game is on", late)
    sit_down(late, "Late")
    faults.phone("watching", late)
    visit_sides(host, faults)
    play_until([host, guest], lambda: host.locator(".gt-choose, .gt-results").count() > 0)
    faults.phone("choice or results, host", host)
    play_until([host, guest], lambda: host.locator(".gt-results").count() > 0)
    faults.phone("results", guest)
    open_all = host.locator(GOLD)
    expect(open_all).to_be_visible(timeout=WAIT)
    faults.phone("results, host opens", host)
    for address in ("/rules/gift_trail", "/about", "/QQQQ"):
        page = screens.open(address, lang, size)
        expect(page.locator("h1, h2").first).to_be_visible(timeout=WAIT)
        faults.phone(address, page)
    faults.check()
    screens.check()


def visit_sides(host: Page, faults: Faults) -> None:
    """The host's table, paused and not; every page of the menu."""
    host.locator("header.bar .iconbtn").nth(0).click()
    expect(host.locator(".host")).to_be_visible(timeout=WAIT)
    faults.phone("host's table", host)
    host.locator(".host .two .btn").first.click()
    expect(host.locator(".host .two .btn").nth(1)).to_be_visible(timeout=WAIT)
    faults.phone("host's table, paused", host)
    host.locator(".host .two .btn").first.click()
    host.locator("header.appbar .iconbtn").first.click()
    pages = 4
    for index in range(1, pages):
        host.locator("header.bar .iconbtn").last.click()
        expect(host.locator("ul.items")).to_be_visible(timeout=WAIT)
        if index == 1:
            faults.phone("menu", host)
        host.locator("ul.items button").nth(index).click()
        expect(host.locator("header.appbar")).to_be_visible(timeout=WAIT)
        host.wait_for_timeout(150)
        faults.phone(f"page {index} of the menu", host)
        host.locator("header.appbar .iconbtn").first.click()


@LANGS
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["720", "1080"])
def test_every_page_of_a_tv(screens: Screens, lang: str, size: tuple[int, int]) -> None:
    faults = Faults()
    home = screens.open("/", lang, size)
    expect(home.locator("h1").first).to_be_visible(timeout=WAIT)
    faults.tv("home", home)
    tv, code = open_tv(screens, lang, size)
    faults.tv("menu", tv)
    host = join(screens, code, "Krzysztof Maria", lang)
    choose_gift_trail(host)
    expect(tv.locator("h1").first).to_be_visible(timeout=WAIT)
    faults.tv("lobby of one", tv)
    fill_with_bots(host, 32)
    tv.wait_for_timeout(200)
    faults.tv("lobby of 32", tv)
    host.get_by_role("radio").nth(2).click()
    start(host)
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    expect(host.locator(f".gt-phone ~ footer {GOLD}, .gt-choose")).to_be_visible(timeout=60_000)
    faults.tv("32 on the long trail", tv)
    host.locator("header.bar .iconbtn").nth(0).click()
    host.locator(".host .two .btn").first.click()
    tv.wait_for_timeout(300)
    faults.tv("paused", tv)
    host.locator(".host .two .btn").first.click()
    end_the_game(host)
    tv.wait_for_timeout(300)
    faults.tv("reveal, closed", tv)
    open_all_cards_in(host, lang)
    tv.wait_for_timeout(300)
    faults.tv("reveal of 32", tv)
    faults.check()
    screens.check()


def fill_with_bots(host: Page, most: int) -> None:
    """Computer players on every seat that is left."""
    host.locator(".addbots .two .btn").last.click(timeout=WAIT)
    expect(host.locator("ul.rows > li.prow")).to_have_count(most, timeout=WAIT)


def end_the_game(host: Page) -> None:
    """From the host's table, with its second tap."""
    host.locator("footer.thumb .btn").last.click()
    host.locator(".btn.red").click()
    expect(host.locator(".gt-results")).to_be_visible(timeout=WAIT)


def open_all_cards_in(host: Page, lang: str) -> None:
    open_all_cards(host, {"en": "Play again", "pl": "Jeszcze raz"}[lang])
