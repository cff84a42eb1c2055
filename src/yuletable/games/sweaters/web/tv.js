// The TV: what is in play, the trick and the pool above, everybody's sweaters below.
import { avatar, timerRing } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { areas } from './areas.js';
import { lobbyCards } from './lobby.js';
import { move } from './motion.js';
import { roundPanel } from './round.js';
import { resultsTv, reviewTv } from './account.js';
import { viewNow } from './stage.js';
import { poolArea, tradeArea } from './trade.js';

/** @typedef {import('./stage.js').View} View */

export const styles = ['sweaters.css', 'table.css'];

/** What the table lets hear. @type {Record<string, string | null>} */
export const sounds = {
  pool_laid: 'paper', dealt: 'paper', played: 'paper', ranked: 'bell', knitted: 'land', covered: 'paper', completed: 'fly', claimed: 'bell',
  billy_used: 'fly', maria_used: 'fly', tina_moved: 'fly', tina_swapped: 'fly', last_draft: 'bell',
}; // prettier-ignore

/** Who is awaited and away stands beside the clock here. */
export const absence = true;

/** What happens now, in one sentence. @param {View} view @param {any} ctx @returns {{seat: number | null, title: string}} */
function sentence(view, ctx) {
  const { t, event } = ctx;
  if (event) {
    const said = ctx.log(event);
    if (said) return { seat: event.data.seat ?? null, title: said };
  }
  const [seat] = view.asked;
  if (seat === undefined || view.prompt === null) return { seat: null, title: t('sweaters-tv-deal') };
  if (view.prompt === 'patch' || view.prompt === 'review') {
    if (view.asked.length > 1) return { seat: null, title: t(`sweaters-tv-all-${view.prompt}`) };
    return { seat, title: t(`sweaters-tv-${view.prompt}`, { seat }) };
  }
  if (view.prompt === 'play' && view.led_color && view.led_icon) return { seat, title: t('sweaters-tv-follow', { seat, led_color: view.led_color, led_icon: view.led_icon }) };
  return { seat, title: t(`sweaters-tv-${view.prompt}`, { seat }) };
}

/** The ring of the open ask, if it has a timer. @param {any} update @param {View} view */
function ring(update, view) {
  const w = update.room.waiting.find((/** @type {any} */ one) => view.asked.includes(one.seat));
  return w && w.left !== null
    ? html`<span class="sw-ring">${timerRing({ left: w.left, total: w.total, paused: Boolean(update.room.paused) })}</span>`
    : nothing;
}

/** How many letters of a sentence fit into a line at each size, the largest first; after the last it has two lines. */
const LETTERS = [38, 50, 96];

/** Length of a sentence in letters of the usual breadth: names may be all W. @param {string} title */
const breadth = (title) => [...title].reduce((sum, letter) => sum + (/[WMŻŁĄÓŚ@—…]/u.test(letter) ? 2 : letter.toLowerCase() === letter ? 1 : 1.4), 0);

/** The head of every page on the TV. @param {string} small @param {string} title @param {number | null} seat @param {any} ctx @param {unknown} [more] @param {boolean} [absent] */
function head(small, title, seat, ctx, more = nothing, absent = false) {
  return html`<header class="sw-head" aria-live="polite">
    ${seat === null ? nothing : avatar(ctx.avatarOf(seat), { cls: 'sw-who' })}
    <div class="sw-say">
      <p class=${absent ? 'sw-absent' : ''}><span>${small}</span>${more}</p>
      <h1 class="display sw-h${1 + LETTERS.filter((most) => breadth(title) > most).length}">${title}</h1>
    </div>
  </header>`;
}

/** Round, trick, and whether the round is about to end. @param {View} view @param {any} ctx */
function where(view, ctx) {
  const { t } = ctx;
  const round = view.rounds > 1 ? t('sweaters-tv-round', { round: view.round, rounds: view.rounds }) : '';
  const trick = view.trick ? t('sweaters-trick', { trick: view.trick }) : '';
  return [t('sweaters-name'), round, trick, view.last_draft ? t('sweaters-last-draft') : view.last_round ? t('sweaters-last-round') : ''].filter(Boolean).join(' · ');
}

/** @param {any} update @param {any} ctx */
export function render(update, ctx) {
  /** @type {View} */
  const view = viewNow(update, ctx);
  if (view.over) return html`<main class="sw-tv sw-account">${resultsTv(view, ctx, head)}</main>`;
  const { seat, title } = sentence(view, ctx);
  const absent = ctx.event ? '' : ctx.absence;
  const top = head(absent || where(view, ctx), title, seat, ctx, ctx.event ? nothing : ring(update, view), Boolean(absent));
  if (view.prompt === 'review' && !ctx.event) return html`<main class="sw-tv sw-account">${top} ${reviewTv(view, ctx)}</main>`;
  return html`<main class="sw-tv sw-seats-${view.players.length}">
    ${top}
    <div class="sw-shared ${view.mode === 'express' ? 'sw-of-many' : ''}">${roundPanel(view, ctx, { light: true })} ${tradeArea(view, ctx)} ${poolArea(view, ctx)}</div>
    ${areas(view, ctx)}
  </main>`;
}

/** The paper cards on the tablecloth of the lobby. @param {any} update @param {any} ctx */
export const lobby = (update, ctx) => lobbyCards(update, ctx);

/** Motion of one event. @param {any} event @param {any} ctx */
export async function animate(event, ctx) {
  if (!ctx.reduced && document.querySelector('.sw-tv')) await move(event);
}
