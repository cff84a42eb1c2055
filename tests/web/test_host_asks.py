"""A question, a form or a code at the host's table comes wholly into view, with the focus in it."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import (
    PHONE_SIZE,
    SMALL_PHONE,
    WAIT,
    choose_gift_trail,
    join,
    open_host_table,
)
from tests.web.evening import Screens
from tests.web.hands import sit
from tests.web.hosting import new_room, press, row
from tests.web.words import words

HIDDEN = """(box) => {
  const all = [box, ...box.querySelectorAll('b, small, label, input, button, h3, p, .qr')];
  const heads = [...document.querySelectorAll('.appbar, .tabs')].map((e) =>
    e.getBoundingClientRect().bottom);
  const foot = document.querySelector('.thumb').getBoundingClientRect();
  const low = Math.min(innerHeight, foot.top >= 0 ? foot.top : innerHeight);
  const high = Math.max(0, ...heads);
  return all.filter((e) => {
    const r = e.getBoundingClientRect();
    return r.height > 0 && (r.top < high - 1 || r.bottom > low + 1);
  }).map((e) => `${e.tagName} ${e.className} ${Math.round(e.getBoundingClientRect().top)}..` +
    `${Math.round(e.getBoundingClientRect().bottom)} in ${high}..${low}`);
}"""


def in_view(host: Page, selector: str, what: str, faults: list[str]) -> None:
    """The box stands between the bars, whole, with the focus in it."""
    box = host.locator(selector)
    expect(box).to_be_visible(timeout=WAIT)
    host.wait_for_timeout(250)
    faults += [f"{what}: {one}" for one in box.evaluate(HIDDEN)]
    if not box.evaluate("(box) => box.contains(document.activeElement)"):
        faults.append(f"{what}: the focus is elsewhere")


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [PHONE_SIZE, SMALL_PHONE], ids=["390", "320"])
def test_what_the_host_is_asked_stands_above_the_bar(
    screens: Screens, lang: str, size: tuple[int, int]
) -> None:
    code = new_room(screens.house)
    host = join(screens, code, "Marek", lang, size)
    sit(screens.house, code, "Ania", "Ola", "Kuba", "Zofia")
    choose_gift_trail(host)
    open_host_table(host)
    press(host, words(lang, "gift_trail-start"))
    expect(host.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    open_host_table(host)
    faults: list[str] = []
    for name in ("Ania", "Zofia"):
        # The row just above the bar, where a box would open underneath it.
        row(host, name).evaluate("(e) => scrollBy(0, e.getBoundingClientRect().bottom - 640)")
        row(host, name).locator(".r > .danger .btn").click()
        in_view(host, ".twice:has(.arm)", f"Remove {name}", faults)
        host.locator(".arm .ab .btn").first.click()
    row(host, "Zofia").locator("[id^=more-]").click()
    row(host, "Zofia").get_by_role("button", name=words(lang, "yt-new-phone"), exact=True).click()
    in_view(host, ".seatcode", "New phone", faults)
    host.locator(".seatcode .two .btn").first.click()
    press(host, words(lang, "yt-wifi-type"))
    in_view(host, "form.inline", "Wi-Fi", faults)
    host.locator("#wifi-name").fill("Home")
    host.locator("#wifi-password").fill("abc")
    press(host, words(lang, "yt-wifi-save"))
    expect(host.locator("#wifi-why")).to_have_text(words(lang, "yt-why-wifi-short"), timeout=WAIT)
    in_view(host, "form.inline", "Wi-Fi refused", faults)
    host.locator("form.inline .two .btn").first.click()
    for key in ("stop", "delete"):
        opener = host.locator(f"#twice-{key}")
        opener.click()
        in_view(host, f"#twice-{key}-box", key, faults)
        host.locator(".arm .ab .btn").first.click()
    assert faults == []
    screens.check()
