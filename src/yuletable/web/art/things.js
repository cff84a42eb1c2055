// What stands around every table: the seal, candles, gifts, firs, birds, and a few signs.
// Each entry is [viewBox, drawing]; art/symbols.js turns them into symbols of the page.
import { C, cut, dot, drop, ell, f1, lay, mir, poly, ring, scallop } from './cut.js';

/** The ornament of rosettes, moons and card backs. @param {number} R @param {string} a @param {string} b @param {string} c */
const rosette = (R, a, b, c) =>
  lay(scallop(24, R), a) +
  ring(12, () => drop(0, -R * 0.52, R * 0.4, R * 0.095, 180, b)) +
  ring(12, () => `<g transform="rotate(15)">${dot(0, -R * 0.84, R * 0.05, c)}</g>`) +
  cut(poly(8, R * 0.5, R * 0.3), b) +
  cut(poly(8, R * 0.36, R * 0.2), a) +
  ring(8, () => drop(0, -R * 0.05, R * 0.2, R * 0.05, 180, c)) +
  dot(0, 0, R * 0.06, b);

/** A wrapped box; `pattern` is drawn on its front. @param {string} paper @param {string} ribbon @param {string} pattern */
const gift = (paper, ribbon, pattern) =>
  lay('M-23 -8H23V26H-23Z', paper) +
  pattern +
  cut('M-4.6 -8H4.6V26H-4.6Z', ribbon) +
  lay('M-26 -15H26V-6H-26Z', paper) +
  cut('M-26 -6H26V-4.4H-26Z', 'rgba(0,0,0,.22)') +
  cut('M-4.6 -15H4.6V-6H-4.6Z', ribbon) +
  mir(
    lay('M0 -15C6 -30 22 -31 21 -22C20 -16 8 -15 0 -15Z', ribbon) +
      cut('M4 -17C8 -24 17 -26 16.6 -21.6C16 -18.6 9 -17.4 4 -17Z', paper),
  ) +
  lay(ell(0, -16, 4.4, 4), ribbon);

/** The same little shape at several places. @param {number[][]} places @param {(x: number, y: number) => string} draw */
const at = (places, draw) => places.map(([x = 0, y = 0]) => draw(x, y)).join('');

const dots = at([[-17, -4], [-8, 4], [-17, 13], [8, -4], [17, 4], [8, 13], [-8, 20], [17, 20]], (x, y) =>
  dot(x, y, 2.3, C.paper),
);
const zigzag = [-2, 8, 18]
  .map((y) => `M-23 ${y}l4.6 -4 4.6 4 4.6 -4 4.6 4M4.6 ${y}l4.6 -4 4.6 4 4.6 -4 4.6 4`)
  .map((d) => `<path d="${d}" fill="none" stroke="${C.ice}" stroke-width="2.4"/>`)
  .join('');
const sparks = at([[-14, 0], [14, 0], [-14, 16], [14, 16]], (x, y) => cut(poly(4, 6.4, 2.3, x, y), C.sand));
const hearts = at(
  [[-14, -2], [14, -2], [-14, 13], [14, 13]],
  (x, y) =>
    `<path transform="translate(${x} ${y})" d="M0 7C-7 2 -6 -4 -2.6 -4C-.8 -4 0 -2.4 0 -1.6` +
    `C0 -2.4 .8 -4 2.6 -4C6 -4 7 2 0 7Z" fill="${C.berry}"/>`,
);

/** A fir of three skirts with snow on its tip. @param {string} a @param {string} b */
const fir = (a, b) =>
  lay('M-3 -6H3V4H-3Z', C.bark) +
  [[-25, -3, 23], [-36, -15, 18], [-46, -26, 13]]
    .map(([t = 0, y = 0, w = 0], i) => {
      const skirt =
        `M0 ${t}C3 ${t + 10} ${f1(w * 0.6)} ${y - 4} ${w} ${y}Q${f1(w * 0.66)} ${y + 5} ${f1(w * 0.33)} ${y}` +
        `Q0 ${y + 5} ${f1(-w * 0.33)} ${y}Q${f1(-w * 0.66)} ${y + 5} ${-w} ${y}` +
        `C${f1(-w * 0.6)} ${y - 4} -3 ${t + 10} 0 ${t}Z`;
      return lay(skirt, i % 2 ? b : a);
    })
    .join('') +
  cut('M0 -46C2 -40 4 -37 7 -33.5Q3.6 -31.6 0 -33Q-3.6 -31.6 -7 -33.5C-4 -37 -2 -40 0 -46Z', C.snow);

const flake =
  ring(
    6,
    () =>
      `<path d="M0 0V-21M0 -9L-5 -14M0 -9L5 -14M0 -15L-4 -19M0 -15L4 -19" stroke="${C.snow}" ` +
      'stroke-width="2.4" fill="none" stroke-linecap="round"/>',
  ) + cut(poly(6, 5, 3), C.snow);

