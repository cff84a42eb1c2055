"""People at the host's table, and who hosts: names, seats, codes, the role."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.driving import (
    WAIT,
    choose_gift_trail,
    join,
    open_host_table,
    sit_down,
    text_of,
)
from tests.web.evening import Screens
from tests.web.hands import sit
from tests.web.hosting import host_and_hands, new_room, press, row, shelf
from tests.web.looks import axe_faults, phone_faults
from tests.web.words import words

# People.


@pytest.mark.long
def test_a_name_that_looks_like_another_is_refused_with_an_offer(screens: Screens) -> None:
    host, (ania, ola) = host_and_hands(screens, "Ania", "Ola")
    open_host_table(host)
    row(host, "Ola").get_by_role("button", name="More about Ola").click()
    for alike in ("ANIA", "Ánia", "Аnia"):  # the last begins in Cyrillic
        press(host, "Rename")
        box = host.get_by_label("A new name for Ola")
        expect(box).to_be_focused(timeout=WAIT)
        box.fill(alike)
        press(host, "Save")
        expect(host.locator("#toast")).to_contain_text("is here already", timeout=WAIT)
        press(host, "Never mind")
    for wrong, why in (("   ", "Type a name first."), ("O\u202ela", "cannot be shown")):
        press(host, "Rename")
        host.get_by_label("A new name for Ola").fill(wrong)
        press(host, "Save")
        expect(host.locator("#toast")).to_contain_text(why, timeout=WAIT)
        press(host, "Never mind")
    assert set(shelf(ola)) == {"Marek", "Ania", "Ola"}
    press(host, "Rename")
    box = host.get_by_label("A new name for Ola")
    box.fill("Olek")
    box.press("Enter")
    expect(row(host, "Olek")).to_be_visible(timeout=WAIT)
    expect(host.get_by_role("button", name="Rename", exact=True)).to_be_focused()
    assert "Olek" in shelf(ania)
    screens.check()


@pytest.mark.long
def test_a_second_seat_code_replaces_the_first(screens: Screens) -> None:
    host, (ola,) = host_and_hands(screens, "Ola")
    open_host_table(host)
    row(host, "Ola").get_by_role("button", name="More about Ola").click()
    press(host, "New phone for this seat")
    link = host.locator("#seat-link")
    expect(host.locator(".seatcode .segno")).to_be_visible(timeout=WAIT)
    first = link.input_value()
    press(host, "A new code")
    expect(link).not_to_have_value(first, timeout=WAIT)
    second = link.input_value()
    assert first.split("?seat=")[0] == second.split("?seat=")[0] == ola.look()["urls"][0]
    stranger = screens.open(first)
    gold = stranger.locator(".btn.gold")
    expect(stranger.locator(".claim .card b").first).to_have_text("The seat of Ola", timeout=WAIT)
    expect(stranger.locator(".claim .faces .av")).to_have_count(1)
    gold.click(timeout=WAIT)
    expect(stranger.get_by_text("This code has run out")).to_be_visible(timeout=WAIT)
    fresh = screens.open(second)
    fresh.locator(".btn.gold").click(timeout=WAIT)
    expect(fresh.locator("header.bar b")).to_have_text("Ola", timeout=WAIT)
    screens.check()


def test_the_order_that_is_arranged_reaches_the_match(screens: Screens) -> None:
    host, hands = host_and_hands(screens, "Ania", "Ola")
    choose_gift_trail(host)
    open_host_table(host)
    seats = host.locator(".host .seatrows li b")
    expect(seats).to_have_text(["Marek", "Ania", "Ola"], timeout=WAIT)
    down = host.get_by_role("button", name="Marek: one seat down")
    down.focus()
    host.keyboard.press("Enter")
    expect(seats).to_have_text(["Ania", "Marek", "Ola"], timeout=WAIT)
    expect(down).to_be_focused()
    host.keyboard.press("Enter")
    expect(seats).to_have_text(["Ania", "Ola", "Marek"], timeout=WAIT)
    expect(host.get_by_role("button", name="Marek: one seat up")).to_be_focused()
    expect(host.locator(".seatorder [role=status]")).to_have_text("Marek has seat 3 of 3 now.")
    press(host, "Start the trail")
    expect(host.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    ids = {m["id"]: m["name"] for m in hands[0].look()["members"]}
    match = hands[0].look()["match"]
    assert [ids[member] for member in match["seats"]] == ["Ania", "Ola", "Marek"]
    screens.check()


@pytest.mark.long
def test_more_people_than_seats_and_who_waits_longest(with_tiny: Screens) -> None:
    code = new_room(with_tiny.house)
    host = join(with_tiny, code, "Marek")
    sit(with_tiny.house, code, "Ania", "Ola", "Kuba", "Staś", "Zofia")
    host.locator("button.pst", has_text="Hats").click(timeout=WAIT)
    open_host_table(host)
    teams = host.locator(".host h3.teamname")
    expect(teams).to_have_text(["Team A", "Team B", "Watching"], timeout=WAIT)
    groups = [text_of(group) for group in host.locator("#host-people ul.people").all()]
    assert ["Marek" in groups[0], "Ola" in groups[0]] == [True, True]
    assert ["Ania" in groups[1], "Kuba" in groups[1]] == [True, True]
    expect(row(host, "Staś")).to_contain_text("waits longest")
    expect(row(host, "Zofia")).to_contain_text("watches")
    row(host, "Staś").get_by_role("checkbox").click()
    expect(host.locator("#toast")).to_contain_text("All 4 seats are taken: take another tick away")
    row(host, "Ola").get_by_role("checkbox").click()
    expect(row(host, "Ola").get_by_role("checkbox")).not_to_be_checked(timeout=WAIT)
    expect(teams).to_have_count(0)
    row(host, "Staś").get_by_role("checkbox").click()
    expect(teams).to_have_text(["Team A", "Team B", "Watching"], timeout=WAIT)
    with_tiny.check()


# Who hosts.


def test_a_new_host_is_told_why_and_the_old_one_gets_the_role_back(hasty: Screens) -> None:
    code = new_room(hasty.house)
    marek, ania = join(hasty, code, "Marek"), join(hasty, code, "Ania", "pl")
    context = marek.context
    marek.close()
    strip = ania.locator(".hostnews")
    expect(strip).to_contain_text(words("pl", "yt-you-host-now"), timeout=WAIT)
    expect(strip).to_contain_text(words("pl", "yt-you-host-away", name="Marek"))
    assert axe_faults(ania) + phone_faults(ania) == []
    ania.reload()
    expect(strip).to_be_visible(timeout=WAIT)
    ania.locator(".hostnews .code-chip").click()
    expect(ania.locator(".host")).to_be_visible(timeout=WAIT)
    expect(strip).to_have_count(0)
    marek = context.new_page()
    marek.clock.install()
    marek.goto(f"/{code}")
    expect(marek.locator(".hostnews")).to_contain_text("you host again", timeout=WAIT)
    expect(marek.locator(".hostnews")).to_contain_text("Ania looked after the evening.")
    expect(strip).to_contain_text(words("pl", "yt-host-is-now", name="Marek"), timeout=WAIT)
    expect(ania.locator("main.passed")).to_be_visible(timeout=WAIT)
    strip.locator(".iconbtn").click()
    expect(strip).to_have_count(0)
    marek.clock.run_for(20_000)
    expect(marek.locator(".hostnews")).to_be_visible()
    marek.clock.run_for(15_000)
    expect(marek.locator(".hostnews")).to_have_count(0, timeout=WAIT)
    hasty.check()


def test_the_role_is_handed_over_by_hand(screens: Screens) -> None:
    code = new_room(screens.house)
    marek, ania = join(screens, code, "Marek"), join(screens, code, "Ania")
    open_host_table(marek)
    marek.locator("#host-room .items button", has_text="Ania").click()
    expect(ania.locator(".hostnews")).to_contain_text("Marek hands the evening over to you.")
    expect(marek.locator("main.passed")).to_contain_text("Ania hosts now.", timeout=WAIT)
    assert marek.locator(".hostnews").count() == 0, "who hands it over knows"
    ania.wait_for_timeout(1_500)  # it has been seen
    ania.locator("button.pst", has_text="Gift").first.click(timeout=WAIT)
    expect(ania.locator(".hostnews")).to_have_count(0, timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_a_former_hosts_page_that_has_not_heard_refuses_kindly(screens: Screens) -> None:
    code = new_room(screens.house)
    marek = screens.open(f"/{code}")
    deaf = [False]

    def relay(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if not deaf[0] or json.loads(text)["op"] == "reject":
                line.send(text)

        server.on_message(pass_on)

    marek.route_web_socket(re.compile("/socket$"), relay)
    marek.reload()
    sit_down(marek, "Marek")
    (ania,) = sit(screens.house, code, "Ania")
    open_host_table(marek)
    lock = marek.get_by_role("switch", name="Lock the door")
    deaf[0] = True
    table = screens.open(f"/tv?room={code}", size=(1280, 720))
    table.keyboard.press("ArrowRight")
    table.evaluate("() => document.documentElement.classList.add('awake')")
    table.get_by_role("button", name="Host", exact=True).click(timeout=WAIT)
    table.locator("dialog").get_by_role("button", name="Ania", exact=True).click(timeout=WAIT)
    table.wait_for_timeout(200)
    assert ania.look()["host"] == ania.me
    lock.click()
    expect(marek.locator("#toast")).to_contain_text(
        "Only the host can do that: Ania hosts now.", timeout=WAIT
    )
    assert ania.look()["locked"] is False
    screens.check()
