"""The fingerprint of the seed: shown to all as a match begins, the same in the record."""

import json
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import (
    SMALL_PHONE,
    WAIT,
    choose_gift_trail,
    end_the_game,
    join,
    open_host_table,
    open_tv,
    start,
)
from tests.web.evening import House, Screens
from tests.web.hands import sit, whole_game
from tests.web.looks import Faults, axe_faults, phone_faults
from tests.web.words import words


def numbers(page: Page) -> list[str]:
    """The long numbers that stand on a page."""
    return page.locator(".proof .hex:not(summary .hex)").all_text_contents()


def open_fair_draw(tv: Page, lang: str) -> None:
    """From the controls that a pointer wakes."""
    tv.mouse.move(200, 200)
    tv.mouse.move(220, 200)
    tv.get_by_role("button", name=words(lang, "yt-fair-short")).click()
    expect(tv.locator("dialog .proof")).to_be_visible(timeout=WAIT)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_fingerprint_is_that_of_the_record(house: House, screens: Screens, lang: str) -> None:
    faults = Faults()
    tv, code = open_tv(screens, lang)
    host, guest = join(screens, code, "Marek", lang), join(screens, code, "Ania", lang, SMALL_PHONE)
    choose_gift_trail(host)
    start(host)
    slip = tv.locator(".slip")
    expect(slip).to_be_visible(timeout=WAIT)
    expect(slip).to_contain_text(words(lang, "yt-fair"))
    fingerprint = slip.locator(".hex").text_content()
    expect(guest.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    faults.tv("TV as a match begins", tv)
    open_fair_draw(tv, lang)
    assert numbers(tv) == [fingerprint]
    faults.tv("fair draw", tv)
    tv.keyboard.press("Escape")
    expect(tv.locator("dialog")).to_have_count(0)
    for phone in (host, guest):
        phone.locator("header.bar .iconbtn").last.click()
        expect(phone.locator(".proof")).to_be_visible(timeout=WAIT)
        assert numbers(phone) == [fingerprint]
        faults.phone("menu", phone)
        phone.locator("header.appbar .iconbtn").first.click()
    open_host_table(host)
    end_the_game(host)
    with urllib.request.urlopen(f"{house.url}/api/rooms/{code}/record/1") as answer:
        lines = [json.loads(line) for line in answer.read().splitlines()]
    assert lines[0]["commitment"] == fingerprint
    expect(slip).to_have_count(0, timeout=WAIT)
    open_fair_draw(tv, lang)
    assert numbers(tv) == [fingerprint, lines[-1]["seed"]]
    faults.tv("fair draw, after the game", tv)
    faults.check()
    screens.check()


@pytest.mark.long
def test_the_slip_goes_by_itself_and_does_not_come_back(screens: Screens) -> None:
    tv, code = open_tv(screens)
    tv.clock.install()
    host = join(screens, code, "Marek")
    join(screens, code, "Ania")
    choose_gift_trail(host)
    start(host)
    slip = tv.locator(".slip")
    tv.clock.run_for(500)
    expect(slip).to_be_visible(timeout=WAIT)
    tv.clock.run_for(21_000)
    expect(slip).to_have_count(0, timeout=WAIT)
    tv.reload()
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    expect(slip).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_saved_record_is_checked_on_its_page(screens: Screens, tmp_path: Path, lang: str) -> None:
    house = screens.house
    _, code = open_tv(screens, lang)
    hands = sit(house, code, "Ania", "Ola")
    whole_game(hands)
    with urllib.request.urlopen(f"{house.url}/api/rooms/{code}/record/1") as answer:
        saved = answer.read()
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_bytes(saved)
    bad.write_bytes(saved.replace(b'"seed":"', b'"seed":"00', 1))
    page = screens.open("/fair", lang, (320, 568))
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(good)
    told = {"en": "This record is true", "pl": "Ten przebieg jest prawdziwy"}[lang]
    expect(page.get_by_role("heading", name=told)).to_be_visible(timeout=WAIT)
    commitment = hands[0].last["room"]["match"]["commitment"]
    assert commitment in "".join(page.locator(".proof").inner_text().split())
    assert phone_faults(page) == []
    assert axe_faults(page) == []
    chooser.set_input_files(bad)
    told = {"en": "This record is not true", "pl": "Ten przebieg nie jest prawdziwy"}[lang]
    expect(page.get_by_role("alert")).to_contain_text(told, timeout=WAIT)
    assert phone_faults(page) == []
    screens.check()
