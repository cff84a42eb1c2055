// The paper cards on the tablecloth of the lobby: the game, a few presents, what it is paid with, an honest time.
import { html } from '/web/lit.js';
import { portrait } from './market.js';
import { sign } from './notions.js';

/** Patches to look at. */
const SHOWN = [25, 10, 13, 8];

/** @param {any} update @param {any} ctx */
export function lobbyCards(update, ctx) {
  const { t } = ctx;
  const { minutes } = update.room;
  return html`<div class="pw-lobby">
    <div class="pw-pc">
      <small>${t('patchwork-lobby-game')}</small><b>${t('patchwork-name')}</b><small>${t('patchwork-lobby-seats')}</small>
    </div>
    <div class="pw-pc pw-show">${SHOWN.map((patch) => portrait(patch, 'small'))}</div>
    <div class="pw-pc pw-pay">
      <span>${sign.button()}<b>${t('patchwork-lobby-buttons')}</b></span><span>${sign.time()}<b>${t('patchwork-lobby-time')}</b></span><span>${sign.hole()}<b>${t('patchwork-lobby-space')}</b></span>
    </div>
    <div class="pw-pc">
      <small>${t('patchwork-lobby-takes')}</small><b>${minutes === null ? '–' : t('patchwork-lobby-minutes', { n: minutes })}</b><small>${t('patchwork-lobby-honest')}</small>
    </div>
  </div>`;
}
