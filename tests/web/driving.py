"""What people do on the screens of an evening, by what stands there to read and to press."""

import re
import time
from collections.abc import Callable, Iterable

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.web.evening import LANGUAGES, Screens
from tests.web.words import words

WAIT = 10_000
"""The longest a screen may take to show something, in ms."""

BRIEF = 1_000
"""How long a button may hide behind a change of the page, in ms."""

TV_SIZE = (1280, 720)
GOLD = ".btn.gold:not([disabled])"


def open_tv(
    screens: Screens, lang: str = "en", size: tuple[int, int] = TV_SIZE
) -> tuple[Page, str]:
    """A TV that opens a room, and the room's code."""
    tv = screens.open("/tv", lang, size)
    return tv, code_on(tv)


def code_on(tv: Page) -> str:
    """The code of the room that a TV shows."""
    picture = tv.locator("yule-qr").first
    expect(picture).to_be_visible(timeout=WAIT)
    told = re.search(r"\b[A-Z]{4}\b", picture.get_attribute("aria-label") or "")
    assert told is not None, "the QR says in words which room it joins"
    return told[0]


def sit_down(page: Page, name: str) -> None:
    """Type a name, take the face that is offered, sit down."""
    page.locator("#name").fill(name)
    page.locator(GOLD).click()
    expect(page.locator("header.bar b", has_text=name)).to_be_visible(timeout=WAIT)


PHONE_SIZE = (390, 844)
SMALL_PHONE = (320, 568)


def join(
    screens: Screens, code: str, name: str, lang: str = "en", size: tuple[int, int] = PHONE_SIZE
) -> Page:
    """A phone that scans the code and sits down."""
    phone = screens.open(f"/{code}", lang, size)
    sit_down(phone, name)
    return phone


def choose(host: Page, game: str) -> None:
    """Tap the poster of the game of that id, in whatever language it bears its name."""
    names = "|".join(re.escape(words(lang, f"{game}-name")) for lang in LANGUAGES)
    called = re.compile(rf"^\s*(?:{names})\s*$")
    host.locator("button.pst").filter(has=host.locator(".nm", has_text=called)).click(timeout=WAIT)
    expect(host.locator(".lobby main h1")).to_have_text(called, timeout=WAIT)


def choose_gift_trail(host: Page) -> None:
    choose(host, "gift_trail")


def switch(host: Page, value: str) -> None:
    """Put a switch of the lobby on the position of that name."""
    position = host.get_by_role("radio", name=value)
    position.click()
    expect(position).to_be_checked(timeout=WAIT)


def start(host: Page) -> None:
    host.locator(GOLD).click()
    expect(host.locator(".postrail")).to_be_hidden(timeout=WAIT)


def answer(phone: Page) -> bool:
    """Answer the open ask with the first choice on offer; whether there was one to answer.

    A page that changes under the finger is no fault: the next call looks again.
    """
    if phone.locator(".gt-phone").count() == 0:
        return False
    gold = phone.locator(GOLD)
    try:
        if gold.count() == 0:
            unchosen = phone.locator(".gt-choose [role=radio][aria-checked=false]:not([disabled])")
            if unchosen.count() == 0:
                return False
            unchosen.first.click(timeout=BRIEF)
        if gold.count() == 0:
            return False
        gold.first.click(timeout=BRIEF)
    except PlaywrightTimeoutError:
        return False
    return True


def play_until(
    phones: Iterable[Page],
    done: Callable[[], bool],
    seconds: float = 120,
    most: int = 10_000,
    answer: Callable[[Page], bool] = answer,
) -> int:
    """Let every phone answer whatever it is asked until `done`; how many asks were answered.
    answer: by taps, in the game at hand; whether there was something to answer."""
    phones = list(phones)
    deadline = time.monotonic() + seconds
    answered = 0
    while not done() and answered < most:
        if time.monotonic() > deadline:
            shown = [text_of(phone.locator("body"))[:300] for phone in phones]
            raise AssertionError("the match does not come to its end:\n" + "\n".join(shown))
        moved = False
        for phone in phones:
            if answered < most and answer(phone):
                answered += 1
                moved = True
        if not moved:
            phones[0].wait_for_timeout(20)
    return answered


def reach(page: Page, selector: str, key: str = "Tab") -> None:
    """Press a key until the focus stands there."""
    expect(page.locator(selector).first).to_be_enabled(timeout=WAIT)
    for _ in range(40):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {selector}")


def open_host_table(host: Page) -> None:
    """The host's table is one tap away."""
    host.locator("header.bar .iconbtn").first.click()
    expect(host.locator(".host")).to_be_visible(timeout=WAIT)


def fill_with_bots(host: Page, most: int) -> None:
    """Computer players on every seat that is left."""
    host.locator(".addbots .two .btn").last.click(timeout=WAIT)
    expect(host.locator("ul.rows > li.prow")).to_have_count(most, timeout=WAIT)


def end_the_game(host: Page) -> None:
    """From the host's table, with its second tap."""
    host.locator("footer.thumb .btn").last.click()
    host.locator(".btn.red").click()
    expect(host.locator(".gt-results")).to_be_visible(timeout=WAIT)


def open_all_cards(host: Page, last: str = "Play again") -> None:
    """The host opens one result card after the other; `last`: the gold button after the last."""
    again = host.get_by_role("button", name=last)
    following = host.locator(GOLD, has_not_text=last)
    while again.count() == 0:
        if following.count():
            following.click(timeout=WAIT)
        host.wait_for_timeout(20)


def text_of(locator: Locator) -> str:
    """What a person reads there, in one line."""
    return " ".join(locator.inner_text().split())


def settled(locator: Locator) -> str:
    """The text of something once it has stood still for half a second."""
    while True:
        text = text_of(locator)
        locator.page.wait_for_timeout(500)
        if text_of(locator) == text:
            return text


def until(page: Page, expression: str) -> None:
    """Wait until an expression holds in the page, whose policy forbids to evaluate text there."""
    deadline = time.monotonic() + WAIT / 1000
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, f"never: {expression}"
        page.wait_for_timeout(20)
