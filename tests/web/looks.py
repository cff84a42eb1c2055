"""What every screen must keep, measured in the page: sizes, targets, edges, accessibility."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

MEASURES = Path(__file__).with_name("looks.js")
AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"


def phone_faults(page: Page) -> list[str]:
    """Sideways scrolling, text under 14 px, targets under 44 px, anything cut off at the side."""
    page.evaluate(MEASURES.read_text("utf-8"))
    faults: list[str] = page.evaluate("() => looks.phone()")
    return faults


def tv_faults(page: Page) -> list[str]:
    """Scrolling, text under 2.2 % of the height, text nearer than 24 px (at 720) to the edge."""
    page.evaluate(MEASURES.read_text("utf-8"))
    _settle(page)
    faults: list[str] = page.evaluate("() => looks.tv()")
    return faults


def _settle(page: Page) -> None:
    """Two frames: a new page may still be laid out for the window it was opened in."""
    page.evaluate(
        "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
    )


def axe_faults(page: Page) -> list[str]:
    """What axe finds wrong on the page as it stands."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary'].splitlines()[-1].strip()}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


class Faults:
    """Faults of many screens, told together at the end."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def phone(self, where: str, page: Page) -> None:
        self._note(where, phone_faults(page) + axe_faults(page))

    def tv(self, where: str, page: Page) -> None:
        self._note(where, tv_faults(page) + axe_faults(page))

    def _note(self, where: str, faults: list[str]) -> None:
        self.found += [f"{where}: {fault}" for fault in faults]

    def check(self) -> None:
        assert not self.found, "\n" + "\n".join(self.found)
