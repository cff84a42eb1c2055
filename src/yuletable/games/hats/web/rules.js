// Pictures beside the clauses: the seven hats, the tray, a black hat, the cookie.
import { html } from '/web/lit.js';
import { blackHat, card, cookie, hat, HATS } from './cards.js';

/** @param {string} id */
const one = (id) => html`<span class="ht-box">${card(id)}</span>`;

export const styles = ['hats.css'];

/** What stands under a clause. @param {string} clause */
export function pictures(clause) {
  if (clause === '1.2') {
    return html`<p class="ht-pictures ht-seven">${Object.entries(HATS).map(([type, { letter }]) => html`<span>${hat(type)}<b>${letter}</b></span>`)}</p>`;
  }
  if (clause === '3.2') return html`<p class="ht-pictures">${one('boater-5')}<i aria-hidden="true">→</i>${one('beret-2')}</p>`;
  if (clause === '3.3') return html`<p class="ht-pictures"><span class="ht-box">${blackHat()}</span></p>`;
  if (clause === '6.1') return html`<p class="ht-pictures">${cookie()}</p>`;
  return null;
}
