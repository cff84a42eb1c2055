// The TV after a round and at the end: everybody's sheet side by side, then who wins and by what.
import { medal } from '/web/art/medal.js';
import { html, nothing } from '/web/lit.js';
import { areas } from './areas.js';
import { chart } from './chart.js';
import { seatTv } from './sheet.js';
import { washingLine } from './washing_line.js';

/** @typedef {import('./stage.js').View} View */

/** Who wins, in a sentence. @param {View} view @param {any} ctx @returns {string} */
export function winner(view, ctx) {
  const { t } = ctx;
  if (view.no_winner) return t('sweaters-no-winner');
  const first = view.final.filter((one) => one.place === 1).map((one) => one.seat);
  if (first.length === 1) return t('sweaters-tv-winner', { seat: first[0] });
  if (first.length === 2) return t('sweaters-tv-winners', { seat: first[0], other_seat: first[1] });
  return t('sweaters-tv-shared');
}

/** What decided, '' when nothing had to. @param {View} view @param {any} ctx @returns {string} */
export const tieText = (view, ctx) => (view.tie_break ? ctx.t(`sweaters-tie-${view.tie_break}`) : '');

/** How a total came about: where a tie was broken, by what decides there. @param {View['final'][number]} one @param {View} view @param {any} ctx @returns {string} */
export function madeOf(one, view, ctx) {
  if (one.zero) return ctx.t('sweaters-zero', { n: one.missed.length });
  if (view.tie_break) return ctx.t('sweaters-final-note', { unbuilt: one.unbuilt, fads: one.fad_points });
  const done = view.sheets.flatMap((sheet) => sheet.seats).filter((each) => each.seat === one.seat);
  const n = done.flatMap((each) => each.sweaters).filter((sweater) => sweater.complete).length;
  return ctx.t('sweaters-final-made', { n, fads: one.fad_points });
}

/** The sheet of the round that has just been counted. @param {View} view @param {any} ctx */
export function reviewTv(view, ctx) {
  const sheet = view.sheets[view.sheets.length - 1];
  if (!sheet) return nothing;
  return html`<section class="sw-papers sw-for-${sheet.seats.length}">${sheet.seats.map((seat) => seatTv(seat, view.players[seat.seat]?.score ?? 0, ctx))}</section>`;
}

/**
 * @param {View} view @param {any} ctx
 * @param {(small: string, title: string, seat: number | null, ctx: any) => unknown} head
 */
export function resultsTv(view, ctx, head) {
  const { t } = ctx;
  if (!view.final.length) return html`${head(t('sweaters-ended-early-note'), t('sweaters-ended-early'), null, ctx)} ${areas(view, ctx)}`;
  const order = [...view.final].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const best = order.filter((one) => one.place === 1);
  return html`${head(tieText(view, ctx) || t('sweaters-name'), winner(view, ctx), best.length === 1 && !view.no_winner ? (best[0]?.seat ?? null) : null, ctx)}
    <section class="sw-final sw-for-${order.length}">
      <ol>
        ${order.map(
          (one) => html`<li class="sw-paper ${one.place === 1 && !view.no_winner ? 'sw-first' : ''}" data-look="final-${one.seat}">
            ${medal(one.place, 'sw-medalion')}
            <span><b>${ctx.name(one.seat)}</b><small>${madeOf(one, view, ctx)}</small></span>
            <b class="sw-score nums">${one.score}</b>
          </li>`,
        )}
      </ol>
      <div class="sw-paper">${chart(order, ctx)}</div>
      ${washingLine(view, ctx)}
    </section>`;
}
