"""A TV tells in words who comes, who is away, what is planned; the code, the Wi-Fi, several TVs."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import TV_SIZE, WAIT, code_on, until
from tests.web.evening import House, Screens
from tests.web.feed import Feed
from tests.web.hands import Hand, fill, play, sit
from tests.web.looks import axe_faults, tv_faults

LANGS = pytest.mark.parametrize("lang", ["en", "pl"])
WORDS = {
    "en": {
        "hidden": "The host has hidden the code",
        "asleep": "Zofia’s phone is asleep. The host can play on for Zofia.",
        "bot": "The computer plays for Zofia.",
        "back": "Zofia is back and plays on.",
        "leaves": r"Zofia leaves the game in \d+ s",
        "ends": r"The game ends in \d+ s",
        "down": "No line to the table.",
        "new": "has just come in",
        "wifi": "Join the Wi-Fi",
    },
    "pl": {
        "hidden": "Gospodarz ukrywa kod",
        "asleep": "Zofia: telefon śpi. Gospodarz może zagrać za: Zofia.",
        "bot": "Komputer gra teraz za: Zofia.",
        "back": "Zofia wraca i gra dalej.",
        "leaves": r"Zofia wychodzi z gry za \d+ s",
        "ends": r"Gra kończy się za \d+ s",
        "down": "Brak łączności ze stołem.",
        "new": "właśnie wchodzi",
        "wifi": "Połącz się z Wi-Fi",
    },
}


def quiet_tv(screens: Screens, lang: str = "en", code: str | None = None) -> tuple[Page, str]:
    """A TV that has been asked about its sound already, and its room."""
    path = "/tv" if code is None else f"/tv?room={code}"
    tv = screens.open(path, lang, TV_SIZE)
    code = code_on(tv)
    question = tv.locator(".ask-sound .btn")
    if question.count():
        question.nth(1).click()
    return tv, code


def good(tv: Page) -> None:
    assert tv_faults(tv) == []
    assert axe_faults(tv) == []


def game_of(house: House, code: str, *names: str, seats: int = 0) -> list[Hand]:
    hands = sit(house, code, *names)
    hands[0].do("choose_game", game="gift_trail")
    fill(hands[0], seats)
    hands[0].do("start")
    return hands


def until_asked(hands: list[Hand], who: Hand) -> None:
    """The others answer until it is somebody's turn."""
    for _ in range(60):
        who.look()
        if who.last["ask"] is not None:
            return
        for hand in hands:
            if hand is not who and hand.answer():
                break
    raise AssertionError("it never is")


@LANGS
def test_a_hidden_code_is_nowhere_on_the_tv(screens: Screens, house: House, lang: str) -> None:
    tv, code = quiet_tv(screens, lang)
    hands = sit(house, code, "Ania", "Zofia")
    hands[0].do("set_room", wifi={"name": "Home", "password": "secret12"})
    expect(tv.locator(".steps-two")).to_be_visible(timeout=WAIT)

    def told_nothing(plate: str, before: object) -> None:
        box = tv.locator(plate)
        expect(box).to_contain_text(WORDS[lang]["hidden"], timeout=WAIT)
        assert box.bounding_box() == before, "the plate keeps its place"
        port = house.url.rsplit(":", 1)[1]
        page = tv.content() + tv.title() + tv.url.replace(house.url, "")
        for secret in (code, port, "secret12", "yule-qr"):
            assert secret not in page.replace(house.url, "")
        tv.keyboard.press("ArrowDown")
        links = tv.evaluate("[...document.querySelectorAll('.controls a')].map((a) => a.pathname)")
        assert [link for link in links if not link.startswith("/rules/")] == []
        good(tv)

    before = tv.locator(".join-panel").bounding_box()
    hands[0].do("set_room", hidden=True)
    told_nothing(".join-panel", before)
    hands[0].do("set_room", hidden=False)
    hands[0].do("choose_game", game="gift_trail").do("start")
    expect(tv.locator(".plate yule-qr")).to_be_visible(timeout=WAIT)
    before = tv.locator(".plate").bounding_box()
    assert before is not None
    hands[0].do("set_room", hidden=True)
    expect(tv.locator(".plate")).to_contain_text(WORDS[lang]["hidden"], timeout=WAIT)
    after = tv.locator(".plate").bounding_box()
    assert after is not None
    assert abs(after["y"] - before["y"]) < 2
    assert abs(after["x"] + after["width"] - before["x"] - before["width"]) < 1
    told_nothing(".plate", after)
    # A page that is loaded again still knows its room.
    tv.reload()
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    assert code not in tv.url
    hands[0].do("set_room", hidden=False)
    expect(tv).to_have_url(re.compile(f"room={code}"), timeout=WAIT)
    assert code_on(tv) == code
    screens.check()


