"""A whole game with the keyboard alone."""

import time

from playwright.sync_api import Page, expect

from tests.web.driving import WAIT, open_tv
from tests.web.evening import Screens

FOCUSED = """() => {
  const e = document.activeElement;
  if (!e || e === document.body) return null;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(e);
  const ring = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  return { classes: [...e.classList], text: (e.textContent || '').trim(), ring, tag: e.tagName };
}"""


def tab_to(page: Page, wanted: str, most: int = 80) -> None:
    """Press Tab until the focus is on an element of this class, tag or text, and is visible."""
    for _ in range(most):
        page.keyboard.press("Tab")
        at = page.evaluate(FOCUSED)
        if at and (wanted in at["classes"] or wanted in at["text"] or wanted == at["tag"]):
            assert at["ring"], f"the focus on {wanted!r} cannot be seen"
            return
    raise AssertionError(f"the keyboard does not reach {wanted!r}")


def test_a_game_by_keyboard_alone(screens: Screens) -> None:
    _, code = open_tv(screens)
    page = screens.open(f"/{code}")
    expect(page.locator("#name")).to_be_visible(timeout=WAIT)
    tab_to(page, "INPUT")
    page.keyboard.type("Ania")
    page.keyboard.press("Enter")
    expect(page.locator("button.pst").first).to_be_visible(timeout=WAIT)
    tab_to(page, "pst")
    page.keyboard.press("Enter")
    expect(page.locator("details.more")).to_be_visible(timeout=WAIT)
    tab_to(page, "Medium")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Short")).to_be_checked(timeout=WAIT)
    tab_to(page, "Add a computer player")
    page.keyboard.press("Space")
    expect(page.locator("ul.rows > li")).to_have_count(2, timeout=WAIT)
    tab_to(page, "gold")
    page.keyboard.press("Enter")
    expect(page.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    results = page.locator(".gt-results")
    chosen = page.locator(".gt-choose [role=radio][aria-checked=true]")
    deadline = time.monotonic() + 240
    while results.count() == 0:
        assert time.monotonic() < deadline, "the game does not come to its end"
        if page.locator(".btn.gold:not([disabled])").count():
            tab_to(page, "gold")
            page.keyboard.press("Enter")
        elif page.locator(".gt-choose [role=radio]").count() and not chosen.count():
            tab_to(page, "opt")
            page.keyboard.press("Space")
        page.wait_for_timeout(30)
    screens.check()
