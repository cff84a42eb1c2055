// Pace: what happened is shown event by event, while the model is already at the newest state.

/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./types.js').EventView} EventView */

/** More events than this waiting: skip to the end. */
const OVERFLOW = 12;

/** Does this device ask for less motion? */
export const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @param {number} ms @returns {Promise<void>} */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Fly a copy of `node` over the page, from one place to another.
 * @param {Element | DOMRect} from @param {Element | DOMRect} to @param {Element} node
 * @param {{ms?: number, arc?: number}} [how] arc: how high it flies above the straight line, px
 */
export async function fly(from, to, node, { ms = 900, arc = 60 } = {}) {
  if (document.hidden || reduced()) return;
  const a = from instanceof Element ? from.getBoundingClientRect() : from;
  const b = to instanceof Element ? to.getBoundingClientRect() : to;
  const copy = /** @type {HTMLElement} */ (node.cloneNode(true));
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed', left: `${a.left}px`, top: `${a.top}px`, width: `${a.width}px`,
    height: `${a.height}px`, margin: '0', pointerEvents: 'none', zIndex: '50',
  }); // prettier-ignore
  document.body.append(copy);
  const [dx, dy] = [b.left - a.left, b.top - a.top];
  const k = b.width / (a.width || 1) || 1;
  const motion = copy.animate(
    [
      { transform: 'none' },
      { transform: `translate(${dx / 2}px, ${dy / 2 - arc}px) scale(${(1 + k) / 2 + 0.15})` },
      { transform: `translate(${dx}px, ${dy}px) scale(${k})` },
    ],
    { duration: ms, easing: 'cubic-bezier(.3,.1,.3,1)' },
  );
  await motion.finished.catch(() => undefined);
  copy.remove();
}

export class Pace {
  /**
   * @param {{
   *   draw: () => void,
   *   animate: (event: EventView) => Promise<void> | void | undefined,
   *   told?: (events: EventView[]) => void,
   * }} stage draw: called whenever `event` changes; told: with events that happen now and are not
   *   shown one by one, because this device asks for less motion or the server shows nothing
   */
  constructor(stage) {
    this.stage = stage;
    /** The event shown now. @type {EventView | null} */
    this.event = null;
    /** What was shown before that event. @type {Update | null} */
    this.previous = null;
    /** @type {{event: EventView, previous: Update | null}[]} */
    this.queue = [];
    this.running = false;
    /** Fulfilled when everything has been shown. @type {Promise<void>} */
    this.done = Promise.resolve();
    this.turn = 0;
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.skip();
    });
  }

  /** @param {Update} update @param {Update | null} previous */
  push(update, previous) {
    if (update.replay || document.hidden) {
      this.skip();
      return;
    }
    const shown = reduced() ? [] : update.events.filter((event) => event.show > 0);
    if (!shown.length) {
      if (reduced()) this.skip();
      if (update.events.length) this.stage.told?.(update.events);
      return;
    }
    this.queue.push(...shown.map((event) => ({ event, previous })));
    if (this.queue.length > OVERFLOW) this.skip();
    else if (!this.running) this.done = this.run();
  }

  /** Show the newest state at once. */
  skip() {
    this.turn++;
    this.queue = [];
    this.running = false;
    if (this.event) {
      this.event = null;
      this.stage.draw();
    }
  }

  async run() {
    const turn = ++this.turn;
    this.running = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.event = next.event;
      this.previous = next.previous;
      this.stage.draw();
      await Promise.all([this.stage.animate(next.event), wait(next.event.show)]);
      if (turn !== this.turn) return;
    }
    this.event = null;
    this.previous = null;
    this.running = false;
    this.stage.draw();
  }
}
