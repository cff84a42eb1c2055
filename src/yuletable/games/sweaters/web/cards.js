// The cards: a third of a sweater with value and slot, the patches, the back.
import { C, cut, dot, poly, ring } from '/web/art/cut.js';
import { define, figure, use } from '/web/art/symbols.js';
import { unsafeHTML } from '/web/lit.js';
import { DISPLAY, plainThird } from './knit.js';
import { at, facts, fills, iconArt, named, PAPER, SNOW, YARN } from './yarn.js';

const PAPER2 = '#ece1c9';
const PLAIN = `<rect x=".6" y=".6" width="98.8" height="138.8" rx="11" fill="${PAPER}" stroke="${PAPER2}" stroke-width="1.2"/>`;
const K = 0.64;
/** Where a third lies on its card; shoulders run off it at the centre seam. */
const PLACES = { L: [100 - 120 * K, 42], R: [-120 * K, 42], B: [50 - 120 * K, 62 - 112 * K] };

/** @param {number} x @param {number} y @param {number} turn @param {string} fill @param {number} k */
const leaf = (x, y, turn, fill, k) => `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${k})" d="M0 0C-5 -6 -4 -14 0 -18C4 -14 5 -6 0 0Z" fill="${fill}"/>`;
/** @param {string} art */
const both = (art) => `${art}<g transform="translate(100 0) scale(-1 1)">${art}</g>`;

function back() {
  const [wall, deep, gold] = [C.berry, '#741a1c', C.candle];
  const petals = ring(8, () => cut('M0 -14C-9 -22 -8 -34 0 -40C8 -34 9 -22 0 -14Z', SNOW) + cut('M0 -20C-4 -25 -3.500 -31 0 -35C3.500 -31 4 -25 0 -20Z', wall));
  const between = ring(8, () => `<g transform="rotate(22.500)">${dot(0, -37, 2.6, gold)}</g>`);
  const sprigs = at(0, 16, both(leaf(49, 4, -70, gold, 0.8) + leaf(38, 3, -84, gold, 0.7) + leaf(44, 6, -118, SNOW, 0.6)));
  return (
    `<rect x=".6" y=".6" width="98.8" height="138.8" rx="11" fill="${PAPER}"/><rect x="6" y="6" width="88" height="128" rx="8" fill="${wall}"/>` +
    `<rect x="10" y="10" width="80" height="120" rx="5" fill="none" stroke="${gold}" stroke-width="1.2" stroke-dasharray="1 4" stroke-linecap="round"/>` +
    `${sprigs}<g transform="rotate(180 50 70)">${sprigs}</g>` +
    `<g transform="translate(50 70) scale(.86)"><circle r="43" fill="${deep}" opacity=".35"/>${petals}${between}<circle r="13" fill="${deep}"/>${iconArt('tree', 16, { fill: gold, hole: deep })}</g>`
  );
}

define({
  'sweaters-back': ['0 0 100 140', back()],
  'sweaters-edge': ['0 0 1 1', '<clipPath id="sweaters-cut-card"><rect x="1" y="1" width="98" height="138" rx="10.5"/></clipPath>'],
});

/** A card face up, named by its id. @param {string} card @param {{title?: string}} [how] title: its name for those who hear the page */
export function card(card, { title = '' } = {}) {
  const { color, value, slot } = facts(card);
  const { dark = '' } = YARN[color] ?? {};
  fills();
  use('sweaters-edge', 0, 0, 1, 1);
  const body = slot
    ? `<g clip-path="url(#sweaters-cut-card)"><g transform="translate(${PLACES[slot].join(' ')}) scale(${K})">${plainThird(card, slot)}</g></g>`
    : use(`sweaters-patch-${color}`, 10, 52, 80, 80);
  const mark = slot
    ? `<text x="82" y="32.2" font-size="21" text-anchor="middle" fill="${SNOW}" style="font-family:var(--text);font-weight:700">${slot}</text>`
    : at(82, 25, cut(poly(8, 10, 5), SNOW));
  return named(
    title,
    `<svg class="sw-card" viewBox="0 0 100 140" aria-hidden="true">${PLAIN}${body}` +
      `<text x="9" y="41" font-size="40" fill="${dark}" style="${DISPLAY};letter-spacing:-1.5px">${value || '?'}</text>${dot(82, 25, 14, dark)}${mark}</svg>`,
  );
}

export const cardBack = () => unsafeHTML(figure('sweaters-back', { cls: 'sw-card' }));
