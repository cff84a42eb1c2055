// The table in small, for hands without a TV: what is in play, the trick, the pool, everybody's sweaters.
import { html } from '/web/lit.js';
import { areas } from './areas.js';
import { roundPanel } from './round.js';
import { poolArea, tradeArea } from './trade.js';

/** @typedef {import('./stage.js').View} View */

/** @param {View} view @param {any} ctx */
export const tableOf = (view, ctx) => html`<div class="sw-table ${(ctx.width ?? 0) > 620 ? 'sw-roomy' : ''} ${(ctx.width ?? 0) > 820 ? 'sw-wide' : ''}">
  ${roundPanel(view, ctx, { light: true })}
  <div class="sw-both" data-here>${tradeArea(view, ctx)} ${poolArea(view, ctx)}</div>
  ${areas(view, ctx)}
</div>`;
