"""A TV with nothing but a remote control: arrows, OK, back; its bar, its edges, its languages."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, FloatRect, Page, Route, expect

from tests.web.driving import TV_SIZE, WAIT, code_on, until
from tests.web.evening import House, Screens
from tests.web.hands import Hand, fill, sit, whole_game
from tests.web.looks import axe_faults, tv_faults
from tests.web.pixels import pixels

LANGS = pytest.mark.parametrize("lang", ["en", "pl"])
NIGHT = (14, 33, 29)
FOCUSED = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(here);
  const seen = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  return seen ? here.outerHTML : null;
}"""
WALK = """() => {
  const open = document.querySelector('dialog[open]') ?? document;
  const all = [...open.querySelectorAll('button:not([disabled]), a[href], input')]
    .filter((e) => e.getClientRects().length);
  const start = all.includes(document.activeElement) ? document.activeElement : all[0];
  const reached = new Set([start]);
  const unseen = [];
  for (const from of reached) {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      from.focus();
      from.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
      const here = document.activeElement;
      reached.add(here);
      if (getComputedStyle(here).outlineStyle === 'none') unseen.push(here.outerHTML);
    }
  }
  start.focus();
  return [...all.filter((e) => !reached.has(e)).map((e) => e.outerHTML), ...unseen];
}"""
"""Everything that no way by arrows leads to, and everything whose focus cannot be seen."""


def silent(context: BrowserContext) -> None:
    """The server does not tell which room it would show, as on a machine that is not its own."""
    context.route("**/api/rooms/latest", lambda route: route.abort())


def open_elsewhere(screens: Screens, lang: str = "en") -> Page:
    tv = screens.open("/tv", lang, TV_SIZE, prepare=silent)
    expect(tv.locator("yule-pad")).to_be_visible(timeout=WAIT)
    return tv


def awake(tv: Page) -> bool:
    found: bool = tv.evaluate("document.documentElement.classList.contains('awake')")
    return found


def go_back(tv: Page) -> None:
    """The key "back" of a TV, which no keyboard has; it may lead to another page."""
    tv.evaluate(
        """() => setTimeout(() => document.activeElement.dispatchEvent(
          new KeyboardEvent('keydown', {key: 'GoBack', bubbles: true, cancelable: true})))"""
    )


def press_to(tv: Page, text: str) -> None:
    """Walk with arrows until the focus is on something with this text."""
    for number in range(60):
        said = "e.closest('button, a') ? e.textContent + (e.ariaLabel ?? '') : ''"
        if text in tv.evaluate(f"((e) => {said})(document.activeElement)"):
            return
        tv.keyboard.press("ArrowDown" if number % 9 == 8 else "ArrowRight")
    raise AssertionError(f"the arrows do not reach {text!r}")


def all_reached(tv: Page) -> None:
    """From where the focus is, the four arrows lead everywhere."""
    assert tv.evaluate(WALK) == []


@LANGS
def test_four_letters_by_arrows_and_ok(screens: Screens, house: House, lang: str) -> None:
    first = screens.open("/tv", lang, TV_SIZE)
    code = code_on(first)
    tv = open_elsewhere(screens, lang)
    assert tv_faults(tv) == []
    assert axe_faults(tv) == []
    assert tv.evaluate(FOCUSED), "at first load it can be seen where OK goes"
    expect(tv.locator(".key").first).to_be_focused()
    tv.keyboard.press("Enter")
    slots = tv.locator(".slots span")
    expect(slots.first).to_have_text("B")
    go_back(tv)
    expect(slots.first).to_have_text("")
    for letter in code:
        walk_to_letter(tv, letter)
        tv.keyboard.press("Enter")
    assert code_on(tv) == code
    expect(tv).to_have_url(re.compile(f"room={code}"))


def walk_to_letter(tv: Page, letter: str) -> None:
    """By arrows alone, as the eye goes: the row first, then along it."""
    for _ in range(30):
        here, there = tv.evaluate(
            """(letter) => {
              const key = [...document.querySelectorAll('.key')]
                .find((e) => e.textContent.trim() === letter);
              return [document.activeElement, key].map((e) => {
                const { x, y, width, height } = e.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
              });
            }""",
            letter,
        )
        across, down = there[0] - here[0], there[1] - here[1]
        if abs(across) < 9 and abs(down) < 9:
            return
        if abs(down) > 9:
            tv.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        else:
            tv.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    raise AssertionError(f"the arrows do not reach {letter}")


