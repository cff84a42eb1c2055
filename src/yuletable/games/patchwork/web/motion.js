// What moves when something happens: patches from the circle to the quilts, tokens along the track.

/** @typedef {{kind: string, data: Record<string, any>, show: number}} Event */

const MOVE = 700;
const SIDE = 9;

/** Where the patches of the circle stood before one was sewn on. @type {Map<string, DOMRect>} */
const stood = new Map();

/** @param {string} name */
const spot = (name) => document.querySelector(`[data-spot="${CSS.escape(name)}"]`);

/** Remember where the patches of the circle stand now. */
export function keep() {
  stood.clear();
  for (const element of document.querySelectorAll('[data-spot^="patch-"]')) {
    const name = element.getAttribute('data-spot') ?? '';
    stood.set(name, element.getBoundingClientRect());
  }
}

/**
 * Let an element that is at its place already come there from another one.
 * @param {Element | null} element @param {DOMRect | undefined} from @param {number} ms
 */
async function come(element, from, ms) {
  const to = element?.getBoundingClientRect();
  if (!element || !from || !to?.width || !from.width) return;
  const scale = /** @type {SVGGraphicsElement} */ (element).getScreenCTM?.()?.a ?? 1;
  const [dx, dy] = [(from.left + from.width / 2 - to.left - to.width / 2) / scale, (from.top + from.height / 2 - to.top - to.height / 2) / scale];
  await element
    .animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: `translate(${dx / 2}px, ${dy / 2 - 30 / scale}px)` }, { transform: 'none' }], {
      duration: Math.min(ms, MOVE),
      easing: 'cubic-bezier(.3,.1,.3,1)',
    })
    .finished.catch(() => undefined);
}

/** A token walks along the track. @param {Record<string, any>} data @param {number} ms */
async function walk(data, ms) {
  const track = spot('track');
  const token = spot(`token-${data.seat}`);
  const width = track?.getBoundingClientRect().width ?? 0;
  if (!track || !token || !width) return;
  const scale = /** @type {SVGGraphicsElement} */ (token).getScreenCTM?.()?.a ?? 1;
  const space = (Number(track.getAttribute('data-step')) * width) / scale;
  const steps = Math.abs(data.to - data.from);
  const frames = Array.from({ length: steps + 1 }, (_, i) => [{ transform: `translate(${(data.from + i - data.to) * space}px, 0)` }, { transform: `translate(${(data.from + i + 0.5 - data.to) * space}px, ${i < steps ? -7 : 0}px)` }]).flat();
  await token.animate(frames.slice(0, -1), { duration: Math.min(ms, 160 * steps, 900), easing: 'linear' }).finished.catch(() => undefined);
}

/** Something swells for a moment. @param {Element | null} element @param {number} ms */
const beat = async (element, ms) => {
  await element?.animate([{ transform: 'none' }, { transform: 'scale(1.12)' }, { transform: 'none' }], { duration: Math.min(ms, 420) }).finished.catch(() => undefined);
};

/** The motion of one event; it ends when that has come to rest. @param {Event} event */
export async function move({ kind, data, show }) {
  const laid = () => spot(`laid-${data.seat}-${data.row * SIDE + data.column}`);
  if (kind === 'placed') {
    const patch = laid();
    await come(patch, stood.get(`patch-${data.patch}`), show);
    patch?.classList.add('pw-sewing'); // the seam runs round once
  }
  if (kind === 'special_placed') await come(laid(), spot(`token-${data.seat}`)?.getBoundingClientRect(), show);
  if (kind === 'passed' || kind === 'moved') await walk(data, show);
  if (kind === 'income') await beat(spot(`token-${data.seat}`), show);
  if (kind === 'bonus') await beat(spot(`quilt-${data.seat}`), show);
}
