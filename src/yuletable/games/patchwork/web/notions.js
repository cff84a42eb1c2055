// Small things of a sewing box, as SVG source: buttons, tags, the 1x1 present, the tokens, the tree.
import { bow, star } from '/web/art/poster.js';
import { html, unsafeSVG } from '/web/lit.js';
import { heart } from './fabrics.js';

/** A sewn button, the coin and the income of the game. @param {number} x @param {number} y @param {number} r @param {boolean} [halo] with a shadow */
export function sewnButton(x, y, r, halo = true) {
  const [h, d] = [r * 0.3, r * 0.15];
  const shade = halo ? `<circle cx="${r * 0.1}" cy="${r * 0.2}" r="${r * 1.16}" fill="#000" opacity=".3"/>` : '';
  const holes = [[-h, -h], [h, -h], [-h, h], [h, h]].map(([a, b]) => `<circle cx="${a}" cy="${b}" r="${d}"/>`).join(''); // prettier-ignore
  return (
    `<g transform="translate(${x} ${y})">${shade}<circle r="${r * 1.12}" fill="#6d3d08"/><circle r="${r * 0.96}" fill="#f0b746"/><circle r="${r * 0.66}" fill="#d8932a"/>` +
    `<path d="M${-h} ${-h}L${h} ${h}M${h} ${-h}L${-h} ${h}" stroke="#fff3d2" stroke-width="${r * 0.16}"/><g fill="#6d3d08">${holes}</g></g>`
  );
}

/** An hourglass: time. @param {number} x @param {number} y @param {number} r @param {string} [colour] */
export const hourglass = (x, y, r, colour = 'currentColor') =>
  `<g transform="translate(${x} ${y}) scale(${r / 10})" fill="${colour}"><path d="M-7.5-10h15v3h-15zM-7.5 7h15v3h-15z"/>` +
  `<path d="M-5.8-6h11.6C5.8-2.6 2.6-1.6 1.6 0 2.6 1.6 5.8 2.6 5.8 6h-11.6C-5.8 2.6-2.6 1.6-1.6 0-2.6-1.6-5.8-2.6-5.8-6z" fill="none" stroke="${colour}" stroke-width="2"/>` +
  '<path d="M-3.4-3.4h6.8C2.6-2 1-1 0 0-1-1-2.6-2-3.4-3.4zM-4.4 5.6C-3.6 3.6-1 3 0 2 1 3 3.6 3.6 4.4 5.6z"/></g>';

/** An empty square: points lost. @param {number} x @param {number} y @param {number} r */
export function hole(x, y, r) {
  const s = r * 0.86;
  return `<rect x="${x - s}" y="${y - s}" width="${2 * s}" height="${2 * s}" rx="${r * 0.34}" fill="none" stroke="currentColor" stroke-width="${r * 0.2}" stroke-dasharray="${r * 0.42} ${r * 0.3}"/>`;
}

/** A little flag: where it is heading. @param {number} x @param {number} y @param {number} r */
export const goal = (x, y, r) =>
  `<g transform="translate(${x} ${y}) scale(${r / 10})"><path d="M-6-9.5V9.5" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M-5-9H8.5L5.5-4.5 8.5 0H-5Z" fill="#b8322f" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/></g>`;

/** Seven by seven: a frame with a seam. @param {number} x @param {number} y @param {number} r */
export const sevens = (x, y, r) =>
  `<g transform="translate(${x} ${y}) scale(${r / 10})"><rect x="-9" y="-9" width="18" height="18" rx="3.5" fill="#c4811b"/><rect x="-6.6" y="-6.6" width="13.2" height="13.2" rx="2" fill="none" stroke="#fff6df" stroke-width="1.4" stroke-dasharray="2.6 1.8"/>` +
  '<path d="M-3.6-3.8h7.200L-.8 4.600" fill="none" stroke="#fff6df" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g>';

