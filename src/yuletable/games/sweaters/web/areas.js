// Everybody's knitting: the sweaters with what they are worth, hand, Special Ability, what has shown to be missing.
import { avatar, icon } from '/web/components.js';
import { html, nothing, repeat } from '/web/lit.js';
import { cardBack } from './cards.js';
import { sweater } from './knit.js';
import { piecesText } from './stage.js';
import { fadPictures } from './round.js';
import { fadOf, glyph, lock, swatch } from './yarn.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./stage.js').Player} Player @typedef {import('./stage.js').Sweater} Sweater */

/** +2, −3, ±0. @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** Slots in letters: "L, B". @param {Sweater} one */
const needs = (one) => one.need.join(', ');

/** What stands below a sweater. @param {Sweater} one @param {any} ctx */
export function worth(one, ctx) {
  if (!one.complete) {
    const bank = one.banked ? html`<b class="sw-on">${signed(one.banked)}</b> ` : nothing;
    return html`${bank}${one.need.length ? ctx.t('sweaters-needs', { slots: needs(one) }) : nothing}`;
  }
  if (one.best > one.points) return html`<b class="sw-on">${signed(one.points)}</b> <span>${ctx.t('sweaters-up-to', { points: signed(one.best) })}</span>`;
  return html`<b class="sw-on">${one.points ? signed(one.points) : ctx.t('sweaters-done')}</b>`;
}

/** The Fads that a sweater has claimed, and the lock. @param {Sweater} one @param {any} ctx */
const locks = (one, ctx) =>
  one.claims.length
    ? html`<span class="sw-claims" title=${ctx.t('sweaters-locked')}
        ><span class="sr">${ctx.t('sweaters-locked')}</span>${lock()}${one.claims.map((fad) => fadPictures(fadOf(fad), true))}</span
      >`
    : nothing;

/** @param {Sweater} one @param {number} seat @param {any} ctx */
const garment = (one, seat, ctx) => html`<li class="sw-garment ${one.complete ? 'sw-whole' : ''}" data-look="sweater-${seat}-${one.number}" data-spot="sweater-${seat}-${one.number}">
  ${sweater(one.pieces, { title: piecesText(one.pieces, ctx) })}
  <span class="sw-worth">${locks(one, ctx)}${worth(one, ctx)}</span>
</li>`;

/** @param {number} seat @param {any} ctx */
const badge = (seat, ctx) =>
  ctx.isBot(seat) || ctx.botPlays(seat)
    ? html`<i class="sw-badge" title=${ctx.t('sweaters-bot-plays')}>${icon('bot', 24, 2.6)}</i>`
    : ctx.online(seat)
      ? nothing
      : html`<i class="sw-badge sw-away" title=${ctx.t('sweaters-phone-away')}>${icon('phone', 24, 2.6)}</i>`;

/** Where a seat stands in the draft. @param {View} view @param {number} seat @param {any} ctx */
function standing(view, seat, ctx) {
  const { t } = ctx;
  const turns = view.order.filter((turn) => turn.seat === seat);
  if (turns.some((turn) => turn.state === 'now')) return html`<span class="sw-tag">${t('sweaters-picks-now')}</span>`;
  if (view.players[seat]?.waiting && view.prompt) return html`<span class="sw-tag">${t(`sweaters-tag-${view.prompt}`)}</span>`;
  const next = turns.filter((turn) => turn.state === 'next').map((turn) => turn.rank);
  if (next.length) return html`<span>${t('sweaters-picks', { ranks: next.join(', ') })}</span>`;
  if (turns.length) return html`<span>${t('sweaters-picked')}</span>`;
  return html`<span>${t('sweaters-complete-of', { n: view.players[seat]?.complete ?? 0, target: view.target })}</span>`;
}

