"""Who one is, who watches, who leaves, who comes late: what people see of each other on phones."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import GOLD, SMALL_PHONE, WAIT, join, open_host_table, text_of
from tests.web.evening import House, Screens
from tests.web.hands import Hand, open_room


def open_menu(page: Page) -> None:
    page.locator("header.bar .iconbtn").last.click()
    expect(page.locator("ul.items")).to_be_visible()


def member(host: Hand, name: str) -> dict[str, object]:
    found: dict[str, object] = host.member(name)
    return found


# Pages on top.


def test_escape_goes_back_as_the_arrow_does_but_closes_an_open_form_first(
    house: House, screens: Screens
) -> None:
    page = join(screens, open_room(house), "Marek")
    open_host_table(page)
    page.locator("[id^=more-]").first.click()
    page.get_by_role("button", name="Rename").first.click()
    form = page.locator("form.inline")
    form.locator("input").press("Escape")
    expect(form).to_have_count(0)
    expect(page.locator(".host")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".host")).to_have_count(0)
    expect(page.locator("header.bar")).to_be_visible()
    screens.check()


# Joining.


@pytest.mark.long
def test_people_and_computer_players_are_counted_apart(house: House, screens: Screens) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    late = screens.open(f"/{code}")
    expect(late.locator("footer")).to_contain_text("One person is at the table.", timeout=WAIT)
    Hand(house, code, "Ola")
    Hand(house, code, "Ania")
    host.do("choose_game", game="gift_trail").do("add_bot", bot="random")
    expect(late.locator("footer")).to_contain_text(
        "Three people and one computer player are at the table.", timeout=WAIT
    )
    polish = screens.open(f"/{code}", "pl")
    expect(polish.locator("footer")).to_contain_text(
        "Przy stole trzy osoby i jeden gracz komputerowy.", timeout=WAIT
    )
    screens.check()


@pytest.mark.long
def test_a_name_that_is_too_long_holds_the_gold_button_back(house: House, screens: Screens) -> None:
    page = screens.open(f"/{open_room(house)}", size=SMALL_PHONE)
    page.locator("#name").fill("Bartłomiej Ignacy")
    gold = page.locator(".btn.gold")
    expect(gold).to_be_disabled()
    expect(page.locator("footer")).to_contain_text("17 letters are too many: up to 16 fit.")
    page.locator("#name").press("Enter")
    page.wait_for_timeout(100)
    expect(page.locator("#name")).to_be_visible()
    page.locator("#name").fill("Bartłomiej Ignac")
    expect(gold).to_be_enabled()
    gold.click()
    expect(page.locator("header.bar b", has_text="Bartłomiej Ignac")).to_be_visible(timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_the_chosen_face_stands_beside_the_name(house: House, screens: Screens) -> None:
    page = screens.open(f"/{open_room(house)}", size=SMALL_PHONE)
    page.get_by_role("radio", name="candle", exact=True).click()
    face = page.locator(".who").get_by_role("img", name="candle")
    page.evaluate("scrollTo(0, 0)")
    expect(face).to_be_in_viewport()
    screens.check()


def test_a_late_guest_sees_why_a_locked_door_stays_shut(house: House, screens: Screens) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    late = screens.open(f"/{code}")
    late.locator("#name").fill("Ola")
    host.do("set_room", locked=True)
    expect(late.locator("footer")).to_contain_text("The door of this room is locked", timeout=WAIT)
    expect(late.locator(".btn.gold")).to_be_disabled()
    host.do("set_room", locked=False)
    expect(late.locator(".btn.gold")).to_be_enabled(timeout=WAIT)
    expect(late.locator("#name")).to_have_value("Ola")
    screens.check()


# Who I am.


def test_name_face_and_language_change_later(house: House, screens: Screens) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = join(screens, code, "Ola")
    host.do("choose_game", game="gift_trail").do("start")
    expect(page.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    open_menu(page)
    page.get_by_role("button", name=re.compile("Name, face, language")).click()
    expect(page.locator("#name")).to_have_value("Ola")
    expect(page.locator(".btn.gold")).to_be_disabled()
    page.locator("#name").fill("marek")
    page.locator(GOLD).click()
    expect(page.locator(".why")).to_contain_text("marek is here already", timeout=WAIT)
    expect(page.locator("#name")).to_have_value("marek 2")
    page.locator("#name").fill("Ola Maria")
    page.get_by_role("radio", name="walrus").click()
    page.locator(GOLD).click()
    expect(page.locator("header.bar b", has_text="Ola Maria")).to_be_visible(timeout=WAIT)
    assert member(host, "Ola Maria")["avatar"] == "walrus"
    open_menu(page)
    page.get_by_role("button", name=re.compile("Name, face, language")).click()
    page.get_by_role("radio", name="Polski").click()
    expect(page.locator("header.appbar")).to_contain_text("Imię, twarz, język")
    screens.check()


def test_who_leaves_a_match_is_told_what_that_means_and_may_come_back(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = join(screens, code, "Ola")
    host.do("choose_game", game="gift_trail").do("start")
    expect(page.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    open_menu(page)
    page.get_by_role("button", name=re.compile("Name, face, language")).click()
    page.get_by_role("button", name="Leave this room").click()
    expect(page.locator("main")).to_contain_text("the computer plays for Ola to the end")
    page.get_by_role("button", name="I stay").click()
    expect(page.locator(".gt-phone")).to_be_visible()
    open_menu(page)
    page.get_by_role("button", name="Leave this room").click()
    page.get_by_role("button", name="Yes, leave").click()
    expect(page.get_by_text("You have left this room.")).to_be_visible(timeout=WAIT)
    assert "gone" not in text_of(page.locator("body"))
    gone = member(host, "Ola")
    assert (gone["left"], gone["bot_plays"]) == (True, True)
    page.reload()
    expect(page.get_by_text("You have left this room.")).to_be_visible(timeout=WAIT)
    page.locator("#name").fill("Ola")
    page.locator(GOLD).click()
    page.locator(".watch").get_by_role("button", name="Play on for Ola").click(timeout=WAIT)
    expect(page.locator(".watch")).to_have_count(0, timeout=WAIT)
    expect(page.locator("header.bar small").first).not_to_contain_text("You watch")
    screens.check()


@pytest.mark.long
def test_leaving_the_lobby_frees_the_seat(house: House, screens: Screens) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = join(screens, code, "Ola")
    open_menu(page)
    page.get_by_role("button", name="Leave this room").click()
    expect(page.locator("main")).to_contain_text("Your seat becomes free")
    page.get_by_role("button", name="Yes, leave").click()
    expect(page.get_by_text("You have left this room.")).to_be_visible(timeout=WAIT)
    assert [m["name"] for m in host.look()["members"]] == ["Marek"]
    page.goto("/")
    expect(page.get_by_text("Return to your game")).to_have_count(0)
    screens.check()


# Watching.


def test_a_watcher_sees_the_table_and_goes_on_for_a_computer_player(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    host.do("choose_game", game="gift_trail").do("add_bot", bot="random").do("start")
    bot = next(m["name"] for m in host.look()["members"] if m["bot"])
    page = join(screens, code, "Gapa")
    watch = page.locator(".watch")
    expect(watch).to_be_visible(timeout=WAIT)
    expect(page.locator(".pane")).to_be_visible()
    host.do("set_room", takeover=False)
    expect(watch.locator("li")).to_have_count(0, timeout=WAIT)
    expect(watch).to_contain_text("The host lets nobody in during a game")
    host.do("set_room", takeover=True)
    watch.get_by_role("button", name=f"Play on for {bot}").click()
    expect(watch).to_have_count(0, timeout=WAIT)
    assert member(host, "Gapa")["seat"] is not None
    expect(page.locator("header.bar small")).not_to_contain_text("You watch")
    screens.check()


@pytest.mark.long
def test_a_watcher_says_whether_the_next_game_is_played(house: House, screens: Screens) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    Hand(house, code, "Ania")
    host.do("choose_game", game="gift_trail").do("start")
    page = join(screens, code, "Gapa")
    switch = page.locator(".watch [role=switch]")
    expect(switch).to_be_checked(timeout=WAIT)
    expect(page.locator(".watch")).to_contain_text("You play the next game")
    switch.click()
    expect(switch).not_to_be_checked(timeout=WAIT)
    expect(page.locator(".watch")).to_contain_text("I only watch")
    assert member(host, "Gapa")["wish"] is False
    switch.click()
    expect(switch).to_be_checked(timeout=WAIT)
    host.do("end_game").do("play_again")
    assert member(host, "Gapa")["playing"] is True
    screens.check()


# The menu.


@pytest.mark.long
def test_the_fingerprint_is_short_until_it_is_tapped(house: House, screens: Screens) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = join(screens, code, "Ola", size=SMALL_PHONE)
    host.do("choose_game", game="gift_trail").do("start")
    expect(page.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    open_menu(page)
    whole: str = host.look()["match"]["commitment"]
    summary = page.locator(".proof summary")
    expect(summary).to_contain_text(f"{whole[:8]}…")
    assert whole not in text_of(page.locator(".proof")).replace(" ", "")
    summary.click()
    assert whole in text_of(page.locator(".proof")).replace(" ", "")
    screens.check()


@pytest.mark.long
def test_an_address_never_breaks_inside_the_code(house: House, screens: Screens) -> None:
    code = open_room(house)
    page = join(screens, code, "Ola", size=SMALL_PHONE)
    open_menu(page)
    part = page.locator(".address span", has_text=code)
    assert text_of(part) == f"/{code}"
    lines = part.evaluate("e => e.getClientRects().length")
    assert lines == 1
    box = page.locator(".address").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 320
    screens.check()
