// What is knitted: thirds of a sweater, whole sweaters with what is missing, the cloth patch.
import { cut, poly } from '/web/art/cut.js';
import { define, use } from '/web/art/symbols.js';
import { at, facts, fills, iconArt, ICONS, line, named, SHADE, SLOTS, SNOW, YARN } from './yarn.js';

export const DISPLAY = 'font-family:var(--display);font-weight:800';

/** @typedef {import('./yarn.js').Slot} Slot @typedef {import('./types.d.ts').PieceView} Piece */
/** @typedef {{shape: string, rib: string, seam: string, mid: [number, number], value: [number, number], icon: [number, number], worn: number, letter: [number, number]}} Third */

// Garment space: 240 x 206. The thirds share exact seams: the centre x = 120 and the waist y = 112.
const LEFT = 'M120 33C107 33 97 25 94 9C83 12 72 15 62 21C43 36 17 84 3 130L34 146C41 124 48 99 55 77L53 112H120Z';
const LEFT_RIB = 'M7.400 116.600L3 130L34 146L38.200 133ZM120 33C107 33 97 25 94 9L84.500 11.800C88 31 102 43.500 120 43.500Z';

/** The right shoulder is the left one, mirrored at x = 120. @param {string} d */
const flip = (d) => d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${240 - x} ${y}`).replace(/H(-?[\d.]+)/g, (_, x) => `H${240 - x}`);

/** @type {Record<Slot, Third>} */
export const THIRDS = {
  L: { shape: LEFT, rib: LEFT_RIB, seam: 'M120 44V112M120 112H53', mid: [86, 79], value: [86, 66], icon: [86, 90], worn: 35, letter: [86, 86] },
  R: { shape: flip(LEFT), rib: flip(LEFT_RIB), seam: 'M120 44V112M120 112H187', mid: [154, 79], value: [154, 66], icon: [154, 90], worn: 35, letter: [154, 86] },
  B: {
    shape: 'M53 112H187L188 198C188 202 186 204 182 204H58C54 204 52 202 52 198Z',
    rib: 'M52.400 186H187.700L188 198C188 202 186 204 182 204H58C54 204 52 202 52 198Z',
    seam: 'M53 112H187', mid: [120, 149], value: [89, 165], icon: [151, 149], worn: 46, letter: [120, 166],
  },
}; // prettier-ignore

/** @param {string} color @param {Slot} slot */
function wool(color, slot) {
  const { shape, rib, seam } = THIRDS[slot];
  return (
    `<path d="${shape}" fill="${SHADE}" transform="translate(1.500 2.500)"/>` +
    cut(shape, `url(#sweaters-knit-${color})`) + cut(rib, `url(#sweaters-rib-${color})`) + cut(shape, 'url(#sweaters-stitch)') +
    `<path d="${shape}" fill="none" stroke="${YARN[color]?.dark}" stroke-width="1.6" stroke-linejoin="round"/>` +
    line(seam, SNOW, 1.5, 'stroke-dasharray="4 4.400" opacity=".85"')
  ); // prettier-ignore
}

/** A burst with "?", for a patch that is still open. @param {number} r @param {string} dark */
const burst = (r, dark) =>
  cut(poly(8, r + 6, (r + 6) * 0.6), dark) + cut(poly(8, r, r * 0.52), SNOW) +
  `<g transform="scale(${r / 20})">${line('M-4.600 -4.800C-4.600 -11 5 -11 5 -5C5 -1 0 -1.500 0 3.500', dark, 3.6)}<circle cy="9.500" r="2.400" fill="${dark}"/></g>`; // prettier-ignore

/** The cloth patch, centred on (0, 0). @param {string} color @param {number} size */
export function patchArt(color, size) {
  const h = size / 2;
  const { dark = '' } = YARN[color] ?? {};
  const sq = `M${-h} ${-h + 6}Q${-h} ${-h} ${-h + 6} ${-h}H${h - 6}Q${h} ${-h} ${h} ${-h + 6}V${h - 6}Q${h} ${h} ${h - 6} ${h}H${-h + 6}Q${-h} ${h} ${-h} ${h - 6}Z`;
  return (
    `<path d="${sq}" fill="${SHADE}" transform="translate(1.500 2.500)"/>` +
    cut(sq, `url(#sweaters-knit-${color})`) + cut(sq, 'url(#sweaters-stitch)') + `<path d="${sq}" fill="none" stroke="${dark}" stroke-width="2"/>` +
    `<g transform="scale(.86)">${line(sq, SNOW, 3, 'stroke-dasharray="3 6.400"')}</g>` + burst(h * 0.62, dark)
  ); // prettier-ignore
}

