"""A table of Sweaters in a browser: people who tap."""

import time
from collections.abc import Iterable
from typing import Any, Final

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.web.driving import BRIEF, GOLD, SMALL_PHONE, WAIT
from tests.web.evening import Screens
from tests.web.forced import ForcedHouse
from tests.web.hands import Hand, open_room, sit
from tests.web.sleeping import with_script

NAMES: Final = ("Krzysztof Maria", "Świętopełk", "WWWWWWWWWWWWWWWW", "Wawrzyniec Ż.")
CHOICES: Final = (
    ".sw-hand .sw-legal",
    ".sw-choice .sw-legal",
    ".sw-targets [role=radio]:not(.sw-dim)",
)
"""What there is to choose, in the order in which it is chosen."""


def hold(page: Page, card: str) -> None:
    page.locator(f'[data-look="hand-{card}"]').click(timeout=WAIT)


def take(page: Page, card: str, target: str) -> None:
    """Choose a card of the pool and a place for it; it is not sent yet."""
    page.locator(f'[data-look="pool-{card}"]').click(timeout=WAIT)
    page.locator(f'[data-look="target-{target}"]').click(timeout=WAIT)


def send(page: Page) -> None:
    page.locator(f".sw-acts {GOLD}").click(timeout=WAIT)


def asked(page: Page) -> bool:
    return page.locator(".sw-acts").count() > 0


def who_is_asked(pages: list[Page]) -> Page:
    """The first page that has something to answer, as soon as one has."""
    deadline = time.monotonic() + WAIT / 1000
    while True:
        for page in pages:
            if asked(page):
                return page
        assert time.monotonic() < deadline, "nobody is asked"
        pages[0].wait_for_timeout(20)


def answer(page: Page) -> bool:
    """Answer by taps with the first thing that is lit; whether there was something to answer."""
    if not asked(page):
        return False
    try:
        gold = page.locator(".sw-acts .btn.gold")
        for choice in CHOICES:
            if gold.is_enabled(timeout=BRIEF):
                break
            lit = page.locator(choice)
            if lit.count() and not page.locator(f"{choice}[aria-checked=true]").count():
                lit.first.click(timeout=BRIEF)
        declines = page.locator("[data-look=decline]")
        spared = declines.count() and not gold.is_enabled(timeout=BRIEF)
        (declines if spared else gold).click(timeout=BRIEF)
    except PlaywrightTimeoutError:
        return False  # the page changed under the finger
    return True


def play_until(
    pages: list[Page], shown: str, hands: Iterable[Hand] = (), seconds: float = 90
) -> int:
    """Everybody answers until the first page shows this; how many asks were answered."""
    deadline = time.monotonic() + seconds
    answered = 0
    while not pages[0].locator(shown).count():
        assert time.monotonic() < deadline, pages[0].locator("body").inner_text()[:400]
        moved = [answer(page) for page in pages] + [hand.answer() for hand in hands]
        answered += sum(moved)
        if not any(moved):
            pages[0].wait_for_timeout(20)
    return answered


def table_of(
    house: ForcedHouse,
    given: dict[str, Any] | int,
    options: dict[str, Any] | None = None,
    clocks: bool = False,
) -> tuple[str, list[Hand]]:
    """A room whose match has begun in a position, or as ever with so many players: its code, and
    hands alone in all seats, the host's first."""
    house.force(None if isinstance(given, int) else given)
    seats = given if isinstance(given, int) else len(given["players"])
    code = open_room(house)
    hands = sit(house, code, *NAMES[:seats])
    hands[0].do("choose_game", game="sweaters")
    if not clocks:
        hands[0].do("set_timers", factor=0)
    if options:
        hands[0].do("set_options", options=options)
    hands[0].do("start")
    return code, hands


def page_of(
    screens: Screens, hand: Hand, lang: str = "en", size: tuple[int, int] = SMALL_PHONE
) -> Page:
    """A phone in the seat of a hand: it takes over, as a second page of a member does."""
    script = (
        f"try {{ localStorage.setItem('yuletable.token.{hand.code}', '{hand.token}') }} catch {{}}"
    )
    page = screens.open(f"/{hand.code}", lang, size, prepare=with_script(script))
    expect(page.locator(".sw-phone")).to_be_visible(timeout=WAIT)
    return page
