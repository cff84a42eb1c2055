// The cards of Hats, cut from paper: seven hats told apart by outline, letter and colour; black hat, back, cookie.
import { cut, dot, f1, poly, ring } from '/web/art/cut.js';
import { back, line, PAPER, PLAIN, SNOW, sprig } from '/web/art/deck.js';
import { define, figure, use } from '/web/art/symbols.js';
import { html, nothing, unsafeHTML } from '/web/lit.js';

const INK = '#221c15';
const PAPER2 = '#ece1c9';
const GOLD = '#e8ab3b';
const SHADE = 'rgba(20,14,8,.22)';
const DISPLAY = "font-family:var(--display);font-weight:700";
const TEXT = 'font-family:var(--text);font-weight:750';

/** @typedef {{letter: string, base: string, dark: string, mid: string, light: string}} Papers */

/** The papers and the letter of each type; letters are the same in all languages. @type {Record<string, Papers>} */
export const HATS = {
  topper: { letter: 'T', base: '#2d4770', dark: '#182845', mid: '#5b7bb2', light: '#93acd6' },
  bowler: { letter: 'W', base: '#a4622c', dark: '#583010', mid: '#c98a50', light: '#e0ad78' },
  bonnet: { letter: 'N', base: '#d4778d', dark: '#7d2a43', mid: '#e8a0b0', light: '#f6c9d2' },
  beret: { letter: 'R', base: '#b8322f', dark: '#6f181a', mid: '#d4605a', light: '#ee9c92' },
  boater: { letter: 'O', base: '#e8ab3b', dark: '#6d420b', mid: '#f2c563', light: '#fae0a0' },
  nightcap: { letter: 'C', base: '#5a9fbb', dark: '#1c4f66', mid: '#8fc2d6', light: '#c5e3ef' },
  plume: { letter: 'P', base: '#2f7d54', dark: '#123f2a', mid: '#5fae86', light: '#8fd0ab' },
};

/** @param {number} x @param {number} y @param {string} art */
const at = (x, y, art) => `<g transform="translate(${x} ${y})">${art}</g>`;