/** @type {Record<string, [string, string]>} */
const SYMBOLS = {};
for (const [color, { dark }] of Object.entries(YARN)) {
  for (const slot of SLOTS) SYMBOLS[`sweaters-wool-${color}-${slot}`] = ['0 0 240 206', wool(color, slot)];
  for (const name of ICONS) {
    SYMBOLS[`sweaters-worn-${name}-${color}`] = ['-20 -20 40 40', iconArt(name, 40, { under: dark })];
    SYMBOLS[`sweaters-big-${name}-${color}`] = ['-20 -20 40 40', `<g transform="scale(${40 / 58})">${iconArt(name, 58, { under: dark })}</g>`];
  }
  SYMBOLS[`sweaters-patch-${color}`] = ['-40 -40 80 80', patchArt(color, 76)];
}
define(SYMBOLS);

/** @param {string} name @param {number} x @param {number} y @param {number} size */
const icon = (name, x, y, size) => use(`sweaters-${name}`, x - size / 2, y - size / 2, size, size);

/** The wool of a third with its big icon alone, as on a card. @param {string} card @param {Slot} slot */
export function plainThird(card, slot) {
  const { color, icon: name } = facts(card);
  const { mid } = THIRDS[slot];
  return use(`sweaters-wool-${color}-${slot}`, 0, 0, 240, 206) + icon(`big-${name}-${color}`, mid[0], mid[1], slot === 'B' ? 62 : 54);
}

/** A third as it is worn: value and icon on the wool; a patch has its stitches, open ones a "?". @param {Piece} piece @param {Slot} slot */
function wornThird(piece, slot) {
  const { color, patch } = facts(piece.card);
  const third = THIRDS[slot];
  const { dark = '' } = YARN[color] ?? {};
  const sewn = patch
    ? `<g clip-path="url(#sweaters-cut-${slot})"><path d="${third.shape}" fill="none" stroke="${SNOW}" stroke-width="13" stroke-dasharray="2.200 6.800"/></g>`
    : '';
  if (piece.value === null || piece.icon === null) {
    return use(`sweaters-wool-${color}-${slot}`, 0, 0, 240, 206) + sewn + at(third.mid[0], third.mid[1] + (slot === 'B' ? 0 : 3), burst(slot === 'B' ? 26 : 21, dark));
  }
  const [x, y] = third.value;
  return (
    use(`sweaters-wool-${color}-${slot}`, 0, 0, 240, 206) + sewn + icon(`worn-${piece.icon}-${color}`, third.icon[0], third.icon[1], third.worn) +
    `<text x="${x}" y="${y}" font-size="${slot === 'B' ? 50 : 40}" text-anchor="middle" fill="${SNOW}" stroke="${dark}" stroke-width="9" stroke-linejoin="round" paint-order="stroke" style="${DISPLAY}">${piece.value}</text>`
  ); // prettier-ignore
}

define({ 'sweaters-cuts': ['0 0 1 1', SLOTS.map((slot) => `<clipPath id="sweaters-cut-${slot}"><path d="${THIRDS[slot].shape}"/></clipPath>`).join('')] });

/** A third that is missing: a dashed outline with its letter, in the ink of its place. @param {Slot} slot @param {boolean} lit */
function ghost(slot, lit) {
  const { shape, letter } = THIRDS[slot];
  return (
    `<g class="sw-ghost ${lit ? 'sw-lit' : ''}"><path d="${shape}" fill="currentColor" opacity="${lit ? 0.22 : 0.1}"/>` +
    line(shape, 'currentColor', lit ? 3.6 : 2, 'stroke-dasharray="7 6" opacity=".75"') +
    `<text x="${letter[0]}" y="${letter[1]}" font-size="${slot === 'B' ? 46 : 40}" text-anchor="middle" fill="currentColor" opacity=".85" style="${DISPLAY}">${slot}</text></g>`
  );
}

/**
 * A sweater of up to three pieces; a patch without a slot is pinned beside the right shoulder. lit: slots
 * that are targets now; chosen: slots of pieces that are moving; title: its name for those who hear the page.
 * @param {Piece[]} pieces @param {{lit?: Slot[], chosen?: Slot[], title?: string}} [how]
 */
export function sweater(pieces, { lit = [], chosen = [], title = '' } = {}) {
  fills();
  use('sweaters-cuts', 0, 0, 1, 1);
  const bySlot = Object.fromEntries(pieces.filter((piece) => piece.slot).map((piece) => [piece.slot, piece]));
  const floating = pieces.find((piece) => !piece.slot);
  const order = /** @type {Slot[]} */ (['B', 'L', 'R']);
  const art = order.map((slot) => (bySlot[slot] ? wornThird(bySlot[slot], slot) : ghost(slot, lit.includes(slot)))).join('');
  const rim = lit.filter((slot) => bySlot[slot]).map((slot) => line(THIRDS[slot].shape, 'var(--candle)', 6)).join('');
  const held = chosen.map((slot) => line(THIRDS[slot].shape, '#221c15', 13) + line(THIRDS[slot].shape, 'var(--candle)', 7)).join('');
  const pinned = floating ? `<g transform="translate(211 34) rotate(9) scale(.66)">${use(`sweaters-patch-${facts(floating.card).color}`, -40, -40, 80, 80)}</g>` : '';
  return named(title, `<svg class="sw-sweater" viewBox="0 4 240 204" aria-hidden="true">${art}${rim}${held}${pinned}</svg>`);
}
