// Where to look: a ring of candle gold around a place on the screen, brought into free view.
import { reduced } from './animation.js';

const GAP = 12;
const RIM = 6;

export class Pointer {
  /** @param {() => Element | null} top what covers the page from above */
  constructor(top) {
    this.top = top;
    this.look = '';
    this.shape = '';
    this.ring = document.createElement('div');
    this.ring.className = 'lookhere';
    this.ring.hidden = true;
    document.body.append(this.ring);
  }

  /** Point at a place from now on; '' at none. @param {string} look */
  at(look) {
    const still = this.look !== '';
    this.look = look;
    this.place();
    if (!look) return;
    this.bring(look);
    if (!still) this.follow();
  }

  /** The place may move at any time: a page scrolls, a token walks, a picture comes in late. */
  follow() {
    requestAnimationFrame(() => {
      this.place();
      if (this.look) this.follow();
    });
  }

  /** A place by its name: the first that is on the screen, else the first there is. @param {string} look */
  find(look) {
    const all = look ? [...document.querySelectorAll(`[data-look="${CSS.escape(look)}"]`)] : [];
    return all.find((place) => place.getClientRects().length) ?? all[0] ?? null;
  }

  /** The part of the window that nothing covers. @param {Element} target */
  free(target) {
    const thumb = [...document.querySelectorAll('footer.thumb')].find((t) => t.getClientRects().length);
    const above = this.top()?.getBoundingClientRect().bottom ?? 0;
    const below = thumb && !thumb.contains(target) ? thumb.getBoundingClientRect().top : innerHeight;
    return { above: above + GAP, below: below - GAP };
  }

  place() {
    const target = this.find(this.look);
    const box = target?.getBoundingClientRect();
    const seen = target && box && box.width > 0 && box.top <= this.free(target).below;
    this.ring.hidden = !seen;
    if (!seen) return;
    const left = Math.max(RIM / 2, box.left - RIM);
    const right = Math.min(document.documentElement.clientWidth - RIM / 2, box.right + RIM);
    const round = target instanceof SVGElement ? 999 : (parseFloat(getComputedStyle(target).borderRadius) || 8) + RIM;
    // A thumb's own place is pointed at above it; all else ends where the thumb begins.
    const above = target.closest('footer.thumb') ? '' : 'z-index:2;';
    const shape = `${above}left:${left}px;top:${box.top - RIM}px;width:${right - left}px;height:${box.height + 2 * RIM}px;border-radius:${round}px`;
    if (shape !== this.shape) this.ring.style.cssText = shape;
    this.shape = shape;
  }

  /**
   * Scroll so that a place stands free, at once where less motion is asked for. Two frames later,
   * when what was drawn just now has its final place.
   * @param {string} look
   */
  bring(look) {
    requestAnimationFrame(() => requestAnimationFrame(() => this.scroll(this.find(look))));
  }

  /** @param {Element | null} target */
  scroll(target) {
    if (!target) return;
    const pane = target.closest('.pane');
    if (pane) within(pane, target);
    const box = target.getBoundingClientRect();
    const { above, below } = this.free(target);
    if (box.top >= above && box.bottom <= below) return;
    // what is too tall begins at the top, anything else stands in the middle
    const by = box.top - above - Math.max(0, below - above - box.height) / 2;
    scrollBy({ top: by, behavior: reduced() ? 'auto' : 'smooth' });
  }
}

/** Bring a place into the middle of the table that scrolls by itself. @param {Element} pane @param {Element} target */
function within(pane, target) {
  const [around, box] = [pane.getBoundingClientRect(), target.getBoundingClientRect()];
  pane.scrollTo({
    top: pane.scrollTop + box.top - around.top - (around.height - box.height) / 2,
    left: pane.scrollLeft + box.left - around.left - (around.width - box.width) / 2,
  });
}
