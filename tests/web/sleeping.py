"""Phones that are put away: out of sight, without a network, frozen, hours later."""

from playwright.sync_api import Page


def hide(page: Page, hidden: bool = True) -> None:
    """The page goes out of sight, or comes back, as when a phone is locked or woken."""
    page.evaluate(
        """hidden => {
            Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
            const state = hidden ? 'hidden' : 'visible';
            Object.defineProperty(document, 'visibilityState', {value: state, configurable: true});
            document.dispatchEvent(new Event('visibilitychange'));
        }""",
        hidden,
    )


def later(page: Page, seconds: int) -> None:
    """The clock on the wall of this page is ahead from now on."""
    page.evaluate("s => { const now = Date.now(); Date.now = () => now + s * 1000; }", seconds)


def freeze(page: Page) -> None:
    """The browser stops the page, as phones do in the background."""
    line = page.context.new_cdp_session(page)
    line.send("Page.setWebLifecycleState", {"state": "frozen"})
    line.detach()


def thaw(page: Page) -> None:
    line = page.context.new_cdp_session(page)
    line.send("Page.setWebLifecycleState", {"state": "active"})
    line.detach()
