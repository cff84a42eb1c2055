"""A game in one minute: the whole lesson, and what comes between."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.driving import GOLD, WAIT, choose_gift_trail, join, open_tv, start, text_of
from tests.web.evening import Screens
from tests.web.looks import axe_faults, phone_faults
from tests.web.test_keyboard import FOCUSED

STEPS = 11
ADDRESS = "/learn/gift_trail"
SIZES = [("pl", (320, 640), True), ("en", (390, 844), False), ("en", (1180, 820), False)]

RING = """() => {
  const ring = document.querySelector('.lookhere');
  const note = document.querySelector('.coach').getBoundingClientRect();
  const thumbs = [...document.querySelectorAll('footer.thumb')];
  const thumb = thumbs.find((t) => t.getClientRects().length);
  if (!ring || ring.hidden) return 'nothing is pointed at';
  const box = ring.getBoundingClientRect();
  const looks = [...document.querySelectorAll('[data-look]')].map((e) => e.getBoundingClientRect());
  const around = (t) => Math.abs(t.left + t.right - box.left - box.right) < 16
    && Math.abs(t.top + t.bottom - box.top - box.bottom) < 4;
  if (!looks.some(around)) return 'the ring is around nothing';
  if (box.top < note.bottom - 1) return `under the note: ${box.top} < ${note.bottom}`;
  if (box.bottom > innerHeight + 1) return `below the window: ${box.bottom}`;
  const floor = thumb.getBoundingClientRect().top;
  const middle = (box.top + box.bottom) / 2;
  if (middle < floor && box.bottom > floor + 12) return `under the thumb: ${box.bottom} > ${floor}`;
  return '';
}"""


def pointed_wrongly(page: Page) -> str:
    """What is wrong with the ring once the page has come to rest, '' when nothing is."""
    deadline = time.monotonic() + WAIT / 1000
    while (wrong := str(page.evaluate(RING))) and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    return wrong


def note(page: Page) -> Locator:
    return page.locator("#note")


def ready(page: Page, n: int) -> None:
    """The lesson waits for the learner at its step n."""
    count = re.compile(rf"^\s*{n} (of|z) {STEPS}\s*$")
    expect(page.locator(".count")).to_have_text(count, timeout=WAIT)
    expect(page.locator(".learn.reads, .learn.acts")).to_be_visible(timeout=WAIT)


def go_on(page: Page) -> None:
    """Do what the step asks for, by tapping."""
    following = page.locator("#next")
    if following.count():
        following.click()
        return
    ola = page.locator("[data-look=choice-2]")
    if ola.count():
        ola.click()
    elif page.locator("[data-look=choices]").count():
        page.get_by_role("radio").first.click()
    page.locator(f".hand {GOLD}").click()


def go_on_by_keyboard(page: Page) -> None:
    if page.locator("[data-look=choices]").count():
        walk_to(page, "opt")
        page.keyboard.press(
            "ArrowDown" if page.locator("[data-look=choice-2]").count() else "Space"
        )
    walk_to(page, "gold")
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("lang", "size", "keyboard"), SIZES, ids=["pl-320-by-keyboard", "en-390", "en-1180"]
)
def test_a_whole_lesson(screens: Screens, lang: str, size: tuple[int, int], keyboard: bool) -> None:
    page = screens.open(ADDRESS, lang, size)
    faults: list[str] = []
    said = set()
    for n in range(1, STEPS + 1):
        ready(page, n)
        said.add(text_of(note(page)))
        pointed = pointed_wrongly(page)
        found = phone_faults(page) + axe_faults(page) + ([pointed] if pointed else [])
        faults += [f"step {n}: {fault}" for fault in found]
        (go_on_by_keyboard if keyboard else go_on)(page)
    expect(page.locator(".onward")).to_be_visible(timeout=WAIT)
    faults += [f"the end: {fault}" for fault in phone_faults(page) + axe_faults(page)]
    assert not faults, "\n" + "\n".join(faults)
    assert len(said) == STEPS
    assert not any("gift_trail-" in text or "yt-" in text for text in said)
    # Outside the evening: no room came of it.
    assert page.request.get("/api/health").json()["rooms"] == 0
    if keyboard:
        walk_to(page, "plain")
        page.keyboard.press("Enter")
        ready(page, 1)
    screens.check()


def walk_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus stands on such an element, visibly; few presses must do."""
    for _ in range(16):
        at = page.evaluate(FOCUSED)
        if at and wanted in at["classes"]:
            assert at["ring"], f"the focus on {wanted!r} cannot be seen"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {wanted!r}")


