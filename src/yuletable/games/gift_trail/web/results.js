// The results on the phone: the own gift once it is open, then who takes home what.
import { avatar } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { giftOf, keepsGift } from './closed.js';
import { lines } from './hand.js';
import { piece } from './symbols.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./types.d.ts').RevealView} Card */

/** @param {any} update @param {any} ctx */
export function resultsPage(update, ctx) {
  /** @type {View} */
  const view = update.view;
  const { t } = ctx;
  const { reveal, match } = update.room;
  const cards = view.reveal;
  const mine = cards.findIndex((c) => c.seat === ctx.mine);
  const card = mine >= 0 ? cards[mine] : null;
  const open = reveal > mine;
  const left = [...view.players.keys()].filter((s) => view.players[s].status === 'removed');
  return html`<main class="gt-phone gt-results">
    ${
      card && open
        ? yours(card, ctx)
        : html`<h1 class="display">${t(reveal < cards.length ? 'gift_trail-results-wait' : 'gift_trail-results-done')}</h1>
            <p class="lead">
              ${card ? t('gift_trail-results-wait-note', { rank: mine + 1, n: cards.length }) : view.early ? t('gift_trail-reveal-early') : t('gift_trail-reveal-sub')}
            </p>
            ${card ? html`<div class="gt-big-gift">${giftOf(card, false, ctx)}</div>` : nothing}`
    }
    <h2 class="sub">${t('gift_trail-results-all')}</h2>
    <ol class="gt-all gt-home" data-look="cards">
      ${cards.map((c, i) => line(c, i < reveal, ctx))}
    </ol>
    ${lines(
      t('gift_trail-reveal-left'),
      (reveal >= cards.length ? view.left_over : []).map((g) =>
        t('gift_trail-reveal-left-one', { gift: g.gift, other_seat: g.bringer }),
      ),
    )}
    ${lines(
      t('gift_trail-reveal-removed'),
      left.map((s) => ctx.name(s)),
    )}
    ${match?.seed ? html`<p class="gt-fairnote">${t('gift_trail-results-commitment', { seed: short(match.seed), commitment: short(match.commitment) })}</p>` : nothing}
  </main>`;
}

/** @param {string} hex */
const short = (hex) => `${hex.slice(0, 4)} ${hex.slice(4, 8)}`;

/** @param {Card} card @param {any} ctx */
function yours(card, ctx) {
  const { t } = ctx;
  const self = card.bringer === card.seat;
  return html`<h1 class="display">${t('gift_trail-results-yours', { gift: card.gift })}</h1>
    <p class="lead">
      ${self ? t('gift_trail-results-own') : t('gift_trail-results-from', { other_seat: card.bringer })}${card.swapped ? html` ${t('gift_trail-reveal-swapped')}` : nothing}
    </p>
    <div class="gt-big-gift">
      ${giftOf(card, true, ctx)}${avatar(ctx.avatarOf(card.bringer), { cls: 'gt-from' })}
    </div>`;
}

/** @param {Card} c @param {boolean} open @param {any} ctx */
function line(c, open, ctx) {
  const { t } = ctx;
  const from =
    c.bringer === c.seat
      ? t('gift_trail-results-row-own', { gift: c.gift })
      : t('gift_trail-results-row', { gift: c.gift, other_seat: c.bringer });
  return html`<li class=${c.seat === ctx.mine ? 'gt-turn' : ''}>
    <span class="gt-rk nums">${c.rank || '·'}</span>${avatar(ctx.avatarOf(c.seat))}
    <span class="gt-nm"
      ><b>${ctx.name(c.seat)}</b
      ><small
        >${open ? from : t('gift_trail-reveal-closed')}${open && c.swapped ? html` <em>${t('gift_trail-reveal-swapped-short')}</em>` : nothing}</small
      ></span
    >
    <span class="gt-held nums"
      >${keepsGift(open, ctx) ? piece('any-gift') : html`${piece(`gift-${c.gift}`)}<i>${c.gift}</i>`}</span
    >
  </li>`;
}
