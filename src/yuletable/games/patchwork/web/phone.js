// Patchwork on a hand: the own turn, the quiet time between, the account. Nothing is hidden in this game.
import { html, nothing } from '/web/lit.js';
import { hostAnswers } from './answering.js';
import { ghostOf } from './ghost.js';
import { turnPage } from './hand.js';
import { LINES } from './lines.js';
import { overPage } from './market.js';
import { keep, move } from './motion.js';
import { sign } from './notions.js';
import { resultsPage } from './results.js';
import { isNews, placeOf, viewNow } from './stage.js';
import { tableOf } from './table.js';
import { waitPage } from './wait.js';
import { widePage } from './wide.js';

export { hostAnswers };

/** @typedef {import('./types.d.ts').PatchworkView} View */

export const styles = ['patchwork.css'];

/** The hand shows the whole table, and fills a wide screen. */
export const whole = true;

/** With what the other one holds over a quilt just now. @param {View} view @param {any} ctx */
const followed = (view, ctx) => ({ ...ctx, ghost: view.asked === null || ctx.event ? null : ghostOf(ctx.hovered?.[view.asked]) });

/** @param {any} update @param {any} ctx */
export function render(update, ctx) {
  /** @type {View} */
  const view = ctx.ask ? update.view : viewNow(update, ctx);
  if (view.over) return html`${resultsPage(update, ctx)}`;
  const now = followed(view, ctx);
  const page = ctx.whole ? widePage(view, update, now) : ctx.ask ? turnPage(view, now) : waitPage(view, update, now);
  return html`${page}${overPage(view, now)}`;
}

/** Line and badge of the bar. @param {any} update @param {any} ctx @returns {{sub?: string, badge?: unknown}} */
export function status(update, ctx) {
  /** @type {View | null} */
  const view = update.view;
  const me = view && ctx.mine !== null ? view.players[ctx.mine] : null;
  if (!view || !me || view.over) return { sub: ctx.t('patchwork-name') };
  const said = `${ctx.t('patchwork-buttons', { n: me.buttons })}, ${ctx.t('patchwork-income', { n: me.income })}`;
  return {
    sub: ctx.t('patchwork-name'),
    badge: html`<span class="pw-badge" role="img" aria-label=${said}>${sign.button()}<b class="nums" aria-hidden="true">${me.buttons}</b><i class="nums" aria-hidden="true">+${me.income}</i></span>`,
  };
}

/** @param {number} seat @param {any} update @param {any} ctx */
export function seatNote(seat, update, ctx) {
  const p = update.view?.players[seat];
  return p ? ctx.t('patchwork-seat-note', { buttons: p.buttons, empty: p.empty }) : '';
}

/** The table in small. @param {any} update @param {any} ctx */
export function table(update, ctx) {
  if (!update.view) return nothing;
  const view = viewNow(update, ctx);
  return tableOf(view, followed(view, ctx));
}

/** Motion on that table. @param {any} event @param {any} ctx */
export async function animate(event, ctx) {
  if (!ctx.reduced && document.querySelector('.pw-quilt')) await move(event);
  keep();
}

/** Is that worth a sentence to someone who was away? @param {import('/web/stage.js').Happened} event */
export const matters = (event) => isNews(event);

/** Where on the table something happened. @param {import('/web/stage.js').Happened} event */
export const place = (event) => placeOf(event);

/** The lines of the account open one by one. @param {any} update */
export const cards = (update) => (update.view?.final?.length ? LINES.length : 0);
