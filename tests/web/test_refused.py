"""What a person reads, in the language of the phone, when something is not done."""

import datetime
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.driving import (
    GOLD,
    PHONE_SIZE,
    SMALL_PHONE,
    WAIT,
    choose_gift_trail,
    end_the_game,
    join,
    open_all_cards,
    open_host_table,
    open_tv,
    start,
)
from tests.web.evening import Screens
from tests.web.looks import Faults
from tests.web.words import words

Message = dict[str, Any]
SIZES = pytest.mark.parametrize("size", [PHONE_SIZE, SMALL_PHONE], ids=["390", "320"])
LANGS = pytest.mark.parametrize("lang", ["en", "pl"])


def spoil(page: Page, change: Callable[[Message], str]) -> None:
    """From its next load on, what the page sends for a game to choose reaches the table changed."""

    def relay(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            chosen = message.get("command", {}).get("do") == "choose_game"
            server.send(change(message) if chosen else text)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), relay)
    page.reload()


def with_command(message: Message, **more: Any) -> str:
    return json.dumps({**message, "command": {**message["command"], **more}})


SPOILT: list[tuple[Callable[[Message], str], str, dict[str, Any]]] = [
    (lambda m: json.dumps({**m, "op": "dance"}), "yt-why-unknown-op", {"op": "dance"}),
    (lambda m: json.dumps({"id": m["id"]}), "yt-why-unknown-op", {"op": "none"}),
    (lambda m: with_command(m, do="fly"), "yt-why-unknown-op", {"op": "fly"}),
    (lambda m: with_command(m, game=7), "yt-why-bad-field", {"field": "command.game"}),
    (lambda m: with_command(m, x="y" * 20_000), "yt-why-too-big", {"most": 16}),
    (lambda m: json.dumps(m)[:-1], "yt-why-not-json", {}),
]


@LANGS
def test_spoilt_messages_are_told_in_words(screens: Screens, lang: str) -> None:
    _, code = open_tv(screens)
    host = join(screens, code, "Marek", lang, SMALL_PHONE)
    changes = iter(SPOILT)
    spoil(host, lambda message: next(changes)[0](message))
    toast = host.locator("#toast")
    faults = Faults()
    for _, key, args in SPOILT:
        host.locator("button.pst").first.click(timeout=WAIT)
        expect(toast).to_have_text(words(lang, key, **args), timeout=WAIT)
        faults.phone(key, host)
    faults.check()
    screens.check()


@LANGS
@SIZES
@pytest.mark.long
def test_an_hour_that_has_passed_starts_nothing(
    screens: Screens, lang: str, size: tuple[int, int]
) -> None:
    _, code = open_tv(screens)
    host = join(screens, code, "Marek", lang, size)
    join(screens, code, "Ania", lang)
    choose_gift_trail(host)
    host.locator("details.more summary").click()
    switch = host.get_by_role("switch", name=words(lang, "gift_trail-option-finish_by"))
    switch.click()
    hour = host.locator("input[type=time]")
    expect(hour).to_be_visible(timeout=WAIT)
    faults = Faults()
    faults.phone("an hour to finish by", host)
    note = host.locator(".sw", has=switch).locator(".note").bounding_box()
    field = hour.bounding_box()
    assert note
    assert field
    assert field["y"] >= note["y"] + note["height"] + 4
    passed = f"{datetime.datetime.now() - datetime.timedelta(minutes=20):%H:%M}"
    hour.fill(passed)
    hour.dispatch_event("change")
    host.locator(GOLD).click()
    told = words(lang, "yt-why-time-passed", time=passed)
    expect(host.locator("#toast")).to_have_text(told, timeout=WAIT)
    faults.phone("the hour has passed", host)
    expect(host.locator("details.more")).to_be_visible()
    switch.click()
    start(host)
    faults.check()
    screens.check()


@LANGS
@SIZES
def test_who_was_taken_out_is_told_so(screens: Screens, lang: str, size: tuple[int, int]) -> None:
    _, code = open_tv(screens)
    host = join(screens, code, "Marek", lang, size)
    join(screens, code, "Ania", lang)
    ola = join(screens, code, "Ola", lang, size)
    choose_gift_trail(host)
    start(host)
    open_host_table(host)
    host.locator(".prow", has_text="Ola").locator(".danger .btn").click()
    host.locator(".arm .btn.red").click()
    expect(ola.locator("header.bar small")).to_have_text(words(lang, "yt-you-watch"), timeout=WAIT)
    end_the_game(host)
    open_all_cards(host, words(lang, "yt-play-again"))
    host.locator(GOLD).click()
    why = ola.locator(".thumb .why")
    expect(why).to_have_text(words(lang, "yt-why-barred"), timeout=WAIT)
    expect(ola.get_by_role("checkbox")).to_have_count(0)
    faults = Faults()
    faults.phone("taken out", ola)
    faults.phone("host's lobby", host)
    host.locator(".prow", has_text="Ola").get_by_role("checkbox").click()
    expect(why).to_have_count(0, timeout=WAIT)
    expect(ola.get_by_role("checkbox")).to_be_checked()
    faults.check()
    screens.check()
