// The papers of Tiny: cards with a number, their back, the sun and the snowflake.
import { C, cut, dot, poly, ring } from '/web/art/cut.js';
import { define, figure, use } from '/web/art/symbols.js';
import { html, nothing, unsafeHTML } from '/web/lit.js';

const SUN = cut(poly(12, 46, 32), C.candleD) + cut(poly(12, 42, 30), C.candle) + dot(0, 0, 20, C.paper) + dot(0, 0, 15, C.berry);

const ARM = '<path d="M0 0V-42M0 -20L-11 -31M0 -20L11 -31M0 -32L-7 -39M0 -32L7 -39" fill="none" stroke-width="7" stroke-linecap="round"/>';
const FLAKE = `<g stroke="${C.frostD}" transform="translate(0 2)">${ring(6, () => ARM)}</g><g stroke="${C.ice}">${ring(6, () => ARM)}</g>${dot(0, 0, 7, C.frost)}`;

/** The wall of a card: sky above, snow below. */
const WALL = `<rect x=".6" y=".6" width="98.8" height="138.8" rx="11" fill="${C.paper}" stroke="${C.paper2}" stroke-width="1.2"/>`;
const FACE =
  WALL +
  cut('M8 20Q8 8 20 8H80Q92 8 92 20V112C76 100 62 118 50 108C38 118 24 100 8 112Z', C.frost) +
  cut('M8 110C24 98 38 116 50 106C62 116 76 98 92 110V120Q92 132 80 132H20Q8 132 8 120Z', C.snow) +
  cut(poly(14, 37, 32, 50, 62), C.paper);
const BACK =
  WALL +
  cut('M18 8H82Q92 8 92 18V122Q92 132 82 132H18Q8 132 8 122V18Q8 8 18 8Z', C.spruce2) +
  `<g transform="translate(50 70) scale(.78)">${SUN}</g>`;

define({
  'tiny-sun': ['-50 -50 100 100', SUN],
  'tiny-snow': ['-50 -50 100 100', FLAKE],
  'tiny-face': ['0 0 100 140', FACE],
  'tiny-back': ['0 0 100 140', BACK],
});

/** A card face up; where `title` is left out its name stands beside it. @param {number} number @param {string} [title] */
export const card = (number, title = '') =>
  html`${title ? html`<span class="sr">${title}</span>` : nothing}${unsafeHTML(
    `<svg class="tn-card" viewBox="0 0 100 140" aria-hidden="true">${use('tiny-face', 0, 0, 100, 140)}` +
      `<text x="50" y="80" text-anchor="middle" font-size="52" fill="${C.ink}" style="font-family:var(--display);font-weight:700">${number}</text></svg>`,
  )}`;

/** A card face down. @param {string} title */
export const back = (title) => unsafeHTML(figure('tiny-back', { cls: 'tn-card', title }));

/** @param {'sun' | 'snow'} weather @param {string} [title] */
export const sky = (weather, title) => unsafeHTML(figure(`tiny-${weather}`, { cls: 'tn-sky', ...(title ? { title } : {}) }));
