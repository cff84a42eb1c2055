// The poster: the partridge in its pear tree, twelve small gifts in the snow, notes of the carol.
import { bow, flower, frame, layer, mirror, sheet, star } from '/web/art/poster.js';
import { figureOf } from './figures.js';

/** @param {number} x @param {number} y @param {number} w @param {string} paper @param {string} ribbon */
const box = (x, y, w, paper, ribbon) =>
  layer(`M${x} ${y - w * 0.8}h${w}v${w * 0.8}h${-w}z`, paper, 2) +
  `<path d="M${x + w * 0.42} ${y - w * 0.8}h${w * 0.16}v${w * 0.8}h${-w * 0.16}z" fill="${ribbon}"/>${bow(x + w / 2, y - w * 0.84, w * 0.3, ribbon)}`;

/** The crown of the tree: three round layers of leaves. */
const CROWN =
  layer('M100 30C128 30 144 46 146 62C168 66 178 84 172 104C180 128 158 146 132 144C118 156 82 156 68 144C42 146 20 128 28 104C22 84 32 66 54 62C56 46 72 30 100 30Z', '#21503f', 4) +
  '<path d="M100 40C122 40 136 54 138 70C158 74 166 90 160 106C166 124 150 136 128 134C114 144 86 144 72 134C50 136 34 124 40 106C34 90 42 74 62 70C64 54 78 40 100 40Z" fill="#2a6650"/>' +
  mirror(
    ['M52 84c6-9 16-9 20-2-7 6-15 7-20 2z', 'M46 116c8-8 18-6 21 2-8 5-17 4-21-2z', 'M72 56c3-9 13-12 19-6-5 8-13 10-19 6z', 'M66 132c5-8 15-8 19-1-6 6-14 7-19 1z']
      .map((d) => `<path d="${d}" fill="#7cc29b"/>`)
      .join(''),
  );

/** A pear on its stalk. @param {number} x @param {number} y */
const pear = (x, y) =>
  `<g transform="translate(${x} ${y})"><path d="M0-11C3-11 3-5 5-2C9 3 7 10 0 10C-7 10-9 3-5-2C-3-5-3-11 0-11Z" transform="translate(1.500 2.500)" fill="#000" opacity=".28"/>` +
  '<path d="M0-11C3-11 3-5 5-2C9 3 7 10 0 10C-7 10-9 3-5-2C-3-5-3-11 0-11Z" fill="#e8ab3b"/><path d="M0-10c0-4 2-6 4-7" stroke="#6d4630" stroke-width="2" fill="none" stroke-linecap="round"/></g>';

const BIRD = `<svg x="46" y="48" width="108" height="151.200" viewBox="0 0 100 140">${figureOf(1)}</svg>`;

const SNOWDRIFT = layer('M14 196C50 180 82 190 100 192S156 180 186 196V238H14Z', '#fdfaf2', -3);

/** @returns {string} svg source */
export const poster = () =>
  sheet(
    '<rect width="200" height="250" rx="12" fill="#741a1c"/>' +
      mirror(`<path d="${star(34, 36, 9, 0.3, 4)}" fill="#e8ab3b"/><path d="${star(26, 160, 6, 0.3, 4)}" fill="#f7f0e1"/>`) +
      layer('M92 130h16l4 70h-24z', '#6d4630', 2) + CROWN + BIRD + mirror(pear(48, 128) + pear(74, 148)) + SNOWDRIFT +
      mirror(flower(32, 176, 8, '#f7f0e1', '#e8ab3b')) +
      box(26, 224, 26, '#2f7d54', '#e8ab3b') + box(58, 230, 20, '#e8ab3b', '#b8322f') + box(148, 224, 26, '#7a4a86', '#e8ab3b') +
      box(122, 230, 20, '#8cc0d6', '#b8322f') + box(86, 232, 28, '#b8322f', '#fdfaf2') + frame('#451012', '#e8ab3b'),
  ); // prettier-ignore
