// The paper cards on the tablecloth of the lobby: the game, its twelve days, what wins, an honest time.
import { html } from '/web/lit.js';
import { present, RANKS, tile } from './cards.js';

/** @param {any} update @param {any} ctx */
export function lobbyCards(update, ctx) {
  const { t } = ctx;
  const { minutes, members, options } = update.room;
  const n = Math.max(2, members.filter((/** @type {any} */ m) => m.playing).length);
  const length = options?.length ?? 'full';
  return html`<div class="td-lobby">
    <div class="td-pc">
      <small>${t('twelve_days-lobby-game')}</small><b>${t('twelve_days-name')}</b><small>${t('twelve_days-lobby-seats')}</small>
    </div>
    <div class="td-pc td-days">${RANKS.map((rank) => tile(rank))}</div>
    <div class="td-pc td-how">${present()}<span><b>${t('twelve_days-lobby-gifts')}</b><small>${length === 'short' ? t('twelve_days-lobby-short') : t('twelve_days-lobby-hands', { n: length === 'full' ? 12 : Number(length) })}</small></span></div>
    <div class="td-pc">
      <small>${t('twelve_days-lobby-takes')}</small><b>${minutes === null ? '–' : t('twelve_days-lobby-minutes', { n: minutes })}</b>
      <small>${t('twelve_days-lobby-honest', { n })}</small>
    </div>
  </div>`;
}
