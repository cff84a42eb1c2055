// The reveal on the TV: the newest open card held up, all others in finishing order, wrapped until it is their turn.
import { drop, dot, C, lay, ring, scallop } from '/web/art/cut.js';
import { use } from '/web/art/symbols.js';
import { avatar } from '/web/components.js';
import { html, keyed, nothing, unsafeHTML, unsafeSVG } from '/web/lit.js';
import { giftOf, keepsGift } from './closed.js';
import { piece, useAt } from './symbols.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./types.d.ts').RevealView} Card */

/** Sky and hills. */
function backdrop() {
  const glow = [3.2, 2.4, 1.7, 1.1]
    .map((k) => `<circle cx="224" cy="290" r="${k * 150}" fill="${C.candle}" fill-opacity=".035"/>`)
    .join('');
  /** @param {number} y @param {number} a @param {number} ph @param {string} c */
  const hill = (y, a, ph, c) => {
    let d = 'M0 720';
    for (let x = 0; x <= 1280; x += 16) d += `L${x} ${(y + a * Math.sin(x / 190 + ph)).toFixed(1)}`;
    return `<path d="${d}V720Z" fill="#000" fill-opacity=".16" transform="translate(0 -4)"/><path d="${d}V720Z" fill="${c}"/>`;
  };
  return `<rect width="1280" height="720" fill="${C.night}"/>${glow}${hill(470, 26, 1, '#143029')}${hill(560, 22, 2.6, '#193d33')}${hill(650, 14, 0.4, '#1e4a3d')}`;
}

/** Two birds at a rosette. */
const birds = () => {
  const bird = useAt('bird', 110, 7.5, 112, 63);
  return `<svg class="gt-birds" viewBox="-168 -48 336 96" aria-hidden="true">${useAt('rosette', 0, 0, 92)}${bird}<g transform="scale(-1 1)">${bird}</g></svg>`;
};

/** A wreath of paper around the face of whoever is held up. @param {string} face @param {boolean} crown */
const medallion = (face, crown) =>
  `<svg class="gt-big" viewBox="-100 -100 200 200" aria-hidden="true"><path d="${scallop(22, 74)}" fill="#000" fill-opacity=".35" transform="translate(0 5)"/><path d="${scallop(22, 74)}" fill="${C.candle}"/>` +
  ring(22, () => `<g transform="rotate(8.2)">${drop(0, -66, 9, 2.4, 180, C.berry)}</g>`) +
  use(`av-${face}`, -60, -60, 120, 120) +
  (crown ? useAt('crown', 0, -81, 76, 54) : '') +
  '</svg>';

const lace = () =>
  `<svg class="gt-lace" viewBox="0 0 384 30" aria-hidden="true">${Array.from({ length: 15 }, (_, i) => (i > 2 && i < 12 ? '' : drop(24 + i * 24, 10, 13, 3.4, 0, C.berry) + (i === 2 || i === 14 ? '' : dot(36 + i * 24, 12, 2.2, C.candleD)))).join('')}</svg>`;

/** A gift that nobody has opened. */
const closed = () =>
  `<svg class="gt-q" viewBox="-20 -20 40 40" aria-hidden="true">${lay(scallop(12, 15), C.berry)}<path d="M-5-4C-5-11 6-11 6-4C6 0 0 0 0 5" fill="none" stroke="${C.paper}" stroke-width="3.4" stroke-linecap="round"/>${dot(0, 10, 2, C.paper)}</svg>`;

/** @param {any} update @param {any} ctx */
export function revealPage(update, ctx) {
  /** @type {View} */
  const view = update.view;
  const { t } = ctx;
  const cards = view.reveal;
  const open = Math.min(update.room.reveal, cards.length);
  const done = open >= cards.length;
  const held = done ? 0 : Math.max(0, open - 1);
  const hero = cards[held];
  const rest = cards.map((card, i) => ({ card, open: i < open, i })).filter((e) => e.i !== held);
  const many =
    cards.length > 16 ? 'gt-many' : cards.length > 8 ? 'gt-some' : cards.length > 4 ? 'gt-few' : 'gt-few gt-solo';
  const title =
    open && hero
      ? t('gift_trail-reveal-title', { seat: hero.seat, rank: hero.rank, gift: hero.gift })
      : t('gift_trail-reveal-wait');
  let sub = '';
  if (done) sub = t(view.early ? 'gift_trail-reveal-early' : 'gift_trail-reveal-sub');
  else if (!open && hero) sub = t('gift_trail-reveal-wait-sub', { seat: hero.seat });
  return html`<main class="gt-reveal ${many}">
    <svg class="gt-wide" viewBox="0 0 1280 720" preserveAspectRatio="none" aria-hidden="true">
      ${unsafeSVG(backdrop())}
    </svg>
    <header class="gt-rv-head" aria-live="polite">
      <h1 class="display ${title.length > 34 ? 'gt-h2' : ''}">${title}</h1>
      <p>${sub}</p>
    </header>
    ${hero ? keyed(`${held} ${open > 0}`, heroCard(hero, held, open > 0, ctx)) : nothing}
    <section class="gt-grid">${rest.map((e) => cell(e.card, e.open, e.i, ctx))}</section>
    <footer class="gt-corner">${aside(view, ctx, done) ?? unsafeHTML(birds())} ${fair(update, ctx)}</footer>
  </main>`;
}

