// Hats on the TV: the tea table as the hero, one sentence, and everybody's hats below.
import { avatar, timerRing } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { accountPage } from './account.js';
import { lobbyCards } from './lobby.js';
import { move } from './motion.js';
import { LINES } from './napkin.js';
import { players } from './players.js';
import { viewNow } from './stage.js';
import { cloth } from './tray.js';

/** @typedef {import('./stage.js').View} View */

export const styles = ['hats.css'];

/** What the table lets hear. @type {Record<string, string | null>} */
export const sounds = {
  laid: 'paper', dealt: 'paper', swapped: 'paper', hidden: 'land', discarded: 'paper', drew: 'paper', refilled: 'paper',
  exchanged: 'fly', cookie_moved: 'fly', proposed: 'bell',
}; // prettier-ignore

/** Who is awaited and away stands beside the clock here. */
export const absence = true;

/** The lines of the account open one by one. @param {any} update */
export const cards = (update) => (update.view?.final?.length ? LINES.length : 0);

/** What happens now, in one sentence. @param {View} view @param {any} ctx @returns {{seat: number | null, title: string}} */
function sentence(view, ctx) {
  const { t, event } = ctx;
  if (event) {
    const said = ctx.log(event);
    if (said) return { seat: event.data.seat ?? null, title: said };
  }
  const { asked, prompt, current } = view;
  if (asked === null || prompt === null) return { seat: current, title: current === null ? t('hats-tv-deal') : ctx.name(current) };
  if (prompt === 'answer') return { seat: asked, title: t('hats-tv-answer', { seat: asked, partner_seat: view.offer_from ?? asked }) };
  return { seat: asked, title: t(`hats-tv-${prompt}`, { seat: asked }) };
}

/** The ring of the open ask, if it has a timer. @param {any} update @param {View} view */
function ring(update, view) {
  const w = update.room.waiting.find((/** @type {any} */ one) => one.seat === view.asked);
  return w && w.left !== null
    ? html`<span class="ht-ring">${timerRing({ left: w.left, total: w.total, paused: Boolean(update.room.paused) })}</span>`
    : nothing;
}

/** How many letters of a sentence fit into a line at each size, the largest first. */
const LETTERS = [40, 52, 64];

/** @param {View} view @param {any} update @param {any} ctx */
function headline(view, update, ctx) {
  const { t } = ctx;
  const { seat, title } = sentence(view, ctx);
  const absent = ctx.event ? '' : ctx.absence;
  const may = view.prompt === 'play' && view.optional_open && !ctx.event ? t(`hats-tv-may-${view.optional}`) : '';
  const small = [t('hats-name'), view.round ? t('hats-tv-round', { round: view.round, rounds: view.rounds }) : '', may].filter(Boolean);
  return html`<header class="ht-head" aria-live="polite">
    ${seat === null ? nothing : avatar(ctx.avatarOf(seat), { cls: 'ht-who' })}
    <div class="ht-say">
      <p class=${absent ? 'ht-absent' : ''}><span>${absent || small.join(' · ')}</span>${ctx.event ? nothing : ring(update, view)}</p>
      <h1 class="display ht-h${1 + LETTERS.filter((most) => title.length > most).length}">${title}</h1>
    </div>
  </header>`;
}

/** @param {any} update @param {any} ctx */
export function render(update, ctx) {
  const view = viewNow(update, ctx);
  if (view.over) return accountPage(update, ctx);
  return html`<main class="ht-tv ht-seats-${view.players.length}">${headline(view, update, ctx)} ${cloth(view, ctx)} ${players(view, ctx)}</main>`;
}

/** The paper cards on the tablecloth of the lobby. @param {any} update @param {any} ctx */
export const lobby = (update, ctx) => lobbyCards(update, ctx);

/** Motion of one event. @param {any} event @param {any} ctx */
export async function animate(event, ctx) {
  if (!ctx.reduced && document.querySelector('.ht-tv')) await move(event);
}
