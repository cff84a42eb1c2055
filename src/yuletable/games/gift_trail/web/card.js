// The card in play: what was drawn, whom it may hit, how long there is to choose.
import { avatar } from '/web/components.js';
import { html, nothing, unsafeHTML } from '/web/lit.js';
import { effectSvg, kindOf } from './effects.js';
import { piece } from './symbols.js';
import { squareKind } from './trail.js';

/** @typedef {import('./stage.js').View} View */

/** The effect to show now, or null. @param {View} view @returns {string | null} */
export function inHand(view) {
  if (view.effect) return view.effect;
  if (view.asked !== null && view.prompt === 'first_gift') return 'first_gift';
  if (view.asked !== null && view.prompt === 'pick_gift') return 'take_from_tree';
  return null;
}

/** Text of an effect for whoever meets it. @param {string} effect @param {boolean} holds @param {any} ctx */
export const effectText = (effect, holds, ctx) => {
  const key = `gift_trail-effect-${effect}-text`;
  return ctx.t(holds && ctx.has(`${key}-with`) ? `${key}-with` : key);
};

/** Text of the card in play. A payback is told by its two names, except to who stands on the skull: that is
 * the one whom the card calls you. @param {string} effect @param {View} view @param {any} ctx */
export function textInPlay(effect, view, ctx) {
  const lander = view.current ?? view.asked ?? 0;
  const gift = view.players[lander]?.gift ?? 0;
  if (view.asked === null || view.prompt !== 'payback' || ctx.mine === lander)
    return effectText(effect, gift > 0, ctx);
  const own = view.players[view.asked].gift;
  return ctx.t(own ? 'gift_trail-tv-payback-trade' : 'gift_trail-tv-payback-steal', {
    seat: view.asked,
    other_seat: lander,
    gift,
    own,
  });
}

/** How many chips fit into one line, by their letters; the rest is a number. @param {number[]} seats @param {number} rem @param {any} ctx */
function fitting(seats, rem, ctx) {
  let left = rem;
  for (const [i, seat] of seats.entries()) {
    left -= 4.15 + 0.56 * ctx.name(seat).length;
    const more = i < seats.length - 1 ? 2.9 : 0;
    if (left < more) return i;
  }
  return seats.length;
}

/** A title whose words keep together at their hyphens. @param {string} title */
export const wholeWords = (title) =>
  title.split(' ').map((word) => (word.includes('-') ? html`<span class="gt-word">${word}</span> ` : `${word} `));

/** A title that just fails to fit into a line is set smaller. @param {number} letters */
const titleSize = (letters) => (letters < 19 ? '' : letters > 25 && letters < 29 ? 'gt-longer' : 'gt-long');

/** @param {string} effect @param {View} view @param {any} ctx @param {boolean} crowded @param {unknown} ring the timer */
export function effectCard(effect, view, ctx, crowded, ring) {
  const { t } = ctx;
  const actor = view.current ?? view.asked ?? 0;
  const player = view.players[actor];
  const here = squareKind(view, player?.square ?? 0);
  const kind = kindOf(effect) === 'plain' ? 'plain' : kindOf(effect);
  const badge = kind === 'plain' ? (here === 'shield' ? 'shield' : 'plain') : kind;
  const title = t(`gift_trail-effect-${effect}`);
  const chips = view.asked === null ? [] : view.candidates;
  const room = fitting(chips, (crowded ? 20.5 : 21.5) - (view.prompt === 'first_gift' ? 7 : 0), ctx);
  return html`<div class="gt-deck"></div>
    <section class="gt-card gt-on-${kind} ${crowded ? 'gt-small' : ''}">
      <div class="gt-art">${unsafeHTML(effectSvg(effect))}</div>
      <div class="gt-txt">
        <div class="gt-kind">
          ${piece(badge)}<span class="gt-kn">${t(`gift_trail-square-${badge}`)}</span><span class="gt-tm"
            >${view.asked === null || ctx.event ? nothing : ring}</span
          >
        </div>
        <h2 class="display ${titleSize(title.length)}">${wholeWords(title)}</h2>
        <p>${textInPlay(effect, view, ctx)}</p>
        ${
          chips.length || view.prompt === 'first_gift'
            ? html`<div class="gt-chips">
                ${view.prompt === 'first_gift' ? html`<span class="gt-chip gt-tree">${piece('tree')}${t('gift_trail-tv-tree-or')}</span>` : nothing}
                ${chips.slice(0, room).map((seat) => html`<span class="gt-chip">${avatar(ctx.avatarOf(seat), { cls: '' })}${ctx.name(seat)}</span>`)}
                ${chips.length > room ? html`<span class="gt-chip gt-more">+${chips.length - room}</span>` : nothing}
              </div>`
            : nothing
        }
      </div>
    </section>`;
}