@LANGS
@pytest.mark.long
def test_the_wifi_comes_first(screens: Screens, house: House, lang: str) -> None:
    tv, code = quiet_tv(screens, lang)
    (host,) = sit(house, code, "Ania")
    asked: list[str] = []
    tv.on("request", lambda request: asked.append(request.url))
    host.do("set_room", wifi={"name": 'My;"Net', "password": "a:b,c\\de"})
    panel = tv.locator(".steps-two")
    expect(panel).to_contain_text(WORDS[lang]["wifi"], timeout=WAIT)
    expect(panel.locator("yule-qr svg")).to_have_count(2, timeout=WAIT)
    text = tv.evaluate("document.querySelector('.wifi yule-qr').wanted")
    assert text == 'WIFI:T:WPA;S:My\\;\\"Net;P:a\\:b\\,c\\\\de;;'
    assert sum("qr.svg?text=WIFI" in url for url in asked) == 1
    host.do("set_room", wifi={"name": "Open", "password": ""})
    expect(panel).to_contain_text("Open", timeout=WAIT)
    until(tv, "document.querySelector('.wifi yule-qr').wanted === 'WIFI:T:nopass;S:Open;;'")
    good(tv)
    host.do("set_room", wifi=None)
    expect(tv.locator(".join-panel ol")).to_be_visible(timeout=WAIT)
    screens.check()


@pytest.mark.long
@LANGS
@pytest.mark.parametrize("seats", [2, 32])
def test_who_is_awaited_and_away_is_told_beside_the_clock(
    screens: Screens, house: House, lang: str, seats: int
) -> None:
    tv, code = quiet_tv(screens, lang)
    ania, zofia = hands = game_of(house, code, "Ania", "Zofia", seats=seats)
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    until_asked(hands, zofia)
    zofia.sleep()
    head = tv.locator(".gt-head")
    expect(head).to_contain_text(WORDS[lang]["asleep"], timeout=WAIT)
    clock = head.locator("yule-timer")
    expect(clock.or_(tv.locator(".gt-card yule-timer")).first).to_be_visible()
    good(tv)
    ania.do("bot_seat", seat=zofia.last["you"]["seat"], bot=True)
    notice = tv.locator(".notices > p", has_text=WORDS[lang]["bot"])
    expect(notice).to_be_visible(timeout=WAIT)
    expect(head).not_to_contain_text(WORDS[lang]["asleep"])
    good(tv)
    zofia.wake()
    expect(tv.locator(".notices > p", has_text=WORDS[lang]["back"])).to_be_visible(timeout=WAIT)
    expect(tv.locator(".notices > p")).to_have_count(0, timeout=10_000)
    screens.check()


@pytest.mark.long
def test_a_phone_that_looks_away_for_a_moment_is_not_told(screens: Screens, house: House) -> None:
    tv, code = quiet_tv(screens)
    ania, zofia = hands = game_of(house, code, "Ania", "Zofia")
    until_asked(hands, zofia)
    expect(tv.locator(".gt-head")).to_contain_text("Zofia", timeout=WAIT)
    zofia.sleep()
    until(tv, "document.querySelector('.gt-away') !== null")
    zofia.wake()
    for _ in range(40):
        assert "asleep" not in tv.locator(".gt-head").inner_text()
        tv.wait_for_timeout(100)
    assert ania.look()["phase"] == "playing"
    screens.check()


@LANGS
@pytest.mark.long
def test_what_is_planned_is_told_over_the_table(screens: Screens, house: House, lang: str) -> None:
    house.stop()
    house.show(True)
    house.start()
    tv, code = quiet_tv(screens, lang)
    ania, zofia = game_of(house, code, "Ania", "Zofia", "Marek")[:2]
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    plan = tv.locator(".plan")
    zofia.look()
    ania.do("remove", seat=zofia.last["you"]["seat"])
    expect(plan).to_have_text(re.compile(WORDS[lang]["leaves"]), timeout=WAIT)
    expect(tv.locator(".todo")).to_have_count(0)
    expect(tv.locator(".gt-tv")).to_be_visible()
    first = plan.locator("yule-timer").inner_text()
    expect(plan.locator("yule-timer")).not_to_have_text(first, timeout=3000)
    expect(plan.locator("yule-timer circle.rest")).to_be_visible()
    good(tv)
    ania.do("take_back")
    expect(plan).to_have_count(0, timeout=WAIT)
    ania.do("end_game")
    expect(plan).to_have_text(re.compile(WORDS[lang]["ends"]), timeout=WAIT)
    good(tv)
    ania.do("do_now")
    expect(tv.locator(".gt-reveal")).to_be_visible(timeout=WAIT)
    expect(plan).to_have_count(0)
    screens.check()


