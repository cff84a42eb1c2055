// The first 32 avatars. One grammar: medallion, shoulders, head, mask, cut-outs. Box -50..50.
import { C, cut, dot, drop, ell, f1, lay, mir, poly, sym } from './cut.js';
import { beads, body, brow, cheeks, drops, ears, eyes, form, lace, line, nose, pads, roundEars, scarf, smile } from './face.js';

/** A fish scale, cut as a line. @param {number} x @param {number} y */
const scale = (x, y) =>
  `<path d="M${x} ${y}a4.5 5 0 0 0 9 0" fill="none" stroke="${C.candle}" stroke-width="1.7"/>`;

/** A flower of a wreath. @param {number} x @param {number} y @param {string} fill */
const bloom = (x, y, fill) =>
  lay(ell(x, y, 6.6, 6.6), fill) + dot(x, y, 2.2, fill === C.berry ? C.candle : C.berry);

/** Path data of n spines around a head, open below. @param {number} n @param {number} R @param {number} r @param {number} cy */
const spines = (n, R, r, cy) =>
  `${Array.from({ length: n + 1 }, (_, i) => {
    const a = ((150 + (i * 240) / n) * Math.PI) / 180;
    const q = i % 2 ? r : R;
    return `${i ? 'L' : 'M'}${f1(Math.cos(a) * q)} ${f1(Math.sin(a) * q + cy)}`;
  }).join('')}Z`;

/** Path data of n curls of wool around a head. @param {number} n */
const woolRing = (n) =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI - Math.PI / 2;
    return ell(f1(Math.cos(a) * 24), f1(Math.sin(a) * 24 - 6), 9.5, 9.5);
  }).join('');

/** One antler, as a line. */
const ANTLER = 'M9 -24C10 -32 16 -36 16 -44M12 -30C18 -31 25 -33 27 -41M9 -24C20 -24 30 -25 33 -33';

