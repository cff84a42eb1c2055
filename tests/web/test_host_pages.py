"""The host's table on small phones: thinking time before a game, answers for an absent phone."""

import pytest
from playwright.sync_api import expect

from tests.web.driving import (
    GOLD,
    PHONE_SIZE,
    SMALL_PHONE,
    WAIT,
    choose_gift_trail,
    join,
    open_host_table,
    open_tv,
    play_until,
    start,
)
from tests.web.evening import Screens
from tests.web.looks import Faults
from tests.web.words import words

pytestmark = [
    pytest.mark.parametrize("lang", ["en", "pl"]),
    pytest.mark.parametrize("size", [PHONE_SIZE, SMALL_PHONE], ids=["390", "320"]),
]


def test_thinking_time_is_set_before_the_game(
    screens: Screens, lang: str, size: tuple[int, int]
) -> None:
    faults = Faults()
    tv, code = open_tv(screens, lang)
    host = join(screens, code, "Marek", lang, size)
    join(screens, code, "Świętopełkowicz1", lang)
    choose_gift_trail(host)
    open_host_table(host)
    guest = host.locator(".host .prow", has_text="Świętopełkowicz1")
    expect(guest).to_have_count(1)
    name = guest.locator("b").bounding_box()
    link = guest.locator(".tick").bounding_box()
    assert name
    assert link
    beside = name["x"] + name["width"] <= link["x"] + 1
    assert beside or name["y"] + name["height"] <= link["y"] + 1
    group = host.get_by_role("radiogroup", name=words(lang, "yt-timers"))
    group.get_by_role("radio", name="×3").click()
    expect(group.get_by_role("radio", name="×3")).to_be_checked(timeout=WAIT)
    faults.phone("host's table in the lobby", host)
    host.locator("header.appbar .iconbtn").first.click()
    start(host)
    expect(tv.locator(".gt-tv yule-timer").first).to_contain_text("90", timeout=WAIT)
    faults.check()
    screens.check()


def test_the_answer_for_an_absent_phone_is_at_hand(
    screens: Screens, lang: str, size: tuple[int, int]
) -> None:
    faults = Faults()
    _, code = open_tv(screens, lang)
    host = join(screens, code, "Marek", lang, size)
    names = ("Babcia Zosia", "Świętopełk")
    phones = {name: join(screens, code, name, lang) for name in names}
    choose_gift_trail(host)
    start(host)
    play_until([host], lambda: any(page.locator(GOLD).count() for page in phones.values()))
    asked = next(name for name, page in phones.items() if page.locator(GOLD).count())
    phones[asked].close()
    open_host_table(host)
    section = host.locator(".answerfor")
    expect(section).to_contain_text(asked, timeout=WAIT)
    answer = section.get_by_role("button").first
    box, sheet = answer.bounding_box(), host.locator("footer.thumb").bounding_box()
    assert box
    assert sheet
    assert box["y"] + box["height"] <= sheet["y"], "seen without scrolling"
    faults.phone("host's table, somebody is away", host)
    said = section.get_by_role("button", name=answer.inner_text())
    answer.click()
    expect(said).to_have_count(0, timeout=WAIT)
    faults.check()
    screens.check()
