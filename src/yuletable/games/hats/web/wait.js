// The quiet page: whose turn it is, what lies on the tray, the own hand to look at.
import { avatar, timerRing } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { board } from './board.js';
import { glance } from './glance.js';
import { favouriteNote, hand } from './hand.js';
import { isNews } from './stage.js';
import { talk } from './turn.js';

/** @typedef {import('./stage.js').View} View */

/** How many turns come before the own one; -1 when there is none left. @param {View} view @param {number} seat */
function before(view, seat) {
  if (view.current === null || !view.players[seat]?.left) return -1;
  return (seat - view.current + view.players.length - 1) % view.players.length;
}

/** @param {View} view @param {any} ctx @returns {[string, string]} */
function heading(view, ctx) {
  const { t } = ctx;
  if (view.offer_from === ctx.mine && ctx.mine !== null) return [t('hats-phone-waiting', { seat: view.offer_to }), t('hats-phone-offer-note')];
  const who = view.asked ?? view.current;
  const title = who === null ? t('hats-tv-deal') : view.asked !== null && view.prompt ? t(`hats-asked-${view.prompt}`, { seat: who }) : ctx.name(who);
  const n = ctx.mine === null ? -1 : before(view, ctx.mine);
  const done = ctx.mine !== null && view.players[ctx.mine]?.left === 0;
  return [title, done ? t('hats-phone-turns-done') : n < 0 ? '' : t('hats-phone-turns-before', { n })];
}

/** The latest thing worth a line. @param {any} ctx */
function news(ctx) {
  const last = ctx.history.filter(isNews).pop();
  if (!last) return nothing;
  return html`<p class="ht-news">${avatar(ctx.avatarOf(last.data.seat))}<span>${ctx.log(last)}</span></p>`;
}

/** @param {View} view @param {any} update @param {any} ctx */
export function waitPage(view, update, ctx) {
  const [title, note] = heading(view, ctx);
  const w = update.room.waiting.find((/** @type {any} */ one) => one.seat === view.asked);
  return html`<main class="ht-phone ht-waits">
    <h1 class="display" tabindex="-1">${title}</h1>
    <p class="lead">
      ${note} ${w && w.left !== null && !update.room.paused ? timerRing({ left: w.left, total: w.total }) : nothing}
    </p>
    ${view.offer_from === ctx.mine && ctx.mine !== null ? talk(ctx.mine, ['hats-talk-swap', 'hats-talk-useful'], ctx) : nothing}
    ${ctx.table ? nothing : board(view, ctx)} ${news(ctx)} ${favouriteNote(view, ctx)} ${glance(view, ctx)} ${hand(view, ctx, { open: false })}
  </main>`;
}
