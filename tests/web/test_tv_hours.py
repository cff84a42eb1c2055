"""Six hours of a TV, made short: nothing piles up."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page, expect

from tests.web.driving import TV_SIZE, WAIT, code_on
from tests.web.evening import House, Screens
from tests.web.hands import Hand, play, sit, whole_game

pytestmark = pytest.mark.long

COUNT = """
window.pending = new Map();
for (const [start, stop] of [['setTimeout', 'clearTimeout'], ['setInterval', 'clearInterval']]) {
  const [begin, end] = [window[start], window[stop]];
  window[start] = (run, ms, ...rest) => {
    const id = begin(() => {
      if (start === 'setTimeout') pending.delete(`${start} ${id}`);
      run(...rest);
    }, ms);
    pending.set(`${start} ${id}`, `${start} ${ms} ${String(run).slice(0, 60)}`);
    return id;
  };
  window[stop] = (id) => {
    pending.delete(`setTimeout ${id}`);
    pending.delete(`setInterval ${id}`);
    end(id);
  };
}
"""
MINUTES = 5
STEPS = 12
"""Steps of five minutes between one game and the next: an hour."""


def watched(context: BrowserContext) -> None:
    context.clock.install()
    context.add_init_script(COUNT)


def measure(tv: Page, line: CDPSession) -> dict[str, Any]:
    """What a page holds, after its waste has been collected."""
    line.send("HeapProfiler.collectGarbage")
    told = {m["name"]: m["value"] for m in line.send("Performance.getMetrics")["metrics"]}
    return {
        "timers": sorted(tv.evaluate("[...pending.values()]")),
        "nodes": int(told["Nodes"]),
        "elements": tv.evaluate("document.querySelectorAll('*').length"),
        "listeners": int(told["JSEventListeners"]),
        "heap": told["JSHeapUsedSize"],
    }


def a_game(tv: Page, hands: list[Hand]) -> None:
    """A game with all that may come between."""
    host, guest = hands[0], hands[1]
    host.do("play_again")
    host.do("start")
    for _ in range(3):
        play(hands, most=4)
        host.do("pause")
        expect(tv.locator(".todo")).to_be_visible(timeout=WAIT)
        host.do("resume")
        guest.sleep()
        tv.wait_for_timeout(30)
        host.do("bot_seat", seat=guest.last["you"]["seat"], bot=True)
        tv.wait_for_timeout(30)
        guest.wake()
    play(hands)
    for step in range(len(host.last["view"]["reveal"])):
        host.do("reveal", step=step + 1, auto=False)


def an_hour(tv: Page) -> None:
    """The time that it would take, in steps."""
    for _ in range(STEPS):
        tv.clock.fast_forward(MINUTES * 60_000)
        tv.wait_for_timeout(60)  # a probe of the line takes its real time


def test_six_hours_pile_nothing_up(screens: Screens, house: House) -> None:
    tv = screens.open("/tv", size=TV_SIZE, reduced_motion=False, prepare=watched)
    hands = sit(house, code_on(tv), "Ania", "Zofia", "Marek")
    tv.locator(".ask-sound .gold").click()
    tv.keyboard.press("ArrowDown")
    tv.get_by_role("button", name=re.compile("^both: ")).click()
    hands[0].do("set_room", narration=True)
    line = tv.context.new_cdp_session(tv)
    line.send("Performance.enable")
    whole_game(hands)
    counts = []
    for hour in range(6):
        if hour % 2:
            a_game(tv, hands)
        an_hour(tv)
        hands[0].do("next_game")
        expect(tv.locator(".evening-card")).to_be_visible(timeout=WAIT)
        tv.wait_for_timeout(200)
        counts.append(measure(tv, line))
        hands[0].do("choose_game", game="gift_trail")
        expect(tv.locator(".gt-lobby")).to_be_visible(timeout=WAIT)
        hands[0].do("start")
        hands[0].do("end_game")
        expect(tv.locator(".gt-reveal")).to_be_visible(timeout=WAIT)
    early, late = counts[1], counts[-1]  # both after a game
    assert len(late["timers"]) <= len(early["timers"]) + 1, late["timers"]
    assert len(late["timers"]) < 20, late["timers"]
    assert late["listeners"] <= early["listeners"] * 1.02 + 5, counts
    assert abs(late["elements"] - early["elements"]) < 40, counts
    assert late["nodes"] <= early["nodes"] * 1.05 + 200, counts
    assert late["heap"] <= early["heap"] * 1.15, counts
    screens.check()
