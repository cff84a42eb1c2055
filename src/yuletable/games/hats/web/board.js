// The tray in a hand: what the chosen card may be swapped for, and why not.
import { html, nothing } from '/web/lit.js';
import { set } from './hand.js';
import { rule } from './links.js';
import { fit, tappable } from './tray.js';

/** @typedef {import('./stage.js').View} View @typedef {{data: any, why?: any, preview?: any}} Option */

/** The clause that a refusal goes back to. @type {Record<string, string>} */
export const CLAUSES = { 'hats-why-equal': '3.2', 'hats-why-lower': '3.2' };

/** What is armed now: the option that the gold button would take. @param {any} ctx @returns {Option | null} */
export function armed(ctx) {
  const { card = null, space = null, mode = 'swap' } = ctx.ui;
  if (!ctx.ask || card === null) return null;
  const open = ctx.ask.options.filter((/** @type {Option} */ o) => !o.why);
  /** @param {(data: any) => boolean} fits */
  const found = (fits) => open.find((/** @type {Option} */ o) => fits(o.data)) ?? null;
  if (ctx.ask.kind === 'answer') return found((data) => data.give === card);
  if (mode === 'black') return found((data) => data.black === card);
  // After the main action nothing but the optional one is left.
  if (mode === 'extra' || ctx.ask.kind === 'after') return found((data) => data.replace === card || data.offer === card);
  return space === null ? null : found((data) => data.swap === card && data.space === space);
}

/** Do what is armed; a main action ends the turn unless the switch says to stay. @param {any} ctx */
export function act(ctx) {
  const option = armed(ctx);
  if (!option || ctx.busy) return;
  const main = 'swap' in option.data || 'black' in option.data;
  void ctx.act(main && !ctx.ui.stay ? { ...option.data, end: true } : option.data);
}

/** A space was tapped. @param {number} space @param {any} ctx */
function tap(space, ctx) {
  const { ui } = ctx;
  if (!ui.card) return set(ctx, { space: null, why: 'hats-phone-card-first', refused: null });
  const option = ctx.ask.options.find((/** @type {Option} */ o) => o.data.swap === ui.card && o.data.space === space);
  if (!option) return undefined;
  if (option.why) return set(ctx, { space: null, mode: 'swap', why: option.why.key, refused: { space, text: option.why } });
  if (ui.space === space && (ui.mode ?? 'swap') === 'swap') return act(ctx);
  return set(ctx, { space, mode: 'swap', why: null, refused: null });
}

/** The spaces to be tapped, or only to be seen. @param {View} view @param {any} ctx */
export function board(view, ctx) {
  const playing = ctx.ask?.kind === 'play';
  const held = playing && (ctx.ui.mode ?? 'swap') === 'swap' ? (ctx.ui.card ?? null) : null;
  return html`<section data-look="tray" aria-label=${ctx.t('hats-tray')}>
    <ol class="ht-spaces ht-of-${view.spaces}" data-here>
      ${view.tray.map((s) => {
        const option = held ? ctx.ask.options.find((/** @type {Option} */ o) => o.data.swap === held && o.data.space === s.space) : null;
        const state = !option ? 'calm' : option.why ? 'refused' : ctx.ui.space === s.space ? 'chosen' : 'open';
        const word = held ? fit(held, s.card, ctx) : ctx.t('hats-worth', { value: s.value });
        return tappable(s, ctx, playing ? { state, word, onTap: () => tap(s.space, ctx) } : { state: 'calm', word });
      })}
    </ol>
    ${refusal(ctx)}
  </section>`;
}

/** Why that space does not do, with the clause. @param {any} ctx */
function refusal(ctx) {
  const { why, refused } = ctx.ui;
  return html`<div class="ht-why" role="status">
    ${
      why
        ? html`<p>
            <span>${refused ? ctx.say(refused.text) : ctx.t(why)}</span>
            ${CLAUSES[why] ? rule(CLAUSES[why] ?? '', ctx) : nothing}
          </p>`
        : nothing
    }
  </div>`;
}

