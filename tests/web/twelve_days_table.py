"""A table of 12 Days in a browser: written positions, people who tap."""

from typing import Any, Final

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.web.driving import BRIEF, GOLD, WAIT, play_until
from tests.web.hands import Hand

NAMES: Final = ("Krzysztof Maria", "Świętopełk", "Babcia Hela W.", "Wawrzyniec Ż.")

LATE: Final[dict[str, Any]] = {
    "options": {"length": 2},
    "players": [
        {"hand": [2, 12], "gifts": 0},
        {"hand": [11, 12], "gifts": 1},
        {"hand": [9, 9], "gifts": 0},
    ],
    "leader": 0,
    "gone": [*[3] * 3, *[4] * 4, *[5] * 5, *[6] * 6, *[7] * 6, *[8] * 6],
    "tricks": 9,
    "history": [{"winner": 1, "left": [3, 0, 5], "gave": []}],
}
"""Three players near the end of the last of two hands; seat 0 leads."""

SHORT: Final[dict[str, Any]] = {
    **LATE,
    "options": {"length": "short"},
    "players": [
        {"hand": [2, 12], "gifts": 2},
        {"hand": [11, 12], "gifts": 3},
        {"hand": [9, 9], "gifts": 0},
    ],
    "history": [
        {"winner": 1, "left": [3, 0, 5], "gave": [2]},
        {"winner": 0, "left": [0, 2, 4], "gave": []},
    ],
}
"""The same three near the end of the last of the three hands of a short game."""

ANSWER: Final[dict[str, Any]] = {
    "options": {"length": 1},
    "players": [{"hand": [3, 5, 6, 6, 7, 9, 11, 12]}, {"hand": [10, 11, 12]}],
    "leader": 1,
    "trick": [{"play": [7, 8, 9]}],
    "gone": [*[8] * 2, *[10] * 4, *[12] * 4],
    "tricks": 3,
}
"""Two players; seat 0 answers a straight of 7, 8 and 9."""


def crowd() -> dict[str, Any]:
    """Eight players, all but the first known to all: their last cards came back. Seat 1 has led."""
    gone = [*[12] * 10, *[11] * 9, *[10] * 9, *[9] * 8, *[8] * 8]
    hands = [[5, 6, 7], [6], [4, 5], [4, 6], [3], [5], [7, 7], [3, 4]]
    spare = 72 - len(gone) - sum(map(len, hands)) - 1
    rest = [2, 2, 6, 6, 6, 7, 7, 5, 5, 3, 4, 9, 10]
    players = [
        {"hand": hand, "returned": hand if seat > 1 else []} for seat, hand in enumerate(hands)
    ]
    return {
        "players": players,
        "leader": 1,
        "trick": [{"play": [7]}, *[{"pass": True}] * 6],
        "gone": gone + rest[:spare],
        "tricks": 20,
    }


def deal(host: Page) -> None:
    host.locator(GOLD).click()
    expect(host.locator(".td-phone")).to_be_visible(timeout=WAIT)


def tap(page: Page, *ranks: int) -> None:
    for rank in ranks:
        page.locator(f'[data-look="hand-{rank}"]').click(timeout=WAIT)


def answer(page: Page) -> bool:
    """Answer by taps: the highest single that may be played, else pass; whether it was asked."""
    if not page.locator(".td-do").count():
        return False
    try:
        page.locator(".td-do .btn").first.wait_for(timeout=BRIEF)
        fits = page.locator("button.td-fits")
        if fits.count():
            fits.last.click(timeout=BRIEF)
        gold = page.locator(".td-do .btn.gold")
        if gold.is_enabled(timeout=BRIEF):
            gold.click(timeout=BRIEF)
            return True
        passing = page.locator("[data-look=pass]")
        passing.click(timeout=BRIEF)
        passing.click(timeout=BRIEF)
    except PlaywrightTimeoutError:
        return False  # the page changed under the finger
    return True


def play_to_the_result(page: Page, others: list[Hand]) -> int:
    """The page by taps, the others without a screen, until the match is over; how many asks were
    answered."""
    answered = 0

    def everybody(page: Page) -> bool:
        nonlocal answered
        said = [answer(page), *(hand.answer() for hand in others)]
        answered += sum(said)
        return any(said)

    play_until([page], lambda: page.locator(".td-results").count() > 0, answer=everybody)
    return answered
