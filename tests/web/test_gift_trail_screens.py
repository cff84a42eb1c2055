"""Screens of Gift Trail that chance rarely shows, on a server whose positions and draws are set."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.games.gift_trail.notation import position
from tests.web.driving import GOLD, WAIT, choose_gift_trail, open_tv, sit_down, start, text_of
from tests.web.evening import Screens
from tests.web.forced import Room, forced_screens
from tests.web.looks import axe_faults, phone_faults, tv_faults
from yuletable.games.gift_trail.actions import (
    LEAP_FORWARD,
    SNEAKY_STEAL,
    STEAL_AHEAD,
    STEAL_FRONT_GIFT_PLACE,
)

NAMES: Final = ("Krzysztof Maria", "Świętopełk", "Babcia Hela")
LANGS: Final = pytest.mark.parametrize("lang", ["en", "pl"])
TWO: Final = 1
"""The draw of a die that shows a two."""


@pytest.fixture
def room(browser: Browser, tmp_path: Path) -> Iterator[Room]:
    with forced_screens(browser, tmp_path, "gift_trail") as room:
        yield room


def seated(screens: Screens, lang: str) -> tuple[Page, list[Page]]:
    """A TV and three narrow phones that have chosen the game; the first is the host's."""
    tv, code = open_tv(screens, lang)
    phones = [screens.open(f"/{code}", lang, (320, 640)) for _ in NAMES]
    for phone, name in zip(phones, NAMES, strict=True):
        sit_down(phone, name)
    choose_gift_trail(phones[0])
    return tv, phones


def rolled(room: Room, lang: str, given: str, *draws: int) -> tuple[Page, list[Page]]:
    """Everyone where `given` says, and seat 0 has rolled; one die, the rest by `draws`."""
    room.house.force(position(given), *draws)
    tv, phones = seated(room.screens, lang)
    start(phones[0])
    phones[0].locator(GOLD).click()
    expect(phones[0].locator(".gt-throw")).to_have_count(0, timeout=WAIT)
    return tv, phones


def sound(page: Page) -> None:
    assert phone_faults(page) == []
    assert axe_faults(page) == []


def asked_why(page: Page) -> list[str]:
    """The cards of "Why this?", each as one line; the dialog is looked at and closed."""
    page.locator(".gt-opener").first.click()
    expect(page.locator("dialog[open]")).to_be_visible(timeout=WAIT)
    sound(page)
    rows = [text_of(row) for row in page.locator("dialog .gt-fits > li").all()]
    page.locator("dialog header button").click()
    expect(page.locator("dialog")).to_have_count(0)
    return rows


DREW: Final = {
    "en": [
        "Leap forward Rule 4.1 1 in 4",
        "Sneaky steal Świętopełk Rule 4.2 2 in 4",
        "Steal the front-runner’s gift and place Świętopełk Rule 4.7 1 in 4",
    ],
    "pl": [
        "Skok naprzód Zasada 4.1 1 na 4",
        "Cicha kradzież Świętopełk Zasada 4.2 2 na 4",
        "Prezent i miejsce na czele Świętopełk Zasada 4.7 1 na 4",
    ],
}
SAID: Final = {
    "en": "Krzysztof Maria draws: Sneaky steal.",
    "pl": "Krzysztof Maria losuje: Cicha kradzież.",
}


@LANGS
@pytest.mark.long
def test_why_this_of_the_draw_just_seen_on_the_roll_page_and_the_wait_page(
    room: Room, lang: str
) -> None:
    given = "A@14:- B@18:gB C@0:-"
    _, (lander, roller, waiter) = rolled(room, lang, given, TWO, SNEAKY_STEAL)
    expect(roller.locator(GOLD)).to_be_visible(timeout=WAIT)
    for page in (roller, waiter, lander):
        expect(page.locator(".gt-whyline span")).to_have_text(SAID[lang], timeout=WAIT)
        sound(page)
        assert asked_why(page) == DREW[lang]
    room.screens.check()


NOTHING: Final[dict[str, list[str]]] = {
    "en": [
        "Leap forward only for whoever holds no gift Rule 4.1",
        "Sneaky steal Świętopełk: on a shield Babcia Hela: on a shield, 17 squares away Rule 4.2",
        "Steal the gift just ahead Świętopełk: on a shield, behind Babcia Hela: on a shield"
        " Rule 4.3",
        "Steal the gift just behind Świętopełk: on a shield Babcia Hela: on a shield, ahead"
        " Rule 4.4",
        "Steal the front-runner’s gift Świętopełk: on a shield, behind Babcia Hela: on a shield"
        " Rule 4.5",
        "Swap places Świętopełk, Babcia Hela: on a shield Rule 4.6",
        "Steal the front-runner’s gift and place Świętopełk: on a shield, behind"
        " Babcia Hela: on a shield Rule 4.7",
    ],
    "pl": [
        "Skok naprzód tylko dla osoby bez prezentu Zasada 4.1",
        "Cicha kradzież Świętopełk: na tarczy Babcia Hela: na tarczy, 17 pól stąd Zasada 4.2",
        "Prezent tuż przed tobą Świętopełk: na tarczy, z tyłu Babcia Hela: na tarczy Zasada 4.3",
        "Prezent tuż za tobą Świętopełk: na tarczy Babcia Hela: na tarczy, z przodu Zasada 4.4",
        "Prezent najbliżej mety Świętopełk: na tarczy, z tyłu Babcia Hela: na tarczy Zasada 4.5",
        "Zamiana miejsc Świętopełk, Babcia Hela: na tarczy Zasada 4.6",
        "Prezent i miejsce na czele Świętopełk: na tarczy, z tyłu Babcia Hela: na tarczy"
        " Zasada 4.7",
    ],
}


