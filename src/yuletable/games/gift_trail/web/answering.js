// The host answers for someone whose phone is away, by what the whole table sees: never by an own number.
import { html, nothing } from '/web/lit.js';
import { deed } from './choice.js';

/** @typedef {import('./stage.js').View} View */

/** What a seat may answer, told from the public view. @param {View} view @param {string} kind @returns {any[]} */
function answers(view, kind) {
  const seats = view.candidates;
  if (kind === 'roll') return [{ roll: true }];
  if (kind === 'payback') return [{ give: true }, { give: false }];
  if (kind === 'pick_gift') return [{ draw: true }];
  if (kind === 'pick_swap') return seats.map((swap) => ({ swap }));
  const steals = seats.map((steal) => ({ steal }));
  return kind === 'first_gift' ? [{ tree: true }, ...steals] : steals;
}

/** @param {any} update @param {any} ctx */
export function answerFor(update, ctx) {
  const { room } = update;
  /** @type {View | null} */
  const view = update.view;
  if (!view || room.paused) return nothing;
  const away = room.waiting.filter((/** @type {any} */ w) => {
    const member = ctx.member(w.seat);
    return member.bot === null && !member.online && !member.bot_plays;
  });
  return away.map(
    (/** @type {any} */ w) => html`<section class="gt-answer">
      <h2>${ctx.t('gift_trail-host-answer', { seat: w.seat })}</h2>
      ${answers(view, w.kind).map(
        (data) => html`<button
          type="button"
          class="btn plain"
          ?disabled=${ctx.busy}
          @click=${() => void ctx.host({ do: 'answer_for', seat: w.seat, ask: w.ask, data })}
        >
          ${deed({ data }, view, ctx, w.seat)}
        </button>`,
      )}
    </section>`,
  );
}
