// The cards of 12 Days, cut from paper: twelve ranks told apart by numeral, figure and wall; back, gifts, ornaments.
import { cut, dot, poly, ring } from '/web/art/cut.js';
import { back, PAPER, PLAIN, SNOW, sprig } from '/web/art/deck.js';
import { define, figure, use } from '/web/art/symbols.js';
import { html, nothing, unsafeHTML } from '/web/lit.js';
import { figureOf, INK, WALL } from './figures.js';

export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const GOLD = '#e8ab3b';
const SHADE = 'rgba(20,14,8,.22)';
const DEEP = 'rgba(20,14,8,.34)';
const DISPLAY = 'font-family:var(--display);font-weight:700';
const TEXT = 'font-family:var(--text);font-weight:700';

/** The torn corner that carries the numeral. */
const CORNER = 'M0 0H46C47 6 45 9 46 14C49 19 46 23 46 28C47 34 43 36 41 40C38 44 34 43 29 46C24 49 20 46 14 47C9 47 6 49 0 48Z';

/** The same strip over the whole breadth, for cards seen from far away or nearly covered. */
const BAND = 'M0 0H100V52C92 55 88 51 80 54C72 57 66 53 58 55C50 58 44 53 36 55C28 57 22 54 14 55C9 55 6 57 0 56Z';

/** @param {string} id @param {number} y @param {number} h */
const wall = (id, y, h) => `<clipPath id="${id}"><rect x="6" y="${y}" width="88" height="${h}" rx="8"/></clipPath>`;
const RIM = '<clipPath id="td-rim"><rect x="1" y="1" width="98" height="138" rx="10.500"/></clipPath>';

/** @param {string} torn */
const tab = (torn) => `${RIM}<g clip-path="url(#td-rim)">${cut(torn, PAPER)}</g>`;

/** The numeral in the torn corner. @param {number} rank */
const numeral = (rank) =>
  rank > 9
    ? `<text x="24" y="36" font-size="31" text-anchor="middle" fill="${INK}" style="${DISPLAY};letter-spacing:-1.600px">${rank}</text>`
    : `<text x="23.500" y="38" font-size="39" text-anchor="middle" fill="${INK}" style="${DISPLAY}">${rank}</text>`;

/** A card as it lies in a hand. @param {number} rank */
const face = (rank) =>
  `${wall(`td-wall-${rank}`, 6, 128)}${PLAIN}<g clip-path="url(#td-wall-${rank})"><rect width="100" height="140" fill="${WALL[rank]}"/>${figureOf(rank)}` +
  `${cut(CORNER, DEEP).replace('<path', '<path transform="translate(1.400 2)"')}</g>${tab(CORNER)}`;

/** A small card: its numeral stays readable in a fan that shows two fifths of it. @param {number} rank */
const small = (rank) =>
  `${wall(`td-low-${rank}`, 6, 128)}${PLAIN}<g clip-path="url(#td-low-${rank})"><rect width="100" height="140" fill="${WALL[rank]}"/>` +
  `<g transform="translate(11 29.500) scale(.78)">${figureOf(rank)}</g>${cut(BAND, DEEP).replace('<path', '<path transform="translate(1 2)"')}</g>${tab(BAND)}`;

/** The numeral of a small card. @param {number} rank */
const largeNumeral = (rank) =>
  `<text x="${rank > 9 ? 3 : 8}" y="44" font-size="${rank > 9 ? 46 : 50}" ${rank > 9 ? 'textLength="36" lengthAdjust="spacingAndGlyphs"' : ''} fill="${INK}" style="${DISPLAY}">${rank}</text>`;

/** A card with its name below. @param {number} rank @param {string} name */
const namedFace = (rank, name) =>
  `${wall('td-named', 6, 110)}${PLAIN}<g clip-path="url(#td-named)"><rect width="100" height="140" fill="${WALL[rank]}"/><g transform="translate(7 2) scale(.86)">${figureOf(rank)}</g>` +
  `${cut(CORNER, DEEP).replace('<path', '<path transform="translate(1.400 2)"')}</g>${tab(CORNER)}${numeral(rank)}` +
  `<text x="50" y="131" font-size="${name.length > 14 ? 9.6 : name.length > 12 ? 10.6 : 11.5}" text-anchor="middle" fill="${INK}" style="${TEXT}">${name}</text>`;

/** Paper and ribbon of a gift, by day. */
const WRAPS = [['#b8322f', SNOW], ['#2f7d54', GOLD], [GOLD, '#b8322f'], ['#7a4a86', GOLD], ['#8cc0d6', '#b8322f'], [PAPER, '#2f7d54']];

