// The table in small, for hands without a TV: what to follow, everybody's plays, hands and gifts.
import { html, repeat } from '/web/lit.js';
import { follow, place, pool } from './places.js';

/** @typedef {import('./stage.js').View} View */

/** From this width the places stand side by side, px. */
const ROOMY = 620;

/** One below the other they stand in the order of the trick, so that what is laid comes first. @param {number[]} seats @param {View} view */
function turned(seats, view) {
  const first = view.trick[0]?.seat ?? view.leader ?? 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** @param {View} view @param {any} ctx */
export function tableOf(view, ctx) {
  const roomy = (ctx.width ?? 0) > ROOMY;
  const seats = [...view.players.keys()];
  const n = seats.length;
  return html`<div class="td-table ${roomy ? 'td-roomy' : ''}" style="--cols:${n > 5 ? Math.ceil(n / 2) : n}">
    ${follow(view, ctx)}
    <div class="td-places">${repeat(roomy ? seats : turned(seats, view), (seat) => seat, (seat) => place(view, seat, ctx, roomy ? 62 : 46))}</div>
    ${pool(view, ctx)}
  </div>`;
}
