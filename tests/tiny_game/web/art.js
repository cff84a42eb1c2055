// The poster: the sun above, a snowflake below, two cards between them.
import { C, poly, ring } from '/web/art/cut.js';
import { frame, layer, mirror, sheet, spruce } from '/web/art/poster.js';

const CARD = layer('M-24 -36h48a6 6 0 0 1 6 6v60a6 6 0 0 1 -6 6h-48a6 6 0 0 1 -6 -6v-60a6 6 0 0 1 6 -6z', C.paper);
const ARM = `<path d="M0 0V-13M0 -7l-4 -4M0 -7l4 -4" fill="none" stroke="${C.frostD}" stroke-width="3" stroke-linecap="round"/>`;
const HILLS = layer('M0 190C40 168 70 196 100 182C130 196 160 168 200 190V250H0Z', C.snow, -2);

/** @returns {string} svg source */
export const poster = () =>
  sheet(
    `<rect width="200" height="250" rx="12" fill="${C.frostD}"/>` +
      `<path d="${poly(16, 46, 34, 100, 62)}" fill="${C.candle}"/><circle cx="100" cy="62" r="24" fill="${C.berry}"/>` +
      mirror(spruce(40, 196, 62, C.fir)) +
      HILLS +
      `<g transform="translate(76 146) rotate(-10)">${CARD}<path d="${poly(10, 17, 12)}" fill="${C.candle}"/></g>` +
      `<g transform="translate(126 152) rotate(9)">${CARD}${ring(6, () => ARM)}</g>` +
      frame(C.spruce, C.candle),
  ); // prettier-ignore
