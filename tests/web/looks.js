// Measures a page as it stands. Evaluated in the page by looks.py; gives { phone, tv }.
(() => {
  const describe = (element) => {
    const text = (element.textContent || element.getAttribute('aria-label') || '').trim();
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${text.slice(0, 30)}"`;
  };

  const seen = (element) =>
    element.checkVisibility
      ? element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
      : element.getClientRects().length > 0;

  /** The size of text in CSS pixels, the scale of an SVG included. */
  const sizeOf = (element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGElement && element.getScreenCTM?.();
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  };

  /** What is left of a line that ends in an ellipsis. */
  const cut = (element, box) => {
    const style = getComputedStyle(element);
    if (style.overflowX !== 'hidden' || style.textOverflow !== 'ellipsis') return box;
    const around = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, around.left), Math.min(box.right, around.right)];
    return new DOMRect(left, box.top, Math.max(0, right - left), box.height);
  };

  /** Every piece of text that a person sees: [element, size, box]. */
  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (!text.textContent.trim() || !element || !seen(element)) continue;
      if (element.closest('.sr')) continue; // for screen readers alone
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = cut(element, range.getBoundingClientRect());
      if (box.width && box.height) yield [element, sizeOf(element), box];
    }
  }

  const TARGETS = 'button, a[href], input, select, summary, [role=radio], [role=checkbox]';
  /** These scroll sideways by themselves. */
  const RAILS = '.postrail, .find nav, .faces-rail';

  window.looks = {
    phone() {
      const faults = new Set();
      const wide = document.scrollingElement.scrollWidth;
      if (wide > innerWidth) faults.add(`scrolls sideways: ${wide} > ${innerWidth}`);
      for (const [element, size, box] of texts()) {
        const picture = element.closest('[aria-hidden=true]') && element instanceof SVGElement;
        if (size < 13.9 && !picture) faults.add(`text of ${size.toFixed(1)} px: ${describe(element)}`);
        if ((box.left < -1 || box.right > innerWidth + 1) && !element.closest(RAILS)) {
          faults.add(`cut off at the side: ${describe(element)}`);
        }
      }
      for (const element of document.querySelectorAll(TARGETS)) {
        if (!seen(element) || element.closest('[inert]')) continue;
        const { width, height } = element.getBoundingClientRect();
        const inline = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
        if (!inline && (width < 43.5 || height < 43.5)) {
          faults.add(`target of ${width.toFixed(0)} x ${height.toFixed(0)}: ${describe(element)}`);
        }
      }
      return [...faults];
    },

    tv() {
      const faults = new Set();
      const { scrollWidth, scrollHeight } = document.scrollingElement;
      if (scrollWidth > innerWidth || scrollHeight > innerHeight) {
        faults.add(`scrolls: ${scrollWidth} x ${scrollHeight}`);
      }
      const least = innerHeight * 0.022 - 0.1;
      const edge = innerHeight / 30 - 1.5;
      for (const [element, size, box] of texts()) {
        if (size < least) {
          faults.add(`text of ${size.toFixed(1)} px, least ${least.toFixed(1)}: ${describe(element)}`);
        }
        // The box of a line is taller than its letters.
        const [top, bottom] = [box.top + size * 0.2, box.bottom - size * 0.2];
        const inside = box.left >= edge && box.right <= innerWidth - edge;
        if (!inside || top < edge || bottom > innerHeight - edge) {
          const at = [box.left, top, box.right, bottom].map((n) => n.toFixed(0)).join(', ');
          faults.add(`too near the edge (${at}): ${describe(element)}`);
        }
      }
      return [...faults];
    },
  };
})();
