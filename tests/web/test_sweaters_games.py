"""Sweaters played through in each mode: by hands alone, while a TV and own devices look on."""

import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import PHONE_SIZE, TV_SIZE, WAIT, text_of
from tests.web.forced import Room
from tests.web.hands import Hand
from tests.web.looks import Faults
from tests.web.sweaters_table import page_of, table_of

CASUAL: Final = {"mode": "casual", "difficulty": "expert", "bonus": True}
EXPRESS: Final = {"mode": "express", "bonus": True}
AVID: Final = {"mode": "avid", "bonus": True}
ONE_USE: Final = {"billy", "maria", "tina"}


def spends(option: dict[str, Any]) -> bool:
    """Is that the use of a Special Ability?"""
    data, preview = option["data"], option.get("preview") or {}
    return "billy" in data or "tina" in data or bool(preview.get("maria"))


def answer(hand: Hand) -> bool:
    """Answer the open ask, by an ability where there is one; whether there was something."""
    hand.look()
    ask = hand.last["ask"]
    if ask is None or hand.last["room"]["phase"] != "playing":
        return False
    open_ones = [option for option in ask["options"] if not option.get("why")]
    best = next((option for option in open_ones if spends(option)), None)
    data = best["data"] if best else ask["default"]
    hand.say("act", ask=ask["ask"], data=data)
    return True


def play(hands: list[Hand], until: str) -> None:
    """Everybody answers until the ask of this kind or the end."""
    deadline = time.monotonic() + 120
    while hands[0].look()["phase"] == "playing":
        assert time.monotonic() < deadline, "the match does not come to its end"
        if hands[0].last["ask"] and hands[0].last["ask"]["kind"] == until:
            return
        for hand in hands:
            answer(hand)


def spent(hand: Hand) -> set[str]:
    """The abilities that have been used."""
    seats = hand.last["view"]["players"]
    return {one["bonus"]["ability"] for one in seats if one["bonus"] and one["bonus"]["used"]}


def dealt(hand: Hand) -> set[str]:
    return {one["bonus"]["ability"] for one in hand.last["view"]["players"]}


HUNG = """() => {
  const end = (element) => element.getBoundingClientRect().bottom;
  const above = ([one, points]) => end(one) <= points.getBoundingClientRect().top + 1;
  const all = [...document.querySelectorAll('.sw-washing li')];
  const pairs = all.map((each) => [each.querySelector('.sw-sweater'), each.querySelector('p')]);
  return pairs.every(above) ? Math.max(...pairs.map(([, points]) => end(points))) : Infinity;
}"""
"""How low the points below the line of sweaters end, px."""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_three_rounds_of_casual_with_four_on_a_tv(sweaters_room: Room, lang: str) -> None:
    house, screens = sweaters_room
    code, hands = table_of(house, 4, CASUAL)
    tv = screens.open(f"/tv?room={code}", lang, TV_SIZE)
    faults = Faults()
    expect(tv.locator(".sw-area")).to_have_count(4, timeout=WAIT)
    for number in (1, 2):
        play(hands, "review")
        expect(tv.locator(".sw-papers .sw-far")).to_have_count(4, timeout=WAIT)
        # Casual shows every Secret Santa at the count, met or not (7.10).
        expect(tv.locator(".sw-far .sw-shown li")).to_have_count(4)
        faults.tv(f"round {number}", tv)
        for hand in hands:
            answer(hand)
    play(hands, "over")
    expect(tv.locator("[data-look^=final-]")).to_have_count(4, timeout=WAIT)
    faults.tv("the end", tv)
    # The best seven hang on the line, each above what it is worth, and that in sight.
    hung = [int(points) for points in tv.locator(".sw-washing p b").all_inner_texts()]
    assert len(hung) == 7
    assert hung == sorted(hung, reverse=True)
    assert tv.evaluate(HUNG) <= TV_SIZE[1]
    assert spent(hands[0]) == ONE_USE & dealt(hands[0]) == ONE_USE
    assert "sweaters-" not in text_of(tv.locator("body"))
    results(page_of_the_end(sweaters_room, hands[0], lang), faults, 4)
    faults.check()
    screens.check()


