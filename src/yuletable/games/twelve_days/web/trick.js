// The trick on a hand: what was led, and the lowest play so far.
import { html, nothing } from '/web/lit.js';
import { fan } from './fan.js';
import { playName } from './stage.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./stage.js').Play} Play */

/** So many cards fit into half of a narrow hand. */
const HALF = 5;

/** @param {Play} play @param {string} title @param {boolean} best @param {any} ctx */
const panel = (play, title, best, ctx) => html`<div class="td-panel ${best ? 'td-best' : ''}">
  <h2>${title}</h2>
  <div data-spot="play-${play.seat}">${fan(play.cards, { wide: 'var(--fan)', title: playName(play.cards, ctx) })}</div>
</div>`;

/** @param {View} view @param {any} ctx */
export function beat(view, ctx) {
  const { t } = ctx;
  const led = view.trick[0];
  if (!led || led.passed) return nothing;
  const best = view.trick.find((play) => play.wins) ?? led;
  const long = Math.max(led.cards.length, best.cards.length) > HALF;
  return html`<section class="td-beat ${long ? 'td-tall' : ''} ${best === led ? 'td-alone' : ''}" data-look="trick" aria-label=${t('twelve_days-trick')}>
    ${panel(led, t(best === led ? 'twelve_days-phone-led-lowest' : 'twelve_days-phone-led', { seat: led.seat }), best === led, ctx)}
    ${best === led ? nothing : panel(best, t('twelve_days-phone-lowest', { seat: best.seat }), true, ctx)}
  </section>`;
}
