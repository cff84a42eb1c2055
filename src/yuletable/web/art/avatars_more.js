// Eighteen more avatars in the same grammar as the first ones. Box -50..50, mirror axis x = 0.
import { C, cut, dot, drop, ell, lay, mir, ring } from './cut.js';
import { beads, body, brow, cheeks, drops, ears, eyes, form, lace, line, nose, pads, roundEars, scarf, smile } from './face.js';

/** @type {Record<string, [string, string]>} ground colour and drawing by avatar id */
export const MORE = {
  lynx: [
    C.frost,
    scarf(C.berry, C.paper) +
      mir(
        lay('M9 -20C16 -30 24 -36 32 -47C35 -34 34 -20 30 -8Z', C.fawn) +
          cut('M28 -36L33.6 -47C34 -42 34 -38 33 -33Z', C.ink) +
          cut('M16 -21C21 -27 25 -31 28 -34C30 -27 30 -20 28 -13Z', C.barkD),
      ) +
      mir(lay('M22 2C30 4 38 8 43 16C37 16 35 19 35 24C28 22 20 24 14 30Z', C.sand)) +
      form(C.fawn, -26, [14, -27, 27, -18, 29, -4], [31, 14, 18, 31, 0, 33]) +
      mir(lay('M0 12C6 8 14 8 17 14C15 24 8 31 0 33Z', C.paper)) +
      mir(drop(22, -6, 6, 1.6, 60, C.barkD) + drop(23, 0, 6, 1.6, 70, C.barkD)) +
      eyes(12.5, -2, 3.4) + nose(15, 5, C.rustD) +
      mir(line('M10 19L28 16M10 22L27 24', C.barkD, 1.2)) +
      brow(C.barkD, -23),
  ],
  beaver: [
    C.pine,
    body(C.barkD, 22, 37) + lace(C.candle, 35) + roundEars(23, -24, 8.5, C.rustD, 4.5, C.barkD) +
      form(C.rustD, -30, [18, -30, 30, -18, 30, 0], [30, 19, 17, 30, 0, 30]) +
      pads(9.5, 11, 11, 9.5, C.fawn) +
      lay('M-6 16H6V27Q6 29 4 29H.7V17H-.7V29H-4Q-6 29 -6 27Z', C.snow) +
      nose(4.5, 6.5) + eyes(13, -7) +
      mir(dot(12, 10, 1, C.bark) + dot(15.5, 13, 1, C.bark) + dot(11, 15, 1, C.bark)) +
      brow(C.fawn, -26),
  ],
  wren: [
    C.candle,
    lay('M12 20C26 12 34 -8 30 -38C22 -36 10 -22 6 0Z', C.bark) +
      line('M15 -8L30 -14M12 2L30 -4M25 -24L31 -26', C.sand, 2) +
      body(C.bark, 14, 36) +
      form(C.bark, -30, [17, -30, 27, -18, 27, 0], [27, 22, 17, 38, 0, 42]) +
      form(C.sand, -4, [7, -12, 19, -8, 20, 2], [20, 22, 11, 37, 0, 40]) +
      mir(cut('M5 -14C12 -20 22 -18 27 -10C20 -12 12 -11 6 -8Z', C.paper)) +
      eyes(11.5, -7, 3.3) +
      lay('M-3.4 -3L3.4 -3L0 9Z', C.ink) +
      drops(C.rustD, [20, 9, 2.2], [5, 14, 8, 2, -6], [12, 11, 7, 1.8, -14]) +
      brow(C.fawn, -28, 8),
  ],
  stork: [
    C.frostD,
    body(C.ink, 20, 40) +
      mir(drop(20, 24, 15, 3, -26, C.slateD) + drop(27, 27, 11, 2.4, -38, C.slateD)) +
      form(C.snow, -36, [15, -37, 21, -26, 19, -12], [16, 2, 21, 22, 22, 36], [14, 43, 7, 44, 0, 44]) +
      lay('M-6.5 -12C-3 -16 3 -16 6.5 -12L3 26Q0 33 -3 26Z', C.berry) +
      line('M0 -10V25', C.berryD) +
      mir(lay(ell(9.5, -18, 5.6, 5), C.berryD) + dot(9.5, -18, 3.2, C.ink) + dot(8.6, -19, 0.9, C.snow)) +
      mir(drop(10, 14, 9, 2, -6, C.frost) + drop(14, 24, 9, 2, -10, C.frost)) +
      brow(C.frost, -34, 8),
  ],
  otter: [
    C.frost,
    scarf(C.slateD, C.ice) + roundEars(25, -17, 6.5, C.bark, [3.2, 3.4], C.barkD) +
      form(C.bark, -31, [19, -31, 30, -18, 30, 2], [30, 21, 17, 32, 0, 32]) +
      pads(9.5, 13, 11.5, 10, C.paper) +
      form(C.paper, 18, [7, 18, 9, 24, 6, 28], [3, 31, 1, 31, 0, 31]) +
      nose(5, 6) + smile(20, 5, C.ink, 4.5, 1.6, 6.6) +
      mir(
        line('M13 12L33 8M13 15.500L33 18', C.barkD, 1.3) +
          dot(8, 14, 0.9, C.bark) + dot(12, 17, 0.9, C.bark),
      ) +
      eyes(13, -7, 3.3) + brow(C.sand, -27),
  ],
  bat: [
    C.plumD,
    mir(
      lay('M12 34C16 16 26 2 45 -4C44 4 45 10 43 17C38 15 35 18 35 24C30 23 27 26 27 33C22 33 17 36 14 42Z', C.slateD) +
        line('M17 30L42 2M20 31L36 20', C.plum, 1.6),
    ) +
      form(C.slate, 8, [12, 8, 17, 18, 17, 28], [16, 40, 8, 45, 0, 45]) +
      ears(
        'M5 -16C8 -34 20 -44 30 -44C32 -28 30 -14 24 -4Z', C.slate,
        'M13 -17C15 -28 21 -35 26.5 -38C27 -28 25 -18 21 -10Z', C.rose,
      ) +
      form(C.slate, -20, [14, -20, 24, -12, 24, 0], [24, 14, 13, 22, 0, 22]) +
      eyes(10, -2, 3.8) + nose(9, 4, C.plumD) +
      cut('M-7 14H7L4 19L2 14.600H-2L-4 19Z', C.snow) +
      drops(C.frost, [28, 9, 2.2], [6, 27, 8, 2, -12]) +
      brow(C.frost, -17, 7),
  ],
  lantern: [
    C.slateD,
    `<circle cy="4" r="40" fill="${C.candle}" fill-opacity=".16"/>` +
      line('M-13 -28C-16 -46 16 -46 13 -28', C.candle, 3) +
      lay('M-24 28H24L27 40Q0 47 -27 40Z', C.berry) +
      lay('M-21 -12H21V29H-21Z', '#f6cf7d') +
      cut('M-9 -12H9V29H-9Z', C.paper) +
      lay('M0 -36C8 -32 24 -24 27 -12H-27C-24 -24 -8 -32 0 -36Z', C.berry) +
      mir(cut('M19 -12H22.5V29H19Z', C.berryD)) +
      drops(C.candle, [-18, 11, 2.6, 180], [6, -17, 9, 2.1, 205]) +
      eyes(8, 4, 3) + cheeks(13.5, 12, 3.4) + smile(11, 6, C.berryD) +
      mir(dot(10, 35, 1.8, C.candle)) +
      drop(0, 31, 8, 2, 0, C.candle),
  ],
  horse: [
    C.spruce2,
    body(C.barkD, 24, 36) + lace(C.candle, 36) +
      ears(
        'M9 -22C10 -34 16 -40 21 -45C25 -36 25 -26 20 -17Z', C.rustD,
        'M14 -24C15 -31 18 -35 20 -38C22 -32 21 -26 18 -20Z', C.barkD,
      ) +
      form(C.rustD, -27, [14, -27, 20, -18, 19, -4], [18, 8, 16, 12, 17, 22], [17, 33, 8, 37, 0, 37]) +
      cut('M0 -26C6 -22 5 -8 4 4C4 12 3 16 0 18C-3 16 -4 12 -4 4C-5 -8 -6 -22 0 -26Z', C.paper) +
      form(C.barkD, 16, [10, 15, 17, 18, 16, 26], [15, 34, 8, 37, 0, 37]) +
      mir(drop(5, 22, 6, 2, -22, C.fawn)) +
      smile(30, 6, C.fawn) + eyes(13, -6, 3.4) +
      lay('M0 -44C10 -42 14 -34 12 -24C9 -28 6 -28 4 -18C1 -24 -3 -24 -5 -18C-8 -28 -10 -26 -12 -22C-15 -34 -9 -43 0 -44Z', C.barkD),
  ],
  cow: [
    C.candleD,
    scarf(C.pine, C.paper) +
      mir(
        lay('M13 -24C17 -30 24 -32 27 -43C34 -34 31 -22 20 -17Z', C.sand) +
          lay('M19 -14C28 -20 38 -18 43 -12C38 -3 28 -2 20 -5Z', C.ink) +
          cut('M26 -12C31 -14 36 -13 39 -11C35 -7 30 -6 26 -8Z', C.rose),
      ) +
      form(C.snow, -27, [15, -27, 22, -18, 21, -6], [20, 6, 20, 12, 21, 20], [19, 31, 9, 33, 0, 33]) +
      cut('M4 -26C14 -27 22 -18 21 -6C20 2 14 6 8 2C3 -4 6 -18 4 -26Z', C.ink) +
      form(C.rose, 11, [12, 10, 21, 14, 21, 21], [20, 31, 10, 34, 0, 34]) +
      mir(drop(6, 18, 6, 2, -24, C.berryD)) +
      smile(27, 6, C.berryD) +
      mir(dot(11.5, -5, 4.4, C.paper) + dot(11.5, -5, 2.9, C.ink)) +
      lay('M-8 -26C-8 -36 8 -36 8 -26C6 -21 2 -24 0 -20C-2 -24 -6 -21 -8 -26Z', C.paper2),
  ],
  donkey: [
    C.berry,
    scarf(C.frostD, C.paper) +
      ears(
        'M7 -20C6 -32 10 -45 20 -48C27 -40 26 -26 18 -14Z', C.slate,
        'M12 -22C12 -32 15 -40 19.5 -42C23 -36 21 -27 16 -19Z', C.rose,
      ) +
      form(C.slate, -26, [13, -26, 20, -18, 20, -6], [19, 8, 17, 12, 17, 22], [16, 33, 8, 37, 0, 37]) +
      form(C.ice, 12, [10, 11, 18, 15, 17, 24], [16, 34, 8, 37, 0, 37]) +
      mir(lay(ell(12, -6, 6, 6), C.ice) + dot(12, -6, 3.2, C.ink) + dot(11, -7.2, 1, C.snow)) +
      mir(drop(5, 19, 6, 1.9, -22, C.slateD)) +
      smile(28, 6, C.slateD) +
      lay('M0 -40C6 -36 8 -28 6 -20C3 -23 1 -22 0 -15C-1 -22 -3 -23 -6 -20C-8 -28 -6 -36 0 -40Z', C.slateD),
  ],
  camel: [
    C.plum,
    body(C.fawn, 24, 36) + lace(C.berry, 36) +
      ears(
        'M14 -20C22 -28 30 -26 33 -20C30 -12 22 -11 16 -12Z', C.fawn,
        'M20 -18C24 -22 28 -21 30 -19C27 -16 24 -15 21 -15Z', C.rust,
      ) +
      form(C.fawn, -29, [14, -29, 20, -20, 19, -8], [18, 4, 15, 8, 17, 18], [19, 31, 9, 35, 0, 35]) +
      form(C.sand, 10, [10, 9, 18, 13, 18, 21], [17, 31, 9, 35, 0, 35]) +
      mir(line('M3 17Q7 13 10 17', C.barkD, 2)) +
      line('M0 20V25M0 25Q-5 29 -10 26M0 25Q5 29 10 26', C.barkD, 1.8) +
      eyes(12, -5, 3.4) +
      mir(lay('M6 -7C8 -12 16 -12 18.5 -7C14 -8 10 -8 6 -7Z', C.sand)) +
      lay('M-19.5 -18C-8 -14 8 -14 19.5 -18L19 -12C8 -9 -8 -9 -19 -12Z', C.berry) +
      beads(C.candle, 1.5, [0, -12.4], [6, -12.8], [12, -13.8]) +
      lay('M-12 -27C-12 -38 12 -38 12 -27C7 -31 -7 -31 -12 -27Z', C.bark),
  ],
  dove: [
    C.slateD,
    mir(
      lay('M12 30C18 12 30 0 44 0C45 14 38 30 18 40Z', C.ice) +
        drop(22, 22, 17, 3, 236, C.frost) + drop(23, 29, 14, 2.6, 254, C.frost),
    ) +
      body(C.snow, 20, 26) +
      form(C.snow, -35, [16, -36, 24, -26, 23, -10], [22, 6, 26, 18, 26, 30], [18, 43, 9, 44, 0, 44]) +
      eyes(10.5, -13, 3.3) +
      line('M-22 10C-10 3 10 3 24 9', C.bark, 2.2) +
      mir(
        drop(7, 6, 10, 2.8, -48, C.pine) + drop(14, 6, 10, 2.8, -128, C.pine) +
          drop(19, 8, 9, 2.5, -60, C.pine),
      ) +
      lay('M-6 -7C-3 -11 3 -11 6 -7C5 0 3 4 0 6C-3 4 -5 0 -6 -7Z', C.candle) +
      drops(C.frost, [25, 10, 2.4], [7, 23, 9, 2.1, -10]) +
      brow(C.frost, -32, 8),
  ],
  ladybird: [
    C.fir,
    mir(line('M8 -26C10 -36 16 -41 24 -42', C.ink, 2.6) + dot(25, -42, 3.4, C.ink)) +
      mir(line('M30 8L43 4M31 20L42 24', C.ink, 3)) +
      form(C.ink, -31, [16, -31, 24, -24, 24, -8], [24, 0, 12, 4, 0, 4]) +
      form(C.berry, -6, [22, -7, 35, 4, 35, 20], [34, 34, 20, 45, 0, 45]) +
      cut('M-1.3 -5H1.300V45H-1.300Z', C.ink) +
      mir(dot(12, 8, 5, C.ink) + dot(25, 16, 5, C.ink) + dot(13, 26, 5, C.ink) + dot(24, 33, 3.6, C.ink)) +
      mir(lay(ell(10, -17, 5.6, 5.6), C.paper) + dot(10, -16.5, 3, C.ink) + dot(9, -17.6, 0.9, C.snow)) +
      cheeks(17, -9, 2.6) + smile(-11, 5, C.paper),
  ],
  bell: [
    C.pine,
    lay(ell(0, 36, 7, 7), C.candleD) +
      form(C.candle, -27, [12, -27, 18, -18, 20, -4], [21, 12, 24, 20, 32, 27], [22, 37, 10, 38, 0, 38]) +
      `<path d="M-27 25Q0 36 27 25" fill="none" stroke="${C.candleD}" stroke-width="2.2"/>` +
      drops(C.berry, [26, 9, 2.4, 180], [9, 24, 9, 2.2, 172], [17, 21, 8, 2, 164]) +
      eyes(8, -6, 3) + cheeks(13, 3, 3.6) + smile(2, 6, C.berryD) +
      mir(
        lay('M0 -27C6 -42 24 -44 26 -34C24 -24 10 -24 0 -27Z', C.berry) +
          cut('M6 -30C10 -37 19 -38 20.5 -33.500C19 -28.5 11 -28 6 -30Z', C.berryD) +
          lay('M1 -26L13 -12L6 -12L2 -20Z', C.berry),
      ) +
      `<g transform="translate(0 -28)">${lay(ell(0, 0, 5, 4.6), C.berryD)}${ring(6, () => drop(0, 0, 4, 1, 0, C.candle))}</g>`,
  ],
  yeti: [
    C.frostD,
    body(C.ice, 12, 40) +
      lay(
        'M0 -44L6 -38L13 -42L17 -34L25 -35L26 -26L34 -23L31 -14L38 -7L33 0L38 9L31 14L33 24L25 26L22 34L13 34L7 41L0 37' +
          'L-7 41L-13 34L-22 34L-25 26L-33 24L-31 14L-38 9L-33 0L-38 -7L-31 -14L-34 -23L-26 -26L-25 -35L-17 -34L-13 -42L-6 -38Z',
        C.snow,
      ) +
      form(C.frost, -21, [12, -23, 23, -16, 22, -2], [21, 14, 12, 22, 0, 22]) +
      eyes(9.5, -5, 3.8) + cheeks(15, 6, 4) + nose(4, 4.6, C.frostD) +
      smile(10, 10, C.ink, 9, 2, 12) +
      mir(cut('M4 13L9 11L7 18Z', C.snow)) +
      drops(C.frost, [26, 8, 2], [7, 25, 8, 2, -12], [14, 22, 7, 1.8, -24]) +
      brow(C.frost, -36, 9),
  ],
  pine_marten: [
    C.sand,
    scarf(C.spruce, C.candle) + roundEars(22, -25, 10, C.barkD, [6.2, 6.4], C.sand) +
      form(C.barkD, -27, [17, -27, 29, -16, 29, -1], [29, 14, 15, 26, 0, 30]) +
      form(C.bark, -2, [5, -3, 11, 8, 12, 16], [10, 25, 4, 29, 0, 29]) +
      lay('M-14 25C-9 33 9 33 14 25C18 32 15 41 0 44C-15 41 -18 32 -14 25Z', C.candle) +
      eyes(12, -5, 3.5) + nose(14, 5) + smile(21, 4, C.ink) +
      mir(line('M11 16L30 12M11 19.500L30 20', C.sand, 1.3)) +
      brow(C.fawn, -25),
  ],
  walrus: [
    C.slate,
    body(C.rustD, 16, 41) +
      form(C.rust, -36, [20, -36, 29, -22, 29, -4], [29, 20, 20, 34, 0, 36]) +
      mir(lay('M5 14C9 12 14 13 14 16C14 28 12 38 8 44C5 38 4 26 5 14Z', C.snow)) +
      pads(10, 8, 12.5, 10, C.sand) +
      mir(
        dot(7, 6, 1.1, C.bark) + dot(12, 8, 1.1, C.bark) + dot(8, 11, 1.1, C.bark) +
          dot(15, 5, 1.1, C.bark),
      ) +
      nose(1, 6) + eyes(12, -11, 3.3) +
      mir(drop(23, 20, 9, 2.1, -10, C.sand)) +
      brow(C.sand, -31, 9),
  ],
  candle: [
    C.berryD,
    `<circle cy="-25" r="24" fill="${C.candle}" fill-opacity=".2"/><circle cy="-25" r="16" fill="${C.candle}" fill-opacity=".22"/>` +
      lay('M-17 -6H17V44A50 50 0 0 1 -17 44Z', C.paper) +
      cut('M-17 -6H17V2Q14 14 11 3Q8 -1 5 4Q2 18 -2 5Q-6 0 -9 4Q-13 10 -17 2Z', C.paper2) +
      line('M0 -6V-13', C.ink, 2.2) +
      lay('M0 -44C11 -30 10 -16 0 -12C-10 -16 -11 -30 0 -44Z', C.candle) +
      cut('M0 -31C5 -24 5 -17 0 -14.500C-5 -17 -5 -24 0 -31Z', C.snow) +
      eyes(7, 14, 2.9) + cheeks(11.5, 21, 3.2) + smile(20, 5, C.berry) +
      mir(lay('M2 38C8 30 18 30 22 24C30 28 32 34 28 36.5C20 42 10 45 2 45Z', C.pine)) +
      dot(0, 39, 3.2, C.berry) +
      mir(dot(5, 43, 2.6, C.berry)),
  ],
};
