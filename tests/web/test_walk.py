"""Pages beside the table on a wide screen, with nothing but arrows, OK and "back"."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import GOLD, TV_SIZE, WAIT, open_tv
from tests.web.evening import House, Screens
from tests.web.hands import sit
from tests.web.matrices import long_but
from tests.web.test_rules_page import stands_on_top
from tests.web.test_tv_remote import all_reached, go_back

TOP = "document.scrollingElement.scrollTop"
END = "Math.ceil(scrollY + innerHeight) >= document.scrollingElement.scrollHeight"


def walk_to_the_end(page: Page) -> None:
    for _ in range(200):
        if page.evaluate(END):
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError("the arrow does not come to the end of the page")


def walk_out(page: Page) -> None:
    """From the choices on to the gold button, by the arrow that goes down."""
    for _ in range(20):
        page.keyboard.press("ArrowDown")
        if page.locator(f":focus:is({GOLD})").count():
            return
    raise AssertionError("the arrow does not leave the choices")


def test_a_tv_comes_back_from_the_rules(screens: Screens, house: House) -> None:
    tv, code = open_tv(screens)
    hands = sit(house, code, "Ania", "Zofia")
    hands[0].do("choose_game", game="gift_trail")
    expect(tv.locator(".gt-lobby")).to_be_visible(timeout=WAIT)
    for leave in ("OK", "Backspace", "Escape", "GoBack"):
        tv.locator(".controls a[href^='/rules/']").focus()
        tv.keyboard.press("Enter")
        expect(tv).to_have_url(re.compile("/rules/gift_trail$"))
        expect(tv.locator(".rule").first).to_be_visible(timeout=WAIT)
        expect(tv.get_by_role("button", name="Back", exact=True)).to_be_focused()
        if leave == "OK":
            tv.keyboard.press("Enter")
        elif leave == "GoBack":
            go_back(tv)
        else:
            tv.keyboard.press(leave)
        expect(tv).to_have_url(re.compile(f"room={code}"), timeout=WAIT)
        expect(tv.locator(".gt-lobby")).to_be_visible(timeout=WAIT)
    screens.check()


def test_the_rules_are_read_with_arrows(screens: Screens) -> None:
    tv = screens.open("/rules/gift_trail", size=TV_SIZE)
    expect(tv.locator(".rule").first).to_be_visible(timeout=WAIT)
    tv.evaluate(
        """() => { window.left = new Set(document.querySelectorAll('main button, main a[href]'));
            addEventListener('focusin', ({target}) => left.delete(target)); }"""
    )
    for _ in range(250):
        tv.keyboard.press("ArrowDown")
        if tv.evaluate("left.size") == 0:
            break
    assert tv.evaluate("[...left].map((e) => e.outerHTML)") == []
    assert tv.evaluate(END)
    # What has the focus can be seen, below the bars that stay.
    bars = tv.locator(".find").bounding_box()
    here = tv.locator(":focus").bounding_box()
    assert bars is not None
    assert here is not None
    assert here["y"] >= bars["y"] + bars["height"] - 1
    for _ in range(200):
        if tv.evaluate(TOP) == 0:
            break
        tv.keyboard.press("ArrowUp")
    assert tv.evaluate(TOP) == 0
    # Keys of a search stay in the field until there is nothing in it.
    field = tv.get_by_role("searchbox")
    field.focus()
    tv.keyboard.type("gift")
    tv.keyboard.press("Backspace")
    expect(field).to_have_value("gif")
    tv.keyboard.press("Escape")
    assert "/rules/" in tv.url
    screens.check()


@pytest.mark.parametrize("page", long_but(["check", "about", "fair"], "check"))
def test_quiet_pages_are_walked_and_left(screens: Screens, page: str) -> None:
    tv = screens.open("/", size=TV_SIZE)
    expect(tv.locator(".doors")).to_be_visible(timeout=WAIT)
    tv.goto(f"/{page}")
    expect(tv.get_by_role("button", name="Back", exact=True)).to_be_focused(timeout=WAIT)
    expect(tv.locator("main")).to_be_visible()
    all_reached(tv)
    walk_to_the_end(tv)
    tv.keyboard.press("Backspace")
    expect(tv.locator(".doors")).to_be_visible(timeout=WAIT)
    screens.check()


def test_a_lesson_is_walked_and_left(screens: Screens) -> None:
    tv = screens.open("/", size=TV_SIZE)
    expect(tv.locator(".doors")).to_be_visible(timeout=WAIT)
    tv.goto("/learn/gift_trail")
    onward = tv.locator(".onward")
    for _ in range(12):
        expect(tv.locator(".learn.reads, .learn.acts").or_(onward)).to_be_visible(timeout=WAIT)
        all_reached(tv)
        if onward.count():
            break
        following = tv.locator("#next")
        ola = tv.locator("[data-look=choice-2]")
        if following.count():
            following.focus()
        elif tv.locator("[data-look=choices]").count():
            (ola if ola.count() else tv.get_by_role("radio", disabled=False)).first.focus()
            tv.keyboard.press("Enter")
            walk_out(tv)
        else:
            tv.locator(f".hand {GOLD}").focus()
        before = tv.locator(".count").inner_text()
        tv.keyboard.press("Enter")
        expect(tv.locator(".count", has_text=before)).to_have_count(0, timeout=WAIT)
    assert onward.count() == 1
    go_back(tv)
    expect(tv.locator(".doors")).to_be_visible(timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_a_phone_with_keys_scrolls_as_ever(screens: Screens) -> None:
    page = screens.open("/rules/gift_trail#5.4")
    stands_on_top(page, "5.4")
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert "/rules/" in page.url
    screens.check()
