// Ugly Christmas Sweaters on a hand: a page for every prompt, the quiet time between, and the end.
import { html, nothing } from '/web/lit.js';
import { knitPage } from './knitting.js';
import { move } from './motion.js';
import { ownSheet } from './own.js';
import { patchPage } from './picker.js';
import { billyPage, copyPage, playPage } from './play.js';
import { resultsPage, reviewPage } from './results.js';
import { isNews, placeOf, viewNow } from './stage.js';
import { tableOf } from './table.js';
import { tinaPage } from './tina.js';
import { waitPage } from './wait.js';

/** @typedef {import('./stage.js').View} View */

export const styles = ['sweaters.css', 'table.css', 'hand.css'];

/** The page of each kind of ask. @type {Record<string, (view: View, ctx: any) => unknown>} */
const PAGES = {
  play: playPage, copy: copyPage, billy: billyPage, draft: knitPage, place: knitPage, offer: patchPage, patch: patchPage,
  tina: tinaPage, tina_place: tinaPage, review: (view, ctx) => reviewPage(view, ctx, true),
}; // prettier-ignore

/** @param {any} update @param {any} ctx */
export function render(update, ctx) {
  /** @type {View} */
  const view = update.view;
  if (view.over) return resultsPage(view, ctx);
  const page = ctx.ask ? PAGES[ctx.ask.kind] : undefined;
  return html`${page ? page(view, ctx) : waitPage(view, update, ctx)}${ctx.mine === null ? nothing : ownSheet(view, ctx)}`;
}

/** Line and badge of the bar. @param {any} update @param {any} ctx @returns {{sub?: string, badge?: unknown}} */
export function status(update, ctx) {
  /** @type {View | null} */
  const view = update.view;
  const me = view && ctx.mine !== null ? view.players[ctx.mine] : null;
  if (!view || !me) return {};
  if (view.over) return { sub: ctx.t('sweaters-name') };
  const round = view.rounds > 1 ? ctx.t('sweaters-tv-round', { round: view.round, rounds: view.rounds }) : '';
  const trick = view.trick ? ctx.t('sweaters-trick', { trick: view.trick }) : '';
  return {
    sub: [trick, round].filter(Boolean).join(', ') || ctx.t('sweaters-name'),
    badge: html`<b class="sw-badge-now nums" title=${ctx.t('sweaters-points-now')}>${view.own?.live ?? me.live}<small>${ctx.t('sweaters-phone-points')}</small></b>`,
  };
}

/** @param {number} seat @param {any} update @param {any} ctx */
export function seatNote(seat, update, ctx) {
  const p = update.view?.players[seat];
  return p ? ctx.t('sweaters-seat-note', { points: p.live, n: p.complete }) : '';
}

export { hostAnswers } from './answering.js';

/** The table in small, for who has no TV. @param {any} update @param {any} ctx */
export const table = (update, ctx) => (update.view ? tableOf(viewNow(update, ctx), ctx) : nothing);

/** Motion on that table. @param {any} event @param {any} ctx */
export async function animate(event, ctx) {
  if (!ctx.reduced && document.querySelector('.sw-table')) await move(event);
}

/** Is that worth a sentence to someone who was away? @param {import('./stage.js').Happened} event */
export const matters = (event) => isNews(event);

/** Where on the table something happened. @param {import('./stage.js').Happened} event */
export const place = (event) => placeOf(event);
