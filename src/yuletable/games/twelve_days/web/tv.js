// 12 Days on the TV: the trick in the middle, who wins now, everybody's hand and gifts.
import { avatar, timerRing } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { accountPage } from './account.js';
import { cloth } from './cards.js';
import { lobbyCards } from './lobby.js';
import { move } from './motion.js';
import { follow, place, pool } from './places.js';
import { trickNumber, viewNow } from './stage.js';

/** @typedef {import('./stage.js').View} View */

export const styles = ['twelve_days.css'];

/** What the table lets hear. @type {Record<string, string | null>} */
export const sounds = {
  started: null, dealt: 'paper', begun: null, led: 'paper', played: 'paper', passed: null, trick_won: 'land', returned: 'paper',
  hand_won: 'fly', gave: 'fly', spared: null,
}; // prettier-ignore

/** Who is awaited and away stands beside the clock here. */
export const absence = true;

/** The places are opened at once. @param {any} update */
export const cards = (update) => (update.view?.over && !update.view.early ? 1 : 0);

/** What happens now, in one sentence. @param {View} view @param {any} ctx @returns {{seat: number | null, title: string}} */
function sentence(view, ctx) {
  const { t, event } = ctx;
  if (event) {
    const said = ctx.log(event);
    if (said) return { seat: event.data.seat ?? null, title: said };
  }
  const { asked, prompt, winning } = view;
  if (asked === null || prompt === null) return { seat: view.leader, title: t('twelve_days-tv-dealing') };
  if (prompt === 'lead' || winning === null) return { seat: asked, title: t('twelve_days-tv-lead', { seat: asked }) };
  const low = view.trick.find((play) => play.wins)?.low ?? 0;
  return { seat: asked, title: t(view.waiting.length > 1 ? 'twelve_days-tv-answer' : 'twelve_days-tv-answer-last', { seat: asked, winning_seat: winning, low }) };
}

/** The ring of the open ask, if it has a timer. @param {any} update @param {View} view */
function ring(update, view) {
  const w = update.room.waiting.find((/** @type {any} */ one) => one.seat === view.asked);
  return w && w.left !== null
    ? html`<span class="td-ring">${timerRing({ left: w.left, total: w.total, paused: Boolean(update.room.paused) })}</span>`
    : nothing;
}

/** How many letters of a sentence fit into a line at each size, the largest first. */
const LETTERS = [40, 52, 64];
/** A capital counts as so many of the others: names of sixteen M have to fit. */
const CAPITAL = 1.8;

/** How long a sentence is, in letters. @param {string} title */
const lengthOf = (title) => [...title].reduce((sum, letter) => sum + (letter.toLowerCase() === letter ? 1 : CAPITAL), 0);

/** @param {View} view @param {any} ctx */
export const handOf = (view, ctx) => (view.hand ? ctx.t('twelve_days-tv-hand', { hand: view.hand, hands: view.hands }) : '');

/** @param {View} view @param {any} update @param {any} ctx */
function headline(view, update, ctx) {
  const { t } = ctx;
  const { seat, title } = sentence(view, ctx);
  const absent = ctx.event ? '' : ctx.absence;
  const trick = view.phase === 'playing' && view.hand ? t('twelve_days-tv-trick', { n: trickNumber(view) }) : '';
  const small = [t('twelve_days-name'), handOf(view, ctx), trick].filter(Boolean);
  return html`<header class="td-head" aria-live="polite">
    ${seat === null ? nothing : avatar(ctx.avatarOf(seat), { cls: 'td-who' })}
    <div class="td-say">
      <p class=${absent ? 'td-absent' : ''}><span>${absent || small.join(' · ')}</span>${ctx.event ? nothing : ring(update, view)}</p>
      <h1 class="display td-h${1 + LETTERS.filter((most) => lengthOf(title) > most).length}">${title}</h1>
    </div>
  </header>`;
}

/** The cloth is 76.5 rem wide; up to five sit in one row, more in two. Room for the cards of one play, rem. @param {number} n */
function fieldOf(n) {
  const columns = n > 5 ? Math.ceil(n / 2) : n;
  const w = (76.5 - 2.4 - (columns - 1) * 0.6) / columns - 2;
  return n > 5 ? { w, h: 6.5, most: 4.6 } : { w: Math.min(w, 30), h: 15, most: n > 4 ? 7.8 : 9 };
}

/** @param {any} update @param {any} ctx */
export function render(update, ctx) {
  const view = viewNow(update, ctx);
  if (view.over) return accountPage(update, ctx);
  const n = view.players.length;
  const field = fieldOf(n);
  return html`<main class="td-tv ${n > 5 ? 'td-rows-2' : 'td-rows-1'}" style="--cols:${n > 5 ? Math.ceil(n / 2) : n}">
    ${headline(view, update, ctx)}
    <section class="td-cloth" aria-label=${ctx.t('twelve_days-table')}>
      ${cloth()} ${follow(view, ctx)}
      <div class="td-places">${view.players.map((_, seat) => place(view, seat, ctx, field))}</div>
    </section>
    ${pool(view, ctx)}
  </main>`;
}

/** The paper cards on the tablecloth of the lobby. @param {any} update @param {any} ctx */
export const lobby = (update, ctx) => lobbyCards(update, ctx);

/** Motion of one event. @param {any} event @param {any} ctx */
export async function animate(event, ctx) {
  if (!ctx.reduced && document.querySelector('.td-tv')) await move(event);
}
