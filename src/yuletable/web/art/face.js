// The parts every avatar shares: shoulders, eyes, nose and the ornaments cut into collar and brow.
import { C, cut, dot, drop, lay, mir } from './cut.js';

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
