// Gifts 1..32: eight patterns and eight papers in 32 different pairs, so two gifts are never told apart
// by colour alone, and the number is always written on the tag.
import { C, cut, dot, drop, ell, lay, mir, poly, ring } from '/web/art/cut.js';

/** paper, ribbon, pattern colour */
const PAPERS = [
  ['#b8322f', '#e8ab3b', '#f7f0e1'],
  ['#2f7d54', '#b8322f', '#8cc9a5'],
  ['#4f8aa3', '#b8322f', '#e2eff0'],
  ['#e8ab3b', '#b8322f', '#b97d1c'],
  ['#7a4a86', '#e8ab3b', '#dcbf93'],
  ['#ecdbb6', '#b8322f', '#b8322f'],
  ['#5f7682', '#e8ab3b', '#e2eff0'],
  ['#c8622c', '#2f7d54', '#f3c79b'],
];

/** @type {((c: string) => string)[]} */
const PATTERNS = [
  (c) =>
    [
      [-17, -4],
      [-8, 4],
      [-17, 13],
      [8, -4],
      [17, 4],
      [8, 13],
      [-8, 20],
      [17, 20],
    ]
      .map(([x, y]) => dot(x, y, 2.3, c))
      .join(''),
  (c) => [-20, -12, 9, 17].map((x) => `<rect x="${x}" y="-8" width="3.6" height="32" fill="${c}"/>`).join(''),
  (c) =>
    [-2, 8, 18]
      .map(
        (y) =>
          `<path d="M-23 ${y}l4.6-4 4.6 4 4.6-4 4.6 4M4.6 ${y}l4.6-4 4.6 4 4.6-4 4.6 4" fill="none" stroke="${c}" stroke-width="2.4"/>`,
      )
      .join(''),
  (c) => {
    let s = '';
    for (let j = 0; j < 5; j++)
      for (let i = 0; i < 3; i++)
        if ((i + j) % 2 === 0)
          for (const x of [-23 + i * 6.1, 4.7 + i * 6.1])
            s += `<rect x="${x.toFixed(1)}" y="${(-6 + j * 6.4).toFixed(1)}" width="6.1" height="6.4" fill="${c}"/>`;
    return s;
  },
  (c) => four(-14, 0, 16, () => cut(poly(4, 6.4, 2.3), c)),
  (c) =>
    four(-14, -2, 15, () => cut('M0 7C-7 2-6-4-2.6-4C-.8-4 0-2.4 0-1.6C0-2.4 .8-4 2.6-4C6-4 7 2 0 7Z', c)),
  (c) => four(-14, 3, 16, () => ring(4, () => drop(0, 0, 6.6, 2.2, 180, c))),
  (c) => four(-14, -6, 16, () => cut('M0-1L6 10H-6Z', c)),
];

/** @param {number} x @param {number} y @param {number} step @param {() => string} draw @returns {string} */
function four(x, y, step, draw) {
  return [
    [x, y],
    [-x, y],
    [x, y + step],
    [-x, y + step],
  ]
    .map(([a, b]) => `<g transform="translate(${a} ${b})">${draw()}</g>`)
    .join('');
}

/** A wrapped gift in the box -30 -33 60 62. @param {number} number from 1 @returns {string} */
export function giftArt(number) {
  const n = number - 1;
  const [paper, ribbon, ornament] = PAPERS[(n + 3 * Math.floor(n / 8)) % 8];
  return wrapped(paper, ribbon, PATTERNS[n % 8](ornament));
}

/** @param {string} paper @param {string} ribbon @param {string} pattern drawn on the paper @returns {string} */
function wrapped(paper, ribbon, pattern) {
  return (
    lay('M-23-8H23V26H-23Z', paper) +
    pattern +
    cut('M-4.6-8H4.6V26H-4.6Z', ribbon) +
    lay('M-26-15H26V-6H-26Z', paper) +
    cut('M-26-6H26V-4.4H-26Z', 'rgba(0,0,0,.22)') +
    cut('M-4.6-15H4.6V-6H-4.6Z', ribbon) +
    mir(
      lay('M0-15C6-30 22-31 21-22C20-16 8-15 0-15Z', ribbon) +
        cut('M4-17C8-24 17-26 16.6-21.6C16-18.6 9-17.4 4-17Z', paper),
    ) +
    lay(ell(0, -16, 4.4, 4), ribbon)
  );
}

/** A gift in plain paper: which one it is stays untold. */
export const ANY_GIFT = wrapped('#c4a26e', C.berry, '');

/** Where a gift would be, dashed. */
export const NO_GIFT =
  '<path d="M-25-13H25V-4H23V25H-23V-4H-25Z" fill="none" stroke="currentColor" stroke-width="3.4" stroke-dasharray="5 5" stroke-linejoin="round"/>';