@pytest.mark.long
def test_a_wrong_code_is_told_and_letters_can_be_typed(screens: Screens, house: House) -> None:
    tv = open_elsewhere(screens)
    tv.keyboard.type("qqqqbbbb")
    expect(tv.locator("yule-pad .why")).to_have_text("There is no room BBBB", timeout=WAIT)
    expect(tv.locator(".slots span").first).to_have_text("")
    all_reached(tv)
    press_to(tv, "Open a new table")
    tv.keyboard.press("Enter")
    code_on(tv)


@pytest.mark.long
def test_another_machine_is_asked_which_table(screens: Screens, house: House) -> None:
    """Under a name that is not the server's own; the answer says nothing about its rooms."""

    def elsewhere(route: Route) -> None:
        path = route.request.url.split("tv.test", 1)[1]
        if path == "/api/rooms/latest":
            route.fulfill(json={"code": None, "open": False})
        else:
            route.fulfill(response=route.fetch(url=house.url + path))

    def prepare(context: BrowserContext) -> None:
        context.route("http://tv.test/**", elsewhere)

    tv = screens.open("http://tv.test/tv", "en", TV_SIZE, prepare=prepare)
    expect(tv.locator("h1")).to_have_text("Which table is this?", timeout=WAIT)
    expect(tv.locator(".which .at")).to_contain_text("tv.test/tv")
    assert tv_faults(tv) == []
    tv.context.unroute_all(behavior="wait")


@pytest.mark.long
def test_a_server_that_does_not_answer_is_asked_again(screens: Screens) -> None:
    tv = open_elsewhere(screens)
    expect(tv.get_by_text("does not answer")).to_be_visible()
    tv.context.unroute("**/api/rooms/latest")
    code_on(tv)
    screens.check()


@LANGS
def test_arrows_reach_everything_on_every_page(screens: Screens, house: House, lang: str) -> None:
    tv = screens.open("/tv", lang, TV_SIZE)
    hands = sit(house, code_on(tv), "Ania", "Zofia")
    all_reached(tv)
    tv.locator(".ask-sound .btn").nth(1).click()
    all_reached(tv)
    hands[0].do("choose_game", game="gift_trail")
    expect(tv.locator(".gt-lobby")).to_be_visible(timeout=WAIT)
    all_reached(tv)
    whole_game(hands)
    expect(tv.locator(".gt-reveal")).to_be_visible(timeout=WAIT)
    all_reached(tv)
    hidden = tv.locator(".controls button", has=tv.locator("svg"))
    for number in range(hidden.count()):
        tv.keyboard.press("ArrowRight")
        button = hidden.nth(number)
        if button.inner_text().strip() in ("Whole screen", "Cały ekran"):
            continue
        button.focus()
        tv.keyboard.press("Enter")
        if tv.locator("dialog[open]").count():
            all_reached(tv)
            assert tv_faults(tv) == []
            assert axe_faults(tv) == []
            go_back(tv)
            expect(tv.locator("dialog[open]")).to_have_count(0)
    # The links of the bar leave the page; "back" leads to it again.
    links = tv.locator(".controls a")
    labels = [label.strip() for label in links.all_inner_texts()]
    for label in labels:
        press_to(tv, label)
        tv.keyboard.press("Enter")
        expect(tv).not_to_have_url(re.compile(r"/tv\?"), timeout=WAIT)
        if "/rules/" in tv.url:
            expect(tv.locator(".appbar .iconbtn")).to_be_focused(timeout=WAIT)
            go_back(tv)
        else:
            tv.go_back()  # that page is for fingers and a keyboard
        expect(links).to_have_count(len(labels), timeout=WAIT)
        expect(tv.locator(".gt-reveal")).to_be_visible(timeout=WAIT)
    screens.check()


@pytest.mark.long
def test_home_on_a_wide_screen_is_walked_by_arrows(screens: Screens) -> None:
    tv = screens.open("/", "en", TV_SIZE)
    expect(tv.locator(".doors")).to_be_visible(timeout=WAIT)
    all_reached(tv)


