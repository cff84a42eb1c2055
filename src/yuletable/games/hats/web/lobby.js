// The paper cards on the tablecloth of the lobby: the game, seven hats, teams or not, an honest time.
import { html } from '/web/lit.js';
import { cookie, hat, HATS } from './cards.js';

/** @param {any} update @param {any} ctx */
export function lobbyCards(update, ctx) {
  const { t } = ctx;
  const { minutes, members } = update.room;
  const n = Math.max(2, members.filter((/** @type {any} */ m) => m.playing).length);
  return html`<div class="ht-lobby">
    <div class="ht-pc">
      <small>${t('hats-lobby-game')}</small><b>${t('hats-name')}</b><small>${t('hats-lobby-seats')}</small>
    </div>
    <div class="ht-pc ht-rack">${Object.keys(HATS).map((type) => hat(type))}</div>
    <div class="ht-pc ht-how">${cookie()}<span><b>${t('hats-lobby-cookie')}</b><small>${t(n === 4 ? 'hats-lobby-teams' : 'hats-lobby-alone')}</small></span></div>
    <div class="ht-pc">
      <small>${t('hats-lobby-takes')}</small><b>${minutes === null ? '–' : t('hats-lobby-minutes', { n: minutes })}</b>
      <small>${t('hats-lobby-honest', { n })}</small>
    </div>
  </div>`;
}
