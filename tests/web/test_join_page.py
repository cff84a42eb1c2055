"""The join page when something comes between: a line that dies, a full table, a face that goes."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import GOLD, WAIT
from tests.web.evening import House, Screens
from tests.web.hands import Hand, open_room, sit
from tests.web.sleeping import with_script

ANSWER_LOST = """() => { const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (text.includes('"join"')) this.onmessage = null;
        send.call(this, text);
    }; }"""
"""The message leaves, and the page is closed before its answer has come."""

NEVER_SENT = """() => { const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (!text.includes('"join"')) send.call(this, text);
    }; }"""

DEAF = """const Plain = WebSocket; window.lines = [];
window.WebSocket = class extends Plain {
    constructor(...a) { super(...a); window.lines.push(this); }
    set onmessage(f) { super.onmessage = (e) => this.deaf || f(e); }
};"""


def names(hand: Hand) -> list[str]:
    return [member["name"] for member in hand.look()["members"]]


def cut_off(page: Page, how: str, name: str) -> None:
    """Tap "Sit down" with the line just dying, then pull to refresh."""
    page.evaluate(how)
    page.locator("#name").fill(name)
    page.locator(GOLD).click()
    page.wait_for_timeout(300)
    page.reload()


@pytest.mark.long
def test_a_join_that_was_cut_off_is_finished_after_a_reload(house: House, screens: Screens) -> None:
    code = open_room(house)
    marek = Hand(house, code, "Marek")
    for how, name in ((ANSWER_LOST, "Ola"), (NEVER_SENT, "Zofia")):
        page = screens.open(f"/{code}")
        page.locator("#name").wait_for()
        cut_off(page, how, name)
        expect(page.locator("header.bar b", has_text=name)).to_be_visible(timeout=WAIT)
        page.reload()
        expect(page.locator("header.bar b", has_text=name)).to_be_visible(timeout=WAIT)
    assert names(marek) == ["Marek", "Ola", "Zofia"]
    # One more person on the same phone.
    page.locator("header.bar .iconbtn").last.click()
    page.locator("ul.items button", has_text="One more person").click()
    page.locator("#name").wait_for()
    cut_off(page, ANSWER_LOST, "Kasia")
    expect(page.locator(".faces-rail button")).to_have_count(2, timeout=WAIT)
    assert names(marek) == ["Marek", "Ola", "Zofia", "Kasia"]
    screens.check()


@pytest.mark.long
def test_a_join_that_was_refused_is_not_sent_again(house: House, screens: Screens) -> None:
    code = open_room(house)
    marek = Hand(house, code, "Marek")
    page = screens.open(f"/{code}")
    page.locator("#name").fill("Marek")
    page.locator(GOLD).click()
    expect(page.locator(".why")).to_contain_text("is here already", timeout=WAIT)
    expect(page.locator(".why")).to_contain_text("Ask the host for a code for your seat.")
    page.reload()
    expect(page.locator("#name")).to_have_value("", timeout=WAIT)
    page.wait_for_timeout(300)
    assert page.locator(".why").count() == 0
    assert names(marek) == ["Marek"]
    screens.check()


def test_the_next_after_the_last_seat_is_told_before_the_tap(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    host, *_ = sit(house, code, *(f"Guest {n}" for n in range(1, 33)))
    page = screens.open(f"/{code}")
    page.locator("#name").fill("Ola")
    gold = page.locator(GOLD)
    expect(gold).to_have_text("Come in, Ola, and watch", timeout=WAIT)
    expect(page.locator("footer .wait")).to_have_text("All 32 seats are taken. You can watch.")
    host.do("choose_game", game="gift_trail")
    expect(gold).to_have_text("Come in, Ola, and watch")
    gold.click()
    expect(page.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_a_face_that_somebody_else_takes_is_told_at_the_faces(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    page = screens.open("/about", prepare=with_script(DEAF))
    page.goto(f"/{code}")
    page.locator("#name").fill("Ola")
    fox = page.get_by_role("radio", name="fox", exact=True)
    why = page.locator("#face-why")
    faces = page.get_by_role("radiogroup")
    fox.click()
    Hand(house, code, "Marek", avatar="fox")
    expect(fox).to_be_disabled(timeout=WAIT)
    expect(why).to_contain_text("Somebody else has that face now")
    expect(faces).to_have_attribute("aria-describedby", "face-why")
    expect(page.locator("#name")).to_have_attribute("aria-invalid", "false")
    assert page.locator("#name-why").count() == 0
    # The same, told by a refusal.
    owl = page.get_by_role("radio", name="owl", exact=True)
    owl.click()
    expect(why).to_have_count(0)
    page.evaluate("for (const line of lines) line.deaf = true")
    Hand(house, code, "Zofia", avatar="owl")
    page.wait_for_timeout(1000)  # what tells of Zofia comes to deaf ears
    page.evaluate("for (const line of lines) line.deaf = false")
    page.locator(GOLD).click()
    expect(why).to_contain_text("Somebody else has that face now", timeout=WAIT)
    expect(page.locator("#name")).to_have_attribute("aria-invalid", "false")
    expect(owl).not_to_be_checked()
    page.locator(GOLD).click()
    expect(page.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    # On the page of one's own name and face the faces tell it too.
    page.locator("header.bar .iconbtn").last.click()
    page.get_by_role("button", name="Name, face, language").click()
    page.get_by_role("radio", name="bear", exact=True).click()
    page.evaluate("for (const line of lines) line.deaf = true")
    Hand(house, code, "Ania", avatar="bear")
    page.evaluate("for (const line of lines) line.deaf = false")
    page.locator(GOLD).click()
    expect(why).to_contain_text("Choose another", timeout=WAIT)
    expect(page.locator("#name")).to_have_attribute("aria-invalid", "false")
    screens.check()
