"""The shell in a browser: joining, small screens, what stands in the way, weight, access."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.evening import House, Screens

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
WORDS = {
    "en": {"menu": "Menu", "log": "What happened", "host": "Host’s table", "bot": "Add a computer"},
    "pl": {
        "menu": "Menu",
        "log": "Co się dzieje",
        "host": "Stół gospodarza",
        "bot": "Dodaj gracza",
    },
}


def room_of(tv: Page) -> str:
    """The code of the room that a TV page has opened."""
    expect(tv.locator(".codes span")).to_have_count(4)
    return "".join(tv.locator(".codes span").all_inner_texts())


def sit(page: Page, name: str) -> None:
    page.locator("#name").fill(name)
    page.locator(".thumb .btn.gold").click()
    page.locator(".bar b").wait_for()


def fits(page: Page) -> None:
    """Nothing is wider than the screen, no text on a phone is smaller than 14 px, and what can be
    touched is at least 44 px high or wide enough to hit."""
    wide = page.evaluate(
        """document.documentElement.scrollWidth <= innerWidth ? [] :
            [innerWidth, document.documentElement.scrollWidth,
            ...[...document.body.querySelectorAll('*')]
            .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
            .map(e => e.outerHTML.slice(0, 120))]"""
    )
    assert wide == [], page.url
    small = page.evaluate(
        """[...document.querySelectorAll('#app *')].filter(e => e.childNodes.length
            && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())
            && e.getClientRects().length && parseFloat(getComputedStyle(e).fontSize) < 14
            && !e.closest('svg, .sr')).map(e => e.outerHTML.slice(0, 120))"""
    )
    assert small == []
    low = page.evaluate(
        """[...document.querySelectorAll('button, a[href], input, select, summary')]
            .filter(e => e.getClientRects().length && !e.closest('.promise, .sr'))
            .filter(e => e.getBoundingClientRect().height < 43.5)
            .map(e => e.outerHTML.slice(0, 160))"""
    )
    assert low == []


def accessible(page: Page) -> None:
    page.evaluate(AXE.read_text())
    found = page.evaluate(
        """axe.run(document, {resultTypes: ['violations']}).then(r =>
            r.violations.map(v => v.id + ': ' + v.nodes.map(n => n.html.slice(0, 99)).join(' ')))"""
    )
    assert found == [], page.url


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [(320, 640), (390, 844)])
def test_a_phone_from_the_start_page_to_the_game(
    screens: Screens, lang: str, size: tuple[int, int]
) -> None:
    words = WORDS[lang]
    tv = screens.open("/tv?new=1", lang, (1280, 720))
    code = room_of(tv)
    phone = screens.open("/", lang, size)
    phone.locator(".posters .pst").first.wait_for()
    fits(phone)
    accessible(phone)
    phone.goto(f"/{code.lower()}")
    phone.locator("#name").wait_for()
    fits(phone)
    accessible(phone)
    sit(phone, "Świętopełk Złoty")
    phone.locator(".posters .pst").first.wait_for()
    fits(phone)
    accessible(phone)
    phone.locator(".posters .pst").first.click()
    phone.get_by_text(re.compile(words["bot"])).click()
    expect(phone.locator(".rows li")).to_have_count(2)
    phone.locator(".more summary").click()
    fits(phone)
    accessible(phone)
    accessible(tv)
    phone.locator(".thumb .btn.gold").click()
    phone.get_by_label(words["host"]).click()
    phone.locator(".prow").first.wait_for()
    fits(phone)
    accessible(phone)
    phone.locator(".appbar .iconbtn").first.click()
    phone.get_by_label(words["menu"], exact=True).click()
    fits(phone)
    accessible(phone)
    phone.get_by_text(words["log"]).click()
    fits(phone)
    accessible(phone)
    screens.check()


def test_what_stands_in_the_way_says_so(screens: Screens) -> None:
    tv = screens.open("/tv?new=1", "en", (1280, 720))
    code = room_of(tv)
    lost = screens.open("/QQQQ")
    expect(lost.locator("h1")).to_have_text("There is no room QQQQ")
    lost.locator("yule-code input").fill("ab")
    lost.locator("yule-code button").click()
    expect(lost.locator(".why")).to_have_text("A room code has four letters.")
    lost.locator("yule-code input").fill(code.lower())
    lost.locator("yule-code button").click()
    sit(lost, "Ania")

    second = screens.open(f"/{code}")
    second.locator(".thumb .btn.gold").click()
    expect(second.locator(".why")).to_have_text("Type a name first.")
    second.locator("#name").fill("ANIA")
    second.locator(".thumb .btn.gold").click()
    expect(second.locator(".why")).to_contain_text("ANIA is here already")
    expect(second.locator("#name")).not_to_have_value("ANIA")
    second.locator(".thumb .btn.gold").click()
    second.locator(".bar b").wait_for()

    other_tab = lost.context.new_page()
    other_tab.goto(f"/{code}")
    other_tab.locator(".bar b").wait_for()
    expect(lost.locator("h1")).to_have_text("Your seat is open elsewhere")
    lost.get_by_role("button", name="Play here").click()
    expect(lost.locator(".bar b")).to_have_text("Ania")
    expect(other_tab.locator("h1")).to_have_text("Your seat is open elsewhere")

    lost.get_by_label("More about").click()
    lost.get_by_role("button", name="Send ANIA").click()
    lost.get_by_role("button", name="Yes, send ANIA").click()
    expect(second.locator("#name")).to_be_visible()
    screens.check()


def test_a_server_that_is_gone_and_comes_back(screens: Screens, house: House) -> None:
    tv = screens.open("/tv?new=1", "en", (1280, 720))
    code = room_of(tv)
    phone = screens.open(f"/{code}")
    sit(phone, "Ania")
    house.kill()
    expect(phone.locator(".reconnect")).to_be_visible()
    expect(tv.locator(".reconnect")).to_be_visible()
    house.start()
    expect(phone.locator(".reconnect")).to_have_count(0, timeout=12_000)
    expect(tv.locator(".reconnect")).to_have_count(0, timeout=12_000)
    expect(phone.locator(".bar b")).to_have_text("Ania")


def test_joining_with_the_keyboard_alone(screens: Screens) -> None:
    tv = screens.open("/tv?new=1", "en", (1280, 720))
    phone = screens.open(f"/{room_of(tv)}")
    phone.locator("#name").wait_for()
    phone.keyboard.press("Tab")
    phone.keyboard.press("Tab")
    phone.keyboard.type("Zofia")
    phone.keyboard.press("Tab")
    before = phone.locator(".pick.sel").get_attribute("aria-label")
    phone.keyboard.press("ArrowRight")
    after = phone.locator(".pick.sel").get_attribute("aria-label")
    assert before != after
    phone.keyboard.press("Tab")
    phone.keyboard.press("Enter")
    expect(phone.locator(".bar b")).to_have_text("Zofia")
    screens.check()


def test_the_tv_walks_with_arrow_keys_and_changes_its_language(screens: Screens) -> None:
    tv = screens.open("/tv?new=1", "en", (1280, 720))
    room_of(tv)
    expect(tv.locator(".ask-sound button").first).to_be_focused()
    for _ in range(2):
        tv.keyboard.press("ArrowDown")
    tv.get_by_role("button", name="Polski").focus()
    tv.keyboard.press("Enter")
    expect(tv.locator(".join-panel h2")).to_have_text("Twój telefon to twoje miejsce")
    screens.check()


LIMITS = {"/": 200_000, "/tv?new=1": 200_000, "join": 150_000}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("path", list(LIMITS))
def test_first_loads_are_light(screens: Screens, lang: str, path: str) -> None:
    size = (1280, 720) if path.startswith("/tv") else (390, 844)
    target = path
    if path == "join":
        target = f"/{room_of(screens.open('/tv?new=1', lang, (1280, 720)))}"
    page = screens.open("/api/health", lang, size)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(target)
    page.locator("#name, .codes, .posters .pst").first.wait_for()
    page.wait_for_timeout(1500)
    assert 50_000 < sum(sizes) <= LIMITS[path]
