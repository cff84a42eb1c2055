// After a round and at the end on a hand: the sheet, which can be made small, the places, the chart.
import { medal } from '/web/art/medal.js';
import { avatar, icon, sheet } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { madeOf, tieText, winner } from './account.js';
import { chart } from './chart.js';
import { countdown, gold, set } from './hand.js';
import { rule } from './links.js';
import { titled } from './play.js';
import { sheetOf } from './sheet.js';
import { tableOf } from './table.js';

/** @typedef {import('./stage.js').View} View */

/** The sheet of the last round with its switch. @param {View} view @param {any} ctx */
function lastSheet(view, ctx) {
  const { t, ui } = ctx;
  const last = view.sheets[view.sheets.length - 1];
  if (!last) return nothing;
  const small = Boolean(ui.small);
  return html`<button type="button" class="sw-pill" data-look="small" aria-expanded=${small ? 'false' : 'true'} @click=${() => set(ctx, { small: !small })}>
      ${icon(small ? 'down' : 'up', 18, 2.6)}<span>${t(small ? 'sweaters-phone-sheet-large' : 'sweaters-phone-sheet-small')}</span>
    </button>
    ${small ? tableOf(view, { ...ctx, ask: null }) : sheetOf(last, ctx)}`;
}

/** Everybody's points of all rounds so far. @param {View} view */
const rounds = (view) => view.players.map((_, seat) => ({ seat, rounds: view.sheets.map((one) => one.seats.find((each) => each.seat === seat)?.points ?? 0) }));

/** @param {View} view @param {any} ctx @param {boolean} asked */
export function reviewPage(view, ctx, asked) {
  const { t } = ctx;
  const last = view.sheets[view.sheets.length - 1];
  const awaited = view.asked.filter((seat) => seat !== ctx.mine).length;
  return html`<main class="sw-phone sw-asks sw-review">
      ${titled(t('sweaters-phone-round-over', { round: last?.round ?? view.round }), asked ? t('sweaters-phone-review-note') : t('sweaters-phone-review-wait', { n: awaited }))}
      ${lastSheet(view, ctx)} ${view.sheets.length > 1 ? chart(rounds(view), ctx) : nothing}
    </main>
    ${asked ? sheet(html`<div class="sw-acts">${gold(ctx, { label: t('sweaters-phone-ready'), data: { ready: true } })}</div>${countdown(ctx, 'sweaters-phone-then-on')}`) : nothing}`;
}

/** @param {View} view @param {any} ctx */
export function resultsPage(view, ctx) {
  const { t, ui } = ctx;
  if (!view.final.length) {
    return html`<main class="sw-phone sw-results">
      <h1 class="display">${t('sweaters-ended-early')}</h1>
      <p class="lead">${t('sweaters-ended-early-note')}</p>
      ${tableOf(view, { ...ctx, ask: null })}
    </main>`;
  }
  const order = [...view.final].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const tie = tieText(view, ctx);
  const shown = ui.round ?? view.sheets.length;
  const sheetNow = view.sheets.find((one) => one.round === shown);
  return html`<main class="sw-phone sw-results">
    <h1 class="display">${winner(view, ctx)}</h1>
    <p class="lead">${tie || t('sweaters-done-note')} ${tie ? rule('8.2', ctx) : nothing}</p>
    <ol class="sw-places">
      ${order.map(
        (one) => html`<li class="sw-paper ${one.place === 1 && !view.no_winner ? 'sw-first' : ''}" data-look="final-${one.seat}">
          ${medal(one.place, 'sw-medalion')}${avatar(ctx.avatarOf(one.seat))}<span><b>${ctx.name(one.seat)}</b><small>${madeOf(one, view, ctx)} ${one.zero ? rule('8.3', ctx) : nothing}</small></span><b class="sw-score nums">${one.score}</b>
        </li>`,
      )}
    </ol>
    ${chart(order, ctx)}
    ${
      view.sheets.length > 1
        ? html`<div class="sw-tabs" role="group" aria-label=${t('sweaters-phone-rounds')}>
            ${view.sheets.map((one) => html`<button type="button" class="sw-pill ${one.round === shown ? 'sw-on' : ''}" aria-pressed=${one.round === shown ? 'true' : 'false'} data-look="round-${one.round}" @click=${() => set(ctx, { round: one.round })}>${t('sweaters-chart-round', { round: one.round })}</button>`)}
          </div>`
        : nothing
    }
    ${sheetNow ? sheetOf(sheetNow, ctx) : nothing}
  </main>`;
}
