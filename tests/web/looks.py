"""What every screen must keep, measured in the page: sizes, targets, edges, accessibility."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"

_PHONE = """() => {
  const faults = [];
  const wide = document.scrollingElement.scrollWidth;
  if (wide > innerWidth) faults.push(`scrolls sideways: ${wide} > ${innerWidth}`);
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join('.')} "${(e.textContent || e.getAttribute('aria-label') || '').trim().slice(0, 30)}"`;
  const seen = (e) => e.checkVisibility ? e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) : e.getClientRects().length > 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!text.textContent.trim() || !element || !seen(element)) continue;
    const svg = element.closest('svg');
    let size = parseFloat(getComputedStyle(element).fontSize);
    if (svg && element instanceof SVGElement) {
      if (svg.getAttribute('aria-hidden') === 'true' || svg.closest('[aria-hidden=true]')) continue;
      const matrix = element.getScreenCTM?.();
      if (matrix) size *= Math.hypot(matrix.a, matrix.b);
    }
    if (size < 13.9) faults.push(`text of ${size.toFixed(1)} px: ${name(element)}`);
    const box = element.getBoundingClientRect();
    if (box.width && (box.left < -1 || box.right > innerWidth + 1) && !element.closest('.postrail, .scroll, .parts')) faults.push(`cut off at the side: ${name(element)}`);
  }
  for (const element of document.querySelectorAll('button, a[href], input, select, summary, [role=radio], [role=checkbox], [role=switch]')) {
    if (!seen(element) || element.closest('[inert]')) continue;
    const box = element.getBoundingClientRect();
    const inline = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    if (!inline && (box.width < 43.5 || box.height < 43.5)) faults.push(`target of ${box.width.toFixed(0)} x ${box.height.toFixed(0)}: ${name(element)}`);
  }
  return [...new Set(faults)];
}"""

_TV = """() => {
  const faults = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) faults.push(`scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
  const least = innerHeight * 0.022 - 0.1;
  const edge = innerHeight / 30 - 1.5;
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join('.')} "${(e.textContent || '').trim().slice(0, 30)}"`;
  const seen = (e) => e.checkVisibility ? e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) : e.getClientRects().length > 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!text.textContent.trim() || !element || !seen(element) || element.closest('.sr, .hidden-text')) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.();
      if (matrix) size *= Math.hypot(matrix.a, matrix.b);
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (size < least) faults.push(`text of ${size.toFixed(1)} px, least ${least.toFixed(1)}: ${name(element)}`);
    if (box.left < edge || box.top + size * 0.2 < edge || box.right > innerWidth - edge || box.bottom - size * 0.2 > innerHeight - edge) {
      faults.push(`too near the edge (${box.left.toFixed(0)}, ${box.top.toFixed(0)}, ${box.right.toFixed(0)}, ${box.bottom.toFixed(0)}): ${name(element)}`);
    }
  }
  return [...new Set(faults)];
}"""


def phone_faults(page: Page) -> list[str]:
    """Sideways scrolling, text under 14 px, targets under 44 px, anything cut off at the side."""
    faults: list[str] = page.evaluate(_PHONE)
    return faults


def tv_faults(page: Page) -> list[str]:
    """Scrolling, text under 2.2 % of the height, text nearer than 24 px (at 720) to the edge."""
    faults: list[str] = page.evaluate(_TV)
    return faults


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
