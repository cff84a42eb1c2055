// The poster: a black hat over the tea table, a cup on either side, a cookie between them.
import { flower, frame, layer, mirror, sheet, star } from '/web/art/poster.js';

const CUP =
  layer('M26 176h38c0 18-6 28-19 28s-19-10-19-28z', '#f7f0e1') +
  '<path d="M64 181c9-2 12 12-2 14" fill="none" stroke="#f7f0e1" stroke-width="4"/>' +
  '<path d="M32 186h26" stroke="#b8322f" stroke-width="3" stroke-dasharray="3 3"/>' +
  layer('M20 206h50c-6 7-44 7-50 0z', '#e8ab3b', 2) +
  '<path d="M38 168c-5-8 5-10 0-18M50 168c-5-8 5-10 0-18" fill="none" stroke="#dccae3" stroke-width="2.6" stroke-linecap="round"/>';

const TOPPER =
  layer('M28 128C30 116 60 112 100 112S170 116 172 128C172 146 140 152 100 152S28 146 28 128Z', '#2f2a22', 5) +
  '<path d="M60 36Q100 28 140 36L131 128Q100 140 69 128Z" fill="#221c15"/>' +
  '<path d="M60 36Q100 28 140 36L139 45Q100 37 61 45Z" fill="#453e32"/>' +
  '<path d="M66.5 101Q100 111 133.5 101L131 128Q100 140 69 128Z" fill="#b8322f"/>' +
  '<path d="M67 106Q100 116 133 106M69 123Q100 134 131 123" stroke="#f4d58f" stroke-width="2.2" stroke-dasharray="5 4" fill="none"/>';

/** The card behind the ribbon. */
const CARD =
  `<g transform="rotate(12 140 92)">${layer('M128 64h28a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4h-28a4 4 0 0 1-4-4V68a4 4 0 0 1 4-4z', '#fdfaf2', 3)}` +
  `<path d="${star(142, 88, 12, 0.5)}" fill="#b8322f"/><circle cx="142" cy="88" r="3" fill="#fdfaf2"/></g>`;

const CLOTH =
  layer('M8 211h184v39H8z', '#21503f', -3) +
  `<path d="M8 211${'q7.7 14 15.33 0'.repeat(12)}" fill="#f7f0e1"/>` +
  layer('M78 207h44c-4 6-40 6-44 0z', '#f7f0e1', 2);

const COOKIE =
  layer('M88 199c0-9 24-9 24 0 5 8-29 8-24 0z', '#d8932a', 1.5) +
  '<g fill="#6d3d08"><circle cx="95" cy="198" r="2"/><circle cx="103" cy="196" r="2"/><circle cx="100" cy="201" r="1.6"/></g>';

/** @returns {string} svg source */
export const poster = () =>
  sheet(
    '<rect width="200" height="250" rx="12" fill="#5b3266"/>' +
      mirror(flower(34, 46, 15, '#e8ab3b', '#b8322f') + flower(40, 112, 9, '#8cc0d6', '#f7f0e1')) +
      TOPPER + CARD + mirror(CUP) + CLOTH + COOKIE + frame('#3e2147', '#dccae3'),
  ); // prettier-ignore
