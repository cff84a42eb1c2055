// The trail in small for own devices: upright on a phone, lying on a wide screen.
import { f1 } from '/web/art/cut.js';
import { html, nothing } from '/web/lit.js';
import { move } from './motion.js';
import { reach, viewNow } from './stage.js';
import { tokens } from './tokens.js';
import { ribbon, squares, trailOf } from './trail.js';
import { piece, useAt } from './symbols.js';

const TOKEN = 36;
const GIFT = 18;
const PITCH = 58;

/** The trail as it was drawn last. @type {import('./trail.js').Trail | null} */
let drawn = null;

/** Space left and right of the picture, px. */
const RIM = 16;

/** The squares that the own roll can reach, ringed. @param {import('./trail.js').Trail} T @param {import('./stage.js').View} view @param {any} ctx */
function reached(T, view, ctx) {
  const me = view.players[ctx.mine];
  if (!me || ctx.ask?.kind !== 'roll') return '';
  const [least, most] = reach(view);
  let s = '';
  for (let n = me.square + least; n <= Math.min(view.length, me.square + most); n++) {
    const [x, y] = T.pts[n];
    s += `<circle cx="${f1(x)}" cy="${f1(y)}" r="19" fill="none" stroke="#e8ab3b" stroke-width="3" stroke-dasharray="6 4"/>`;
  }
  return s;
}

/** Where something happens now, for the window on the table. @param {import('./trail.js').Trail} T @param {import('./stage.js').View} view @param {number | null} now */
function here(T, view, now) {
  const square = now === null ? 0 : (view.players[now]?.square ?? 0);
  const [x, y] = T.pts[square];
  return `<rect data-here x="${f1(x - 20)}" y="${f1(y - 40)}" width="40" height="60" fill="none"/>`;
}

/**
 * @param {any} update
 * @param {any} ctx width: of the place for the picture, px; without it the picture takes a phone's width
 */
export function tablePicture(update, ctx) {
  const view = viewNow(update, ctx);
  const { length } = view;
  // drawn at its real size, so its numbers keep 15 px: a narrow phone gets more rows
  const W = ctx.width ? Math.max(232, ctx.width - RIM) : Math.max(232, Math.min(360, window.innerWidth - 82));
  let rows = Math.ceil((length * 38) / (W - 30));
  rows += 1 - (rows % 2);
  const H = rows * PITCH + 64;
  const T = trailOf({
    length,
    x0: 22,
    x1: W - 22,
    y0: H - 34,
    pitch: PITCH,
    rows,
    amp: 3,
    startX: 64,
    endX: W - 124,
  });
  drawn = T;
  const now = ctx.event?.data.seat ?? view.asked ?? view.current;
  const picks = view.asked === null ? [] : view.candidates;
  const still =
    ribbon(T, length, 36) +
    useAt('house', 26, H - 36, 40, 37) +
    squares(T, view, 31, 15) +
    reached(T, view, ctx) +
    here(T, view, now) +
    useAt('tree', W - 54, T.pts[length][1] - 24, 62, 77);
  return html`<div class="gt-small-table">
    <svg
      viewBox="0 0 ${W} ${H}"
      width="100%"
      role="img"
      aria-label=${ctx.t('gift_trail-tv-board', { n: length })}
    >
      <g .innerHTML=${still}></g>
      <rect class="gt-foot" x=${W - 64} y=${T.pts[length][1]} width="20" height="20" fill="none"></rect>
      <g>${tokens(T, view, ctx, { size: TOKEN, giftW: GIFT, now, picks })}</g>
    </svg>
    ${ctx.event?.kind === 'gift' ? html`<span class="gt-store">${piece(`gift-${ctx.event.data.number}`, 'gt-flyer')}</span>` : nothing}
    <p>${view.tree.map((n) => html`<span class="gt-held nums">${piece(`gift-${n}`)}<i>${n}</i></span>`)}</p>
  </div>`;
}

/** What an event sets in motion there. @param {import('./motion.js').Event} event @param {any} ctx */
export async function animateTable(event, ctx) {
  const svg = document.querySelector('.gt-small-table svg[role=img]');
  if (!svg || !drawn || ctx.reduced) return;
  await move(event, { T: drawn, size: TOKEN, giftW: GIFT, pitch: PITCH, svg });
}
