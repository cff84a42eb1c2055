"""12 Days on its screens: a hand to its end, plays built by taps, reloading, the lesson."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.driving import (
    GOLD,
    PHONE_SIZE,
    SMALL_PHONE,
    TV_SIZE,
    WAIT,
    choose,
    join,
    reach,
    text_of,
    until,
)
from tests.web.evening import Screens
from tests.web.forced import ForcedHouse, Room
from tests.web.hands import open_room, sit
from tests.web.looks import Faults
from tests.web.twelve_days_table import (
    ANSWER,
    LATE,
    NAMES,
    SHORT,
    crowd,
    deal,
    play_to_the_result,
    tap,
)

WIDE = ("Wszebor-Bożydarł", "W" * 16, "M" * 16, "Włodzimierzówna-", "Kot", "Ola", "Jan", "Zosia")


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForcedHouse]:
    """One server for all: every test opens a room of its own."""
    house = ForcedHouse(tmp_path_factory.mktemp("house"), "twelve_days")
    try:
        house.start()
        yield house
    finally:
        house.stop()


@pytest.fixture
def room(browser: Browser, standing: ForcedHouse) -> Iterator[Room]:
    yield Room(standing, Screens(browser, standing))
    for context in list(browser.contexts):
        context.close()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("short", [False, True], ids=["two hands", "short"])
def test_three_with_a_tv_play_to_the_places(room: Room, lang: str, short: bool) -> None:
    house, screens = room
    house.force(SHORT if short else LATE)
    gifts = 6 if short else 2
    code = open_room(house)
    tv = screens.open(f"/tv?room={code}", lang, TV_SIZE)
    host = join(screens, code, NAMES[0], lang)
    others = sit(house, code, *NAMES[1:3])
    choose(host, "twelve_days")
    deal(host)
    expect(tv.locator(".td-place")).to_have_count(3, timeout=WAIT)
    faults = Faults()
    faults.tv("the table", tv)
    assert play_to_the_result(host, others) >= 4
    # Who has how many is told with the places: before, all gifts lie on one heap.
    expect(tv.locator(".td-heap li")).to_have_count(gifts, timeout=WAIT)
    expect(host.locator(".td-heap li")).to_have_count(gifts, timeout=WAIT)
    for page in (tv, host):
        expect(page.locator(".td-medal, .td-sum, .td-cells, .td-chart")).to_have_count(0)
    faults.tv("the heap", tv)
    faults.phone("the heap", host)
    host.locator(f"footer.thumb {GOLD}").click(timeout=WAIT)
    expect(tv.locator(".td-medal")).to_have_count(3, timeout=WAIT)
    # After two hands there is no course yet: the gifts themselves stand over the faces.
    expect(tv.locator(".td-chart .td-pile .td-gift")).to_have_count(0 if short else gifts)
    for page in (tv, host):
        expect(page.locator('.td-lines path[stroke-width="3.4"]')).to_have_count(3 if short else 0)
        expect(page.locator(".td-xs span")).to_have_text(["1", "2", "3"] if short else [])
    sums = [int(text_of(total)) for total in tv.locator(".td-sum b").all()]
    assert sum(sums) == gifts
    assert sums == sorted(sums, reverse=True)
    expect(host.locator(".td-medal")).to_have_count(3, timeout=WAIT)
    faults.tv("the result", tv)
    faults.phone("the result", host)
    everything = text_of(tv.locator("body")) + text_of(host.locator("body"))
    assert "twelve_days-" not in everything
    faults.check()
    screens.check()


def test_a_play_is_built_named_and_cleared_by_taps(room: Room) -> None:
    house, screens = room
    house.force(ANSWER)
    code = open_room(house)
    page = join(screens, code, NAMES[0])
    (other,) = sit(house, code, NAMES[1])
    choose(page, "twelve_days")
    deal(page)
    said = page.locator(".td-verdict [role=status]")
    gold = page.locator(".td-do .btn.gold")
    passing = page.locator("[data-look=pass]")
    expect(said).to_contain_text("3 and 9 have no neighbours. 11 and 12 stay above 7.")
    expect(page.locator(".td-held.td-off")).to_have_count(4)
    expect(passing).to_have_count(1)
    tap(page, 12)
    expect(said).to_have_text("12 stays above 7.")
    expect(gold).to_be_disabled()
    tap(page, 5, 7)
    expect(said).to_have_text("7 5 is no play yet: add 6.")
    expect(gold).to_be_disabled()
    tap(page, 6)
    expect(said).to_have_text("May be played: a straight from 5 to 7.")
    expect(gold).to_contain_text("Play 7 6 5")
    expect(gold).to_contain_text(f"its 5 beats the 7 of {NAMES[1]}")
    # A second 6 makes no straight, so the tap takes the first one back.
    tap(page, 6)
    expect(said).to_contain_text("add 6")
    page.locator("[data-look=clear]").click()
    expect(page.locator(".td-held.td-on")).to_have_count(0)
    expect(page.locator('[data-look="hand-5"]')).to_be_focused()
    # Without a line nothing can be answered.
    tap(page, 6, 7)
    page.context.set_offline(True)
    expect(passing).to_be_disabled(timeout=WAIT)
    expect(gold).to_be_disabled()
    page.context.set_offline(False)
    expect(gold).to_be_enabled(timeout=WAIT)
    page.locator("[data-look=clear]").click()
    # Passing asks twice, and any card takes it back.
    passing.click()
    expect(passing).to_contain_text("tap again")
    tap(page, 6, 7)
    expect(passing).not_to_contain_text("tap again")
    gold.click()
    expect(page.locator(".td-phone h1")).to_have_text("Lead a trick", timeout=WAIT)
    other.look()
    assert other.last["view"]["players"][0]["hand"] == 6
    assert other.last["view"]["leader"] == 0
    screens.check()


def test_a_page_loaded_again_stands_where_it_stood(room: Room) -> None:
    house, screens = room
    house.force(ANSWER)
    code = open_room(house)
    page = join(screens, code, NAMES[0], "pl", SMALL_PHONE)
    (other,) = sit(house, code, NAMES[1])
    choose(page, "twelve_days")
    deal(page)
    faults = Faults()
    expect(page.locator(".pane .td-table")).to_be_visible(timeout=WAIT)
    for kind in ("answer", "lead"):
        page.reload()
        expect(page.locator(".td-do")).to_be_visible(timeout=WAIT)
        expect(page.locator("[data-look=pass]")).to_have_count(1 if kind == "answer" else 0)
        tap(page, 6)
        if kind == "answer":
            tap(page, 7)
        faults.phone(kind, page)
        page.locator(f".td-do {GOLD}").click()
        expect(page.locator("[data-look=pass]")).to_have_count(0, timeout=WAIT)
    expect(page.locator(".td-waits")).to_be_visible(timeout=WAIT)
    page.reload()
    expect(page.locator(".td-waits")).to_be_visible(timeout=WAIT)
    faults.phone("the quiet page", page)
    assert other.answer()
    faults.check()
    screens.check()


def boxes(parts: Locator) -> list[dict[str, float]]:
    found: list[dict[str, float]] = parts.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    )
    return found


def test_eight_wide_names_and_known_hands_keep_to_their_places(room: Room) -> None:
    house, screens = room
    house.force(crowd())
    code = open_room(house)
    host, *_ = sit(house, code, *WIDE)
    host.do("choose_game", game="twelve_days").do("set_timers", factor=0).do("start")
    tv = screens.open(f"/tv?room={code}", "pl", TV_SIZE)
    expect(tv.locator(".td-place")).to_have_count(8, timeout=WAIT)
    expect(tv.locator(".td-known")).to_have_count(6)
    expect(tv.locator(".td-known", has_text="znane")).to_have_count(6)
    plates, names, gifts = (
        boxes(tv.locator(part)) for part in (".td-plate", ".td-name", "[data-spot^=gifts-]")
    )
    for plate, name, gift in zip(plates, names, gifts, strict=True):
        assert name["right"] <= plate["right"]
        assert name["bottom"] <= gift["top"] + 1
        assert gift["bottom"] <= plate["bottom"]
        assert gift["right"] <= plate["right"]
    faults = Faults()
    faults.tv("eight at the table", tv)
    phone = screens.open(f"/{code}", "pl", SMALL_PHONE)
    phone.evaluate(
        "([key, token]) => localStorage.setItem(key, JSON.stringify([token]))",
        [f"yuletable.seats.{code}", host.token],
    )
    phone.reload()
    expect(phone.locator(".td-do")).to_be_visible(timeout=WAIT)
    expect(phone.locator(".td-phone h1")).to_have_text("Twój ruch: przebij kartę")
    expect(phone.locator(".td-strip small")).to_have_text(["pas"] * 6)
    faults.phone("eight on a small hand", phone)
    phone.locator(".td-strip").click()
    expect(phone.locator("dialog .td-gone-list li")).to_have_count(12, timeout=WAIT)
    faults.phone("the whole table", phone)
    faults.check()
    screens.check()


def test_the_keyboard_alone_plays(room: Room) -> None:
    house, screens = room
    house.force(ANSWER)
    code = open_room(house)
    page = join(screens, code, NAMES[0], size=PHONE_SIZE)
    sit(house, code, NAMES[1])
    choose(page, "twelve_days")
    deal(page)
    for rank in (6, 7):
        reach(page, f'[data-look="hand-{rank}"]')
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-look="hand-{rank}"]')).to_be_focused()
        expect(page.locator(f'[data-look="hand-{rank}"]')).to_have_attribute("aria-pressed", "true")
    reach(page, ".btn.gold")
    page.keyboard.press("Enter")
    expect(page.locator(".td-phone h1")).to_have_text("Lead a trick", timeout=WAIT)
    screens.check()


def test_the_rules_are_opened_by_chapter_and_show_all_twelve_cards(room: Room) -> None:
    _, screens = room
    page = screens.open("/rules/twelve_days", "pl", SMALL_PHONE)
    expect(page.locator("#c1\\.2 .td-card")).to_have_count(12, timeout=WAIT)
    chapters = page.locator(".find nav a")
    expect(chapters).to_have_count(10)
    expect(chapters.first).to_have_text(re.compile("Karty"))
    expect(page.locator("main h2").first).to_have_text(re.compile("12 dni świąt"))
    faults = Faults()
    faults.phone("the rules", page)
    faults.check()
    screens.check()


RING_ABOVE_THE_SHEET = """(() => {
  const boxes = (name) =>
    [...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect());
  const shown = (name) => boxes(name).find((box) => box.width);
  const [ring, sheet] = [shown('.lookhere'), shown('footer.thumb')];
  return ring && sheet && ring.bottom <= sheet.top;
})()"""

LESSON: dict[int, tuple[int, ...]] = {2: (5, 6, 7), 4: (8, 8), 5: (12,), 6: (2,)}
"""The cards of each step in which something is to be done."""


@pytest.mark.parametrize(("lang", "size"), [("pl", SMALL_PHONE), ("en", PHONE_SIZE)])
def test_a_whole_lesson(room: Room, lang: str, size: tuple[int, int]) -> None:
    _, screens = room
    page = screens.open("/learn/twelve_days", lang, size)
    faults = Faults()
    for n in range(1, 8):
        expect(page.locator(".count")).to_have_text(re.compile(rf"^\s*{n}\s"), timeout=WAIT)
        expect(page.locator(".learn.reads, .learn.acts")).to_be_visible(timeout=WAIT)
        until(page, RING_ABOVE_THE_SHEET)
        faults.phone(f"step {n}", page)
        if n not in LESSON:
            page.locator("#next").click()
            continue
        tap(page, *LESSON[n])
        page.locator(f".td-do {GOLD}").click()
    expect(page.locator(".onward")).to_be_visible(timeout=WAIT)
    faults.check()
    screens.check()
