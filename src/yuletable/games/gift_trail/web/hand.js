// Pieces that several phone pages share: the time left with what follows, the own gift, a way to what lies behind.
import { timerRing } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { piece } from './symbols.js';

/** @typedef {import('./stage.js').View} View */

/** The gold button of a hand: what it does, and in a pause that there is one. @param {any} ctx @param {{label: string, off?: boolean, look?: string, onClick: () => void}} b */
export const goldButton = (ctx, { label, off = false, look, onClick }) =>
  html`<button type="button" class="btn gold" data-look=${look ?? nothing} ?disabled=${off || ctx.busy || Boolean(ctx.room.paused)} @click=${onClick}>
    ${ctx.room.paused ? ctx.t('yt-paused') : label}
  </button>`;

/** The timer with what happens when it runs out. @param {any} ctx @param {string} key of what follows @param {Record<string, any>} [args] */
export const countdown = (ctx, key, args = {}) => {
  if (ctx.room.paused) return nothing;
  if (ctx.ask.left === null)
    return html`<p class="wait"><span>${ctx.t('gift_trail-phone-no-timer')}</span></p>`;
  const what = ctx.t(`gift_trail-phone-then-${key}`, args);
  return html`<p class="wait nums">
    ${timerRing({ left: ctx.ask.left, total: ctx.ask.total, label: 'gift_trail-phone-then', args: { what } })}
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
  return html`<div class="gt-own" data-look="own">
    ${me.gift ? html`<span class="gt-held nums">${piece(`gift-${me.gift}`)}<i>${me.gift}</i></span>` : piece('no-gift')}<span
      >${held}${brought ? html`<small>${brought}</small>` : nothing}</span
    >
  </div>`;
}

/** A button that opens what lies behind the page. @param {any} ctx @param {string} what of the screen's state @param {string} label */
export const opener = (ctx, what, label) =>
  html`<button
    type="button"
    class="btn link gt-opener"
    @click=${() => {
      ctx.ui[what] = true;
      ctx.refresh();
    }}
  >
    ${label}
  </button>`;

/** @param {any} ctx @param {string} what that was opened */
export const closer = (ctx, what) => () => {
  ctx.ui[what] = false;
  ctx.refresh();
};

/** A short list of sentences under a heading. @param {string} title @param {string[]} lines */
export const lines = (title, lines) =>
  lines.length
    ? html`<h2 class="sub">${title}</h2>
        <ul class="gt-lines">
          ${lines.map((line) => html`<li>${line}</li>`)}
        </ul>`
    : nothing;
