// Tiny on the TV: one sentence, the weather, and everybody's card.
import { avatar, timerRing } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { endedEarly, firsts, tableOf, verdict } from './table.js';

/** @typedef {import('./table.js').View} View */

export const styles = ['tiny.css'];

/** What the table lets hear. @type {Record<string, string | null>} */
export const sounds = { committed: 'paper', revealed: 'paper', won: 'bell', tossed: 'dice' };

/** The face and the sentence of now. @param {View} view @param {any} update @param {any} ctx @returns {[number | null, string]} */
function sentence(view, update, ctx) {
  const said = ctx.event ? ctx.log(ctx.event) : '';
  if (said) return [ctx.event.data.seat ?? null, said];
  if (view.phase === 'over') {
    const early = endedEarly(update);
    const seats = firsts(view);
    return [early || seats.length > 1 ? null : (seats[0] ?? null), verdict(view, ctx, early)];
  }
  if (view.phase === 'staking') return [view.winner, ctx.t('tiny-tv-staking', { seat: view.winner })];
  const missing = view.committed.filter((done) => !done).length;
  return [null, ctx.t('tiny-tv-commit', { n: missing })];
}

/** @param {any} update @param {any} ctx */
export function render(update, ctx) {
  /** @type {View} */
  const view = update.view;
  const [seat, title] = sentence(view, update, ctx);
  const [w] = update.room.waiting;
  const over = view.phase === 'over';
  return html`<main class="tn-tv">
    <header>
      ${seat === null ? nothing : avatar(ctx.avatarOf(seat))}
      <div>
        <p>
          ${ctx.t('tiny-name')}${over ? nothing : html` · ${ctx.t('tiny-round', { round: view.round + 1, rounds: view.rounds })}`}
          ${w ? timerRing({ left: w.left, total: w.total, paused: Boolean(update.room.paused) }) : nothing}
        </p>
        <h1>${title}</h1>
      </div>
    </header>
    ${tableOf(view, ctx)}
  </main>`;
}
