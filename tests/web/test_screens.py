"""Every screen in both languages: nothing too small, cut off, or closed to a keyboard or reader."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import (
    GOLD,
    PHONE_SIZE,
    SMALL_PHONE,
    WAIT,
    choose_gift_trail,
    end_the_game,
    fill_with_bots,
    join,
    open_all_cards,
    open_host_table,
    open_tv,
    play_until,
    sit_down,
    start,
    switch,
)
from tests.web.evening import Screens
from tests.web.looks import Faults
from tests.web.words import words

AGAIN = {"en": "Play again", "pl": "Jeszcze raz"}
LANGS = pytest.mark.parametrize("lang", ["en", "pl"])


@LANGS
@pytest.mark.parametrize("size", [PHONE_SIZE, SMALL_PHONE], ids=["390", "320"])
def test_every_page_of_a_phone(screens: Screens, lang: str, size: tuple[int, int]) -> None:
    faults = Faults()
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
    guest = join(screens, code, "Świętopełk", lang, size)
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
    open_host_table(host)
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
    switch(host, words(lang, "gift_trail-option-board-long"))
    start(host)
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    expect(host.locator(f".gt-phone ~ footer {GOLD}, .gt-choose")).to_be_visible(timeout=60_000)
    expect(tv.locator(".gt-now")).to_contain_text("Krzysztof Maria", timeout=WAIT)
    faults.tv("32 on the long trail", tv)
    open_host_table(host)
    host.locator(".host .two .btn").first.click()
    tv.wait_for_timeout(300)
    faults.tv("paused", tv)
    host.locator(".host .two .btn").first.click()
    end_the_game(host)
    tv.wait_for_timeout(300)
    faults.tv("reveal, closed", tv)
    open_all_cards(host, AGAIN[lang])
    tv.wait_for_timeout(300)
    faults.tv("reveal of 32", tv)
    faults.check()
    screens.check()
