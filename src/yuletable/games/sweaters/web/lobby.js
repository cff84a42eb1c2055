// The paper cards on the tablecloth of the lobby: the game, four yarns, the mode, an honest time.
import { html } from '/web/lit.js';
import { card } from './cards.js';
import { sweater } from './knit.js';
import { facts } from './yarn.js';

/** @param {string} id @returns {any} */
const piece = (id) => ({ ...facts(id), card: id, open: false });

/** @param {any} update @param {any} ctx */
export function lobbyCards(update, ctx) {
  const { t } = ctx;
  const { minutes, members, options } = update.room;
  const n = Math.max(2, members.filter((/** @type {any} */ m) => m.playing).length);
  return html`<div class="sw-lobby">
    <div class="sw-pc"><small>${t('sweaters-lobby-game')}</small><b>${t('sweaters-name')}</b><small>${t('sweaters-lobby-seats')}</small></div>
    <div class="sw-pc sw-rack">
      ${['green-10', 'purple-patch'].map((id) => html`<span class="sw-box">${card(id)}</span>`)}
      <span class="sw-worn">${sweater(['red-12', 'yellow-2', 'green-9'].map(piece))}</span>
    </div>
    <div class="sw-pc"><small>${t('sweaters-option-mode')}</small><b>${t(`sweaters-option-mode-${options.mode ?? 'casual'}`)}</b><small>${t('sweaters-lobby-mode', { mode: options.mode ?? 'casual' })}</small></div>
    <div class="sw-pc">
      <small>${t('sweaters-lobby-takes')}</small><b>${minutes === null ? '–' : t('sweaters-lobby-minutes', { n: minutes })}</b>
      <small>${t('sweaters-lobby-honest', { n })}</small>
    </div>
  </div>`;
}