/** @param {Card} card @param {number} i @param {boolean} open @param {any} ctx */
function heroCard(card, i, open, ctx) {
  const { t } = ctx;
  const name = ctx.name(card.seat);
  const self = card.bringer === card.seat;
  const from = self
    ? t('gift_trail-reveal-own')
    : html`${t('gift_trail-reveal-wrapped')} <b>${ctx.name(card.bringer)}</b>`;
  return html`<section class="gt-hero">
    <div class="gt-paper">
      ${unsafeHTML(lace())}
      <h2 class="display ${name.length > 12 ? 'gt-long' : ''}">${name}</h2>
      <p>
        ${keepsGift(open, ctx) ? nothing : t('gift_trail-reveal-takes-home', { gift: card.gift })}${
          open && card.swapped ? html` · <em>${t('gift_trail-reveal-swapped-short')}</em>` : nothing
        }
      </p>
      <div class="gt-gb">${giftOf(card, open, ctx)}</div>
      <div class="gt-fr">
        ${open ? avatar(ctx.avatarOf(card.bringer), { cls: '' }) : unsafeHTML(closed())}
        <span>${open ? from : t('gift_trail-reveal-closed')}</span>
      </div>
    </div>
    ${unsafeHTML(medallion(ctx.avatarOf(card.seat), i === 0 && card.rank === 1))}
  </section>`;
}

/** @param {Card} card @param {boolean} open @param {number} i @param {any} ctx */
function cell(card, open, i, ctx) {
  const { t } = ctx;
  const from =
    card.bringer === card.seat
      ? t('gift_trail-reveal-own')
      : t('gift_trail-reveal-from', { other_seat: card.bringer });
  return html`<article class="gt-rv ${open ? '' : 'gt-shut'}">
    <span class="gt-rk nums">${card.rank || '·'}</span>${avatar(ctx.avatarOf(card.seat), { cls: 'gt-av' })}
    <span class="gt-who"
      ><b class=${ctx.name(card.seat).length > 13 ? 'gt-tight' : ''}>${ctx.name(card.seat)}</b
      ><small>${keepsGift(open, ctx) ? nothing : t('gift_trail-reveal-takes', { gift: card.gift })}</small
      ><small
        >${open ? from : t('gift_trail-reveal-closed')}${
          open && card.swapped
            ? html` <em title=${t('gift_trail-reveal-swapped')}
                ><svg viewBox="0 0 16 16" aria-hidden="true">
                  <path
                    d="M2 5h10M9 2l3 3-3 3M14 11H4M7 8l-3 3 3 3"
                    fill="none"
                    stroke="currentColor"
                    stroke-width="2"
                    stroke-linecap="round"
                    stroke-linejoin="round"
                  ></path></svg
                ><span>${t('gift_trail-reveal-swapped-short')}</span></em
              >`
            : nothing
        }</small
      ></span
    >
    <span class="gt-gift"
      >${giftOf(card, open, ctx, 'gt-gf')}${open ? avatar(ctx.avatarOf(card.bringer), { cls: 'gt-from' }) : unsafeHTML(closed())}</span
    >
  </article>`;
}

/** @param {View} view */
const gone = (view) => [...view.players.keys()].filter((seat) => view.players[seat].status === 'removed');

/** Who left, and what nobody takes home. @param {View} view @param {any} ctx @param {boolean} done */
function aside(view, ctx, done) {
  const left = gone(view);
  // Who wrapped what stays closed until the last card is open.
  const over = done ? view.left_over : [];
  if (!left.length && !over.length) return null;
  const { t } = ctx;
  return html`<aside class="gt-apart">
    ${
      over.length
        ? html`<p>
            ${piece('tree')}<span
              ><b>${t('gift_trail-reveal-left')}</b>
              ${over.map((g) => t('gift_trail-reveal-left-one', { gift: g.gift, other_seat: g.bringer })).join(' · ')}</span
            >
          </p>`
        : nothing
    }
    ${
      left.length
        ? html`<p>
            ${piece('house')}<span
              ><b>${t('gift_trail-reveal-removed')}</b> ${left.map((seat) => ctx.name(seat)).join(', ')}</span
            >
          </p>`
        : nothing
    }
  </aside>`;
}

/** @param {any} update @param {any} ctx */
function fair(update, ctx) {
  const seed = update.room.match?.seed ?? update.room.match?.commitment ?? '';
  const short = `${seed.slice(0, 4)} ${seed.slice(4, 8)}`;
  return html`<p class="gt-fair">
    <b>${ctx.t('gift_trail-reveal-fair')}</b><span>${ctx.t('gift_trail-reveal-seed', { seed: short })}</span>
  </p>`;
}
