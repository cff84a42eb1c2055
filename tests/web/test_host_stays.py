"""The host's table stays open when a game ends by itself, and goes when the host leads on."""

from playwright.sync_api import Page, expect

from tests.web.driving import WAIT, open_host_table
from tests.web.evening import Screens
from tests.web.hosting import host_and_hands, press


def choose_tiny(host: Page) -> None:
    """The phone stands in the game's lobby, and has heard of it: nothing closes any more."""
    host.locator("button.pst", has_text="Tiny").click(timeout=WAIT)
    expect(host.get_by_role("heading", name="Tiny", level=1)).to_be_visible(timeout=WAIT)


def test_a_game_that_ends_by_itself_leaves_the_hosts_table_open(with_tiny: Screens) -> None:
    host, hands = host_and_hands(with_tiny, "Zofia", "Ola")
    host.locator("button.pst", has_text="Tiny").click(timeout=WAIT)
    host.locator(".prow", has_text="Marek").get_by_role("checkbox").click()
    host.get_by_role("radio", name="One", exact=True).click()
    host.locator("footer.thumb .btn.gold").click()
    expect(host.locator(".lobby")).to_have_count(0, timeout=WAIT)
    open_host_table(host)
    while hands[0].look()["phase"] == "playing":
        for hand in hands:
            hand.answer()
    # The host is still where the host was; the page knows that the game is over.
    expect(host.get_by_role("button", name="Play again", exact=True)).to_be_visible(timeout=WAIT)
    expect(host.locator(".host")).to_be_visible()
    press(host, "Play again")
    expect(host.locator(".host")).to_have_count(0, timeout=WAIT)
    expect(host.locator(".lobby")).to_be_visible()
    with_tiny.check()


def test_what_the_host_starts_is_seen_at_once(with_tiny: Screens) -> None:
    host, _ = host_and_hands(with_tiny, "Zofia", "Ola")
    choose_tiny(host)
    open_host_table(host)
    press(host, "Another game")
    expect(host.locator(".host")).to_have_count(0, timeout=WAIT)
    expect(host.locator(".posters")).to_be_visible()
    choose_tiny(host)
    open_host_table(host)
    press(host, "Deal the cards")
    expect(host.locator(".tn-phone")).to_be_visible(timeout=WAIT)
    expect(host.locator(".host")).to_have_count(0)
    with_tiny.check()
