// The quiet page: who is awaited, the trick, the own sweaters and Secret Santas, the hand to look at.
import { avatar, timerRing } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { hand } from './hand.js';
import { lastDraft, order } from './knitting.js';
import { secrets } from './own.js';
import { titled, trick, voids } from './play.js';
import { reviewPage } from './results.js';
import { roundPanel } from './round.js';
import { isNews } from './stage.js';
import { tableOf } from './table.js';
import { poolArea } from './trade.js';

/** @typedef {import('./stage.js').View} View */

/** The latest thing worth a line. @param {any} ctx */
function news(ctx) {
  const last = ctx.history.filter(isNews).pop();
  const said = last ? ctx.log(last) : '';
  if (!said) return nothing;
  return html`<p class="sw-news">${typeof last.data.seat === 'number' ? avatar(ctx.avatarOf(last.data.seat)) : nothing}<span>${said}</span></p>`;
}

/** @param {View} view @param {any} ctx @returns {string} */
function title(view, ctx) {
  const { t } = ctx;
  if (!view.prompt || !view.asked.length) return t('sweaters-tv-deal');
  if (view.asked.length > 1) return t(`sweaters-tv-all-${view.prompt}`);
  return t(`sweaters-asked-${view.prompt}`, { seat: view.asked[0] });
}

/** @param {View} view @param {any} update @param {any} ctx */
export function waitPage(view, update, ctx) {
  if (view.prompt === 'review') return reviewPage(view, ctx, false);
  const w = update.room.waiting.find((/** @type {any} */ one) => view.asked.includes(one.seat));
  const ring = w && w.left !== null && !update.room.paused ? timerRing({ left: w.left, total: w.total }) : nothing;
  const drafts = view.order.length > 0;
  const watches = ctx.mine === null;
  return html`<main class="sw-phone sw-waits">
    ${ctx.table ? nothing : html`${roundPanel(view, ctx)}${drafts ? order(view, ctx) : nothing}`} ${lastDraft(view, ctx)} ${titled(title(view, ctx), '', ring)} ${news(ctx)}
    ${ctx.table ? nothing : drafts ? poolArea(view, ctx) : trick(view, ctx)} ${voids(view, ctx)}
    ${watches ? (ctx.table ? nothing : tableOf(view, ctx)) : html`${secrets(view, ctx)}${hand(view, ctx, false)}`}
  </main>`;
}
