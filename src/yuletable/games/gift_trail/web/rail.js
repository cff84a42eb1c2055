// Everyone on the trail: roomy rows up to eight, slim rows up to sixteen, two columns up to thirty-two.
import { avatar, icon } from '/web/components.js';
import { html, nothing, unsafeHTML } from '/web/lit.js';
import { crowned, standings } from './stage.js';
import { piece } from './symbols.js';
import { squareKind } from './trail.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./stage.js').Player} Player */

/** A sheet of darker paper with a scissor-cut left edge. @param {number} w */
function edge(w) {
  let d = 'M12 0';
  for (let y = 0; y < 720; y += 24) d += `A12 12 0 0 0 12 ${y + 24}`;
  const dots = Array.from(
    { length: 30 },
    (_, i) => `<circle cx="13" cy="${i * 24 + 12}" r="2.6" fill="#e8ab3b" fill-opacity=".75"/>`,
  ).join('');
  return `<svg class="gt-edge" viewBox="0 0 ${w} 720" preserveAspectRatio="none" aria-hidden="true"><path d="${d}V720H${w}V0Z" fill="#000" fill-opacity=".3" transform="translate(-4 2)"/><path d="${d}V720H${w}V0Z" fill="#173a31"/>${dots}</svg>`;
}
const NARROW = edge(340);
const WIDE = edge(486);

/** Below the way in, which keeps its corner. @param {View} view @param {any} ctx */
export function rail(view, ctx) {
  const n = view.players.length;
  const mode = n > 16 ? 'two' : n > 8 ? 'slim' : 'roomy';
  const { t } = ctx;
  const facts = [t(view.last_round ? 'gift_trail-tv-last-round' : 'gift_trail-tv-turn', { n: view.turn })];
  if (mode === 'two') facts.push(t('gift_trail-tv-dice', { n: view.dice_count }));
  const now = view.asked ?? view.current;
  return html`<aside class="gt-rail gt-rail-${mode}">
    ${unsafeHTML(mode === 'two' ? WIDE : NARROW)}
    <div class="gt-in">
      <div class="gt-rail-head">
        <h2 class="display">${t('gift_trail-tv-rail')}</h2>
        <span class=${view.last_round ? 'gt-last-round' : ''}>${facts.join(' · ')}</span>
      </div>
      <ol class="gt-rows">
        ${standings(view).map((e) => (mode === 'roomy' ? row(e, view, ctx, e.seat === now) : slim(e, view, ctx, e.seat === now)))}
      </ol>
    </div>
    <div class="gt-key">
      ${['lucky', 'unlucky', 'shield'].map((k) => html`<span>${piece(k)}${t(`gift_trail-legend-${k}`)}</span>`)}
    </div>
  </aside>`;
}

/** Where somebody is, in words. @param {Player} p @param {any} ctx */
function where(p, ctx) {
  if (p.status === 'removed') return ctx.t('gift_trail-tv-removed');
  if (p.status === 'finished') return ctx.t('gift_trail-tv-finished');
  return p.square === 0 ? ctx.t('gift_trail-tv-start') : ctx.t('gift_trail-tv-square', { n: p.square });
}

/** @param {number} seat @param {any} ctx */
const badge = (seat, ctx) =>
  ctx.isBot(seat) || ctx.botPlays(seat)
    ? html`<i class="gt-bot" title=${ctx.t('gift_trail-tv-bot')}>${icon('bot', 24, 2.6)}</i>`
    : ctx.online(seat)
      ? nothing
      : html`<i class="gt-bot gt-away" title=${ctx.t('gift_trail-tv-away')}>${icon('phone', 24, 2.6)}</i>`;

/** @param {Player} p @param {View} view @param {any} ctx @param {boolean} now */
function squareMark(p, view, ctx, now) {
  if (p.status !== 'on_way') return nothing;
  const kind = squareKind(view, p.square);
  return ['lucky', 'unlucky', 'shield'].includes(kind)
    ? piece(`${now ? 'ic-' : ''}${kind}`, '', ctx.t(`gift_trail-square-${kind}`))
    : nothing;
}

/** @param {{ seat: number, p: Player, place: string }} e @param {View} view @param {any} ctx @param {boolean} now */
function row({ seat, p, place }, view, ctx, now) {
  const long = ctx.name(seat).length > 13;
  return html`<li class="gt-seat ${now ? 'gt-now' : ''} gt-${p.status}">
    <span class="gt-rk nums">${place}</span
    ><span class="gt-av">${avatar(ctx.avatarOf(seat), { cls: '' })}${badge(seat, ctx)}</span>
    <span class="gt-nm"
      ><b class=${long ? 'gt-tight' : ''}>${ctx.name(seat)}</b
      ><small>${where(p, ctx)}${squareMark(p, view, ctx, now)}</small></span
    >
    ${
      p.status === 'removed'
        ? html`<span></span>`
        : p.gift
          ? html`<span class="gt-holds nums">${piece(`gift-${p.gift}`)}<i>${p.gift}</i></span>`
          : html`<span class="gt-holds gt-none" title=${ctx.t('gift_trail-tv-no-gift')}
              >${piece('no-gift')}</span
            >`
    }
    ${crowned(p) ? piece('crown', 'gt-crown') : nothing}
  </li>`;
}

/** @param {{ seat: number, p: Player, place: string }} e @param {View} view @param {any} ctx @param {boolean} now */
function slim({ seat, p, place }, view, ctx, now) {
  const mark =
    p.status === 'finished'
      ? piece('finish')
      : p.status === 'on_way' && p.shield
        ? piece('ic-shield')
        : nothing;
  return html`<li class="gt-line ${now ? 'gt-now' : ''} gt-${p.status}">
    <span class="gt-rk nums">${place}</span
    ><span class="gt-av">${avatar(ctx.avatarOf(seat), { cls: '' })}${badge(seat, ctx)}</span>
    <b class=${ctx.name(seat).length > 12 ? 'gt-tight' : ''}>${ctx.name(seat)}</b
    ><span class="gt-mark">${mark}</span>
    ${p.status === 'removed' ? html`<span></span>` : html`<span class="gt-g nums ${p.gift ? '' : 'gt-none'}">${p.gift || nothing}</span>`}
  </li>`;
}
