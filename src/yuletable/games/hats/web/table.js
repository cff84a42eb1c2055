// The table in small, for hands without a TV: the tray, which can be tapped in the own turn, and everybody's hats.
import { html, nothing } from '/web/lit.js';
import { cardBack } from './cards.js';
import { board } from './board.js';
import { players } from './players.js';
import { legend } from './tray.js';

/** @typedef {import('./stage.js').View} View */

/** @param {View} view @param {any} ctx */
const heaps = (view, ctx) =>
  view.optional === 'replace'
    ? html`<p class="ht-heaps" data-look="piles">
        <span><i class="ht-box" data-spot="pile">${cardBack()}</i>${ctx.t('hats-tv-pile', { n: view.pile })}</span>
        <span><i class="ht-box" data-spot="discards">${view.discards ? cardBack() : nothing}</i>${ctx.t('hats-tv-discards', { n: view.discards })}</span>
      </p>`
    : nothing;

/** @param {View} view @param {any} ctx */
export const tableOf = (view, ctx) => html`<div class="ht-table ${(ctx.width ?? 0) > 620 ? 'ht-roomy' : ''}">
  <div class="ht-smallcloth">${board(view, ctx)} ${heaps(view, ctx)} ${legend(view, ctx)}</div>
  ${players(view, ctx)}
</div>`;
