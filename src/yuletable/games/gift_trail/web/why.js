// "Why this?": the card in small, the cards that fitted with their chances, and the rule of each.
import { dialog } from '/web/components.js';
import { html, nothing, unsafeHTML } from '/web/lit.js';
import { effectText } from './card.js';
import { CLAUSES } from './clauses.js';
import { effectSvg, kindOf } from './effects.js';

/** @typedef {import('./stage.js').View} View */

/**
 * @param {string} effect @param {View} view @param {any} ctx
 * @param {{ text?: string, first?: boolean }} [how] text: in place of the card's own; first: it heads the page
 */
export function effectCardSmall(effect, view, ctx, { text, first = false } = {}) {
  const holds = Boolean(view.players[view.current ?? 0]?.gift);
  const title = ctx.t(`gift_trail-effect-${effect}`);
  return html`<section class="gt-fxp gt-on-${kindOf(effect)}">
    <div class="gt-a">${unsafeHTML(effectSvg(effect))}</div>
    <div class="gt-t">
      ${first ? html`<h1 class="display">${title}</h1>` : html`<h2 class="display">${title}</h2>`}
      <p>${text ?? effectText(effect, holds, ctx)}</p>
    </div>
  </section>`;
}

/**
 * The draw that is asked about: the one on the table, or else the last one that happened.
 * @param {View} view @param {any} ctx @returns {{ effect: string, fits: View['fits'], event: any } | null}
 */
function drawOf(view, ctx) {
  if (view.effect && view.fits.length) return { effect: view.effect, fits: view.fits, event: null };
  const event = ctx.history.findLast
    ? ctx.history.findLast((/** @type {any} */ e) => e.kind === 'drew')
    : [...ctx.history].reverse().find((e) => e.kind === 'drew');
  return event ? { effect: event.data.effect, fits: event.data.fits, event } : null;
}

/** The last card that was drawn, in a sentence, and why it could be. @param {View} view @param {any} ctx */
export function whyLine(view, ctx) {
  const draw = drawOf(view, ctx);
  if (!draw) return nothing;
  return html`<p class="gt-whyline">
    ${draw.event ? html`<span>${ctx.log(draw.event)}</span>` : nothing}
    <button
      type="button"
      class="btn link gt-whybtn"
      @click=${() => {
        ctx.ui.why = true;
        ctx.refresh();
      }}
    >
      ${ctx.t('gift_trail-phone-why')}
    </button>
  </p>`;
}

/** @param {View} view @param {any} ctx */
export function whyDialog(view, ctx) {
  const { t } = ctx;
  const draw = drawOf(view, ctx);
  if (!draw) return nothing;
  const total = draw.fits.reduce((sum, f) => sum + f.weight, 0);
  const close = () => {
    ctx.ui.why = false;
    ctx.refresh();
  };
  const list = html`<p class="gt-whynote">${t('gift_trail-phone-why-note', { n: draw.fits.length })}</p>
    <ul class="gt-fits">
      ${draw.fits.map(
        (f) =>
          html`<li class=${f.effect === draw.effect ? 'gt-drawn' : ''}>
            <span class="gt-mini gt-on-${kindOf(f.effect)}">${unsafeHTML(effectSvg(f.effect))}</span>
            <span
              ><b>${t(`gift_trail-effect-${f.effect}`)}</b
              >${f.candidates.length ? html`<small>${f.candidates.map((s) => ctx.name(s)).join(', ')}</small>` : nothing}
              <button type="button" class="btn link" @click=${() => ctx.openRules(CLAUSES[f.effect])}>
                ${t('gift_trail-phone-rule', { clause: CLAUSES[f.effect] ?? '' })}
              </button></span
            >
            <span class="gt-odds nums"
              ><b>${t('gift_trail-phone-chance', { weight: f.weight, total })}</b
              ><i style="--part:${(f.weight / total) * 100}%"></i
            ></span>
          </li>`,
      )}
    </ul>`;
  return dialog({ title: t('gift_trail-phone-why-title'), content: list, onClose: close });
}
