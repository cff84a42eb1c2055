// The host answers for someone whose phone is away, by what the whole table knows: never with a card of the hand.
import { html, nothing } from '/web/lit.js';

/** What can be said for a seat without its cards. @type {Record<string, [data: any, text: string]>} */
const KNOWN = { after: [{ end: true }, 'hats-phone-end'], answer: [{ decline: true }, 'hats-phone-decline'] };

/** @param {any} update @param {any} ctx */
export function answerFor(update, ctx) {
  const { room } = update;
  if (!update.view || room.paused) return nothing;
  const away = room.waiting.filter((/** @type {any} */ w) => {
    const member = ctx.member(w.seat);
    return member.bot === null && !member.online && !member.bot_plays;
  });
  return away.map((/** @type {any} */ w) => {
    const [data, text] = KNOWN[w.kind] ?? [null, ''];
    return html`<section class="ht-answer">
      <h2>${ctx.t('hats-host-answer', { seat: w.seat })}</h2>
      ${
        data
          ? html`<button type="button" class="btn plain" ?disabled=${ctx.busy} @click=${() => void ctx.host({ do: 'answer_for', seat: w.seat, ask: w.ask, data })}>${ctx.t(text)}</button>`
          : html`<p class="note">${ctx.t('hats-host-hand')}</p>`
      }
    </section>`;
  });
}
