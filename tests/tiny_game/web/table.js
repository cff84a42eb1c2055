// What lies on the table: the weather, and everybody's place with the card of this round and the points.
import { avatar } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { back, card, sky } from './cards.js';

/** What everybody knows, as the server sends it. @typedef {{phase: string, round: number, rounds: number, points: number[],
 *   counts: number[], committed: boolean[], cards: number[], winner: number | null, weather: 'sun' | 'snow' | null,
 *   hand: number[] | null, my_card: number | null, stake: number | null}} View */

/** Which place on the table an event is about, by its name there. @param {any} event */
export const placeOf = ({ data }) => (typeof data.seat === 'number' ? `player-${data.seat}` : 'weather');

/** The weather of the round, or both that it can be. @param {View} view @param {any} ctx */
const weather = (view, ctx) => html`<section class="tn-weather" data-look="weather" aria-label=${ctx.t('tiny-weather')}>
  ${view.weather ? sky(view.weather) : html`${sky('sun')}<i aria-hidden="true">?</i>${sky('snow')}`}
  <p>${ctx.t(view.weather ? `tiny-weather-${view.weather}` : 'tiny-weather-none')}</p>
</section>`;

/** @param {View} view @param {number} seat @param {any} ctx */
function place(view, seat, ctx) {
  const { t } = ctx;
  const open = view.cards[seat];
  const wins = view.winner === seat;
  return html`<li class="tn-seat ${wins ? 'tn-wins' : ''}" data-look="player-${seat}">
    <span class="tn-who">${avatar(ctx.avatarOf(seat))}<b>${ctx.name(seat)}</b></span>
    <span class="tn-slot">
      ${open !== undefined ? card(open, t('tiny-card', { card: open })) : view.committed[seat] ? back(t('tiny-face-down')) : nothing}
      ${wins ? html`<em>${t('tiny-wins-round')}</em>` : nothing}
    </span>
    <span class="tn-points nums">${t('tiny-points', { n: view.points[seat] })}</span>
  </li>`;
}

/** @param {View} view @param {any} ctx */
export const tableOf = (view, ctx) => html`<div class="tn-table">
  ${weather(view, ctx)}
  <ul class="tn-seats">${view.points.map((_, seat) => place(view, seat, ctx))}</ul>
</div>`;

/** Who has most points. @param {View} view @returns {number[]} */
export const firsts = ({ points }) => [...points.keys()].filter((seat) => points[seat] === Math.max(...points));

/** The sentence of the end. @param {View} view @param {any} ctx @param {boolean} early the host ended it */
export function verdict(view, ctx, early) {
  if (early) return ctx.t('tiny-log-over', { early: 'true' });
  const seats = firsts(view);
  return ctx.t('tiny-won', { n: seats.length, names: seats.map(ctx.name) });
}

/** Was the match ended before its last round? @param {any} update */
export const endedEarly = ({ view, room }) => view.round < view.rounds || Boolean(room.results.find((/** @type {any} */ r) => r.n === room.match?.n)?.early);
