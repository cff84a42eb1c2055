"""The self-check in a browser: what it says, in which marks, and to whom."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import join, open_tv
from tests.web.evening import Screens
from tests.web.looks import axe_faults, phone_faults

GOOD: dict[str, Any] = {
    "yuletable": "1.0.0", "python": "3.12.1", "platform": "Linux 6.1 (aarch64)", "system": "linux",
    "reach": "house", "port": 8080, "addresses": ["http://192.168.1.20:8080/"],
    "chosen": "http://192.168.1.20:8080/", "others": 3, "name": "http://yuletable.local:8080/",
    "name_why": None, "awake": "held", "playing": False, "low": False, "local": True,
    "disk": {"folder": "/home/ania/yuletable/.yuletable", "free": 41_200_000_000, "write_ms": 6.2,
             "error": None},
}  # fmt: skip
TROUBLE: dict[str, Any] = {
    **GOOD, "system": "windows", "others": 0, "awake": "failed", "name": None,
    "addresses": ["http://192.168.1.20:8080/", "http://10.0.0.4:8080/"],
    "name_why": {"key": "yt-check-name-failed", "args": {"error": "No such device"}},
    "disk": {"folder": "C:\\Users\\Ania\\Documents\\yuletable\\.yuletable", "free": 120_000_000,
             "write_ms": None, "error": "No space left on device"},
}  # fmt: skip
SIZES = [(320, 640), (390, 844), (768, 1024), (1180, 820)]


def shown(screens: Screens, answer: dict[str, Any], lang: str, size: tuple[int, int]) -> Page:
    """The page with the state of another machine."""
    page = screens.open("/about", lang, size)
    page.route("**/api/check*", lambda route: route.fulfill(json=answer))
    page.goto("/check")
    expect(page.locator(".checks > li").first).to_be_visible()
    return page


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen_and_every_reader(
    screens: Screens, lang: str, size: tuple[int, int]
) -> None:
    for answer in (GOOD, TROUBLE):
        page = shown(screens, answer, lang, size)
        assert phone_faults(page) == []
        assert axe_faults(page) == []
        page.context.close()
    screens.check()


@pytest.mark.long
def test_marks_say_in_words_and_shapes_what_to_mend(screens: Screens) -> None:
    good = shown(screens, GOOD, "en", (390, 844))
    expect(good.locator(".verdict h2")).to_have_text("All is well")
    expect(good.locator(".checks h3 small")).to_have_text(["good"] * 7)
    expect(good.locator(".todo")).to_have_count(0)
    expect(good.locator(".ways")).to_contain_text("192.168.1.20:8080")
    expect(good.locator(".ways")).to_contain_text("in the QR code")
    page = shown(screens, TROUBLE, "en", (390, 844))
    expect(page.locator(".verdict h2")).to_have_text("Something has to be mended first")
    marks = ["good", "have a look", "mend this", "have a look", "have a look", "good", "good"]
    expect(page.locator(".checks h3 small")).to_have_text(marks)
    expect(page.locator(".todo").nth(1)).to_contain_text("Windows: Settings")
    expect(page.locator(".todo").nth(1)).not_to_contain_text("macOS")
    paths = {
        page.locator(f".mark.{kind} .paper").first.get_attribute("d")
        for kind in ("good", "look", "bad")
    }
    assert len(paths) == 3
    only = shown(screens, {**GOOD, "others": 0}, "pl", (390, 844))
    expect(only.locator(".verdict h2")).to_have_text("Jedna rzecz do sprawdzenia")
    screens.check()


@pytest.mark.long
def test_the_page_follows_what_changes(screens: Screens) -> None:
    page = shown(screens, {**GOOD, "others": 0}, "en", (390, 844))
    expect(page.locator(".verdict h2")).to_have_text("Have a look at one thing")
    page.unroute("**/api/check*")
    page.route("**/api/check*", lambda route: route.fulfill(json=GOOD))
    expect(page.locator(".verdict h2")).to_have_text("All is well", timeout=10_000)


def test_the_machine_itself_and_the_hosts_phone_see_it(screens: Screens) -> None:
    _, code = open_tv(screens)
    host = join(screens, code, "Ania")
    guest = join(screens, code, "Ola")
    lonely = screens.open("/", size=(1280, 720))
    lonely.locator("header a[href='/check']").click()
    expect(lonely.locator(".checks > li").first).to_be_visible()
    # The test's server listens to this machine alone.
    expect(lonely.locator(".verdict h2")).to_have_text("Something has to be mended first")
    expect(lonely.locator(".checks .says").first).to_contain_text("Only this computer can join")

    def as_from_afar(page: Page) -> None:
        page.context.set_extra_http_headers({"x-forwarded-for": "192.168.1.77"})
        page.goto("/check")

    as_from_afar(host)
    expect(host.locator(".checks > li").first).to_be_visible()
    as_from_afar(guest)
    expect(guest.locator(".why")).to_have_text(
        "Only the host’s phone and the table’s own computer may see this."
    )
    expect(guest.locator(".checks")).to_have_count(0)
    screens.check()