@pytest.mark.long
def test_the_bar_goes_after_a_click_and_a_hidden_button_is_not_pressed(
    screens: Screens, house: House
) -> None:
    tv = screens.open("/tv", size=TV_SIZE)
    code_on(tv)
    tv.locator(".ask-sound .btn").nth(1).click()
    bar = tv.locator(".controls")
    polish = bar.get_by_role("button", name="PL: Polski")
    tv.mouse.move(200, 200)
    tv.mouse.move(220, 220)
    polish.click()
    expect(tv.locator(".join-panel h2")).to_have_text("Twój telefon to twoje miejsce")
    tv.wait_for_timeout(3000)
    assert awake(tv)
    tv.wait_for_timeout(1600)
    assert not awake(tv)
    expect(bar).to_have_css("opacity", "0")
    expect(polish).not_to_be_focused()
    # The first arrow shows it again, at the place where it was.
    tv.keyboard.press("ArrowRight")
    expect(polish).to_be_focused()
    expect(bar).to_have_css("opacity", "1")
    # A pointer that lies still on the sofa wakes nothing.
    lie = "dispatchEvent(new PointerEvent('pointermove', {screenX: 220, screenY: 220}))"
    tv.evaluate(lie)
    tv.wait_for_timeout(4500)
    assert not awake(tv)
    tv.evaluate(lie)
    assert not awake(tv)
    screens.check()


@pytest.mark.parametrize("size", [TV_SIZE, (1920, 1080)], ids=["720", "1080"])
@pytest.mark.long
def test_edges_that_are_cut_off(screens: Screens, house: House, size: tuple[int, int]) -> None:
    tv = screens.open("/tv", size=size)
    hands = sit(house, code_on(tv), "Ania", "Zofia")
    tv.locator(".ask-sound .btn").nth(1).click()
    press_to(tv, "Edges cut off")
    tv.keyboard.press("Enter")
    box = tv.locator("dialog[open]")
    expect(box).to_contain_text("golden frame")
    width, height = size
    for part in (95, 90):
        press_to(tv, f"{part} %")
        tv.keyboard.press("Enter")
        expect(box.get_by_role("button", name=f"{part} %")).to_have_attribute(
            "aria-pressed", "true"
        )
        frame = tv.locator(".frame-check").bounding_box()
        assert frame is not None
        assert abs(frame["width"] - width * part / 100) < 1
        assert abs(frame["x"] - width * (100 - part) / 200) < 1
        assert abs(frame["y"] - height * (100 - part) / 200) < 1
    press_to(tv, "Done")
    tv.keyboard.press("Enter")
    expect(box).to_have_count(0)
    hands[0].do("choose_game", game="gift_trail")
    fill(hands[0], 8)
    hands[0].do("start")
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    tv.reload()
    expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    stage = tv.locator("#app").bounding_box()
    assert stage is not None
    assert abs(stage["width"] - width * 0.9) < 1
    texts = [fault for fault in tv_faults(tv) if not fault.startswith("text of")]
    assert texts == []
    screens.check()


@pytest.mark.long
def test_what_was_opened_goes_by_itself(screens: Screens, house: House) -> None:
    tv = screens.open("/tv", size=TV_SIZE)
    hands = sit(house, code_on(tv), "Ania", "Zofia")
    tv.locator(".ask-sound .btn").nth(1).click()
    box = tv.locator("dialog[open]")

    def open_edges() -> None:
        press_to(tv, "Edges cut off")
        tv.keyboard.press("Enter")
        expect(box).to_be_visible()

    open_edges()
    hands[0].do("choose_game", game="gift_trail")
    expect(box).to_have_count(0, timeout=WAIT)
    tv.clock.install()
    open_edges()
    tv.clock.run_for(110_000)
    expect(box).to_be_visible()
    tv.clock.run_for(15_000)
    expect(box).to_have_count(0, timeout=WAIT)
    screens.check()


def dark(pixel: tuple[int, ...]) -> bool:
    """Bare ground, or close to it."""
    return max(abs(a - b) for a, b in zip(pixel, NIGHT, strict=True)) < 8


@pytest.mark.long
@pytest.mark.parametrize("page", ["menu", "lobby", "game", "result", "pause"])
def test_no_edge_is_bare_while_the_stage_steps_aside(
    screens: Screens, house: House, page: str
) -> None:
    tv = screens.open("/tv", size=TV_SIZE)
    hands = sit(house, code_on(tv), "Ania", "Zofia")
    if page != "menu":
        hands[0].do("choose_game", game="gift_trail")
        expect(tv.locator(".gt-lobby")).to_be_visible(timeout=WAIT)
    if page in ("game", "pause"):
        hands[0].do("start")
        expect(tv.locator(".gt-tv")).to_be_visible(timeout=WAIT)
    if page == "pause":
        hands[0].do("pause")
        expect(tv.locator(".todo")).to_be_visible(timeout=WAIT)
    if page == "result":
        whole_game(hands, cards=False)
        expect(tv.locator(".gt-reveal")).to_be_visible(timeout=WAIT)
    tv.evaluate("document.getElementById('app').style.transition = 'none'")
    sides: list[FloatRect] = [
        {"x": 0, "y": 0, "width": 1, "height": 720},
        {"x": 1279, "y": 0, "width": 1, "height": 720},
        {"x": 0, "y": 0, "width": 1280, "height": 1},
        {"x": 0, "y": 719, "width": 1280, "height": 1},
    ]
    calm = [pixels(tv, side) for side in sides]
    coloured = 0
    for x, y in [(2, 2), (-2, -2)]:
        tv.evaluate(f"document.getElementById('app').style.transform = 'translate({x}px, {y}px)'")
        for side, before in zip(sides, calm, strict=True):
            now = [pixel for row in pixels(tv, side) for pixel in row]
            then = [pixel for row in before for pixel in row]
            bare = 0
            for i in range(8, len(now) - 8):
                if any(dark(then[j]) for j in range(i - 8, i + 9)):
                    continue
                coloured += 1
                bare += now[i] == NIGHT
            assert bare == 0, side
    assert coloured > 500, "there is something at the edges to be seen"


