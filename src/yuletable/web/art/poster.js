// The kit for posters: 200 x 250, a flat stage with two or three layers, mirror symmetric about
// x = 100, in a cut frame. Every function returns SVG source.
import { f1, poly } from './cut.js';

/** A layer with a hard shadow. @param {string} d @param {string} fill @param {number} [lift] */
export const layer = (d, fill, lift = 3) =>
  `<path d="${d}" transform="translate(${lift * 0.5} ${lift})" fill="#000" opacity=".28"/>` +
  `<path d="${d}" fill="${fill}"/>`;

/** The drawing and its mirror image about x = 100. @param {string} s */
export const mirror = (s) => `${s}<g transform="translate(200 0) scale(-1 1)">${s}</g>`;

/** Path data of a star. @param {number} x @param {number} y @param {number} r @param {number} [q] inner part @param {number} [n] */
export const star = (x, y, r, q = 0.46, n = 8) => poly(n, r, r * q, x, y);

/** A flat spruce, its foot at (x, y). @param {number} x @param {number} y @param {number} h @param {string} fill */
export function spruce(x, y, h, fill) {
  const w = h * 0.26;
  /** @type {string[]} */
  const right = [];
  /** @type {string[]} */
  const left = [];
  for (let i = 1; i <= 4; i++) {
    const b = f1(y - h + (h * 0.92 * i) / 4);
    const wide = w * (0.35 + i * 0.19);
    const slim = w * (0.12 + i * 0.1);
    right.push(`${f1(x + wide)} ${b}L${f1(x + slim)} ${b}`);
    left.unshift(`${f1(x - slim)} ${b}L${f1(x - wide)} ${b}`);
  }
  const trunk = w * 0.12;
  const d = [`M${x} ${f1(y - h)}`, ...right, `${f1(x + trunk)} ${y}`, `${f1(x - trunk)} ${y}`, ...left];
  return `<path d="${d.join('L')}Z" fill="${fill}"/>`;
}

/** A flower of eight petals. @param {number} x @param {number} y @param {number} r @param {string} a @param {string} b */
export function flower(x, y, r, a, b) {
  const [p, q, s] = [f1(r * 0.3), f1(r * 0.34), f1(r * 0.2)];
  const petal = `M0 ${-p}C${q} ${f1(-r * 0.6)} ${s} ${-r} 0 ${-r}C${-s} ${-r} ${-q} ${f1(-r * 0.6)} 0 ${-p}Z`;
  const petals = Array.from(
    { length: 8 },
    (_, i) => `<path d="${petal}" fill="${i % 2 ? b : a}" transform="rotate(${i * 45})"/>`,
  );
  return `<g transform="translate(${x} ${y})">${petals.join('')}<circle r="${f1(r * 0.26)}" fill="${a}"/></g>`;
}

/** A leaf with its vein. @param {number} x @param {number} y @param {number} k scale @param {number} turn @param {string} fill */
export const leaf = (x, y, k, turn, fill) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"><path d="M0 0C6-7 18-9 27-3C19 4 8 6 0 0Z" fill="${fill}"/>` +
  '<path d="M4-.6C12-2.6 18-3.4 24-2.8" stroke="#000" stroke-opacity=".25" fill="none"/></g>';

/** Two paper loops, two tails and a knot. @param {number} x @param {number} y @param {number} s half its width @param {string} colour */
export function bow(x, y, s, colour) {
  const dark = 'rgba(34,28,21,.55)';
  return (
    `<g transform="translate(${x} ${y}) scale(${f1(s) / 22})" stroke="${dark}" stroke-width="1.6" stroke-linejoin="round" fill="${colour}">` +
    '<path d="M-2 2L-11 16-6.5 15-4 19 1 5zM2 2L11 16 6.5 15 4 19-1 5z"/>' +
    '<path d="M-1-1C-6-12-20-14-21-6-22 4-9 6-1 2zM1-1C6-12 20-14 21-6 22 4 9 6 1 2z"/>' +
    `<path d="M-5-2C-9-7-15-8-16-5-16-1-10 1-5 0zM5-2C9-7 15-8 16-5 16-1 10 1 5 0z" fill="${dark}" stroke="none" opacity=".45"/>` +
    '<rect x="-4.6" y="-5" width="9.2" height="9.6" rx="3.4"/></g>'
  );
}

/** A wrapped box, its foot at (x, y). @param {number} x @param {number} y @param {number} w @param {number} h @param {string} paper @param {string} ribbon */
export const giftBox = (x, y, w, h, paper, ribbon) =>
  layer(`M${x - w / 2} ${y - h}h${w}v${h}h${-w}z`, paper) +
  `<path d="M${f1(x - w * 0.09)} ${y - h}h${f1(w * 0.18)}v${h}h${f1(-w * 0.18)}z" fill="${ribbon}"/>` +
  layer(`M${f1(x - w * 0.56)} ${f1(y - h * 1.2)}h${f1(w * 1.12)}v${f1(h * 0.26)}h${f1(-w * 1.12)}z`, paper, 2) +
  `<path d="M${f1(x - w * 0.09)} ${f1(y - h * 1.2)}h${f1(w * 0.18)}v${f1(h * 0.26)}h${f1(-w * 0.18)}z" fill="${ribbon}"/>` +
  bow(x, f1(y - h * 1.24), w * 0.36, ribbon);

/** The frame: a cut border with a row of diamonds on all sides. @param {string} paper @param {string} ink */
export function frame(paper, ink) {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const x = f1(12.5 + (i * 175) / 15 - 3);
    d += `M${x} 7l3-3 3 3-3 3zM${x} 243l3-3 3 3-3 3z`;
  }
  for (let i = 1; i < 20; i++) {
    const y = f1(7 + (i * 236) / 20);
    d += `M4 ${y}l3-3 3 3-3 3zM190 ${y}l3-3 3 3-3 3z`;
  }
  const border =
    'M0 12a12 12 0 0 1 12-12H188a12 12 0 0 1 12 12V238a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12Z' +
    'M14 22V228a8 8 0 0 0 8 8H178a8 8 0 0 0 8-8V22a8 8 0 0 0-8-8H22a8 8 0 0 0-8 8Z';
  return (
    `<path fill-rule="evenodd" d="${border}" fill="${paper}"/><path d="${d}" fill="${ink}"/>` +
    '<rect x="14" y="14" width="172" height="222" rx="8" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="2"/>' +
    `<rect width="200" height="250" rx="12" fill="none" stroke="${paper}" stroke-width="4"/>`
  );
}

let sheets = 0;

/** The whole poster as a picture of its own; the frame is part of `art`. @param {string} art */
export function sheet(art) {
  const clip = `poster-${sheets++}`;
  return (
    '<svg class="poster" viewBox="0 0 200 250" aria-hidden="true">' +
    `<defs><clipPath id="${clip}"><rect x="1" y="1" width="198" height="248" rx="12"/></clipPath></defs>` +
    `<g clip-path="url(#${clip})">${art}</g></svg>`
  );
}
