// What everybody has in one row, and the doors to what lies behind: all hats, and what the owner alone may see.
import { avatar, dialog, icon } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { blackGlyph, card, cookie } from './cards.js';
import { set } from './hand.js';
import { rule } from './links.js';
import { nameOf, seatsOf } from './stage.js';
import { tableOf } from './table.js';

/** @typedef {import('./stage.js').View} View */

/** @param {View} view @param {number} seat @param {any} ctx */
function one(view, seat, ctx) {
  const p = view.players[seat];
  if (!p) return nothing;
  const turn = seat === (view.asked ?? view.current);
  return html`<span class="ht-one ${turn ? 'ht-turn' : ''} ${seat === ctx.mine ? 'ht-me' : ''}"
    >${avatar(ctx.avatarOf(seat), { title: ctx.name(seat) })}<b class="nums">${p.points}</b>${p.cookie ? cookie(ctx.t('hats-cookie')) : nothing}</span
  >`;
}

/** @param {View} view @param {any} ctx */
export function glance(view, ctx) {
  const { own } = view;
  const hidden = own ? own.black.length + own.discarded.length + own.exchanged.length : 0;
  if (ctx.table && !hidden) return nothing;
  return html`<div class="ht-glance">
    ${
      ctx.table
        ? nothing
        : html`<button type="button" class="ht-strip" data-look="own" @click=${() => set(ctx, { sheet: 'all' })}>
            <span class="sr">${ctx.t('hats-everybody')}:</span>${seatsOf(view).map((seat) => one(view, seat, ctx))}
          </button>`
    }
    ${hidden ? html`<button type="button" class="ht-strip ht-hidden" aria-label=${ctx.t('hats-phone-hidden', { n: hidden })} @click=${() => set(ctx, { sheet: 'own' })}>
          ${blackGlyph()}<b class="nums" aria-hidden="true">${hidden}</b>${icon('eye', 20)}
        </button>` : nothing}
  </div>`;
}

/** @param {string} title @param {string[]} cards @param {any} ctx @param {string} [note] */
const pile = (title, cards, ctx, note = '') =>
  cards.length
    ? html`<h3>${title}</h3>
        ${note ? html`<p class="note">${note}</p>` : nothing}
        <ul class="ht-secret">
          ${cards.map((id) => html`<li><span class="ht-box">${card(id)}</span><small>${nameOf(id, ctx)}</small></li>`)}
        </ul>`
    : nothing;

/** What only the owner sees. @param {View} view @param {any} ctx */
function secrets(view, ctx) {
  const { t } = ctx;
  const own = view.own;
  if (!own) return nothing;
  return html`<p class="note">${t('hats-phone-hidden-note')} ${rule('2.2', ctx)}</p>
    ${pile(t('hats-phone-own-black'), own.black, ctx, t('hats-phone-own-black-note', { n: own.black.length }))} ${pile(t('hats-phone-own-discards'), own.discarded, ctx)}
    ${
      own.exchanged.length
        ? html`<h3>${t('hats-phone-exchanged')}</h3>
            <ul class="ht-secret ht-wide">
              ${own.exchanged.map(
                ({ given, received }) => html`<li>
                  <span class="ht-box">${card(given)}</span><i aria-hidden="true">→</i><span class="ht-box">${card(received)}</span
                  ><small>${t('hats-phone-exchanged-one', { given: nameOf(given, ctx), received: nameOf(received, ctx) })}</small>
                </li>`,
              )}
            </ul>`
        : nothing
    }`;
}

/** What was opened over the page. @param {any} update @param {View} view @param {any} ctx */
export function overPage(update, view, ctx) {
  const { t, ui } = ctx;
  const onClose = () => set(ctx, { sheet: '' });
  if (ui.sheet === 'all') return dialog({ title: t('hats-everybody'), content: html`<div role="group" tabindex="0" aria-label=${t('hats-everybody')}>${tableOf(view, { ...ctx, ask: null })}</div>`, onClose });
  if (ui.sheet === 'own') return dialog({ title: t('hats-phone-hidden-title'), content: secrets(view, ctx), onClose });
  return nothing;
}
