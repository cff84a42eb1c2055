// The trail on any board: a serpentine of crests joined by half turns over a paper landscape.
// The same code draws 40, 70 and 100 squares: only rows, pitch and box change.
import { C, f1 } from '/web/art/cut.js';
import { layout } from './layouts.js';
import { useAt } from './symbols.js';

/**
 * @typedef {[x: number, y: number]} Point
 * @typedef {object} Trail
 * @property {Point[]} pts place of square 0..length
 * @property {number} step distance between two squares
 * @property {(a: number, b: number) => string} line path data from square a to square b
 * @property {(row: number, x: number) => number} crest height of a row's crest at x
 * @typedef {import('./layouts.js').Layout} Layout
 */

/** @param {import('./layouts.js').Course} o @returns {Trail} */
export function trailOf(o) {
  const { length, x0, x1, y0, pitch, rows, amp, startX, endX } = o;
  /** @param {number} r @param {number} x */
  const crest = (r, x) => y0 - r * pitch + amp * Math.sin(((x - x0) / (x1 - x0)) * Math.PI * 2.1 + r * 1.15);
  /** @type {Point[]} */
  const raw = [];
  const R = pitch / 2;
  for (let r = 0; r < rows; r++) {
    const ltr = r % 2 === 0;
    const from = r === 0 ? startX : ltr ? x0 + R : x1 - R;
    const to = r === rows - 1 ? endX : ltr ? x1 - R : x0 + R;
    for (let i = 0; i <= 160; i++) {
      const x = from + ((to - from) * i) / 160;
      raw.push([x, crest(r, x)]);
    }
    if (r < rows - 1) {
      const low = crest(r, to);
      const high = crest(r + 1, to);
      for (let i = 1; i < 60; i++) {
        const t = (i / 60) * Math.PI;
        raw.push([
          to + (ltr ? 1 : -1) * Math.sin(t) * R,
          (low + high) / 2 + (Math.cos(t) * (low - high)) / 2,
        ]);
      }
    }
  }
  const far = [0];
  for (let i = 1; i < raw.length; i++)
    far.push(far[i - 1] + Math.hypot(raw[i][0] - raw[i - 1][0], raw[i][1] - raw[i - 1][1]));
  const total = far[far.length - 1];
  /** @param {number} s @returns {Point} */
  const at = (s) => {
    const i = Math.max(
      1,
      far.findIndex((v) => v >= s - 1e-6),
    );
    const t = (s - far[i - 1]) / (far[i] - far[i - 1] || 1);
    return [raw[i - 1][0] + (raw[i][0] - raw[i - 1][0]) * t, raw[i - 1][1] + (raw[i][1] - raw[i - 1][1]) * t];
  };
  return {
    pts: Array.from({ length: length + 1 }, (_, n) => at((total * n) / length)),
    step: total / length,
    crest,
    line(a, b) {
      const n = Math.max(2, Math.ceil((b - a) * 12));
      let d = '';
      for (let i = 0; i <= n; i++) {
        const [x, y] = at(Math.min(total, (total * (a + ((b - a) * i) / n)) / length));
        d += `${i ? 'L' : 'M'}${f1(x)} ${f1(y)}`;
      }
      return d;
    },
  };
}

/** A small generator for the scatter of stars: the same sky every time. @param {number} s */
const scatter = (s) => () => (s = (s * 16807) % 2147483647) / 2147483647;

