"""An evening from the first page to the last, as a family has it."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from tests.web.driving import (
    SMALL_PHONE,
    WAIT,
    answer,
    choose_gift_trail,
    join,
    open_all_cards,
    open_tv,
    play_until,
    settled,
    start,
    switch,
    text_of,
)
from tests.web.evening import House, Screens


def test_a_whole_game_with_a_tv_and_three_phones(
    house: House, screens: Screens, tmp_path: Path
) -> None:
    tv, code = open_tv(screens)
    marek = join(screens, code, "Marek")
    ania = join(screens, code, "Ania", "en", SMALL_PHONE)
    zofia = join(screens, code, "Zofia", "pl")
    choose_gift_trail(marek)
    for name in ("Marek", "Ania", "Zofia"):
        expect(tv.get_by_text(name, exact=True).first).to_be_visible(timeout=WAIT)
    switch(marek, "Short")
    switch(marek, "Two dice")
    start(marek)
    expect(tv.locator(".gt-tv, .gt-rail").first).to_be_visible(timeout=WAIT)
    phones = [marek, ania, zofia]
    finished = marek.locator(".gt-results")

    def over() -> bool:
        return finished.count() > 0

    play_until(phones, over, most=4)
    assert zofia.locator("html").get_attribute("lang") == "pl"
    assert ania.locator("html").get_attribute("lang") == "en"

    # A phone is closed in the middle, and comes back to its own seat.
    context = ania.context
    ania.close()
    for phone in (marek, zofia):
        answer(phone)
    ania = context.new_page()
    ania.goto(f"/{code}")
    expect(ania.locator("header.bar b", has_text="Ania")).to_be_visible(timeout=WAIT)
    phones = [marek, ania, zofia]
    play_until(phones, over, most=4)

    # The power goes, and comes back: every screen finds its place by itself.
    before = settled(zofia.locator("header.bar"))
    house.kill()
    expect(ania.locator(".reconnect")).to_be_visible(timeout=WAIT)
    house.start()
    expect(ania.locator(".reconnect")).to_be_hidden(timeout=WAIT)
    expect(zofia.locator(".reconnect")).to_be_hidden(timeout=WAIT)
    assert text_of(zofia.locator("header.bar")) == before
    play_until(phones, over)

    # The reveal: the host opens the cards, the record can be kept and checked.
    open_all_cards(marek)
    for name in ("Marek", "Ania", "Zofia"):
        expect(tv.get_by_text(name, exact=True).first).to_be_visible(timeout=WAIT)
    with marek.expect_download() as download:
        marek.locator("a[download]").click()
    record = tmp_path / "record.jsonl"
    download.value.save_as(record)
    checked = subprocess.run(
        [sys.executable, "-m", "yuletable", "verify", str(record)], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stderr
    marek.get_by_role("button", name="Play again").click()
    expect(marek.locator("details.more")).to_be_visible(timeout=WAIT)
    screens.check()


def test_what_leaves_the_house_is_noted(screens: Screens) -> None:
    page = screens.open("/about")
    with pytest.raises(Error, match="ERR_NAME_NOT_RESOLVED"):
        page.goto("http://elsewhere.example/asked")
    assert screens.strangers == ["http://elsewhere.example/asked"]
    with pytest.raises(AssertionError, match="requests that left the house"):
        screens.check()
