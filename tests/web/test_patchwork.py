"""Patchwork on its screens: whole games by mouse, touch and keys; following; every prompt."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.driving import (
    GOLD,
    PHONE_SIZE,
    SMALL_PHONE,
    WAIT,
    choose,
    join,
    open_tv,
    reach,
    text_of,
)
from tests.web.forced import Room, forced_screens
from tests.web.hands import open_room, sit
from tests.web.looks import Faults, text_under_the_way_in
from tests.web.patchwork_table import (
    NAMES,
    TABLET,
    WIDE_NAMES,
    answer,
    begin,
    corner,
    fits,
    gold,
    late,
    open_lines,
    play_to_the_account,
    square,
)


@pytest.fixture
def room(browser: Browser, tmp_path: Path) -> Iterator[Room]:
    with forced_screens(browser, tmp_path, "patchwork") as room:
        yield room


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_mouse_and_touch_play_a_whole_game(room: Room, lang: str) -> None:
    house, screens = room
    tv, code = open_tv(screens, lang)
    mouse = join(screens, code, NAMES[0], lang, TABLET)
    touch = join(screens, code, NAMES[1], lang)
    begin(house, mouse, None)
    faults = Faults()
    faults.tv("the start", tv)
    assert play_to_the_account(mouse, touch) >= 30
    expect(tv.locator(".pw-account")).to_be_visible(timeout=WAIT)
    # Nothing of the sums is told before its line is open.
    expect(tv.locator(".pw-stats")).to_have_count(0)
    assert not re.search(r"\d", text_of(tv.locator(".pw-account tfoot")))
    expect(tv.locator(".pw-chart")).to_have_count(0)
    open_lines(mouse)
    expect(tv.locator(".pw-medal")).to_have_count(2, timeout=WAIT)
    expect(tv.locator(".pw-chart")).to_have_count(2)
    faults.tv("the account", tv)
    for page in (mouse, touch):
        expect(page.locator(".pw-chart")).to_have_count(2, timeout=WAIT)
        faults.phone("the account", page)
    everything = "".join(text_of(page.locator("body")) for page in (tv, mouse, touch))
    assert "patchwork-" not in everything
    faults.check()
    screens.check()


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_the_keyboard_alone_plays_to_the_end(room: Room) -> None:
    house, screens = room
    code = open_room(house)
    page = join(screens, code, NAMES[0])
    other = sit(house, code, NAMES[1])[0]
    # Begun from the lobby by keys as well.
    house.force(late((48, 49)))
    posters = page.locator("button.pst")
    expect(posters.filter(has_text="Patchwork")).to_be_visible(timeout=WAIT)
    named = [("Patchwork" in text) for text in posters.all_inner_texts()]
    reach(page, "button.pst")
    for _ in range(named.index(True)):
        page.keyboard.press("Tab")
    press(page, "Enter")
    expect(page.locator(".lobby main h1")).to_contain_text("Patchwork", timeout=WAIT)
    reach(page, GOLD)
    press(page, "Enter")
    expect(page.locator(".pw-phone")).to_be_visible(timeout=WAIT)
    # Walk the own quilt: every square says what lies there.
    reach(page, ".pw-own .pw-grid")
    press(page, "ArrowDown", "ArrowRight")
    walked = page.locator(".pw-own .pw-at")
    expect(walked).to_have_attribute("aria-label", re.compile("Row 2, column 2: green candy cane"))
    press(page, *["ArrowRight"] * 9)
    expect(walked).to_have_attribute("aria-label", re.compile("Row 2, column 9: empty"))
    # Buy the blue stripes, turn them, try where it is covered, put them into a gap.
    reach(page, '[data-look="patch-3"]')
    press(page, "Enter")
    reach(page, ".pw-acts .btn.gold")
    press(page, "Enter")
    expect(page.locator(".pw-hands .pw-grid")).to_be_focused()
    shape = page.locator(".pw-quilt [role=status]")
    expect(shape).to_have_text("Shape: row 1: 1, 2, 3.")
    press(page, "r")
    expect(shape).to_have_text("Shape: row 1: 1; row 2: 1; row 3: 1.")
    press(page, *["ArrowUp"] * 8, *["ArrowLeft"] * 8)
    assert corner(page) == (1, 1)
    expect(page.locator(".pw-hands .pw-at")).to_have_attribute(
        "aria-label", re.compile("It lies on another patch")
    )
    expect(gold(page)).to_be_disabled()
    press(page, "Enter", *["ArrowRight"] * 8, "f")
    assert corner(page) == (1, 9)
    fits(page)
    # Put back, the keyboard goes on at its card.
    press(page, "Escape")
    expect(page.locator(".pw-hands")).to_have_count(0)
    expect(page.locator('[data-look="patch-3"]')).to_be_focused()
    reach(page, ".pw-acts .btn.gold")
    press(page, "Enter", "Shift+R", *["ArrowUp"] * 8, *["ArrowRight"] * 8, "Enter")
    # To 50, past the other: the 1x1 of space 50 is sewn on first.
    expect(page.locator(".pw-lay .pw-laid")).to_have_count(12, timeout=WAIT)
    reach(page, ".pw-hands .pw-grid")
    fits(page)
    press(page, "Enter")
    # Then pass to the end; the other one follows.
    while not page.locator(".pw-results").count():
        if page.locator("[data-look=pass]").count():
            reach(page, "[data-look=pass]")
            press(page, "Enter")
            reach(page, ".pw-acts .btn.gold")
            press(page, "Enter")
            expect(page.locator("[data-look=pass]")).to_have_count(0, timeout=WAIT)
        elif not other.answer():
            page.wait_for_timeout(20)
    reach(page, "footer.thumb .btn.gold")
    press(page, "Enter")
    expect(page.locator(".pw-account td.pw-open")).to_have_count(2, timeout=WAIT)
    reach(page, ".pw-both .pw-grid")
    press(page, "ArrowRight")
    expect(page.locator(".pw-both .pw-at").first).to_have_attribute(
        "aria-label", re.compile("column 2")
    )
    screens.check()


def test_dragged_turned_and_flipped_at_the_piece(room: Room) -> None:
    house, screens = room
    code = open_room(house)
    page = join(screens, code, NAMES[0], size=TABLET)
    sit(house, code, NAMES[1])
    begin(house, page, late())
    # Carried from its card over the quilt; the T of four squares.
    card = page.locator('[data-look="patch-6"]').bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + card["width"] / 2, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(card["x"] - 40, card["y"] + 60, steps=4)
    expect(page.locator(".pw-hands")).to_be_visible()
    page.mouse.move(*square(page, 7, 2), steps=4)
    page.mouse.up()
    assert corner(page) == (6, 2)
    expect(gold(page)).to_be_disabled()
    # Dragged by the squares of the patch, not by its corner.
    page.mouse.move(*square(page, 7, 2))
    page.mouse.down()
    page.mouse.move(*square(page, 7, 8), steps=4)
    page.mouse.up()
    assert corner(page) == (6, 8)
    shape = page.locator(".pw-quilt [role=status]")
    lying = text_of(shape)
    page.mouse.click(*square(page, 7, 8), button="right")
    expect(shape).not_to_have_text(lying)
    mirrored = text_of(shape)
    page.mouse.wheel(0, 100)
    expect(shape).not_to_have_text(mirrored)
    for name, expected in (("Turn left", mirrored), ("Flip", lying), ("Flip", mirrored)):
        page.get_by_role("button", name=name).click()
        expect(shape).to_have_text(expected)
    page.get_by_role("button", name="Turn right").click()
    expect(shape).not_to_have_text(mirrored)
    # Freely cancelled: nothing has happened.
    page.locator("[data-look=back]").click()
    expect(page.locator(".pw-hands")).to_have_count(0)
    expect(page.locator(".pw-mine .pw-laid")).to_have_count(11)
    screens.check()


def test_two_fingers_turn_the_patch(room: Room) -> None:
    house, screens = room
    code = open_room(house)
    page = join(screens, code, NAMES[0])
    sit(house, code, NAMES[1])
    begin(house, page, late())
    page.locator('[data-look="patch-3"]').tap()
    page.locator(f".pw-acts {GOLD}").tap()
    shape = page.locator(".pw-quilt [role=status]")
    expect(shape).to_have_text("Shape: row 1: 1, 2, 3.")
    x, y = square(page, 5, 5)
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x + dx, "y": y + dy, "id": i} for i, (dx, dy) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    fingers("touchStart", (-60, 0))
    fingers("touchStart", (-60, 0), (60, 0))
    for step in ((-52, -30), (-30, -52), (0, -60)):
        fingers("touchMove", step, (-step[0], -step[1]))
    fingers("touchEnd")
    expect(shape).to_have_text("Shape: row 1: 1; row 2: 1; row 3: 1.")
    # One finger drags, a tap puts it down elsewhere.
    page.touchscreen.tap(*square(page, 3, 9))
    assert corner(page) == (2, 9)
    screens.check()


def test_the_table_follows_what_is_held(room: Room) -> None:
    house, screens = room
    tv, code = open_tv(screens)
    pages = [join(screens, code, name) for name in NAMES]
    begin(house, pages[0], late())
    here, there = pages
    here.locator('[data-look="patch-6"]').tap()
    expect(tv.locator(".pw-held")).to_have_count(0)
    here.locator(f".pw-acts {GOLD}").tap()
    for screen in (tv, there):
        expect(screen.locator(".pw-gold .pw-held")).to_have_count(1, timeout=WAIT)
    expect(tv.locator(".pw-silver .pw-held")).to_have_count(0)
    # A screen that comes later sees it too.
    tv.reload()
    expect(tv.locator(".pw-gold .pw-held")).to_have_count(1, timeout=WAIT)
    here.locator("[data-look=back]").tap()
    for screen in (tv, there):
        expect(screen.locator(".pw-held")).to_have_count(0, timeout=WAIT)
    here.locator(f".pw-acts {GOLD}").tap()
    expect(tv.locator(".pw-held")).to_have_count(1, timeout=WAIT)
    here.locator(f".pw-acts {GOLD}").tap()
    # Sewn on: what was held is the patch now, and what is held is the 1x1 that lies ready.
    expect(tv.locator(".pw-gold .pw-laid")).to_have_count(12, timeout=WAIT)
    expect(tv.locator(".pw-held use")).to_have_attribute(
        "href", re.compile(r"patchwork_33-"), timeout=WAIT
    )
    screens.check()


HIDDEN = """() => {
  const sheet = document.querySelector('footer.thumb');
  if (!sheet) return [];
  const top = sheet.getBoundingClientRect().top;
  return [...document.querySelectorAll('.pw-two b, .pw-two .pw-quilt, .pw-then')]
    .filter((e) => e.offsetParent !== null && e.getBoundingClientRect().bottom > top)
    .map((e) => e.className || e.textContent);
}"""


def hidden_below(page: Page) -> list[str]:
    """Of both quilts and how they stand: what lies below the edge of the sheet."""
    found: list[str] = page.evaluate(HIDDEN)
    return found


@pytest.mark.parametrize("size", [PHONE_SIZE, SMALL_PHONE, TABLET])
def test_every_prompt_is_there_again_after_loading(room: Room, size: tuple[int, int]) -> None:
    house, screens = room
    code = open_room(house)
    page = join(screens, code, WIDE_NAMES[0], "pl", size)
    hand = sit(house, code, WIDE_NAMES[1])[0]
    begin(house, page, late())
    faults = Faults()
    page.reload()
    expect(page.locator("[data-look=market]")).to_be_visible(timeout=WAIT)
    faults.phone("choose", page)
    assert hidden_below(page) == []
    page.locator('[data-look="patch-6"]').click()
    if size != TABLET:
        # One sees at once where it fits.
        expect(page.locator(".pw-own .pw-held")).to_be_visible()
        assert hidden_below(page) == []
        page.locator(f".pw-acts {GOLD}").click()
    # What is held is not bought when the time is up, and that is said (8.1).
    expect(page.locator("footer.thumb .wait, .pw-confirm .wait")).to_contain_text("bez tej łatki")
    faults.phone("lay", page)
    page.reload()
    expect(page.locator("[data-look=market]")).to_be_visible(timeout=WAIT)
    page.locator("[data-look=pass]").click()
    faults.phone("pass", page)
    page.locator(f".pw-acts {GOLD}").click()
    # The 1x1 of space 38 is on the way.
    expect(page.locator(".pw-hands")).to_be_visible(timeout=WAIT)
    page.reload()
    expect(page.locator(".pw-hands")).to_be_visible(timeout=WAIT)
    faults.phone("a 1x1", page)
    fits(page)
    page.locator(f".pw-acts {GOLD}").click()
    expect(page.locator(".pw-waits")).to_be_visible(timeout=WAIT)
    page.reload()
    expect(page.locator(".pw-waits")).to_be_visible(timeout=WAIT)
    faults.phone("waiting", page)
    assert hand.answer()
    expect(page.locator("[data-look=market]")).to_be_visible(timeout=WAIT)
    faults.check()
    screens.check()


def test_refused_patches_say_why(room: Room) -> None:
    house, screens = room
    code = open_room(house)
    page = join(screens, code, NAMES[0])
    sit(house, code, NAMES[1])
    position = late()
    position["circle"] = [15, 20, 30, *(p for p in position["circle"] if p not in (15, 20, 30))]
    position["players"][0]["buttons"] = 8
    begin(house, page, position)
    dear = page.locator('[data-look="patch-15"]')
    expect(dear).to_contain_text("2 short")
    dear.click()
    expect(page.locator(".pw-say")).to_contain_text("It costs 10, and you have 8")
    expect(gold(page)).to_be_disabled()
    expect(dear).to_have_attribute("aria-pressed", "false")
    page.locator('[data-look="patch-20"]').click()
    expect(page.locator(".pw-say")).to_contain_text("You land on 40")
    expect(gold(page)).to_be_enabled()
    screens.check()


@pytest.mark.parametrize("size", [SMALL_PHONE, TABLET])
def test_a_patch_that_is_paid_for_is_sewn_on(room: Room, size: tuple[int, int]) -> None:
    house, screens = room
    code = open_room(house)
    page = join(screens, code, NAMES[0], size=size)
    sit(house, code, NAMES[1])
    begin(house, page, late(phase="placing", chosen=6))
    expect(page.locator(".pw-hands")).to_be_visible(timeout=WAIT)
    expect(page.locator("[data-look=market], [data-look=pass]")).to_have_count(0)
    faults = Faults()
    faults.phone("paid for", page)
    fits(page)
    page.locator(f".pw-acts {GOLD}").click()
    # On the way lies a 1x1.
    expect(page.locator(".pw-laying .pw-laid")).to_have_count(12, timeout=WAIT)
    faults.check()
    screens.check()


def test_a_person_plays_against_the_expert_to_the_account(room: Room) -> None:
    house, screens = room
    code = open_room(house)
    page = join(screens, code, NAMES[0], size=TABLET)
    house.force(late((36, 38)))
    choose(page, "patchwork")
    page.locator(".addbots select").select_option(label="Expert")
    page.locator(".addbots .btn").first.click()
    expect(page.locator("ul.rows > li.prow")).to_have_count(2, timeout=WAIT)
    page.locator(GOLD).click()
    rival = page.locator(".pw-versus tbody td:last-child")
    before = [text_of(cell) for cell in rival.all()]
    expect(page.locator(".pw-acts")).to_be_visible(timeout=WAIT)
    assert answer(page, False)
    expect(page.locator(".pw-waits, .pw-results, .pw-acts")).to_be_visible(timeout=WAIT)
    deadline = time.monotonic() + 60
    moved = False
    while not page.locator(".pw-results").count():
        assert time.monotonic() < deadline, "the game does not come to its end"
        if not answer(page, False):
            page.wait_for_timeout(20)
        moved = moved or [text_of(cell) for cell in rival.all()] not in ([], before)
    assert moved, "the expert plays too"
    open_lines(page)
    expect(page.locator(".pw-medal, .pw-account td.pw-open").first).to_be_visible(timeout=WAIT)
    screens.check()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_tv_keeps_its_measures(room: Room, size: tuple[int, int]) -> None:
    house, screens = room
    tv, code = open_tv(screens, "pl", size)
    pages = [join(screens, code, name, "pl") for name in WIDE_NAMES]
    begin(house, pages[0], late((36, 36), top=1))
    faults = Faults()
    expect(tv.locator(".pw-seat")).to_have_count(2, timeout=WAIT)
    faults.tv("the table", tv)
    assert text_under_the_way_in(tv) == []
    assert answer(pages[1], True)
    assert answer(pages[1], True)
    faults.tv("followed", tv)
    faults.check()
    screens.check()


@pytest.mark.parametrize(("lang", "size"), [("en", PHONE_SIZE), ("pl", SMALL_PHONE)])
def test_a_whole_lesson(room: Room, lang: str, size: tuple[int, int]) -> None:
    _, screens = room
    page = screens.open("/learn/patchwork", lang, size)
    faults = Faults()
    for n in range(1, 9):
        expect(page.locator(".count")).to_have_text(re.compile(rf"^\s*{n}\s"), timeout=WAIT)
        expect(page.locator(".learn.reads, .learn.acts")).to_be_visible(timeout=WAIT)
        expect(page.locator(".lookhere")).to_be_visible(timeout=WAIT)
        faults.phone(f"step {n}", page)
        following = page.locator("#next")
        if following.count():
            following.click()
            continue
        look = {2: "patch-1", 6: "pass"}.get(n)
        if look:
            page.locator(f'[data-look="{look}"]').click()
        page.locator(f".pw-acts {GOLD}").click()
    expect(page.locator(".onward")).to_be_visible(timeout=WAIT)
    faults.check()
    screens.check()


WATCHED = """() => {
  window.watched = [];
  const text = (place) => document.querySelector(place)?.textContent.trim() ?? '';
  const note = () => window.watched.push({
    title: text('h1'),
    offered: text('footer.thumb .btn.gold'),
    sum: text('.pw-seat-gold .pw-stats div:last-child b'),
  });
  note();
  const all = {subtree: true, childList: true, characterData: true};
  new MutationObserver(note).observe(document.body, all);
}"""


def test_hand_and_table_tell_the_last_move_together(browser: Browser, tmp_path: Path) -> None:
    with forced_screens(browser, tmp_path, "patchwork", show=True) as (house, screens):
        tv, code = open_tv(screens)
        page = join(screens, code, NAMES[0])
        sit(house, code, NAMES[1])
        begin(house, page, late((52, 53), home=[1]))
        page.locator("[data-look=pass]").tap()
        for screen in (page, tv):
            screen.emulate_media(reduced_motion="no-preference")
            screen.evaluate(WATCHED)
        page.locator(f".pw-acts {GOLD}").tap()
        expect(page.locator(f"footer.thumb {GOLD}")).to_have_text(
            re.compile("Open the next line"), timeout=WAIT
        )
        expect(tv.locator(".pw-account")).to_be_visible(timeout=WAIT)
        hand, table = (screen.evaluate("window.watched") for screen in (page, tv))
        # The heading tells the move, and the account is not offered before it is told.
        for told in (hand, table):
            assert any("passes: 1 space" in one["title"] for one in told)
        offered = next(i for i, one in enumerate(hand) if "Open" in one["offered"])
        assert hand[offered]["title"] == "The account"
        assert {one["offered"] for one in hand[:offered]} <= {"Pass 1 space", ""}
        # What a move brings does not leave the sum before it is paid.
        sums = [int(one["sum"].replace("\u2212", "-")) for one in table if one["sum"]]
        assert set(sums) == {sums[0], sums[0] + 1}
        assert sums == sorted(sums)
        screens.check()
