// The poster: a sweater that shouts, in four yarns, on a line with two pegs.
import { flower, frame, layer, mirror, sheet } from '/web/art/poster.js';
import { use } from '/web/art/symbols.js';
import './knit.js'; // its symbols: a poster is drawn before any page of the game
import { fills, line } from './yarn.js';

const PEG = layer('M70 40h9v26h-9z', '#c98a50', 2) + '<path d="M70 52h9" stroke="#6d3d08" stroke-width="2"/>';
const ROPE = line('M8 52Q100 34 192 52', '#f7f0e1', 3) + line('M8 52Q100 34 192 52', '#b98a3a', 1.2, 'stroke-dasharray="3 4"');

/** A third of the sweater with its icon. @param {string} color @param {string} slot @param {string} icon @param {number} x @param {number} y @param {number} size */
const third = (color, slot, icon, x, y, size) =>
  use(`sweaters-wool-${color}-${slot}`, 0, 0, 240, 206) + use(`sweaters-big-${icon}-${color}`, x - size / 2, y - size / 2, size, size);

/** @returns {string} svg source */
export function poster() {
  fills();
  const body = third('green', 'B', 'tree', 120, 149, 66) + third('red', 'L', 'snowman', 86, 79, 54) + third('yellow', 'R', 'bell', 154, 79, 54);
  const pin = `<g transform="translate(150 176) rotate(10)">${use('sweaters-patch-purple', -19, -19, 38, 38)}</g>`;
  return sheet(
    '<rect width="200" height="250" rx="12" fill="#21503f"/>' +
      mirror(flower(32, 96, 11, '#e8ab3b', '#b8322f') + flower(26, 226, 12, '#f7f0e1', '#b8322f') + flower(58, 232, 8, '#e8ab3b', '#f7f0e1')) +
      ROPE + `<g transform="translate(6 52) scale(.783)">${body}</g>` + pin + mirror(PEG) +
      mirror(flower(84, 229, 6, '#f4d58f', '#b8322f')) + flower(100, 228, 8, '#f7f0e1', '#e8ab3b') +
      frame('#123f2a', '#7cc29b'),
  ); // prettier-ignore
}
