"""What a host does at the host's table, for tests that look at it from all sides."""

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.driving import WAIT, join
from tests.web.evening import House, Screens
from tests.web.hands import Hand, sit


def new_room(house: House) -> str:
    """A room without a TV: its code."""
    with urllib.request.urlopen(urllib.request.Request(f"{house.url}/api/rooms", b"")) as answer:
        code: str = json.load(answer)["code"]
        return code


def host_and_hands(screens: Screens, *names: str, lang: str = "en") -> tuple[Page, list[Hand]]:
    """A host's phone, Marek's, and people of whom only the hands are seen."""
    code = new_room(screens.house)
    host = join(screens, code, "Marek", lang)
    return host, sit(screens.house, code, *names)


def row(host: Page, name: str) -> Locator:
    """A person at the host's table."""
    return host.locator(".host .prow", has=host.locator("b", has_text=re.compile(f"^{name}$")))


def press(host: Page, name: str) -> None:
    host.get_by_role("button", name=name, exact=True).click(timeout=WAIT)


def remove(host: Page, name: str) -> None:
    """From the host's table, with the second tap."""
    row(host, name).get_by_role("button", name="Remove", exact=True).click(timeout=WAIT)
    press(host, f"Yes, remove {name}")


def shelf(hand: Hand) -> dict[str, Any]:
    """Everyone in the room by name."""
    return {m["name"]: m for m in hand.look()["members"]}
