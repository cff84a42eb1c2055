// The quiet page: whose turn it is, and both quilts; what the other one holds over a quilt is followed.
import { avatar } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { ring } from './countdown.js';
import { narrowTape, quilts } from './hand.js';
import { market, then } from './market.js';
import { isNews } from './stage.js';
import { ahead } from './standing.js';

/** @typedef {import('./types.d.ts').PatchworkView} View */

/** How the two tokens stand to each other, from the own one. @param {View} view @param {any} ctx @returns {string} */
function stands(view, ctx) {
  const [me, other] = [view.players[ctx.mine ?? 0], view.players[1 - (ctx.mine ?? 0)]];
  if (ctx.mine === null || !me || !other) return '';
  if (me.home !== null) return ctx.t('patchwork-you-home');
  const who = { n: Math.abs(me.time - other.time), other_seat: 1 - ctx.mine };
  if (me.time !== other.time) return ctx.t(me.time > other.time ? 'patchwork-you-ahead' : 'patchwork-you-behind', who);
  return ctx.t(me.on_top ? 'patchwork-on-top' : 'patchwork-they-on-top', who);
}

/** Whom it waits for, and how both stand. @param {View} view @param {any} update @param {any} ctx @returns {[string, string]} */
export function waiting(view, update, ctx) {
  const { t } = ctx;
  const seat = view.asked ?? view.current;
  if (seat === null) return [t('patchwork-laying'), ''];
  const told = ctx.event ? ctx.log(ctx.event) : '';
  const title = told || t(view.prompt ? `patchwork-asked-${view.prompt}` : 'patchwork-moving', { seat });
  return [title, stands(view, ctx)];
}

/** The latest thing worth a line. @param {any} ctx */
export function news(ctx) {
  const last = ctx.history.filter(isNews).pop();
  if (!last) return nothing;
  return html`<p class="pw-news">${avatar(ctx.avatarOf(last.data.seat))}<span>${ctx.log(last)}</span></p>`;
}

/** @param {View} view @param {any} update @param {any} ctx */
export function waitPage(view, update, ctx) {
  const [title, note] = waiting(view, update, ctx);
  const me = view.players[ctx.mine ?? 0];
  return html`<main class="pw-phone pw-waits">
    <h1 class="display">${title}</h1>
    <p class="lead">${note} ${ring(update, view)}</p>
    ${ctx.table ? nothing : html`${narrowTape(view, ctx)} ${me ? ahead(me, ctx) : nothing} ${quilts(view, ctx)} ${market(view, { ...ctx, ui: {} }, { onTake: () => undefined, still: true })}`} ${then(view, ctx)} ${news(ctx)}
  </main>`;
}
