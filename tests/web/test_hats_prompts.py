"""Hats: every prompt loaded again is the same prompt, a pause, lines that lead to their place."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import (
    GOLD,
    PHONE_SIZE,
    SMALL_PHONE,
    WAIT,
    choose,
    join,
    open_host_table,
    until,
)
from tests.web.evening import Screens
from tests.web.forced import ForcedHouse, Room
from tests.web.hands import Hand, open_room, sit
from tests.web.hats_table import (
    NAMES,
    deal,
    dealt,
    hats_tv,
    hold,
    new_deal,
    propose,
    space,
)
from tests.web.looks import Faults
from tests.web.words import words

PROMPT = """() => ({
  title: document.querySelector('main h1').textContent,
  hand: [...document.querySelectorAll('.ht-held')].map((card) => card.dataset.look),
  tray: [...document.querySelectorAll('[data-look^=space-]')].map((one) => one.textContent.trim()),
  buttons: [...document.querySelectorAll('.ht-acts button, [data-look=optional]')]
    .map((button) => `${button.dataset.look} ${button.disabled} ${button.textContent.trim()}`),
})"""


def seated(
    screens: Screens,
    house: ForcedHouse,
    given: dict[str, Any],
    lang: str = "pl",
    clocks: bool = False,
) -> tuple[Page, list[Hand]]:
    """A position with a phone in the first seat, hands alone in the others."""
    house.force(given)
    code = open_room(house)
    page = join(screens, code, NAMES[0], lang, SMALL_PHONE)
    hands = sit(house, code, *NAMES[1 : len(given["players"])])
    choose(page, "hats")
    if not clocks:
        page.get_by_role("radio", name=words(lang, "yt-timers-off"), exact=True).click()
    deal(page)
    return page, hands


def prompt(page: Page) -> dict[str, Any]:
    expect(page.locator(".ht-acts")).to_be_visible(timeout=WAIT)
    found: dict[str, Any] = page.evaluate(PROMPT)
    return found


def same_again(page: Page) -> dict[str, Any]:
    """Load the page again and give back the prompt, which is the one from before."""
    before = prompt(page)
    page.reload()
    assert prompt(page) == before
    return before


def gold(page: Page) -> None:
    page.locator(f".ht-acts {GOLD}").click(timeout=WAIT)


def test_first_move_replacement_and_the_rest_of_the_turn(hats_room: Room) -> None:
    house, screens = hats_room
    page, _ = seated(screens, house, dealt(3))
    faults = Faults()
    first = same_again(page)
    assert len(first["hand"]) == 4
    # A card that was replaced stays replaced, and only once a turn (3.5).
    page.locator("[data-look=optional]").click()
    page.locator(".ht-held").first.click()
    faults.phone("replacing", page)
    gold(page)
    expect(page.locator("[data-look=optional]")).to_have_count(0, timeout=WAIT)
    second = same_again(page)
    assert second["hand"] != first["hand"]
    assert len(second["hand"]) == len(first["hand"])
    faults.check()
    screens.check()


def bottom(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("size", [PHONE_SIZE, SMALL_PHONE])
def test_a_chosen_card_of_nine_is_not_under_the_buttons(
    hats_room: Room, size: tuple[int, int]
) -> None:
    house, screens = hats_room
    house.force(new_deal(3))
    _, code = hats_tv(screens, "pl")
    page = join(screens, code, NAMES[0], "pl", size)
    sit(house, code, *NAMES[1:3])
    choose(page, "hats")
    deal(page)
    thumb = page.locator("footer.thumb")

    def clear_of_the_thumb(card: str) -> bool:
        box = thumb.bounding_box()
        assert box is not None
        return bottom(page, card) <= box["y"] + 1

    hold(page, "topper-6")
    space(page, 2)
    # What comes is told once, with what it is worth then.
    expect(page.locator(".ht-does")).to_contain_text(words("pl", "hats-phone-counted"))
    assert clear_of_the_thumb(".ht-held.ht-on")
    page.locator(".ht-title .iconbtn").click()
    page.locator(".ht-held").last.click()
    page.locator(".ht-quiet").click()
    expect(page.locator(".ht-does")).to_be_visible()
    until(
        page,
        """() => {
          const { bottom } = document.querySelector('.ht-held.ht-on').getBoundingClientRect();
          return bottom <= document.querySelector('footer.thumb').getBoundingClientRect().top + 1;
        }""",
    )
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    assert clear_of_the_thumb(".ht-held >> nth=-1")
    screens.check()


def test_a_black_hat_and_what_may_follow(hats_room: Room) -> None:
    house, screens = hats_room
    page, _ = seated(screens, house, dealt(2))
    faults = Faults()
    page.locator(".ht-held").first.click()
    page.locator(".ht-quiet").click()
    faults.phone("a black hat", page)
    page.locator("[data-look=stay]").click()
    gold(page)
    expect(page.locator("[data-look=end]")).to_be_visible(timeout=WAIT)
    after = same_again(page)
    assert len(after["hand"]) == 3
    faults.phone("the end of a turn", page)
    page.locator("[data-look=end]").click()
    expect(page.locator(".ht-waits")).to_be_visible(timeout=WAIT)
    faults.check()
    screens.check()


def test_after_the_main_action_and_the_favourite(hats_room: Room) -> None:
    house, screens = hats_room
    page, _ = seated(screens, house, house.position("replace_favourite"))
    faults = Faults()
    after = same_again(page)
    assert len(after["hand"]) == 1
    expect(page.locator(".ht-note")).to_be_visible()
    faults.phone("the favourite", page)
    page.locator(".ht-held").click()
    gold(page)
    # Replaced, the favourite is another card, and the last turn is over with it (5.1).
    expect(page.locator(".ht-acts")).to_have_count(0, timeout=WAIT)
    faults.check()
    screens.check()


def test_while_a_partner_is_asked_a_skip_goes_with_that_ask(hats_room: Room) -> None:
    house, screens = hats_room
    given = dealt(4, plays=2)
    given["start"] = 1
    page, hands = seated(screens, house, given, "en")
    propose(hands[0])
    hands[2].sleep()
    hands[2].wake()
    number = hands[2].last["ask"]["ask"]
    open_host_table(page)
    button = page.get_by_role("button", name="Skip turn", exact=True)
    expect(page.locator(".host .lead")).to_contain_text(NAMES[3], timeout=WAIT)
    sent: list[dict[str, Any]] = []
    page.expose_function("noteSent", lambda text: sent.append(json.loads(text)))
    page.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            noteSent(text);
            return send.call(this, text);
          };
        }"""
    )
    button.click()
    expect(page.locator(".host .lead")).to_contain_text(NAMES[2], timeout=WAIT)
    commands = [message["command"] for message in sent if message["op"] == "host"]
    assert commands == [{"do": "skip", "seat": 1, "ask": number, "asked": 3}]
    screens.check()


