"""The shell in a browser: the ways in, the keyboard, the weight of a first load."""

import pytest
from playwright.sync_api import expect

from tests.web.driving import GOLD, TV_SIZE, WAIT, open_tv, sit_down
from tests.web.evening import House, Screens
from tests.web.hands import Hand
from yuletable.core.registry import entries


def test_a_wrong_code_gets_another_try(screens: Screens) -> None:
    _, code = open_tv(screens)
    lost = screens.open("/QQQQ")
    expect(lost.locator("h1")).to_have_text("There is no room QQQQ")
    lost.locator("yule-code input").fill("ab")
    lost.locator("yule-code button").click()
    expect(lost.locator(".why")).to_have_text("A room code has four letters.")
    lost.locator("yule-code input").fill(code.lower())
    lost.locator("yule-code button").click()
    lost.locator(GOLD).click()
    expect(lost.locator(".why")).to_have_text("Type a name first.")
    sit_down(lost, "Ania")
    screens.check()


def test_joining_with_the_keyboard_alone(screens: Screens) -> None:
    _, code = open_tv(screens)
    phone = screens.open(f"/{code}")
    phone.locator("#name").wait_for()
    phone.keyboard.press("Tab")
    phone.keyboard.press("Tab")
    phone.keyboard.type("Zofia")
    phone.keyboard.press("Tab")
    before = phone.locator(".pick.sel").get_attribute("aria-label")
    phone.keyboard.press("ArrowRight")
    after = phone.locator(".pick.sel").get_attribute("aria-label")
    assert before != after
    phone.keyboard.press("Tab")
    phone.keyboard.press("Enter")
    expect(phone.locator(".bar b")).to_have_text("Zofia")
    screens.check()


def test_the_tv_walks_with_arrow_keys_and_changes_its_language(screens: Screens) -> None:
    tv, _ = open_tv(screens)
    expect(tv.locator(".ask-sound button").first).to_be_focused()
    for _ in range(2):
        tv.keyboard.press("ArrowDown")
    tv.get_by_role("button", name="PL: Polski").focus()
    tv.keyboard.press("Enter")
    expect(tv.locator(".join-panel h2")).to_have_text("Twój telefon to twoje miejsce")
    screens.check()


def test_the_start_page_of_the_tv_tells_no_code(house: House, screens: Screens) -> None:
    """It cannot know whether the host has hidden it."""
    tv, code = open_tv(screens)
    Hand(house, code, "Ania").do("set_room", hidden=True)
    expect(tv.locator("yule-qr")).to_have_count(0, timeout=WAIT)
    home = screens.open("/", size=TV_SIZE)
    door = home.locator("a.door", has_text="Go to the table")
    expect(door).to_be_visible(timeout=WAIT)
    assert code not in home.content()
    home.locator("a.door.gold").click()
    expect(home.locator("dialog[open]")).to_be_visible()
    assert code not in home.content()
    home.keyboard.press("Escape")
    door.click()
    expect(home.locator(".join-panel, .lobby, main").first).to_contain_text("Ania", timeout=WAIT)
    screens.check()


LIMITS = {"/": 200_000, "/tv?new=1": 200_000, "join": 150_000, "/learn/gift_trail": 200_000}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("path", list(LIMITS))
def test_first_loads_are_light(screens: Screens, lang: str, path: str) -> None:
    size = TV_SIZE if path.startswith("/tv") else (390, 844)
    target = path
    if path == "join":
        target = f"/{open_tv(screens, lang)[1]}"
    page = screens.open("/api/health", lang, size)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(target)
    page.locator("#name, .codes, .posters .pst, .coach").first.wait_for()
    page.wait_for_timeout(1500)
    assert 50_000 < sum(sizes) <= LIMITS[path]


UNDRAWN = """async (games) => {
  for (const game of games) {
    const { poster } = await import(`/games/${game}/art.js`);
    document.body.insertAdjacentHTML('beforeend', poster());
  }
  const uses = [...document.querySelectorAll('use')];
  const used = uses.map((use) => use.getAttribute('href').slice(1));
  return used.filter((id) => !document.getElementById(id)?.innerHTML);
}"""

LATE = """async () => {
  const { define, figure } = await import('/web/art/symbols.js');
  document.body.insertAdjacentHTML('beforeend', figure('late-star', { cls: 'late' }));
  const width = () => document.querySelector('.late use').getBBox().width;
  const before = width();
  define({ 'late-star': ['0 0 10 10', '<circle cx="5" cy="5" r="5"/>'] });
  return [before, width()];
}"""


def test_every_poster_brings_what_it_is_drawn_with(screens: Screens) -> None:
    page = screens.open("/about")
    assert page.evaluate(UNDRAWN, list(entries())) == []


def test_a_symbol_is_drawn_once_it_is_defined_however_late(screens: Screens) -> None:
    page = screens.open("/about")
    before, after = page.evaluate(LATE)
    assert before == 0
    assert after > 0
