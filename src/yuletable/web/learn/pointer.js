// Where to look: a ring of candle gold around a place on the screen, brought into free view.
import { reduced } from '../animation.js';

const GAP = 12;

export class Pointer {
  /** @param {() => HTMLElement | null} top what covers the page from above */
  constructor(top) {
    this.top = top;
    this.look = '';
    this.ring = document.createElement('div');
    this.ring.className = 'lookhere';
    this.ring.hidden = true;
    this.due = 0;
    document.body.append(this.ring);
    const follow = () => this.follow();
    addEventListener('scroll', follow, { passive: true, capture: true });
    addEventListener('resize', follow);
    document.fonts?.addEventListener?.('loadingdone', follow);
  }

  /** Point at a place from now on; '' at none. @param {string} look */
  at(look) {
    this.look = look;
    this.place();
    this.bring(this.target());
  }

  /** The page has changed or moved under the ring. */
  follow() {
    if (!this.due) {
      this.due = requestAnimationFrame(() => {
        this.due = 0;
        this.place();
      });
    }
  }

  /** A place on the screen by its name. @returns {Element | null} */
  target(look = this.look) {
    return look ? document.querySelector(`[data-look="${CSS.escape(look)}"]`) : null;
  }

  /** The part of the window that nothing covers. @param {Element} target */
  free(target) {
    const thumb = [...document.querySelectorAll('footer.thumb')].find((t) => t.getClientRects().length);
    const above = this.top()?.getBoundingClientRect().bottom ?? 0;
    const below = thumb && !thumb.contains(target) ? thumb.getBoundingClientRect().top : innerHeight;
    return { above: above + GAP, below: below - GAP };
  }

  place() {
    const target = this.target();
    const box = target?.getBoundingClientRect();
    if (!target || !box?.width) {
      this.ring.hidden = true;
      return;
    }
    const { below } = this.free(target);
    const round = target instanceof SVGElement ? 999 : (parseFloat(getComputedStyle(target).borderRadius) || 8) + 6;
    this.ring.hidden = box.top > below;
    Object.assign(this.ring.style, {
      left: `${Math.max(3, box.left - 6)}px`,
      top: `${box.top - 6}px`,
      width: `${Math.min(box.width + 12, document.documentElement.clientWidth - 6)}px`,
      height: `${box.height + 12}px`,
      borderRadius: `${round}px`,
    });
  }

  /** Scroll so that a place stands free, at once where less motion is asked for. @param {Element | null} target */
  bring(target) {
    const box = target?.getBoundingClientRect();
    if (!target || !box) return;
    const { above, below } = this.free(target);
    if (box.top >= above && box.bottom <= below) return;
    // what is too tall begins at the top, anything else stands in the middle
    const by = box.top - above - Math.max(0, below - above - box.height) / 2;
    scrollBy({ top: by, behavior: reduced() ? 'auto' : 'smooth' });
  }
}
