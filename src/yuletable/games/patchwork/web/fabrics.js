// Cloth: eighteen patterns in thirteen palettes. No two patches share both, so none is told by hue alone.
import { define, use } from '/web/art/symbols.js';
import { star } from '/web/art/poster.js';

/**
 * base: the cloth; a, b: its motifs; ribbon: what it is tied with; dark: seams on it are light.
 * @typedef {{base: string, a: string, b: string, ribbon: string, dark?: boolean}} Palette
 */

/** @type {Record<string, Palette>} */
export const PALETTES = {
  berry: { base: '#b8322f', a: '#f9e9cf', b: '#7d1d20', ribbon: '#f4d58f', dark: true },
  white: { base: '#f8efdd', a: '#b8322f', b: '#2f7d54', ribbon: '#2f7d54' },
  pine: { base: '#2f7d54', a: '#f2edd8', b: '#174b34', ribbon: '#f4d58f', dark: true },
  mint: { base: '#cfe2c8', a: '#24624a', b: '#b8322f', ribbon: '#b8322f' },
  sea: { base: '#2b5f78', a: '#eef4ef', b: '#8cc0d6', ribbon: '#f0b7a4', dark: true },
  frost: { base: '#b4d8e6', a: '#26566f', b: '#fdfaf2', ribbon: '#b8322f' },
  candle: { base: '#e8ab3b', a: '#80400f', b: '#fbeecb', ribbon: '#8e2523' },
  butter: { base: '#f5dfa6', a: '#9a4a1d', b: '#2f7d54', ribbon: '#7a4a86' },
  plum: { base: '#7a4a86', a: '#f3dfe6', b: '#4b2857', ribbon: '#e8ab3b', dark: true },
  lilac: { base: '#dccae3', a: '#6b3c78', b: '#b8322f', ribbon: '#2f7d54' },
  spruce: { base: '#1f4a3d', a: '#e8ab3b', b: '#e4664f', ribbon: '#d9513f', dark: true },
  kraft: { base: '#bb8e5e', a: '#fbf3e2', b: '#5d3b1c', ribbon: '#b8322f', dark: true },
  rose: { base: '#e29a86', a: '#7e1f22', b: '#fbeee0', ribbon: '#fbeee0' },
};

/** @param {number} x @param {number} y @param {number} s */
export const heart = (x, y, s) =>
  `M${x} ${y + s}C${x - s * 1.7} ${y - s * 0.1} ${x - s * 0.9} ${y - s * 1.25} ${x} ${y - s * 0.35}C${x + s * 0.9} ${y - s * 1.25} ${x + s * 1.7} ${y - s * 0.1} ${x} ${y + s}Z`;

/** @param {number} x @param {number} y @param {number} s */
const pine = (x, y, s) =>
  `M${x} ${y - s}L${x + s * 0.55} ${y - s * 0.25}H${x + s * 0.3}L${x + s * 0.75} ${y + s * 0.6}H${x + s * 0.14}V${y + s}H${x - s * 0.14}V${y + s * 0.6}H${x - s * 0.75}L${x - s * 0.3} ${y - s * 0.25}H${x - s * 0.55}Z`;

/** @param {number} x @param {number} y @param {number} r */
function flake(x, y, r) {
  return [0, 60, 120]
    .map((turn) => {
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      /** @param {number} u @param {number} v */
      const p = (u, v) => `${(x + u * c - v * s).toFixed(1)} ${(y + u * s + v * c).toFixed(1)}`;
      const arms = [1, -1].map((k) => `M${p(k * r, r * 0.36)}L${p(k * r * 0.58, 0)}L${p(k * r, -r * 0.36)}`);
      return `M${p(-r, 0)}L${p(r, 0)}${arms.join('')}`;
    })
    .join('');
}

/** @param {[number, number][]} at @param {number} r */
const dots = (at, r) => at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
/** The four corners of a square tile. @param {number} s @returns {[number, number][]} */
const corners = (s) => [[0, 0], [s, 0], [0, s], [s, s]]; // prettier-ignore

/**
 * A tile of each pattern: width, height, drawing, and how it lies.
 * @type {Record<string, [number, number, (p: Palette) => string, string?]>}
 */
