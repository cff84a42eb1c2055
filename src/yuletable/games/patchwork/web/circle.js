// The circle of patches on the TV: a loop of thread. The tree stands at its top, the next three hang large
// inside, all others are strung on the loop in their order.
import { html, unsafeSVG } from '/web/lit.js';
import { patchOf, shapeOf } from './dress.js';
import { priceTag, sewnButton, tinyPresent, tree } from './notions.js';
import { flat, patchArt } from './patch.js';
import { spoken } from './market.js';

/** @typedef {import('./types.d.ts').PatchworkView} View */

/** The picture: width, height, margin and radius of the loop. */
const [W, H, M, R] = [396, 446, 26, 54];
/** Half the gap at the tree. */
const GAP = 88;
const [ACROSS, DOWN, ARC] = [W - 2 * M - 2 * R, H - 2 * M - 2 * R, (Math.PI * R) / 2];
const ALL = 2 * ACROSS + 2 * DOWN + 4 * ARC;
const LOOP = `M${W / 2} ${M}H${W - M - R}a${R} ${R} 0 0 1 ${R} ${R}V${H - M - R}a${R} ${R} 0 0 1 ${-R} ${R}H${M + R}a${R} ${R} 0 0 1 ${-R} ${-R}V${M + R}a${R} ${R} 0 0 1 ${R} ${-R}Z`;

/** The pieces of the loop clockwise from its top: length, and the point at a distance. @type {[number, (u: number) => [number, number]][]} */
const PIECES = [
  [ACROSS / 2, (u) => [W / 2 + u, M]],
  [ARC, (u) => [W - M - R + R * Math.sin(u / R), M + R - R * Math.cos(u / R)]],
  [DOWN, (u) => [W - M, M + R + u]],
  [ARC, (u) => [W - M - R + R * Math.cos(u / R), H - M - R + R * Math.sin(u / R)]],
  [ACROSS, (u) => [W - M - R - u, H - M]],
  [ARC, (u) => [M + R - R * Math.sin(u / R), H - M - R + R * Math.cos(u / R)]],
  [DOWN, (u) => [M, H - M - R - u]],
  [ARC, (u) => [M + R - R * Math.cos(u / R), M + R - R * Math.sin(u / R)]],
  [ACROSS / 2, (u) => [M + R + u, M]],
];

/** @param {number} far along the loop @returns {[number, number]} */
function pointAt(far) {
  let rest = far;
  for (const [length, point] of PIECES) {
    if (rest <= length) return point(rest);
    rest -= length;
  }
  return [W / 2, M];
}

/** @param {number} patch @param {number} i @param {number} span between two @param {number} cell */
function strung(patch, i, span, cell) {
  const [x, y] = pointAt(GAP + i * span);
  const upright = x < M + 20 || x > W - M - 20;
  const lies = upright ? shapeOf(patch, flat(patch)).turned : flat(patch);
  const { width, height } = shapeOf(patch, lies);
  return patchArt(patch, lies, 'plain', x - (width * cell) / 2, y - (height * cell) / 2, cell);
}

/** Where a token would land with a patch, and what lies on the way. @param {View} view @param {number} patch */
function way(view, patch) {
  const { time, income } = patchOf(patch);
  const mover = view.players[view.asked ?? view.current ?? 0];
  const from = mover?.time ?? 0;
  const to = Math.min(view.track.end, from + time);
  const crossed = (/** @type {number} */ space) => space > from && space <= to;
  return {
    to,
    paid: view.track.income.some(crossed) && (mover?.income ?? 0) + income > 0,
    special: view.track.special_left.some(crossed) && (mover?.empty ?? 81) > patchOf(patch).size,
  };
}

const [ROW, CELL, INNER] = [106, 33, 150];

/** One of the three. @param {number} patch @param {number} i @param {View} view @param {any} ctx @param {number | null} seen looked at now */
function row(patch, i, view, ctx, seen) {
  const { buttons, time } = patchOf(patch);
  const { width, height } = shapeOf(patch, flat(patch));
  const mover = view.players[view.asked ?? view.current ?? 0];
  const dear = (mover?.buttons ?? 0) < buttons;
  const { to, paid, special } = way(view, patch);
  const cell = Math.min(CELL, INNER / width, (ROW - 8) / height);
  const [w, h] = [width * cell, height * cell];
  const on = seen === patch;
  const text = ctx.t('patchwork-to', { to });
  const after = 8 + text.length * 9;
  const marks = `${special ? tinyPresent(after, 41, 22) : ''}${paid ? sewnButton(after + (special ? 38 : 12), 52, 10, false) : ''}`;
  return (
    `<g transform="translate(58 ${76 + i * (ROW + 5)})" data-spot="patch-${patch}"><rect width="280" height="${ROW}" rx="14" fill="${on ? '#21503f' : '#173a31'}"/>` +
    `<rect x="1" y="1" width="278" height="${ROW - 2}" rx="13.5" fill="none" stroke="${on ? '#e8ab3b' : '#3d6c5b'}" stroke-width="${on ? 4 : 1.5}"/>` +
    `<g ${dear ? 'opacity=".55"' : ''}>${patchArt(patch, flat(patch), 'large', 10 + (INNER - w) / 2, (ROW - h) / 2, cell)}</g>` +
    `<g transform="translate(166 ${ROW / 2 - 33})">${priceTag(0, 0, { buttons, time, h: 30, short: dear })}<g font-family="var(--text)" font-size="17" fill="#d5e0d8"><text x="4" y="58">${text}</text>${marks}</g></g></g>`
  );
}

/** @param {View} view @param {any} ctx @param {number | null} [seen] the patch that somebody looks at */
export function circle(view, ctx, seen = null) {
  const rest = view.circle.slice(view.offered.length);
  const span = (ALL - 2 * GAP) / Math.max(1, rest.length - 1);
  const cell = Math.max(7.5, Math.min(13, span / 4.6));
  const arrows = [52, ALL - 52].map((far) => {
    const [x, y] = pointAt(far);
    return `<path d="M${x - 4} ${y - 7}l8 7-8 7" fill="none" stroke="#8cc0a4" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  const art =
    `<path d="${LOOP}" fill="none" stroke="#3d6c5b" stroke-width="2.5" stroke-dasharray="7 6" stroke-linecap="round"/>${arrows.join('')}` +
    `${rest.map((patch, i) => strung(patch, i, span, cell)).join('')}${view.offered.map((patch, i) => row(patch, i, view, ctx, seen)).join('')}${tree(W / 2, 74, 74)}`;
  const words = view.offered.map((patch) => spoken(patch, ctx)).join(' ');
  return html`<div class="pw-ring" data-look="circle" role="img" aria-label="${ctx.t('patchwork-market', { n: view.offered.length })}: ${words} ${ctx.t('patchwork-circle-open', { n: rest.length })}">
    ${unsafeSVG(`<svg viewBox="0 0 ${W} ${H}" aria-hidden="true">${art}</svg>`)}
  </div>`;
}
