// Pictures beside the clauses, and each mode in short above them.
import { html } from '/web/lit.js';
import { t } from '/web/texts.js';
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

/** The clauses that each mode has for itself. */
const MODES = { casual: ['10.2', '7.10'], express: ['11.1', '11.2', '11.9'], avid: ['10.3', '8.3'] };

/** A section above the clauses: each mode in three sentences. @returns {{id: string, title: string, content: unknown}[]} */
export function extra() {
  const mode = (/** @type {[string, string[]]} */ [name, clauses]) => html`<div class="sw-mode">
    <h3>${t(`sweaters-option-mode-${name}`)}</h3>
    <ul>
      ${['rounds', 'cards', 'santas'].map((what) => html`<li>${t(`sweaters-rules-${name}-${what}`)}</li>`)}
    </ul>
    <p>${clauses.map((clause) => html`<a href="#c${clause}">${t('sweaters-rules-clause', { clause })}</a> `)}</p>
  </div>`;
  return [{ id: 'modes', title: t('sweaters-rules-modes'), content: html`<div class="sw-modes">${Object.entries(MODES).map(mode)}</div>` }];
}

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
