// The tea table: the spaces with their cards and what each is worth now; on a hand they can be tapped.
import { html, nothing } from '/web/lit.js';
import { card, cardBack, numberOf, sprigs, typeOf } from './cards.js';
import { absent, cardArgs, nameOf } from './stage.js';

/** @typedef {import('./stage.js').View} View */

/** What a space says to who cannot see it. @param {View['tray'][number]} s @param {any} ctx */
export const spaceText = (s, ctx) =>
  ctx.t(s.value ? 'hats-space-worth' : 'hats-space-nothing', { space: s.space, ...cardArgs(s.card) });

/** A space of the big table. @param {View['tray'][number]} s @param {any} ctx */
const space = (s, ctx) => html`<li class="ht-space ${s.value ? '' : 'ht-down'}" data-look="space-${s.space}">
  <div class="ht-box" data-spot="space-${s.space}">${card(s.card, { title: spaceText(s, ctx) })}</div>
  <div class="ht-plate" aria-hidden="true">
    <b class="nums">${s.space}</b><span>${s.value ? ctx.t('hats-type', { type: typeOf(s.card) }) : ctx.t('hats-worth', { value: 0 })}</span>
  </div>
</li>`;

/** @param {View} view @param {any} ctx */
export const piles = (view, ctx) => html`<div class="ht-piles" data-look="piles">
  <div>
    <div class="ht-box" data-spot="pile">${cardBack()}</div>
    <span>${ctx.t('hats-tv-pile', { n: view.pile })}</span>
  </div>
  <div class="ht-discards ${view.discards ? '' : 'ht-none'}">
    <div class="ht-box" data-spot="discards">${view.discards ? cardBack() : nothing}</div>
    <span>${ctx.t('hats-tv-discards', { n: view.discards })}</span>
  </div>
</div>`;

/** The line below: what counts, what does not lie there, what is not in the game. @param {View} view @param {any} ctx */
export function legend(view, ctx) {
  const { t } = ctx;
  const none = absent(view);
  /** @param {string[]} types */
  const names = (types) => types.map((type, i) => html`${i ? ', ' : nothing}<b>${t('hats-type', { type })}</b>`);
  return html`<p class="ht-legend">
    <span>${t('hats-tv-lowest')}</span>
    ${none.length ? html`<span>${t('hats-tv-absent')} ${names(none)}</span>` : nothing}
    ${view.removed.length ? html`<span>${t('hats-tv-removed')} ${names(view.removed)}</span>` : nothing}
  </p>`;
}

/** The table of a TV. @param {View} view @param {any} ctx */
export const cloth = (view, ctx) => html`<section class="ht-cloth" data-look="tray" aria-label=${ctx.t('hats-tray')}>
  ${sprigs()}
  <ol class="ht-tray ht-of-${view.spaces}" style="--n:${view.spaces}">
    ${view.tray.map((s) => space(s, ctx))}
  </ol>
  ${view.optional === 'replace' ? piles(view, ctx) : nothing} ${legend(view, ctx)}
</section>`;

/**
 * A space as a button of the hand: lit, chosen or refused, always with a word for it.
 * @param {View['tray'][number]} s @param {any} ctx
 * @param {{state: 'calm' | 'open' | 'chosen' | 'refused', word: string, onTap?: () => void}} how
 */
export function tappable(s, ctx, { state, word, onTap }) {
  const inside = html`<span class="sr">${spaceText(s, ctx)}</span
    ><span class="ht-box" aria-hidden="true">${card(s.card)}<b class="ht-worth nums ${s.value ? '' : 'ht-zero'}">${s.space}</b></span
    ><small>${word}</small>`;
  if (!onTap) return html`<li class="ht-sp ht-${state}" data-look="space-${s.space}" data-spot="space-${s.space}"><span class="ht-in">${inside}</span></li>`;
  return html`<li class="ht-sp ht-${state}" data-look="space-${s.space}" data-spot="space-${s.space}">
    <button
      type="button"
      class="ht-in"
      aria-pressed=${state === 'chosen' ? 'true' : 'false'}
      @click=${onTap}
    >
      ${inside}
    </button>
  </li>`;
}

/** What a card of the hand is to a card of the tray, in a word. @param {string} held @param {string} lying @param {any} ctx */
export function fit(held, lying, ctx) {
  if (typeOf(held) === typeOf(lying)) return ctx.t('hats-phone-same-type');
  return ctx.t(numberOf(held) > numberOf(lying) ? 'hats-phone-lower' : 'hats-why-lower-short');
}

/** The name of the card on a space. @param {View} view @param {number} number @param {any} ctx */
export const lies = (view, number, ctx) => nameOf(view.tray[number - 1]?.card ?? '', ctx);
