// The tree that everyone races to: five skirts of branches, candles at their tips, a star on top.
import { C, cut, dot, drop, ell, f1, lay, mir, poly } from '/web/art/cut.js';

/** Its box. */
export const TREE_BOX = '-150 -362 300 374';

/** @typedef {{ top: number, foot: number, w: number, n: number, lift: number }} Skirt */

/** @type {Skirt[]} */
const SKIRTS = [
  { top: -190, foot: -22, w: 128, n: 8, lift: 20 },
  { top: -226, foot: -84, w: 106, n: 7, lift: 18 },
  { top: -262, foot: -142, w: 84, n: 6, lift: 15 },
  { top: -292, foot: -196, w: 62, n: 5, lift: 12 },
  { top: -318, foot: -242, w: 42, n: 4, lift: 9 },
];

/** Height of a skirt's lower edge at x. @param {Skirt} s @param {number} x */
const hem = (s, x) => s.foot - s.lift * (x / s.w) ** 2;

/** Path data of one skirt. @param {Skirt} s */
function outline(s) {
  const { top, foot, w, n, lift } = s;
  const step = (2 * w) / n;
  const shoulder = f1(foot - lift - (foot - top) * 0.12);
  const waist = f1(top + (foot - top) * 0.5);
  let d = `M0 ${top}C${f1(w * 0.2)} ${waist} ${f1(w * 0.55)} ${shoulder} ${w} ${f1(hem(s, w))}`;
  for (let i = 1; i <= n; i++) {
    const x = w - i * step;
    const m = w - (i - 0.5) * step;
    const low = f1(hem(s, m) + step * 0.5);
    d += `Q${f1(m + step * 0.32)} ${low} ${f1(m)} ${low}Q${f1(m - step * 0.32)} ${low} ${f1(x)} ${f1(hem(s, x))}`;
  }
  return `${d}C${f1(-w * 0.55)} ${shoulder} ${f1(-w * 0.2)} ${waist} 0 ${top}Z`;
}

/** A lit candle at the tip of a branch. @param {number} x @param {number} y */
const flame = (x, y) =>
  `<g transform="translate(${x} ${y}) scale(.82)"><circle cy="-6" r="12" fill="${C.candle}" fill-opacity=".22"/>` +
  cut('M-2.4 0H2.4V13H-2.4Z', C.paper) +
  cut('M0-13C5-6 4.4-1 0 0C-4.4-1-5-6 0-13Z', C.candle) +
  cut('M0-7C2-4 2-1.6 0-.8C-2-1.6-2-4 0-7Z', C.snow) +
  '</g>';

/** One skirt with needles, bells, balls and paper stars. @param {Skirt} s @param {number} i */
function skirt(s, i) {
  const d = outline(s);
  const dark = i % 2 ? '#174630' : '#1d5239';
  const step = (2 * s.w) / s.n;
  let art = `<path d="${d}" fill="#000" fill-opacity=".3" transform="translate(0 4)"/>${cut(d, i % 2 ? '#256a48' : C.pine)}`;
  for (let k = 0; k < s.n; k++) {
    const m = -s.w + (k + 0.5) * step;
    art +=
      drop(f1(m * 0.93), f1(hem(s, m) - 20), 24, 4, f1((-m / s.w) * 16), dark) +
      dot(f1(m), f1(hem(s, m) + step * 0.5 - 5), 2, C.candle);
  }
  for (let k = 1; k < s.n; k++) {
    const x = f1(-s.w + k * step);
    const y = f1(hem(s, x) + 3);
    art += drop(f1(x * 0.9), f1(hem(s, x) - 30), 17, 3, f1((-x / s.w) * 16), dark);
    art +=
      (k + i) % 2
        ? lay(ell(x, y, 6.4, 6.4), C.berry) + dot(x, y, 2.2, C.paper)
        : lay(poly(8, 8, 5.2, x, y), C.candle) + dot(x, y, 2, C.berry);
  }
  return art + mir(flame(f1(s.w - 9), f1(hem(s, s.w) - 10.5)));
}

/** The whole tree, its foot at (0, 0). @returns {string} svg source */
export const treeArt = () =>
  lay('M-13-40H13V0H-13Z', C.bark) +
  lay('M-40-2C-40-14 40-14 40-2L36 6H-36Z', C.berryD) +
  SKIRTS.map(skirt).join('') +
  `<g transform="translate(0 -322)"><circle r="34" fill="${C.candle}" fill-opacity=".14"/><circle r="25" fill="${C.candle}" fill-opacity=".18"/>` +
  lay(poly(8, 21, 10), C.candle) +
  cut(poly(8, 12, 6), C.paper) +
  dot(0, 0, 3, C.berry) +
  '</g>';
