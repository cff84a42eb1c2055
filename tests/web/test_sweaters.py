"""Sweaters on its screens: a round by taps to the end, own devices, refusals, secrets, keyboard."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import ROOT
from tests.web.driving import GOLD, PHONE_SIZE, SMALL_PHONE, TV_SIZE, WAIT, text_of
from tests.web.forced import Room
from tests.web.looks import Faults, text_under_the_way_in
from tests.web.sweaters_table import (
    answer,
    hold,
    page_of,
    play_until,
    send,
    table_of,
    take,
    who_is_asked,
)

HELD = """() => [...document.querySelectorAll('.sw-held')]
  .map((card) => Math.round(card.getBoundingClientRect().bottom))"""
THUMB = "() => Math.round(document.querySelector('footer.thumb').getBoundingClientRect().top)"
"""Where the cards of the hand end, and where the thumb's sheet begins, px from above."""


def begun(room: Room, given: dict[str, Any], lang: str, size: tuple[int, int]) -> list[Page]:
    """Everybody of a position on a phone of that size, with a TV, the match begun; the TV last."""
    code, hands = table_of(room.house, given)
    tv = room.screens.open(f"/tv?room={code}", lang, TV_SIZE)
    pages = [page_of(room.screens, hand, lang, size) for hand in hands]
    return [*pages, tv]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_last_trick_and_the_end_with_a_tv(sweaters_room: Room, lang: str) -> None:
    given = sweaters_room.house.position("must_follow")
    *pages, tv = begun(sweaters_room, {**given, "last_round": True}, lang, SMALL_PHONE)
    faults = Faults()
    expect(tv.locator(".sw-area")).to_have_count(2, timeout=WAIT)
    faults.tv("the table", tv)
    assert play_until(pages, ".sw-results") >= 3
    expect(tv.locator("[data-look^=final-]")).to_have_count(2, timeout=WAIT)
    faults.tv("the end", tv)
    faults.phone("the end", pages[0])
    expect(pages[0].locator(".sw-chart")).to_be_visible()
    everything = "".join(text_of(page.locator("body")) for page in [*pages, tv])
    assert "sweaters-" not in everything
    faults.check()
    sweaters_room.screens.check()


def test_a_refused_card_says_why_and_the_chosen_one_is_sent(sweaters_room: Room) -> None:
    _, second, _ = begun(
        sweaters_room, sweaters_room.house.position("must_follow"), "en", PHONE_SIZE
    )
    gold = second.locator(".sw-acts .btn.gold")
    expect(second.locator(".sw-hand .sw-dim")).to_have_count(1, timeout=WAIT)
    hold(second, "yellow-9")
    expect(second.locator(".sw-why")).to_contain_text("Yellow 9 does not follow")
    expect(gold).to_be_disabled()
    hold(second, "green-4")
    expect(second.locator(".sw-why")).not_to_contain_text("Yellow 9")
    expect(gold).to_contain_text("Play Green 4")
    second.locator("[data-look=back]").click()
    expect(gold).to_be_disabled()
    hold(second, "green-4")
    send(second)
    expect(second.locator('[data-look="hand-green-4"]')).to_have_count(0, timeout=WAIT)
    sweaters_room.screens.check()


def test_a_floating_patch_is_pinned_and_nothing_is_sent_before_gold(sweaters_room: Room) -> None:
    first, other, tv = begun(
        sweaters_room, sweaters_room.house.position("floating_patch"), "en", SMALL_PHONE
    )
    faults = Faults()
    take(first, "red-7", "1")
    expect(first.get_by_role("radiogroup", name="Slot of the floating patch")).to_be_visible()
    faults.phone("pin", first)
    first.locator("[data-look=undo]").click()
    expect(first.get_by_role("radiogroup", name="Slot of the floating patch")).to_have_count(0)
    assert tv.locator('[data-spot="pool-red-7"]').count() == 1
    first.locator('[data-look="target-1"]').click()
    first.get_by_role("radio", name="bottom", exact=True).click()
    send(first)
    expect(tv.locator('[data-spot="pool-red-7"]')).to_have_count(0, timeout=WAIT)
    expect(tv.locator('[data-look="sweater-0-1"]')).to_contain_text("needs R")
    assert "Aunt Agnieszka" in text_of(first.locator("body"))
    assert "Aunt Agnieszka" not in text_of(other.locator("body")) + text_of(tv.locator("body"))
    faults.check()
    sweaters_room.screens.check()


@pytest.mark.parametrize(
    "name", ["billy", "tina", "express_patch_offer", "patches_at_once", "maria"]
)
def test_every_special_prompt_comes_again_and_can_be_answered(
    sweaters_room: Room, name: str
) -> None:
    *pages, _ = begun(sweaters_room, sweaters_room.house.position(name), "pl", SMALL_PHONE)
    page = who_is_asked(pages)
    faults = Faults()
    faults.phone(name, page)
    title = text_of(page.locator("main h1"))
    page.reload()
    expect(page.locator("main h1")).to_have_text(title, timeout=WAIT)
    if page.locator("[data-look=decline]").count():
        page.locator("[data-look=decline]").click()
    else:
        assert answer(page)
    expect(page.locator("main h1")).not_to_have_text(title, timeout=WAIT)
    faults.check()
    sweaters_room.screens.check()


