// Hats on a hand: the own turn, the partner's question, the quiet time between, and the account.
import { html, nothing } from '/web/lit.js';
import { cookie } from './cards.js';
import { keepPlace } from './focus.js';
import { overPage } from './glance.js';
import { move } from './motion.js';
import { LINES } from './napkin.js';
import { resultsPage } from './results.js';
import { isNews, placeOf, viewNow } from './stage.js';
import { tableOf } from './table.js';
import { turnPage } from './turn.js';
import { waitPage } from './wait.js';

/** @typedef {import('./stage.js').View} View */

export const styles = ['hats.css'];

/** @param {any} update @param {any} ctx */
export function render(update, ctx) {
  /** @type {View} */
  const view = update.view;
  keepPlace(ctx);
  if (view.over) return html`${resultsPage(update, ctx)}${overPage(update, view, ctx)}`;
  return html`${ctx.ask ? turnPage(view, ctx) : waitPage(view, update, ctx)}${overPage(update, view, ctx)}`;
}

/** Line and badge of the bar. @param {any} update @param {any} ctx @returns {{sub?: string, badge?: unknown}} */
export function status(update, ctx) {
  /** @type {View | null} */
  const view = update.view;
  const me = view && ctx.mine !== null ? view.players[ctx.mine] : null;
  if (!view || !me) return {};
  if (view.over) return { sub: ctx.t('hats-name') };
  const round = Math.min(view.rounds, me.plays + (me.left && view.current === ctx.mine && !view.main_done ? 1 : 0));
  return {
    sub: round ? ctx.t('hats-tv-round', { round, rounds: view.rounds }) : ctx.t('hats-name'),
    badge: html`<span class="ht-badge-now" title=${ctx.t('hats-phone-now')}
      >${me.cookie ? cookie(ctx.t('hats-cookie')) : nothing}<b class="nums">${me.points}</b><small>${ctx.t('hats-phone-points-now')}</small></span
    >`,
  };
}

/** @param {number} seat @param {any} update @param {any} ctx */
export function seatNote(seat, update, ctx) {
  const p = update.view?.players[seat];
  return p ? ctx.t('hats-seat-note', { points: p.points, hand: p.hand }) : '';
}

export { hostAnswers } from './answering.js';

/** The table in small, for who has no TV. @param {any} update @param {any} ctx */
export const table = (update, ctx) => (update.view ? tableOf(viewNow(update, ctx), ctx) : nothing);

/** Motion on that table. @param {any} event @param {any} ctx */
export async function animate(event, ctx) {
  if (!ctx.reduced && document.querySelector('.ht-table')) await move(event);
}

/** Is that worth a sentence to someone who was away? @param {import('./stage.js').Happened} event */
export const matters = (event) => isNews(event);

/** Where on the table something happened. @param {import('./stage.js').Happened} event */
export const place = (event) => placeOf(event);

/** The lines of the account open one by one. @param {any} update */
export const cards = (update) => (update.view?.final?.length ? LINES.length : 0);
