"""Phones sleep, wake, lose the network, ring; and the computer plays for who is not there."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.driving import GOLD, TV_SIZE, WAIT, join, sit_down, start, until
from tests.web.evening import House, Screens
from tests.web.hands import Hand, open_room, play
from tests.web.sleeping import LINES, freeze, hide, later, thaw, with_script

BACK = 2_000
"""A woken phone shows the right prompt within so many ms."""


def in_a_match(house: House, screens: Screens, *others: str) -> tuple[Page, Hand, list[Hand]]:
    """Ola's phone in a match with the host Marek and others."""
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = join(screens, code, "Ola")
    hands = [host, *(Hand(house, code, name) for name in others)]
    host.do("choose_game", game="gift_trail").do("start")
    expect(page.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    return page, host, hands


def play_without(hands: list[Hand], events: int) -> None:
    """The others play on, a computer player for Ola, until so much more has happened."""
    host = hands[0]
    seat = host.member("Ola")["seat"]
    host.do("bot_seat", seat=seat, bot=True)
    enough = host.last["v"] + events
    while host.look() and host.last["v"] < enough:
        for hand in hands:
            hand.answer()


def until_asked(page: Page, hands: list[Hand]) -> None:
    """Until the table waits for Ola, and the gold button is ready."""
    for _ in range(400):
        choice = page.locator(".gt-choose [role=radio]:not([disabled])")
        if page.locator(".gt-throw").count() or choice.count():
            if page.locator(GOLD).count() == 0:
                choice.first.click()
            return
        for hand in hands:
            hand.answer()
        page.wait_for_timeout(10)
    raise AssertionError("Ola is never asked")


# While you were away.


def test_what_was_missed_stands_in_three_sentences_above_the_hand(
    house: House, screens: Screens
) -> None:
    page, _, hands = in_a_match(house, screens, "Ania")
    hide(page)
    play_without(hands, 30)
    later(page, 60)
    hide(page, hidden=False)
    card = page.locator(".missed")
    expect(card).to_be_visible(timeout=BACK)
    expect(card).to_contain_text("While you were away")
    lines = card.locator(".grow > span").all_inner_texts()
    assert 1 <= len(lines) <= 3
    gold = page.locator(".btn.gold").bounding_box() if page.locator(".btn.gold").count() else None
    box = card.bounding_box()
    assert box is not None
    assert gold is None or box["y"] + box["height"] <= gold["y"]
    assert box["y"] >= 0  # in sight, whatever was scrolled to
    card.click()
    expect(card).to_have_count(0)
    screens.check()


@pytest.mark.long
def test_the_first_act_puts_the_card_away(house: House, screens: Screens) -> None:
    page, _, hands = in_a_match(house, screens, "Ania")
    hide(page)
    play_without(hands, 20)
    later(page, 16)
    hide(page, hidden=False)
    expect(page.locator(".missed")).to_be_visible(timeout=BACK)
    until_asked(page, hands)
    expect(page.locator(".missed")).to_be_visible()
    page.locator(GOLD).click()
    expect(page.locator(".missed")).to_have_count(0)
    screens.check()


@pytest.mark.long
def test_the_card_goes_with_the_game_it_speaks_of(house: House, screens: Screens) -> None:
    page, host, hands = in_a_match(house, screens, "Ania")
    hide(page)
    play_without(hands, 12)
    later(page, 16)
    hide(page, hidden=False)
    expect(page.locator(".missed")).to_be_visible(timeout=WAIT)
    host.do("end_game")
    expect(page.locator(".gt-results")).to_be_visible(timeout=WAIT)
    assert page.locator(".missed").count() == 0
    screens.check()


@pytest.mark.long
def test_a_short_look_away_and_a_quiet_table_need_no_card(house: House, screens: Screens) -> None:
    page, _, hands = in_a_match(house, screens, "Ania")
    hide(page)
    play_without(hands, 20)
    later(page, 10)
    hide(page, hidden=False)
    page.wait_for_timeout(500)
    assert page.locator(".missed").count() == 0
    hide(page)
    later(page, 100)
    hide(page, hidden=False)
    page.wait_for_timeout(500)
    assert page.locator(".missed").count() == 0
    screens.check()


def test_a_tab_that_was_killed_comes_back_with_the_card_and_the_right_prompt(
    house: House, screens: Screens
) -> None:
    page, _, hands = in_a_match(house, screens, "Ania")
    hide(page)
    context: BrowserContext = page.context
    address = page.url
    page.close()
    play_without(hands, 20)
    context.add_init_script("{ const now = Date.now(); Date.now = () => now + 1800000; }")
    again = context.new_page()
    again.goto(address)
    expect(again.locator(".missed")).to_be_visible(timeout=WAIT)
    expect(again.locator(".gt-phone")).to_be_visible()
    screens.check()


UNNOTICED = """
const ends = ['pagehide', 'visibilitychange', 'freeze'];
for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (kind, ...rest) => ends.includes(kind) || listen(kind, ...rest);
}
"""
"""The page ends without a word, as when the battery is flat."""


@pytest.mark.long
def test_a_flat_battery_in_the_middle_of_a_look_is_an_absence_too(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = screens.open("/about", prepare=with_script(UNNOTICED))
    page.goto(f"/{code}")
    page.locator("#name").fill("Ola")
    page.locator(GOLD).click()
    expect(page.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    host.do("choose_game", game="gift_trail").do("start")
    expect(page.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    context: BrowserContext = page.context
    address = page.url
    page.close()
    play_without([host], 20)
    context.add_init_script("{ const now = Date.now(); Date.now = () => now + 1800000; }")
    again = context.new_page()
    again.goto(address)
    expect(again.locator(".missed")).to_be_visible(timeout=WAIT)
    screens.check()


# The line.


def deafen(context: BrowserContext) -> None:
    """Lines that can be made deaf, on a page that never asks by itself whether they live."""
    context.add_init_script(
        LINES
        + """const every = window.setInterval;
        window.setInterval = (f, ms) => (ms >= 10000 ? 0 : every(f, ms));"""
    )


@pytest.mark.long
def test_another_network_is_noticed_though_the_old_line_said_nothing(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    page = screens.open(f"/{code}", prepare=deafen)
    sit_down(page, "Ola")
    page.evaluate("window.lines.at(-1).deaf = true")  # the phone has left the Wi-Fi
    Hand(house, code, "Zofia")
    page.wait_for_timeout(1000)
    expect(page.locator("ul.rows, ul.people").first).not_to_contain_text("Zofia")
    page.evaluate("navigator.connection.dispatchEvent(new Event('change'))")
    expect(page.locator("ul.rows, ul.people").first).to_contain_text("Zofia", timeout=WAIT)
    assert page.evaluate("window.lines.length") == 2
    screens.check()


def test_a_dead_line_is_noticed_at_once_when_the_phone_wakes(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    page = screens.open(f"/{code}", prepare=deafen)
    sit_down(page, "Ola")
    Hand(house, code, "Marek")
    hide(page)
    page.evaluate("window.lines.at(-1).deaf = true")  # a phone's system did that, and told nobody
    Hand(house, code, "Zofia")
    hide(page, hidden=False)
    expect(page.locator("ul.rows, ul.people").first).to_contain_text("Zofia", timeout=BACK)
    assert page.evaluate("window.lines.length") == 2
    screens.check()


def test_a_frozen_page_thaws_to_the_newest_state(house: House, screens: Screens) -> None:
    page, _, hands = in_a_match(house, screens, "Ania")
    freeze(page)
    play_without(hands, 15)
    thaw(page)
    where = {m["name"]: m["seat"] for m in hands[0].look()["members"]}
    square = hands[0].last["view"]["players"][where["Marek"]]["square"]
    row = page.locator(".gt-all li", has_text="Marek")
    if row.count():
        expect(row).to_contain_text("start" if square == 0 else str(square), timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_back_and_forward_find_the_seat_again(house: House, screens: Screens) -> None:
    page, _, _ = in_a_match(house, screens)
    page.goto("/about")
    page.go_back()
    expect(page.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    expect(page.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    expect(page.locator(".reconnect")).to_have_count(0, timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_the_offline_notice_has_a_place_of_its_own(house: House, screens: Screens) -> None:
    code = open_room(house)
    page = join(screens, code, "Ola", size=(320, 568))
    house.stop()
    notice = page.locator(".reconnect")
    expect(notice).to_be_visible(timeout=WAIT)
    box = notice.bounding_box()
    assert box is not None
    for part in ("header.bar b", "header.bar .iconbtn"):
        other = page.locator(part).first.bounding_box()
        assert other is not None
        assert other["y"] >= box["y"] + box["height"] - 1
    page.locator("header.bar .iconbtn").last.click()
    expect(page.locator("header.appbar")).to_be_visible()
    page.mouse.wheel(0, 900)
    page.wait_for_timeout(100)
    bar = page.locator("header.appbar").bounding_box()
    box = notice.bounding_box()
    assert bar is not None
    assert box is not None
    assert bar["y"] >= box["y"] + box["height"] - 1
    house.start()
    expect(notice).to_have_count(0, timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_a_lost_network_is_told_and_found_again(house: House, screens: Screens) -> None:
    code = open_room(house)
    page = join(screens, code, "Ola")
    page.context.set_offline(True)
    expect(page.locator(".reconnect")).to_be_visible(timeout=WAIT)
    Hand(house, code, "Zofia")
    page.context.set_offline(False)
    expect(page.locator("ul.rows, ul.people").first).to_contain_text("Zofia", timeout=WAIT)
    expect(page.locator(".reconnect")).to_have_count(0)
    screens.check()


@pytest.mark.long
def test_a_server_that_answers_but_lets_nobody_in_says_so(house: House, screens: Screens) -> None:
    page = screens.open("/about")
    page.context.add_init_script(
        """const Plain = WebSocket;
        window.WebSocket = class extends Plain {
            set onmessage(f) {
                super.onmessage = () => f({data: JSON.stringify({op: 'reject', id: null, v: 0,
                    code: 'full', why: {key: 'yt-why-room-full', args: {most: 200}}})});
            }
        };"""
    )
    page.goto(f"/{open_room(house)}")
    expect(page.get_by_text("This room is full: 200 are in it.")).to_be_visible(timeout=WAIT)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    screens.check()


# The computer plays for me.


def test_any_touch_takes_the_seat_back(house: House, screens: Screens) -> None:
    page, host, _ = in_a_match(house, screens)
    seat = host.member("Ola")["seat"]

    def plays() -> bool:
        return any(m["bot_plays"] for m in host.look()["members"] if m["name"] == "Ola")

    host.do("pause")  # so that the computer has nothing to answer meanwhile
    for touch in ("banner", "page", "key"):
        host.do("bot_seat", seat=seat, bot=True)
        banner = page.locator(".banner.standin")
        expect(banner).to_have_text("The computer plays for you. Tap to go on yourself.")
        if touch == "banner":
            banner.click()
        elif touch == "page":
            page.locator("main").last.click(position={"x": 5, "y": 5})
        else:
            page.keyboard.press("Shift")
        expect(banner).to_have_count(0, timeout=300)
        for _ in range(100):
            if not plays():
                break
            page.wait_for_timeout(20)
        assert not plays()
        page.wait_for_timeout(100)
        assert banner.count() == 0
    screens.check()


def test_a_line_that_comes_back_leaves_the_seat_and_a_look_takes_it(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = screens.open("/about")
    page.context.add_init_script(LINES)
    page.goto(f"/{code}")
    page.locator("#name").fill("Ola")
    page.locator(GOLD).click()
    bar = page.locator("header.bar b", has_text="Ola")
    expect(bar).to_be_visible(timeout=WAIT)
    host.do("choose_game", game="gift_trail").do("start")
    host.do("pause")  # so that the computer has nothing to answer meanwhile
    ola = host.member("Ola")
    banner = page.locator(".banner.standin")

    def bot_plays(bot: bool) -> bool:
        for _ in range(100):
            if host.member("Ola")["bot_plays"] == bot:
                return True
            page.wait_for_timeout(20)
        return False

    def back() -> None:
        """The server has given the seat back, and the page has heard it: no look is on its way."""
        assert bot_plays(False)
        expect(bar).to_be_visible(timeout=WAIT)
        expect(banner).to_have_count(0, timeout=WAIT)

    def bot() -> None:
        host.do("bot_seat", seat=ola["seat"], bot=True)
        expect(banner).to_have_count(1, timeout=WAIT)

    bot()
    for n in (2, 3):  # on the sofa, its screen on; in a pocket
        page.evaluate("window.lines.at(-1).close()")
        until(page, f"window.lines.length === {n} && window.lines.at(-1).heard")
        page.wait_for_timeout(200)
        assert bot_plays(True), "nobody has touched or looked"
        hide(page)
    hide(page, hidden=False)  # somebody wakes it
    back()
    bot()
    page.reload()
    back()
    bot()
    hide(page)
    page.evaluate("window.lines.at(-1).deaf = true")
    hide(page, hidden=False)  # somebody looks while the line is dead
    back()
    screens.check()


# Awake, buzzing.


AWAKE = """
window.buzzes = 0; navigator.vibrate = () => { window.buzzes += 1; return true; };
window.locks = 0;
Object.defineProperty(navigator, 'wakeLock', {configurable: true, value: {request: async () => {
    if (window.refuse) throw new Error('battery');
    window.locks += 1;
    const lock = new EventTarget();
    lock.release = async () => { window.locks -= 1; lock.dispatchEvent(new Event('release')); };
    window.lastLock = lock;
    return lock;
}}});
"""


def awake_phone(house: House, screens: Screens, script: str) -> tuple[Page, Hand, list[str]]:
    """Ola's phone with a script of its own, in a room of two; the films it asked for."""
    code = open_room(house)
    host = Hand(house, code, "Marek")
    page = screens.open("/about")
    films: list[str] = []
    page.on("request", lambda r: films.append(r.url) if "/film/" in r.url else None)
    page.context.add_init_script(script)
    page.goto(f"/{code}")
    page.locator("#name").fill("Ola")
    page.locator(GOLD).click()
    expect(page.locator("header.bar b", has_text="Ola")).to_be_visible(timeout=WAIT)
    return page, host, films


def test_the_screen_is_locked_awake_while_one_plays(house: House, screens: Screens) -> None:
    page, host, films = awake_phone(house, screens, AWAKE)
    assert page.evaluate("window.locks") == 0
    host.do("choose_game", game="gift_trail").do("start")
    until(page, "window.locks === 1")
    hide(page)
    page.evaluate("window.lastLock.release()")  # the browser does that
    hide(page, hidden=False)
    until(page, "window.locks === 1")
    host.do("end_game")
    until(page, "window.locks === 0")
    assert films == []
    screens.check()


def test_without_a_lock_a_silent_film_runs_after_the_first_tap(
    house: House, screens: Screens
) -> None:
    for script in ("delete Navigator.prototype.wakeLock;", AWAKE + "window.refuse = true;"):
        page, host, films = awake_phone(house, screens, script)
        assert films == []
        host.do("choose_game", game="gift_trail").do("start")
        expect(page.locator(".gt-phone")).to_be_visible(timeout=WAIT)
        page.locator("main").last.click(position={"x": 5, "y": 5})
        until(page, "document.querySelector('video.still')?.currentTime > 0")
        until(page, "document.querySelector('video.still').paused === false")
        assert page.evaluate("document.querySelector('video.still').muted")
        assert len(films) == 1
        host.do("end_game")
        until(page, "document.querySelector('video.still').paused")
    screens.check()


@pytest.mark.long
def test_the_phone_of_a_host_who_does_not_play_stays_awake(house: House, screens: Screens) -> None:
    page, host, _ = awake_phone(house, screens, AWAKE)
    ania = Hand(house, host.code, "Ania")
    ola = host.member("Ola")["id"]
    host.do("choose_game", game="gift_trail")
    host.do("set_options", options={"board": "short", "dice": 2})
    host.do("set_playing", member=ola, playing=False)
    assert page.evaluate("window.locks") == 0
    host.do("give_host", member=ola)
    until(page, "window.locks === 1")
    start(page)
    expect(page.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    assert page.evaluate("window.locks") == 1
    play([host, ania])
    expect(page.locator(".gt-results")).to_be_visible(timeout=WAIT)
    assert page.evaluate("window.locks") == 1
    screens.check()


@pytest.mark.long
def test_the_tv_stays_on_while_people_are_at_the_table(house: House, screens: Screens) -> None:
    code = open_room(house)

    def prepare(context: BrowserContext) -> None:
        context.clock.install()
        context.add_init_script(AWAKE)

    tv = screens.open(f"/tv?room={code}", size=TV_SIZE, prepare=prepare)
    expect(tv.locator("yule-qr").first).to_be_visible(timeout=WAIT)
    assert tv.evaluate("window.locks") == 0
    ola = Hand(house, code, "Ola")
    until(tv, "window.locks === 1")
    tv.evaluate("window.lastLock.release()")
    hide(tv)
    hide(tv, hidden=False)
    until(tv, "window.locks === 1")
    # Phones that sleep for a while do not darken the table, a night does.
    ola.sleep()
    tv.wait_for_timeout(1000)  # the table has heard of it
    tv.clock.fast_forward(1_800_000)
    assert tv.evaluate("window.locks") == 1
    tv.clock.fast_forward(1_900_000)
    until(tv, "window.locks === 0")
    ola.wake()
    until(tv, "window.locks === 1")
    screens.check()


BY_KEY = """
window.allowed = false;
const play = HTMLMediaElement.prototype.play;
HTMLMediaElement.prototype.play = function () {
    return window.allowed ? play.call(this) : Promise.reject(new Error('a gesture first'));
};
addEventListener('keydown', () => { window.allowed = true; }, {capture: true});
"""


@pytest.mark.long
def test_a_tv_without_a_lock_runs_the_film_from_the_first_key(
    house: House, screens: Screens
) -> None:
    code = open_room(house)
    script = "delete Navigator.prototype.wakeLock;" + BY_KEY
    tv = screens.open(f"/tv?room={code}", size=TV_SIZE, prepare=with_script(script))
    Hand(house, code, "Ola")
    until(tv, "document.querySelector('video.still')?.paused === true")
    tv.keyboard.press("Enter")
    until(tv, "document.querySelector('video.still').currentTime > 0")
    box = tv.locator("video.still").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == TV_SIZE  # a film out of sight keeps nothing on
    assert tv.evaluate("document.documentElement.scrollHeight <= innerHeight")
    screens.check()


def test_your_turn_buzzes_once_and_stands_in_the_title(house: House, screens: Screens) -> None:
    page, host, _ = awake_phone(house, screens, AWAKE)
    host.do("choose_game", game="gift_trail").do("start")
    expect(page.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    turns = again = 0
    mine = False
    for _ in range(400):
        if turns > 2 and again:
            break
        waiting = {w["seat"] for w in host.look()["waiting"]}
        ola = host.member("Ola")["seat"]
        if page.locator(".gt-throw, .gt-choose").count() == 0:
            mine = mine and waiting <= {ola}
            host.answer()
            page.wait_for_timeout(30)
            continue
        again += mine
        turns += not mine
        until(page, f"window.buzzes >= {turns}")
        expect(page).to_have_title(re.compile("^Your turn"))
        hide(page)
        hide(page, hidden=False)  # all is told again: no second buzz
        page.wait_for_timeout(150)
        assert page.evaluate("window.buzzes") == turns
        mine = True
        if page.locator(GOLD).count() == 0:
            page.locator(".gt-choose [role=radio]:not([disabled])").first.click()
        page.locator(GOLD).click()
        expect(page.locator("footer .btn[aria-busy=true]")).to_have_count(0)
        page.wait_for_timeout(100)
        if page.locator(".gt-throw, .gt-choose").count() == 0:
            expect(page).not_to_have_title(re.compile("Your turn"))
    assert turns > 2
    assert again, "there was no turn with two asks"
    until_asked(page, [host])
    until(page, f"window.buzzes >= {turns}")
    page.reload()
    expect(page).to_have_title(re.compile("^Your turn"), timeout=WAIT)
    page.wait_for_timeout(300)
    assert page.evaluate("window.buzzes") == 0
    screens.check()
