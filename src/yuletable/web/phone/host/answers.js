// The host answers for whom the match waits and whose phone is away: with what the game says may be said without the
// secrets of that seat.
import { html, nothing } from '../../lit.js';
import { t } from '../../texts.js';

/** @typedef {import('../../types.js').Update} Update */
/** @typedef {import('../room.js').Context} Context */
/** @typedef {import('../../types.js').WaitView} WaitView */

/**
 * What a game's `hostAnswers` gives for one seat: the answers with the words on their buttons, and a note below them.
 * @typedef {{answers: {data: any, label: string}[], note?: string}} HostAnswers
 */

/** @param {Update} update @param {Context} ctx @param {any} game its phone.js */
export function answersForAbsent(update, ctx, game) {
  const { room } = update;
  if (!game?.hostAnswers || !update.view || room.paused) return nothing;
  const away = room.waiting.filter(({ seat }) => {
    const member = ctx.member(seat);
    return member.bot === null && !member.online && !member.bot_plays;
  });
  return away.map((waiting) => section(waiting, game.hostAnswers(waiting, update, ctx), ctx));
}

/** @param {WaitView} waiting @param {HostAnswers} offered @param {Context} ctx */
function section({ seat, ask }, { answers, note = '' }, ctx) {
  if (!answers.length && !note) return nothing;
  return html`<section class="answerfor">
    <h2>${t('yt-answer-for', { seat })}</h2>
    ${answers.map(
      ({ data, label }) =>
        html`<button type="button" class="btn plain" ?disabled=${ctx.busy} @click=${() => void ctx.host({ do: 'answer_for', seat, ask, data })}>${label}</button>`,
    )}
    ${note ? html`<p class="note">${note}</p>` : nothing}
  </section>`;
}