/** Where a 1x1 lay that somebody took. @param {number} x left @param {number} y top @param {number} s size */
export const taken = (x, y, s) =>
  `<rect x="${x + s * 0.08}" y="${y + s * 0.08}" width="${s * 0.84}" height="${s * 0.84}" rx="${s * 0.2}" fill="none" stroke="#6b4a1e" stroke-opacity=".55" stroke-width="${s * 0.07}" stroke-dasharray="${s * 0.14} ${s * 0.1}"/>`;

/** The 1x1 patch: a tiny present. @param {number} x left @param {number} y top @param {number} s size */
export const tinyPresent = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s / 60})"><rect x="3" y="6" width="57" height="57" rx="13" fill="#000" opacity=".3"/><rect x="2" y="2" width="56" height="56" rx="12" fill="#b8322f"/>` +
  `<path d="M23 2h14v56H23zM2 23h56v14H2z" fill="#f9e9cf"/><rect x="2" y="2" width="56" height="56" rx="12" fill="none" stroke="#5c1416" stroke-width="4"/>${bow(30, 30, 22, '#f4d58f')}</g>`;

/** Seats differ by shape and colour: gold is a star of eight points, silver a flake of six petals. */
export const WHO = /** @type {const} */ (['gold', 'silver']);

/** Gold or silver. @param {number} seat */
export const whoOf = (seat) => WHO[seat === 1 ? 1 : 0];

/**
 * A token of a seat.
 * @param {number} x @param {number} y @param {number} r @param {number} seat @param {string} [letter]
 */
export function token(x, y, r, seat, letter = '') {
  const gold = whoOf(seat) === 'gold';
  const [fill, rim] = gold ? ['#e8ab3b', '#6d3d08'] : ['#d5dee2', '#35505c'];
  const petals = Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3 - Math.PI / 2;
    return `<circle cx="${(r * 0.62 * Math.cos(turn)).toFixed(2)}" cy="${(r * 0.62 * Math.sin(turn)).toFixed(2)}" r="${(r * 0.44).toFixed(2)}"/>`;
  }).join('');
  const shape = gold ? `<path d="${star(0, 0, r * 1.1, 0.76)}"/>` : `<g>${petals}<circle r="${r * 0.74}"/></g>`;
  return (
    `<g transform="translate(${x} ${y})"><g transform="translate(${r * 0.08} ${r * 0.16})" fill="#000" opacity=".35">${shape}</g>` +
    `<g fill="${rim}" stroke="${rim}" stroke-width="${r * 0.22}" stroke-linejoin="round">${shape}</g><g fill="${fill}">${shape}</g><circle r="${r * 0.66}" fill="${gold ? '#fbe6b2' : '#fbfdfd'}"/>` +
    `<text y="${r * 0.36}" text-anchor="middle" font-size="${r * 1.02}" font-weight="800" fill="${rim}" font-family="var(--text)">${letter}</text></g>`
  );
}

/** @param {number} top @param {number} half @param {number} foot @param {string} fill */
const tier = (top, half, foot, fill) =>
  `<path d="M0 ${top}L${half} ${foot}Q${half * 0.78} ${foot - 5} ${half * 0.62} ${foot}Q${half * 0.44} ${foot + 5} ${half * 0.3} ${foot}Q${half * 0.15} ${foot - 5} 0 ${foot}Q${-half * 0.15} ${foot - 5} ${-half * 0.3} ${foot}Q${-half * 0.44} ${foot + 5} ${-half * 0.62} ${foot}Q${-half * 0.78} ${foot - 5} ${-half} ${foot}Z" fill="${fill}"/>`;

