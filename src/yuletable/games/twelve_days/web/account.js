// The result on the TV: places and gifts, the cards left after every hand, the gifts from hand to hand.
import { avatar } from '/web/components.js';
import { medal } from '/web/art/medal.js';
import { html, keyed, nothing } from '/web/lit.js';
import { cloth, present } from './cards.js';
import { account, handNumbers, leftCells, leftTitle, legend } from './chart.js';
import { giftsOf, heap } from './heap.js';
import { face } from './places.js';
import { listed } from './stage.js';

/** @typedef {import('./stage.js').View} View */

/** Who wins, in a sentence. @param {View} view @param {any} ctx @returns {string} */
export function winner(view, ctx) {
  const first = [...view.players.keys()].filter((seat) => view.players[seat]?.place === 1);
  if (first.length === 1) return ctx.t('twelve_days-tv-winner', { seat: first[0] });
  if (first.length === view.players.length) return ctx.t('twelve_days-tv-all-win');
  return ctx.t('twelve_days-tv-winners', { names: listed(first.map((seat) => ctx.name(seat)), ctx) });
}

/** Are the places open? @param {any} update */
export const opened = (update) => !update.view.early && update.room.reveal > 0;

/** The seats as they are shown: by place once these are open. @param {View} view @param {boolean} open */
export const ranked = (view, open) =>
  [...view.players.keys()].sort((a, b) => (open ? (view.players[a]?.place ?? 0) - (view.players[b]?.place ?? 0) : 0) || a - b);

/** Where the gifts come from, in a line. @param {View} view @param {number} seat @param {any} ctx */
export function origin(view, seat, ctx) {
  const { begun, won, got, gave } = account(view, seat, ctx);
  return [
    begun ? ctx.t('twelve_days-from-start', { n: begun }) : '',
    ctx.t('twelve_days-from-hands', { n: won }),
    got ? ctx.t('twelve_days-from-others', { n: got }) : '',
    gave ? ctx.t('twelve_days-given', { n: gave }) : '',
  ].filter(Boolean);
}

/** The same in figures, for many in little room. @param {View} view @param {number} seat @param {any} ctx */
function figures(view, seat, ctx) {
  const { begun, won, got, gave } = account(view, seat, ctx);
  return `${begun ? `${begun} + ` : ''}${won} + ${got} − ${gave}`;
}

/** With more than these, rows are low. */
const FEW = 5;
/** With no more than these, they are high. */
const PAIR = 3;

/** Title and note above the result. @param {any} update @param {any} ctx @returns {[string, string]} */
export function heading(update, ctx) {
  /** @type {View} */
  const view = update.view;
  const { t } = ctx;
  if (view.early) return [t('twelve_days-ended-early'), t('twelve_days-ended-early-note')];
  if (!opened(update)) return [t('twelve_days-tv-counting'), t('twelve_days-tv-counting-note', { n: view.history.length })];
  const shared = view.players.filter((p) => p.place === 1).length > 1;
  return [winner(view, ctx), t(shared ? 'twelve_days-tv-shared-note' : 'twelve_days-tv-winner-note')];
}

/** @param {View} view @param {number} seat @param {boolean} open @param {any} ctx */
function row(view, seat, open, ctx) {
  const p = view.players[seat];
  if (!p) return nothing;
  return html`<li class=${open && p.place === 1 ? 'td-first' : ''} data-look="result-${seat}">
    <span class="td-rank">${open && p.place ? keyed(p.place, medal(p.place, 'td-medal')) : nothing}</span>
    ${avatar(ctx.avatarOf(seat))}
    <span class="td-whose"><b class="td-name">${ctx.name(seat)}</b><small class="nums">${view.players.length > FEW ? figures(view, seat, ctx) : origin(view, seat, ctx).join(' · ')}</small></span>
    <span class="td-sum" role="img" aria-label=${ctx.t('twelve_days-gifts', { n: p.gifts })}>${present()}<b class="nums">${p.gifts}</b></span>
    ${leftCells(view, seat, ctx)}
  </li>`;
}

/** @param {any} update @param {any} ctx */
function head(update, ctx) {
  const [title, note] = heading(update, ctx);
  return html`<header class="td-head" aria-live="polite">
    <div class="td-say">
      <p><span>${note}</span></p>
      <h1 class="display td-h${1 + [34, 44, 58].filter((most) => title.length > most).length}">${title}</h1>
    </div>
  </header>`;
}

/** Before the places are open: all gifts on one heap, and whoever it may be. @param {any} update @param {any} ctx */
function shut(update, ctx) {
  /** @type {View} */
  const view = update.view;
  const n = view.players.length;
  return html`<main class="td-tv td-shut" style="--cols:${n > FEW ? Math.ceil(n / 2) : n}">
    ${head(update, ctx)}
    <section class="td-cloth">
      ${cloth()} ${heap(view, ctx)}
      <ol class="td-guests">${[...view.players.keys()].map((seat) => html`<li>${face(seat, ctx)}<b class="td-name">${ctx.name(seat)}</b></li>`)}</ol>
    </section>
  </main>`;
}

/** @param {any} update @param {any} ctx */
export function accountPage(update, ctx) {
  /** @type {View} */
  const view = update.view;
  const open = opened(update);
  if (!open && !view.early) return shut(update, ctx);
  const { t } = ctx;
  const n = view.players.length;
  const short = ctx.room.options?.length === 'short';
  return html`<main class="td-tv td-account ${n > FEW ? 'td-many' : n > PAIR ? '' : 'td-pair'}">
    ${head(update, ctx)}
    <section class="td-paper td-standings">
      <header>
        ${n > FEW ? html`<p class="td-sumof">${t(short ? 'twelve_days-sum-short' : 'twelve_days-sum')}</p>` : nothing}
        ${view.history.length ? html`<div class="td-over"><h2>${leftTitle(view, ctx)}</h2>${view.history.length > 1 ? handNumbers(view) : nothing}</div>` : nothing}
      </header>
      <ol>${ranked(view, open).map((seat) => row(view, seat, open, ctx))}</ol>
      ${view.history.length ? legend(view, ctx) : nothing}
    </section>
    <section class="td-paper">${giftsOf(view, ctx)}</section>
  </main>`;
}