/** @param {Layout} o */
function sky(o) {
  const {
    W,
    tree: [treeX, treeY, treeW],
    moon,
    skyH,
  } = o;
  const next = scatter(77);
  const treeH = (treeW * 374) / 300;
  let s = `<rect width="${W}" height="720" fill="${C.night}"/>`;
  for (const [k, a] of [
    [2.1, 0.031],
    [1.6, 0.037],
    [1.15, 0.043],
    [0.8, 0.056],
  ])
    s += `<circle cx="${treeX}" cy="${f1(treeY - treeH * 0.52)}" r="${f1(treeH * 0.5 * k)}" fill="${C.candle}" fill-opacity="${a}"/>`;
  s +=
    `<circle cx="${moon[0]}" cy="${moon[1]}" r="${moon[2] * 1.5}" fill="${C.paper}" fill-opacity=".05"/>` +
    useAt('moon', moon[0], moon[1], moon[2] * 2);
  for (let i = 0; i < 56; i++) {
    const x = next() * W;
    const y = 8 + next() * (skyH - 30);
    const q = 1.5 + next() * 3;
    const hidden =
      (x < W * 0.76 && y < 125) ||
      Math.abs(x - treeX) < treeW * 0.55 ||
      Math.hypot(x - moon[0], y - moon[1]) < moon[2] * 1.5;
    const shine = f1(0.25 + next() * 0.5);
    if (!hidden)
      s += `<path d="M${f1(x)} ${f1(y - q * 1.6)}L${f1(x + q * 0.5)} ${f1(y - q * 0.4)}L${f1(x + q * 1.6)} ${f1(y)}L${f1(x + q * 0.5)} ${f1(y + q * 0.4)}L${f1(x)} ${f1(y + q * 1.6)}L${f1(x - q * 0.5)} ${f1(y + q * 0.4)}L${f1(x - q * 1.6)} ${f1(y)}L${f1(x - q * 0.5)} ${f1(y - q * 0.4)}Z" fill="${C.paper}" fill-opacity="${shine}"/>`;
  }
  return s + mountains(W, skyH, o.peaks);
}

/** Far mountains, cut with straight scissors, snow on three peaks. @param {number} W @param {number} skyH @param {number} tall */
function mountains(W, skyH, tall) {
  const base = skyH + 34;
  const peaks = [
    [-40, 20],
    [70, -62],
    [150, -8],
    [250, -96],
    [345, -20],
    [430, -70],
    [520, 2],
    [640, -40],
    [740, 6],
    [W + 40, 10],
  ].map(([x, y]) => [x > 740 ? x : (x * W) / 968, base + y * tall]);
  const d = `M-40 720L${peaks.map(([x, y]) => `${f1(x)} ${f1(y)}`).join('L')}L${W + 40} 720Z`;
  let s = `<path d="${d}" fill="#000" fill-opacity=".3" transform="translate(0 -2)"/><path d="${d}" fill="#1b4440"/>`;
  for (const i of [1, 3, 5]) {
    const [x, y] = peaks[i];
    const left = [x + (peaks[i - 1][0] - x) * 0.34, y + (peaks[i - 1][1] - y) * 0.34];
    const right = [x + (peaks[i + 1][0] - x) * 0.34, y + (peaks[i + 1][1] - y) * 0.34];
    s += `<path d="M${f1(x)} ${f1(y)}L${f1(right[0])} ${f1(right[1])}L${f1(x + (right[0] - x) * 0.45)} ${f1(right[1] - 9)}L${f1(x + (right[0] - x) * 0.1)} ${f1(right[1] + 6)}L${f1(x + (left[0] - x) * 0.42)} ${f1(left[1] - 9)}L${f1(left[0])} ${f1(left[1])}Z" fill="#cfe0dc"/>`;
  }
  return s;
}