/** The tree that walks round the circle, its foot at (x, y). @param {number} x @param {number} y @param {number} h */
export const tree = (x, y, h) =>
  `<g transform="translate(${x} ${y}) scale(${h / 100})"><ellipse cx="1" cy="0" rx="30" ry="5" fill="#000" opacity=".35"/><path d="M-6-14h12V0H-6z" fill="#7b4f28"/><path d="M-16-4h32l-4 5h-24z" fill="#5d3b1c"/>` +
  `<g>${tier(-62, 38, -12, '#1f5a41')}${tier(-80, 30, -38, '#2f7d54')}${tier(-94, 21, -62, '#479a6c')}</g><path d="${star(0, -92, 11, 0.5)}" fill="#f2bd4f" stroke="#6d3d08" stroke-width="1.6"/>` +
  `<path d="${heart(0, -26, 5.5)}" fill="#f7f0e1"/><g fill="#f7f0e1"><path d="M-14-20l4-4 4 4-4 4zM6-20l4-4 4 4-4 4z"/><circle cx="0" cy="-48" r="3.4"/><circle cx="-9" cy="-46" r="2.4"/><circle cx="9" cy="-46" r="2.4"/><path d="M-3-70l3-4 3 4-3 4z"/></g></g>`;

/**
 * The tag on a string, with price and time; h its height, 3.5 h its width.
 * @param {number} x left @param {number} y top @param {{buttons: number, time: number, h: number, short?: boolean}} tag
 *   short: too dear
 */
export function priceTag(x, y, { buttons, time, h, short = false }) {
  const [w, r] = [h * 3.5, h * 0.14];
  /** @param {number} dx @param {number} dy */
  const shape = (dx, dy) =>
    `M${h * 0.5 + dx} ${dy}H${w - h * 0.1 + dx}a${r} ${r} 0 0 1 ${r} ${r}V${h * 0.86 + dy}a${r} ${r} 0 0 1-${r} ${r}H${h * 0.5 + dx}L${dx} ${h * 0.72 + dy}V${h * 0.28 + dy}Z`;
  return (
    `<g transform="translate(${x} ${y})" font-family="var(--text)" font-weight="800" font-size="${h * 0.6}"><path d="${shape(1.5, 3)}" fill="#000" opacity=".3"/>` +
    `<path d="${shape(0, 0)}" fill="${short ? '#e2d6bd' : '#fff9ea'}" stroke="#8a6a3c" stroke-width="1.3"/><circle cx="${h * 0.34}" cy="${h * 0.5}" r="${h * 0.13}" fill="#173a31"/>` +
    `${sewnButton(h * 0.92, h * 0.5, h * 0.25, false)}<text x="${h * 1.25}" y="${h * 0.71}" fill="#221c15">${buttons}</text>` +
    `${hourglass(h * 2.54, h * 0.5, h * 0.27, '#5d3b1c')}<text x="${h * 2.9}" y="${h * 0.71}" fill="#221c15">${time}</text></g>`
  );
}

/** A drawing as a picture; `title` is its spoken name. @param {number} w @param {number} h @param {string} art @param {{cls?: string, title?: string}} [more] */
export function picture(w, h, art, { cls = '', title = '' } = {}) {
  const inside = unsafeSVG(`<svg class="${cls}" viewBox="0 0 ${w} ${h}" aria-hidden="true">${art}</svg>`);
  return title ? html`<span role="img" aria-label=${title}>${inside}</span>` : inside;
}

/** Signs beside numbers, each a square picture. */
export const sign = {
  button: () => picture(24, 24, sewnButton(12, 12, 10, false), { cls: 'pw-sign' }),
  time: () => picture(24, 24, hourglass(12, 12, 10), { cls: 'pw-sign' }),
  hole: () => picture(24, 24, hole(12, 12, 11), { cls: 'pw-sign' }),
  goal: () => picture(24, 24, goal(12, 12, 11), { cls: 'pw-sign' }),
  present: () => picture(24, 24, tinyPresent(0, 0, 24), { cls: 'pw-sign' }),
  sevens: () => picture(24, 24, sevens(12, 12, 12), { cls: 'pw-sign' }),
  /** @param {number} seat @param {string} [letter] */
  token: (seat, letter = '') => picture(26, 26, token(13, 13, 10, seat, letter), { cls: 'pw-sign pw-token' }),
};
