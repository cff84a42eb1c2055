"""Hats to its end on own devices and in teams: napkins in order, sums that are true."""

from playwright.sync_api import Locator, expect

from tests.web.driving import SMALL_PHONE, WAIT, choose, join, text_of
from tests.web.forced import Room
from tests.web.hands import open_room, sit
from tests.web.hats_table import (
    NAMES,
    deal,
    dealt,
    hats_tv,
    open_lines,
    play_to_the_account,
)
from tests.web.looks import Faults
from tests.web.words import words

WIDE = (1280, 800)


def number(place: Locator) -> int:
    return int(text_of(place).replace("−", "-"))


def totals(napkins: Locator) -> list[int]:
    return [number(napkin.locator("footer b")) for napkin in napkins.all()]


def lines(napkin: Locator) -> list[int]:
    return [number(line) for line in napkin.locator(".ht-line dd > b").all()]


def names(napkins: Locator) -> list[str]:
    return [text_of(name) for name in napkins.locator("h2").all()]


def test_two_on_own_devices_play_to_their_napkins(hats_room: Room) -> None:
    house, screens = hats_room
    house.force(dealt(2, plays=7))
    code = open_room(house)
    sizes = (SMALL_PHONE, WIDE)
    pages = [
        join(screens, code, name, "pl", size) for name, size in zip(NAMES[:2], sizes, strict=True)
    ]
    choose(pages[0], "hats")
    expect(pages[0].get_by_text(words("pl", "hats-option-removed_one"))).to_have_count(1)
    deal(pages[0])
    faults = Faults()
    for page in pages:
        expect(page.locator(".pane .ht-table")).to_be_visible(timeout=WAIT)
        assert page.locator(".pane .ht-space, .pane [data-look^=space-]").count() == 5
    expect(pages[1].locator(".beside .log, .beside .lead")).to_be_visible()
    faults.phone("the small device", pages[0])
    faults.phone("the wide device", pages[1])
    play_to_the_account(pages)
    open_lines(pages[0])
    for seat, page in enumerate(pages):
        napkins = page.locator(".ht-napkin")
        expect(napkins.locator(".ht-medal")).to_have_count(2, timeout=WAIT)
        # The own napkin first.
        assert names(napkins) == [NAMES[seat], NAMES[1 - seat]]
        assert [sum(lines(napkin)) for napkin in napkins.all()] == totals(napkins)
        page.reload()
        expect(page.locator(".ht-medal")).to_have_count(2, timeout=WAIT)
        faults.phone("the napkins", page)
    faults.check()
    screens.check()


def test_four_in_teams_play_to_their_sums(hats_room: Room) -> None:
    house, screens = hats_room
    house.force(dealt(4, plays=7))
    tv, code = hats_tv(screens, "pl")
    page = join(screens, code, NAMES[0], "pl", SMALL_PHONE)
    hands = sit(house, code, *NAMES[1:])
    choose(page, "hats")
    deal(page)
    expect(tv.locator(".ht-team")).to_have_count(2, timeout=WAIT)
    play_to_the_account([page], hands)
    open_lines(page)
    faults = Faults()
    expect(tv.locator(".ht-medal")).to_have_count(2, timeout=WAIT)
    # Partners under one roof, each pair in the order of the table.
    assert names(tv.locator(".ht-napkin")) == [NAMES[0], NAMES[2], NAMES[1], NAMES[3]]
    sums = []
    for pair in tv.locator(".ht-pair").all():
        sums.append(number(pair.locator("> h2 > b")))
        assert sums[-1] == sum(totals(pair.locator(".ht-napkin")))
    assert [number(b) for b in page.locator(".ht-sums b").all()] == sums
    assert names(page.locator(".ht-napkin")) == [NAMES[0], NAMES[2], NAMES[1], NAMES[3]]
    first = tv.locator(".ht-pair.ht-first")
    if sums[0] != sums[1]:
        assert number(first.locator("> h2 > b")) == max(sums)
    faults.tv("the sums", tv)
    faults.phone("the sums", page)
    faults.check()
    screens.check()
