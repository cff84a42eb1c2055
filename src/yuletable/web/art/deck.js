// What the decks of all card games share: 100 x 140 of paper, the back with its rosette, folk leaves. SVG source.
import { cut, dot, ring } from './cut.js';

export const SNOW = '#fdfaf2';
export const PAPER = '#f7f0e1';
const PAPER2 = '#ece1c9';

/** The paper of a card. */
export const PLAIN = `<rect x=".6" y=".6" width="98.8" height="138.8" rx="11" fill="${PAPER}" stroke="${PAPER2}" stroke-width="1.2"/>`;

/** A line with round ends. @param {string} d path data @param {string} ink @param {number} wide @param {string} [more] */
export const line = (d, ink, wide, more = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** The drawing and its mirror image on a card. @param {string} art */
export const both = (art) => `${art}<g transform="translate(100 0) scale(-1 1)">${art}</g>`;

/** A leaf of an ornament, from (x, y). @param {number} x @param {number} y @param {number} turn degrees @param {string} fill @param {number} [k] */
export const leaf = (x, y, turn, fill, k = 1) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${k})" d="M0 0C-5 -6 -4 -14 0 -18C4 -14 5 -6 0 0Z" fill="${fill}"/>`;

/** A sprig for the corners of a table, 60 x 60, growing from the bottom left. @param {string} green @param {string} berry */
export const sprig = (green, berry) =>
  leaf(10, 50, 45, green, 1.1) + leaf(12, 40, 4, green, 0.95) + leaf(20, 48, 86, green, 0.95) +
  leaf(22, 30, 24, green, 0.8) + leaf(30, 38, 66, green, 0.8) +
  dot(9, 51, 4.4, berry) + dot(33, 25, 2.6, berry) + dot(39, 19, 1.8, berry); // prettier-ignore

/**
 * The back of a deck: one folk rosette, eightfold, with the game's own emblem in its middle.
 * @param {{ground: string, deep: string, gold: string, emblem: string}} papers emblem: around the origin, within 12
 */
export function back({ ground, deep, gold, emblem }) {
  const petals = ring(
    8,
    () => cut('M0 -14C-9 -22 -8 -34 0 -40C8 -34 9 -22 0 -14Z', SNOW) + cut('M0 -20C-4 -25 -3.5 -31 0 -35C3.5 -31 4 -25 0 -20Z', ground),
  );
  const between = ring(8, () => `<g transform="rotate(22.5)">${dot(0, -37, 2.6, gold)}</g>`);
  const sprigs = `<g transform="translate(0 16)">${both(leaf(49, 4, -70, gold, 0.8) + leaf(38, 3, -84, gold, 0.7) + leaf(44, 6, -118, SNOW, 0.6))}</g>`;
  return (
    `<rect x=".6" y=".6" width="98.8" height="138.8" rx="11" fill="${PAPER}"/><rect x="6" y="6" width="88" height="128" rx="8" fill="${ground}"/>` +
    `<rect x="10" y="10" width="80" height="120" rx="5" fill="none" stroke="${gold}" stroke-width="1.2" stroke-dasharray="1 4" stroke-linecap="round"/>` +
    `${sprigs}<g transform="rotate(180 50 70)">${sprigs}</g>` +
    `<g transform="translate(50 70) scale(.86)"><circle r="43" fill="${deep}" opacity=".35"/>${petals}${between}<circle r="13" fill="${deep}"/>${emblem}</g>`
  );
}
