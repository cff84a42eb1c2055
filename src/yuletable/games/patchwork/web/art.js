// The poster: a quilt of four cloths under a needle and thread, a golden button on it.
import { bow, flower, frame, layer, mirror, sheet, star } from '/web/art/poster.js';
import { heart } from './fabrics.js';
import { sewnButton } from './notions.js';

/** Thread just inside an edge. @param {string} d @param {string} ink */
const seam = (d, ink) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2.2" stroke-dasharray="5 4" stroke-linecap="round"/>`;

const RED =
  layer('M40 82h56v30h-28v28H40z', '#b8322f', 3) +
  `<g fill="#f9e9cf">${[[54, 97], [82, 97], [54, 126]].map(([x = 0, y = 0]) => `<path d="${star(x, y, 10)}"/>`).join('')}</g>` +
  seam('M44 86h48v22H64v28H44z', '#fff6df'); // prettier-ignore

const BLUE =
  layer('M100 82h60v58h-30v-28h-30z', '#2b5f78', 3) +
  '<path d="M104 92q7-8 14 0t14 0 14 0 12 0M104 103q7-8 14 0t14 0 14 0 12 0M134 118q6-8 12 0t12 0M134 130q6-8 12 0t12 0" fill="none" stroke="#eef4ef" stroke-width="3.4"/>' +
  seam('M104 86h52v50h-22v-28h-30z', '#eef4ef');

const GREEN =
  layer('M40 144h26v26h30v28H40z', '#2f7d54', 3) +
  '<g fill="#f2edd8"><circle cx="53" cy="157" r="5"/><circle cx="53" cy="183" r="5"/><circle cx="68" cy="183" r="5"/><circle cx="83" cy="183" r="5"/></g>' +
  seam('M44 148h18v26h30v20H44z', '#f2edd8');

const WHITE =
  layer('M70 116h26v0h30v24h34v58h-60v-32H70z', '#f8efdd', 3) +
  `<g fill="#b8322f">${[[86, 140], [114, 126], [116, 154], [144, 154], [116, 184], [144, 184]].map(([x = 0, y = 0]) => `<path d="${heart(x, y, 7)}"/>`).join('')}</g>` +
  seam('M74 120h48v24h34v50h-52v-32H74z', '#3a2a1c'); // prettier-ignore

const NEEDLE =
  '<path d="M150 34L112 96" stroke="#5d5243" stroke-width="6" stroke-linecap="round"/><path d="M150 34L112 96" stroke="#e9eef0" stroke-width="4" stroke-linecap="round"/><path d="M148 37l-5 8" stroke="#173a31" stroke-width="1.8" stroke-linecap="round"/>' +
  '<path d="M146 41C120 20 84 30 70 50S44 66 34 58" fill="none" stroke="#e8ab3b" stroke-width="2.6" stroke-linecap="round"/>';

/** @returns {string} svg source */
export const poster = () =>
  sheet(
    '<rect width="200" height="250" rx="12" fill="#1f5a41"/>' +
      mirror(flower(32, 34, 12, '#e8ab3b', '#b8322f') + flower(34, 222, 10, '#f7f0e1', '#e8ab3b')) +
      layer('M30 72h140v138H30z', '#e6bb62', 5) + '<path d="M36 78h128v126H36z" fill="#fbf3df"/>' +
      RED + BLUE + GREEN + WHITE + bow(100, 170, 17, '#b8322f') + NEEDLE + sewnButton(146, 98, 11) + frame('#174b34', '#f4d58f'),
  ); // prettier-ignore
