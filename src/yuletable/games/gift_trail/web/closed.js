// What a result card may show of its gift before it is open.
import { html } from '/web/lit.js';
import { piece } from './symbols.js';

/** @typedef {import('./types.d.ts').RevealView} Card */

/** Where own gifts are traded away a closed card keeps its gift: a number that is not the one of before would tell
 * that somebody held an own gift. @param {boolean} open @param {any} ctx */
export const keepsGift = (open, ctx) => !open && Boolean(ctx.room.options.nobody_own);

/** The gift of a card, its number on it. @param {Card} card @param {boolean} open @param {any} ctx @param {string} [cls] */
export const giftOf = (card, open, ctx, cls = '') =>
  keepsGift(open, ctx)
    ? piece('any-gift', cls)
    : html`${piece(`gift-${card.gift}`, cls)}<i class="gt-tg nums">${card.gift}</i>`;
