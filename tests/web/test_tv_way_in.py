"""The way in on a TV: one corner and one size, whatever the page, and nothing over or under it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import TV_SIZE, WAIT, code_on
from tests.web.evening import House, Screens
from tests.web.hands import fill, play, sit
from tests.web.looks import text_under_the_way_in
from tests.web.words import words

BOX = """(e) => {
  const { left, top, right, bottom } = e.getBoundingClientRect();
  return [left, top, right, bottom];
}"""


def box(tv: Page, selector: str) -> list[float]:
    found: list[float] = tv.locator(selector).evaluate(BOX)
    return found


@pytest.mark.parametrize(("lang", "seats"), [("en", 3), ("pl", 32)])
def test_the_way_in_keeps_one_corner_and_one_size(
    screens: Screens, house: House, lang: str, seats: int
) -> None:
    tv = screens.open("/tv", lang, TV_SIZE)
    code = code_on(tv)
    ania, zofia = hands = sit(house, code, "Krzysztof Maria", "Świętopełk Złoty")
    large = box(tv, ".join-panel .way-in")
    ania.do("choose_game", game="gift_trail")
    fill(ania, seats)
    expect(tv.locator(".gt-lobby")).to_be_visible(timeout=WAIT)
    assert box(tv, ".join-panel .way-in") == large
    ania.do("set_room", wifi={"name": "Home", "password": "secret12"})
    expect(tv.locator(".steps-two")).to_be_visible(timeout=WAIT)
    assert box(tv, ".join-panel .way-in") == large
    ania.do("set_options", options={"board": "short", "dice": 2}).do("start")
    boxes: dict[str, Any] = {}

    def look(page: str, there: str) -> None:
        expect(tv.locator(there)).to_be_visible(timeout=WAIT)
        expect(tv.locator(".plate yule-qr svg")).to_be_visible(timeout=WAIT)
        assert tv.locator("yule-qr").count() == 1 + (page == "pause")
        boxes[page] = [box(tv, ".plate"), box(tv, ".plate yule-qr")]
        assert text_under_the_way_in(tv) == [], page

    look("match", ".gt-tv")
    ania.do("pause")
    look("pause", ".todo")
    zofia.sleep()
    expect(tv.locator(".head h1")).to_contain_text("Świętopełk", timeout=WAIT)
    look("pause", ".todo")
    zofia.wake()
    ania.do("resume")
    if seats > 16:
        ania.do("end_game")
    else:
        play(hands)
    look("result", ".gt-reveal")
    ania.do("reveal", step=len(ania.last["view"]["reveal"]), auto=False)
    look("open result", ".gt-reveal")
    if seats <= 16:  # a game that ended early does not count
        tv.keyboard.press("ArrowDown")
        tv.locator(".controls").get_by_text(words(lang, "yt-show-evening"), exact=True).click()
        look("evening", ".evening h1")
    first = boxes["match"]
    assert boxes == dict.fromkeys(boxes, first)
    # In the lobby the code is larger, and grows from the same corner.
    qr = first[1]
    assert (qr[1], qr[2]) == (large[1], large[2])
    assert large[2] - large[0] > 3 * (qr[2] - qr[0])
    ania.do("play_again")
    expect(tv.locator(".gt-lobby")).to_be_visible(timeout=WAIT)
    assert box(tv, ".join-panel .way-in") == large
    screens.check()


def test_a_late_phone_finds_the_wifi_during_a_match(screens: Screens, house: House) -> None:
    tv = screens.open("/tv", size=TV_SIZE)
    ania, _ = sit(house, code_on(tv), "Ania", "Zofia")
    ania.do("choose_game", game="gift_trail").do("start")
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    tv.keyboard.press("ArrowDown")
    key = tv.locator(".controls").get_by_role("button", name=words("en", "yt-join-wifi"))
    expect(key).to_have_count(0)
    ania.do("set_room", wifi={"name": "Home", "password": "secret12"})
    key.click(timeout=WAIT)
    box = tv.locator("dialog.scan")
    expect(box).to_contain_text("Home")
    wanted = "(e) => e.wanted"
    assert box.locator("yule-qr").evaluate(wanted) == "WIFI:T:WPA;S:Home;P:secret12;;"
    ania.do("set_room", hidden=True)
    expect(box).to_have_count(0, timeout=WAIT)
    ania.do("set_room", hidden=False).do("pause")
    expect(tv.locator(".todo yule-qr svg")).to_be_visible(timeout=WAIT)
    expect(tv.locator(".todo")).to_contain_text(words("en", "yt-pause-late-wifi", wifi="Home"))
    screens.check()


def test_the_servers_own_screen_gives_a_seat_to_a_new_phone(screens: Screens, house: House) -> None:
    tv = screens.open("/tv", size=TV_SIZE)
    code = code_on(tv)
    ania, zofia = sit(house, code, "Ania", "Zofia")
    ania.do("choose_game", game="gift_trail").do("start")
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    ania.sleep()
    zofia.sleep()
    tv.keyboard.press("ArrowDown")
    tv.locator(".controls").get_by_role("button", name="Host").click()
    tv.get_by_role("button", name=words("en", "yt-seat-code", name="Zofia")).click()
    link = tv.locator("dialog.scan yule-qr")
    expect(link.locator("svg")).to_be_visible(timeout=WAIT)
    address = link.evaluate("(e) => e.wanted")
    assert re.search(rf"/{code}\?seat=[\w-]{{22,}}$", address)
    phone = screens.open(address[address.rindex("/") :])
    phone.locator(".btn.gold").click()
    expect(phone.locator("header.bar b")).to_have_text("Zofia", timeout=WAIT)
    screens.check()