/** One hat in a box of 100 x 80, in its papers. @type {Record<string, (h: Papers) => string>} */
const HAT = {
  topper: (h) =>
    cut('M25 60L22 14C22 6 78 6 78 14L75 60Z', h.base) +
    cut('M22 14C22 6 78 6 78 14C70 18 30 18 22 14Z', h.mid) +
    line('M30 24L32 42', h.mid, 2.6, 'opacity=".7"') +
    cut('M24 46C40 51 60 51 76 46L75 60H25Z', h.dark) +
    at(50, 54, cut(poly(6, 8, 4), h.light)) +
    cut('M4 62C8 54 18 60 26 59C40 63 60 63 74 59C82 60 92 54 96 62C88 76 12 76 4 62Z', h.base) +
    line('M9 65C24 72 76 72 91 65', h.light, 2),
  bowler: (h) =>
    cut('M20 60C16 8 84 8 80 60Z', h.base) +
    line('M30 34C34 24 42 20 48 19', h.light, 3) +
    cut('M20 48C38 54 62 54 80 48V62H20Z', h.dark) +
    cut('M68 46L80 40L79 62L68 58Z', h.light) +
    cut('M68 50L60 46V60L68 56Z', h.light) +
    cut('M4 56C10 48 18 58 24 60C40 65 60 65 76 60C82 58 90 48 96 56C94 74 72 76 50 76C28 76 6 74 4 56Z', h.base) +
    line('M11 62C26 71 74 71 89 62', h.light, 2),
  bonnet: (h) =>
    cut('M46 12C74 4 92 22 88 44C86 58 74 66 58 66Z', h.base) +
    line('M66 20C76 26 80 38 76 52M58 18C66 28 68 44 64 58', h.light, 2.2) +
    `<path d="M56 6C50 2 44 4 42 9C35 6 29 10 29 16C22 16 18 22 20 28C14 31 13 38 17 42C13 47 15 54 21 56C21 62 27 66 33 64C36 70 44 72 50 67C55 69 60 66 60 62C46 46 46 24 58 12C59 10 58 7 56 6Z" fill="${SNOW}" stroke="${h.base}" stroke-width="1.4"/>` +
    cut('M54 11C30 16 24 50 54 64C45 46 45 26 54 11Z', h.dark) +
    dot(33, 26, 2.6, h.base) +
    dot(28, 38, 2.6, h.base) +
    dot(32, 50, 2.6, h.base) +
    cut('M56 68C46 62 40 68 42 76C50 78 54 74 56 71C58 74 64 78 72 75C72 66 64 63 56 68Z', h.dark) +
    dot(56.5, 70, 3, h.light),
  beret: (h) =>
    line('M56 16C58 10 62 7 68 6', h.dark, 5) +
    cut('M6 46C2 22 36 10 60 13C86 16 100 36 94 48C90 58 74 55 52 57C34 58 10 62 6 46Z', h.base) +
    line('M18 38C26 26 42 22 56 22', h.light, 3) +
    cut('M30 56C48 51 66 51 82 54L80 69C66 66 46 66 33 71Z', h.dark) +
    line('M36 64C50 60 66 60 78 61', h.light, 2, 'stroke-dasharray="4 4"') +
    at(76, 36, cut(poly(5, 8, 4), h.light)),
  boater: (h) =>
    cut('M24 22C24 15 76 15 76 22V58H24Z', h.base) +
    cut('M24 22C24 15 76 15 76 22C70 27 30 27 24 22Z', h.mid) +
    cut('M24 39C40 44 60 44 76 39V55C60 60 40 60 24 55Z', h.dark) +
    line('M24 46C40 51 60 51 76 46', h.light, 3) +
    cut('M70 44L90 36L86 46L92 56L70 52Z', h.dark) +
    cut('M3 62C3 53 22 55 26 55C40 60 60 60 74 55C78 55 97 53 97 62C97 74 3 74 3 62Z', h.base) +
    line('M10 64H12M22 67H26M38 69H42M56 69H60M72 67H76M86 64H89', h.dark, 2),
  nightcap: (h) =>
    cut('M22 60C18 28 36 6 62 8C82 10 94 26 91 50L82 50C80 40 76 34 68 34C76 42 78 52 78 60Z', h.base) +
    cut('M30 36C44 30 58 32 74 44L76 52C60 42 42 42 27 48Z', h.light) +
    cut('M40 18C52 14 66 18 76 28L70 34C62 26 48 24 34 28Z', h.light) +
    at(86.5, 57, cut(poly(9, 11.5, 8.3), SNOW)) +
    dot(86.5, 57, 3, h.light) +
    cut('M14 64C14 58 20 57 24 58C40 62 60 62 76 58C80 57 86 60 84 66C84 74 80 75 76 75C60 78 38 78 22 75C18 75 14 72 14 64Z', SNOW) +
    line('M24 63V71M34 64V73M44 65V74M54 65V74M64 64V73M74 63V71', h.base, 2.2),
  plume: (h) =>
    cut('M30 58C26 32 38 24 52 28C66 20 76 34 71 58Z', h.dark) +
    cut('M29 48C44 54 60 54 72 48L71 60H30Z', h.light) +
    cut('M72 52C84 30 66 4 32 6C22 6 14 9 8 15L20 17L12 24L26 23L20 31L34 28L30 37L44 33L44 41L56 38C62 40 68 46 72 52Z', h.base) +
    line('M68 46C60 28 44 18 20 14', h.light, 2.2) +
    cut('M2 62C16 50 30 57 50 58C70 57 86 50 98 64C84 78 18 76 2 62Z', h.dark) +
    line('M10 63C30 70 72 70 90 64', h.base, 3) +
    at(70, 54, cut(poly(8, 6.5, 3.3), GOLD)),
};

/** A hat as a drawing in a box of 100 x 80, for a larger picture. @param {string} type */
export const hatArt = (type) => (HAT[type] ?? HAT.topper)(HATS[type] ?? HATS.topper);