/** Sky, mountains, one hill per row with a cap of snow. @param {Layout} o @param {Trail} T @returns {string} */
export function landscape(o, T) {
  const { W, rows, pitch, hills } = o;
  let s = sky(o);
  for (let r = rows - 1; r >= 0; r--) {
    /** @param {number} x */
    const top = (x) => T.crest(r, x) - pitch * 0.5 - 4 * Math.sin(x / 70 + r * 2);
    let edge = '';
    let under = '';
    const right = Math.ceil(W / 6) * 6;
    // The stage may stand a few pixels aside: the hills go on beyond its edge.
    const left = -6;
    for (let x = left; x <= right; x += 6) edge += `${x > left ? 'L' : 'M'}${x} ${f1(top(x))}`;
    for (let x = right; x >= left; x -= 6)
      under += `L${x} ${f1(top(x) + Math.max(2, 6.5 + 3 * Math.abs(Math.sin(x / 26 + r * 3)) + 1.2 * Math.sin(x / 60 + r)))}`;
    if (r === rows - 1) {
      for (const [x, w] of o.firs) s += useAt('fir-far', x, top(x) - w * 0.41, w, w * 1.08);
      s += useAt('house', o.hut[0], top(o.hut[0]) - o.hut[1] * 0.42, o.hut[1], o.hut[1] * 0.917);
    }
    const body = `${edge}L${right} 726L${left} 726Z`;
    s += `<path d="${body}" fill="#04110e" fill-opacity=".34" transform="translate(0 -5)"/><path d="${body}" fill="${hills[r % hills.length]}"/><path d="${edge}${under}Z" fill="#e9f2ee"/>`;
  }
  return s;
}

/** The groove of the trail. @param {Trail} T @param {number} length @param {number} w @returns {string} */
export function ribbon(T, length, w) {
  const d = T.line(0, length);
  /** @param {string} c @param {number} k @param {number} opacity @param {number} y */
  const stroke = (c, k, opacity, y) =>
    `<path d="${d}" fill="none" stroke="${c}" stroke-opacity="${opacity}" stroke-width="${k}" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 ${y})"/>`;
  return stroke('#bfe0d3', w + 2.5, 0.6, 1.6) + stroke('#081a15', w, 1, 0) + stroke('#12332b', w - 5, 1, 2.2);
}

/**
 * @typedef {object} Board the squares, as every view of the game names them
 * @property {string} board @property {number} length
 * @property {number[]} lucky @property {number[]} unlucky @property {number[]} shields
 */

/** @param {Board} b @param {number} n @returns {'start' | 'finish' | 'lucky' | 'unlucky' | 'shield' | 'plain'} */
export function squareKind(b, n) {
  if (n === 0) return 'start';
  if (n >= b.length) return 'finish';
  if (b.lucky.includes(n)) return 'lucky';
  if (b.unlucky.includes(n)) return 'unlucky';
  return b.shields.includes(n) ? 'shield' : 'plain';
}

/** All squares with their numbers. @param {Trail} T @param {Board} b @param {number} size @param {number} text @returns {string} */
export function squares(T, b, size, text) {
  let s = '';
  for (let n = b.length; n >= 1; n--) {
    const [x, y] = T.pts[n];
    const kind = squareKind(b, n);
    s += useAt(kind, x, y, kind === 'finish' ? size * 1.5 : kind === 'plain' ? size : size * 1.12);
    if (kind === 'plain')
      s += `<text x="${f1(x)}" y="${f1(y + text * 0.35)}" class="gt-num" font-size="${text}">${n}</text>`;
    if (kind === 'finish')
      s += `<text x="${f1(x)}" y="${f1(y + text * 0.37)}" class="gt-num gt-fin" font-size="${text + 2}">${n}</text>`;
  }
  return s;
}

/** All of a board that does not move: landscape, groove, squares, house. `mark`: what lies in the groove, below the squares.
 * @param {Board} b @param {boolean} crowded @param {string} start word at the start @returns {{ under: string, over: string, T: Trail, o: Layout }} */
export function boardArt(b, crowded, start) {
  const o = layout(b.board, crowded);
  const T = trailOf(o);
  const [hx, hy, hw] = o.home;
  const [tx, ty, tw] = o.tree;
  const th = (tw * 374) / 300;
  return {
    o,
    T,
    under: `<g clip-path="inset(0)">${landscape(o, T)}</g>${ribbon(T, o.length, o.band)}`,
    over:
      useAt('house', hx, hy, hw, hw * 0.917) +
      `<text x="${o.startX + (T.step < 46 ? 0 : 6)}" y="${f1(T.pts[0][1] + 5)}" class="gt-go">${start}</text>` +
      squares(T, b, o.square, 16) +
      useAt('tree', tx, ty + th * (187 / 374 - 362 / 374), tw, th),
  };
}
