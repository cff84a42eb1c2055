// The games on offer: side by side while there is room, else lying in columns with their words beside them.
import { html } from '../lit.js';

/** The least room of a poster that stands, and of one that lies, its words included, rem. */
const STANDING = 10;
const LYING = 15;

/** @param {unknown[]} offers a poster each, with its words @param {number} width that there is, rem */
export function shelf(offers, width) {
  const stand = offers.length * STANDING <= width;
  const columns = stand ? offers.length : Math.max(1, Math.min(offers.length, Math.floor(width / LYING)));
  const rows = Math.ceil(offers.length / columns);
  return html`<div class="shelf ${stand ? 'standing' : 'lying'}" style="--columns:${columns};--rows:${rows};width:${width}rem">${offers}</div>`;
}
