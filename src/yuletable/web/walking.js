// Pages to read on a wide screen, which may be a TV with nothing but a remote control: arrows walk and
// turn the page, OK presses, "back" leads where one came from.
import { ARROWS, BACK, choices, nearest, walkFocus, writes } from './tv/remote.js';

const wide = matchMedia('(min-width: 900px)');
/** One step down a page where nothing is to be chosen, part of its height. */
const STEP = 0.6;
/** Bars that stay on top of the page. */
const BARS = '.appbar, .find, .coach';

/** Back to where one came from, or to the start. */
export const back = () => (history.length > 1 ? history.back() : location.assign('/'));

const here = () => (document.activeElement instanceof HTMLElement ? document.activeElement : document.body);

/** Is all of it below the bars and above the edge? @param {HTMLElement} one */
function inSight(one) {
  const box = one.getBoundingClientRect();
  if (one.closest(BARS)) return true;
  const under = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect().bottom);
  return box.top >= Math.max(0, ...under) && box.bottom <= innerHeight;
}

/** Turn the page by a step, if it goes that far. @param {number} way 1: down, -1: up */
function turn(way) {
  const before = scrollY;
  scrollBy({ top: way * STEP * innerHeight, behavior: 'auto' });
  return Math.abs(scrollY - before) >= 1;
}

/**
 * Up or down: to what comes next on the page if it can be seen, else the page is turned. The bars
 * come after the top of the page. @param {[number, number]} way
 */
function read(way) {
  const from = here();
  const all = choices();
  const inside = from.closest(BARS) === null;
  const known = all.includes(from);
  if (!known && start(all)) return true;
  const next = known ? nearest(from, inside ? all.filter((one) => !one.closest(BARS)) : all, way) : null;
  if (next && inSight(next)) {
    next.focus();
    return true;
  }
  if (!(inside || way[1] > 0) || !turn(way[1])) return false;
  // What has gone out of sight is not to be pressed unseen.
  if (next && !inSight(from) && inSight(next)) next.focus({ preventScroll: true });
  return true;
}

/** From nowhere to what is to be done next, if that is in sight. @param {HTMLElement[]} all */
function start(all) {
  const gold = all.find((one) => one.matches('.btn.gold') && inSight(one));
  gold?.focus();
  return gold !== undefined;
}

/** Radio buttons turn in a circle; an arrow that leaves them leads on. @param {KeyboardEvent} event */
function leave(event) {
  const way = ARROWS[event.key];
  const group = here().closest('[role=radiogroup]');
  if (!wide.matches || !way || !group) return;
  const next = nearest(here(), choices(), way);
  if (next && group.contains(next)) return;
  event.stopPropagation();
  walk(event);
}

/** @param {KeyboardEvent} event */
function walk(event) {
  if (!wide.matches || event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const at = here();
  const typing = writes(at) && at.value !== '';
  if (BACK.has(event.key) && !typing && !document.querySelector('dialog[open]')) {
    event.preventDefault();
    back();
    return;
  }
  const way = ARROWS[event.key];
  if (way && way[1] && read(way)) event.preventDefault();
  else walkFocus(event);
}

/** Walk this page from now on. @param {string} [first] where the focus begins, '' = where the page puts it */
export function walkPage(first = '.appbar .iconbtn') {
  addEventListener('keydown', leave, { capture: true });
  addEventListener('keydown', walk);
  const start = first ? /** @type {HTMLElement | null} */ (document.querySelector(first)) : null;
  if (wide.matches && here() === document.body) start?.focus({ preventScroll: true });
}
