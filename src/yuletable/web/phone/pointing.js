// From a line of the log to the place on the table that it tells of: brought into view, with a ring of gold.
import { reduced } from '../animation.js';

/** So long the ring stays, ms. */
const STAY = 2500;

/** A place that can be seen, by its name. @param {string} look */
const seen = (look) =>
  [...document.querySelectorAll(`[data-look="${CSS.escape(look)}"]`)].find((e) => e.getClientRects().length);

/**
 * Show a place on the table; where this page has no table, on the page that has.
 * @param {string} look its name @param {import('../phone.js').Shell} shell
 */
export function pointAt(look, shell) {
  if (!document.querySelector('.pane')) shell.open('table');
  // two frames later the table has been drawn
  requestAnimationFrame(() => requestAnimationFrame(() => ring(seen(look))));
}

/** @param {Element | undefined} target */
function ring(target) {
  if (!target) return;
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: reduced() ? 'auto' : 'smooth' });
  const gold = '0 0 0 4px #e8ab3b, 0 0 0 8px rgba(232, 171, 59, .45)';
  target.animate([{ boxShadow: gold }, { boxShadow: gold, offset: 0.8 }, {}], { duration: STAY });
  if (target instanceof SVGElement) target.animate([{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }], { duration: STAY / 5, iterations: 5 });
}
