"""A seat moves to another phone by its one-time code; one phone holds the seats of several."""

import re
import secrets
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import GOLD, WAIT, join, play_until, text_of
from tests.web.evening import House, Screens
from tests.web.hands import Hand, open_room
from tests.web.matrices import long_but


def offer(host: Hand, name: str) -> str:
    """A code for the seat of that name, as the host's screen makes it."""
    code = secrets.token_urlsafe(24)
    member = host.member(name)["id"]
    host.do("offer_seat", member=member, code=code)
    return code


def started(host: Hand, **options: object) -> None:
    host.do("choose_game", game="gift_trail")
    if options:
        host.do("set_options", options=options)
    host.do("start")


def shown(page: Page) -> str:
    """Who has the phone."""
    return text_of(page.locator(".faces-rail button.on > span:nth-of-type(2)"))


def one_more(page: Page, name: str) -> None:
    """A second person sits down on a phone."""
    page.locator("header.bar .iconbtn").last.click()
    page.locator("ul.items button", has_text="One more person").click()
    expect(page.locator("#name")).to_have_value("")
    page.locator("#name").fill(name)
    page.locator(GOLD).click()
    expect(page.locator(".faces-rail button.on", has_text=name)).to_be_visible(timeout=WAIT)


# A seat moves.


def test_a_seat_moves_with_one_tap_and_the_old_phone_is_told_kindly(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    old = join(screens, code, "Ola")
    Hand(house, code, "Ania")
    started(host)
    expect(old.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    fresh = screens.open(f"/{code}?seat={offer(host, 'Ola')}")
    expect(fresh.get_by_role("heading", name="Your seat moves to this phone")).to_be_visible()
    fresh.get_by_role("button", name="Go on here").click()
    expect(fresh.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    expect(fresh.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    assert urlsplit(fresh.url).query == ""
    expect(old.get_by_role("heading", name="Your seat has moved")).to_be_visible(timeout=WAIT)
    assert "gone" not in text_of(old.locator("body"))
    fresh.reload()
    expect(fresh.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    old.reload()  # it slept meanwhile: nobody had told it
    old.get_by_role("button", name="Come in as someone else").click(timeout=WAIT)
    expect(old.locator("#name")).to_be_visible()
    screens.check()


@pytest.mark.long
def test_a_phone_that_slept_while_its_seat_moved_hears_of_it_when_it_wakes(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    old = join(screens, code, "Ola")
    old.goto("/about")
    fresh = screens.open(f"/{code}?seat={offer(host, 'Ola')}")
    fresh.get_by_role("button", name="Go on here").click()
    expect(fresh.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    old.goto(f"/{code}")
    expect(old.get_by_role("heading", name="Your seat has moved")).to_be_visible(timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_codes_that_open_nothing_say_what_to_do(house: House, screens: Screens) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    join(screens, code, "Ola")
    seat = offer(host, "Ola")
    first = screens.open(f"/{code}?seat={seat}")
    first.get_by_role("button", name="Go on here").click()
    expect(first.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    replaced = offer(host, "Ola")
    offer(host, "Ola")
    for secret, why in ((seat, "used already"), (replaced, "run out"), ("x", "run out")):
        page = screens.open(f"/{code}?seat={secret}")
        yes = page.get_by_role("button", name="Go on here")
        expect(yes.or_(page.locator("ol.wayout"))).to_be_visible(timeout=WAIT)
        if yes.count():
            yes.click()
        expect(page.locator("main")).to_contain_text(why, timeout=WAIT)
        expect(page.locator("main")).to_contain_text("shows a new code")
        page.get_by_role("button", name="To the room").click()
        expect(page.locator("#name")).to_be_visible()
        assert urlsplit(page.url).query == ""
    expect(first.locator("header.bar b", has_text="Ola")).to_be_visible()
    screens.check()


@pytest.mark.long
def test_a_claim_that_was_cut_off_is_finished_by_the_next_try(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    join(screens, code, "Ola")
    address = f"/{code}?seat={offer(host, 'Ola')}"
    page = screens.open(address)
    expect(page.get_by_role("button", name="Go on here")).to_be_visible(timeout=WAIT)
    # The message leaves, and the page is closed before its answer has come.
    page.evaluate(
        """() => { const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                if (text.includes('"claim"')) this.onmessage = null;
                send.call(this, text);
            }; }"""
    )
    page.get_by_role("button", name="Go on here").click()
    page.wait_for_timeout(300)
    page.goto(address)
    page.get_by_role("button", name="Go on here").click()
    expect(page.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_a_seat_comes_to_a_phone_that_holds_another(house: House, screens: Screens) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = join(screens, code, "Ola")
    zofia = Hand(house, code, "Zofia")
    page.goto(f"/{code}?seat={offer(host, 'Zofia')}")
    page.get_by_role("button", name="Go on here").click()
    expect(page.locator(".faces-rail button")).to_have_count(2, timeout=WAIT)
    assert shown(page) == "Zofia"
    zofia.sleep()
    page.reload()
    expect(page.locator(".faces-rail button")).to_have_count(2, timeout=WAIT)
    # ... and leaves it again: the other seat stays, and is told.
    other = screens.open(f"/{code}?seat={offer(host, 'Zofia')}")
    other.get_by_role("button", name="Go on here").click()
    expect(page.locator(".faces-rail")).to_have_count(0, timeout=WAIT)
    expect(page.locator("#toast")).to_contain_text("The seat of Zofia has moved")
    expect(page.locator("header.bar b", has_text="Ola")).to_be_visible()
    screens.check()


@pytest.mark.parametrize("way", long_but(["menu", "profile"], "menu"))
def test_a_phone_moves_its_own_seat_to_another(house: House, screens: Screens, way: str) -> None:
    code = open_room(house)
    Hand(house, code, "Marek")
    old = join(screens, code, "Ola")
    old.locator("header.bar .iconbtn").last.click()
    if way == "profile":
        old.get_by_role("button", name=re.compile("Name, face, language")).click()
    old.get_by_role("button", name="Move my seat to another phone").click()
    link = old.locator("#seat-link")
    expect(link).to_be_visible(timeout=WAIT)
    fresh = screens.open(f"/{code}?{urlsplit(link.input_value()).query}")
    fresh.get_by_role("button", name="Go on here").click()
    expect(fresh.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    expect(old.get_by_role("heading", name="Your seat has moved")).to_be_visible(timeout=WAIT)
    screens.check()


# Several people, one phone.


def test_a_whole_game_on_one_laptop(house: House, screens: Screens) -> None:
    laptop = screens.open(f"/{open_room(house)}", size=(1180, 820))
    laptop.locator("#name").fill("Marek")
    laptop.locator(GOLD).click()
    one_more(laptop, "Ola")
    one_more(laptop, "Zofia")
    laptop.locator(".faces-rail button", has_text="Marek").click()
    laptop.locator("button.pst").first.click()
    laptop.get_by_role("radio", name=re.compile("Short")).click()
    laptop.get_by_role("radio", name="Two dice").click()
    laptop.locator(GOLD).click()
    expect(laptop.locator(".pane, main.pass").first).to_be_visible(timeout=WAIT)
    had: set[str] = set()
    covered = 0
    results = laptop.locator(".gt-results")
    cover = laptop.locator("main.pass")
    while results.count() == 0:
        if cover.count():
            covered += 1
            assert laptop.locator(".gt-phone, .pane, header.bar").count() == 0
            name = text_of(laptop.locator("main.pass h2")).removeprefix("Over to ")
            laptop.locator(GOLD, has_text=f"I am {name}").click()
            expect(laptop.locator("header.bar b", has_text=name)).to_be_visible(timeout=WAIT)
            had.add(name)
        else:
            play_until([laptop], lambda: cover.count() + results.count() > 0)
    assert covered > 5
    assert had == {"Marek", "Ola", "Zofia"}
    # Between games nothing is secret: the host has the screen.
    expect(laptop.locator("header.bar b", has_text="Marek")).to_be_visible(timeout=WAIT)
    expect(laptop.locator("main.pass")).to_have_count(0)
    screens.check()


@pytest.mark.long
def test_the_phone_is_passed_on_in_order_and_stays_when_nobody_is_asked(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    far = Hand(house, code, "Marek")
    phone = join(screens, code, "Ola")
    one_more(phone, "Zofia")
    started(far, board="short")
    for _ in range(12):
        asked = [w["seat"] for w in far.look()["waiting"]]
        seats = {m["seat"]: m["name"] for m in far.look()["members"]}
        names = [seats[seat] for seat in asked]
        if not names:
            break
        if names == ["Marek"]:
            holder = shown(phone)
            far.answer()
            phone.wait_for_timeout(150)
            if phone.locator("main.pass").count() == 0:
                assert shown(phone) == holder
            continue
        here = phone.locator(".faces-rail button", has_text=names[0])
        expect(here.locator("i")).to_be_visible(timeout=WAIT)
        cover = phone.locator("main.pass")
        if cover.count():
            expect(cover).to_contain_text(f"Pass the phone to {names[0]}")
            phone.locator(GOLD).click()
        expect(phone.locator(".faces-rail button.on")).to_contain_text(names[0])
        assert play_until([phone], lambda: False, most=1) == 1
        phone.wait_for_timeout(100)
    screens.check()


@pytest.mark.long
def test_a_face_asks_for_the_phone_and_only_its_person_lifts_the_cover(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    far = Hand(house, code, "Marek")
    phone = join(screens, code, "Ola")
    one_more(phone, "Zofia")
    started(far)
    expect(phone.locator(".gt-phone, main.pass").first).to_be_visible(timeout=WAIT)
    while phone.locator("main.pass").count():
        phone.locator(GOLD).click()
    other = {"Ola": "Zofia", "Zofia": "Ola"}[shown(phone)]
    phone.locator(".faces-rail button", has_text=other).click()
    expect(phone.locator("main.pass")).to_contain_text(other)
    assert phone.locator(".gt-phone").count() == 0
    phone.locator(GOLD, has_text=other).click()
    expect(phone.locator(".faces-rail button.on")).to_contain_text(other)
    phone.reload()
    expect(phone.locator(".faces-rail button")).to_have_count(2, timeout=WAIT)
    screens.check()


HAND_SEEN = """
window.seen = [];
new MutationObserver(() => {
    const who = document.querySelector('header.bar b');
    if (who && document.querySelector('.gt-phone')) window.seen.push(who.textContent);
}).observe(document, {childList: true, subtree: true});
"""


def test_a_shared_phone_that_is_loaded_again_begins_with_a_cover(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    far = Hand(house, code, "Marek")
    phone = join(screens, code, "Ola")
    one_more(phone, "Zofia")
    phone.context.add_init_script(HAND_SEEN)
    started(far)
    expect(phone.locator(".gt-phone, main.pass").first).to_be_visible(timeout=WAIT)
    cover = phone.locator("main.pass")
    while cover.count():
        phone.locator(GOLD).click()
    far.do("pause")  # nobody is asked: the faces alone say whose phone it is
    holder = shown(phone)
    other = {"Ola": "Zofia", "Zofia": "Ola"}[holder]
    phone.reload()
    expect(cover).to_contain_text(holder, timeout=WAIT)
    phone.locator(GOLD, has_text=holder).click()
    expect(phone.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    phone.locator(".faces-rail button", has_text=other).click()
    expect(cover).to_contain_text(other)
    phone.reload()
    expect(cover).to_contain_text(other, timeout=WAIT)
    phone.wait_for_timeout(300)
    expect(cover).to_contain_text(other)
    assert phone.evaluate("window.seen") == []
    phone.locator(GOLD, has_text=other).click()
    expect(phone.locator("header.bar b", has_text=other)).to_be_visible(timeout=WAIT)
    # Without a game there is nothing to cover.
    far.do("resume").do("end_game")
    expect(phone.locator(".gt-results")).to_be_visible(timeout=WAIT)
    phone.reload()
    expect(phone.locator(".gt-results")).to_be_visible(timeout=WAIT)
    assert cover.count() == 0
    screens.check()


@pytest.mark.long
def test_the_hosts_table_opens_from_every_seat_of_the_hosts_phone(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    phone = join(screens, code, "Marek")
    one_more(phone, "Ola")
    Hand(house, code, "Ania")
    phone.get_by_role("button", name="Host’s table").click()
    expect(phone.locator(".host")).to_be_visible(timeout=WAIT)
    phone.get_by_role("button", name="Back", exact=True).click()
    expect(phone.locator(".faces-rail button.on")).to_contain_text("Ola")
    screens.check()


@pytest.mark.long
def test_one_seat_of_a_phone_is_given_up_and_the_others_stay(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    phone = join(screens, code, "Marek")
    one_more(phone, "Ola")
    phone.locator("header.bar .iconbtn").last.click()
    phone.get_by_role("button", name="Leave this room").click()
    expect(phone.locator("main")).to_contain_text("The others on this phone stay")
    phone.get_by_role("button", name="Yes, leave").click()
    expect(phone.locator(".faces-rail")).to_have_count(0, timeout=WAIT)
    expect(phone.locator("header.bar b", has_text="Marek")).to_be_visible(timeout=WAIT)
    # A guest who does not sit down leaves nothing behind either.
    phone.locator("header.bar .iconbtn").last.click()
    phone.locator("ul.items button", has_text="One more person").click()
    phone.get_by_role("button", name="Back", exact=True).click()
    expect(phone.locator("header.bar b", has_text="Marek")).to_be_visible()
    phone.reload()
    expect(phone.locator("header.bar b", has_text="Marek")).to_be_visible(timeout=WAIT)
    assert phone.locator(".faces-rail").count() == 0
    screens.check()


@pytest.mark.long
def test_a_seat_kept_as_phones_kept_one_before_is_found_again(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    phone = join(screens, code, "Marek")
    phone.evaluate(
        """code => {
            const [token] = JSON.parse(localStorage.getItem(`yuletable.seats.${code}`));
            localStorage.removeItem(`yuletable.seats.${code}`);
            localStorage.setItem(`yuletable.token.${code}`, token);
        }""",
        code,
    )
    phone.reload()
    expect(phone.locator("header.bar b", has_text="Marek")).to_be_visible(timeout=WAIT)
    one_more(phone, "Ola")
    phone.reload()
    expect(phone.locator(".faces-rail button")).to_have_count(2, timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_two_tabs_of_a_shared_phone(house: House, screens: Screens) -> None:
    code = open_room(house)
    first = join(screens, code, "Marek")
    second = first.context.new_page()
    second.goto(f"/{code}")
    expect(second.locator("header.bar b", has_text="Marek")).to_be_visible(timeout=WAIT)
    one_more(second, "Ola")
    first.get_by_role("button", name="Play here").click()
    expect(first.locator(".faces-rail button")).to_have_count(2, timeout=WAIT)
    expect(second.get_by_text("Your seat is open elsewhere")).to_be_visible(timeout=WAIT)
    screens.check()
