// A patch of cloth: one outline, seams just inside it, ribbons, a bow, income buttons.
import { bow } from '/web/art/poster.js';
import { define, use } from '/web/art/symbols.js';
import { dressOf, laidSquares, shapeOf, trimmings } from './dress.js';
import { cloth, paletteOf } from './fabrics.js';
import { sewnButton, tinyPresent } from './notions.js';
import { patchPath } from './outline.js';
import { SPECIAL } from './patches.js';

/** @typedef {import('./outline.js').Cell} Cell */
/** @typedef {'large' | 'small' | 'plain'} Size small: below about 30 px a square; plain: cloth alone, below 15 px */

/** Units a square: all patches are drawn in them, and scaled. */
export const U = 60;

/** Pixels of a square that lines are made for, so that a seam never gets thinner than a pixel. @type {Record<Size, number>} */
const MADE_FOR = { large: 42, small: 20, plain: 11 };
const RIBBON = 13;
const RADIUS = 13;

/** @param {Cell[]} run squares of a ribbon as they lie @param {string} colour */
function ribbon(run, colour) {
  const [top, bottom] = [Math.min(...run.map(([y]) => y)), Math.max(...run.map(([y]) => y)) + 1];
  const [left, right] = [Math.min(...run.map(([, x]) => x)), Math.max(...run.map(([, x]) => x)) + 1];
  const across = bottom - top === 1 && right - left > 1;
  const [x, y, w, h] = across
    ? [left * U + 1.2, (top + 0.5) * U - RIBBON / 2, (right - left) * U - 2.4, RIBBON]
    : [(left + 0.5) * U - RIBBON / 2, top * U + 1.2, RIBBON, (bottom - top) * U - 2.4];
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}" stroke="rgba(34,28,21,.45)" stroke-width="1.6"/>`;
}

/** @param {number} patch @param {number} orientation @param {Size} size */
function draw(patch, orientation, size) {
  if (patch === SPECIAL) return tinyPresent(0, 0, U);
  const cells = /** @type {Cell[]} */ (shapeOf(patch, orientation).cells);
  const dress = dressOf(patch);
  const { dark = false, ribbon: tie } = paletteOf(dress.palette);
  /** So many pixels of the screen in units. @param {number} n */
  const px = (n) => (n * U) / MADE_FOR[size];
  const at = laidSquares(patch, orientation);
  const body = patchPath(cells, U, { inset: 1.2, radius: RADIUS });
  const { ribbons, bow: knot, buttons } = trimmings(patch);
  const art = [
    `<path d="${body}" transform="translate(${Math.max(2, px(1))} ${Math.max(4, px(1.6))})" fill="#000" opacity=".32"/>`,
    `<path d="${body}" fill="${cloth(dress.pattern, dress.palette, size !== 'large')}"/>`,
  ];
  if (size !== 'plain') {
    const seam = patchPath(cells, U, { inset: 7.5, radius: RADIUS });
    const [ink, strong] = dark ? ['#fff6df', 0.9] : ['#3a2a1c', 0.75];
    art.push(
      ...ribbons.map((run) => ribbon(run.map(at), tie)),
      `<path class="pw-seam" d="${seam}" fill="none" stroke="${ink}" stroke-opacity="${strong}" stroke-width="${Math.max(2.4, px(1.05))}" stroke-dasharray="${Math.max(6.5, px(2.6))} ${Math.max(5, px(2.2))}" stroke-linecap="round"/>`,
    );
  }
  art.push(`<path d="${body}" fill="none" stroke="#1d1510" stroke-opacity=".72" stroke-width="${Math.max(2, px(0.9))}"/>`);
  if (size === 'plain') return art.join('');
  /** @param {Cell} cell @returns {[number, number]} */
  const centre = (cell) => [(at(cell)[1] + 0.5) * U, (at(cell)[0] + 0.5) * U];
  if (knot) art.push(bow(...centre(knot), 21, tie));
  art.push(...buttons.map((cell) => sewnButton(...centre(cell), size === 'small' ? 16 : 14.5)));
  return art.join('');
}

/** @type {Set<string>} */
const made = new Set();

/**
 * A patch as SVG source, drawn once on the page and referred to from then on.
 * @param {number} patch @param {number} orientation @param {Size} size
 * @param {number} x left, in units of the picture @param {number} y top @param {number} [unit] units a square
 */
export function patchArt(patch, orientation, size, x = 0, y = 0, unit = U) {
  const { width, height } = shapeOf(patch, orientation);
  const id = `patchwork_${patch}-${orientation}-${size}`;
  if (!made.has(id)) {
    made.add(id);
    define({ [id]: [`0 0 ${width * U} ${height * U}`, draw(patch, orientation, size)] });
  }
  return use(id, x, y, width * unit, height * unit);
}

/** The orientation in which a patch lies flat: never higher than wide. @param {number} patch */
export function flat(patch) {
  const { height, width, turned } = shapeOf(patch, 0);
  return height > width ? turned : 0;
}
