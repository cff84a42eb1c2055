// The time track as a tailor's tape: who is behind, and by how much, is a distance that one sees.
import { html, unsafeSVG } from '/web/lit.js';
import { sewnButton, taken, tinyPresent, token } from './notions.js';

/** @typedef {import('./types.d.ts').PatchworkView} View */

/**
 * step: units a space; from, to: the spaces shown; letter: the sign of a seat; landing: where a seat
 * would come to, null: none; dark: it lies on dark cloth.
 * @typedef {{step: number, from: number, to: number, height: number, radius: number, label: number, dark: boolean,
 *   letter: (seat: number) => string, landing: {seat: number, pos: number} | null}} How
 */

/** @param {number} width @param {number} top @param {number} height @param {boolean} left is the start on it? @param {boolean} right the end? */
function ribbonPath(width, top, height, left, right) {
  const [r, q, end] = [8, height / 4, top + height];
  const close = right ? `q${r} 0 ${r} ${r}V${end - r}q0 ${r} ${-r} ${r}` : `l-4 ${q} 4 ${q} -4 ${q} 4 ${q}`;
  const open = left ? `q${-r} 0 ${-r} ${-r}V${top + r}q0 ${-r} ${r} ${-r}` : `l4 ${-q} -4 ${-q} 4 ${-q} -4 ${-q}`;
  return `M${left ? r : 0} ${top}H${right ? width - r : width}${close}H${left ? r : 0}${open}Z`;
}

/** The tape without tokens. @param {View} view @param {How} how @param {number} top */
function ruler({ track }, { step, from, to, height, label }, top) {
  const width = (to - from + 1) * step;
  const bottom = top + height;
  /** @param {number} p */
  const x = (p) => (p - from + 0.5) * step;
  const body = ribbonPath(width, top, height, from === 0, to === track.end);
  const art = [
    `<path d="${body}" transform="translate(1.5 3)" fill="#000" opacity=".3"/><path d="${body}" fill="#f3e3bd"/><path d="M0 ${bottom - 4}H${width}" stroke="#b8322f" stroke-width="2.5"/><path d="M0 ${top + 3.5}H${width}" stroke="#b8322f" stroke-width="1.5" opacity=".7"/>`,
  ];
  const inside = (/** @type {number} */ p) => p >= from && p <= to;
  for (let p = from; p <= to; p++) {
    const left = (p - from) * step;
    if (track.income.includes(p)) art.push(`<rect x="${left + 0.5}" y="${top + 5}" width="${step - 1}" height="${height - 10}" rx="4" fill="#f9cf74"/>`);
    if (p > from) art.push(`<path d="M${left} ${top + 5}v${p % 6 === 0 ? height * 0.34 : height * 0.2}" stroke="#6b4a1e" stroke-width="1.4"/>`);
  }
  const r = Math.min(step * 0.4, (height - label * 0.74 - 17) / 2);
  const y = top + 6.5 + r;
  for (const p of track.income.filter(inside)) {
    art.push(
      sewnButton(x(p), y, r, false),
      `<text x="${x(p)}" y="${bottom - 9}" text-anchor="middle" font-size="${label}" font-weight="700" fill="#5b3508" font-family="var(--text)">${p}</text>`,
    );
  }
  for (const p of track.special.filter(inside)) {
    const [left, up, size] = [x(p) - r * 1.12, y - r * 1.12, r * 2.24];
    art.push(track.special_left.includes(p) ? tinyPresent(left, up, size) : taken(left, up, size));
  }
  return art.join('');
}

/** The dotted way to where a seat would land. @param {How} how @param {number | undefined} own @param {boolean} crowd @param {number} top */
function way({ step, from, radius: r, dark, letter, landing }, own, crowd, top) {
  if (!landing) return '';
  /** @param {number} p */
  const x = (p) => (p - from + 0.5) * step;
  const to = x(landing.pos);
  const y = top - r * (crowd ? 3.3 : 1.35);
  const arc =
    own === undefined || own < from
      ? ''
      : `<path d="M${x(own)} ${top - r * 2.4}Q${(x(own) + to) / 2} ${top - r * (crowd ? 5 : 4.4)} ${to - (crowd ? r * 1.3 : 0)} ${top - r * (crowd ? 3.6 : 2.5)}" fill="none" stroke="${dark ? '#ffd36b' : '#9a6208'}" stroke-width="2.5" stroke-dasharray="3 5" stroke-linecap="round"/>`;
  return `${arc}<path d="M${to} ${top + 2}V${y + r * 1.05}" stroke="${dark ? '#f7f0e1' : '#5d5243'}" stroke-width="2" stroke-dasharray="3 3"/><g opacity=".62">${token(to, y, r * 0.92, landing.seat, letter(landing.seat))}</g>`;
}

