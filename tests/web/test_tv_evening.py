"""The evening on the TV: standings between games and after the last card of a result."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.driving import TV_SIZE, WAIT, code_on
from tests.web.evening import House, Screens
from tests.web.feed import Feed, standings
from tests.web.hands import Hand, open_room, sit, whole_game
from tests.web.looks import axe_faults, text_under_the_way_in, tv_faults

LANGS = pytest.mark.parametrize("lang", ["en", "pl"])
SIZES = pytest.mark.parametrize("size", [TV_SIZE, (1920, 1080)], ids=["720", "1080"])
OVERLAPS = """(selector) => {
  const boxes = [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect());
  return boxes.filter((a, i) => boxes.some((b, j) => j > i && a.left < b.right - 1
    && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}"""
CUT = """(selector) => [...document.querySelectorAll(selector)]
  .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"""


def good(tv: Page) -> None:
    assert tv_faults(tv) == []
    assert axe_faults(tv) == []


def quiet(tv: Page) -> None:
    code_on(tv)
    question = tv.locator(".ask-sound .btn")
    if question.count():
        question.nth(1).click()


def test_the_evening_of_two_games(screens: Screens, house: House) -> None:
    tv = screens.open("/tv", size=TV_SIZE)
    quiet(tv)
    ania, zofia = hands = sit(house, code_on(tv), "Ania", "Zofia")
    expect(tv.locator(".evening-card, .strip")).to_have_count(0)
    whole_game(hands, cards=False)
    expect(tv.locator(".gt-reveal")).to_be_visible(timeout=WAIT)
    tv.keyboard.press("ArrowDown")
    show = tv.locator(".controls").get_by_text("The evening", exact=True)
    expect(show).to_have_count(0)  # not before the last card
    ania.do("reveal", step=2, auto=False)
    expect(show).to_have_count(1, timeout=WAIT)
    show.click()
    page = tv.locator("main.evening")
    expect(page.locator("table")).to_be_visible()
    result = ania.look()["results"][0]
    first = result["names"][result["places"].index(1)]
    second = "Zofia" if first == "Ania" else "Ania"
    expect(tv.locator("h1")).to_have_text(f"{first} leads after one game")
    rows = page.locator("tbody tr")
    assert [row.split() for row in rows.all_inner_texts()] == [
        ["1", first, "10★", "10"],
        ["2", second, "0", "0"],
    ]
    expect(rows.first.locator(".crown")).to_have_count(1)
    expect(page.locator(".crown")).to_have_count(1)
    expect(page).to_contain_text("Ania chooses what comes next.")
    good(tv)
    tv.keyboard.press("ArrowDown")
    tv.locator(".controls").get_by_text("The result", exact=True).click()
    expect(tv.locator(".gt-reveal")).to_be_visible()

    # In the lobby a line, in the menu the whole card.
    ania.do("play_again")
    strip = tv.locator(".strip")
    expect(strip).to_contain_text("After one game", timeout=WAIT)
    expect(strip.locator(".who").first).to_contain_text(first)
    expect(strip.locator(".crown")).to_have_count(1)
    good(tv)
    whole_game(hands)
    ania.do("next_game")
    card = tv.locator(".evening-card")
    expect(card).to_contain_text("After 2 games", timeout=WAIT)
    told = [[who["name"], who["points"]] for who in ania.look()["standings"]]
    shown = [re.split(r"\s+", row.strip())[1:] for row in card.locator("li").all_inner_texts()]
    assert [[name, float(points)] for name, points in shown] == told
    expect(card.locator("li").filter(has=tv.locator(".crown"))).to_have_count(
        sum(who["place"] == 1 for who in ania.last["room"]["standings"])
    )
    good(tv)

    # A game that the host leaves out is out; one who has gone stands with a bare face.
    ania.do("count_game", n=2, counts=False)
    expect(card).to_contain_text("After one game", timeout=WAIT)
    ania.do("dismiss", member=zofia.last["you"]["member"])
    expect(card.locator("li", has_text="Zofia").locator(".empty")).to_have_count(1, timeout=WAIT)
    good(tv)
    screens.check()


@pytest.mark.long
def test_result_and_evening_take_turns_until_somebody_chooses(
    screens: Screens, house: House
) -> None:
    tv = screens.open("/tv", size=TV_SIZE, prepare=lambda context: context.clock.install())
    quiet(tv)
    hands = sit(house, code_on(tv), "Ania", "Zofia")
    whole_game(hands)
    evening, result = tv.locator(".evening h1"), tv.locator(".gt-reveal")
    expect(result).to_be_visible(timeout=WAIT)
    expect(tv.locator(".controls").get_by_text("The evening", exact=True)).to_have_count(1)
    tv.clock.fast_forward(16_000)
    expect(evening).to_be_visible()
    tv.clock.fast_forward(26_000)
    expect(result).to_be_visible()
    tv.clock.fast_forward(16_000)
    expect(evening).to_be_visible()
    tv.keyboard.press("ArrowDown")
    tv.locator(".controls").get_by_text("The result", exact=True).click()
    for _ in range(4):
        tv.clock.fast_forward(30_000)
        expect(result).to_be_visible()
    # The next result begins anew.
    hands[0].do("play_again")
    expect(tv.locator(".gt-lobby")).to_be_visible(timeout=WAIT)
    whole_game(hands)
    expect(result).to_be_visible(timeout=WAIT)
    tv.clock.fast_forward(16_000)
    expect(evening).to_be_visible()


@LANGS
@SIZES
@pytest.mark.long
def test_everyone_stands_there(
    screens: Screens, house: House, lang: str, size: tuple[int, int]
) -> None:
    people = {"n": 2, "games": 1}
    feed = Feed(lambda update: standings(update, people["n"], people["games"]))
    opener = screens.open("/tv", size=TV_SIZE)
    code = code_on(opener)
    opener.context.close()
    hands = sit(house, code, "Ania", "Krzysztof Maria", "Świętopełk Złoty")
    tv = screens.open(f"/tv?room={code}", lang, size, prepare=feed.prepare)
    quiet(tv)
    card = tv.locator(".evening-card")
    tv.mouse.move(1, 1)
    for n in (2, 8, 16, 17, 32, 40):
        people.update(n=n, games=3)
        feed.again()
        rows = min(n, 32)
        expect(card.locator("li")).to_have_count(rows)
        if n > 32:
            expect(card.locator(".more")).to_contain_text("9")
        columns = tv.evaluate(
            "new Set([...document.querySelectorAll('.evening-card li')]"
            ".map((e) => Math.round(e.getBoundingClientRect().left))).size"
        )
        assert columns == (1 if n <= 16 else 2)
        assert tv.evaluate(OVERLAPS, ".evening-card li") == 0
        assert tv.evaluate(OVERLAPS, ".evening-card, .shelf, .join-panel, .crowd, .hl h1") == 0
        assert tv.evaluate(CUT, ".evening-card .nm, .shelf .nm, .shelf .mt") == []
        good(tv)
    for name in range(5):
        Hand(house, code, f"Gość {name}")
    hands[0].do("choose_game", game="gift_trail")
    expect(tv.locator(".strip")).to_be_visible(timeout=WAIT)
    assert tv.evaluate(OVERLAPS, ".brand, .strip, .hl h1, .join-panel") == 0
    good(tv)
    screens.check()


@pytest.mark.long
def test_those_who_do_not_fit_take_turns(screens: Screens, house: House) -> None:
    people = {"n": 5}
    feed = Feed(lambda update: standings(update, people["n"], 2))

    def prepare(context: BrowserContext) -> None:
        context.clock.install()
        feed.prepare(context)

    code = open_room(house)
    (host,) = sit(house, code, "Krzysztof Maria")
    tv = screens.open(f"/tv?room={code}", size=TV_SIZE, prepare=prepare)
    quiet(tv)

    def seen(turns: int, where: str) -> list[str]:
        found: list[str] = []
        for _ in range(turns):
            found += tv.locator(where).all_inner_texts()
            assert tv.evaluate(CUT, ".strip, .strip b, .stand .nm") == []
            tv.clock.fast_forward(8_000)
        return found

    host.do("choose_game", game="gift_trail")
    expect(tv.locator(".strip")).to_be_visible(timeout=WAIT)
    assert len(set(seen(3, ".strip .who b"))) == 5
    people["n"] = 40
    host.do("choose_game", game=None)
    expect(tv.locator(".evening-card .more")).to_be_visible(timeout=WAIT)
    assert len(set(seen(2, ".evening-card .nm"))) == 40
    screens.check()


@LANGS
@SIZES
def test_the_page_of_the_evening_holds_everyone(
    screens: Screens, house: House, lang: str, size: tuple[int, int]
) -> None:
    people = {"n": 2, "games": 1}
    feed = Feed(lambda update: standings(update, people["n"], people["games"]))
    opener = screens.open("/tv", size=TV_SIZE)
    code = code_on(opener)
    opener.context.close()
    hands = sit(house, code, "Krzysztof Maria", "Świętopełk Złoty")
    tv = screens.open(f"/tv?room={code}", lang, size, prepare=feed.prepare)
    quiet(tv)
    whole_game(hands)
    expect(tv.locator(".gt-reveal")).to_be_visible(timeout=WAIT)
    tv.keyboard.press("ArrowDown")
    tv.locator(".controls button", has_text=re.compile("^\\s*(The evening|Wieczór)$")).click()
    expect(tv.locator(".evening h1")).to_be_visible()
    for n, games in ((2, 1), (8, 3), (9, 6), (16, 6), (17, 2), (32, 6), (50, 6)):
        people.update(n=n, games=games)
        feed.again()
        rows = tv.locator(".evening tbody tr, .evening li")
        expect(rows).to_have_count(n)
        assert tv.evaluate(OVERLAPS, ".evening tbody tr, .evening li, .evening footer p") == 0
        assert tv.evaluate(CUT, ".evening td, .evening .nm") == []
        assert text_under_the_way_in(tv) == []
        good(tv)
    screens.check()