/** @type {Record<string, [string, string]>} ground colour and drawing by avatar id */
export const FIRST = {
  fox: [
    C.fir,
    scarf(C.spruce, C.candle) +
      ears(
        'M7 -20C14 -30 22 -38 31 -43C36 -32 36 -18 32 -6Z', C.rust,
        'M15 -22C20 -29 24 -33 29 -36C31 -28 31 -20 29 -13Z', C.rustD,
      ) +
      form(C.rust, -24, [12, -25, 24, -20, 29, -10], [33, -2, 37, 3, 38, 6], [28, 22, 12, 30, 0, 33]) +
      mir(lay('M38 6C27 4 15 6 10 12C6 18 3 24 0 33C14 30 29 21 38 6Z', C.paper)) +
      eyes(14, 0) + nose(28, 5) + brow(C.paper, -21),
  ],
  bear: [
    C.frostD,
    scarf(C.berry, C.paper) + roundEars(24, -25, 11, C.bark, 6, C.fawn) +
      form(C.bark, -31, [20, -31, 33, -18, 33, 0], [33, 18, 18, 29, 0, 29]) +
      form(C.sand, 4, [10, 4, 15, 9, 15, 15], [15, 23, 8, 26, 0, 26]) +
      eyes(13, -4) + nose(11, 5.5) + smile(18, 6, C.ink, 5, 1.6, 6.8) + brow(C.fawn, -27),
  ],
  owl: [
    C.plum,
    body(C.barkD, 10, 38) +
      mir(lay('M6 -22L27 -42C32 -32 33 -20 30 -8Z', C.barkD)) +
      form(C.bark, -30, [18, -30, 32, -20, 32, 0], [32, 20, 20, 34, 0, 36]) +
      mir(
        lay(ell(13.5, -6, 14.5, 14.5), C.paper) +
          cut(ell(13.5, -6, 9, 9), C.candle) +
          dot(13.5, -6, 5.4, C.ink) + dot(12, -8, 1.6, C.snow),
      ) +
      lay('M0 -4L6 4L0 15L-6 4Z', C.rust) +
      drops(C.sand, [22, 9, 2.4], [7, 16, 8, 2.3, 0], [15, 14, 8, 2.3, 0], [10.5, 26, 8, 2.2, 0]),
  ],
  deer: [
    C.berryD,
    body(C.bark, 22, 36) + lace(C.sand, 34) +
      mir(
        `<g opacity=".24" transform="translate(0 1.6)">${line(ANTLER, '#000', 4)}</g>` +
          line(ANTLER, C.candle, 4) +
          lay('M14 -14C24 -20 33 -19 39 -14C35 -4 25 -2 16 -5Z', C.fawn) +
          cut('M20 -12C26 -15 31 -15 34 -13C31 -8 26 -7 21 -8Z', C.rose),
      ) +
      form(C.fawn, -26, [14, -26, 22, -18, 21, -6], [20, 6, 15, 12, 14, 20], [13, 28, 7, 31, 0, 31]) +
      form(C.paper, 12, [8, 12, 13, 17, 13, 21], [12, 27, 6, 29, 0, 29]) +
      eyes(12, -3) +
      `<circle cx="0" cy="18" r="5.4" fill="${C.berry}"/><circle cx="-1.6" cy="16.2" r="1.5" fill="${C.rose}"/>` +
      brow(C.paper, -23),
  ],
  hare: [
    C.candleD,
    scarf(C.pine, C.paper) +
      ears(
        'M4 -16C4 -34 10 -46 17 -45C24 -43 22 -26 16 -12Z', C.paper,
        'M9 -18C9 -31 12 -39 16 -39C19 -37 17 -26 13 -15Z', C.rose,
      ) +
      form(C.paper, -20, [18, -20, 29, -9, 29, 6], [29, 21, 16, 29, 0, 29]) +
      cheeks(19, 13, 5) + eyes(11.5, 1) + nose(12, 3.6, C.berry) +
      lay('M-4 19H4V25Q4 27 2 27H.4V20H-.4V27H-2Q-4 27 -4 25Z', C.snow) +
      brow(C.sand, -16, 8),
  ],
  hedgehog: [
    C.frost,
    lay(spines(44, 45.5, 35, 3), C.barkD) +
      lay(spines(32, 35, 27, 4), C.bark) +
      body(C.bark, 24, 34) +
      form(C.sand, -12, [6, -20, 24, -18, 25, 2], [26, 20, 14, 31, 0, 34]) +
      cheeks(16, 13, 4.6) + eyes(10.5, 3) + nose(18, 5.4) + smile(25, 5, C.ink, 4, 1.6, 5.8),
  ],
  goose: [
    C.spruce2,
    body(C.snow, 20, 30) +
      lay('M-13 40C-15 20 -12 8 -15 -6C-19 -24 -10 -36 0 -36C10 -36 19 -24 15 -6C12 8 15 20 13 40Z', C.snow) +
      lay('M-19 24C-10 30 10 30 19 24L19 32C10 38 -10 38 -19 32Z', C.berry) +
      drop(-1.5, 30, 13, 4.4, 24, C.berry) + drop(1.5, 30, 13, 4.4, -24, C.berry) +
      lay('M-11 -8C-6 -13 6 -13 11 -8C10 2 5 8 0 8C-5 8 -10 2 -11 -8Z', C.candle) +
      mir(dot(3, -4, 1.1, C.candleD)) +
      eyes(8, -17) + brow(C.frost, -33, 8) +
      lay('M-20 -28C-14 -44 14 -44 20 -28C10 -34 -10 -34 -20 -28Z', C.berry) +
      mir(dot(8, -36, 1.8, C.paper)) +
      dot(0, -37.4, 1.8, C.paper),
  ],
  mouse: [
    C.rust,
    scarf(C.plum, C.paper) + roundEars(25, -20, 16, C.ash, 10, C.rose) +
      form(C.ash, -22, [18, -22, 28, -10, 27, 2], [26, 17, 12, 29, 0, 31]) +
      form(C.paper, 9, [8, 9, 12, 15, 11, 20], [9, 27, 4, 30, 0, 30]) +
      eyes(11, -1) + nose(19, 4, C.berry) +
      mir(line('M12 16L30 12M12 19.5L30 20', C.ink, 1.3)) +
      brow(C.paper, -19, 8),
  ],
  snowman: [
    C.pine,
    body(C.snow, 22, 35) +
      lay('M-24 21C-12 28 12 28 24 21L25 30C12 37 -12 37 -25 30Z', C.berry) +
      lay('M8 30L16 29L19 43L10 44Z', C.berry) +
      mir(dot(0, 38, 2.4, C.ink)) +
      lay(ell(0, -1, 26, 25), C.snow) +
      eyes(9.5, -6, 3.4) +
      lay('M-2 3C4 0 4 8 -2 9L20 9Z', C.rust) +
      beads(C.ink, 1.6, [0, 17.6], [6.5, 16.4], [12, 13]) +
      lay('M-27 -18C-14 -24 14 -24 27 -18L25 -13C12 -18 -12 -18 -25 -13Z', C.ink) +
      lay('M-16 -20L-14 -42H14L16 -20C8 -22 -8 -22 -16 -20Z', C.ink) +
      cut('M-15.6 -27L-16 -21C-8 -23.5 8 -23.5 16 -21L15.6 -27C8 -29 -8 -29 -15.6 -27Z', C.candle),
  ],
  gingerbread: [
    C.frostD,
    body(C.rustD, 20, 34) +
      mir(`<path d="M34 33Q24 25 12 26" fill="none" stroke="${C.snow}" stroke-width="2.2" stroke-dasharray="3.5 3"/>`) +
      dot(0, 34, 3, C.berry) +
      lay(ell(0, -6, 29, 29), C.rustD) +
      `<circle cx="0" cy="-6" r="24.5" fill="none" stroke="${C.snow}" stroke-width="2.2" stroke-dasharray="0.1 5.3" stroke-linecap="round"/>` +
      mir(dot(10, -9, 3.6, C.snow) + dot(10, -9, 1.9, C.ink) + dot(15, 2, 3.4, C.berry)) +
      smile(4, 9, C.snow, 9, 2.6, 12.4) +
      drops(C.snow, [-14, 11, 2.4, 180], [2.6, -14, 10, 2, 216]),
  ],
  nicholas: [
    C.spruce2,
    body(C.berry, 18, 38) +
      cut('M-4 22H4V46H-4Z', C.candle) +
      lay(ell(0, -4, 20, 20), C.skin) +
      form(C.snow, 0, [8, -3, 16, -6, 22, -10], [27, 12, 18, 38, 0, 42]) +
      lay('M0 3C5 -1 13 2 15 8C8 10 3 9 0 6C-3 9 -8 10 -15 8C-13 2 -5 -1 0 3Z', C.paper2) +
      dot(0, -1, 3.6, C.rose) + eyes(8.4, -7, 2.8) +
      mir(drop(8, 18, 11, 2.2, -8, C.paper2) + drop(3, 24, 12, 2.2, 0, C.paper2)) +
      lay('M-22 -13C-22 -30 -10 -40 0 -46C10 -40 22 -30 22 -13C8 -18 -8 -18 -22 -13Z', C.berry) +
      cut('M-2.4 -42L0 -44.6L2.4 -42V-17H-2.4ZM-10 -30H10V-25.6H-10Z', C.candle),
  ],
  gnome: [
    C.candleD,
    body(C.slateD, 24, 36) +
      form(C.ash, 0, [16, -2, 26, 4, 27, 10], [25, 30, 12, 42, 0, 44]) +
      drops(C.snow, [26, 13, 2.4], [6, 20, 13, 2.4, -6], [14, 16, 12, 2.2, -14]) +
      lay('M-31 8C-22 -10 -12 -28 0 -46C12 -28 22 -10 31 8C12 0 -12 0 -31 8Z', C.berry) +
      cut('M-31 8C-28.5 3 -27 0 -25 -3.4C-9 -10 9 -10 25 -3.4C27 0 28.5 3 31 8C12 0 -12 0 -31 8Z', C.spruce) +
      beads(C.candle, 1.7, [0, -3], [9, -2], [18, 0.6]) +
      drops(C.paper, [-16, 14, 3, 180], [4, -14, 10, 2.2, 210]) +
      lay(ell(0, 8, 7, 6.4), C.skin),
  ],
  robin: [
    C.ice,
    body(C.bark, 12, 36) +
      form(C.bark, -33, [18, -33, 30, -20, 30, 0], [30, 24, 18, 40, 0, 43]) +
      form(C.rust, -14, [8, -20, 24, -18, 24, 0], [24, 22, 12, 36, 0, 40]) +
      mir(dot(15, -8, 6.4, C.paper)) +
      eyes(14.5, -8, 3.4) +
      lay('M-6 -3L6 -3L0 9Z', C.candle) +
      drops(C.candle, [20, 10, 2.4], [5, 14, 8, 2.1, -6], [12, 12, 7, 1.9, -14]) +
      brow(C.sand, -30, 9),
  ],
  wolf: [
    C.frost,
    scarf(C.slateD, C.frost) +
      ears(
        'M8 -20L27 -44C32 -30 33 -18 30 -6Z', C.slate,
        'M15 -21L25 -35C28 -27 28 -20 27 -13Z', C.slateD,
      ) +
      form(
        C.slate, -25,
        [14, -26, 26, -20, 29, -8], [36, -2, 40, 4, 41, 10],
        [34, 12, 33, 16, 31, 21], [24, 24, 12, 30, 0, 34],
      ) +
      mir(lay('M26 10C20 0 10 0 6 4C4 14 3 22 0 33C12 30 22 24 26 10Z', C.ice)) +
      form(C.slate, -16, [4, -4, 9, 8, 9, 20], [8, 28, 4, 31, 0, 32]) +
      eyes(13, 1) + nose(25, 5.2) + brow(C.ice, -22),
  ],
  badger: [
    C.pine,
    scarf(C.spruce, C.candle) + roundEars(24, -22, [8, 9], C.ink, [4, 5], C.paper) +
      form(C.paper, -29, [18, -29, 30, -16, 30, 0], [28, 18, 12, 31, 0, 34]) +
      mir(cut('M6 -27C16 -27 25 -18 26 -4C25 10 14 20 8 24C6 8 5 -8 6 -27Z', C.ink)) +
      eyes(14, -2, 3.4, C.paper) +
      mir(dot(14, -2, 2.2, C.ink) + dot(14.9, -2.7, 0.8, C.snow)) +
      nose(27, 5) + drop(0, -12, 12, 2.2, 180, C.ash),
  ],
  cat: [
    C.berry,
    scarf(C.candle, C.berryD) +
      ears('M6 -20L27 -41C31 -28 32 -16 29 -4Z', C.slateD, 'M13 -21L25 -33C27 -25 27 -18 26 -12Z', C.rose) +
      form(C.slateD, -24, [18, -24, 31, -12, 31, 2], [31, 20, 16, 29, 0, 29]) +
      ears(
        'M13.5 -7C19 -7 22 -2 22.4 1C19 5 9 5 5.6 1C7 -3 9 -7 13.5 -7Z', C.candle,
        ell(13.8, -1, 2.3, 4.6), C.ink,
      ) +
      mir(cut(ell(6, 15, 7, 6), C.slate)) +
      nose(11, 3.6, C.rose) +
      mir(line('M12 14L33 9M12 17.5L33 19', C.paper, 1.3)) +
      brow(C.ash, -21, 8),
  ],
  dog: [
    C.spruce2,
    scarf(C.berry, C.candle) +
      mir(lay('M14 -26C28 -30 40 -16 38 6C36 16 28 16 25 8Z', C.bark)) +
      form(C.fawn, -29, [18, -29, 27, -16, 27, 0], [27, 20, 14, 31, 0, 31]) +
      cut(sym(-29, [5, -28, 6, -18, 7, -4], [10, 4, 16, 8, 16, 17], [15, 26, 8, 30, 0, 30]), C.paper) +
      eyes(13, -4) + nose(10, 6) +
      cut('M-8 18Q-4 23 0 18Q4 23 8 18L8 19.6Q4 25 0 20.6Q-4 25 -8 19.6Z', C.ink) +
      lay('M-3.4 22H3.4V27Q0 31 -3.4 27Z', C.rose),
  ],
  sheep: [
    C.frostD,
    body(C.paper2, 20, 36) +
      lay(woolRing(13) + ell(0, -6, 25, 25), C.snow) +
      mir(lay('M15 -4C26 -10 36 -6 39 0C33 7 24 7 16 4Z', C.barkD)) +
      form(C.barkD, -16, [13, -17, 18, -10, 18, 0], [18, 18, 10, 30, 0, 30]) +
      mir(dot(8.5, 0, 4.4, C.paper) + dot(8.5, 0, 2.7, C.ink)) +
      mir(drop(2, 17, 6, 1.7, -20, C.rose)) +
      lay('M-14 -14C-14 -30 14 -30 14 -14C8 -19 -8 -19 -14 -14Z', C.snow) +
      lace(C.sand, 36),
  ],
  goat: [
    C.plumD,
    scarf(C.candle, C.plumD) +
      mir(
        lay('M6 -22C10 -40 24 -44 34 -36C26 -36 20 -30 18 -18Z', C.sand) +
          lay('M16 -10C26 -16 36 -12 40 -6C34 2 24 2 18 0Z', C.paper2),
      ) +
      form(C.snow, -25, [12, -26, 20, -18, 20, -4], [19, 10, 14, 18, 12, 24], [9, 28, 4, 29, 0, 29]) +
      lay('M-7 24C-4 27 4 27 7 24C7 34 3 40 0 45C-3 40 -7 34 -7 24Z', C.ash) +
      mir(
        cut(ell(11, -5, 4, 3), C.candle) +
          `<rect x="8.8" y="-6" width="4.4" height="2" fill="${C.ink}"/>` +
          drop(2, 17, 6, 1.6, -22, C.rose),
      ) +
      brow(C.sand, -21, 9),
  ],
  bison: [
    C.candle,
    body(C.barkD, 10, 42) +
      mir(
        lay('M18 -18C30 -16 38 -24 37 -36C44 -22 38 -6 22 -6Z', C.paper) +
          lay('M20 -6C30 -8 36 -4 37 2C32 6 26 6 20 4Z', C.bark),
      ) +
      form(C.bark, -34, [20, -36, 28, -24, 27, -8], [26, 8, 18, 14, 17, 24], [15, 34, 8, 38, 0, 38]) +
      form(C.barkD, -38, [20, -38, 27, -26, 25, -14], [20, -16, 17, -8, 12, -10], [9, -12, 6, -4, 0, -4]) +
      eyes(14, -2, 3, C.ink) +
      form(C.fawn, 14, [10, 14, 15, 19, 14, 25], [12, 33, 6, 35, 0, 35]) +
      mir(drop(3, 20, 7, 2, -26, C.barkD)) +
      drops(C.fawn, [-21, 11, 2.2, 180], [6, -22, 9, 2, 190]),
  ],
  penguin: [
    C.berry,
    body(C.ink, 6, 38) +
      form(C.ink, -36, [20, -36, 30, -22, 30, -4], [30, 20, 20, 38, 0, 42]) +
      form(C.snow, -10, [4, -22, 22, -24, 23, -6], [24, 18, 14, 36, 0, 40]) +
      eyes(11, -8, 3.3) +
      lay('M-8 -2C-3 -6 3 -6 8 -2C5 5 3 8 0 10C-3 8 -5 5 -8 -2Z', C.candle) +
      cheeks(17, 4, 4) +
      drops(C.frost, [24, 9, 2.2], [6, 18, 8, 2, 0]),
  ],
  polarbear: [
    C.slateD,
    scarf(C.frostD, C.snow) + roundEars(22, -26, 9, C.snow, 4.6, C.frost) +
      form(C.snow, -31, [20, -31, 30, -18, 31, 0], [31, 18, 18, 30, 0, 30]) +
      form(C.ice, 2, [9, 2, 13, 9, 13, 15], [13, 23, 7, 26, 0, 26]) +
      eyes(12, -5) + nose(9, 5.6) + smile(17, 6, C.ink, 4, 1.6, 6) + brow(C.frost, -27),
  ],
  squirrel: [
    C.spruce2,
    lay('M16 44C44 36 46 0 34 -14C40 6 28 12 20 16Z', C.rust) +
      lay('M-16 44C-44 36 -46 0 -34 -14C-40 6 -28 12 -20 16Z', C.rust) +
      body(C.rustD, 24, 26) +
      mir(lay('M8 -20L19 -45L23 -36L28 -42C30 -30 30 -18 27 -8Z', C.rustD)) +
      form(C.rustD, -25, [16, -25, 27, -14, 27, 0], [27, 16, 14, 28, 0, 29]) +
      pads(11, 13, 11, 10, C.sand) + eyes(12, -4, 3.4) + nose(8, 4) +
      lay('M-3.6 17H3.6V22Q3.6 24 2 24H.4V18H-.4V24H-2Q-3.6 24 -3.6 22Z', C.snow) +
      brow(C.sand, -22, 8) +
      lay(ell(0, 37, 8, 7), C.fawn) +
      lay('M-9 35C-6 28 6 28 9 35Z', C.barkD),
  ],
  moose: [
    C.frostD,
    body(C.barkD, 24, 36) + lace(C.candle, 35) +
      mir(
        lay('M8 -20C12 -28 16 -28 18 -36L23 -30L29 -40L32 -31L40 -34L39 -24C36 -14 22 -12 12 -12Z', C.sand) +
          lay('M14 -10C22 -12 30 -8 34 -2C28 4 20 4 14 0Z', C.bark),
      ) +
      form(C.bark, -22, [12, -22, 17, -14, 17, -4], [17, 6, 20, 12, 20, 20], [19, 30, 10, 34, 0, 34]) +
      form(C.fawn, 10, [12, 10, 18, 16, 18, 21], [17, 29, 9, 32, 0, 32]) +
      mir(drop(5, 16, 7, 2.1, -24, C.barkD)) +
      eyes(10, -5) + smile(26, 7, C.barkD, 3, 1.5, 5) + brow(C.sand, -19, 8),
  ],
  rooster: [
    C.pine,
    body(C.rust, 16, 36) +
      drops(C.candle, [28, 15, 3.6], [8, 26, 14, 3.4, -14], [18, 24, 13, 3.2, -28]) +
      lay('M-20 34C-22 10 -18 -22 0 -22C18 -22 22 10 20 34C8 40 -8 40 -20 34Z', C.paper) +
      mir(drop(6, 16, 12, 2.6, -6, C.candle) + drop(13, 12, 12, 2.4, -12, C.rust)) +
      lay('M-14 -18C-20 -30 -14 -40 -8 -32C-8 -46 8 -46 8 -32C14 -40 20 -30 14 -18C6 -22 -6 -22 -14 -18Z', C.berry) +
      mir(lay('M1 4C8 4 9 14 5 19C1 16 0 10 1 4Z', C.berry)) +
      lay('M-7 -4C-3 -8 3 -8 7 -4C5 2 2 6 0 8C-2 6 -5 2 -7 -4Z', C.candle) +
      eyes(10, -9),
  ],
  angel: [
    C.slate,
    mir(
      lay('M8 20C16 -4 34 -10 45 -6C44 10 34 30 14 36Z', C.ice) +
        drop(20, 20, 17, 3, 228, C.frost) + drop(20, 27, 14, 2.6, 246, C.frost),
    ) +
      body(C.frostD, 22, 26) +
      drops(C.snow, [32, 10, 2.6], [8, 32, 8, 2.2, -16]) +
      `<ellipse cx="0" cy="-37" rx="17" ry="5.4" fill="none" stroke="${C.candle}" stroke-width="4"/>` +
      form(C.candleD, -33, [20, -33, 28, -18, 25, 0], [26, 12, 22, 18, 18, 19], [12, 20, 6, 20, 0, 20]) +
      form(C.skin, -20, [14, -20, 18, -10, 18, 0], [18, 14, 10, 22, 0, 22]) +
      form(C.candleD, -30, [14, -30, 22, -20, 20, -6], [14, -8, 8, -12, 0, -17]) +
      cheeks(11, 9, 3.6) + eyes(8, 1, 2.7) + smile(11, 5, C.berry, 5, 1.8, 7),
  ],
  nutcracker: [
    C.candle,
    body(C.berry, 24, 38) +
      mir(lay('M20 31L40 22L42 27L24 36Z', C.candleD) + dot(8, 36, 2, C.candle)) +
      cut('M-2 28H2V46H-2Z', C.paper) +
      lay('M-18 -14H18V18Q18 26 10 26H-10Q-18 26 -18 18Z', C.skin) +
      cheeks(12, 4, 3.8) + eyes(8, -4, 2.8) +
      lay('M0 6C5 3 12 5 15 1C14 9 7 12 0 9C-7 12 -14 9 -15 1C-12 5 -5 3 0 6Z', C.ink) +
      lay('M-8 12H8V20H-8Z', C.snow) +
      `<path d="M-4 12V20M0 12V20M4 12V20M-8 16H8" stroke="${C.ink}" stroke-width="1.1"/>` +
      lay('M-7 21H7V31Q0 36 -7 31Z', C.snow) +
      dot(0, 3, 3, C.skinD) +
      lay('M-20 -14C-22 -26 -22 -36 -17 -43C-6 -46 6 -46 17 -43C22 -36 22 -26 20 -14C8 -18 -8 -18 -20 -14Z', C.spruce) +
      cut('M-20.4 -21C-8 -25 8 -25 20.4 -21L20 -14C8 -18 -8 -18 -20 -14Z', C.candle) +
      drops(C.paper, [-28, 12, 3, 180], [3, -28, 10, 2.4, 222]),
  ],
  highlander: [
    C.spruce2,
    body(C.snow, 22, 36) +
      mir(dot(15, 33, 2, C.berry) + dot(21, 34, 2, C.frostD)) +
      ears(
        'M22 -2C28 6 28 24 24 40L16 41C18 26 18 12 16 2Z', C.bark,
        'M16 33L25 32L24.4 37L16 38Z', C.berry,
      ) +
      beads(C.berry, 3, [0, 31], [7, 29]) +
      form(C.skin, -22, [18, -22, 22, -8, 21, 0], [20, 16, 10, 25, 0, 25]) +
      form(C.bark, -32, [20, -32, 28, -14, 23, 2], [20, -8, 12, -16, 0, -16]) +
      cheeks(12, 9, 3.8) + eyes(8.5, 0, 2.8) + smile(12, 5.4, C.berry, 5, 2, 7.4) +
      [
        [-20, -20, C.berry],
        [-11, -28, C.candle],
        [0, -31, C.berry],
        [11, -28, C.candle],
        [20, -20, C.berry],
      ]
        .map(([x, y, f]) => bloom(Number(x), Number(y), `${f}`))
        .join('') +
      mir(drop(16, -24, 9, 2.6, 200, C.pine) + drop(5.5, -30, 9, 2.6, 190, C.pine)),
  ],
  star: [
    C.plum,
    ears('M10 22L22 44L12 47L2 26Z', C.berry, 'M8 26L15 44L12 45L5 27Z', C.candle) +
      lay(poly(8, 41, 24, 0, -3), C.candle) +
      lay(ell(0, -3, 21, 21), C.paper) +
      cheeks(11, 5, 3.8) + eyes(8, -5, 3) + smile(5, 7, C.berry, 7, 2.2, 9.6) +
      brow(C.candle, -22, 7) +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map(
          (i) =>
            `<g transform="translate(0 -3) rotate(${i * 45})">${drop(0, -35, 10, 2.2, 0, C.rust)}</g>`,
        )
        .join(''),
  ],
  carp: [
    C.spruce,
    lay('M-10 -36C-18 -48 18 -48 10 -36L4 -28H-4Z', C.rustD) +
      mir(lay('M20 2C36 4 44 14 42 28C34 26 26 22 20 16Z', C.rustD) + drop(22, 7, 15, 2.4, -62, C.candle)) +
      form(C.rust, -32, [16, -32, 27, -16, 27, 2], [27, 26, 14, 43, 0, 44]) +
      [[-1, 0, 1], [-2, -1, 0, 1, 2], [-1, 0, 1]]
        .flatMap((row, r) => row.map((k) => scale(k * 9 - 4.5, -26 + r * 7)))
        .join('') +
      mir(lay(ell(13, 4, 8, 8), C.paper) + dot(13, 4, 4.4, C.ink) + dot(11.8, 2.6, 1.3, C.snow)) +
      lay('M-10 24C-8 18 8 18 10 24C8 34 -8 34 -10 24Z', C.rose) +
      cut(ell(0, 26, 4.6, 4), C.berryD) +
      mir(line('M11 26Q19 28 20 37', C.candle, 2.4)),
  ],
  mitten: [
    C.rust,
    lay('M-20 22H20V42A46 46 0 0 1 -20 42Z', C.paper) +
      mir(drop(12, 27, 9, 2.2, 0, C.berry)) +
      mir(drop(4, 27, 9, 2.2, 0, C.berry)) +
      lay('M-20 24C-22 4 -24 -44 2 -44C24 -44 20 -12 20 -8C26 -18 38 -14 35 -4C32 8 24 16 20 24Z', C.frostD) +
      cut('M-20.4 10L-15 4L-10 10L-5 4L0 10L5 4L10 10L15 4L22.5 10L21 20L20 24H-20Z', C.snow) +
      mir(dot(9.4, 17, 1.8, C.berry)) +
      dot(0, 17, 1.8, C.berry) +
      `<g transform="translate(-1 0)">` +
      mir(dot(8, -17, 3.1, C.ink) + dot(12, -9, 3.2, C.rose)) +
      dot(7.2, -18, 0.9, C.snow) + dot(-8.8, -18, 0.9, C.snow) + smile(-10, 5, C.snow, 5, 2, 7.4) +
      drops(C.snow, [-25, 13, 2.6, 180], [3, -26, 9, 2.2, 220]) +
      '</g>',
  ],
  seal: [
    C.frost,
    body(C.slateD, 18, 40) +
      form(C.slate, -34, [22, -34, 31, -18, 31, 2], [31, 24, 20, 36, 0, 38]) +
      mir(dot(12, -6, 6.2, C.ink) + dot(10.2, -8.4, 2, C.snow)) +
      pads(8.4, 13, 9.4, 8.4, C.ice) + nose(7, 5) +
      mir(
        line('M12 12L33 8M12 15.5L33 17', C.ink, 1.3) +
          dot(6, 14, 0.9, C.slateD) + dot(9, 17, 0.9, C.slateD),
      ) +
      brow(C.ice, -29, 9) +
      drops(C.ice, [26, 9, 2.4], [6, 25, 8, 2, -12]),
  ],
};