/** @param {View} view @param {How} how @returns {{art: string, width: number, height: number}} */
function draw(view, how) {
  const { step, from, to, height, radius: r, dark, letter, landing } = how;
  const upper = view.players.findIndex((player) => player.on_top);
  const order = upper === 0 ? [1, 0] : [0, 1];
  const pos = (/** @type {number} */ seat) => view.players[seat]?.time ?? 0;
  const [low = 0, high = 1] = order;
  const apart = Math.abs(pos(0) - pos(1)) * step;
  const near = apart > 0 && apart < r * 2.3;
  const top = r * 4.6; // room for two tokens, whether they are near or not: nothing jumps
  const crowd = landing !== null && Math.abs(pos(1 - landing.seat) - landing.pos) * step < r * 2.3;
  const art = [ruler(view, how, top), way(how, landing ? pos(landing.seat) : undefined, crowd, top)];
  for (const seat of order) {
    if (pos(seat) < from || pos(seat) > to) continue;
    const x = (pos(seat) - from + 0.5) * step;
    const stacked = apart === 0 && seat === high;
    const y = top - r * 1.25 - (stacked ? r * 1.35 : near && seat === high ? r * 2.1 : 0);
    const thread = stacked
      ? ''
      : `<path d="M${x} ${top + height * 0.3}V${y}" stroke="${dark ? '#f7f0e1' : '#3a2a1c'}" stroke-width="3" stroke-linecap="round"/><circle cx="${x}" cy="${top + height * 0.3}" r="3.4" fill="${seat === 0 ? '#6d3d08' : '#35505c'}"/>`;
    // Of two on one space the lower one shows its shape, not half a letter.
    art.push(`${thread}<g data-spot="token-${seat}">${token(x, y, r, seat, apart === 0 && seat === low ? '' : letter(seat))}</g>`);
  }
  return { art: art.join(''), width: (to - from + 1) * step, height: top + height + 4 };
}

/** The track in words. @param {View} view @param {any} ctx @param {How['landing']} landing */
function words(view, ctx, landing) {
  const [gold, silver] = view.players;
  const said = ctx.t('patchwork-tape', { seat: 0, at: gold?.time ?? 0, other_seat: 1, other: silver?.time ?? 0 });
  return landing ? `${said} ${ctx.t('patchwork-tape-landing', { seat: landing.seat, to: landing.pos })}` : said;
}

/** First letter or digit of a name. @param {string} name */
export const initial = (name) => (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '').toLocaleUpperCase();

/**
 * The track as a picture with words.
 * @param {View} view @param {any} ctx
 * @param {Partial<How>} [how]
 */
export function tape(view, ctx, how = {}) {
  const whole = { step: 21.3, from: 0, to: view.track.end, height: 46, radius: 17, label: 16.5, dark: true, landing: null };
  const { art, width, height } = draw(view, { ...whole, letter: (seat) => initial(ctx.name(seat)), ...how });
  const step = (how.step ?? whole.step) / width;
  return html`<div class="pw-tape" data-look="track" data-spot="track" data-step=${step.toFixed(5)} role="img" aria-label=${words(view, ctx, how.landing ?? null)}>
    ${unsafeSVG(`<svg viewBox="0 0 ${width} ${height.toFixed(1)}" aria-hidden="true">${art}</svg>`)}
  </div>`;
}

/** Spaces that a narrow screen shows. */
const NEAR = 16;

/** The part of the track around both tokens. @param {View} view @returns {{from: number, to: number}} */
export function nearby(view) {
  const least = Math.min(...view.players.map((player) => player.time));
  const from = Math.max(0, Math.min(least - 2, view.track.end + 1 - NEAR));
  return { from, to: from + NEAR - 1 };
}
