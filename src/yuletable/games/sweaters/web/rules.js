// Pictures beside the clauses, and the rules in short for each mode.
import { html } from '/web/lit.js';
import { card } from './cards.js';
import { sweater } from './knit.js';
import { facts, glyph, ICONS, swatch, COLORS } from './yarn.js';

export const styles = ['sweaters.css'];

/** @param {string} id */
const one = (id) => html`<span class="sw-box">${card(id)}</span>`;

/** Pieces in their slots. @param {string[]} cards @param {string} [floating] @returns {any[]} */
const pieces = (cards, floating) => [
  ...cards.map((id) => ({ ...facts(id), card: id, open: false })),
  ...(floating ? [{ card: floating, slot: null, value: null, icon: null, open: true }] : []),
];

/** @param {string[]} cards @param {string} [floating] */
const worn = (cards, floating) => html`<span class="sw-worn">${sweater(pieces(cards, floating))}</span>`;

/** What stands under a clause. @param {string} clause */
export function pictures(clause) {
  if (clause === '1.2') return html`<p class="sw-pictures">${COLORS.map((color) => swatch(color))}${ICONS.map((icon) => glyph(icon))}</p>`;
  if (clause === '1.3') return html`<p class="sw-pictures">${one('red-7')}${one('red-8')}${one('red-9')}${worn(['red-7', 'red-8', 'red-9'])}</p>`;
  if (clause === '1.4') return html`<p class="sw-pictures">${one('purple-patch')}</p>`;
  if (clause === '3.2') return html`<p class="sw-pictures">${one('red-7')}<i aria-hidden="true">→</i>${one('red-4')}${one('purple-10')}</p>`;
  if (clause === '4.1') return html`<p class="sw-pictures">${one('green-4')}${one('purple-10')}${one('red-7')}${one('red-1')}</p>`;
  if (clause === '5.4') return html`<p class="sw-pictures">${worn(['red-1'], 'green-patch')}</p>`;
  if (clause === '7.3') return html`<p class="sw-pictures">${worn(['green-12', 'green-11', 'green-10'])}</p>`;
  if (clause === '7.5') return html`<p class="sw-pictures">${worn(['red-1', 'green-5', 'yellow-10'])}</p>`;
  return null;
}
