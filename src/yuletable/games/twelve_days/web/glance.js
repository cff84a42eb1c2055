// The others in one row: where each stands in the trick; behind it the whole table and what has been played.
import { avatar, dialog } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { card, present } from './cards.js';
import { set } from './hand.js';
import { rule } from './links.js';
import { brief, downwards, isNews, playOf, rankName } from './stage.js';
import { tableOf } from './table.js';

/** @typedef {import('./stage.js').View} View */

/** With more others than these, only their faces stand in the row of an own turn. */
const FEW = 3;
/** With more than these, what they did stands below their faces. */
const BESIDE = 4;
/** While others play there is room for all, on hands of this height, px. */
const TALL = 760;
/** As on hands of so little height, px. */
const SHORT = 640;
/** Beside no more faces than these there is room for the cards of a short play, else for its low card. */
const ROOM = { faces: 2, cards: 3 };

/** The other seats, in the order in which they play after the own one. @param {View} view @param {any} ctx */
const others = (view, ctx) => {
  const n = view.players.length;
  const from = ctx.mine === null ? 0 : ctx.mine + 1;
  return Array.from({ length: ctx.mine === null ? n : n - 1 }, (_, i) => (from + i) % n);
};

/** Where somebody stands in this trick, in words; beside a face alone as briefly as may be, with many faces only what has happened. @param {View} view @param {number} seat @param {any} ctx @returns {{words: string, mark: string}} */
function state(view, seat, ctx) {
  const { t } = ctx;
  const play = playOf(view, seat);
  if (play?.passed) return { words: t('twelve_days-phone-passed'), mark: t('twelve_days-phone-mark-pass') };
  if (play) {
    const cards = downwards(play.cards).join(' ');
    const words = t(play.wins ? 'twelve_days-phone-leads' : 'twelve_days-phone-laid', { cards });
    return { words, mark: view.players.length - 1 > ROOM.faces || play.cards.length > ROOM.cards ? `${play.low}` : cards };
  }
  if (view.asked === seat) return { words: t('twelve_days-phone-plays-now'), mark: t('twelve_days-phone-mark-now') };
  if (view.waiting.includes(seat)) return { words: t('twelve_days-phone-to-come'), mark: view.players.length - 1 > FEW ? '' : t('twelve_days-phone-mark-later') };
  return { words: '', mark: '' };
}

/** Hand and gifts in figures, and known cards. @param {View} view @param {number} seat @param {any} ctx */
function holds(view, seat, ctx) {
  const p = view.players[seat];
  if (!p) return '';
  const parts = [ctx.t('twelve_days-hand-of', { n: p.hand }), ctx.t('twelve_days-gifts', { n: p.gifts })];
  if (p.known?.length) parts.push(ctx.t('twelve_days-known', { cards: brief(p.known) }));
  return parts.join(', ');
}

/** @param {View} view @param {number} seat @param {any} ctx @param {boolean} named */
function one(view, seat, ctx, named) {
  const { words, mark } = state(view, seat, ctx);
  const play = playOf(view, seat);
  const p = view.players[seat];
  return html`<span class="td-one ${play?.wins ? 'td-wins' : ''} ${play?.passed ? 'td-out' : ''} ${view.asked === seat ? 'td-acts' : ''}">
    ${avatar(ctx.avatarOf(seat))}
    ${
      named
        ? html`<span><b>${ctx.name(seat)}</b><small>${words || holds(view, seat, ctx)}</small></span>`
        : html`<span class="sr">${ctx.name(seat)}: ${words} ${holds(view, seat, ctx)}.</span>${play && !play.passed ? html`<b class="nums" aria-hidden="true">${mark}</b>` : mark ? html`<small aria-hidden="true">${mark}</small>` : nothing}`
    }
    ${named && p?.known?.length ? html`<span class="td-known"><i>${ctx.t('twelve_days-known-short')}</i><b class="nums">${brief(p.known)}</b></span>` : nothing}
  </span>`;
}

/** @param {View} view @param {any} ctx */
export function glance(view, ctx) {
  if (ctx.table) return nothing;
  const seats = others(view, ctx);
  const named = seats.length === 1 || (seats.length <= FEW ? innerHeight > SHORT : !ctx.ask && innerHeight > TALL);
  const cls = `${named ? 'td-named' : seats.length > BESIDE ? 'td-below' : ''} ${seats.length > FEW ? 'td-crowd' : ''}`;
  return html`<button type="button" class="td-strip ${cls}" data-look="others" @click=${() => set(ctx, { sheet: 'all' })}>
    <span class="sr">${ctx.t('twelve_days-everybody')}:</span>${seats.map((seat) => one(view, seat, ctx, named))}
  </button>`;
}

/** The latest things worth a line, the newest last. @param {any} ctx @param {number} most */
export const news = (ctx, most) =>
  ctx.history
    .filter(isNews)
    .slice(-most)
    .map((/** @type {any} */ event) => html`<p class="td-news">${typeof event.data.seat === 'number' ? avatar(ctx.avatarOf(event.data.seat)) : nothing}<span>${ctx.log(event)}</span></p>`);

/** How many cards of each rank have been played in this hand. @param {View} view @param {any} ctx */
const played = (view, ctx) => html`<h3>${ctx.t('twelve_days-phone-gone')}</h3>
  <p class="note">${ctx.t('twelve_days-phone-gone-note', { n: view.left_out })} ${rule('2.1', ctx)}</p>
  <ul class="td-gone-list">
    ${view.gone.map(
      (n, i) => html`<li class=${n === i + 1 ? 'td-all-gone' : ''}>
        <span class="td-box">${card(i + 1, { small: true, title: rankName(i + 1, ctx) })}</span><span class="nums">${ctx.t('twelve_days-phone-gone-of', { n, all: i + 1 })}</span>
      </li>`,
    )}
  </ul>`;

/** What was opened over the page. @param {View} view @param {any} ctx */
export function overPage(view, ctx) {
  if (ctx.ui.sheet !== 'all') return nothing;
  const { t } = ctx;
  return dialog({
    title: t('twelve_days-everybody'),
    content: html`<div role="group" tabindex="0" aria-label=${t('twelve_days-everybody')}>${tableOf(view, { ...ctx, event: null })}${view.phase === 'playing' ? played(view, ctx) : nothing}</div>`,
    onClose: () => set(ctx, { sheet: '' }),
  });
}

/** The own gifts on the bar. @param {number} n @param {any} ctx */
export const ownGifts = (n, ctx) =>
  html`<span class="td-badge-now">${present()}<b class="nums">${n}</b><small>${ctx.t('twelve_days-phone-gifts-word', { n })}</small></span>`;
