// The parts avatars share: shoulders, head, ears, eyes, nose, mouth and the ornaments cut into them.
import { C, cut, dot, drop, ell, f1, lay, mir, sym } from './cut.js';

/** Two round eyes with a glint. @param {number} x @param {number} y @param {number} [r] @param {string} [fill] */
export const eyes = (x, y, r = 3.1, fill = C.ink) =>
  mir(dot(x, y, r, fill)) + dot(x - 0.9, y - 1, 0.95, C.snow) + dot(-x - 0.9, y - 1, 0.95, C.snow);

/** A soft triangular nose. @param {number} y @param {number} [w] @param {string} [fill] */
export const nose = (y, w = 4.5, fill = C.ink) =>
  cut(
    `M${-w} ${y - 2}Q0 ${y - 4.5} ${w} ${y - 2}Q${w * 0.6} ${y + 3} 0 ${y + 3.6}` +
      `Q${-w * 0.6} ${y + 3} ${-w} ${y - 2}Z`,
    fill,
  );

/**
 * Shoulders that fill the foot of the medallion, from y = `top` down to its rim at x = ±`x`.
 * @param {string} fill @param {number} [top] @param {number} [x]
 */
export function body(fill, top = 24, x = 37) {
  const y = Math.sqrt(46 * 46 - x * x).toFixed(1);
  return lay(
    `M${-x} ${y}A46 46 0 0 0 ${x} ${y}C${x - 5} ${top + 3} 14 ${top} 0 ${top}` +
      `C-14 ${top} ${-x + 5} ${top + 3} ${-x} ${y}Z`,
    fill,
  );
}

/** Drops and dots cut into a collar. @param {string} fill @param {number} [y] */
export const lace = (fill, y = 34) =>
  drop(0, y - 2, 9, 2.6, 0, fill) +
  mir(
    drop(8, y - 2, 8, 2.3, -18, fill) + drop(16, y - 1, 7, 2, -34, fill) + dot(23, y + 2.4, 1.5, fill),
  );

/** Three drops cut into the brow. @param {string} fill @param {number} [y] @param {number} [l] length */
export const brow = (fill, y = -20, l = 9) =>
  drop(0, y + l, l, 2.3, 180, fill) + mir(drop(3.6, y + l + 1, l * 0.85, 1.9, 205, fill));

/** Shoulders in a scarf with an ornament. @param {string} fill @param {string} ornament */
export const scarf = (fill, ornament) => body(fill, 22, 38) + lace(ornament, 34);

/**
 * A mirror-symmetric paper: a head, a mask, a muzzle. The curve is that of `sym`.
 * @param {string} fill @param {number} y0 @param {...number[]} curve
 */
export const form = (fill, y0, ...curve) => lay(sym(y0, ...curve), fill);

/** Two ears and their insides. @param {string} d @param {string} fill @param {string} inside @param {string} tint */
export const ears = (d, fill, inside, tint) => mir(lay(d, fill) + cut(inside, tint));

/**
 * Two round ears. @param {number} x @param {number} y @param {number | [number, number]} r @param {string} fill
 * @param {number | [number, number]} inside its radius, or radii across and down @param {string} tint
 */
export function roundEars(x, y, r, fill, inside, tint) {
  const [[a, b], [c, d]] = [r, inside].map((q) => (typeof q === 'number' ? [q, q] : q));
  return ears(ell(x, y, a, b), fill, ell(x, y + 1, c, d), tint);
}

/** Two papers beside the nose, or eyes on them. @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} fill */
export const pads = (x, y, rx, ry, fill) => mir(lay(ell(x, y, rx, ry), fill));

/** @param {number} x @param {number} y @param {number} r */
export const cheeks = (x, y, r) => mir(dot(x, y, r, C.rose));

/**
 * A smile as a crescent from (-w, y) to (w, y).
 * @param {number} y @param {number} w @param {string} fill
 * @param {number} [deep] how far its upper edge hangs @param {number} [lip] its thickness at the corners
 * @param {number} [low] how far its lower edge hangs
 */
export const smile = (y, w, fill, deep = w, lip = 2, low = deep + 2.8) =>
  cut(`M${-w} ${y}Q0 ${f1(y + deep)} ${w} ${y}L${w} ${f1(y + lip)}Q0 ${f1(y + low)} ${-w} ${f1(y + lip)}Z`, fill);

/** A thin drawn line: whiskers, strings. @param {string} d @param {string} colour @param {number} [w] */
export const line = (d, colour, w = 1.4) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round"/>`;

/**
 * Drops on a breast or a brow: one in the middle, the others on both sides.
 * @param {string} fill
 * @param {[number, number, number, number?]} middle y, length, width and (down, if it is not given) the turn
 * @param {...[number, number, number, number, number]} sides x, y, length, width, turn
 */
export const drops = (fill, [y, length, w, turn = 0], ...sides) =>
  drop(0, y, length, w, turn, fill) + mir(sides.map((side) => drop(...side, fill)).join(''));

/** Beads on both sides, one in the middle if its x is 0. @param {string} fill @param {number} r @param {...[number, number]} places */
export const beads = (fill, r, ...places) =>
  places.map(([x, y]) => (x ? mir(dot(x, y, r, fill)) : dot(x, y, r, fill))).join('');
