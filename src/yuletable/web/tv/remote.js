// A TV's remote control: four arrows, OK, back. An arrow goes to the nearest thing in its direction;
// where there is none, to the next or the one before, so everything can be reached.
import { html } from '../lit.js';
import { t } from '../texts.js';

const CHOICES = 'button:not([disabled]), a[href], input:not([disabled])';
/** Names of the key "back" on remote controls and keyboards. */
export const BACK = new Set(['Escape', 'Backspace', 'GoBack', 'BrowserBack', 'XF86Back']);
/** Names of OK beside Enter, which browsers understand by themselves. */
const OK = new Set(['Select', 'Accept']);
/** @type {Record<string, [number, number]>} */
export const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
/** Something beside the way counts as this much farther than something on it. */
const ASIDE = 3;

/** Where the focus was when the controls hid. @type {HTMLElement | null} */
let resting = null;

/** Everything that can be chosen now; an open dialog comes before the page. @returns {HTMLElement[]} */
export function choices() {
  const open = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
  return /** @type {HTMLElement[]} */ ([...open.querySelectorAll(CHOICES)]).filter((e) => e.getClientRects().length);
}

/**
 * The nearest in a direction, none if there is none.
 * @param {HTMLElement} from @param {HTMLElement[]} all @param {[number, number]} way
 */
export function nearest(from, all, [dx, dy]) {
  const a = from.getBoundingClientRect();
  let best = null;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const b = other.getBoundingClientRect();
    // Whether it lies in that direction is judged by the edges, how far by edge and middle.
    const ahead = dx ? dx * (b.left + b.right - a.left - a.right) : dy * (b.top + b.bottom - a.top - a.bottom);
    const gap = dx > 0 ? b.left - a.right : dx < 0 ? a.left - b.right : dy > 0 ? b.top - a.bottom : a.top - b.bottom;
    if (ahead <= 1 || gap < -6) continue;
    const aside = dx
      ? Math.max(0, b.top - a.bottom, a.top - b.bottom) + Math.abs(b.top + b.bottom - a.top - a.bottom) / 8
      : Math.max(0, b.left - a.right, a.left - b.right) + Math.abs(b.left + b.right - a.left - a.right) / 8;
    const far = Math.max(0, gap) + ASIDE * aside;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** Show where OK goes: where it was before, else what the page names first, else the first of all. */
export function focusFirst() {
  const all = choices();
  const back = resting && all.includes(resting) ? resting : null;
  const first = all.find((e) => e.hasAttribute('data-first'));
  (back ?? first ?? all[0])?.focus();
}

/** Fields that letters go into. */
const LETTERS = new Set(['text', 'search', 'url', 'number', 'password']);

/** @param {Element | null} here @returns {here is HTMLInputElement} */
export const writes = (here) => here instanceof HTMLInputElement && LETTERS.has(here.type);

/** @param {KeyboardEvent} event */
export function walkFocus(event) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const here = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
  const typing = writes(here);
  if (OK.has(event.key) && here !== document.body) here.click();
  if (BACK.has(event.key) && !(typing && event.key === 'Backspace')) goBack(event);
  const way = ARROWS[event.key];
  if (!way || (typing && way[0])) return;
  event.preventDefault();
  const all = choices();
  if (!all.includes(here)) {
    focusFirst();
    return;
  }
  const step = way[0] + way[1];
  const next = nearest(here, all, way) ?? all[(all.indexOf(here) + step + all.length) % all.length];
  next?.focus();
}

/** Close what is open. @param {KeyboardEvent} event */
function goBack(event) {
  const open = [...document.querySelectorAll('dialog[open]')].pop();
  if (!open || event.key === 'Escape') return; // a browser closes a dialog by Escape itself
  event.preventDefault();
  open.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** How long the controls stay after the last key, tap or movement, ms. */
const STAY = 4000;
let sleep = 0;

/** Show the controls for a while. */
export function wake() {
  document.documentElement.classList.add('awake');
  clearTimeout(sleep);
  sleep = window.setTimeout(() => {
    document.documentElement.classList.remove('awake');
    const { activeElement: here } = document;
    // A focus that stays on a button out of sight would press it unseen.
    if (here instanceof HTMLElement && here.closest('.controls')) {
      resting = here;
      here.blur();
    }
  }, STAY);
}

/** The controls wake by a key or a pointer that moves; a page that moves below it does not count. */
export function awaken() {
  let at = '';
  addEventListener('pointermove', ({ screenX, screenY }) => {
    const now = `${screenX} ${screenY}`;
    if (at && now !== at) wake();
    at = now;
  });
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('.controls')) wake();
  });
  addEventListener('keydown', walkFocus);
}

/**
 * A few to choose from, side by side, each an own stop for the arrows.
 * @template T
 * @param {{label: string, items: {value: T, label: string, say?: string}[], value: T, onChange: (value: T) => void}} c
 *   say: what a short label stands for
 */
export const chooser = (c) => html`<div class="chooser" role="group" aria-label=${c.label}>
  ${c.items.map(
    (item) => html`<button
      type="button"
      aria-label=${item.say ? `${item.label}: ${item.say}` : item.label}
      aria-pressed=${item.value === c.value ? 'true' : 'false'}
      @click=${() => c.onChange(item.value)}
    >
      ${item.label}
    </button>`,
  )}
</div>`;

/** What the keys do, in one line. */
export const keysLine = () => html`<p class="keys">${t('yt-tv-keys')}</p>`;
