// The poster of Gift Trail: a winding trail over three sheets of snow up to the tree.
import { f1 } from '/web/art/cut.js';
import { frame, giftBox, layer, mirror, sheet, spruce, star } from '/web/art/poster.js';

const SQUARES = ['#fdfaf2', '#e8ab3b', '#fdfaf2', '#b8322f', '#fdfaf2', '#8cc0d6', '#fdfaf2'];

/** A plain tree of three tiers, its foot at (x, y). @param {number} x @param {number} y @param {number} h */
function tree(x, y, h) {
  /** @param {number} top @param {number} w @param {number} foot @param {string} fill */
  const tier = (top, w, foot, fill) =>
    `<path d="M0 ${top}L${w} ${foot}Q${f1(w * 0.78)} ${foot - 5} ${f1(w * 0.62)} ${foot}Q${f1(w * 0.44)} ${foot + 5} ${f1(w * 0.3)} ${foot}Q${f1(w * 0.15)} ${foot - 5} 0 ${foot}` +
    `Q${f1(-w * 0.15)} ${foot - 5} ${f1(-w * 0.3)} ${foot}Q${f1(-w * 0.44)} ${foot + 5} ${f1(-w * 0.62)} ${foot}Q${f1(-w * 0.78)} ${foot - 5} ${-w} ${foot}Z" fill="${fill}"/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${h / 100})"><ellipse cx="1" rx="30" ry="5" fill="#000" opacity=".35"/><path d="M-6-14h12V0H-6z" fill="#7b4f28"/><path d="M-16-4h32l-4 5h-24z" fill="#5d3b1c"/>` +
    tier(-62, 38, -12, '#1f5a41') +
    tier(-80, 30, -38, '#2f7d54') +
    tier(-94, 21, -62, '#479a6c') +
    `<path d="${star(0, -92, 11, 0.5)}" fill="#f2bd4f" stroke="#6d3d08" stroke-width="1.6"/>` +
    '<g fill="#f7f0e1"><path d="M-14-20l4-4 4 4-4 4zM6-20l4-4 4 4-4 4z"/><circle cy="-48" r="3.4"/><circle cx="-9" cy="-46" r="2.4"/><circle cx="9" cy="-46" r="2.4"/><path d="M-3-70l3-4 3 4-3 4z"/></g></g>'
  );
}

/** Squares along a winding curve, smaller with distance, the far ones first. */
function trail() {
  let s = '';
  for (let i = 18; i >= 0; i--) {
    const t = i / 18;
    const size = 19 * (1 - t * 0.55);
    const x = 100 + Math.sin(t * 9.2 + 0.2) * 58 * (1 - t * 0.72);
    const box = `width="${f1(size)}" height="${f1(size)}" rx="2.4"`;
    s +=
      `<g transform="translate(${f1(x)} ${f1(208 - 100 * t ** 0.82)}) scale(1 .72) rotate(45)"><rect x="${f1(1 - size / 2)}" y="${f1(2.4 - size / 2)}" ${box} fill="#000" opacity=".3"/>` +
      `<rect x="${f1(-size / 2)}" y="${f1(-size / 2)}" ${box} fill="${SQUARES[i % 7]}" stroke="#5d5243" stroke-width="1.1"/></g>`;
  }
  return s;
}

/** @returns {string} svg source, 200 x 250 */
export function poster() {
  const stars = [
    [34, 44, 6],
    [166, 44, 6],
    [62, 30, 4],
    [138, 30, 4],
    [30, 84, 4],
    [170, 84, 4],
  ];
  return sheet(
    `<rect width="200" height="250" rx="12" fill="#1d4a5c"/><g fill="#cfe2e8">${stars.map(([x = 0, y = 0, r = 0]) => `<path d="${star(x, y, r, 0.32, 6)}"/>`).join('')}</g>` +
      mirror(spruce(34, 128, 58, '#16394a') + spruce(56, 116, 38, '#16394a')) +
      layer('M8 120C40 92 74 96 100 100S160 92 192 120V242H8Z', '#dfeaec') +
      tree(100, 108, 74) +
      layer('M8 166C44 132 70 140 100 138S156 132 192 166V242H8Z', '#eef3f1') +
      layer('M8 210C50 176 72 186 100 184S150 176 192 210V241H8Z', '#fdfaf2') +
      trail() +
      giftBox(38, 232, 28, 20, '#b8322f', '#f4d58f') +
      giftBox(162, 232, 28, 20, '#2f7d54', '#f7f0e1') +
      frame('#12323f', '#8cc0d6'),
  );
}
