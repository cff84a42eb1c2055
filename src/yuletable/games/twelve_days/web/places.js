// A seat at the table: what it has laid in this trick, and below it hand, gifts and what is known of the hand.
import { avatar, icon } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { cardBack, gift, present } from './cards.js';
import { fan, fanIn } from './fan.js';
import { brief, playName, playOf } from './stage.js';

/**
 * @typedef {import('./stage.js').View} View
 * @typedef {import('./stage.js').Play} Play
 * @typedef {{w: number, h: number, most: number} | number} Field room for the cards of one play on the TV, rem;
 *   on a hand the width of a card, px
 */

/** @param {number} seat @param {any} ctx */
const badge = (seat, ctx) =>
  ctx.isBot(seat) || ctx.botPlays(seat)
    ? html`<i class="td-badge" title=${ctx.t('twelve_days-bot-plays')}>${icon('bot', 24, 2.6)}</i>`
    : ctx.online(seat)
      ? nothing
      : html`<i class="td-badge td-away" title=${ctx.t('twelve_days-phone-away')}>${icon('phone', 24, 2.6)}</i>`;

/** @param {number} seat @param {any} ctx */
export const face = (seat, ctx) => html`<span class="td-face" data-spot="seat-${seat}">${avatar(ctx.avatarOf(seat), { cls: '' })}${badge(seat, ctx)}</span>`;

/** Hand, gifts and what is known, each with its words. @param {View} view @param {number} seat @param {any} ctx */
export function stats(view, seat, ctx) {
  const p = view.players[seat];
  if (!p) return nothing;
  const { t } = ctx;
  return html`<span class="td-stat" role="img" aria-label=${t('twelve_days-hand-of', { n: p.hand })} data-spot="hand-${seat}">${cardBack()}<b class="nums">${p.hand}</b></span
    ><span class="td-stat" role="img" aria-label=${t('twelve_days-gifts', { n: p.gifts })} data-spot="gifts-${seat}">${present()}<b class="nums">${p.gifts}</b></span
    >${
      p.known?.length
        ? html`<span class="td-known" role="img" aria-label=${t('twelve_days-known', { cards: brief(p.known) })}><i>${t('twelve_days-known-short')}</i><b class="nums">${brief(p.known)}</b></span>`
        : nothing
    }`;
}

/** How a place stands in the trick. @param {View} view @param {number} seat @param {any} ctx */
export function standing(view, seat, ctx) {
  const play = playOf(view, seat);
  const won = ctx.event && ['trick_won', 'returned', 'hand_won', 'gave', 'spared'].includes(ctx.event.kind);
  const acts = ctx.event ? ctx.event.data.seat === seat && ctx.event.kind === 'passed' : view.asked === seat;
  return { play, wins: Boolean(play?.wins), won: Boolean(won && play?.wins), acts: acts && !play, back: ctx.event?.kind === 'returned' && ctx.event.data.seat === seat };
}

/** The words under a play. @param {View} view @param {Play} play @param {{won: boolean, back: boolean}} how @param {any} ctx @returns {string} */
export function caption(view, play, { won, back }, ctx) {
  const { t } = ctx;
  if (back) return t('twelve_days-tv-back');
  if (won) return t('twelve_days-tv-wins', { low: play.low });
  if (play.wins) return t(view.lead?.seat === play.seat ? 'twelve_days-tv-led-lowest' : 'twelve_days-tv-lowest', { low: play.low });
  return t(view.lead?.seat === play.seat ? 'twelve_days-tv-led' : 'twelve_days-tv-low', { low: play.low });
}

/** What a seat laid in the trick before, while the next one is not led yet. @param {View} view @param {number} seat @param {any} ctx */
const before = (view, seat, ctx) =>
  view.phase === 'playing' && view.tricks && !view.trick.length && !ctx.event ? (view.last?.plays.find((play) => play.seat === seat && !play.passed) ?? null) : null;

