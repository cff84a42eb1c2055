// How a game went: a line for each seat along the track, gold with stars and silver with flakes.
import { html, unsafeSVG } from '/web/lit.js';
import { signed } from './effect.js';
import { token } from './notions.js';

/** @typedef {import('./types.d.ts').PatchworkView} View @typedef {import('./types.d.ts').PointView} Point */

/** Room for the numbers at the left and the foot. */
const [LEFT, FOOT, TOP, RIGHT] = [38, 22, 10, 12];
const LINE = ['#b9770f', '#4f7c8d'];
const DARK = ['#e8ab3b', '#d5dee2'];

/** At most so many steps an axis has, however high it is drawn: a game has one scale on every screen. */
const STEPS = 4;

/** Round steps for an axis. @param {number} low @param {number} high */
function ticks(low, high) {
  const step = [5, 10, 20, 25, 30, 40, 50, 60, 75, 100].find((one) => Math.ceil(high / one) - Math.floor(low / one) <= STEPS) ?? 100;
  const from = Math.floor(low / step) * step;
  return Array.from({ length: Math.ceil(high / step) - from / step + 1 }, (_, i) => from + i * step);
}

/**
 * @param {View} view @param {any} ctx
 * @param {{of: 'score' | 'covered', width?: number, height?: number, dark?: boolean, type?: number}} how type: size of the numbers
 */
export function chart(view, ctx, { of, width = 340, height = 170, dark = false, type = 15 }) {
  const values = view.history.map((point) => point[of]);
  const marks = ticks(Math.min(0, ...values), Math.max(0, ...values));
  const [low, high] = [marks[0] ?? 0, marks[marks.length - 1] ?? 1];
  /** @param {number} time */
  const x = (time) => LEFT + (time / view.track.end) * (width - LEFT - RIGHT);
  /** @param {number} value */
  const y = (value) => height - FOOT - ((value - low) / (high - low)) * (height - FOOT - TOP);
  const ink = dark ? '#bfd0c4' : '#5d5243';
  const text = `font-family="var(--text)" font-size="${type}" fill="${ink}"`;
  const rules = marks.map((n) => `<path d="M${LEFT} ${y(n)}H${width - RIGHT}" stroke="${ink}" stroke-opacity="${n === 0 ? 0.75 : 0.25}"/><text x="${LEFT - 6}" y="${y(n) + type * 0.34}" text-anchor="end" ${text}>${signed(n)}</text>`);
  const foot = [0, 17, 35, 53].map((n) => `<text x="${x(n)}" y="${height - 4}" text-anchor="middle" ${text}>${n}</text>`);
  const lines = view.players.map((_, seat) => {
    const own = view.history.filter((point) => point.seat === seat);
    const d = own.map((point, i) => `${i ? 'L' : 'M'}${x(point.time).toFixed(1)} ${y(point[of]).toFixed(1)}`).join('');
    const signs = own.filter((_, i) => i === own.length - 1 || i % 4 === 0).map((point) => token(+x(point.time).toFixed(1), +y(point[of]).toFixed(1), 6, seat));
    return `<path d="${d}" fill="none" stroke="${(dark ? DARK : LINE)[seat]}" stroke-width="3" stroke-linejoin="round" ${seat ? 'stroke-dasharray="7 4"' : ''}/>${signs.join('')}`;
  });
  const [gold, silver] = [0, 1].map((seat) => signed(view.history.filter((point) => point.seat === seat).pop()?.[of] ?? 0));
  return html`<figure class="pw-chart">
    <figcaption>${ctx.t(`patchwork-chart-${of}`)}</figcaption>
    <div role="img" aria-label=${ctx.t(`patchwork-chart-${of}-said`, { seat: 0, gold, other_seat: 1, silver })}>
      ${unsafeSVG(`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${rules.join('')}${foot.join('')}${lines.join('')}</svg>`)}
    </div>
  </figure>`;
}
