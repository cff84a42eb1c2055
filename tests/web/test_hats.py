"""Hats on its screens: a game by taps, teams, refusals, secrets, the keyboard, the lesson."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.driving import (
    GOLD,
    PHONE_SIZE,
    SMALL_PHONE,
    WAIT,
    choose,
    join,
    reach,
    text_of,
    until,
)
from tests.web.forced import Room
from tests.web.hands import open_room, sit
from tests.web.hats_table import (
    NAMES,
    answer,
    deal,
    dealt,
    hats_tv,
    hold,
    new_deal,
    open_lines,
    play_to_the_account,
    propose,
    space,
)
from tests.web.looks import Faults
from tests.web.words import words


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_three_with_a_tv_play_a_whole_game(hats_room: Room, lang: str) -> None:
    house, screens = hats_room
    house.force(new_deal(3))
    tv, code = hats_tv(screens, lang)
    host = join(screens, code, NAMES[0], lang)
    hands = sit(house, code, *NAMES[1:3])
    choose(host, "hats")
    # Types are left out with two players only (1.3), and only they are asked which.
    left_out = host.get_by_text(words(lang, "hats-option-removed_one"))
    expect(left_out).to_have_count(0)
    deal(host)
    faults = Faults()
    expect(tv.locator(".ht-space")).to_have_count(6, timeout=WAIT)
    expect(tv.locator(".ht-player")).to_have_count(3)
    faults.tv("the table", tv)
    assert play_to_the_account([host], hands) >= 3 * 8
    expect(tv.locator(".ht-napkin")).to_have_count(3, timeout=WAIT)
    expect(tv.locator(".ht-line.ht-open")).to_have_count(0)
    open_lines(host)
    expect(tv.locator(".ht-medal")).to_have_count(3, timeout=WAIT)
    faults.tv("the account", tv)
    faults.phone("the account", host)
    sums = [text_of(b) for b in tv.locator(".ht-napkin > footer b").all()]
    assert len(sums) == 3
    assert all(re.fullmatch(r"−?\d+", total) for total in sums)
    everything = text_of(tv.locator("body")) + text_of(host.locator("body"))
    assert "hats-" not in everything
    faults.check()
    screens.check()


def test_partners_swap_by_consent_or_not(hats_room: Room) -> None:
    house, screens = hats_room
    given = dealt(4)
    house.force(given)
    tv, code = hats_tv(screens, "pl")
    first = join(screens, code, NAMES[0], "pl")
    second = sit(house, code, NAMES[1])[0]
    partner = join(screens, code, NAMES[2], "pl")
    fourth = sit(house, code, NAMES[3])[0]
    choose(first, "hats")
    deal(first)
    expect(tv.locator(".ht-team")).to_have_count(2, timeout=WAIT)
    faults = Faults()
    faults.tv("teams", tv)
    offered, taken = given["players"][0]["hand"][0], given["players"][2]["hand"][1]

    # Proposed, and the partner gives a card.
    first.locator("[data-look=optional]").click()
    hold(first, offered)
    first.locator(GOLD).click()
    expect(partner.locator(".ht-talk")).to_be_visible(timeout=WAIT)
    faults.phone("the answer", partner)
    assert offered not in partner.content()
    hold(partner, taken)
    partner.locator(f".ht-acts {GOLD}").click()
    expect(first.locator(f'[data-look="hand-{taken}"]')).to_be_visible(timeout=WAIT)
    expect(first.locator("[data-look=optional]")).to_have_count(0)
    assert answer(first)

    # The opponents' turn: the partner says no, and nothing is lost.
    expect(first.locator(".ht-waits")).to_be_visible(timeout=WAIT)
    propose(second)
    expect(tv.locator("h1")).to_contain_text(f"{NAMES[3]} odpowiada", timeout=WAIT)
    fourth.look()
    fourth.say("act", ask=fourth.last["ask"]["ask"], data={"decline": True})
    second.look()
    view = second.last["view"]
    assert (view["asked"], view["prompt"], view["optional_open"]) == (1, "play", False)
    assert len(view["own"]["hand"]) == len(given["players"][1]["hand"])
    faults.check()
    screens.check()


def test_refused_spaces_say_why_and_the_second_tap_swaps(
    hats_room: Room,
) -> None:
    house, screens = hats_room
    house.force(house.position("two_effects"))
    code = open_room(house)
    page = join(screens, code, NAMES[0])
    hands = sit(house, code, *NAMES[1:3])
    choose(page, "hats")
    deal(page)
    gold = page.locator(".ht-acts .btn.gold")
    space(page, 1)
    expect(page.locator(".ht-why")).to_contain_text("First choose a card of your hand.")
    hold(page, "bonnet-6")
    space(page, 2)
    expect(page.locator(".ht-why")).to_contain_text("6 is not higher than 6")
    expect(gold).to_be_disabled()
    space(page, 5)
    does = page.locator(".ht-does")
    expect(does).to_contain_text("25 → 27")
    expect(does).to_contain_text("Bonnet rises from 0 to 5")
    expect(does).to_contain_text(f"{NAMES[1]} +5")
    expect(does).to_contain_text("You keep the cookie")
    # Taken back before the second tap: nothing has happened.
    page.locator(".ht-title .iconbtn").click()
    expect(does).to_have_count(0)
    hold(page, "bonnet-6")
    space(page, 5)
    space(page, 5)
    expect(page.locator(".ht-waits")).to_be_visible(timeout=WAIT)
    hands[0].look()
    assert hands[0].last["view"]["tray"][4]["card"] == "bonnet-6"
    screens.check()


class Overheard:
    """Every frame that a page is sent."""

    def __init__(self) -> None:
        self.frames: list[str] = []

    def prepare(self, context: BrowserContext) -> None:
        context.on("page", lambda page: page.on("websocket", self._listen))

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))


def test_nothing_hidden_reaches_another_page(hats_room: Room) -> None:
    house, screens = hats_room
    given = house.position("two_effects")
    house.force(given)
    tv, code = hats_tv(screens, "en")
    heard = Overheard()
    page = screens.open(f"/{code}", prepare=heard.prepare)
    page.locator("#name").fill(NAMES[0])
    page.locator(GOLD).click()
    hands = sit(house, code, *NAMES[1:3])
    choose(page, "hats")
    deal(page)
    hold(page, "bonnet-6")
    page.locator(".ht-quiet").click()
    page.locator(f".ht-acts {GOLD}").click()
    expect(page.locator(".ht-waits")).to_be_visible(timeout=WAIT)
    hands[0].answer()
    page.locator(".ht-hidden").click()
    expect(page.locator("dialog .ht-secret li")).to_have_count(2, timeout=WAIT)
    others = given["players"][1:]
    secret = {card for player in others for card in [*player["hand"], *player["black"]]}
    open_now = json.dumps(hands[0].last["view"]["tray"]) + json.dumps(
        [player["collection"] for player in hands[0].last["view"]["players"]]
    )
    secret = {card for card in secret if card not in open_now}
    assert secret
    assert heard.frames
    for frame in heard.frames:
        assert not {card for card in secret if f'"{card}"' in frame}
    seen = tv.content()
    assert not {card for card in [*secret, "bonnet-6"] if f"card-{card}" in seen}
    screens.check()


def test_the_keyboard_alone_swaps(hats_room: Room) -> None:
    house, screens = hats_room
    house.force(house.position("two_effects"))
    code = open_room(house)
    page = join(screens, code, NAMES[0], size=PHONE_SIZE)
    sit(house, code, *NAMES[1:3])
    choose(page, "hats")
    deal(page)
    reach(page, ".ht-held")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ht-held.ht-on")).to_have_count(1)
    reach(page, ".ht-open button", "Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".ht-does")).to_be_visible()
    reach(page, ".btn.gold")
    page.keyboard.press("Enter")
    expect(page.locator(".ht-waits")).to_be_visible(timeout=WAIT)
    # The button is gone; the focus goes on from what the page says now.
    until(page, "() => document.activeElement.matches('.ht-waits h1')")
    screens.check()


LESSON: dict[int, tuple[str, str]] = {
    2: ("boater-5", "space-1"),
    5: ("bowler-6", "black"),
    6: ("beret-3", "space-2"),
    7: ("topper-6", "optional"),
}


@pytest.mark.parametrize(
    ("lang", "size"),
    [("en", PHONE_SIZE), ("pl", SMALL_PHONE)],
)
def test_a_whole_lesson(hats_room: Room, lang: str, size: tuple[int, int]) -> None:
    _, screens = hats_room
    page = screens.open("/learn/hats", lang, size)
    faults = Faults()
    for n in range(1, 11):
        expect(page.locator(".count")).to_have_text(re.compile(rf"^\s*{n}\s"), timeout=WAIT)
        expect(page.locator(".learn.reads, .learn.acts")).to_be_visible(timeout=WAIT)
        faults.phone(f"step {n}", page)
        following = page.locator("#next")
        if following.count():
            following.click()
            continue
        card, look = LESSON.get(n, ("", ""))
        if not card:
            assert answer(page)
            continue
        if look == "optional":
            page.locator("[data-look=optional]").click()
        hold(page, card)
        if look != "optional":
            page.locator(f'[data-look="{look}"] button, button[data-look="{look}"]').click()
        page.locator(f".ht-acts {GOLD}").click()
    expect(page.locator(".onward")).to_be_visible(timeout=WAIT)
    faults.check()
    screens.check()
