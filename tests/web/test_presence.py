"""Phones and TVs that come, go, double and lose the line."""

import pytest
from playwright.sync_api import expect

from tests.web.driving import (
    GOLD,
    WAIT,
    choose_gift_trail,
    join,
    open_tv,
    play_until,
    start,
)
from tests.web.evening import House, Screens
from tests.web.hands import open_room, sit, whole_game
from tests.web.matrices import long_but
from tests.web.words import words


def test_the_newest_of_two_tabs_holds_the_seat(screens: Screens) -> None:
    _, code = open_tv(screens)
    first = join(screens, code, "Ania")
    second = first.context.new_page()
    second.goto(f"/{code}")
    expect(second.locator("header.bar b", has_text="Ania")).to_be_visible(timeout=WAIT)
    expect(first.get_by_text("Your seat is open elsewhere")).to_be_visible(timeout=WAIT)
    first.get_by_role("button", name="Play here").click()
    expect(first.locator("header.bar b", has_text="Ania")).to_be_visible(timeout=WAIT)
    expect(second.get_by_text("Your seat is open elsewhere")).to_be_visible(timeout=WAIT)
    screens.check()


def test_a_refresh_at_every_prompt_changes_nothing(screens: Screens) -> None:
    tv, code = open_tv(screens)
    marek, ania = join(screens, code, "Marek"), join(screens, code, "Ania")
    choose_gift_trail(marek)
    start(marek)
    phones = [marek, ania]
    for _ in range(6):
        for page in (marek, ania, tv):
            page.reload()
        for page in phones:
            expect(page.locator(".gt-phone")).to_be_visible(timeout=WAIT)
        assert (
            sum(page.locator(GOLD).count() or page.locator(".gt-choose").count() for page in phones)
            == 1
        )
        assert play_until(phones, lambda: False, most=1) == 1
    screens.check()


@pytest.mark.parametrize("end", long_but(["stop", "kill"], "kill"))
def test_screens_say_that_the_line_is_down_and_find_it_again(
    house: House, screens: Screens, end: str
) -> None:
    tv, code = open_tv(screens)
    ania = join(screens, code, "Ania")
    getattr(house, end)()
    for page in (ania, tv):
        said = words("en", "yt-good-night" if end == "stop" else "yt-reconnecting")
        expect(page.locator(".reconnect")).to_have_text(said, timeout=WAIT)
        page.wait_for_timeout(1_500)  # the next try changes nothing
        expect(page.locator(".reconnect")).to_have_text(said)
    house.start()
    for page in (ania, tv):
        expect(page.locator(".reconnect")).to_be_hidden(timeout=WAIT)
    expect(tv.get_by_text("Ania").first).to_be_visible(timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_a_seat_that_is_gone_is_said_and_can_be_taken_anew(screens: Screens) -> None:
    _, code = open_tv(screens)
    marek, ania = join(screens, code, "Marek"), join(screens, code, "Ania")
    marek.locator("li", has_text="Ania").get_by_role("button", name="More about Ania").click()
    marek.get_by_role("button", name="Send Ania away").click()
    marek.get_by_role("button", name="Yes, send Ania away").click()
    expect(ania.get_by_text("Your old seat in this room is gone")).to_be_visible(timeout=WAIT)
    expect(ania.locator("#name")).to_have_value("Ania")
    ania.locator(GOLD).click()
    expect(ania.locator("header.bar b", has_text="Ania")).to_be_visible(timeout=WAIT)
    screens.check()


def test_a_taken_name_gets_an_offer(screens: Screens) -> None:
    _, code = open_tv(screens)
    join(screens, code, "Ania")
    other = screens.open(f"/{code}")
    other.locator("#name").fill("ania")
    other.locator(GOLD).click()
    expect(other.get_by_text("is here already")).to_be_visible(timeout=WAIT)
    expect(other.locator("#name")).to_have_value("ania 2")
    other.locator(GOLD).click()
    expect(other.locator("header.bar b", has_text="ania 2")).to_be_visible(timeout=WAIT)
    screens.check()


def test_a_tv_comes_back_to_its_room(screens: Screens) -> None:
    tv, code = open_tv(screens)
    join(screens, code, "Ania")
    again = tv.context.new_page()
    again.goto("/tv")
    expect(again.get_by_text("Ania").first).to_be_visible(timeout=WAIT)
    assert code in again.url
    screens.check()


def test_who_watches_reads_that_all_gifts_are_open(house: House, screens: Screens) -> None:
    code = open_room(house)
    hands = sit(house, code, "Ania", "Zofia")
    whole_game(hands, cards=False)
    late = join(screens, code, "Ola")
    title = late.locator(".gt-results h1")
    expect(title).to_have_text(words("en", "gift_trail-results-wait"), timeout=WAIT)
    hands[0].do("reveal", step=2, auto=False)
    expect(title).to_have_text(words("en", "gift_trail-results-done"), timeout=WAIT)
    screens.check()
