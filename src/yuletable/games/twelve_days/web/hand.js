// The own hand on its sheet of paper: one stack a rank, tapped card by card into a play.
import { timerRing } from '/web/components.js';
import { html, nothing, repeat, unsafeSVG } from '/web/lit.js';
import { scallopEdge } from '/web/art/scene.js';
import { card } from './cards.js';
import { hindrance, hindrances, joins, missing, playable, ready, tapped } from './choosing.js';
import { rule } from './links.js';
import { byRank, downwards, listed, playName, rankName } from './stage.js';

/** @typedef {import('./stage.js').View} View */

/** What may be led, and what may follow, in the rules. */
const LEADING = '5.1';
const FOLLOWING = '5.4';

/** @param {any} ctx @param {Record<string, any>} changes */
export const set = (ctx, changes) => {
  Object.assign(ctx.ui, changes);
  ctx.refresh();
};

/** @param {number} rank @param {any} ctx */
const chosenOf = (rank, ctx) => (ctx.ui.chosen ?? []).filter((/** @type {number} */ one) => one === rank).length;

/** Nothing is chosen any more; the focus goes on from the lowest card that was. @param {any} ctx */
function clear(ctx) {
  const from = Math.min(...ctx.ui.chosen);
  set(ctx, { chosen: [], note: '', passing: false });
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-look="hand-${from}"]`))?.focus({ preventScroll: true });
}

/** A rank was tapped. @param {number} rank @param {View} view @param {any} ctx */
function tap(rank, view, ctx) {
  const now = tapped(rank, ctx);
  if (!now) return set(ctx, { note: why(rank, view, ctx), passing: false });
  const note = now.fresh && (ctx.ui.chosen ?? []).length ? ctx.t('twelve_days-phone-fresh', { low: rank }) : '';
  return set(ctx, { chosen: now.chosen, note, passing: false });
}

/** @param {number} rank @param {View} view @param {any} ctx @returns {string} */
const why = (rank, view, ctx) =>
  ctx.t(`twelve_days-phone-off-${hindrance(rank, view)}`, { ranks: String(rank), n: 1, low: view.lead?.low ?? 0 });

/** The copies of a rank, the foremost whole. @param {number} rank @param {number} count @param {string} cls */
const stack = (rank, count, cls = '') => html`<span class="td-stack ${cls}" style="--k:${Math.min(count, 6)}">
  ${Array.from({ length: Math.min(count, 6) }, (_, i) => html`<span class="td-box" style="--j:${i}">${card(rank)}</span>`)}
</span>`;

/** @param {number} rank @param {number} count @param {View} view @param {any} ctx */
function choice(rank, count, view, ctx) {
  const { t } = ctx;
  const chosen = chosenOf(rank, ctx);
  const open = playable(rank, ctx);
  const fits = open && (chosen > 0 || joins(rank, ctx));
  const state = chosen ? 'td-on' : fits ? 'td-fits' : open ? 'td-apart' : 'td-off';
  const words = [rankName(rank, ctx), t('twelve_days-phone-held', { n: count })];
  if (chosen) words.push(t('twelve_days-phone-chosen-of', { chosen, count }));
  if (!open) words.push(why(rank, view, ctx));
  return html`<button
    type="button"
    class="td-held ${state}"
    data-look="hand-${rank}"
    aria-pressed=${chosen ? 'true' : 'false'}
    @click=${() => tap(rank, view, ctx)}
  >
    <span class="sr">${rank}, ${words.join('. ')}</span>${stack(rank, count)}${count > 1 ? html`<i class="td-x nums" aria-hidden="true">${chosen ? t('twelve_days-phone-of', { chosen, count }) : `×${count}`}</i>` : nothing}
  </button>`;
}

/** What is chosen, in words, and what it lacks. @param {View} view @param {any} ctx */
function verdict(view, ctx) {
  const { t, ui } = ctx;
  if (ui.note) return ui.note;
  const chosen = /** @type {number[]} */ (ui.chosen ?? []);
  if (!chosen.length) return hindrances(view, ctx).join(' ');
  const whole = ready(ctx);
  if (whole) return t('twelve_days-phone-may', { name: playName(whole.cards, ctx) });
  const lacks = missing(ctx);
  return t('twelve_days-phone-lacks', { chosen: downwards(chosen).join(' '), missing: listed(downwards(lacks), ctx), n: lacks.length });
}

/** @param {View} view @param {any} ctx @param {boolean} open a play can be built */
export function hand(view, ctx, open) {
  const { t } = ctx;
  const own = view.own;
  if (!own) return nothing;
  const ranks = byRank(own.hand);
  const chosen = /** @type {number[]} */ (ctx.ui.chosen ?? []);
  return html`<section class="td-mine" aria-label=${t('twelve_days-phone-hand', { n: own.hand.length })}>
    ${unsafeSVG(scallopEdge())}
    <header>
      <h2>${t('twelve_days-phone-hand', { n: own.hand.length })}</h2>
      ${
        open && chosen.length
          ? html`<button type="button" class="td-pill" data-look="clear" @click=${() => clear(ctx)}>
              <b class="nums">${downwards(chosen).join(' ')}</b><span>${t('twelve_days-phone-clear')}</span>
            </button>`
          : nothing
      }
    </header>
    ${
      open
        ? html`<div class="td-hand" data-look="hand" role="group" aria-label=${t('twelve_days-phone-build')}>
              ${repeat(ranks, ([rank]) => rank, ([rank, count]) => choice(rank, count, view, ctx))}
            </div>
            <div class="td-verdict"><p role="status">${verdict(view, ctx)}</p>${rule(ctx.ask.kind === 'lead' ? LEADING : FOLLOWING, ctx)}</div>`
        : html`<ul class="td-hand" data-look="hand">
            ${repeat(
              ranks,
              ([rank]) => rank,
              ([rank, count]) => html`<li class="td-held">
                <span class="sr">${rank}, ${rankName(rank, ctx)}. ${t('twelve_days-phone-held', { n: count })}</span>${stack(rank, count)}${count > 1 ? html`<i class="td-x nums" aria-hidden="true">×${count}</i>` : nothing}
              </li>`,
            )}
          </ul>`
    }
  </section>`;
}

/** The clock with what happens when it runs out; in a pause nothing does. @param {any} ctx @param {string} key @param {Record<string, any>} [args] */
export function countdown(ctx, key, args = {}) {
  if (ctx.room.paused) return nothing;
  if (ctx.ask.left === null) return html`<p class="wait"><span>${ctx.t('twelve_days-phone-no-timer')}</span></p>`;
  return html`<p class="wait nums">${timerRing({ left: ctx.ask.left, total: ctx.ask.total, label: key, args })}</p>`;
}
