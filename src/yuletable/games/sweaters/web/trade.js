// The trade area and the draft pool: what has been played, how it ranks, what can be drafted.
import { avatar } from '/web/components.js';
import { html, nothing, repeat } from '/web/lit.js';
import { card } from './cards.js';
import { nameOf, wholeName } from './stage.js';
import { facts, glyph } from './yarn.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./stage.js').Trade} Trade */

/** What a patch counts as in this trick. @param {Trade} played @param {any} ctx */
export function copied(played, ctx) {
  if (!facts(played.card).patch || played.value === null || played.icon === null) return nothing;
  return html`<span class="sw-copied" title=${ctx.t('sweaters-counts', { value: played.value, icon: played.icon })}
    ><span class="sr">${ctx.t('sweaters-counts', { value: played.value, icon: played.icon })}</span><b class="nums" aria-hidden="true">${played.value}</b>${glyph(played.icon)}</span
  >`;
}

/** How the draft stands for a card that was played. @param {View} view @param {Trade} played */
const turnOf = (view, played) => view.order.find((turn) => turn.card === played.card);

/** Whose card the next of a trick is: the seats that are still to play, in order. @param {View} view @returns {number[]} */
export function toPlay(view) {
  const n = view.players.length;
  const first = view.trade[0]?.seat ?? view.leader;
  if (first === null || first === undefined || view.order.length) return [];
  const all = Array.from({ length: n === 2 ? 4 : n }, (_, i) => (first + i) % n);
  return all.slice(view.trade.length);
}

/** @param {View} view @param {Trade} played @param {any} ctx */
function play(view, played, ctx) {
  const turn = turnOf(view, played);
  const state = turn?.state ?? '';
  return html`<li class="sw-play ${state ? `sw-is-${state}` : ''}" data-spot="trade-${played.card}">
    <div class="sw-box">${card(played.card, { title: wholeName(played.card, ctx) })}${copied(played, ctx)}</div>
    <div class="sw-medal">
      ${played.rank === null ? nothing : html`<b class="nums">${turn?.rank ?? played.rank}</b>`}${avatar(ctx.avatarOf(played.seat), { title: ctx.name(played.seat) })}
    </div>
  </li>`;
}

/** @param {View} view @param {any} ctx */
export function tradeArea(view, ctx) {
  const { t } = ctx;
  const shown = view.order.length ? [...view.trade].sort((a, b) => (turnOf(view, a)?.rank ?? 0) - (turnOf(view, b)?.rank ?? 0)) : view.trade;
  return html`<section class="sw-strip sw-trade" data-look="trade" aria-label=${t('sweaters-trade')}>
    <h2>${t('sweaters-trade')} <small>${t(view.order.length ? 'sweaters-trade-order' : 'sweaters-trade-note')}</small></h2>
    <ol class="sw-cards">
      ${repeat(
        shown,
        (played) => played.card,
        (played) => play(view, played, ctx),
      )}
      ${toPlay(view).map(
        (seat, i) => html`<li class="sw-play sw-awaited ${i === 0 ? 'sw-is-now' : ''}">
          <div class="sw-gone"></div>
          <div class="sw-medal">${avatar(ctx.avatarOf(seat), { title: ctx.name(seat) })}</div>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {View} view @param {any} ctx */
export function poolArea(view, ctx) {
  const { t } = ctx;
  return html`<section class="sw-strip sw-pool" data-look="pool" aria-label=${t('sweaters-pool')}>
    <h2>${t('sweaters-pool')} <small>${t('sweaters-pool-note')}</small></h2>
    <ol class="sw-cards">
      ${repeat(
        view.pool,
        (id) => id,
        (id) => html`<li class="sw-play ${id === view.taken ? 'sw-is-now' : ''}" data-spot="pool-${id}"><div class="sw-box">${card(id, { title: wholeName(id, ctx) })}</div><div class="sw-medal"><span aria-hidden="true">${nameOf(id, ctx)}</span></div></li>`,
      )}
      ${Array.from({ length: Math.max(0, 4 - view.pool.length) }, () => html`<li class="sw-play"><div class="sw-gone"></div><div class="sw-medal"></div></li>`)}
    </ol>
  </section>`;
}
