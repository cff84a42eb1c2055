// The quiet page: whose turn it is, what lies in the trick, the own hand to look at.
import { timerRing } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { glance, news } from './glance.js';
import { hand } from './hand.js';
import { playOf } from './stage.js';
import { beat } from './trick.js';

/** @typedef {import('./stage.js').View} View */

/** @param {View} view @param {any} ctx @returns {[string, string]} */
function heading(view, ctx) {
  const { t } = ctx;
  const who = view.asked;
  if (who === null || !view.prompt) return [t('twelve_days-tv-dealing'), ''];
  const title = t(`twelve_days-asked-${view.prompt}`, { seat: who });
  if (ctx.mine === null) return [title, ''];
  const mine = playOf(view, ctx.mine);
  if (mine?.passed) return [title, t('twelve_days-phone-you-passed')];
  if (mine) return [title, t(mine.wins ? 'twelve_days-phone-you-lead' : 'twelve_days-phone-you-laid', { low: mine.low })];
  const before = view.waiting.indexOf(ctx.mine);
  if (before > 0) return [title, t('twelve_days-phone-before', { n: before })];
  return [title, t('twelve_days-phone-answer-soon')];
}

/** @param {View} view @param {any} update @param {any} ctx */
export function waitPage(view, update, ctx) {
  const [title, note] = heading(view, ctx);
  const w = update.room.waiting.find((/** @type {any} */ one) => one.seat === view.asked);
  return html`<main class="td-phone td-waits">
    <div>
      <h1 class="display">${title}</h1>
      <p class="lead">${note} ${w && w.left !== null && !update.room.paused ? timerRing({ left: w.left, total: w.total }) : nothing}</p>
    </div>
    ${ctx.table ? nothing : beat(view, ctx)} ${news(ctx, 1)} ${glance(view, ctx)} ${hand(view, ctx, false)}
  </main>`;
}