def test_a_race_of_two_on_own_devices(sweaters_room: Room) -> None:
    house, screens = sweaters_room
    code, hands = table_of(house, 2, EXPRESS)
    watcher = Hand(house, code, "Gienia", watch=True)
    page = page_of(screens, watcher, "en", PHONE_SIZE)
    faults = Faults()
    expect(page.locator(".sw-table .sw-area")).to_have_count(2, timeout=WAIT)
    expect(page.locator(".sw-fads li")).to_have_count(3)
    faults.phone("the beginning", page)
    play(hands, "over")
    assert spent(hands[0]) == ONE_USE & dealt(hands[0])
    expect(page.locator("[data-look^=final-]")).to_have_count(2, timeout=WAIT)
    results(page_of_the_end(sweaters_room, hands[0], "pl"), faults, 2)
    faults.check()
    screens.check()


def test_three_rounds_of_avid_with_three(sweaters_room: Room) -> None:
    house, screens = sweaters_room
    code, hands = table_of(house, 3, AVID)
    tv = screens.open(f"/tv?room={code}", "pl", TV_SIZE)
    faults = Faults()
    play(hands, "review")
    expect(tv.locator(".sw-papers .sw-far")).to_have_count(3, timeout=WAIT)
    # Before the last round only those that are met are shown (7.10).
    expect(tv.locator(".sw-far .sw-missed")).to_have_count(0)
    met = sum(len(one["met"]) for one in hands[0].last["view"]["players"])
    expect(tv.locator(".sw-far .sw-shown li")).to_have_count(met)
    play_on(hands)
    expect(tv.locator("[data-look^=final-]")).to_have_count(3, timeout=WAIT)
    missed = [one for one in hands[0].last["view"]["final"] if one["missed"]]
    expect(tv.locator(".sw-final small", has_text="0 punktów")).to_have_count(len(missed))
    faults.tv("the end", tv)
    assert spent(hands[0]) == ONE_USE & dealt(hands[0])
    results(page_of_the_end(sweaters_room, hands[0], "en"), faults, 3)
    faults.check()
    screens.check()


def test_the_little_brothers_are_paid_where_everybody_sees_it(sweaters_room: Room) -> None:
    house, screens = sweaters_room
    given = house.position("last_trick_casual")
    first, second = given["players"]
    first["sweaters"] = [first["sweaters"][0], {"L": "purple-7", "R": "purple-8"}]
    second["sweaters"] = [
        {"L": "green-7", "R": "red-2", "B": "red-3"},
        {"L": "red-1", "R": "green-8", "B": "green-3"},
    ]
    code, hands = table_of(house, given)
    tv = screens.open(f"/tv?room={code}", "en", TV_SIZE)
    expect(tv.locator('[data-look="player-1"] .sw-ability')).to_contain_text("2/2", timeout=WAIT)
    play_on(hands)
    page = page_of_the_end(sweaters_room, hands[1], "en")
    expect(page.locator('[data-look="sheet-1"]')).to_contain_text("The Little Brothers")
    screens.check()


def play_on(hands: list[Hand]) -> None:
    play(hands, "over")
    assert hands[0].last["room"]["phase"] == "results"


def page_of_the_end(room: Room, hand: Hand, lang: str) -> Page:
    page = page_of(room.screens, hand, lang)
    expect(page.locator(".sw-results")).to_be_visible(timeout=WAIT)
    return page


def results(page: Page, faults: Faults, seats: int) -> None:
    """Places, a chart, and a sheet whose every line says what it is for."""
    expect(page.locator("[data-look^=final-]")).to_have_count(seats)
    expect(page.locator(".sw-chart tbody tr")).to_have_count(seats)
    faults.phone("the results", page)
    assert "sweaters-" not in text_of(page.locator("body"))
