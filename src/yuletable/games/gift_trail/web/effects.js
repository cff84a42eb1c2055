// One picture per effect card, in the box -84 -62 168 122, on the paper of its kind.
import { giftArt } from './gifts.js';
import { MASK, S } from './symbols.js';
import { C, cut, dot, drop, ell, lay, mir, poly, ring, scallop } from '/web/art/cut.js';
import { use } from '/web/art/symbols.js';

/** A drawing at a place. @param {number} x @param {number} y @param {string} s @param {number} [k] scale @param {number} [turn] degrees */
const put = (x, y, s, k = 1, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${s}</g>`;

/** A hand reaching left, its wrist to the right. @param {string} skin @param {string} cuff @param {string} trim */
const hand = (skin, cuff, trim) =>
  lay('M-14-8C-8-16 6-16 12-12L34-4V24L10 22C-4 22-14 14-16 6Q-24 8-24 2Q-20-8-14-8Z', skin) +
  lay('M30-8L46-6V28L30 26Z', cuff) +
  drop(37, 2, 9, 2.4, 0, trim) +
  drop(37, 13, 9, 2.4, 0, trim) +
  `<path d="M-12 6C-4 2 4 3 9 6" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.6" stroke-linecap="round"/>`;
const RUST = hand(C.rust, C.paper, C.berry);
const PINE = hand(C.fawn, C.pine, C.candle);

/** The tree, its foot at (x, y). @param {number} x @param {number} y @param {number} k */
const tree = (x, y, k) => use('gift_trail-tree', x - 150 * k, y - 362 * k, 300 * k, 374 * k);
/** @param {string} s */
const flip = (s) => `<g transform="scale(-1 1)">${s}</g>`;
/** @param {number} n @param {number} x @param {number} y @param {number} [k] */
const gift = (n, x, y, k = 1) => put(x, y, giftArt(n), k);
/** @param {string} name @param {number} x @param {number} y @param {number} k */
const square = (name, x, y, k) => put(x, y, S[name][1], k);

/**
 * A cut paper arrow along a curve, its head at (x, y), turned by `turn` degrees (0 = right).
 * @param {string} d @param {number} x @param {number} y @param {number} turn @param {string} fill
 */
const arrow = (d, x, y, turn, fill) =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".24" stroke-width="7" stroke-linecap="round" transform="translate(0 1.8)"/>` +
  `<path d="${d}" fill="none" stroke="${fill}" stroke-width="7" stroke-linecap="round"/>` +
  put(x, y, lay('M-7-12L14 0L-7 12Z', fill), 1, turn);

/** A token without a face: what any player stands on. @param {number} x @param {number} y @param {string} paper @param {string} heart */
const token = (x, y, paper, heart) =>
  put(
    x,
    y,
    lay(scallop(16, 21), C.paper) +
      cut(ell(0, 0, 18, 18), paper) +
      ring(8, () => drop(0, -3, 12, 3, 180, heart)) +
      dot(0, 0, 2.4, C.paper),
  );

const HARE =
  lay(
    'M-40 20C-48 18-52 24-48 28C-40 32-30 26-25 17C-22 20-16 22-11 21L-20 34C-23 38-17 41-13 37L4 19C14 18 22 13 26 6C34 6 42 3 45-2C47-6 43-11 37-13C34-22 25-34 17-33C13-32 15-22 22-16C13-27 1-31-1-26C-2-21 9-13 19-10C6-12-8-11-19-4C-25-7-31-4-31 1C-31 3-30 5-28 6C-32 10-36 15-40 20Z',
    C.paper,
  ) +
  lay('M8 17C14 22 24 28 35 27C40 26 40 20 35 19C28 18 23 13 21 9Z', C.paper) +
  dot(34, -6, 2.2, C.ink) +
  cut('M43-6Q47-5 45-2Q42-3 43-6Z', C.berry) +
  drop(-8, -4, 15, 3.6, 64, C.berry) +
  drop(-8, 2, 13, 3, 96, C.berry) +
  drop(-8, 7, 10, 2.6, 128, C.berry) +
  dot(-3, 0, 2, C.candle) +
  cut('M2-24C8-22 14-18 17-14C10-16 4-19 2-24Z', C.rose);

/** Picture of each effect. @type {Record<string, () => string>} */
const ART = {
  leap_forward: () =>
    [-56, 0, 56].map((x) => square('plain', x, 44, 0.62)).join('') +
    `<path d="M-66 30C-58-22 42-76 62 22" fill="none" stroke="${C.barkD}" stroke-opacity=".55" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/>` +
    put(-2, -6, HARE, 1.12),
  sneaky_steal: () => gift(2, 0, 18, 1.25) + mir(put(48, 14, RUST, 1, -14)) + put(0, -43, MASK, 1.3),
  steal_ahead: () =>
    [-58, -22, 14, 50].map((x, i) => square('plain', x, 46, i === 3 ? 0.72 : 0.5)).join('') +
    gift(3, 50, 8, 1.15) +
    put(-14, 14, flip(RUST), 1.05, 6) +
    arrow('M-46-36H30', 36, -36, 0, C.ink),
  steal_behind: () =>
    [58, 22, -14, -50].map((x, i) => square('plain', x, 46, i === 3 ? 0.72 : 0.5)).join('') +
    gift(5, -50, 8, 1.15) +
    put(14, 14, RUST, 1.05, -6) +
    arrow('M46-36H-30', -36, -36, 180, C.ink),
  steal_front_gift: () =>
    gift(2, 22, 26, 1.3) +
    put(22, -29, lay(scallop(14, 24), C.berryD) + use('crown', -22, -17, 44, 32)) +
    put(-40, 28, flip(RUST), 1.1, 4) +
    [
      [-40, -30],
      [-58, -8],
      [68, -36],
    ]
      .map(([x, y]) => cut(poly(4, 6, 2, x, y), C.paper))
      .join(''),
  swap_places: () =>
    square('plain', -52, 30, 0.75) +
    square('plain', 52, 30, 0.75) +
    token(-52, 8, C.frostD, C.paper) +
    token(52, 8, C.plum, C.sand) +
    arrow('M-40-24C-24-48 20-50 38-26', 40, -23, 62, C.ink) +
    arrow('M30 44C14 56-14 56-28 47', -30, 45, 214, C.ink),
  steal_front_gift_place: () =>
    square('plain', -48, 42, 0.66) +
    square('plain', 48, 42, 0.8) +
    token(48, 14, C.plum, C.sand) +
    put(48, -20, lay(scallop(12, 16), C.berryD) + use('crown', -15, -11, 30, 21)) +
    gift(1, -2, 20, 0.86) +
    token(-48, 24, C.frostD, C.paper) +
    arrow('M-42-8C-34-46 2-54 20-38', 22, -35, 52, C.ink),
  back_3: () =>
    [-54, -18, 18, 54]
      .map((x, i) =>
        put(
          x,
          36,
          i === 3
            ? lay(ell(0, 0, 21, 21), C.paper) +
                put(
                  0,
                  0,
                  S['ic-unlucky'][1]
                    .replace(/currentColor/g, C.berryD)
                    .replace(new RegExp(C.candle, 'g'), C.paper),
                  0.78,
                )
            : S.plain[1],
          i === 3 ? 0.9 : 0.62,
        ),
      )
      .join('') +
    [36, 0, -36]
      .map((x, i) =>
        arrow(`M${x + 15} 10C${x + 10} ${-14 - i} ${x - 6} ${-14 - i} ${x - 10} 0`, x - 12, 6, 108, C.paper),
      )
      .join('') +
    put(
      0,
      -40,
      ring(
        6,
        () =>
          `<path d="M0 0V-15M0-8L-4-12M0-8L4-12" stroke="${C.paper}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
      ),
    ),
  back_to_tree: () =>
    tree(36, 50, 0.29) + gift(6, -42, 22, 1.1) + arrow('M-38-20C-26-46-6-48 10-30', 13, -27, 50, C.paper),
  payback_steal: () =>
    gift(4, 6, 14, 1.3) +
    put(-46, 18, flip(PINE), 1.1, 10) +
    arrow('M56 30C72-20 40-48-8-40', -16, -39, 176, C.paper),
  payback_trade: () =>
    gift(4, -42, 8, 1.1) +
    gift(7, 42, 8, 1.1) +
    arrow('M-34-26C-18-46 18-46 30-30', 32, -27, 56, C.paper) +
    arrow('M30 46C16 57-14 57-26 49', -28, 47, 214, C.paper),
  first_gift: () =>
    tree(-40, 50, 0.27) +
    gift(8, 42, 22, 1.1) +
    put(72, 30, RUST, 0.8, -10) +
    put(
      2,
      -30,
      lay(scallop(12, 15), C.paper) +
        `<path d="M-5-4C-5-11 6-11 6-4C6 0 0 0 0 5" fill="none" stroke="${C.berry}" stroke-width="3.6" stroke-linecap="round"/>` +
        dot(0, 10.4, 2.2, C.berry),
    ),
  take_from_tree: () =>
    tree(-26, 52, 0.29) + gift(8, 34, 26, 1.15) + arrow('M-4-10C8-34 24-32 32-12', 33, -8, 76, C.ink),
  nothing: () =>
    put(
      0,
      0,
      ring(
        6,
        () =>
          `<path d="M0-6V-36M0-16L-9-25M0-16L9-25M0-26L-6-32M0-26L6-32" stroke="${C.paper}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
      ) + cut(poly(6, 9, 5), C.paper),
    ),
};

/** Effects in the order of the draw. */
export const EFFECTS = [
  'leap_forward',
  'sneaky_steal',
  'steal_ahead',
  'steal_behind',
  'steal_front_gift',
  'swap_places',
  'steal_front_gift_place',
  'back_3',
  'back_to_tree',
  'payback_steal',
  'payback_trade',
  'first_gift',
];

const UNLUCKY = new Set(['back_3', 'back_to_tree', 'payback_steal', 'payback_trade']);

/** The square an effect belongs to. @param {string} effect @returns {'lucky' | 'unlucky' | 'plain'} */
export function kindOf(effect) {
  if (UNLUCKY.has(effect)) return 'unlucky';
  return effect === 'first_gift' || effect === 'take_from_tree' ? 'plain' : 'lucky';
}

/** Whole picture of an effect, as svg source. @param {string} effect @returns {string} */
export const effectSvg = (effect) =>
  `<svg class="gt-fx-art" viewBox="-84 -62 168 122" aria-hidden="true">${(ART[effect] ?? ART.nothing)()}</svg>`;
