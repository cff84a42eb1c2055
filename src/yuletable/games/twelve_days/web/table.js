// The table in small, for hands without a TV: what to follow, everybody's plays, hands and gifts.
import { html } from '/web/lit.js';
import { follow, place, pool } from './places.js';

/** @typedef {import('./stage.js').View} View */

/** From this width the places stand side by side, px. */
const ROOMY = 620;

/** @param {View} view @param {any} ctx */
export function tableOf(view, ctx) {
  const roomy = (ctx.width ?? 0) > ROOMY;
  const n = view.players.length;
  return html`<div class="td-table ${roomy ? 'td-roomy' : ''}" style="--cols:${n > 5 ? Math.ceil(n / 2) : n}">
    ${follow(view, ctx)}
    <div class="td-places">${view.players.map((_, seat) => place(view, seat, ctx, null))}</div>
    ${pool(view, ctx)}
  </div>`;
}
