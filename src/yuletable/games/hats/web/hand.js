// The own hand on its sheet of paper: cards to choose from, each with what it would be as the favourite.
import { arrows, timerRing } from '/web/components.js';
import { html, nothing, unsafeSVG } from '/web/lit.js';
import { scallopEdge } from '/web/art/scene.js';
import { card } from './cards.js';
import { rule } from './links.js';
import { change } from './preview.js';
import { nameOf } from './stage.js';

/** @typedef {import('./stage.js').View} View */

/** With so few cards left, each says what it would be as the favourite. */
export const FEW = 5;

/** @param {any} ctx @param {Record<string, any>} changes */
export const set = (ctx, changes) => {
  Object.assign(ctx.ui, changes);
  ctx.refresh();
};

/** @param {import('./types.d.ts').HandCardView} held @param {number} i @param {any} ctx @param {boolean} few @param {string | null} chosen */
function choice(held, i, ctx, few, chosen) {
  const on = held.card === chosen;
  const label = `${nameOf(held.card, ctx)}. ${ctx.t('hats-phone-favourite', { points: change(held.favourite) })}.`;
  return html`<button
    type="button"
    role="radio"
    class="ht-held ${on ? 'ht-on' : ''}"
    data-look="hand-${held.card}"
    aria-checked=${on ? 'true' : 'false'}
    aria-label=${label}
    tabindex=${on || (chosen === null && i === 0) ? 0 : -1}
    @click=${() => set(ctx, { card: on ? null : held.card, space: null, why: null })}
  >
    <span class="ht-box">${card(held.card)}</span>${few ? html`<small class="nums"><i aria-hidden="true">★</i> ${change(held.favourite)}</small>` : nothing}
  </button>`;
}

/**
 * @param {View} view @param {any} ctx
 * @param {{open: boolean, extra?: unknown}} how open: a card can be chosen; extra: beside the title
 */
export function hand(view, ctx, { open, extra = nothing }) {
  const own = view.own;
  if (!own) return nothing;
  const few = own.hand.length <= FEW;
  const size = own.hand.length <= 4 ? 4 : 5;
  return html`<section class="ht-mine" data-look="hand" aria-label=${ctx.t('hats-phone-hand')}>
    ${unsafeSVG(scallopEdge())}
    <header>
      <h2 id="ht-hand">${ctx.t('hats-phone-hand')}${few && own.hand.length ? html`<small><i aria-hidden="true">★</i> ${ctx.t('hats-phone-star')}</small>` : nothing}</h2>
      ${extra}
    </header>
    ${
      open
        ? html`<div class="ht-hand ht-by-${size}" role="radiogroup" aria-labelledby="ht-hand" @keydown=${arrows}>
            ${own.hand.map((held, i) => choice(held, i, ctx, few, ctx.ui.card ?? null))}
          </div>`
        : html`<ul class="ht-hand ht-by-${size}">
            ${own.hand.map(
              (held) => html`<li class="ht-held">
                <span class="ht-box">${card(held.card, { title: nameOf(held.card, ctx) })}</span>${few ? html`<small class="nums"><i aria-hidden="true">★</i> ${change(held.favourite)}</small>` : nothing}
              </li>`,
            )}
          </ul>`
    }
  </section>`;
}

/** The timer with what happens when it runs out; in a pause nothing does. @param {any} ctx @param {string} key @param {Record<string, any>} [args] */
export function countdown(ctx, key, args = {}) {
  if (ctx.room.paused) return nothing;
  if (ctx.ask.left === null) return html`<p class="wait"><span>${ctx.t('hats-phone-no-timer')}</span></p>`;
  return html`<p class="wait nums">${timerRing({ left: ctx.ask.left, total: ctx.ask.total, label: key, args })}</p>`;
}

/** The last card left, and what it brings as the favourite. @param {View} view @param {any} ctx */
export function favouriteNote(view, ctx) {
  const [last] = view.own?.hand ?? [];
  if (!last || view.own?.hand.length !== 1) return nothing;
  return html`<section class="ht-note">
    <span class="ht-box">${card(last.card)}</span>
    <div>
      <h2>${ctx.t('hats-phone-favourite-title')}</h2>
      <p>${ctx.t('hats-phone-favourite-note')}</p>
      <p>
        <b>${ctx.t('hats-phone-favourite-now', { points: change(last.favourite), total: last.points })}</b>
        ${rule('7.5', ctx)}
      </p>
    </div>
  </section>`;
}