def test_the_focus_is_never_lost(screens: Screens) -> None:
    page = screens.open(ADDRESS, "en", (390, 844))
    ready(page, 1)
    walk_to(page, "gold")
    page.keyboard.press("Enter")  # Next is gone now: the note has the focus
    ready(page, 2)
    assert page.evaluate("() => document.activeElement.id") == "note"


def test_a_wrong_choice_is_told_and_changes_nothing(screens: Screens) -> None:
    page = screens.open(ADDRESS)
    for n in (1, 2):
        ready(page, n)
        go_on(page)
    ready(page, 3)
    page.locator("[data-look=choice-1]").click()
    page.locator(f".hand {GOLD}").click()
    expect(page.locator("#toast")).to_have_text("In this tutorial choose Ola.", timeout=WAIT)
    ready(page, 3)
    go_on(page)
    ready(page, 4)


def test_a_lesson_survives_a_reload_and_a_restart_but_not_its_tab(screens: Screens) -> None:
    page = screens.open(ADDRESS)
    for n in range(1, 6):
        ready(page, n)
        go_on(page)
    ready(page, 6)
    before = text_of(page.locator(".hand"))
    page.reload()
    ready(page, 6)
    assert text_of(page.locator(".hand")) == before
    screens.house.stop()
    page.locator(f".hand {GOLD}").click()
    expect(page.locator("#toast.up")).to_be_visible(timeout=WAIT)
    screens.house.start()
    go_on(page)
    ready(page, 7)
    ready(screens.open(ADDRESS), 1)
    page.get_by_role("link", name="Skip the tutorial").click()
    expect(page).to_have_url(f"{screens.house.url}/", timeout=WAIT)
    page.goto(ADDRESS)
    ready(page, 1)


def test_the_lobby_leads_to_the_lesson_and_the_turn_calls_back(screens: Screens) -> None:
    _, code = open_tv(screens)
    host = join(screens, code, "Kuba")
    guest = join(screens, code, "Zofia")
    choose_gift_trail(host)
    guest.get_by_role("link", name="Learn in one minute").click()
    ready(guest, 1)
    # At the table nobody misses who learns, and the lesson knows the name.
    expect(guest.locator(".hand .me b")).to_have_text("Zofia", timeout=WAIT)
    assert "Zofia" in text_of(note(guest))
    host.get_by_role("link", name="Learn in one minute").click()
    ready(host, 1)
    expect(host.locator(".hand .me b")).to_have_text("Kuba", timeout=WAIT)
    # The lesson's own Kuba has the name that the learner had there.
    host.locator("#next").click()
    ready(host, 2)
    names = host.locator("[data-look^=player-]").count()
    assert names == 3
    host.get_by_role("link", name="Skip the tutorial").click()
    expect(host.locator("details.more")).to_be_visible(timeout=WAIT)
    assert "Zofia" in text_of(host.locator("ul.rows"))
    assert "away" not in text_of(host.locator("ul.rows"))
    assert guest.locator(".banner").count() == 0
    start(host)
    if host.locator(GOLD).count():  # the host begins: then it is the guest's turn
        host.locator(GOLD).click()
    expect(guest.locator(".banner")).to_be_visible(timeout=WAIT)
    banner = guest.locator(".banner:not(.quiet)")
    while banner.count() == 0:
        chooses = host.locator(".gt-choose [role=radio]")
        if chooses.count():
            chooses.first.click()
        if host.locator(GOLD).count():
            host.locator(GOLD).click()
        host.wait_for_timeout(50)
    expect(banner).to_have_text("Your turn")
    banner.click()
    expect(guest).to_have_url(f"{screens.house.url}/{code}", timeout=WAIT)
    expect(guest.locator(f".gt-phone ~ footer {GOLD}, .gt-choose")).to_be_visible(timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_the_start_page_leads_to_the_lesson(screens: Screens) -> None:
    for size in ((390, 844), (1280, 720)):
        page = screens.open("/", size=size)
        page.get_by_role("link", name="Learn in one minute: Gift Trail").click()
        ready(page, 1)
