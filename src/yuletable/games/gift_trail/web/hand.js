// Two pieces that several phone pages share: the time left with what follows, and the own gift.
import { timerRing } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { piece } from './symbols.js';

/** @typedef {import('./stage.js').View} View */

/** The timer with what happens when it runs out. @param {any} ctx @param {string} key of what follows @param {Record<string, any>} [args] */
export const countdown = (ctx, key, args = {}) => {
  if (ctx.ask.left === null)
    return html`<p class="wait"><span>${ctx.t('gift_trail-phone-no-timer')}</span></p>`;
  const what = ctx.t(`gift_trail-phone-then-${key}`, args);
  return html`<p class="wait nums">
    ${timerRing({ left: ctx.ask.left, total: ctx.ask.total, paused: Boolean(ctx.room.paused), label: 'gift_trail-phone-then', args: { what } })}
  </p>`;
};

/** Own gift, and the number on the gift one brought. @param {View} view @param {any} ctx */
export function own(view, ctx) {
  const { t } = ctx;
  const me = view.players[ctx.mine];
  if (!me || me.status === 'removed') return nothing;
  const held = me.gift
    ? t(me.gift === view.own_gift ? 'gift_trail-phone-hold-own' : 'gift_trail-phone-hold', { gift: me.gift })
    : t(me.had ? 'gift_trail-phone-hold-lost' : 'gift_trail-phone-hold-none');
  const brought =
    view.own_gift !== null && me.gift !== view.own_gift
      ? t('gift_trail-phone-brought', { gift: view.own_gift })
      : '';
  return html`<div class="gt-own">
    ${me.gift ? html`<span class="gt-held nums">${piece(`gift-${me.gift}`)}<i>${me.gift}</i></span>` : piece('no-gift')}<span
      >${held}${brought ? html`<small>${brought}</small>` : nothing}</span
    >
  </div>`;
}