/** The Special Ability card. @param {Player} p @param {any} ctx */
export const abilityOf = (p, ctx) =>
  p.bonus
    ? html`<span class="sw-ability ${p.bonus.used ? 'sw-used' : ''}"
        >${icon(p.bonus.used ? 'check' : 'trophy', 18, 2.4)}<span>${ctx.t(`sweaters-ability-${p.bonus.ability}`)}${p.bonus.used ? html`<span class="sr">, ${ctx.t('sweaters-used')}</span>` : nothing}${
          p.bonus.combos.length ? html` <b class="nums">${p.bonus.combos.filter(Boolean).length}/2</b>` : nothing
        }</span></span
      >`
    : nothing;

/** Colors and icons that a seat did not have, the latest ones. @param {Player} p @param {any} ctx @param {number} most */
export const missing = (p, ctx, most = 2) =>
  p.misses.slice(-most).map(
    (miss) => html`<span class="sw-miss" title=${ctx.t('sweaters-missed', { color: miss.color, icon: miss.icon })}
      ><span class="sr">${ctx.t('sweaters-missed', { color: miss.color, icon: miss.icon })}</span>${swatch(miss.color)}${glyph(miss.icon, { light: true })}</span
    >`,
  );

/** Secret Santas: hidden ones as parcels, met ones with a tick. @param {Player} p @param {any} ctx */
const santas = (p, ctx) =>
  p.hidden + p.met.length
    ? html`<span class="sw-parcels" title=${ctx.t('sweaters-santas-of', { hidden: p.hidden, met: p.met.length })}
        ><span class="sr">${ctx.t('sweaters-santas-of', { hidden: p.hidden, met: p.met.length })}</span>${p.met.map(() => html`<i class="sw-parcel sw-met">${icon('check', 14, 4)}</i>`)}${Array.from({ length: p.hidden }, () => html`<i class="sw-parcel"></i>`)}</span
      >`
    : nothing;

/** How many columns so many sweaters need. @param {number} n @param {number} seats */
function columns(n, seats) {
  const wide = seats === 2 ? 4 : seats === 3 ? 3 : 2;
  return Math.max(wide, Math.ceil(n / (n > wide * 2 ? 3 : 2)));
}

/** @param {View} view @param {number} seat @param {any} ctx */
function area(view, seat, ctx) {
  const p = view.players[seat];
  if (!p) return nothing;
  const now = p.waiting || view.order.some((turn) => turn.seat === seat && turn.state === 'now');
  const cols = columns(p.sweaters.length, view.players.length);
  return html`<section class="sw-area ${now ? 'sw-turn' : ''}" data-look="player-${seat}" aria-label=${ctx.name(seat)}>
    <header>
      <span class="sw-face" data-spot="seat-${seat}">${avatar(ctx.avatarOf(seat), { cls: '' })}${badge(seat, ctx)}</span>
      <b class=${ctx.name(seat).length > 11 ? 'sw-tight' : ''}>${ctx.name(seat)}</b>
      ${p.bonus ? abilityOf(p, ctx) : nothing}
      <b class="sw-points nums" title=${ctx.t('sweaters-points-now')}>${p.live}</b>
    </header>
    <p class="sw-sub">
      ${standing(view, seat, ctx)}
      <span class="sw-marks">${missing(p, ctx)}${santas(p, ctx)}<span class="sw-inhand" role="img" aria-label=${ctx.t('sweaters-cards', { n: p.hand })}>${cardBack()}<span class="nums">${p.hand}</span></span></span>
    </p>
    ${
      p.sweaters.length
        ? html`<ol class="sw-row" style="--cols:${cols};--rows:${Math.max(view.players.length === 4 ? 2 : 1, Math.ceil(p.sweaters.length / cols))}">
            ${repeat(
              p.sweaters,
              (one) => one.number,
              (one) => garment(one, seat, ctx),
            )}
          </ol>`
        : html`<p class="sw-none">${ctx.t('sweaters-none-yet')}</p>`
    }
  </section>`;
}

/** @param {View} view @param {any} ctx */
export const areas = (view, ctx) =>
  html`<div class="sw-areas sw-for-${view.players.length}">${view.players.map((_, seat) => area(view, seat, ctx))}</div>`;
