// The end on the TV: the sweaters worth most in the whole game, hung on a line.
import { avatar } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { signed } from './areas.js';
import { sweater } from './knit.js';
import { piecesText } from './stage.js';

/** @typedef {import('./stage.js').View} View */

/** So many sweaters hang beside each other. */
const MOST = 7;

/** How far the line sags there, from 0 at its ends to 1 in the middle. @param {number} at @param {number} n */
const sag = (at, n) => (4 * (at + 0.5) * (n - at - 0.5)) / (n * n);

/** @param {View} view @param {any} ctx */
export function washingLine(view, ctx) {
  const hung = view.sheets
    .flatMap(({ seats }) => seats.flatMap(({ seat, sweaters }) => sweaters.filter((one) => one.complete).map((one) => ({ seat, one }))))
    .sort((a, b) => b.one.points - a.one.points)
    .slice(0, MOST);
  if (!hung.length) return nothing;
  return html`<section class="sw-washing" aria-label=${ctx.t('sweaters-tv-line')}>
    <h2>${ctx.t('sweaters-tv-line')}</h2>
    <svg class="sw-rope" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><path d="M0 1Q50 13 100 1" fill="none" stroke="#b98a3a" stroke-width="3" vector-effect="non-scaling-stroke" /></svg>
    <ol>
      ${hung.map(
        ({ seat, one }, at) => html`<li style="--sag:${sag(at, hung.length).toFixed(2)}">
          <span class="sw-worn">${sweater(one.pieces, { title: piecesText(one.pieces, ctx) })}</span>
          <p>${avatar(ctx.avatarOf(seat), { title: ctx.name(seat) })}<b class="nums">${signed(one.points)}</b></p>
        </li>`,
      )}
    </ol>
  </section>`;
}
