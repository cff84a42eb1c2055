// The hand on a wide screen: the track across, the own quilt left, the circle and the other one right, one bar to confirm.
import { icon } from '/web/components.js';
import { html, nothing, ref } from '/web/lit.js';
import { countdown } from './countdown.js';
import { chooseDeeds, layDeeds, say } from './deeds.js';
import { figures, lands, next } from './effect.js';
import { apart } from './hand.js';
import { market, then } from './market.js';
import { SPECIAL } from './patches.js';
import { takeKeys, workplace } from './placing.js';
import { quilt } from './quilt.js';
import { ahead, versus } from './standing.js';
import { tape } from './tape.js';
import { fitting, heldNow, moveOf, mustLay, putBack, takeBack, takeUp } from './turn.js';
import { news, waiting } from './wait.js';

/** @typedef {import('./types.d.ts').PatchworkView} View */

/** Title and note beside the quilt. @param {View} view @param {any} update @param {any} ctx @returns {[string, string]} */
function heading(view, update, ctx) {
  const { t, ask } = ctx;
  if (!ask) return waiting(view, update, ctx);
  const ghost = heldNow(view, ctx);
  if (!ghost) return [t('patchwork-your-turn', { seat: ctx.mine }), apart(view, ctx)];
  const fit = fitting(view, ctx);
  if (ghost.patch === SPECIAL) return [t('patchwork-lay-special'), t(fit ? 'patchwork-keys-special' : 'patchwork-lies-covered')];
  return [t('patchwork-sew-title', { seat: ctx.mine }), `${t(fit ? 'patchwork-lay' : 'patchwork-lies-on')} ${t('patchwork-keys')}`];
}

/** @param {View} view @param {any} ctx */
function bar(view, ctx) {
  const move = moveOf(ctx);
  const ghost = heldNow(view, ctx);
  const well = move && !(ghost && !fitting(view, ctx)) && !ctx.ui.why;
  return html`<section class="pw-confirm card">
    <div>${well ? html`<p class="display" role="status">${lands(move, ctx)} ${next(move, ctx)}</p>${figures(move, view, ctx)}` : say(view, ctx)}</div>
    ${ghost ? layDeeds(view, ctx, { all: true }) : chooseDeeds(view, ctx)} ${countdown(ctx)}
  </section>`;
}

/** Is there little height? */
const low = () => innerHeight < 780;

/** @param {View} view @param {any} update @param {any} ctx */
export function widePage(view, update, ctx) {
  const mine = ctx.mine ?? 0;
  const me = view.players[mine];
  const [title, note] = heading(view, update, ctx);
  const to = moveOf(ctx)?.to;
  const back = () => (mustLay(ctx) ? ctx.ask.may_undo && void takeBack(ctx) : putBack(ctx, true));
  const held = ctx.ask ? heldNow(view, ctx) : null;
  return html`<main class="pw-wide-page ${ctx.ask ? '' : 'pw-waits'}">
    ${tape(view, ctx, { dark: false, radius: low() ? 12 : 16, height: low() ? 41 : 46, landing: ctx.ask && to !== undefined ? { seat: mine, pos: to } : null })}
    <section class="pw-mine" data-look="player-${mine}" ${held ? ref(takeKeys) : nothing}>${held ? workplace(view, ctx, { back, tools: true }) : quilt(mine, view, ctx, { walk: true })}</section>
    <section class="pw-side">
      <div>
        <h1 class="display">${title}</h1>
        <p class="lead">${note}</p>
        ${me ? ahead(me, ctx) : nothing}
      </div>
      ${ctx.ask && mustLay(ctx) ? nothing : market(view, ctx, { onTake: () => takeUp(view, ctx), drags: true, still: !ctx.ask })} ${then(view, ctx)}
      <div class="pw-rival" data-look="player-${1 - mine}">${quilt(1 - mine, view, ctx, { size: 'small', walk: true, ghost: ctx.ask ? null : ctx.ghost })}${versus(view, ctx)}</div>
    </section>
    ${ctx.ask ? bar(view, ctx) : html`<section class="pw-confirm card"><div>${news(ctx) === nothing ? html`<p class="pw-say">${icon('clock')} ${note}</p>` : news(ctx)}</div></section>`}
  </main>`;
}
