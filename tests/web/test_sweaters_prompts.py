"""Sweaters: prompts loaded again, a pause, lines that lead to their place, answers for who is away,
the focus."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import PHONE_SIZE, WAIT, open_host_table, reach, text_of, until
from tests.web.forced import Room
from tests.web.hands import Hand
from tests.web.looks import Faults
from tests.web.sweaters_table import hold, page_of, play_until, send, table_of, take
from tests.web.words import words

PROMPT: Final = """() => ({
  title: document.querySelector('main h1').textContent,
  hand: [...document.querySelectorAll('.sw-hand .sw-held')].map((one) => one.dataset.look),
  pool: [...document.querySelectorAll('.sw-choice .sw-held')].map((one) => one.dataset.look),
  places: [...document.querySelectorAll('.sw-target')].map((one) => one.textContent.trim()),
  sheet: [...document.querySelectorAll('.sw-sheet')].map((one) => one.textContent),
  buttons: [...document.querySelectorAll('.sw-acts button')]
    .map((button) => `${button.dataset.look} ${button.disabled} ${button.textContent.trim()}`),
})"""
RINGED: Final = """() => {
  const ring = document.querySelector('.lookhere:not([hidden])')?.getBoundingClientRect();
  const places = [...document.querySelectorAll('[data-look="LOOK"]')];
  const box = places.map((p) => p.getBoundingClientRect()).find((b) => b.width);
  return ring && box && ring.left <= box.left && ring.right >= box.right && ring.top <= box.top;
}"""


def prompt(page: Page) -> dict[str, Any]:
    expect(page.locator(".sw-acts")).to_be_visible(timeout=WAIT)
    found: dict[str, Any] = page.evaluate(PROMPT)
    return found


def same_again(page: Page) -> dict[str, Any]:
    """Load the page again and give back the prompt, which is the one from before."""
    before = prompt(page)
    page.reload()
    assert prompt(page) == before
    return before


def test_play_draft_and_review_are_there_again_after_loading(sweaters_room: Room) -> None:
    house, screens = sweaters_room
    given = house.position("last_trick_casual")
    _, hands = table_of(house, {**given, "round": 2, "sheets": given["sheets"][:1]})
    page = page_of(screens, hands[0], "pl")
    faults = Faults()
    playing = same_again(page)
    assert len(playing["hand"]) == 2
    hold(page, "red-7")
    faults.phone("play", page)
    send(page)
    while not page.locator(".sw-choice .sw-legal").count():
        if not hands[1].answer():
            page.wait_for_timeout(20)
    drafting = same_again(page)
    assert drafting["pool"]
    assert len(drafting["places"]) == 3
    take(page, drafting["pool"][0].removeprefix("pool-"), "new")
    faults.phone("draft", page)
    send(page)
    play_until([page], ".sw-review", [hands[1]])
    reviewing = same_again(page)
    assert reviewing["sheet"]
    faults.phone("review", page)
    # The Secret Santas of both, met or not (7.10).
    expect(page.locator(".sw-sheet .sw-shown > li")).to_have_count(2)
    faults.check()
    screens.check()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_pause_has_no_seconds_and_says_so_on_the_button(sweaters_room: Room, lang: str) -> None:
    house, screens = sweaters_room
    _, hands = table_of(house, house.position("must_follow"), clocks=True)
    page = page_of(screens, hands[1], lang)
    timer = page.locator("yule-timer")
    gold = page.locator(".sw-acts .btn.gold")
    hold(page, "green-4")
    expect(gold).to_be_enabled()
    expect(timer).to_have_count(1)
    hands[0].do("pause")
    expect(gold).to_have_text(words(lang, "yt-paused"), timeout=WAIT)
    expect(gold).to_be_disabled()
    expect(timer).to_have_count(0)
    page.reload()
    expect(gold).to_have_text(words(lang, "yt-paused"), timeout=WAIT)
    expect(timer).to_have_count(0)
    hands[0].do("resume")
    expect(timer).to_have_count(1, timeout=WAIT)
    expect(gold).not_to_have_text(words(lang, "yt-paused"))
    screens.check()


def drafted(hands: list[Hand], seat: int) -> None:
    """Everybody answers until this seat has drafted."""
    while True:
        for number, hand in enumerate(hands):
            hand.look()
            kind = hand.last["ask"] and hand.last["ask"]["kind"]
            if hand.answer() and kind == "draft" and number == seat:
                return


def test_lines_of_the_log_lead_to_their_places(sweaters_room: Room) -> None:
    house, screens = sweaters_room
    _, hands = table_of(house, house.position("must_follow"))
    drafted(hands, 1)
    page = page_of(screens, hands[1], "en", PHONE_SIZE)
    lines = {"plays Green 4": "trade", "wins the trick": "trade", "knits|begins": "player-1"}
    for line, look in lines.items():
        page.locator("header.bar .iconbtn").last.click()
        page.get_by_role("button", name="What happened").click()
        page.locator(".log .to button", has_text=re.compile(line)).last.click(timeout=WAIT)
        until(page, RINGED.replace("LOOK", look))
        page.reload()
    screens.check()


def test_the_host_answers_from_what_everybody_sees(sweaters_room: Room) -> None:
    house, screens = sweaters_room
    for name, answers in (("maria", True), ("must_follow", False)):
        given = house.position(name)
        _, hands = table_of(house, given)
        away = asked_of(hands)
        host = next(hand for hand in hands if hand is not away)
        if host is not hands[0]:
            hands[0].do("give_host", member=host.me)
        page = page_of(screens, host, "en", PHONE_SIZE)
        away.sleep()
        open_host_table(page)
        section = page.locator("section.answerfor")
        if answers:
            button = section.get_by_role("button").first
            expect(button).to_be_visible(timeout=WAIT)
            button.click()
            expect(section).to_have_count(0, timeout=WAIT)
        else:
            # What can be played tells of the hand: there is a sentence and no card.
            expect(page.locator(".host")).to_contain_text("The hand is secret", timeout=WAIT)
            shown = text_of(page.locator(".host"))
            assert not re.search(r"(Purple|Red|Green|Yellow) (\d|patch)", shown)
    screens.check()


def asked_of(hands: list[Hand]) -> Hand:
    """The hand that is asked."""
    for hand in hands:
        hand.look()
    return next(hand for hand in hands if hand.last["ask"])


def test_the_focus_stays_when_the_page_is_drawn_again(sweaters_room: Room) -> None:
    house, screens = sweaters_room
    _, hands = table_of(house, house.position("must_follow"))
    page = page_of(screens, hands[1], "en")
    reach(page, '[data-look="hand-green-4"]')
    page.keyboard.press("Enter")
    held = page.locator('[data-look="hand-green-4"]')
    expect(held).to_have_attribute("aria-checked", "true")
    expect(held).to_be_focused()
    hands[0].do("rename", member=hands[1].me, name="Bożena")
    expect(page.locator("header.bar b").first).to_have_text("Bożena", timeout=WAIT)
    expect(held).to_be_focused()
    expect(held).to_have_attribute("aria-checked", "true")
    reach(page, '.sw-acts [data-look="confirm"]')
    page.keyboard.press("Enter")
    expect(held).to_have_count(0, timeout=WAIT)
    screens.check()