def test_the_answer_of_a_partner(hats_room: Room) -> None:
    house, screens = hats_room
    given = dealt(4, plays=2)
    given["start"] = 2
    page, hands = seated(screens, house, given)
    partner = hands[1]
    propose(partner)
    faults = Faults()
    answer = same_again(page)
    assert NAMES[2] in answer["title"]
    assert len(answer["hand"]) == 7
    # All that is asked stands on the smallest page at once: two rows of cards above the buttons.
    page.evaluate("() => scrollTo(0, 0)")
    thumb = page.locator("footer.thumb").bounding_box()
    last = page.locator(".ht-held").last.bounding_box()
    assert thumb is not None
    assert last is not None
    assert last["y"] + last["height"] <= thumb["y"] + 1
    faults.phone("the answer", page)
    page.locator(".ht-quiet").click()
    expect(page.locator(".ht-acts")).to_have_count(0, timeout=WAIT)
    partner.look()
    assert partner.last["view"]["optional_open"] is False
    faults.check()
    screens.check()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_pause_has_no_seconds_and_says_so_on_the_button(hats_room: Room, lang: str) -> None:
    house, screens = hats_room
    word = words(lang, "yt-paused")
    page, _ = seated(screens, house, dealt(3), lang, clocks=True)
    timer = page.locator("yule-timer")
    button = page.locator(".ht-acts .btn.gold")
    page.locator(".ht-held").first.click()
    page.locator(".ht-quiet").click()
    expect(button).to_be_enabled()
    expect(timer).to_have_count(1)
    open_host_table(page)
    page.get_by_role("button", name=words(lang, "yt-pause"), exact=True).click()
    page.locator("header.appbar .iconbtn").first.click()
    expect(button).to_have_text(word, timeout=WAIT)
    expect(button).to_be_disabled()
    expect(timer).to_have_count(0)
    page.reload()
    expect(button).to_have_text(word, timeout=WAIT)
    expect(timer).to_have_count(0)
    page.locator(".pausebar button").click()
    expect(timer).to_have_count(1, timeout=WAIT)
    expect(button).not_to_have_text(word)
    screens.check()


def test_a_line_of_the_log_leads_to_its_place(hats_room: Room) -> None:
    house, screens = hats_room
    page, _ = seated(screens, house, house.position("two_effects"), "en")
    hold(page, "bonnet-6")
    space(page, 5)
    gold(page)
    expect(page.locator(".ht-waits")).to_be_visible(timeout=WAIT)
    page.locator("header.bar .iconbtn").last.click()
    page.get_by_role("button", name="What happened").click()
    line = page.locator(".log .to button", has_text=re.compile("space 5"))
    line.click(timeout=WAIT)
    until(
        page,
        """() => {
          const ring = document.querySelector('.lookhere:not([hidden])')?.getBoundingClientRect();
          const places = [...document.querySelectorAll('[data-look=space-5]')];
          const box = places.map((p) => p.getBoundingClientRect()).find((b) => b.width);
          return ring && box && ring.left <= box.left && ring.right >= box.right
            && ring.top <= box.top && ring.bottom >= box.bottom
            && box.top >= 0 && box.bottom <= innerHeight;
        }""",
    )
    screens.check()
