// Tokens on the trail: one, two or three as they fall; from four on a wreath; from nine on a wreath with a count.
import { f1 } from '/web/art/cut.js';
import { use } from '/web/art/symbols.js';
import { repeat, svg } from '/web/lit.js';
import { crowned } from './stage.js';
import { useAt } from './symbols.js';

/**
 * @typedef {import('./stage.js').View} View
 * @typedef {import('./trail.js').Trail} Trail
 * @typedef {{ seat: number, x: number, y: number, size: number, off: [number, number], hidden: boolean }} Place
 */

const WREATH = 8;

/** Offsets in token sizes and the scale, for n tokens on one square.
 * @param {number} n @returns {{ at: [number, number][], k: number }} */
export function fan(n) {
  if (n === 1) return { at: [[0, 0]], k: 1 };
  if (n === 2)
    return {
      at: [
        [-0.22, -0.33],
        [0.22, 0.33],
      ],
      k: 0.74,
    };
  if (n === 3)
    return {
      at: [
        [0, -0.36],
        [-0.38, 0.26],
        [0.38, 0.26],
      ],
      k: 0.7,
    };
  if (n === 4)
    return {
      at: [
        [-0.36, -0.34],
        [0.36, -0.34],
        [-0.36, 0.34],
        [0.36, 0.34],
      ],
      k: 0.68,
    };
  const round = Math.min(n, WREATH);
  const r = round < 7 ? 0.5 : 0.6;
  /** @type {[number, number][]} */
  const at = Array.from({ length: round }, (_, i) => {
    const a = -Math.PI / 2 + (i * 2 * Math.PI) / round;
    return [r * Math.cos(a), r * Math.sin(a)];
  });
  return { at, k: round < 7 ? 0.6 : 0.52 };
}

/**
 * Where every token stands. Of more than eight on one square the first eight are drawn: who acts, who
 * may be chosen, then turn order; the others are counted.
 * @param {Trail} T @param {View} view @param {number} size of a token alone @param {number[]} first seats that must be seen, the one that moves first
 * @returns {{ places: Place[], counts: { square: number, n: number }[] }}
 */
export function arrange(T, view, size, first) {
  /** @type {Map<number, number[]>} */
  const on = new Map();
  const order = [...first, ...view.order, ...view.players.keys()];
  const seats = [...new Set(order)].filter((s) => view.players[s] && view.players[s].status !== 'removed');
  for (const seat of seats) {
    const square = view.players[seat].square;
    on.set(square, [...(on.get(square) ?? []), seat]);
  }
  /** @type {Place[]} */
  const places = [];
  const counts = [];
  for (const [square, here] of on) {
    const { at, k } = fan(here.length);
    const [cx, cy] = T.pts[square];
    const lift = size * 0.13;
    if (here.length > WREATH) counts.push({ square, n: here.length });
    here.forEach((seat, i) => {
      const off = at[i] ?? [0, 0];
      places.push({
        seat,
        x: cx + off[0] * size,
        y: cy + off[1] * size - lift,
        size: size * k,
        off,
        hidden: i >= at.length,
      });
    });
  }
  places.sort((a, b) => Number(a.seat === first[0]) - Number(b.seat === first[0]) || a.y - b.y);
  return { places, counts };
}

/** One token about (0, 0). @param {View} view @param {Place} place @param {string} face avatar id
 * @param {{ now: boolean, pick: boolean, giftW: number, alone: number }} how */
function tokenArt(view, place, face, how) {
  const p = view.players[place.seat];
  const { size, off } = place;
  const h = size / 2;
  let s = '';
  if (how.now) s += useAt('token-now', 0, 0, Math.max(size * 1.5, how.alone * 1.3));
  else if (how.pick)
    s += `<circle r="${f1(h + 4)}" fill="none" stroke="#e8ab3b" stroke-width="4" stroke-dasharray="7 4"/>`;
  s += useAt('token-base', 0, 0, size * 1.1) + use(`av-${face}`, f1(-h), f1(-h), f1(size), f1(size));
  if (p.gift) {
    const w = how.giftW * (off[0] || off[1] ? 0.82 : 1);
    const side = off[0] < -0.1 ? -1 : 1;
    const [gx, gy] = off[1] < -0.2 ? [side * h * 0.95, 0] : [side * h * 0.72, h * 0.64];
    s += useAt(`gift-${p.gift}`, gx, gy, w, w * 1.03);
  }
  if (crowned(p)) s += useAt('crown', 0, -h - size * 0.13, size * 0.62, size * 0.45);
  return s;
}

/**
 * All tokens as svg content. @param {Trail} T @param {View} view @param {any} ctx
 * @param {{ size: number, giftW: number, now: number | null, picks: number[] }} o
 */
export function tokens(T, view, ctx, o) {
  const { places, counts } = arrange(T, view, o.size, [...(o.now === null ? [] : [o.now]), ...o.picks]);
  const seen = places.filter((p) => !p.hidden);
  return svg`${repeat(
    seen,
    (p) => p.seat,
    (p) => svg`<g class="gt-token" data-look="player-${p.seat}" data-seat=${p.seat} data-x=${f1(p.x)} data-y=${f1(p.y)}
    transform="translate(${f1(p.x)} ${f1(p.y)})" .innerHTML=${tokenArt(view, p, ctx.avatarOf(p.seat), { now: p.seat === o.now, pick: o.picks.includes(p.seat), giftW: o.giftW, alone: o.size })}></g>`,
  )}${counts.map(({ square, n }) => {
    const [x, y] = T.pts[square];
    return svg`<g transform="translate(${f1(x)} ${f1(y - o.size * 0.13)})"><circle r="14" fill="#221c15"></circle><text class="gt-count" y="5.6">${n}</text></g>`;
  })}`;
}

/** Gifts under the tree: one row in front, more rows behind it, the numbers always free.
 * @param {number[]} numbers @param {[x: number, y: number, w: number]} tree @param {boolean} crowded @returns {string} svg source */
export function pile(numbers, [x, y, w], crowded) {
  const n = numbers.length;
  const roomy = !crowded && n <= 3;
  const size = roomy ? 58 : !crowded && n <= 5 ? 50 : n <= 10 && !crowded ? 44 : n <= 20 ? 35 : 32;
  const step = roomy ? 63 : size * 0.96;
  const perRow = Math.max(1, Math.min(n, Math.floor((w * (crowded ? 1.45 : 1.1)) / step)));
  const rows = Math.ceil(n / perRow);
  let s = '';
  for (let r = rows - 1; r >= 0; r--) {
    const row = numbers.slice(r * perRow, (r + 1) * perRow);
    row.forEach((number, i) => {
      const gx = x + (i - (row.length - 1) / 2 + (r % 2 && row.length === perRow ? -0.25 : 0)) * step;
      const gy = y + 15 - r * size * 0.86 + Math.abs(i - (row.length - 1) / 2);
      s +=
        `<g data-gift="${number}">` +
        useAt(`gift-${number}`, gx, gy - size * 0.515, size, size * 1.03) +
        `<g transform="translate(${f1(gx)} ${f1(gy - size * 0.26)})"><circle r="11.5" cy="1.4" fill="#000" fill-opacity=".3"/><circle r="11.5" fill="#fdfaf2"/><text y="5.8" class="gt-tag">${number}</text></g></g>`;
    });
  }
  return s;
}
