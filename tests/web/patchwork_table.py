"""A table of Patchwork in a browser: a late position, people who tap, drag and press keys."""

import re
import time
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.web.driving import BRIEF, GOLD, WAIT, choose
from tests.web.forced import ForcedHouse
from yuletable.games.patchwork.patches import TRACKS

NAMES: Final = ("Krzysztof Maria", "Świętopełk")
WIDE_NAMES: Final = ("WWWWWWWWWWWWWWWW", "MMMMMMMMMMMMMMMM")
TABLET: Final = (1180, 820)

GOLD_QUILT: Final = (
    (19, 0, 0, 0), (17, 6, 0, 3), (25, 2, 1, 3), (22, 1, 1, 0), (31, 0, 4, 0), (26, 3, 2, 1),
    (27, 2, 3, 4), (11, 0, 8, 0), (24, 3, 5, 5), (33, 0, 1, 6), (33, 0, 6, 3),
)  # fmt: skip
SILVER_QUILT: Final = (
    (12, 0, 1, 1), (9, 0, 1, 3), (5, 0, 0, 2), (8, 2, 0, 6), (29, 3, 3, 2), (14, 1, 1, 0),
    (16, 0, 4, 0), (10, 3, 1, 7), (7, 7, 1, 5), (0, 0, 0, 0), (21, 3, 3, 7),
)  # fmt: skip
CIRCLE: Final = (6, 2, 3, 13, 28, 15, 30, 20, 18, 23, 4, 1, 32)


def laid(patches: tuple[tuple[int, int, int, int], ...]) -> list[dict[str, int]]:
    """Patches as a position has them: number, orientation, row, column."""
    keys = ("patch", "orientation", "row", "column")
    return [dict(zip(keys, each, strict=True)) for each in patches]


def late(times: tuple[int, int] = (36, 37), **more: Any) -> dict[str, Any]:
    """Both quilts are more than half full; gold is asked. times: of gold and silver. On one space
    `top` says who is asked. The 1x1 that lay on the way lie on the quilts."""
    passed = sum(space <= max(times) for space in TRACKS["revised"]) - bool(more.get("special"))
    more_singles = tuple((33, 0, 8, column) for column in range(passed - 2))
    return {
        "circle": list(CIRCLE),
        "players": [
            {"time": times[0], "buttons": 15, "laid": laid(GOLD_QUILT)},
            {"time": times[1], "buttons": 10, "laid": laid(SILVER_QUILT + more_singles)},
        ],
        "start": 0,
        **more,
    }


def begin(house: ForcedHouse, host: Page, position: dict[str, Any] | None) -> None:
    """Start Patchwork in the position, None for a game from its beginning."""
    house.force(position)
    choose(host, "patchwork")
    host.locator(GOLD).click()
    expect(host.locator(".pw-phone, .pw-wide-page")).to_be_visible(timeout=WAIT)


def gold(page: Page) -> Locator:
    return page.locator(".pw-acts .btn.gold")


def asked(page: Page) -> bool:
    return page.locator(".pw-acts").count() > 0


def corner(page: Page) -> tuple[int, int]:
    """Row and column of the patch that is held over the quilt, counted from 1."""
    told = page.locator(".pw-hands .pw-at").get_attribute("aria-label") or ""
    row, column = re.findall(r"\d+", told)[:2]
    return int(row), int(column)


def fits(page: Page) -> None:
    """The held patch may be sewn on where it is."""
    expect(gold(page)).to_be_enabled(timeout=WAIT)


def square(page: Page, row: int, column: int) -> tuple[float, float]:
    """The middle of a square of the own quilt on the page, counted from 1."""
    box = page.locator(".pw-hands").bounding_box()
    assert box is not None
    return (
        box["x"] + (column - 0.5) * box["width"] / 9,
        box["y"] + (row - 0.5) * box["height"] / 9,
    )


def answer(page: Page, touch: bool) -> bool:
    """Answer by taps, or by clicks: the first patch that can be bought where it lies ready, else
    pass; whether anything was done."""
    if not asked(page):
        return False
    press = Locator.tap if touch else Locator.click
    try:
        if not gold(page).is_enabled(timeout=BRIEF):
            able = page.locator("button.pw-pick:not(.pw-no)")
            press(able.first if able.count() else page.locator("[data-look=pass]"), timeout=BRIEF)
        press(page.locator(f".pw-acts {GOLD}"), timeout=BRIEF)
    except PlaywrightTimeoutError:
        return False  # the page changed under the finger
    return True


def play_to_the_account(mouse: Page, touch: Page, seconds: float = 180) -> int:
    """Both answer until the account lies there; how many times something was pressed."""
    deadline = time.monotonic() + seconds
    pressed = 0
    while not mouse.locator(".pw-results").count():
        assert time.monotonic() < deadline, mouse.locator("body").inner_text()[:400]
        moved = [answer(mouse, False), answer(touch, True)]
        pressed += sum(moved)
        if not any(moved):
            mouse.wait_for_timeout(20)
    return pressed


def open_lines(host: Page) -> None:
    """The host opens the account line by line."""
    for line in range(1, 4):
        host.locator(f"footer.thumb {GOLD}").click(timeout=WAIT)
        expect(host.locator(".pw-account td.pw-open")).to_have_count(2 * line, timeout=WAIT)
