// While you were away: what mattered, in three sentences.
import { icon } from '../components.js';
import { html, nothing } from '../lit.js';
import { t } from '../texts.js';

/** @typedef {import('../types.js').EventView} EventView */
/** @typedef {import('./room.js').Context} Context */

const MOST = 3;

/**
 * The last few sentences that matter, oldest first; when nothing does, the last of all.
 * @param {readonly EventView[]} events @param {Context} ctx
 * @param {((event: EventView, ctx: Context) => boolean) | undefined} matters of the game
 */
export function sentences(events, ctx, matters) {
  const told = events.map((event) => ({ event, sentence: ctx.log(event) })).filter(({ sentence }) => sentence);
  const weighty = matters ? told.filter(({ event }) => matters(event, ctx)) : told;
  return (weighty.length ? weighty.slice(-MOST) : told.slice(-1)).map(({ sentence }) => sentence);
}

/**
 * A card above the hand; one tap, or the next act, or the end of the game it speaks of, and it is gone.
 * @param {Context} ctx @param {import('../phone.js').Shell} shell
 */
export function awayCard(ctx, { store, screen, draw }) {
  const { away } = store;
  if (!away || store.update?.room.phase !== 'playing') return nothing;
  const missed = store.log.filter(({ v }) => v > away.from && v <= away.to);
  const lines = sentences(missed, ctx, screen.game?.matters);
  if (!lines.length) return nothing;
  const close = () => {
    store.away = null;
    draw();
  };
  return html`<section aria-label=${t('yt-away')}><button type="button" class="missed" @click=${close}>
    <span class="grow">
      <b>${t('yt-away')}</b>
      ${lines.map((line) => html`<span>${line}</span>`)}
    </span>
    ${icon('close')}<span class="sr">${t('yt-close')}</span>
  </button></section>`;
}
