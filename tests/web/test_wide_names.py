"""Names of 16 wide letters, and the slip of the fair draw: nothing lies over a name."""

import itertools

import pytest
from playwright.sync_api import Locator, expect

from tests.web.driving import SMALL_PHONE, TV_SIZE, WAIT
from tests.web.evening import House, Screens
from tests.web.hands import Hand, open_room, sit
from tests.web.looks import phone_faults, tv_faults
from tests.web.matrices import long_but

NAMES = (
    "Wszebor-Bożydarł", "W" * 16, "M" * 16, "e\u0302\u0303\u0304" * 16,
    "Włodzimierzówna-", "Mŵŵŵŵŵŵŵŵŵŵŵŵŵŵm", "Kot", "Ola",
)  # fmt: skip

Box = dict[str, float]


def boxes(parts: Locator) -> list[Box]:
    found: list[Box] = parts.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    )
    return found


def apart(one: Box, other: Box) -> bool:
    beside = one["right"] <= other["left"] or other["right"] <= one["left"]
    return beside or one["bottom"] <= other["top"] or other["bottom"] <= one["top"]


def test_wide_names_keep_to_their_places(house: House, screens: Screens) -> None:
    code = open_room(house)
    host, *others = sit(house, code, *NAMES)
    tv = screens.open(f"/tv?room={code}", "pl", TV_SIZE)
    host.do("choose_game", game="gift_trail").do("set_timers", factor=0)
    expect(tv.locator("text.nm")).to_have_count(len(NAMES) + 1, timeout=WAIT)
    expect(tv.locator("text.nm").last).to_be_visible()
    names = sorted(
        boxes(tv.locator("text.nm")), key=lambda box: (round(box["top"] / 50), box["left"])
    )
    for one, other in itertools.pairwise(names):
        assert one["right"] < other["left"] or one["top"] + 50 < other["top"]
    assert tv_faults(tv) == []
    host.do("start")
    expect(tv.locator(".gt-seat")).to_have_count(len(NAMES), timeout=WAIT)
    assert tv_faults(tv) == []
    for name, gift in zip(
        boxes(tv.locator(".gt-nm b")), boxes(tv.locator(".gt-holds")), strict=True
    ):
        assert name["right"] <= gift["left"]
    phone = screens.open(f"/{code}", "pl", SMALL_PHONE)
    phone.evaluate(
        "([key, token]) => localStorage.setItem(key, JSON.stringify([token]))",
        [f"yuletable.seats.{code}", others[0].token],
    )
    phone.reload()
    expect(phone.locator(".gt-all li")).to_have_count(len(NAMES), timeout=WAIT)
    assert phone_faults(phone) == []
    host.do("end_game").do("reveal", step=len(NAMES), auto=False)
    expect(tv.locator(".gt-rv:not(.gt-shut)")).to_have_count(len(NAMES) - 1, timeout=WAIT)
    for name, gift in zip(
        boxes(tv.locator(".gt-who b")), boxes(tv.locator(".gt-gift")), strict=False
    ):
        assert apart(name, gift)
    assert tv_faults(tv) == []
    screens.check()


@pytest.mark.parametrize("people", long_but([2, 8, 32], 32))
def test_the_slip_of_the_fair_draw_lies_over_no_name(
    house: House, screens: Screens, people: int
) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    Hand(house, code, "Ania")
    tv = screens.open(f"/tv?room={code}", "pl", TV_SIZE)
    host.do("choose_game", game="gift_trail").do("set_timers", factor=0)
    if people > 2:
        host.do("add_bot", bot="random", count=people - 2)
    expect(tv.locator("text.nm, .guests li").first).to_be_visible(timeout=WAIT)
    host.do("start")
    expect(tv.locator(".slip")).to_be_visible(timeout=WAIT)
    expect(tv.locator(".gt-seat, .gt-line")).to_have_count(people, timeout=WAIT)
    expect(tv.locator(".slip")).to_have_css("top", "164px")  # where the game wants it
    (slip,) = boxes(tv.locator(".slip"))
    told = boxes(tv.locator(".gt-seat b, .gt-line b, h1, .plate, .gt-rail-head"))
    assert all(apart(slip, box) for box in told)
    assert slip["left"] >= 0
    screens.check()
