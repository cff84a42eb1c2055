// The medal of a place in the results.
import { unsafeHTML } from '../lit.js';
import { C, cut, poly } from './cut.js';

/** A medal with the place; the first one in gold. @param {number} place @param {string} css its class */
export function medal(place, css) {
  const [paper, ink] = place === 1 ? [C.candle, '#2c1c04'] : [C.paper2, C.ink];
  return unsafeHTML(
    `<svg class="${css}" viewBox="-50 -50 100 100" aria-hidden="true">${cut(poly(16, 44, 38, 1.5, 4), 'rgba(0,0,0,.3)')}${cut(poly(16, 44, 38), paper)}` +
      `<circle r="31" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="1 5" stroke-linecap="round"/>` +
      `<text y="16" font-size="46" text-anchor="middle" fill="${ink}" style="font-family:var(--display);font-weight:700">${place}</text></svg>`,
  );
}