@pytest.mark.long
def test_the_stage_steps_aside_every_five_minutes(screens: Screens) -> None:
    tv = screens.open("/tv", size=TV_SIZE, prepare=lambda context: context.clock.install())
    code_on(tv)
    places = []
    for _ in range(9):
        tv.clock.run_for(300_000)
        moved = tv.evaluate("document.getElementById('app').style.transform")
        places.append(tuple(int(n) for n in re.findall(r"-?\d+", moved)))
    assert len(set(places)) == 9
    for axis in (0, 1):
        values = [place[axis] for place in places]
        assert max(values) - min(values) == 4
    assert all(abs(a - c) <= 4 and abs(b - d) <= 4 for (a, b), (c, d) in pairwise(places))


def test_both_languages_take_turns(screens: Screens, house: House) -> None:
    tv = screens.open("/tv", size=TV_SIZE, prepare=lambda context: context.clock.install())
    code = code_on(tv)
    hands = sit(house, code, "Ania", "Zofia", "Marek")
    hands[0].do("choose_game", game="gift_trail")
    expect(tv.locator(".gt-lobby")).to_be_visible(timeout=WAIT)
    tv.locator(".ask-sound .btn").nth(1).click()
    tv.keyboard.press("ArrowDown")
    tv.get_by_role("button", name="both: In turn: English, Polski").click()
    title = tv.locator("h1")
    places = """() => [...document.querySelectorAll(
      '.hl, .join-panel, .join-panel .qr, .codes, .gt-pc, .brandrow')]
      .map((e) => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; })"""
    tv.clock.run_for(5000)  # the bar goes first: nobody is at the controls any more
    expect(title).to_have_text("Come in! Three at the table.")
    english = tv.evaluate(places)
    tv.clock.run_for(12_000)
    expect(title).to_have_text("Zapraszamy! Są trzy osoby.")
    assert tv.evaluate(places) == english, "the layout jumps"
    assert tv.evaluate("document.documentElement.lang") == "pl"
    tv.clock.run_for(12_000)
    expect(title).to_have_text("Come in! Three at the table.")
    assert tv.evaluate("localStorage.getItem('yuletable.lang')") == "en"
    # While somebody is at the controls, the words stay.
    for _ in range(5):
        tv.keyboard.press("ArrowRight")
        tv.clock.run_for(3000)
    expect(title).to_have_text("Come in! Three at the table.")
    # It lasts over a reload; one language ends it.
    tv.reload()
    expect(title).to_have_text("Come in! Three at the table.", timeout=WAIT)
    tv.clock.run_for(17_000)
    expect(title).to_have_text("Zapraszamy! Są trzy osoby.")
    tv.keyboard.press("ArrowDown")
    tv.get_by_role("button", name="EN: English").click()
    expect(title).to_have_text("Come in! Three at the table.")
    tv.clock.run_for(40_000)
    expect(title).to_have_text("Come in! Three at the table.")
    screens.check()


@pytest.mark.long
def test_the_way_to_play_on_this_screen(screens: Screens, house: House) -> None:
    tv = screens.open("/tv", size=TV_SIZE)
    code = code_on(tv)
    Hand(house, code, "Ania")
    tv.locator(".ask-sound .btn").nth(1).click()
    press_to(tv, "Play on this screen")
    tv.keyboard.press("Enter")
    expect(tv).to_have_url(re.compile(f"/{code}$"))
    expect(tv.locator("#name")).to_be_visible(timeout=WAIT)
    until(tv, "location.pathname.length === 5")
