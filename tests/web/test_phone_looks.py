"""The pages of people who come and go, in both languages and at every size: looks and access."""

import secrets

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import GOLD, PHONE_SIZE, SMALL_PHONE, WAIT, join, sit_down
from tests.web.evening import House, Screens
from tests.web.hands import Hand, open_room
from tests.web.looks import Faults
from tests.web.sleeping import hide, later
from tests.web.words import words

pytestmark = pytest.mark.long

WIDE = (1180, 820)
TABLET = (768, 1024)
SCREENS = pytest.mark.parametrize(
    ("lang", "size"),
    [
        ("en", SMALL_PHONE),
        ("pl", SMALL_PHONE),
        ("pl", PHONE_SIZE),
        ("en", TABLET),
        ("pl", WIDE),
    ],
    ids=lambda value: value if isinstance(value, str) else str(value[0]),
)
LONG = "Krzysztof Maria"


def press_menu(page: Page, lang: str, key: str, **args: object) -> None:
    page.locator("header.bar .iconbtn").last.click()
    page.locator("ul.items button", has_text=words(lang, key, **args)).click()


@SCREENS
def test_every_page_of_people_who_come_and_go(
    house: House, screens: Screens, lang: str, size: tuple[int, int]
) -> None:
    faults = Faults()
    device = "wide" if size[0] >= 900 else "phone"
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = join(screens, code, LONG, lang, size)
    press_menu(page, lang, "yt-profile")
    expect(page.locator("#name")).to_be_visible()
    faults.phone("profile", page)
    page.locator("main .btn.link").first.click()
    expect(page.locator("#seat-link")).to_be_visible(timeout=WAIT)
    faults.phone("profile, the seat for another phone", page)
    page.locator("#name").fill("Krzysztof Maria Antoni")
    faults.phone("profile, name too long", page)
    page.locator("header.appbar .iconbtn").first.click()
    press_menu(page, lang, "yt-leave")
    expect(page.locator("main.leaving")).to_be_visible()
    faults.phone("leave, lobby", page)
    page.locator(GOLD).click()
    press_menu(page, lang, "yt-one-more", device=device)
    expect(page.locator("#name")).to_be_visible()
    faults.phone("one more person", page)
    sit_down(page, "Świętopełk Złoty")
    faults.phone("lobby of a shared phone", page)
    host.do("choose_game", game="gift_trail").do("add_bot", bot="random")
    host.do("start")
    expect(page.locator(".gt-phone, main.pass").first).to_be_visible(timeout=WAIT)
    page.wait_for_timeout(200)
    faults.phone("shared, in a match", page)
    page.locator(".faces-rail button").first.click()
    if page.locator("main.pass").count() == 0:
        page.locator(".faces-rail button").last.click()
    expect(page.locator("main.pass")).to_be_visible()
    faults.phone("cover", page)
    page.locator(GOLD).click()
    press_menu(page, lang, "yt-leave")
    faults.phone("leave, match", page)
    page.locator(GOLD).click()
    interrupted(page, host, faults)
    late = screens.open(f"/{code}", lang, size)
    expect(late.locator("#name")).to_be_visible(timeout=WAIT)
    sit_down(late, "Gapa")
    expect(late.locator(".watch")).to_be_visible(timeout=WAIT)
    faults.phone("watching", late)
    host.do("set_room", locked=True)
    shut = screens.open(f"/{code}", lang, size)
    expect(shut.locator("footer .why")).to_be_visible(timeout=WAIT)
    faults.phone("locked", shut)
    faults.check()
    screens.check()


def interrupted(page: Page, host: Hand, faults: Faults) -> None:
    """The computer plays; back after a while."""
    seats = [m["seat"] for m in host.look()["members"] if m["name"] != "Marek" and not m["bot"]]
    host.do("pause")
    for seat in seats:
        host.do("bot_seat", seat=seat, bot=True)
    expect(page.locator(".banner.standin")).to_be_visible(timeout=WAIT)
    faults.phone("the computer plays", page)
    hide(page)
    host.do("resume")
    for _ in range(200):
        if host.last["v"] > 60 or host.look()["phase"] != "playing":
            break
        host.answer()
        page.wait_for_timeout(20)
    later(page, 60)
    hide(page, hidden=False)
    expect(page.locator(".missed")).to_be_visible(timeout=WAIT)
    faults.phone("while you were away", page)


@SCREENS
def test_every_page_of_a_seat_that_moves(
    house: House, screens: Screens, lang: str, size: tuple[int, int]
) -> None:
    faults = Faults()
    code = open_room(house)
    host = Hand(house, code, "Marek")
    old = join(screens, code, LONG, lang, size)
    seat = secrets.token_urlsafe(24)
    host.do("offer_seat", member=1, code=seat)
    page = screens.open(f"/{code}?seat={seat}", lang, size)
    expect(page.locator("main.claim")).to_be_visible(timeout=WAIT)
    faults.phone("claim", page)
    page.locator(GOLD).click()
    expect(old.locator("main.calm")).to_be_visible(timeout=WAIT)
    faults.phone("moved", old)
    late = screens.open(f"/{code}?seat={seat}", lang, size)
    late.locator(GOLD).click(timeout=WAIT)
    expect(late.locator("ol.wayout")).to_be_visible(timeout=WAIT)
    faults.phone("claim refused", late)
    faults.check()
    screens.check()


def test_pass_and_leave_by_keyboard_alone(house: House, screens: Screens) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = join(screens, code, "Ola")

    def press(name: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            at = page.locator(":focus")
            if at.count() == 0:
                continue
            if name in at.inner_text() or at.get_attribute("aria-label") == name:
                page.keyboard.press("Enter")
                return
        raise AssertionError(f"the keyboard does not reach {name!r}")

    press("Menu")
    press("One more person")
    expect(page.locator("#name")).to_be_visible()
    page.locator("#name").focus()
    page.keyboard.type("Zofia")
    page.keyboard.press("Enter")
    expect(page.locator(".faces-rail button.on")).to_contain_text("Zofia", timeout=WAIT)
    host.do("choose_game", game="gift_trail").do("start")
    expect(page.locator(".gt-phone, main.pass").first).to_be_visible(timeout=WAIT)
    page.wait_for_timeout(200)
    if page.locator("main.pass").count() == 0:
        on = page.locator(".faces-rail button.on").inner_text()
        press("Ola" if "Zofia" in on else "Zofia")
    expect(page.locator("main.pass")).to_be_visible()
    press("I am")
    expect(page.locator("main.pass")).to_have_count(0)
    press("Menu")
    press("Leave this room")
    press("Yes, leave")
    expect(page.locator(".faces-rail")).to_have_count(0, timeout=WAIT)
    screens.check()
