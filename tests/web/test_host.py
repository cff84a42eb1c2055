"""What the host can do while a game is on, seen from all screens."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.driving import (
    GOLD,
    WAIT,
    choose_gift_trail,
    join,
    open_host_table,
    open_tv,
    play_until,
    sit_down,
    start,
)
from tests.web.evening import House, Screens
from tests.web.hands import Hand, open_room
from tests.web.sleeping import LINES, with_script


def evening(screens: Screens) -> tuple[Page, Page, Page, Page]:
    """A TV, the host Marek and two guests in a running game."""
    tv, code = open_tv(screens)
    marek = join(screens, code, "Marek")
    ania = join(screens, code, "Ania")
    ola = join(screens, code, "Ola")
    choose_gift_trail(marek)
    start(marek)
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    return tv, marek, ania, ola


def seconds_in(line: Locator) -> int:
    """The seconds that are left, read from a sentence."""
    told = re.search(r"(\d+) s", line.inner_text())
    assert told is not None
    return int(told[1])


def test_pause_freezes_every_screen_and_survives_a_reload(screens: Screens) -> None:
    tv, marek, ania, ola = evening(screens)
    open_host_table(marek)
    marek.get_by_role("button", name="Pause", exact=True).click()
    expect(tv.get_by_text("Marek pauses the game")).to_be_visible(timeout=WAIT)
    for page in (tv, marek, ania):
        page.reload()
    expect(tv.get_by_text("Marek pauses the game")).to_be_visible(timeout=WAIT)
    expect(ania.locator(".pausebar")).to_be_visible(timeout=WAIT)
    asked = [page for page in (marek, ania, ola) if page.locator(GOLD).count()]
    for page in asked:
        page.locator(GOLD).click()
        expect(page.get_by_text("The game is paused.")).to_be_visible(timeout=WAIT)
    marek.get_by_role("button", name="Go on").first.click()
    expect(ania.locator(".pausebar")).to_be_hidden(timeout=WAIT)
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    assert play_until([marek, ania, ola], lambda: False, most=3) == 3
    screens.check()


@pytest.mark.long
def test_skip_passes_the_turn_on(screens: Screens) -> None:
    tv, marek, _, _ = evening(screens)
    whose = tv.locator("h1").first
    before = whose.inner_text()
    open_host_table(marek)
    marek.get_by_role("button", name="Skip turn").click()
    expect(whose).not_to_have_text(before, timeout=WAIT)
    screens.check()


def test_remove_asks_once_more_and_ends_nothing(screens: Screens) -> None:
    _, marek, ania, ola = evening(screens)
    open_host_table(marek)
    row = marek.locator(".prow", has_text="Ola")
    row.get_by_role("button", name="Remove").click()
    marek.get_by_role("button", name="Keep Ola").click()
    row.get_by_role("button", name="Remove").click()
    marek.get_by_role("button", name="Yes, remove Ola").click()
    expect(ola.locator("header.bar small").first).to_contain_text("watch", timeout=WAIT)
    marek.get_by_role("button", name="Back", exact=True).click()
    assert play_until([marek, ania], lambda: False, most=4) == 4
    screens.check()


@pytest.mark.long
def test_timers_and_more_time(screens: Screens) -> None:
    _, marek, _, _ = evening(screens)
    open_host_table(marek)
    ring = marek.locator("main .lead")
    before = seconds_in(ring)
    marek.get_by_role("button", name="30 seconds more").click()
    expect(ring).to_contain_text(re.compile(rf"\b({before + 30}|{before + 29}|{before + 28})\b"))
    marek.get_by_role("radio", name="off").click()
    expect(marek.get_by_role("button", name="30 seconds more")).to_be_hidden(timeout=WAIT)
    marek.get_by_role("radio", name="×3").click()
    expect(marek.get_by_role("button", name="30 seconds more")).to_be_visible(timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_the_end_comes_when_the_host_says_so(screens: Screens) -> None:
    _, marek, ania, ola = evening(screens)
    open_host_table(marek)
    marek.get_by_role("button", name="End the game…").click()
    marek.get_by_role("button", name="Yes, end it").click()
    for page in (marek, ania, ola):
        expect(page.locator(".gt-results")).to_be_visible(timeout=WAIT)
    screens.check()


def test_the_computer_plays_for_a_sleeping_phone_and_gives_the_seat_back(
    screens: Screens,
) -> None:
    _, marek, ania, ola = evening(screens)
    context = ola.context
    ola.close()
    open_host_table(marek)
    row = marek.locator(".prow", has_text="Ola")
    expect(row).to_contain_text("phone asleep", timeout=WAIT)
    row.get_by_role("button", name="More about Ola").click()
    row.get_by_role("button", name="The computer plays for Ola").click()
    expect(row).to_contain_text("the computer plays", timeout=WAIT)
    marek.get_by_role("button", name="Back", exact=True).click()
    assert play_until([marek, ania], lambda: False, most=4) == 4
    ola = context.new_page()
    ola.goto(marek.url)
    open_host_table(marek)
    expect(row).not_to_contain_text("the computer plays", timeout=WAIT)
    screens.check()


def test_the_host_answers_for_a_phone_that_is_away(screens: Screens) -> None:
    tv, marek, ania, ola = evening(screens)
    phones = {"Ania": ania, "Ola": ola}
    play_until([marek], lambda: any(page.locator(GOLD).count() for page in phones.values()))
    asked = next(name for name, page in phones.items() if page.locator(GOLD).count())
    phones[asked].close()
    open_host_table(marek)
    heading = marek.get_by_role("heading", name=f"Answer for {asked}")
    section = marek.locator("section.answerfor", has=heading)
    expect(section).to_be_visible(timeout=WAIT)
    rail = tv.locator(".gt-rows")
    before = rail.inner_text()
    section.get_by_role("button").first.click()
    expect(rail).not_to_have_text(before, use_inner_text=True, timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_skip_works_while_paused(screens: Screens) -> None:
    tv, marek, ania, ola = evening(screens)
    open_host_table(marek)
    marek.get_by_role("button", name="Pause", exact=True).click()
    expect(ania.locator(".pausebar")).to_be_visible(timeout=WAIT)
    line = marek.locator("main .lead")
    gold = ".btn.gold"  # at rest in a pause
    before = ola.locator("header.bar").inner_text(), [p.locator(gold).count() for p in (ania, ola)]
    marek.get_by_role("button", name="Skip turn").click()
    for _ in range(100):
        after = (
            ola.locator("header.bar").inner_text(),
            [p.locator(gold).count() for p in (ania, ola)],
        )
        if after != before:
            break
        marek.wait_for_timeout(50)
    assert after != before
    expect(line).to_be_visible()
    expect(tv.get_by_text("Marek pauses the game")).to_be_visible()
    screens.check()


# The line is away.


@pytest.mark.long
def test_what_a_host_wants_without_a_line_is_not_done_later(house: House, screens: Screens) -> None:
    code = open_room(house)
    host = screens.open(f"/{code}", prepare=with_script(LINES))
    sit_down(host, "Marek")
    zofia = Hand(house, code, "Zofia")
    choose_gift_trail(host)
    start(host)
    open_host_table(host)
    pause = host.get_by_role("button", name="Pause", exact=True)
    host.evaluate("window.lines.at(-1).deaf = true")
    host.context.set_offline(True)
    pause.click()
    expect(pause).to_be_disabled(timeout=WAIT)
    expect(host.locator("#sound")).to_be_disabled()
    expect(host.get_by_text("these buttons wait until it is back")).to_be_visible()
    expect(host.locator("#toast.up")).to_contain_text("The line to the table broke", timeout=WAIT)
    host.context.set_offline(False)
    expect(pause).to_be_enabled(timeout=WAIT)
    host.wait_for_timeout(500)
    assert zofia.look()["paused"] is None
    screens.check()
