"""Phones that are put away: out of sight, without a network, frozen, hours later."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page

LINES = """const Plain = WebSocket; window.lines = [];
window.WebSocket = class extends Plain {
    constructor(...a) { super(...a); window.lines.push(this); }
    send(text) { if (!this.deaf) super.send(text); }
    set onmessage(f) { super.onmessage = (e) => { if (!this.deaf) { f(e); this.heard = true; } }; }
};"""
"""The lines of a page, oldest first; a deaf one is dead and tells nobody."""


def with_script(script: str) -> Callable[[BrowserContext], None]:
    """How to prepare a device whose every page begins with a script."""

    def prepare(context: BrowserContext) -> None:
        context.add_init_script(script)

    return prepare


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
