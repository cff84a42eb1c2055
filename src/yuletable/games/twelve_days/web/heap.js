// The gifts of a match to look at: all on one heap before the places are open, then everybody's own.
import { avatar } from '/web/components.js';
import { html } from '/web/lit.js';
import { gift, present } from './cards.js';
import { giftChart } from './chart.js';

/** @typedef {import('./stage.js').View} View */

/** From so many hands on there is a course to draw. */
const COURSE = 3;

/** Every gift that somebody has, wrapped. @param {View} view @param {any} ctx */
export function heap(view, ctx) {
  const n = view.players.reduce((sum, p) => sum + p.gifts, 0);
  return html`<div class="td-heap ${n > 6 ? 'td-full' : ''}">
    <ol aria-hidden="true">${Array.from({ length: n }, (_, i) => html`<li>${gift(i + 1)}</li>`)}</ol>
    <p>${ctx.t('twelve_days-tv-shared-out', { n })}</p>
  </div>`;
}

/** Everybody's gifts over their face. @param {View} view @param {any} ctx */
const piles = (view, ctx) => html`<figure class="td-chart">
  <figcaption>${ctx.t('twelve_days-chart-piles')}</figcaption>
  <ol class="td-piles">
    ${view.players.map(
      (p, seat) => html`<li>
        <span class="td-pile">${Array.from({ length: p.gifts }, () => present())}</span>${avatar(ctx.avatarOf(seat))}<span class="sr">${ctx.name(seat)}: ${ctx.t('twelve_days-gifts', { n: p.gifts })}</span>
      </li>`,
    )}
  </ol>
</figure>`;

/** The gifts over the hands; after a hand or two as they lie there. @param {View} view @param {any} ctx */
export const giftsOf = (view, ctx) => (view.history.length < COURSE ? piles(view, ctx) : giftChart(view, ctx));
