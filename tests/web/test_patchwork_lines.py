"""Patchwork's lines between the turns and beside a held patch, and what lies ready on the TV."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.games.patchwork.notation import Table, player, position, rectangle
from tests.web.driving import GOLD, PHONE_SIZE, WAIT, join, open_tv
from tests.web.forced import Room, forced_screens
from tests.web.hands import open_room, sit
from tests.web.patchwork_table import NAMES, TABLET, begin, late


@pytest.fixture
def room(browser: Browser, tmp_path: Path) -> Iterator[Room]:
    with forced_screens(browser, tmp_path, "patchwork") as room:
        yield room


AHEAD = {
    "en": f"You are 1 space ahead of {NAMES[1]}.",
    "pl": f"Za Tobą {NAMES[1]}, o 1 pole.",
}
BEHIND = {
    "en": f"You are 1 space behind {NAMES[1]}.",
    "pl": f"Przed Tobą {NAMES[1]}, o 1 pole.",
}


@pytest.mark.parametrize(("lang", "size"), [("en", TABLET), ("pl", PHONE_SIZE)])
def test_the_hand_that_waits_says_how_the_tokens_stand(
    room: Room, lang: str, size: tuple[int, int]
) -> None:
    house, screens = room
    code = open_room(house)
    page = join(screens, code, NAMES[0], lang, size)
    other = sit(house, code, NAMES[1])[0]
    begin(house, page, late((37, 36)))
    expect(page.locator(".lead").first).to_contain_text(AHEAD[lang], timeout=WAIT)
    # The other one passes to 38, in front, and owes its 1x1.
    assert other.answer()
    expect(page.locator(".lead").first).to_contain_text(BEHIND[lang], timeout=WAIT)
    assert other.answer()
    expect(page.locator("[data-look=market]:not(.pw-still)")).to_be_visible(timeout=WAIT)
    screens.check()


SAID = """async ({view, mine}) => {
  const { waiting } = await import('/games/patchwork/wait.js');
  const t = (key, { n, other_seat } = {}) => [key.replace('patchwork-', ''), n, other_seat];
  return waiting(view, {}, { mine, event: null, t })[1];
}"""

SUMS = """async ({view, move, ghost}) => {
  const { sentence, figures } = await import('/games/patchwork/effect.js');
  const said = {};
  const t = (key, data) => (said[key] = data);
  const ctx = { mine: 0, t, ui: { ghost } };
  sentence(move, view, ctx);
  figures(move, view, ctx);
  return [said['patchwork-effect-keep'].score, said['patchwork-effect-score'].after];
}"""


def told(table: Table) -> Any:
    return msgspec.to_builtins(table.view)


def test_lines_while_a_move_is_told_and_the_sum_of_a_held_patch(room: Room) -> None:
    _, screens = room
    page = screens.open("/", "en")
    cases = [
        (10, 9, None, ["you-ahead", "you-behind"], 1),
        (9, 12, None, ["you-behind", "you-ahead"], 3),
        (9, 9, 0, ["on-top", "they-on-top"], 0),
        (9, 9, 1, ["they-on-top", "on-top"], 0),
    ]
    for one, two, top, keys, n in cases:
        more = {} if top is None else {"top": top}
        view = told(Table(position(player(one), player(two), **more)))
        for mine in range(2):
            for mover in range(2):
                # Who moved last is named nowhere in it, nor who is asked.
                seen = {**view, "asked": None, "prompt": None, "current": mover}
                line = page.evaluate(SAID, {"view": seen, "mine": mine})
                assert line == [keys[mine], n, 1 - mine]

    table = Table(position(player(10, 9), player(12), front=[0]))
    covered = rectangle(7, 7, 1, 1) - {(7, 6), (7, 7)}
    view = told(table.cover(0, covered))
    for row, column in covered:
        view["players"][0]["quilt"][9 * row + column] = 1
    move = next(o.preview for o in table.ask(0).options if o.data == {"buy": 0})
    sums = []
    for row, column in ((7, 6), (0, 0)):
        ghost = {"patch": 0, "orientation": 0, "row": row, "column": column}
        shown = {"view": view, "move": msgspec.to_builtins(move), "ghost": ghost}
        keep, after = page.evaluate(SUMS, shown)
        assert keep == after
        sums.append(int(keep.replace("\u2212", "-")))
    table.buy(0, 0, 7, 6)
    me = table.of(0)
    assert sums == [me.score + me.income * me.payments, sums[0] - 7]
    screens.check()


def test_what_lies_ready_is_followed_before_it_is_moved(room: Room) -> None:
    house, screens = room
    tv, code = open_tv(screens)
    page = join(screens, code, NAMES[0])
    sit(house, code, NAMES[1])
    begin(house, page, late(phase="placing", chosen=6))
    held = tv.locator(".pw-gold .pw-held")
    expect(held).to_have_count(1, timeout=WAIT)
    page.reload()
    expect(page.locator(".pw-hands")).to_be_visible(timeout=WAIT)
    expect(held).to_have_count(1, timeout=WAIT)
    page.locator(f".pw-acts {GOLD}").tap()
    # On the way lies a 1x1.
    expect(tv.locator(".pw-gold .pw-laid")).to_have_count(12, timeout=WAIT)
    expect(held).to_have_count(1, timeout=WAIT)
    page.locator(f".pw-acts {GOLD}").tap()
    expect(tv.locator(".pw-gold .pw-laid")).to_have_count(13, timeout=WAIT)
    expect(tv.locator(".pw-held")).to_have_count(0)
    screens.check()