/** The hat with the hard shadow that paper drops. @param {string} type @param {number} deep */
const raised = (type, deep) =>
  `<g opacity=".27" transform="translate(${f1(deep * 0.6)} ${deep})">${hatArt(type).replace(/(fill|stroke)="#[^"]+"/g, `$1="${INK}"`)}</g>${hatArt(type)}`;

/** A toothed disc for the letter. @param {number} r @param {string} fill */
const rosette = (r, fill) => cut(poly(12, r, r * 0.82), fill);

const WALL = 'M14 50H86Q94 50 94 58V126Q94 134 86 134H14Q6 134 6 126V58Q6 50 14 50Z';

/** Light that falls behind the hat, cut to the wall. @param {string} clip */
const rays = (clip) =>
  `<g clip-path="url(#${clip})">${ring(16, () => line('M0 -8V-86', SNOW, 3, 'opacity=".36"')).replace(/^/, '<g transform="translate(50 112)">')}</g></g>`;

/** Everything of a card but its number and letter. @param {string} type @param {Papers} h */
const face = (type, h) =>
  `<clipPath id="hats-wall-${type}"><path d="${WALL}"/></clipPath>${PLAIN}` +
  cut(WALL, h.light) +
  rays(`hats-wall-${type}`) +
  `<g clip-path="url(#hats-wall-${type})">${cut(`M6 134V127${'a7.33 6.4 0 0 1 14.666 0'.repeat(6)}V134Z`, h.dark)}</g>` +
  `<path d="${WALL}" fill="none" stroke="${h.dark}" stroke-opacity=".16" stroke-width="1"/>` +
  `<g transform="translate(9.500 58) scale(.81)">${raised(type, 2.6)}</g>` +
  at(79, 26, rosette(17, h.dark));

/** A card in a collection, seen from far away: number and letter take the upper half. @param {string} type @param {Papers} h */
const small = (type, h) =>
  PLAIN +
  cut('M14 64H86Q94 64 94 72V126Q94 134 86 134H14Q6 134 6 126V72Q6 64 14 64Z', h.light) +
  `<g transform="translate(11 66) scale(.78)">${raised(type, 3.4)}</g>` +
  at(71, 32, rosette(27.5, h.dark));

const NIGHT = { letter: '', base: '#2b2722', dark: '#0f0d0b', mid: '#6b6050', light: '#a89a84' };
const BLACK =
  `<rect x=".6" y=".6" width="98.8" height="138.8" rx="11" fill="#3a342c" stroke="#5d5243" stroke-width="1.2"/>` +
  line('M10 20Q10 10 20 10H80Q90 10 90 20V120Q90 130 80 130H20Q10 130 10 120Z', '#8d8270', 1.8, 'stroke-dasharray="1 5"') +
  at(50, 50, cut(poly(16, 37, 32.6), '#00000055').replace('<path', '<path transform="translate(1.500 2.600)"') + cut(poly(16, 37, 32.6), PAPER2)) +
  `<g transform="translate(21.500 26) scale(.57)">${HAT.topper?.(NIGHT)}</g>`;

/** The cookie: five points, so five almonds. */
const COOKIE =
  cut(poly(14, 46, 41.4, 2, 3), SHADE) +
  cut(poly(14, 46, 41.4), '#b4702f') +
  dot(0, 0, 37, '#d99a52') +
  `<circle r="37" fill="none" stroke="${SNOW}" stroke-width="3" stroke-dasharray="1 6.4" stroke-linecap="round"/>` +
  ring(5, () => cut('M0 -12C-7 -18 -6 -28 0 -32C6 -28 7 -18 0 -12Z', SNOW) + line('M0 -17V-26', '#d99a52', 1.6)) +
  dot(0, 0, 8, '#b8322f');

/** A golden topper in the middle of the back. */
const EMBLEM = `<g transform="translate(-9 -7.400) scale(.18)">${HAT.topper?.({ letter: '', base: GOLD, dark: '#182845', mid: SNOW, light: SNOW })}</g>`;