def test_own_devices_show_the_table_and_no_secret_of_others(sweaters_room: Room) -> None:
    house, screens = sweaters_room
    given = house.position("must_follow")
    _, hands = table_of(house, given)
    page = page_of(screens, hands[0], "en", PHONE_SIZE)
    faults = Faults()
    expect(page.locator(".sw-table .sw-area")).to_have_count(2, timeout=WAIT)
    expect(page.locator(".sw-table [data-look=trade]")).to_be_visible()
    faults.phone("own device", page)
    hidden = set(given["players"][1]["hand"]) - set(given["pool"])
    assert not [card for card in hidden if f'"{card}"' in page.content()]
    faults.check()
    screens.check()


@pytest.mark.parametrize("size", [PHONE_SIZE, SMALL_PHONE])
def test_nine_cards_and_the_score_are_seen_beside_the_table_and_hold_still(
    sweaters_room: Room, size: tuple[int, int]
) -> None:
    house, screens = sweaters_room
    _, hands = table_of(house, 3, {"mode": "avid"})
    (leader,) = (hand for hand in hands if hand.look() and hand.last["ask"])
    page = page_of(screens, leader, "pl", size)
    cards = page.locator(".sw-hand .sw-held")
    expect(cards).to_have_count(9, timeout=WAIT)
    expect(page.locator("header.bar .badge")).to_have_text(re.compile("^0"))
    expect(page.locator("header.bar .badge b")).to_be_visible()
    before = page.evaluate(HELD)
    assert max(before) <= page.evaluate(THUMB)
    cards.first.click()
    expect(page.locator(".sw-acts .btn.gold")).to_be_enabled()
    assert page.evaluate(HELD) == before
    screens.check()


def test_the_keyboard_alone_plays_a_card(sweaters_room: Room) -> None:
    _, second, _ = begun(
        sweaters_room, sweaters_room.house.position("off_color_patch"), "en", PHONE_SIZE
    )
    cards = second.locator(".sw-hand [role=radio]")
    expect(cards.first).to_be_visible(timeout=WAIT)
    cards.first.focus()
    second.keyboard.press("Enter")
    expect(second.locator(".sw-hand [aria-checked=true]")).to_have_count(1)
    second.locator(".sw-acts .btn.gold").focus()
    second.keyboard.press("Enter")
    expect(second.locator(".sw-acts .btn.gold:not([disabled])")).to_have_count(0, timeout=WAIT)
    sweaters_room.screens.check()


def test_the_lesson_is_played_on_the_smallest_phone(sweaters_room: Room) -> None:
    path = ROOT / "src" / "yuletable" / "games" / "sweaters" / "tutorial.json"
    steps = json.loads(path.read_text("utf-8"))["steps"]
    page = sweaters_room.screens.open("/learn/sweaters", "en", SMALL_PHONE)
    faults = Faults()
    for number, step in enumerate(step for step in steps if "text" in step):
        place = page.locator(f'[data-look="{step["look"]}"]').first
        expect(place).to_be_visible(timeout=WAIT)
        faults.phone(f"step {number}", page)
        do = step.get("do")
        if do is None:
            page.get_by_role("button", name="Next").first.click()
            continue
        if "play" in do:
            hold(page, do["play"])
        elif "take" in do:
            page.locator(f'.sw-choice [data-look="pool-{do["take"]}"]').click(timeout=WAIT)
            page.locator(f'.sw-targets [data-look="target-{do["sweater"]}"]').click()
            gain = re.compile(r"^\+\d+ · tap again")
            expect(page.locator(f".sw-acts {GOLD} small")).to_have_text(gain)
        else:
            page.locator(".sw-values .sw-key").nth(do["value"] - 1).click()
        send(page)
    faults.check()
    sweaters_room.screens.check()


def test_the_longest_headline_keeps_clear_of_the_way_in(sweaters_room: Room) -> None:
    house, screens = sweaters_room
    code, hands = table_of(house, {**house.position("four_players_lead"), "leader": 1})
    tv = screens.open(f"/tv?room={code}", "pl", TV_SIZE)
    hands[1].answer()
    expect(tv.locator("h1")).to_contain_text("WWWWWWWWWWWWWWWW dokłada", timeout=WAIT)
    assert text_under_the_way_in(tv) == []
    faults = Faults()
    faults.tv("following", tv)
    faults.check()
    screens.check()


def test_the_rules_tell_each_mode_in_short(sweaters_room: Room) -> None:
    page = sweaters_room.screens.open("/rules/sweaters", "en", SMALL_PHONE)
    modes = page.locator(".sw-mode")
    expect(modes).to_have_count(3, timeout=WAIT)
    faults = Faults()
    faults.phone("rules", page)
    expect(modes.nth(1)).to_contain_text("fourth complete sweater")
    modes.nth(1).get_by_role("link", name="Rule 11.1").click()
    expect(page.locator('[id="c11.1"]')).to_be_in_viewport(timeout=WAIT)
    faults.check()
    sweaters_room.screens.check()
