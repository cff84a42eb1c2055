// 12 Days on a hand: the own turn, the quiet time between, and the result.
import { html, nothing } from '/web/lit.js';
import { overPage, ownGifts } from './glance.js';
import { move } from './motion.js';
import { resultsPage } from './results.js';
import { isNews, placeOf, trickNumber, viewNow } from './stage.js';
import { tableOf } from './table.js';
import { turnPage } from './turn.js';
import { waitPage } from './wait.js';

/** @typedef {import('./stage.js').View} View */

export const styles = ['twelve_days.css'];

/** @param {any} update @param {any} ctx */
export function render(update, ctx) {
  /** @type {View} */
  const view = update.view;
  if (view.over) return resultsPage(update, ctx);
  return html`${ctx.ask ? turnPage(view, ctx) : waitPage(view, update, ctx)}${overPage(view, ctx)}`;
}

/** Line and badge of the bar. @param {any} update @param {any} ctx @returns {{sub?: string, badge?: unknown}} */
export function status(update, ctx) {
  /** @type {View | null} */
  const view = update.view;
  const me = view && ctx.mine !== null ? view.players[ctx.mine] : null;
  if (!view || !me) return {};
  const { hand, hands } = view;
  const sub = view.over || !hand ? ctx.t('twelve_days-name') : ctx.t('twelve_days-phone-bar', { hand, hands, trick: trickNumber(view) });
  return { sub, badge: ownGifts(me.gifts, ctx) };
}

/** @param {number} seat @param {any} update @param {any} ctx */
export function seatNote(seat, update, ctx) {
  const p = update.view?.players[seat];
  return p ? `${ctx.t('twelve_days-hand-of', { n: p.hand })}, ${ctx.t('twelve_days-gifts', { n: p.gifts })}` : '';
}

export { hostAnswers } from './answering.js';

/** The table in small, for who has no TV. @param {any} update @param {any} ctx */
export const table = (update, ctx) => (update.view ? tableOf(viewNow(update, ctx), ctx) : nothing);

/** Motion on that table. @param {any} event @param {any} ctx */
export async function animate(event, ctx) {
  if (!ctx.reduced && document.querySelector('.td-table')) await move(event);
}

/** Is that worth a sentence to someone who was away? @param {import('./stage.js').Happened} event */
export const matters = (event) => isNews(event);

/** Where on the table something happened. @param {import('./stage.js').Happened} event */
export const place = (event) => placeOf(event);

/** The places are opened at once. @param {any} update */
export const cards = (update) => (update.view?.over && !update.view.early ? 1 : 0);