const bird =
  lay(
    'M-34 -6C-30 -14 -22 -16 -16 -11C-6 -4 4 -6 12 -10C22 -16 32 -24 40 -22C36 -16 38 -12 44 -10' +
      'C38 -6 36 -2 40 4C32 4 28 6 24 12C16 20 -2 22 -14 14C-22 9 -25 2 -25 -4Z',
    C.berry,
  ) +
  cut('M-34 -6L-43 -3L-33 0Z', C.candle) +
  dot(-23, -8, 2.2, C.paper) +
  dot(-23, -8, 1, C.ink) +
  drop(22, -4, 16, 3.4, 96, C.candle) +
  drop(20, 4, 14, 3, 84, C.paper) +
  drop(-8, 8, 10, 2.4, -80, C.paper) +
  dot(-14, 2, 2, C.candle);

const house =
  lay('M-26 -26H26V0H-26Z', C.bark) +
  [-20, -13, -6.5].map((y) => cut(`M-26 ${y}H26V${y + 1.4}H-26Z`, C.barkD)).join('') +
  lay('M-34 -24L0 -58L34 -24C30 -22 28 -22 25 -25L0 -49L-25 -25C-28 -22 -30 -22 -34 -24Z', C.snow) +
  cut('M-25 -25L0 -49L25 -25Z', C.barkD) +
  drop(0, -30, 10, 2.6, 180, C.candle) +
  mir(drop(3, -30, 8, 2, 222, C.candle)) +
  mir(
    cut('M10 -19H20V-8H10Z', C.candle) + cut('M14.4 -19H15.6V-8H14.4ZM10 -14H20V-13H10Z', C.barkD),
  ) +
  lay('M-6 -17Q0 -21 6 -17V0H-6Z', C.berryD) +
  dot(3, -8, 1.1, C.candle);

const candle =
  `<circle cy="-20" r="20" fill="${C.candle}" fill-opacity=".22"/>` +
  lay('M-7 -8H7V18H-7Z', C.paper) +
  cut('M-7 -2Q-4 4 -2 -3Q1 6 3 -2Q5 2 7 -4V-8H-7Z', C.paper2) +
  cut('M0 -36C9 -25 8 -14 0 -11C-8 -14 -9 -25 0 -36Z', C.candle) +
  cut('M0 -26C4 -20 4 -15 0 -13C-4 -15 -4 -20 0 -26Z', C.snow) +
  lay('M-18 16H18L12 25H-12Z', C.berry) +
  drop(0, 17, 7, 2, 0, C.candle) +
  mir(drop(6, 17, 6, 1.6, 0, C.candle));

const mark =
  lay(scallop(18, 43), C.berry) +
  ring(18, () => `<g transform="rotate(10)">${dot(0, -40, 1.9, C.candle)}</g>`) +
  lay('M0 -30L15 -10H8L20 7H10L24 24H-24L-10 7H-20L-8 -10H-15Z', C.paper) +
  drop(0, 6, 14, 3, 180, C.berry) +
  mir(drop(4, 20, 13, 2.6, 206, C.berry)) +
  drop(0, 21, 10, 2.2, 180, C.berry) +
  cut(poly(8, 7.5, 3.4, 0, -31), C.candle);

/** @type {Record<string, [string, string]>} */
export const THINGS = {
  mark: ['-50 -50 100 100', mark],
  candle: ['-24 -44 48 72', candle],
  snow: ['-24 -24 48 48', flake],
  house: ['-36 -62 72 66', house],
  fir: ['-26 -50 52 56', fir('#2a6650', '#235843')],
  'fir-far': ['-26 -50 52 56', fir('#2b5f57', '#26544d')],
  bird: ['-48 -28 96 54', bird],
  rosette: ['-52 -52 104 104', rosette(46, C.paper, C.berry, C.candleD)],
  moon: ['-52 -52 104 104', rosette(46, C.paper2, '#c9b98f', '#b5a477')],
  'gift-red': ['-30 -33 60 62', gift(C.berry, C.candle, dots)],
  'gift-frost': ['-30 -33 60 62', gift(C.frostD, C.berry, zigzag)],
  'gift-plum': ['-30 -33 60 62', gift(C.plum, C.candle, sparks)],
  'gift-heart': ['-30 -33 60 62', gift('#ecdbb6', C.berry, hearts)],
  crown: [
    '-28 -22 56 40',
    lay('M-20 12L-24-8L-11 1L0-15L11 1L24-8L20 12Q0 17-20 12Z', C.candle) +
      mir(dot(24, -9, 3, C.candle) + drop(10, 10, 8, 1.9, 190, C.berry)) +
      dot(0, -16, 3.4, C.berry) +
      drop(0, 10, 11, 2.3, 180, C.berry) +
      `<path d="M-19.4 9Q0 14 19.4 9" fill="none" stroke="${C.candleD}" stroke-width="1.6"/>`,
  ],
  scan: [
    '-20 -20 40 40',
    '<path d="M-15 -6V-15H-6M6 -15H15V-6M15 6V15H6M-6 15H-15V6" fill="none" stroke="currentColor" ' +
      'stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>' +
      cut('M-7 -7H-1V-1H-7ZM2 2H7V7H2ZM2 -7H7V-3H2ZM-7 3H-2V7H-7Z', 'currentColor'),
  ],
  wifi: [
    '-20 -18 40 34',
    '<g fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round">' +
      '<path d="M-16 -6A23 23 0 0 1 16 -6"/><path d="M-9.6 2A14 14 0 0 1 9.6 2"/></g>' +
      dot(0, 10, 3.4, 'currentColor'),
  ],
};
