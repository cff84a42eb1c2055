"""The room at the host's table, and the evening: door, TVs, the end of it all, standings."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import (
    WAIT,
    choose_gift_trail,
    join,
    open_all_cards,
    open_host_table,
    open_tv,
    start,
    text_of,
)
from tests.web.evening import Screens
from tests.web.hands import play, sit
from tests.web.hosting import host_and_hands, press, row
from tests.web.looks import axe_faults, phone_faults
from tests.web.words import words

# The room.


def test_a_locked_door_and_a_hidden_code(screens: Screens) -> None:
    tv, code = open_tv(screens)
    host = join(screens, code, "Marek")
    open_host_table(host)
    switch = host.get_by_role("switch", name="Lock the door")
    switch.click()
    expect(switch).to_be_checked(timeout=WAIT)
    late = screens.open(f"/{code}")
    late.locator("#name").fill("Ola")
    expect(late.locator(".btn.gold")).to_be_disabled(timeout=WAIT)
    expect(late.get_by_text("The door of this room is locked")).to_be_visible(timeout=WAIT)
    expect(tv.locator("yule-qr").first).to_be_visible(timeout=WAIT)
    host.get_by_role("switch", name="Hide the code").click()
    expect(tv.locator("yule-qr")).to_have_count(0, timeout=WAIT)
    assert code not in text_of(tv.locator("body"))
    switch.click()
    expect(switch).not_to_be_checked(timeout=WAIT)
    late.locator(".btn.gold").click()
    expect(late.locator("header.bar b")).to_have_text("Ola", timeout=WAIT)
    assert code not in text_of(late.locator("body"))
    press(late, "Menu")
    expect(late.get_by_text("The host has hidden the code.")).to_be_visible(timeout=WAIT)
    assert code not in text_of(late.locator("body"))
    assert late.locator("yule-qr").count() == 0
    screens.check()


@pytest.mark.long
def test_sound_wifi_and_the_way_for_another_tv(screens: Screens) -> None:
    _, code = open_tv(screens)
    host = join(screens, code, "Marek")
    (hand,) = sit(screens.house, code, "Ola")
    open_host_table(host)
    before = hand.look()["sound"]
    press(host, "Louder")
    expect(host.locator(".soundrow output")).to_have_text(str(before + 1), timeout=WAIT)
    host.get_by_role("slider").press("ArrowLeft")
    expect(host.locator(".soundrow output")).to_have_text(str(before), timeout=WAIT)
    host.get_by_role("slider").press("Home")
    expect(host.locator(".soundrow output")).to_have_text("off", timeout=WAIT)
    expect(host.get_by_role("button", name="Quieter")).to_be_disabled(timeout=WAIT)
    assert hand.look()["sound"] == 0
    expect(host.locator("#host-room")).to_contain_text("One TV is on.")
    expect(host.locator("#host-room .typed")).to_have_text(f"{screens.house.url}/tv")
    press(host, "Type the Wi-Fi")
    host.get_by_label("Name of the network").fill('Dom; "pod" lipą')
    host.get_by_label(re.compile("^Password")).fill("ko,lę:da")
    press(host, "Show it")
    expect(host.locator(".wifiqr .segno")).to_be_visible(timeout=WAIT)
    assert hand.last["you"]["wifi"] is None, "guests do not get the password"
    press(host, "Take it down")
    expect(host.locator(".wifiqr")).to_have_count(0, timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_which_of_several_addresses_stands_in_the_code(two_addresses: Screens) -> None:
    screens = two_addresses
    tv, code = open_tv(screens)
    host = join(screens, code, "Marek")
    open_host_table(host)
    port = screens.house.port
    numbers = host.get_by_role("radio", name=f"127.0.0.1:{port}")
    name = host.get_by_role("radio", name=f"localhost:{port}")
    expect(numbers).to_be_checked(timeout=WAIT)
    expect(tv.locator(".join-panel")).to_contain_text(f"127.0.0.1:{port}")
    name.check()
    expect(tv.locator(".join-panel")).to_contain_text(f"localhost:{port}", timeout=WAIT)
    expect(host.locator("#host-room .typed")).to_have_text(f"http://localhost:{port}/tv")
    expect(name).to_be_checked()
    expect(numbers).not_to_be_checked()
    assert axe_faults(host) + phone_faults(host) == []
    screens.check()


def test_deleting_everything_sends_all_screens_to_a_clear_page(screens: Screens) -> None:
    tv, code = open_tv(screens)
    host, guest = join(screens, code, "Marek"), join(screens, code, "Ania", "pl")
    open_host_table(host)
    press(host, "Delete everything…")
    box = host.get_by_role("alertdialog")
    expect(box).to_contain_text("Nothing brings them back")
    press(host, "Keep it")
    expect(host.get_by_role("button", name="Delete everything…")).to_be_focused(timeout=WAIT)
    press(host, "Delete everything…")
    press(host, "Yes, delete it")
    for page, lang in ((host, "en"), (guest, "pl"), (tv, "en")):
        expect(page.locator("h1")).to_have_text(words(lang, "yt-ended", code=code), timeout=WAIT)
    assert axe_faults(guest) + phone_faults(guest) == []
    guest.reload()
    expect(guest.locator("h1")).to_have_text(words("pl", "yt-no-room", code=code), timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_the_server_is_stopped_with_the_second_tap(screens: Screens) -> None:
    host, _ = host_and_hands(screens)
    open_host_table(host)
    press(host, "Stop the server…")
    press(host, "Yes, stop it")
    down = host.get_by_text("Good night. Everything is kept.")
    expect(down).to_be_visible(timeout=WAIT)
    screens.house.stop()  # has stopped already
    screens.house.start()
    expect(down).to_have_count(0, timeout=WAIT)
    expect(host.locator(".host")).to_be_visible(timeout=WAIT)


# The evening.


def test_standings_after_two_games_one_of_them_left_out(screens: Screens) -> None:
    host, hands = host_and_hands(screens, "Ania", "Ola")
    marek = hands[0]
    choose_gift_trail(host)
    host.get_by_role("radio", name="Short, 40").click()
    row_of = {}
    for game in (1, 2):
        start(host)
        expect(host.locator(".gt-phone")).to_be_visible(timeout=WAIT)
        open_host_table(host)
        row(host, "Marek").get_by_role("button", name="More about Marek").click()
        press(host, "The computer plays for Marek")
        expect(row(host, "Marek")).to_contain_text("the computer plays", timeout=WAIT)
        play(hands)
        press(host, "To the results")
        expect(host.locator(".gt-results")).to_be_visible(timeout=WAIT)
        assert host.locator(".standings").count() == 0, "not before the cards are open"
        open_all_cards(host)
        expect(host.locator(".standings li")).to_have_count(3, timeout=WAIT)
        row_of[game] = shown(host)
        if game == 1:
            press(host, "Play again")
            expect(host.locator("details.more")).to_be_visible(timeout=WAIT)
    results = marek.look()["results"]
    assert row_of[1] == told(results[:1])
    assert row_of[2] == told(results)
    host.locator(".finished > li", has_text="Game 1").get_by_role("switch").click()
    expect(host.locator(".finished > li", has_text="Game 1")).to_contain_text("does not count")
    assert shown(host) == told(results[1:])
    open_host_table(host)
    host.get_by_role("switch", name="Game 1: Gift Trail").click()
    press(host, "The evening so far")
    expect(host.locator(".standings li").first).to_contain_text("2 games", timeout=WAIT)
    assert shown(host) == told(results)
    assert axe_faults(host) + phone_faults(host) == []
    home = host.context.new_page()
    home.goto("/")
    back = home.locator(".btn.back")
    expect(back).to_contain_text("Return to your game", timeout=WAIT)
    expect(back).to_contain_text("Gift Trail, 3 people.")
    screens.check()


def shown(page: Page) -> list[tuple[str, str, str]]:
    """Place, name and points on the page."""
    return [
        (
            line.locator(".no").inner_text(),
            line.locator("b").first.inner_text(),
            line.locator(".points").inner_text(),
        )
        for line in page.locator(".standings li").all()
    ]


def told(results: list[dict[str, Any]]) -> list[tuple[str, str, str]]:
    """The same, counted here: 10 for the first of a game, 0 for the last, ties share."""
    points: dict[int, float] = {}
    names: dict[int, str] = {}
    for result in results:
        places = result["places"]
        for member, name, place in zip(result["members"], result["names"], places, strict=True):
            alike = [i for i, other in enumerate(sorted(places)) if other == place]
            middle = sum(alike) / len(alike)
            share = round(10 * (len(places) - 1 - middle) / (len(places) - 1), 1)
            points[member] = points.get(member, 0) + share
            names[member] = name
    order = sorted(points, key=lambda member: (-points[member], member))
    lines = []
    for member in order:
        place = 1 + sum(other > points[member] for other in points.values())
        lines.append((str(place), names[member], f"{points[member]:g} pts"))
    return lines


@pytest.mark.long
def test_a_time_to_finish_by_is_two_games_away_on_a_quarter(screens: Screens) -> None:
    host, _ = host_and_hands(screens, "Ania")
    choose_gift_trail(host)
    at = host.evaluate(
        """async () => {
          const { twoLengths } = await import(
            [...document.querySelectorAll('script')].length ? '/web/phone/lobby.js' : '');
          const day = (h, m) => new Date(2026, 11, 24, h, m).getTime();
          return [twoLengths(40, day(20, 0)), twoLengths(40, day(20, 1)), twoLengths(5, day(20, 1)),
            twoLengths(50, day(22, 30))];
        }"""
    )
    assert at == ["21:30", "21:30", "20:45", "00:15"]
    host.locator("details.more summary").click()
    host.get_by_role("switch", name="Finish by").click()
    time = host.locator("input[type=time]")
    expect(time).to_have_value(re.compile(r"^\d\d:(00|15|30|45)$"), timeout=WAIT)
    screens.check()
