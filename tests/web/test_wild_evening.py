"""Contexts closed, frozen, cut off, reloaded and moved at random: the evening ends as for all."""

import random
import secrets
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import GOLD, WAIT, answer, join, text_of
from tests.web.evening import House, Screens
from tests.web.hands import Hand, open_room
from tests.web.sleeping import freeze, hide, thaw

TROUBLES = ("close", "reload", "freeze", "network", "move", "hide")
BOTS = 3


class Guest:
    """Someone whose phone has a bad evening: whatever befalls it, the seat is the same."""

    def __init__(self, screens: Screens, code: str, name: str, host: Hand) -> None:
        self.screens = screens
        self.code = code
        self.name = name
        self.host = host
        self.page = join(screens, code, name)
        self.mending: Callable[[], None] | None = None

    def suffer(self, trouble: str) -> None:
        """One trouble; `mend` ends it."""
        page = self.page
        if trouble == "close":
            context = page.context
            page.close()

            def reopen() -> None:
                self.page = context.new_page()
                self.page.goto(f"/{self.code}")

            self.mending = reopen
        elif trouble == "reload":
            page.reload()
        elif trouble == "freeze":
            freeze(page)
            self.mending = lambda: thaw(page)
        elif trouble == "network":
            page.context.set_offline(True)
            self.mending = lambda: page.context.set_offline(False)
        elif trouble == "hide":
            hide(page)
            self.mending = lambda: hide(page, hidden=False)
        else:
            self.move()

    def move(self) -> None:
        """The phone is lost: the host's code brings the seat to another one."""
        seat = secrets.token_urlsafe(24)
        member = self.host.member(self.name)["id"]
        self.host.do("offer_seat", member=member, code=seat)
        old, self.page = self.page, self.screens.open(f"/{self.code}?seat={seat}")
        self.page.get_by_role("button", name="Go on here").click(timeout=WAIT)
        expect(self.page.locator("header.bar b", has_text=self.name)).to_be_visible(timeout=WAIT)
        old.context.close()

    def mend(self) -> None:
        if self.mending is not None:
            mending, self.mending = self.mending, None
            mending()

    def act(self) -> None:
        if self.mending is None:
            answer(self.page)


def told(page: Page) -> tuple[list[str], list[str]]:
    """Who takes home what, and what the log tells to all, as a page shows them."""
    rows = page.locator(".gt-home li")
    home = [text_of(rows.nth(i)) for i in range(rows.count())]
    page.locator("header.bar .iconbtn").last.click()
    page.get_by_role("button", name="What happened").click()
    lines = [line for line in page.locator(".log li").all_inner_texts() if "Your gift" not in line]
    assert len(home) == BOTS + 3
    assert len(lines) > 20
    return home, lines


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_phone_with_a_bad_evening_sees_what_an_undisturbed_one_sees(
    house: House, screens: Screens, seed: int
) -> None:
    rng = random.Random(seed)
    code = open_room(house)
    host = Hand(house, code, "Marek")
    calm = join(screens, code, "Ania")
    guest = Guest(screens, code, "Ola", host)
    for _ in range(BOTS):
        host.do("choose_game", game="gift_trail").do("add_bot", bot="random")
    host.do("set_options", options={"board": "short", "dice": 1})
    host.do("start")
    expect(calm.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    suffered: list[str] = []
    left = list(TROUBLES)
    rng.shuffle(left)
    due = 0
    deadline = time.monotonic() + 200
    while host.look()["phase"] == "playing":
        assert time.monotonic() < deadline, suffered
        due -= 1
        if due < 0 and guest.mending is not None:
            guest.mend()
            due = rng.randrange(2, 6)
        elif due < 0:
            trouble = left.pop() if left else rng.choice(TROUBLES)
            suffered.append(trouble)
            guest.suffer(trouble)
            due = rng.randrange(1, 5)
        host.answer()
        answer(calm)
        guest.act()
        if guest.mending is not None and waits_for(host, "Ola"):
            guest.mend()
    guest.mend()
    assert len(suffered) >= 4, suffered
    for page in (calm, guest.page):
        expect(page.locator(".gt-results")).to_be_visible(timeout=WAIT)
    host.do("reveal", step=len(host.last["view"]["reveal"]), auto=False)
    for page in (calm, guest.page):
        expect(page.locator(".gt-home")).not_to_contain_text("still wrapped", timeout=WAIT)
        expect(page.locator(GOLD)).to_have_count(0)
    (home, lines), (all_home, all_lines) = told(guest.page), told(calm)
    assert home == all_home, suffered
    # A page that was loaded again is told of the newest events, not of a whole long game.
    assert lines == all_lines[: len(lines)], suffered
    screens.check()


def waits_for(host: Hand, name: str) -> bool:
    """Whether nothing goes on without that person."""
    room = host.look()
    seats = {m["seat"]: m["name"] for m in room["members"]}
    return [seats[w["seat"]] for w in room["waiting"]] == [name]
