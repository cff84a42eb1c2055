// Yarns and icons: four colours, each also a stitch, and four icons. What is printed on a card follows from its name.
import { cut, dot } from '/web/art/cut.js';
import { define, figure, use } from '/web/art/symbols.js';
import { html, nothing, unsafeHTML } from '/web/lit.js';

export const INK = '#221c15';
export const SNOW = '#fdfaf2';
export const PAPER = '#f7f0e1';
export const SHADE = 'rgba(20,14,8,.22)';

/** @typedef {{base: string, dark: string, light: string, tile: [number, number, string]}} Yarn */

/** @param {string} d @param {string} ink @param {number} wide @param {string} [more] */
export const line = (d, ink, wide, more = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** @param {number} x @param {number} y @param {string} art @param {number} [k] */
export const at = (x, y, art, k = 1) => `<g transform="translate(${x} ${y})${k === 1 ? '' : ` scale(${k})`}">${art}</g>`;

/** Base, dark and light paper of each yarn. */
const PAPERS = {
  purple: { base: '#7a4a86', dark: '#41234b', light: '#bd95c8' },
  red: { base: '#b8322f', dark: '#741a1c', light: '#e08a7c' },
  green: { base: '#2f7d54', dark: '#123f2a', light: '#7cc29b' },
  yellow: { base: '#e8ab3b', dark: '#6d420b', light: '#fbe3a6' },
};

/** The stitch of each yarn: width and height of the tile, and what is on it. @type {Record<string, Yarn>} */
export const YARN = {
  purple: {
    ...PAPERS.purple,
    tile: [24, 20, line('M5 -2C5 5 15 4 15 10C15 16 5 15 5 22M15 -2C15 5 5 4 5 10C5 16 15 15 15 22', PAPERS.purple.light, 2.8) + line('M21.500 -2V22', PAPERS.purple.dark, 2.6)],
  },
  red: {
    ...PAPERS.red,
    tile: [24, 24, line('M-6 17L6 5L18 17L30 5', PAPERS.red.light, 4.2) + line('M-6 28L6 16L18 28L30 16M-6 4L6 -8L18 4L30 -8', PAPERS.red.dark, 2.4, 'opacity=".75"')],
  },
  green: {
    ...PAPERS.green,
    tile: [
      24, 28,
      `<path d="M12 1L22 14L12 27L2 14Z" fill="none" stroke="${PAPERS.green.light}" stroke-width="2.6"/>` +
        cut('M12 9L16 14L12 19L8 14Z', PAPERS.green.light) +
        cut('M0 -5L4 0L0 5L-4 0ZM24 -5L28 0L24 5L20 0ZM0 23L4 28L0 33L-4 28ZM24 23L28 28L24 33L20 28Z', PAPERS.green.dark),
    ],
  },
  yellow: {
    ...PAPERS.yellow,
    tile: [24, 24, dot(6, 6, 4.6, PAPERS.yellow.light) + dot(18, 18, 4.6, PAPERS.yellow.light) + dot(18, 6, 1.8, '#b97b1d') + dot(6, 18, 1.8, '#b97b1d')],
  },
}; // prettier-ignore

export const COLORS = /** @type {const} */ (['purple', 'red', 'green', 'yellow']);
export const ICONS = /** @type {const} */ (['snowman', 'candy_cane', 'bell', 'tree']);
/** @typedef {'L' | 'R' | 'B'} Slot */
export const SLOTS = /** @type {const} */ (['L', 'R', 'B']);

/** The slot by the value, from 1 (1.3). @type {readonly (Slot | '')[]} */
const SLOT_OF = ['', 'L', 'R', 'B', 'B', 'R', 'L', 'L', 'R', 'B', 'B', 'R', 'L'];

/** The icon by color and block of three values (1.2). @type {Record<string, string[]>} */
const BLOCKS = {
  green: ['bell', 'snowman', 'candy_cane', 'tree'],
  red: ['tree', 'bell', 'snowman', 'candy_cane'],
  yellow: ['snowman', 'candy_cane', 'tree', 'bell'],
  purple: ['candy_cane', 'tree', 'bell', 'snowman'],
};

/** What the Fads 1 to 8 ask for; 9 and 10 are Clash Is In (1.5). @type {[string, string][]} */
const FADS = [
  ['yellow', 'bell'], ['yellow', 'snowman'], ['purple', 'snowman'], ['purple', 'bell'],
  ['red', 'candy_cane'], ['red', 'tree'], ['green', 'tree'], ['green', 'candy_cane'],
]; // prettier-ignore

/** @param {number} fad @returns {import('./types.d.ts').FadView} */
export function fadOf(fad) {
  const [color, icon] = FADS[fad - 1] ?? [null, null];
  return /** @type {any} */ ({ fad, color, icon, clash: color === null });
}

/**
 * What is printed on "red-7"; a patch has value 0, no icon and no slot.
 * @param {string} card @returns {{color: string, value: number, icon: string, slot: Slot | '', patch: boolean}}
 */
export function facts(card) {
  const [color = '', rest = ''] = card.split('-');
  const value = rest === 'patch' ? 0 : Number(rest);
  return { color, value, icon: value ? (BLOCKS[color]?.[Math.floor((value - 1) / 3)] ?? '') : '', slot: SLOT_OF[value] ?? '', patch: value === 0 };
}

/** The arguments of a card's name. @param {string} card */
export const cardArgs = (card) => {
  const { color, value } = facts(card);
  return { color, value };
};

/** The outline of each icon around (0, 0) in a box of 40, and what is cut out of it. @type {Record<string, {shape: string, holes: (cut: string) => string}>} */
const DRAWN = {
  tree: {
    shape: 'M0 -20L10 -8.500H5.500L14 2H8L18 14H4.500V20H-4.500V14H-18L-8 2H-14L-5.500 -8.500H-10Z',
    holes: (c) => dot(0, -8, 1.9, c) + dot(-4, 1, 1.9, c) + dot(5, 3.5, 1.9, c) + dot(-7, 10, 1.9, c) + dot(2, 10, 1.9, c),
  },
  bell: {
    shape: 'M0 -20C2.800 -20 4.600 -18 4.400 -15.200C10 -13 12 -7 12 -1C12 5 14 9 17.500 12H5C5 16.500 3 20 0 20C-3 20 -5 16.500 -5 12H-17.500C-14 9 -12 5 -12 -1C-12 -7 -10 -13 -4.400 -15.200C-4.600 -18 -2.800 -20 0 -20Z',
    holes: (c) => cut('M-11.800 2.200H11.800L13 6H-13Z', c) + cut('M-4.500 -8L0 -12.500L4.500 -8L0 -3.500Z', c),
  },
  candy_cane: {
    shape: 'M12 20H2.500V-6.500A3.400 3.400 0 0 0 -4.300 -6.500V-3H-13.800V-6.500A12.900 12.900 0 0 1 12 -6.500Z',
    holes: (c) => line('M1.200 14.500L13.400 8.800M1.200 5L13.400 -.7M2 -4.600L13 -10M-1.400 -9.800L4.500 -19.600M-4.600 -8.400L-12.600 -14', c, 3.4, 'stroke-linecap="butt"'),
  },
  snowman: {
    shape: 'M-6.500 -20H6.500V-14H10.500V-10.500H6.800C8.500 -6 7.600 -3.400 5.600 -1.400C15.500 4 13.500 20 3 20H-3C-13.500 20 -15.500 4 -5.600 -1.400C-7.600 -3.400 -8.500 -6 -6.800 -10.500H-10.500V-14H-6.500Z',
    holes: (c) =>
      cut('M-6.500 -14.400H6.500V-12.200H-6.500Z', c) + dot(-2.8, -7.6, 1.3, c) + dot(2.8, -7.6, 1.3, c) +
      cut('M-6 -3.400C-3 -1.400 3 -1.400 6 -3.400L7 .2L5.400 1.400L8.600 8L4.600 9.400L2.400 2C-1.400 2.500 -4.400 2 -7 .4Z', c) + dot(-1.5, 8.2, 1.4, c) + dot(-1.5, 14, 1.4, c),
  },
}; // prettier-ignore

/**
 * An icon around (0, 0), `size` high; under: the darker paper layer that peeks out around it.
 * @param {string} name @param {number} size @param {{fill?: string, under?: string, hole?: string}} [papers]
 */
export function iconArt(name, size, { fill = SNOW, under = '', hole = under || PAPER } = {}) {
  const { shape, holes } = DRAWN[name] ?? DRAWN.tree;
  const rim = under ? `<path d="${shape}" fill="${under}" stroke="${under}" stroke-width="${280 / Math.max(size, 30)}" stroke-linejoin="round"/>` : '';
  return `<g transform="scale(${size / 40})">${rim}${cut(shape, fill)}${holes(hole)}</g>`;
}

/** The fills that knitted things refer to; they lie in garment space, so stitches of neighbours line up. */
const FILLS =
  Object.entries(YARN)
    .map(
      ([key, { base, dark, tile: [w, h, art] }]) =>
        `<pattern id="sweaters-knit-${key}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><rect width="${w}" height="${h}" fill="${base}"/>${art}</pattern>` +
        `<pattern id="sweaters-rib-${key}" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="${dark}"/><rect x="1" width="2.6" height="6" fill="${base}"/></pattern>`,
    )
    .join('') +
  `<pattern id="sweaters-stitch" width="6" height="5" patternUnits="userSpaceOnUse">${line('M.2 .2L3 4L5.800 .2', 'rgba(0,0,0,.2)', 1)}${line('M.2 1.400L3 5.200L5.800 1.400', 'rgba(255,255,255,.13)', 0.7)}</pattern>`;

/** @type {Record<string, [string, string]>} */
const SYMBOLS = { 'sweaters-fills': ['0 0 1 1', FILLS] };
for (const [key, { dark }] of Object.entries(YARN)) {
  SYMBOLS[`sweaters-swatch-${key}`] = [
    '0 0 48 48',
    `<rect x="1" y="1" width="46" height="46" rx="11" fill="url(#sweaters-knit-${key})" stroke="${dark}" stroke-width="2"/>`,
  ];
}
for (const name of ICONS) {
  SYMBOLS[`sweaters-icon-${name}`] = ['-21 -21 42 42', iconArt(name, 40, { fill: INK })];
  SYMBOLS[`sweaters-icon-${name}-light`] = ['-21 -21 42 42', iconArt(name, 40, { fill: SNOW, hole: '#173a31' })];
}
define(SYMBOLS);

/** Lay the fills into the page: whatever is knitted calls it once before it is drawn. */
export const fills = () => void use('sweaters-fills', 0, 0, 1, 1);

/** A picture and its name for those who hear the page. @param {string} title @param {string} svg */
export const named = (title, svg) => html`${title ? html`<span class="sr">${title}</span>` : nothing}${unsafeHTML(svg)}`;

/** A piece of yarn. @param {string} color @param {string} [title] */
export function swatch(color, title = '') {
  fills();
  return named(title, figure(`sweaters-swatch-${color}`, { cls: 'sw-swatch' }));
}

/** An icon alone; light: for dark paper. @param {string} name @param {{light?: boolean, title?: string}} [how] */
export const glyph = (name, { light = false, title = '' } = {}) =>
  named(title, figure(`sweaters-icon-${name}${light ? '-light' : ''}`, { cls: 'sw-glyph' }));

/** A padlock, for a sweater that takes nothing more. */
export const lock = () =>
  unsafeHTML(
    '<svg class="sw-lock" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 11V8a5 5 0 0 1 10 0v3" fill="none" stroke="currentColor" stroke-width="2.600"/><rect x="4.500" y="10.500" width="15" height="11" rx="2.500" fill="currentColor"/></svg>',
  );
