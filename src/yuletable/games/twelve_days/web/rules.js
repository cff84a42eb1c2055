// Pictures beside the clauses: the twelve ranks, a set, a straight, a trick, a gift.
import { html } from '/web/lit.js';
import { has, t } from '/web/texts.js';
import { gift, namedCard, RANKS } from './cards.js';
import { fan } from './fan.js';

export const styles = ['twelve_days.css'];

/** @param {number[]} cards */
const laid = (cards) => html`<span class="td-shown">${fan(cards, { wide: '56px' })}</span>`;

/** What stands under a clause. @param {string} clause */
export function pictures(clause) {
  if (clause === '1.2' && has('twelve_days-rank-1')) {
    return html`<p class="td-pictures td-twelve">${RANKS.map((rank) => html`<span class="td-box">${namedCard(rank, t(`twelve_days-rank-${rank}`))}</span>`)}</p>`;
  }
  if (clause === '4.1') return html`<p class="td-pictures">${laid([4])}</p>`;
  if (clause === '4.2') return html`<p class="td-pictures">${laid([9, 9, 9])}</p>`;
  if (clause === '4.3') return html`<p class="td-pictures">${laid([5, 6, 7])}</p>`;
  if (clause === '5.5') return html`<p class="td-pictures">${laid([7, 8, 9])}<i aria-hidden="true">→</i>${laid([6, 7])}${laid([5, 6, 7])}</p>`;
  if (clause === '7.1') return html`<p class="td-pictures">${[1, 2, 3].map((day) => gift(day))}</p>`;
  return null;
}
