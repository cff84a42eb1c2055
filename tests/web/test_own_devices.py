"""Own devices without a TV: the table above the hand, the log beside both, switched in a match."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import GOLD, SMALL_PHONE, WAIT, join, open_tv, play_until
from tests.web.evening import House, Screens
from tests.web.hands import Hand, open_room, sit
from tests.web.looks import Faults
from yuletable.core.registry import entries

NAMES = ("Marek", "Ola")


def in_a_match(house: House, screens: Screens, size: tuple[int, int]) -> tuple[Page, Hand]:
    """Ola's device in a match of two without a TV; the other is the host's hand."""
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = join(screens, code, "Ola", size=size)
    host.do("choose_game", game="gift_trail").do("start")
    expect(page.locator(".pane")).to_be_visible(timeout=WAIT)
    return page, host


def ask_with_choices(page: Page, host: Hand) -> None:
    """Play until Ola has something to choose."""
    choice = page.locator(".gt-choose [role=radio]:not([disabled])")
    deadline = time.monotonic() + 60
    while choice.count() < 2:
        assert time.monotonic() < deadline, "nothing to choose came up"
        if not host.answer() and page.locator(GOLD).count():
            play_until([page], lambda: choice.count() > 1, most=1)
        page.wait_for_timeout(30)


def choose_table(page: Page, value: str) -> None:
    page.locator("header.bar .iconbtn").last.click()
    page.get_by_role("radio", name=value, exact=True).click()
    page.get_by_role("button", name="Back", exact=True).click()


@pytest.mark.parametrize(
    ("size", "log"), [((390, 844), False), ((768, 1024), False), ((1180, 820), True)]
)
def test_where_table_hand_and_log_stand(
    house: House, screens: Screens, size: tuple[int, int], log: bool
) -> None:
    page, _ = in_a_match(house, screens, size)
    table = page.locator(".pane").bounding_box()
    hand = page.locator(".hand main").bounding_box()
    assert table is not None
    assert hand is not None
    assert table["y"] + table["height"] <= hand["y"] + 1
    beside = page.locator("aside.beside")
    if log:
        expect(beside.locator("li").first).to_be_visible()
        right = beside.bounding_box()
        assert right is not None
        assert right["x"] >= table["x"] + table["width"]
        assert right["x"] >= hand["x"] + hand["width"]
    else:
        expect(beside).to_have_count(0)
    gold = page.locator(GOLD)
    if gold.count():
        button = gold.bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= size[1]
    screens.check()


def test_the_window_on_the_table_follows_what_happens(house: House, screens: Screens) -> None:
    page, _ = in_a_match(house, screens, (390, 844))
    page.wait_for_timeout(200)
    pane = page.locator(".pane").bounding_box()
    here = page.locator(".pane [data-here]").bounding_box()
    assert pane is not None
    assert here is not None
    assert pane["y"] <= here["y"] <= pane["y"] + pane["height"]


def test_the_table_comes_and_goes_and_what_was_chosen_stays(house: House, screens: Screens) -> None:
    page, host = in_a_match(house, screens, (390, 844))
    ask_with_choices(page, host)
    option = page.locator(".gt-choose [role=radio]:not([disabled])").nth(1)
    option.click()
    chosen = page.locator(".gt-choose [role=radio][aria-checked=true]").inner_text()
    code = re.search(r"/([A-Z]{4})$", page.url)
    assert code is not None
    tv = screens.open(f"/tv?room={code[1]}", size=(1280, 720))
    expect(page.locator(".pane")).to_have_count(0, timeout=WAIT)
    assert page.locator(".gt-choose [role=radio][aria-checked=true]").inner_text() == chosen
    choose_table(page, "On")
    expect(page.locator(".pane")).to_be_visible()
    assert page.locator(".gt-choose [role=radio][aria-checked=true]").inner_text() == chosen
    choose_table(page, "Auto")
    expect(page.locator(".pane")).to_have_count(0)
    tv.close()
    expect(page.locator(".pane")).to_be_visible(timeout=WAIT)
    choose_table(page, "Off")
    expect(page.locator(".pane")).to_have_count(0)
    page.set_viewport_size({"width": 1180, "height": 820})
    assert page.locator(".gt-choose [role=radio][aria-checked=true]").inner_text() == chosen
    page.reload()
    expect(page.locator(".gt-choose")).to_be_visible(timeout=WAIT)
    expect(page.locator(".pane")).to_have_count(0)  # the device remembers
    screens.check()


def test_a_laptop_goes_from_the_table_to_the_hand_and_back(house: House, screens: Screens) -> None:
    tv, code = open_tv(screens, size=(1180, 820))
    host = Hand(house, code, "Marek")
    tv.goto(f"/{code}")
    tv.locator("#name").fill("Ola")
    tv.locator(GOLD).click()
    expect(tv.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    host.do("choose_game", game="gift_trail").do("start")
    tv.locator("aside.beside a", has_text="Show the table full screen").click()
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    tv.goto(f"/{code}")
    expect(tv.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    screens.check()


def test_everyone_on_an_own_device_plays_a_whole_game(house: House, screens: Screens) -> None:
    code = open_room(house)
    phone = join(screens, code, "Ola")
    tablet = join(screens, code, "Zofia", size=(768, 1024))
    phone.locator("button.pst").first.click()
    phone.get_by_role("radio", name=re.compile("Short")).click()
    phone.get_by_role("radio", name="Two dice").click()
    phone.locator(GOLD).click()
    over = phone.locator(".gt-results")
    play_until([phone, tablet], lambda: over.count() > 0)
    expect(tablet.locator(".gt-results")).to_be_visible(timeout=WAIT)
    screens.check()


@pytest.mark.parametrize("game", sorted(entries()))
def test_who_watches_sees_the_table_on_the_smallest_phone(
    house: House, screens: Screens, game: str
) -> None:
    code = open_room(house)
    host, *_ = sit(house, code, *NAMES[: entries()[game].game.spec.min_seats])
    host.do("choose_game", game=game).do("start")
    page = join(screens, code, "Zofia", size=SMALL_PHONE)
    pane = page.locator(".pane")
    expect(pane).to_be_visible(timeout=WAIT)
    of_table = pane.evaluate("(e) => [e.scrollWidth, e.scrollHeight]")
    of_window = pane.evaluate("(e) => [e.clientWidth, e.clientHeight]")
    assert of_table[0] == of_window[0], "the table is wider than its window"
    assert of_window[1] >= min(of_table[1], SMALL_PHONE[1] / 2), "the table is hardly seen"
    faults = Faults()
    faults.phone(game, page)
    faults.check()
    screens.check()