@pytest.mark.long
def test_a_pause_ends_with_three_two_one(screens: Screens, house: House) -> None:
    house.stop()
    house.show(True)
    house.start()
    tv, code = quiet_tv(screens)
    ania, _ = game_of(house, code, "Ania", "Zofia")
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    ania.do("pause")
    expect(tv.locator(".todo")).to_be_visible(timeout=WAIT)
    ania.do("resume")
    count = tv.locator("yule-count")
    seen: list[str] = []
    for _ in range(100):
        texts = count.all_inner_texts()
        if seen and not texts:
            break
        if texts and texts[0] not in seen:
            seen.append(texts[0])
            box = count.bounding_box()
            assert box is None or box["height"] > 200
            assert tv.locator(".gt-tv").count() == 1, "the table stands behind it"
        tv.wait_for_timeout(50)
    assert seen == ["3", "2", "1"]
    expect(tv.locator(".todo")).to_have_count(0)
    screens.check()


@pytest.mark.long
@LANGS
def test_the_line_that_is_down_covers_no_headline(
    screens: Screens, house: House, lang: str
) -> None:
    tv, code = quiet_tv(screens, lang)
    game_of(house, code, "Ania", "Zofia")
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    house.kill()
    bar = tv.locator(".reconnect")
    expect(bar).to_contain_text(WORDS[lang]["down"], timeout=WAIT)
    told = bar.bounding_box()
    assert told is not None
    for other in (".gt-head", ".plate", ".gt-rail-head"):
        box = tv.locator(other).bounding_box()
        assert box is not None
        apart = (
            told["y"] >= box["y"] + box["height"]
            or told["y"] + told["height"] <= box["y"]
            or told["x"] >= box["x"] + box["width"]
            or told["x"] + told["width"] <= box["x"]
        )
        assert apart, other
    good(tv)
    house.start()
    expect(bar).to_have_count(0, timeout=15_000)


@pytest.mark.long
@LANGS
def test_who_has_just_come_in_is_old_news_soon(screens: Screens, house: House, lang: str) -> None:
    tv = screens.open("/tv", lang, TV_SIZE, prepare=lambda context: context.clock.install())
    (host,) = sit(house, code_on(tv), "Ania")
    host.do("choose_game", game="gift_trail")
    expect(tv.locator(".gt-lobby")).to_be_visible(timeout=WAIT)
    Hand(house, host.code, "Zofia")
    expect(tv.locator("ul.sr li")).to_have_count(2, timeout=WAIT)
    news = tv.locator(".nw")
    expect(news).to_have_text(WORDS[lang]["new"], timeout=WAIT)
    tv.clock.run_for(15_000)
    expect(news).to_have_count(1)
    tv.clock.run_for(6_000)
    expect(news).to_have_count(0)
    screens.check()


def test_several_tvs_show_the_same_and_a_late_one_plays_nothing_again(
    screens: Screens, house: House
) -> None:
    house.stop()
    house.show(True)
    house.start()
    first, code = quiet_tv(screens)
    hands = game_of(house, code, "Ania", "Zofia")
    play(hands, most=6)
    feed = Feed(lambda update: None)
    late = screens.open(
        f"/tv?room={code}", size=TV_SIZE, reduced_motion=False, prepare=feed.prepare
    )
    expect(late.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    assert feed.sent >= 1
    settled = hands[0].look()["waiting"][0]["seat"]
    name = hands[0].last["room"]["members"][settled]["name"]
    # At once, not after the minutes that the first one took for it.
    expect(late.locator(".gt-head h1")).to_contain_text(name, timeout=1000)
    assert late.evaluate("document.getAnimations().filter((a) => !a.animationName).length") == 0
    second, _ = quiet_tv(screens, "pl", code)
    hands[0].look()
    assert hands[0].last["room"]["tables"] == 3
    play(hands, most=2)
    rails = [tv.locator(".gt-rows") for tv in (first, second, late)]
    for tv in (first, second, late):
        until(tv, "document.querySelector('.gt-head yule-timer, .gt-card yule-timer') !== null")
    texts = [re.sub(r"\D+", " ", rail.inner_text()) for rail in rails]
    assert texts[0] == texts[1] == texts[2]
    screens.check()