/** @param {number[]} cards @param {any} ctx @param {Field} field */
function spread(cards, ctx, field) {
  const title = playName(cards, ctx);
  return typeof field === 'number' ? fan(cards, { wide: `${field}px`, small: true, title }) : fanIn(cards, field, title);
}

/** The cards laid by a seat, or the empty place that says why it is empty.
 * @param {View} view @param {number} seat @param {any} ctx @param {Field} field */
function laid(view, seat, ctx, field) {
  const { t } = ctx;
  const how = standing(view, seat, ctx);
  const { play } = how;
  if (play && !play.passed) {
    return html`<div class="td-laid" data-spot="play-${seat}">${spread(play.cards, ctx, field)}</div>
      <p class="td-cap">${caption(view, play, how, ctx)}</p>`;
  }
  const past = how.acts ? null : before(view, seat, ctx);
  if (past) {
    const word = view.last?.winner === seat ? 'twelve_days-tv-wins' : view.last?.returned.includes(seat) ? 'twelve_days-tv-back' : 'twelve_days-tv-low';
    return html`<div class="td-laid td-past">${spread(past.cards, ctx, field)}</div>
      <p class="td-cap">${t(word, { low: past.low })}</p>`;
  }
  const word = play ? t('twelve_days-tv-passed') : how.acts ? t(view.prompt === 'lead' ? 'twelve_days-tv-leads-now' : 'twelve_days-tv-plays-now') : '';
  return html`<div class="td-empty ${how.acts ? 'td-now' : ''}"><span>${word}</span></div><p class="td-cap"></p>`;
}

/**
 * One seat. The place keeps its element while cards come and go.
 * @param {View} view @param {number} seat @param {any} ctx @param {Field} field
 */
export function place(view, seat, ctx, field) {
  const { play, wins, acts } = standing(view, seat, ctx);
  const name = ctx.name(seat);
  return html`<section
    class="td-place ${wins ? 'td-wins' : ''} ${acts ? 'td-acts' : ''} ${play?.passed ? 'td-out' : ''}"
    data-look="player-${seat}"
    ?data-here=${acts}
    aria-label=${name}
  >
    <div class="td-stage">${laid(view, seat, ctx, field)}</div>
    <div class="td-plate">
      ${face(seat, ctx)}
      <b class="td-name ${name.length > 14 ? 'td-long td-full' : name.length > 11 ? 'td-long' : ''}">${name}</b>
      <span class="td-stats">${stats(view, seat, ctx)}</span>
    </div>
  </section>`;
}

/** The trick in words: what may follow, or what may be led. @param {View} view @param {any} ctx */
export function follow(view, ctx) {
  const { t } = ctx;
  const { lead } = view;
  if (ctx.event?.kind === 'dealt' || view.phase === 'dealing' || view.phase === 'starting') return html`<p class="td-follow" data-look="follow"><b class="display">${t('twelve_days-tv-dealing')}</b></p>`;
  return html`<p class="td-follow" data-look="follow">
    <b class="display">${lead ? t(`twelve_days-tv-follow-${lead.type}`, { low: lead.low }) : t('twelve_days-tv-lead-any')}</b>
    <span>${t(lead ? 'twelve_days-tv-lowest-wins' : 'twelve_days-tv-low-strong')}</span>
  </p>`;
}

/** Gifts still to be won; those gone leave their place. @param {View} view @param {any} ctx */
export function pool(view, ctx) {
  const all = Math.max(view.hands, view.pool);
  return html`<div class="td-pool" data-look="pool">
    <span><b class="nums">${ctx.t('twelve_days-pool', { n: view.pool })}</b> ${ctx.t('twelve_days-pool-of', { n: all })}</span>
    <ol aria-hidden="true">
      ${Array.from({ length: all }, (_, i) => html`<li class=${i < all - view.pool ? 'td-gone' : ''} data-spot=${i === all - view.pool ? 'pool' : nothing}>${i < all - view.pool ? nothing : gift(i + 1)}</li>`)}
    </ol>
  </div>`;
}
