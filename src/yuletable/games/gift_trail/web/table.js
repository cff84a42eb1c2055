// The trail in small, upright, for a phone without a TV.
import { html } from '/web/lit.js';
import { tokens } from './tokens.js';
import { ribbon, squares, trailOf } from './trail.js';
import { piece, useAt } from './symbols.js';

/** @param {any} update @param {any} ctx */
export function tablePicture(update, ctx) {
  /** @type {import('./stage.js').View} */
  const view = update.view;
  const { length } = view;
  // drawn at its real size, so its numbers keep 15 px: a narrow phone gets more rows
  const W = Math.max(232, Math.min(360, window.innerWidth - 82));
  let rows = Math.ceil((length * 38) / (W - 30));
  rows += 1 - (rows % 2);
  const pitch = 58;
  const H = rows * pitch + 64;
  const T = trailOf({
    length,
    x0: 22,
    x1: W - 22,
    y0: H - 34,
    pitch,
    rows,
    amp: 3,
    startX: 64,
    endX: W - 124,
  });
  const now = view.asked ?? view.current;
  const picks = view.asked === null ? [] : view.candidates;
  const still =
    ribbon(T, length, 36) +
    useAt('house', 26, H - 36, 40, 37) +
    squares(T, view, 31, 15) +
    useAt('tree', W - 54, T.pts[length][1] - 24, 62, 77);
  return html`<div class="gt-small-table">
    <svg
      viewBox="0 0 ${W} ${H}"
      width="100%"
      role="img"
      aria-label=${ctx.t('gift_trail-tv-board', { n: length })}
    >
      <g .innerHTML=${still}></g>
      <g>${tokens(T, view, ctx, { size: 36, giftW: 18, now, picks })}</g>
    </svg>
    <p>${view.tree.map((n) => html`<span class="gt-held nums">${piece(`gift-${n}`)}<i>${n}</i></span>`)}</p>
  </div>`;
}
