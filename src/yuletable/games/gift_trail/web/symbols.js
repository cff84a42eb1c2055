// The pieces of Gift Trail that no other game has, as symbols: squares, dice, gifts 1 to 32.
import { ANY_GIFT, giftArt, NO_GIFT } from './gifts.js';
import { TREE_BOX, treeArt } from './tree.js';
import { C, cut, dot, drop, ell, f1, lay, mir, poly, ring, scallop } from '/web/art/cut.js';
import { define, figure, use } from '/web/art/symbols.js';
import { unsafeHTML } from '/web/lit.js';

/** @param {string} a @param {string} b */
const skull = (a, b) =>
  lay(
    'M-16-2C-16-14-8-18 0-18C8-18 16-14 16-2C16 4 13 7 9 8L9 14Q9 17 6 17H-6Q-9 17-9 14L-9 8C-13 7-16 4-16-2Z',
    a,
  ) +
  mir(
    cut('M3-3C5-7 11-7 12-2C12 3 6 5 3.4 2.4C2.4 1 2.4-1 3-3Z', b) +
      `<rect x="1.9" y="10.6" width="2" height="6.4" fill="${b}"/>`,
  ) +
  cut('M0 3.4L2.6 7.6Q0 9.2-2.6 7.6Z', b) +
  drop(0, -8, 7, 1.7, 180, b) +
  mir(drop(2, -8.4, 6, 1.3, 212, b));

const DEEP = '#1d4252';
const PINE_DARK = '#174630';

const SHIELD = 'M0-22C6-18 13-17 19-17C20 0 15 15 0 23C-15 15-20 0-19-17C-13-17-6-18 0-22Z';

const PIPS = [
  [],
  [[0, 0]],
  [
    [-11, -11],
    [11, 11],
  ],
  [
    [-11, -11],
    [0, 0],
    [11, 11],
  ],
  [
    [-11, -11],
    [11, -11],
    [-11, 11],
    [11, 11],
  ],
  [
    [-11, -11],
    [11, -11],
    [-11, 11],
    [11, 11],
    [0, 0],
  ],
  [
    [-11, -12],
    [11, -12],
    [-11, 0],
    [11, 0],
    [-11, 12],
    [11, 12],
  ],
];

/** @param {number} n */
const die = (n) =>
  lay('M-24-17Q-24-24-17-24H17Q24-24 24-17V17Q24 24 17 24H-17Q-24 24-24 17Z', C.paper) +
  `<path d="M-20-15Q-20-20-15-20H15Q20-20 20-15V15Q20 20 15 20H-15Q-20 20-20 15Z" fill="none" stroke="${C.paper2}" stroke-width="1.6"/>` +
  PIPS[n]
    .map(([x, y]) =>
      n === 1 ? cut(poly(8, 9.4, 5.4), C.berry) + dot(0, 0, 2, C.paper) : dot(x, y, 4.6, C.ink),
    )
    .join('');

export const MASK =
  lay(
    'M-24-8C-16-14-8-10 0-8C8-10 16-14 24-8C26 4 18 12 9 10C5 9 2 5 0 5C-2 5-5 9-9 10C-18 12-26 4-24-8Z',
    C.ink,
  ) + mir(cut('M5-2C9-6 16-6 18-2C15 4 8 4 5-2Z', C.paper));

const STAR =
  lay(poly(8, 23, 14), C.candle) +
  cut(poly(8, 13.5, 7.5), C.ink) +
  ring(8, () => `<g transform="rotate(22.5)">${dot(0, -15, 1.3, C.candleD)}</g>`) +
  ring(8, () => drop(0, -1, 9, 2, 180, C.candle));

const SKULL =
  lay('M0-23.5L23.5 0L0 23.5L-23.5 0Z', C.berry) +
  `<path d="M0-20L20 0L0 20L-20 0Z" fill="none" stroke="${C.paper}" stroke-opacity=".55" stroke-width="1.2" stroke-dasharray="2.2 2.2"/>` +
  `<g transform="translate(0 .6) scale(.76)">${skull(C.paper, C.berryD)}</g>`;

const SHIELD_SQUARE =
  lay(SHIELD, C.frost) +
  `<path transform="scale(.82)" d="${SHIELD}" fill="none" stroke="${DEEP}" stroke-width="1.6"/>` +
  ring(4, () => drop(0, -1.5, 13, 3.4, 180, DEEP)) +
  ring(4, () => `<g transform="rotate(45)">${drop(0, -2, 8, 1.8, 180, DEEP)}</g>`);

const PLAIN =
  lay(ell(0, 0, 20, 20), C.paper) + `<circle r="17.4" fill="none" stroke="${C.paper2}" stroke-width="1.4"/>`;

const FINISH =
  lay(scallop(14, 25), C.pine) +
  ring(14, () => `<g transform="rotate(12.9)">${drop(0, -21, 8, 2, 180, PINE_DARK)}</g>`) +
  lay(ell(0, 0, 19, 19), C.candle) +
  `<circle r="16.4" fill="none" stroke="${C.candleD}" stroke-width="1.4"/>` +
  mir(lay('M1 24C6 18 13 20 12 25C11 29 4 28 1 26Z', C.berry)) +
  dot(0, 25, 2.6, C.berry);

/** Symbol by name: its box and its drawing. @type {Record<string, [box: string, art: string]>} */
export const S = {
  lucky: ['-24 -24 48 48', STAR],
  unlucky: ['-24 -24 48 48', SKULL],
  shield: ['-24 -24 48 48', SHIELD_SQUARE],
  plain: ['-24 -24 48 48', PLAIN],
  finish: ['-32 -32 64 64', FINISH],
  'ic-lucky': ['-24 -24 48 48', cut(poly(8, 22, 11), 'currentColor')],
  'ic-unlucky': ['-20 -20 40 40', skull('currentColor', C.candle)],
  'ic-shield': ['-24 -24 48 48', cut(SHIELD, 'currentColor')],
  tree: [TREE_BOX, treeArt()],
  'token-base': [
    '-50 -50 100 100',
    `<path d="${scallop(20, 45)}" transform="translate(0 2.4)" opacity=".35"/>` +
      cut(scallop(20, 45), C.paper),
  ],
  'token-now': [
    '-60 -60 120 120',
    `<circle r="58" fill="${C.candle}" fill-opacity=".2"/>` + lay(scallop(20, 50), C.candle),
  ],
  'no-gift': ['-30 -33 60 62', NO_GIFT],
  'any-gift': ['-30 -33 60 62', ANY_GIFT],
};
for (let n = 1; n <= 6; n++) S[`die-${n}`] = ['-26 -26 52 54', die(n)];
for (let n = 1; n <= 32; n++) S[`gift-${n}`] = ['-30 -33 60 62', giftArt(n)];

define(Object.fromEntries(Object.entries(S).map(([name, symbol]) => [`gift_trail-${name}`, symbol])));

/** The id of a piece: the game's own, or one that all games share (house, fir, moon ...). @param {string} name */
const idOf = (name) => (name in S ? `gift_trail-${name}` : name);

/**
 * One piece in a drawing: (x, y) is the centre of its box of width w and height h.
 * @param {string} name @param {number} x @param {number} y @param {number} w @param {number} [h]
 * @returns {string} svg source
 */
export const useAt = (name, x, y, w, h = w) => use(idOf(name), f1(x - w / 2), f1(y - h / 2), f1(w), f1(h));

/** One piece as a picture of its own in html. @param {string} name @param {string} [cls] @param {string} [title] */
export const piece = (name, cls = '', title = '') => unsafeHTML(figure(idOf(name), { cls, title }));