@LANGS
def test_why_nothing_happens(room: Room, lang: str) -> None:
    given = "A@14:gA B@12🛡:gB C@33🛡:gC"
    _, (_, roller, waiter) = rolled(room, lang, given, TWO)
    expect(roller.locator(GOLD)).to_be_visible(timeout=WAIT)
    for page in (roller, waiter):
        expect(page.locator(".gt-whyline")).to_be_visible(timeout=WAIT)
        sound(page)
        assert asked_why(page) == NOTHING[lang]
    room.screens.check()


PLACE: Final[dict[tuple[str, str], str]] = {
    ("en", "-"): "Take Świętopełk’s gift and place",
    ("en", "gA"): "Trade gift and place with Świętopełk",
    ("pl", "-"): "Biorę prezent 2 i miejsce",
    ("pl", "gA"): "Zamiana: prezent 2 i miejsce",
}


@pytest.mark.parametrize(("lang", "held"), PLACE)
@pytest.mark.long
def test_the_gold_button_says_that_the_place_goes_along(room: Room, lang: str, held: str) -> None:
    given = f"A@14:{held} B@29:gB C@29:gC"
    tv, (lander, *_) = rolled(room, lang, given, TWO, STEAL_FRONT_GIFT_PLACE)
    option = lander.get_by_role("radio", name=NAMES[1])
    option.click()
    expect(lander.locator(GOLD)).to_have_text(PLACE[lang, held])
    sound(lander)
    assert tv_faults(tv) == []
    room.screens.check()


LEAPT: Final = {
    "en": "Krzysztof Maria rolled 2, then leapt to shield 19.",
    "pl": "Krzysztof Maria rzuca 2, potem skacze na pole 19: tarcza.",
}
STANDS: Final = {
    "en": "Krzysztof Maria rolled 2 and stands on star 16.",
    "pl": "Krzysztof Maria rzuca 2 i staje na polu 16: gwiazda.",
}


@LANGS
@pytest.mark.parametrize("how", ["leap", "roll"])
def test_the_tv_says_how_somebody_came_to_choose_there(room: Room, lang: str, how: str) -> None:
    # The second leap is by 3, to a shield where a first gift is chosen.
    draws = (LEAP_FORWARD, 1) if how == "leap" else (SNEAKY_STEAL,)
    given = "A@14:- B@18:gB C@20:gC"
    tv, _ = rolled(room, lang, given, TWO, *draws)
    told = LEAPT if how == "leap" else STANDS
    expect(tv.locator(".gt-head p")).to_contain_text(told[lang], timeout=WAIT)
    assert tv_faults(tv) == []
    room.screens.check()


@LANGS
def test_who_is_not_offered_reads_why_by_the_card(room: Room, lang: str) -> None:
    """Also that a refused one is told in few words at 320 px."""
    room.house.force(position("A@14:gA B@20:gB C@20:gC D@25:gD E@10:gE"), TWO, STEAL_AHEAD)
    _, (lander, *_) = seated(room.screens, lang)
    for _ in range(2):
        lander.locator(".addbots > .btn, .addbots > p .btn").first.click()
    expect(lander.locator("ul.rows > li")).to_have_count(5, timeout=WAIT)
    start(lander)
    lander.locator(GOLD).click()
    expect(lander.locator(".gt-choose")).to_be_visible(timeout=WAIT)
    shown = [text_of(row) for row in lander.locator(".off span").all()]
    assert shown == {"en": ["further ahead", "behind"], "pl": ["dalej z przodu", "z tyłu"]}[lang]
    sound(lander)
    room.screens.check()


SWITCH: Final = {"en": "Nobody takes an own gift home", "pl": "Nikt nie wraca z własnym prezentem"}


@LANGS
@pytest.mark.long
def test_closed_cards_do_not_tell_who_held_an_own_gift(room: Room, lang: str) -> None:
    room.house.force(position("A@38:gA B@1:gB C fin:gC"), TWO)
    tv, phones = seated(room.screens, lang)
    host = phones[0]
    host.locator("details.more summary").click()
    host.get_by_role("switch", name=SWITCH[lang]).click()
    start(host)
    host.locator(GOLD).click()
    for phone in phones:
        expect(phone.locator(".gt-results")).to_be_visible(timeout=WAIT)
        assert phone.locator(".gt-tg, .gt-held i").all() == []
        sound(phone)
    expect(tv.locator(".gt-reveal")).to_be_visible(timeout=WAIT)
    assert tv.locator(".gt-tg").all() == []
    assert tv_faults(tv) == []
    for opened in (1, 2, 3):
        host.locator(GOLD).click()
        expect(tv.locator(".gt-reveal .gt-tg")).to_have_count(opened, timeout=WAIT)
        expect(phones[1].locator(".gt-home .gt-held i")).to_have_count(opened, timeout=WAIT)
    assert tv_faults(tv) == []
    sound(phones[1])
    room.screens.check()


OWN_CARD: Final = {
    "en": "One card after the other. Your card is the 2nd of 3.",
    "pl": "Karta po karcie. Twoja karta jest 2. z 3.",
}


@LANGS
@pytest.mark.long
def test_closed_results_say_which_card_is_ones_own(room: Room, lang: str) -> None:
    _, (lander, *_) = rolled(room, lang, "A@38:gA B@1:gB C fin:gC", TWO)
    expect(lander.locator(".gt-results .lead")).to_have_text(OWN_CARD[lang], timeout=WAIT)
    sound(lander)
    room.screens.check()