/** @type {Record<string, [string, string]>} */
const SYMBOLS = {
  'hats-black': ['0 0 100 140', BLACK],
  'hats-back': ['0 0 100 140', back({ ground: '#2d4770', deep: '#182845', gold: GOLD, emblem: EMBLEM })],
  'hats-cookie': ['-50 -50 100 100', COOKIE],
  'hats-sprig': ['0 0 60 60', sprig('#2f7d54', '#b8322f')],
};
for (const [type, papers] of Object.entries(HATS)) {
  SYMBOLS[`hats-hat-${type}`] = ['0 0 100 80', raised(type, 3)];
  SYMBOLS[`hats-face-${type}`] = ['0 0 100 140', face(type, papers)];
  SYMBOLS[`hats-small-${type}`] = ['0 0 100 140', small(type, papers)];
}
define(SYMBOLS);

/** "topper-4" is a topper. @param {string} card */
export const typeOf = (card) => card.slice(0, card.lastIndexOf('-'));

/** "topper-4" has the number 4. @param {string} card */
export const numberOf = (card) => Number(card.slice(card.lastIndexOf('-') + 1));

/** A picture and its name for those who hear the page. @param {string} title @param {string} svg */
const named = (title, svg) => html`${title ? html`<span class="sr">${title}</span>` : nothing}${unsafeHTML(svg)}`;

/**
 * A card face up; its name is told where `title` gives it.
 * @param {string} card @param {{title?: string, small?: boolean}} [how]
 */
export function card(card, { title = '', small: far = false } = {}) {
  const [type, number] = [typeOf(card), numberOf(card)];
  const { dark, letter } = HATS[type] ?? NIGHT;
  const mark = far ? 'x="71" y="47.500" font-size="44"' : 'x="79" y="33.400" font-size="21"';
  const place = far ? 'x="5" y="51" font-size="53" textLength="29" lengthAdjust="spacingAndGlyphs"' : 'x="9" y="42" font-size="42"';
  return named(
    title,
    `<svg class="ht-card" viewBox="0 0 100 140" aria-hidden="true">${use(`hats-${far ? 'small' : 'face'}-${type}`, 0, 0, 100, 140)}` +
      `<text ${place} fill="${dark}" style="${DISPLAY}">${number}</text>` +
      `<text ${mark} text-anchor="middle" fill="${SNOW}" style="${TEXT}">${letter}</text></svg>`,
  );
}

/** A black hat, worth one point. @param {{title?: string}} [how] */
export const blackHat = ({ title = '' } = {}) =>
  named(
    title,
    `<svg class="ht-card" viewBox="0 0 100 140" aria-hidden="true">${use('hats-black', 0, 0, 100, 140)}` +
      `<text x="50" y="129" font-size="46" text-anchor="middle" fill="${PAPER}" style="${DISPLAY}">1</text></svg>`,
  );

/** @param {string} name @param {string} cls @param {string} title */
const picture = (name, cls, title) => unsafeHTML(figure(`hats-${name}`, { cls, ...(title ? { title } : {}) }));

/** @param {string} [title] */
export const cardBack = (title = '') => picture('back', 'ht-card', title);

/** @param {string} [title] */
export const cookie = (title = '') => picture('cookie', 'ht-cookie', title);

/** A hat alone. @param {string} type @param {string} [title] */
export const hat = (type, title = '') => picture(`hat-${type}`, 'ht-hat', title);

/** A small black hat alone. */
export const blackGlyph = () => html`<span class="ht-hat ht-blackglyph">${unsafeHTML(`<svg viewBox="0 0 100 80" aria-hidden="true">${HAT.topper?.(NIGHT)}</svg>`)}</span>`;

/** The corners of the tea cloth. */
export const sprigs = () => html`${[0, 1, 2, 3].map((i) => html`<i class="ht-sprig ht-sprig-${i}">${picture('sprig', '', '')}</i>`)}`;
