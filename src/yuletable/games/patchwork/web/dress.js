// What each patch is made of, and where its ribbons, bow and income buttons lie.
import { PATCHES, SPECIAL } from './patches.js';

/** @typedef {import('./outline.js').Cell} Cell */
/** @typedef {{pattern: string, palette: string, wrap: '' | 'band' | 'bow'}} Dress wrap: band = a ribbon, bow = with a bow on it */

/** @param {string} pattern @param {string} palette @param {Dress['wrap']} [wrap] @returns {Dress} */
const of = (pattern, palette, wrap = '') => ({ pattern, palette, wrap });

/** By the number of the patch. @type {Dress[]} */
const DRESSES = [
  of('candy', 'white'), of('dots', 'pine'), of('stars', 'plum'), of('stripes', 'frost'), of('gingham', 'white', 'band'),
  of('snow', 'sea'), of('hearts', 'rose', 'bow'), of('tartan', 'mint'), of('scales', 'frost'), of('zigzag', 'butter'),
  of('argyle', 'plum'), of('isle', 'berry'), of('pines', 'mint', 'bow'), of('holly', 'white', 'bow'), of('crosses', 'lilac', 'bow'),
  of('stars', 'berry'), of('waves', 'sea', 'bow'), of('wheels', 'candle', 'band'), of('dots', 'spruce', 'bow'), of('herring', 'kraft', 'bow'),
  of('snow', 'plum', 'bow'), of('gingham', 'pine', 'bow'), of('candy', 'pine', 'band'), of('tartan', 'berry', 'bow'), of('pines', 'kraft', 'bow'),
  of('hearts', 'white', 'bow'), of('argyle', 'frost', 'band'), of('zigzag', 'sea', 'band'), of('scales', 'candle', 'bow'), of('crosses', 'spruce', 'bow'),
  of('holly', 'butter', 'bow'), of('stripes', 'lilac', 'bow'), of('isle', 'sea', 'bow'),
]; // prettier-ignore

/** @param {number} patch @returns {Dress} */
export const dressOf = (patch) => DRESSES[patch] ?? of('candy', 'berry');

/** @param {number} patch */
export const patchOf = (patch) => /** @type {(typeof PATCHES)[number]} */ (PATCHES[patch] ?? PATCHES[SPECIAL]);

/** One way a patch can lie. @param {number} patch @param {number} orientation */
export const shapeOf = (patch, orientation) => {
  const { orientations } = patchOf(patch);
  return /** @type {(typeof orientations)[number]} */ (orientations[orientation] ?? orientations[0]);
};

/** The squares as printed, in the order of print. @param {number} patch */
const printed = (patch) => /** @type {Cell[]} */ (shapeOf(patch, 0).cells);

/**
 * Where each printed square lies once the patch is flipped and turned; so seams, ribbons and buttons
 * keep to their squares.
 * @param {number} patch @param {number} orientation @returns {(cell: Cell) => Cell}
 */
export function laidSquares(patch, orientation) {
  const { flip, turns } = shapeOf(patch, orientation);
  const moved = printed(patch).map(([row, column]) => {
    let [y, x] = [row, flip ? -column : column];
    for (let turn = 0; turn < turns; turn++) [y, x] = [x, -y];
    return /** @type {Cell} */ ([y, x]);
  });
  const top = Math.min(...moved.map(([y]) => y));
  const left = Math.min(...moved.map(([, x]) => x));
  const places = new Map(printed(patch).map((cell, i) => [cell.join(), moved[i]]));
  return (cell) => {
    const [y, x] = places.get(cell.join()) ?? [top, left];
    return [y - top, x - left];
  };
}

/** Straight runs of squares, the longest first. @param {Cell[]} cells */
function runs(cells) {
  const has = new Set(cells.map((cell) => cell.join()));
  const found = [];
  for (const [dy, dx] of /** @type {Cell[]} */ ([[0, 1], [1, 0]])) {
    for (const [y, x] of cells) {
      if (has.has([y - dy, x - dx].join())) continue;
      /** @type {Cell[]} */
      const run = [];
      for (let i = 0; has.has([y + i * dy, x + i * dx].join()); i++) run.push([y + i * dy, x + i * dx]);
      found.push({ cells: run, across: dx === 1 });
    }
  }
  return found.sort((a, b) => b.cells.length - a.cells.length);
} // prettier-ignore

/** @param {Cell} a @param {Cell} b */
const same = (a, b) => a[0] === b[0] && a[1] === b[1];

/**
 * Ribbons (each a run of squares), the square of the bow, and those of the buttons, in printed squares.
 * @param {number} patch @returns {{ribbons: Cell[][], bow: Cell | null, buttons: Cell[]}}
 */
export function trimmings(patch) {
  const cells = printed(patch);
  const { wrap } = dressOf(patch);
  const all = runs(cells);
  const main = all[0] ?? { cells, across: true };
  /** @param {Cell} cell */
  const crossing = (cell) => all.find((run) => run.across !== main.across && run.cells.length > 1 && run.cells.some((c) => same(c, cell)));
  const middle = (main.cells.length - 1) / 2;
  const knots = main.cells.map((cell, i) => ({ cell, good: (crossing(cell) ? 2 : 0) - Math.abs(i - middle) * 0.4 }));
  const knot = knots.sort((a, b) => b.good - a.good)[0]?.cell ?? [0, 0];
  const ribbons = wrap ? [main.cells, ...(crossing(knot) ? [crossing(knot)?.cells ?? []] : [])] : [];
  /** @param {Cell} cell */
  const tied = (cell) => (ribbons.some((run) => run.some((c) => same(c, cell))) ? 1 : 0);
  /** @param {Cell} cell */
  const far = (cell) => Math.hypot(cell[1] - knot[1], cell[0] - knot[0]);
  const free = cells.filter((cell) => !wrap || !same(cell, knot)).sort((a, b) => tied(a) - tied(b) || far(b) - far(a));
  return { ribbons, bow: wrap === 'bow' ? knot : null, buttons: free.slice(0, patchOf(patch).income) };
}

/** The squares of a patch as it lies, row by row, for who cannot see them. @param {number} patch @param {number} orientation @param {any} ctx @returns {string} */
export function shapeText(patch, orientation, ctx) {
  const { height, cells } = shapeOf(patch, orientation);
  const rows = Array.from({ length: height }, (_, row) => {
    const columns = cells.filter(([y]) => y === row).map(([, x = 0]) => x + 1);
    return ctx.t('patchwork-shape-row', { row: row + 1, squares: columns.join(', ') });
  });
  return ctx.t('patchwork-shape', { rows: rows.join('; ') });
}

/** The name of a patch, by its cloth: "red fair isle". @param {number} patch @param {any} ctx @returns {string} */
export function patchName(patch, ctx) {
  if (patch === SPECIAL) return ctx.t('patchwork-patch-special');
  const { pattern, palette } = dressOf(patch);
  return ctx.t('patchwork-patch', { pattern, palette });
}
