// The table in small: the track, both quilts with how they stand, the circle.
import { html, nothing } from '/web/lit.js';
import { market, then } from './market.js';
import { quilt } from './quilt.js';
import { who, wordsOf } from './standing.js';
import { nearby, tape } from './tape.js';
import { mustLay } from './turn.js';

/** @typedef {import('./types.d.ts').PatchworkView} View */

/** @param {View} view @param {any} ctx */
export function tableOf(view, ctx) {
  const wide = (ctx.width ?? 0) > 500;
  // While a patch is held over the own quilt, that one is the table.
  const laying = ctx.ask && (mustLay(ctx) || ctx.ui.ghost);
  if (laying && !wide) return nothing;
  const seats = view.players.map((p, seat) => ({ p, seat })).filter(({ seat }) => !laying || seat !== ctx.mine);
  return html`<div class="pw-table">
    ${tape(view, ctx, wide ? { radius: 16 } : { step: 22.4, height: 47, radius: 15, label: 15, ...nearby(view) })}
    <div class="pw-both">
      ${seats.map(
        ({ p, seat }) => html`<section data-look="player-${seat}" aria-label=${ctx.name(seat)}>
          ${who(seat, ctx)}${quilt(seat, view, ctx, { size: wide ? 'large' : 'small', walk: true, ghost: !ctx.ask && view.asked === seat ? ctx.ghost : null })}${wordsOf(p, ctx)}
        </section>`,
      )}
    </div>
    ${ctx.ask ? nothing : html`<div class="pw-bought">${market(view, { ...ctx, ui: {} }, { onTake: () => undefined, still: true })}</div>${then(view, ctx)}`}
  </div>`;
}