/** A wrapped gift in a box of 60 x 64, with a label for its day. @param {number} day 0: without one */
function wrapped(day) {
  const [paper = '', ribbon = ''] = WRAPS[Math.max(day - 1, 0) % WRAPS.length] ?? [];
  return (
    cut('M8 26H54V62H8Z', SHADE) + cut('M7 24H53V60H7Z', paper) + cut('M4 16H56V28H4Z', paper) + cut('M4 28H56V30.400H4Z', 'rgba(0,0,0,.2)') +
    cut('M25.500 16H34.500V60H25.500Z', ribbon) + cut('M30 16C20 18 8 12 14 5C20 0 28 8 30 16C32 8 40 0 46 5C52 12 40 18 30 16Z', ribbon) +
    (day ? dot(30, 44, 15, PAPER) : '')
  ); // prettier-ignore
}

/** The tone-on-tone rosette of the table, folded like a wycinanka. */
const ROSETTE = (() => {
  const [fill, hole] = ['#1b4338', '#173a31'];
  return (
    cut(poly(24, 98, 92), fill) +
    ring(16, () => cut('M0 -92C-8 -82 -9 -70 0 -60C9 -70 8 -82 0 -92Z', hole)) +
    ring(16, () => `<g transform="rotate(11.25)">${cut('M0 -66C-3 -62 -3 -58 0 -54C3 -58 3 -62 0 -66Z', hole)}</g>`) +
    ring(8, () => cut('M0 -52C-11 -42 -11 -28 0 -16C11 -28 11 -42 0 -52Z', hole) + cut('M0 -44C-5 -38 -5 -31 0 -25C5 -31 5 -38 0 -44Z', fill)) +
    cut(poly(8, 12, 6), hole)
  );
})();

/** A star in the middle of the back. */
const EMBLEM = cut(poly(12, 10, 5.5), GOLD) + dot(0, 0, 2.6, '#0e211d');

/** @type {Record<string, [string, string]>} */
const SYMBOLS = {
  'twelve_days-back': ['0 0 100 140', back({ ground: '#173a31', deep: '#0e211d', gold: GOLD, emblem: EMBLEM })],
  'twelve_days-sprig': ['0 0 60 60', sprig('#3f8567', GOLD)],
  'twelve_days-rosette': ['-100 -100 200 200', ROSETTE],
};
for (const rank of RANKS) {
  SYMBOLS[`twelve_days-face-${rank}`] = ['0 0 100 140', face(rank)];
  SYMBOLS[`twelve_days-small-${rank}`] = ['0 0 100 140', small(rank)];
}
for (const day of [0, ...RANKS]) SYMBOLS[`twelve_days-gift-${day}`] = ['0 0 60 64', wrapped(day)];
define(SYMBOLS);

/** @param {string} title */
const spoken = (title) => (title ? html`<span class="sr">${title}</span>` : nothing);

/**
 * A card face up; its name is told where `title` gives it.
 * @param {number} rank @param {{title?: string, small?: boolean}} [how]
 */
export const card = (rank, { title = '', small: far = false } = {}) =>
  html`${spoken(title)}${unsafeHTML(`<svg class="td-card" viewBox="0 0 100 140" aria-hidden="true">${use(`twelve_days-${far ? 'small' : 'face'}-${rank}`, 0, 0, 100, 140)}${far ? largeNumeral(rank) : numeral(rank)}</svg>`)}`;

/** A large card with its name printed on it. @param {number} rank @param {string} name */
export const namedCard = (rank, name) =>
  html`${spoken(`${rank}, ${name}`)}${unsafeHTML(`<svg class="td-card" viewBox="0 0 100 140" aria-hidden="true">${namedFace(rank, name)}</svg>`)}`;

/** @param {string} name @param {string} cls @param {string} title */
const picture = (name, cls, title) => unsafeHTML(figure(`twelve_days-${name}`, { cls, ...(title ? { title } : {}) }));

/** @param {string} [title] */
export const cardBack = (title = '') => picture('back', 'td-card', title);

/** A gift that says its day, for show: all are worth the same. @param {number} day */
export const gift = (day) =>
  unsafeHTML(
    `<svg class="td-gift" viewBox="0 0 60 64" aria-hidden="true">${use(`twelve_days-gift-${day}`, 0, 0, 60, 64)}` +
      `<text x="30" y="52.400" font-size="24" text-anchor="middle" fill="${INK}" style="${TEXT};letter-spacing:-1px">${day}</text></svg>`,
  );

/** The sign of a gift. */
export const present = () => picture('gift-0', 'td-gift', '');

/** The ornaments under the cards of the TV. */
export const cloth = () =>
  html`${picture('rosette', 'td-rosette', '')}${['left', 'right'].map((side) => html`<i class="td-sprig td-sprig-${side}">${picture('sprig', '', '')}</i>`)}`;

/** One figure alone on its wall, a tile of 100 x 100. @param {number} rank */
export const tile = (rank) =>
  unsafeHTML(`<svg class="td-tile" viewBox="0 40 100 100" aria-hidden="true"><rect y="40" width="100" height="100" rx="14" fill="${WALL[rank]}"/>${figureOf(rank)}</svg>`);