const TILES = {
  candy: [34, 34, (p) => `<path d="M0 0H17V34H0Z" fill="${p.a}"/><path d="M24 0h3v34h-3z" fill="${p.b}"/>`, 'rotate(45)'],
  dots: [30, 30, (p) => `<g fill="${p.a}">${dots([[7.5, 7.5], [22.5, 22.5]], 5.4)}</g>`],
  gingham: [30, 30, (p) => `<g fill="${p.a}" fill-opacity=".5"><path d="M0 0H15V30H0Z"/><path d="M0 0H30V15H0Z"/></g>`],
  tartan: [60, 60, (p) => `<g fill="${p.a}" fill-opacity=".42"><path d="M19 0h22v60h-22z"/><path d="M0 19h60v22h-60z"/></g><g fill="${p.a}"><path d="M28.5 0h3v60h-3z"/><path d="M0 28.5h60v3h-60z"/></g><g fill="${p.b}"><path d="M0 0h3v60h-3z"/><path d="M0 0h60v3h-60z"/></g>`],
  stars: [40, 40, (p) => `<path d="${star(20, 20, 14.5)}" fill="${p.a}"/><circle cx="20" cy="20" r="3.2" fill="${p.b}"/><g fill="${p.b}">${dots(corners(40), 4)}</g>`],
  snow: [44, 44, (p) => `<path d="${flake(22, 22, 14)}" fill="none" stroke="${p.a}" stroke-width="3" stroke-linecap="round"/><g fill="${p.b}">${dots(corners(44), 3.6)}</g>`],
  zigzag: [30, 30, (p) => `<path d="M-4 14L7.5 2.5 22.5 17.5 34 6" fill="none" stroke="${p.a}" stroke-width="6"/><path d="M-4 29L7.5 17.5 22.5 32.5 34 21" fill="none" stroke="${p.b}" stroke-width="3"/>`],
  isle: [30, 60, (p) => `<path d="M0 4h30v3.5H0zM0 53h30v3.5H0z" fill="${p.b}"/><path d="M15 12L25 30 15 48 5 30Z" fill="${p.a}"/><path d="M15 23L19 30 15 37 11 30Z" fill="${p.b}"/><g fill="${p.a}">${dots([[0, 20], [30, 20], [0, 40], [30, 40]], 3.4)}</g>`],
  hearts: [40, 40, (p) => `<path d="${heart(10, 10, 8.5)}${heart(30, 30, 8.5)}" fill="${p.a}"/><g fill="${p.b}">${dots([[30, 10], [10, 30]], 2.6)}</g>`],
  pines: [40, 44, (p) => `<path d="${pine(10, 11, 10)}${pine(30, 33, 10)}" fill="${p.a}"/><path d="${star(30, 11, 4.6, 0.5)}${star(10, 33, 4.6, 0.5)}" fill="${p.b}"/>`],
  holly: [48, 48, (p) => `<g fill="${p.b}"><path d="M24 25C15 26 8 21 4 12C8 13 10 12 11 9C16 11 22 16 24 25Z"/><path d="M24 25C33 26 40 21 44 12C40 13 38 12 37 9C32 11 26 16 24 25Z"/></g><g fill="${p.a}">${dots([[19.5, 29], [28.5, 29], [24, 36.5]], 4.3)}</g>`],
  herring: [32, 20, (p) => `<g fill="${p.a}"><path d="M0 0L15 10V16L0 6Z"/><path d="M16 16L31 6V12L16 22ZM16 -4L31 -14V-8L16 2Z"/></g>`],
  scales: [34, 34, (p) => [[17, 0], [0, 17], [34, 17], [17, 34], [0, 51], [34, 51]].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y - 6}" r="16" fill="${p.base}" stroke="${p.a}" stroke-width="3.2"/><circle cx="${x}" cy="${y - 3}" r="4" fill="${p.b}"/>`).join('')],
  argyle: [40, 60, (p) => `<path d="M20 4L38 30 20 56 2 30Z" fill="${p.a}" fill-opacity=".9"/><path d="M20 0L40 30 20 60 0 30ZM0 0L20 30 0 60M40 0L20 30 40 60" fill="none" stroke="${p.b}" stroke-width="2.6" stroke-dasharray="5 4"/>`],
  crosses: [32, 32, (p) => `<path d="M5 1h6v4h4v6h-4v4h-6v-4h-4v-6h4z" fill="${p.a}"/><path d="M21 17h6v4h4v6h-4v4h-6v-4h-4v-6h4z" fill="${p.b}"/>`],
  stripes: [30, 30, (p) => `<path d="M3 0h11v30H3z" fill="${p.a}"/><path d="M18 0h3v30h-3zM25 0h3v30h-3z" fill="${p.b}"/>`],
  wheels: [60, 60, (p) => `<g fill="${p.a}"><path d="M0 0H30L0 30Z"/><path d="M60 0V30L30 0Z"/><path d="M60 60H30L60 30Z"/><path d="M0 60V30L30 60Z"/></g><path d="M30 30L45 15V30ZM30 30L45 45H30ZM30 30L15 45V30ZM30 30L15 15H30Z" fill="${p.b}"/>`],
  waves: [40, 26, (p) => `<path d="M-2 8Q10 -4 20 8T42 8" fill="none" stroke="${p.a}" stroke-width="4.6"/><path d="M-2 21Q10 9 20 21T42 21" fill="none" stroke="${p.b}" stroke-width="3.4"/>`],
}; // prettier-ignore

/** Cloth seen from afar has a coarser pattern. */
const COARSE = 1.45;

/** The palette of a name. @param {string} name @returns {Palette} */
export const paletteOf = (name) => PALETTES[name] ?? { base: '#f8efdd', a: '#b8322f', b: '#2f7d54', ribbon: '#2f7d54' };

/**
 * What to fill cloth with; the page holds the pattern from then on.
 * @param {string} pattern @param {string} palette @param {boolean} small is it drawn small?
 */
export function cloth(pattern, palette, small) {
  const id = `patchwork_cloth-${pattern}-${palette}${small ? '-small' : ''}`;
  const [w, h, draw, lies = ''] = TILES[pattern] ?? [1, 1, () => ''];
  const colours = paletteOf(palette);
  const body = `<rect width="${w}" height="${h}" fill="${colours.base}"/>${draw(colours)}`;
  const zoom = small ? COARSE : 1;
  define({
    [`${id}-roll`]: [
      '0 0 1 1',
      `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="scale(${zoom}) ${lies}">${body}</pattern>`,
    ],
  });
  use(`${id}-roll`, 0, 0, 0, 0);
  return `url(#${id})`;
}
