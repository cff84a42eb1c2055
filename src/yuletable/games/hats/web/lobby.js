// The paper cards on the tablecloth of the lobby: the game, a fan of hats, teams or not, an honest time.
import { html } from '/web/lit.js';
import { card, cookie } from './cards.js';

const FAN = ['topper-4', 'bowler-2', 'bonnet-6', 'beret-1', 'boater-5', 'nightcap-3', 'plume-6'];

/** @param {any} update @param {any} ctx */
export function lobbyCards(update, ctx) {
  const { t } = ctx;
  const { minutes, members } = update.room;
  const n = Math.max(2, members.filter((/** @type {any} */ m) => m.playing).length);
  return html`<div class="ht-lobby">
    <div class="ht-pc">
      <small>${t('hats-lobby-game')}</small><b>${t('hats-name')}</b><small>${t('hats-lobby-seats')}</small>
    </div>
    <div class="ht-pc ht-fan">${FAN.slice(0, n === 2 ? 5 : 7).map((id) => html`<span class="ht-box">${card(id, { small: true })}</span>`)}</div>
    <div class="ht-pc ht-how">${cookie()}<span><b>${t('hats-lobby-cookie')}</b><small>${t(n === 4 ? 'hats-lobby-teams' : 'hats-lobby-alone')}</small></span></div>
    <div class="ht-pc">
      <small>${t('hats-lobby-takes')}</small><b>${minutes === null ? '–' : t('hats-lobby-minutes', { n: minutes })}</b>
      <small>${t('hats-lobby-honest', { n })}</small>
    </div>
  </div>`;
}
