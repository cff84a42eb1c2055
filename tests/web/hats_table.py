"""A table of Hats in a browser: a position to set, people who tap."""

import time
from collections.abc import Iterable
from typing import Any, Final

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.web.driving import BRIEF, GOLD, TV_SIZE, WAIT
from tests.web.evening import Screens
from tests.web.hands import Hand, open_room
from yuletable.games.hats.cards import CARD_OF
from yuletable.games.hats.scoring import cookie_rank, types_of

NAMES: Final = ("Krzysztof Maria", "Świętopełk", "Babcia Hela W.", "Wawrzyniec Ż.")
START: Final = {"en": "Deal the hats", "pl": "Rozdaj kapelusze"}


def hats_tv(screens: Screens, lang: str) -> tuple[Page, str]:
    """A new room with its TV, and the room's code."""
    code = open_room(screens.house)
    return screens.open(f"/tv?room={code}", lang, TV_SIZE), code


def dealt(seats: int, plays: int = 5) -> dict[str, Any]:
    """Everybody has done so many main actions, cards as they lie in the box."""
    types = ("topper", "bowler", "bonnet", "beret", "boater", "nightcap", "plume")
    used = types[:5] if seats == 2 else types
    cards = [f"{kind}-{number}" for number in (4, 2, 6, 1, 5, 3) for kind in used]
    spaces = 5 if seats == 2 else 6
    tray, cards = cards[:spaces], cards[spaces:]
    players = []
    for seat in range(seats):
        own = cards[seat * 9 : seat * 9 + 9]
        black = 1 + seat % 2
        shown = own[: plays - black]
        players.append(
            {"hand": own[plays:], "collection": shown, "black": own[plays - black : plays]}
        )
    removed = {"removed": list(types[5:])} if seats == 2 else {}
    return {**removed, "tray": tray, "players": players, "cookie": _holder(players)}


def new_deal(seats: int) -> dict[str, Any]:
    """Nine cards in every hand, and nobody has played."""
    given = dealt(seats, plays=2)
    del given["cookie"]
    for player in given["players"]:
        player["hand"] += player.pop("collection") + player.pop("black")
    return given


def propose(hand: Hand) -> None:
    """Offer the partner the first card."""
    hand.look()
    ask = hand.last["ask"]
    offer = next(o["data"] for o in ask["options"] if "offer" in o["data"] and not o.get("why"))
    hand.say("act", ask=ask["ask"], data=offer)


def _holder(players: list[dict[str, list[str]]]) -> int:
    """Whose hats have the cookie."""
    ranks = []
    for player in players:
        shown = [CARD_OF[name] for name in player["collection"]]
        blacks = len(player["black"])
        ranks.append(cookie_rank(shown, blacks, types_of(shown, blacks), 0))
    return ranks.index(min(ranks))


def deal(host: Page) -> None:
    host.locator(GOLD).click()
    expect(host.locator(".ht-phone")).to_be_visible(timeout=WAIT)


def hold(page: Page, card: str) -> None:
    page.locator(f'[data-look="hand-{card}"]').click(timeout=WAIT)


def space(page: Page, number: int) -> None:
    page.locator(f'[data-look="space-{number}"] button').click(timeout=WAIT)


def asked(page: Page) -> bool:
    return page.locator(".ht-acts").count() > 0


def answer(page: Page) -> bool:
    """Answer by taps: the first card with the first space that is lit, else a black hat."""
    if not asked(page):
        return False
    try:
        gold = page.locator(".ht-acts .btn.gold")
        if gold.is_enabled(timeout=BRIEF):
            gold.click(timeout=BRIEF)
            return True
        page.locator("[role=radio].ht-held").first.click(timeout=BRIEF)
        lit = page.locator(".ht-open button")
        if lit.count():
            lit.first.click(timeout=BRIEF)
        elif not gold.is_enabled(timeout=BRIEF):
            page.locator(".ht-quiet").click(timeout=BRIEF)
        gold.click(timeout=BRIEF)
    except PlaywrightTimeoutError:
        return False  # the page changed under the finger
    return True


def play_to_the_account(pages: list[Page], hands: Iterable[Hand] = (), seconds: float = 120) -> int:
    """Everybody answers until the napkins lie there; how many asks were answered."""
    deadline = time.monotonic() + seconds
    answered = 0
    while not pages[0].locator(".ht-results").count():
        assert time.monotonic() < deadline, pages[0].locator("body").inner_text()[:400]
        moved = [answer(page) for page in pages] + [hand.answer() for hand in hands]
        answered += sum(moved)
        if not any(moved):
            pages[0].wait_for_timeout(20)
    return answered


def open_lines(host: Page) -> None:
    """The host opens the account line by line."""
    for line in range(1, 5):
        host.locator(f"footer.thumb {GOLD}").click(timeout=WAIT)
        opened = host.locator(".ht-napkin").first.locator(".ht-line.ht-open")
        expect(opened).to_have_count(line, timeout=WAIT)
