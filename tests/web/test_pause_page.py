"""A pause on the TV: why the game stands still, and how it goes on."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import (
    WAIT,
    choose_gift_trail,
    join,
    open_host_table,
    open_tv,
    start,
    text_of,
)
from tests.web.evening import House, Screens
from tests.web.hands import Hand, open_room
from tests.web.looks import Faults, phone_faults
from tests.web.words import words


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["720", "1080"])
def test_the_tv_says_why_it_stands_still(
    screens: Screens, lang: str, size: tuple[int, int]
) -> None:
    faults = Faults()
    tv, code = open_tv(screens, lang, size)
    host = join(screens, code, "Marek", lang)
    guests = {name: join(screens, code, name, lang) for name in ("Ania", "Ola", "Świętopełk")}
    choose_gift_trail(host)
    start(host)
    open_host_table(host)
    host.locator(".host .two .btn").first.click()
    title = tv.locator("main .head h1")
    said = words(lang, "yt-paused-by", name="Marek")
    expect(title).to_have_text(said, timeout=WAIT)
    expect(tv.locator(".head p")).to_contain_text(words(lang, "yt-pause-break"))
    expect(tv.locator(".todo")).to_contain_text(words(lang, "yt-pause-go-on-note", name="Marek"))
    faults.tv("a break", tv)

    away: list[str] = []
    for name in ("Ola", "Świętopełk"):
        guests[name].close()
        away.append(name)
        names = ", ".join(away)
        until = words(lang, "yt-pause-until", n=len(away), names=names)
        expect(title).to_have_text(until, timeout=WAIT)
        assert said in text_of(tv.locator(".head p"))
        wake = words(lang, "yt-pause-wake", n=len(away), names=names)
        expect(tv.locator(".todo li").first).to_contain_text(wake)
        faults.tv(f"{len(away)} away", tv)
    guests["Ania"].close()
    expect(title).to_have_text(words(lang, "yt-pause-until", n=3, names="none"), timeout=WAIT)
    faults.tv("three away", tv)
    watcher = join(screens, code, "Zofia", lang)
    host_context = host.context
    host.close()
    asleep = words(lang, "yt-pause-host-away", name="Marek")
    expect(tv.locator(".todo")).to_contain_text(asleep, timeout=WAIT)
    faults.tv("the host away", tv)
    watcher.close()
    back: Page = host_context.new_page()
    back.goto(f"/{code}")
    back.locator(".pausebar button").click()
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    faults.check()
    screens.check()


def test_in_a_pause_the_phone_is_calm(house: House, screens: Screens) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = join(screens, code, "Ola")
    host.do("choose_game", game="gift_trail").do("start")
    while host.look()["waiting"][0]["seat"] == host.last["you"]["seat"]:
        host.answer()
    gold, clock = page.locator(".btn.gold"), page.locator("yule-timer")
    expect(clock).to_have_count(1, timeout=WAIT)
    host.do("pause")
    expect(gold).to_have_text(words("en", "yt-paused"), timeout=WAIT)
    expect(gold).to_be_disabled()
    expect(clock).to_have_count(0)
    assert phone_faults(page) == []
    host.do("resume")
    expect(clock).to_have_count(1, timeout=WAIT)
    expect(gold).not_to_have_text(words("en", "yt-paused"))
    screens.check()
