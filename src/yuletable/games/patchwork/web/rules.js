// Pictures beside the clauses: patches with their tags, the track, the 1x1, the seven by seven.
import { html } from '/web/lit.js';
import { picture, sewnButton, sevens, tinyPresent, token } from './notions.js';
import { incomeOf, portrait, tag } from './market.js';
import { PATCHES } from './patches.js';

export const styles = ['patchwork.css'];

/** A patch with what it costs. @param {number} patch */
const one = (patch) => html`<span class="pw-ware"><span class="pw-art">${portrait(patch, 'small')}</span>${tag(patch)}${incomeOf(patch)}</span>`;

/** What stands under a clause. @param {string} clause */
export function pictures(clause) {
  if (clause === '1.1') return html`<p class="pw-pictures">${[0, 1].map((seat) => picture(40, 40, token(20, 20, 15, seat)))}</p>`;
  if (clause === '1.3') return html`<p class="pw-pictures">${PATCHES.slice(0, 33).map(({ id }) => one(id))}</p>`;
  if (clause === '1.5') return html`<p class="pw-pictures">${picture(40, 40, tinyPresent(2, 2, 36))}</p>`;
  if (clause === '2.1') return html`<p class="pw-pictures">${picture(160, 32, Array.from({ length: 5 }, (_, i) => sewnButton(16 + i * 32, 16, 13, false)).join(''))}</p>`;
  if (clause === '6.1') return html`<p class="pw-pictures">${picture(40, 40, sevens(20, 20, 20))}</p>`;
  return null;
}
