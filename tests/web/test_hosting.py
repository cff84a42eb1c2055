"""The host's table: every control in every state, what is planned and taken back, looks."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.driving import (
    PHONE_SIZE,
    SMALL_PHONE,
    WAIT,
    choose_gift_trail,
    join,
    open_host_table,
    open_tv,
    sit_down,
    start,
)
from tests.web.evening import Screens
from tests.web.hands import Hand, sit
from tests.web.hosting import host_and_hands, new_room, press, remove, row
from tests.web.looks import Faults
from tests.web.matrices import long_but

TAKE_BACK = 10.0
"""For so many s a removal and the end can be taken back."""


# Every control within two taps.

ROOM = [
    "Lock the door",
    "Hide the code",
    "Watchers may step in",
    "The TV reads aloud",
    "TV sound",
    "Type the Wi-Fi",
    "Self-check",
    "Stop the server…",
    "Delete everything…",
    "Louder",
    "Quieter",
    "Zofia",  # hand over the role
]
SELECTS = ["Kind of computer player"]
"""Of the lobby; the kind of one who is there already is asked for in every state."""
PERSON = ["Rename", "New phone for this seat", "Make host"]
AWAY = "Send Zofia away"
"""Not from a match: there it is "Remove", which can be taken back."""
MATCH = [
    "Skip turn",
    "off",
    "×1",
    "×2",
    "×3",
    "30 seconds more",
    "Remove",
]
STATES: dict[str, tuple[list[str], list[str]]] = {
    "menu": (["Choose a game"], []),
    "lobby": (
        [
            "Set up the game",
            "Start the trail",
            "Another game",
            "Add a computer player",
            "Add 3",
            "Fill all 28 seats",
            "Zofia plays",
            "Zofia: one seat up",
            "Shuffle the seats",
        ],
        [],
    ),
    "playing": ([*MATCH, "Pause", "End the game…"], ["The computer plays for Zofia"]),
    "paused": ([*MATCH, "Go on", "End the game…"], ["The computer plays for Zofia"]),
    "planned": (["Take back", "Now", "off", "×1", "×2", "×3"], ["The computer plays for Zofia"]),
    "results": (["Play again", "Another game", "To the results"], []),
}


def bring_to(state: str, screens: Screens, host: Page, hands: list[Hand]) -> None:
    """Host and two guests from the menu to a state of the room."""
    choose_gift_trail(host)
    host.get_by_role("button", name="Add a computer player").click()
    expect(host.locator("ul.rows > li.prow")).to_have_count(4, timeout=WAIT)
    if state == "menu":
        open_host_table(host)
        press(host, "Another game")
        expect(host.locator("header.bar")).to_be_visible(timeout=WAIT)
    if state in ("menu", "lobby"):
        return
    start(host)
    expect(host.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    if state == "playing":
        return
    open_host_table(host)
    if state == "paused":
        press(host, "Pause")
        expect(host.get_by_role("button", name="Go on")).to_be_visible(timeout=WAIT)
    elif state == "planned":
        remove(host, "Ola")
        expect(host.locator(".plan")).to_be_visible(timeout=WAIT)
    else:
        press(host, "End the game…")
        press(host, "Yes, end it")
        press(host, "Now")
        expect(host.locator(".gt-results")).to_be_visible(timeout=WAIT)
        return
    press(host, "Back")


def missing(host: Page, names: list[str]) -> list[str]:
    """Which controls are not on the page for an eye that may scroll."""
    roles = ("button", "link", "switch", "radio", "slider", "checkbox")
    gone = []
    for name in names:
        found = [host.get_by_role(role, name=name, exact=True).first for role in roles]  # type: ignore[arg-type]
        begins = re.compile(f"^{re.escape(name)}")  # a note belongs to the names of these
        found += [host.get_by_role(role, name=begins).first for role in ("link", "combobox")]
        if not any(one.count() and one.is_visible() for one in found):
            gone.append(name)
    return gone


@pytest.mark.parametrize("state", long_but(STATES, "playing", "results"))
def test_every_control_is_within_two_taps_from_every_screen(timed: Screens, state: str) -> None:
    screens = timed
    host, hands = host_and_hands(screens, "Zofia", "Ola")
    bring_to(state, screens, host, hands)
    controls, of_person = STATES[state]
    host.reload()
    expect(host.locator("header.bar b")).to_have_text("Marek", timeout=WAIT)
    crown = host.get_by_role("button", name="Host’s table", exact=True)
    sides = ["Name, face, language"]
    if state != "menu":
        sides.append("Rules: Gift Trail")
    if state in ("playing", "paused", "planned", "results"):
        sides.append("What happened")
    for side in [None, *sides]:
        if side is not None:
            press(host, "Menu")
            assert crown.count(), "the menu leads to the host's table"
            host.locator("ul.items").get_by_role("button", name=re.compile(side)).click()
            expect(host.locator("header.appbar")).to_be_visible(timeout=WAIT)
        crown.first.click()
        expect(host.locator(".host")).to_be_visible(timeout=WAIT)
        if side is None:
            assert missing(host, [*controls, *ROOM]) == [], f"one tap, then the control: {state}"
            row(host, "Zofia").get_by_role("button", name="More about Zofia").click()
            assert missing(host, [*PERSON, *of_person]) == [], f"the second tap: {state}"
            assert (missing(host, [AWAY]) == []) is (state in ("menu", "lobby", "results"))
            row(host, "Lumi").get_by_role("button", name="More about Lumi").click()
            assert missing(host, ["Rename", "Kind of player: Lumi"]) == [], state
            assert missing(host, ["New phone for this seat"]) != [], "a seat code of a bot"
            if state == "lobby":
                assert missing(host, ["Send Lumi away", *SELECTS]) == []
            told = host.locator(".host select").evaluate_all("(all) => all.length")
            assert told == 1 + (state == "lobby"), "every select is asked for above"
        press(host, "Back")
    screens.check()


@pytest.mark.long
def test_of_several_who_are_asked_the_host_skips_one(with_tiny: Screens) -> None:
    host, hands = host_and_hands(with_tiny, "Zofia", "Ola")
    game = host.locator("button.pst", has_text="tiny")
    game.click(timeout=WAIT)
    host.locator(".thumb .btn.gold").click(timeout=WAIT)
    open_host_table(host)
    for name in ("Marek", "Zofia", "Ola"):
        expect(host.get_by_role("button", name=f"Skip {name}", exact=True)).to_be_visible(
            timeout=WAIT
        )
    press(host, "Skip Ola")
    expect(host.get_by_role("button", name="Skip Ola", exact=True)).to_have_count(0, timeout=WAIT)
    zofia, ola = hands
    waited = {w["seat"] for w in zofia.look()["waiting"]}
    ola.look()
    assert zofia.last["you"]["seat"] in waited
    assert ola.last["you"]["seat"] not in waited
    with_tiny.check()


# Plans.


def test_a_removal_can_be_taken_back_and_comes_true_by_itself(timed: Screens) -> None:
    _, code = open_tv(timed)
    host = join(timed, code, "Marek")
    ania, ola = sit(timed.house, code, "Ania", "Ola")
    watcher = timed.open(f"/{code}")
    choose_gift_trail(host)
    start(host)
    sit_down(watcher, "Późny")
    open_host_table(host)
    remove(host, "Ola")
    for page in (host, watcher):
        expect(page.locator(".plan")).to_contain_text(
            re.compile(r"Ola leaves the game in (9|10) s"), timeout=WAIT
        )
    assert watcher.locator(".plan button").count() == 0, "only the host can take it back"
    expect(host.locator(".plan")).to_contain_text(re.compile(r"in [78] s"), timeout=4000)
    press(host, "Take back")
    for page in (host, watcher):
        expect(page.locator(".plan")).to_have_count(0, timeout=WAIT)
    assert ola.look()["members"][2]["seat"] is not None
    assert ola.look()["paused"] is None

    # Asleep and in a pause: the pause outlives what was taken back, and what was done.
    ola.sleep()
    expect(row(host, "Ola")).to_contain_text("phone asleep", timeout=WAIT)
    press(host, "Pause")
    remove(host, "Ola")
    press(host, "Take back")
    expect(host.get_by_role("button", name="Go on", exact=True)).to_be_visible(timeout=WAIT)
    remove(host, "Ola")
    press(host, "Now")
    expect(row(host, "Ola")).to_contain_text("taken out of the game, watches", timeout=WAIT)
    assert ania.look()["paused"] is not None
    press(host, "Go on")
    timed.check()


@pytest.mark.long
def test_nobody_takes_it_back_and_the_game_ends(timed: Screens) -> None:
    host, (ania,) = host_and_hands(timed, "Ania")
    choose_gift_trail(host)
    start(host)
    open_host_table(host)
    press(host, "End the game…")
    press(host, "Yes, end it")
    expect(host.locator(".plan")).to_contain_text("The game ends in", timeout=WAIT)
    press(host, "Take back")
    expect(host.locator(".plan")).to_have_count(0, timeout=WAIT)
    assert ania.look()["phase"] == "playing"
    press(host, "End the game…")
    press(host, "Yes, end it")
    expect(host.locator(".plan")).to_be_visible(timeout=WAIT)
    host.reload()
    expect(host.locator(".plan")).to_be_visible(timeout=WAIT)
    expect(host.locator(".gt-results")).to_be_visible(timeout=(TAKE_BACK + 5) * 1000)
    assert ania.look()["results"][0]["early"]
    timed.check()


# How it looks, and who has no finger.


@pytest.mark.parametrize(
    ("lang", "size"), [("en", PHONE_SIZE), ("pl", SMALL_PHONE)], ids=["en390", "pl320"]
)
def test_the_hosts_table_in_every_state(timed: Screens, lang: str, size: tuple[int, int]) -> None:
    faults = Faults()
    code = new_room(timed.house)
    host = join(timed, code, "Krzysztof Maria", lang, size)
    guest = join(timed, code, "Świętopełk Złoty", lang, size)
    (ola,) = sit(timed.house, code, "Ola")
    faults.phone("menu", host)
    faults.phone("menu of a guest", guest)
    choose_gift_trail(host)
    faults.phone("lobby", host)
    expect(guest.locator("dl.summary")).to_be_visible(timeout=WAIT)
    assert guest.locator("main :disabled").count() == 0, "nothing that looks dead"
    faults.phone("lobby of a guest", guest)
    open_host_table(host)
    host.locator("#more-1").click()
    host.locator(".chips .btn").nth(1).click()
    expect(host.locator(".seatcode .segno")).to_be_visible(timeout=WAIT)
    faults.phone("seat code", host)
    host.locator("#rename-1").click()
    host.locator("#twice-away-1").click()
    faults.phone("rename, send away", host)
    host.locator("#twice-delete").click()
    host.locator("#host-room .btn", has_text="Wi-Fi").click()
    faults.phone("the room", host)
    host.locator(".thumb .btn").last.click()
    expect(host.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    open_host_table(host)
    ola.sleep()
    host.locator("#more-2").click()
    host.locator("#remove-1").click()
    faults.phone("in a game", host)
    host.locator(".arm .btn.red").click()
    expect(guest.locator(".plan")).to_be_visible(timeout=WAIT)
    faults.phone("planned", host)
    faults.phone("planned, a guest", guest)
    host.locator(".plan .btn").first.click()
    host.locator("#more-1").click()
    host.locator(".chips .btn", has=host.locator("svg")).nth(3).click()
    expect(guest.locator(".hostnews")).to_be_visible(timeout=WAIT)
    faults.phone("handed over", host)
    faults.phone("a new host", guest)
    faults.check()
    timed.check()


def test_the_hosts_table_by_keyboard_alone(screens: Screens) -> None:
    host, _ = host_and_hands(screens, "Ania", "Ola")
    choose_gift_trail(host)
    start(host)
    expect(host.locator(".gt-phone")).to_be_visible(timeout=WAIT)
    reach(host, "Host’s table")
    host.keyboard.press("Enter")
    expect(host.locator(".host")).to_be_visible(timeout=WAIT)
    reach(host, "People")
    host.keyboard.press("Enter")
    expect(host.get_by_role("heading", name="People")).to_be_focused()
    reach(host, "Remove")
    host.keyboard.press("Enter")
    reach(host, "Keep Ania", most=3)
    host.keyboard.press("Enter")
    expect(host.locator("#remove-1")).to_be_focused()
    host.keyboard.press("Enter")
    reach(host, "Yes, remove Ania", most=3)
    host.keyboard.press("Enter")
    expect(row(host, "Ania")).to_contain_text("taken out of the game, watches", timeout=WAIT)
    screens.check()


def reach(page: Page, name: str, most: int = 40) -> None:
    """Press Tab until the control of this name has the focus, and shows it."""
    for _ in range(most):
        page.keyboard.press("Tab")
        at = page.evaluate(
            """() => {
              const e = document.activeElement;
              const { outlineStyle, boxShadow } = getComputedStyle(e);
              const name = (e.getAttribute('aria-label') || e.textContent || '').trim();
              return [name, outlineStyle !== 'none' || boxShadow !== 'none'];
            }"""
        )
        if at[0] == name:
            assert at[1], f"the focus on {name!r} cannot be seen"
            return
    raise AssertionError(f"the keyboard does not reach {name!r}")
