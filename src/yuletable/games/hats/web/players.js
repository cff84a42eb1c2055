// Everybody's hats: what lies face up, black hats, hand and cookie, and what it would bring if it ended now.
import { avatar, icon } from '/web/components.js';
import { html, nothing, repeat } from '/web/lit.js';
import { blackHat, card, cardBack, cookie } from './cards.js';
import { COOKIE, nameOf, sidesOf, teamName } from './stage.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./stage.js').Player} Player */

/** A name of more letters leaves no room beside it for the cookie. */
const BESIDE = 10;

/** How many types more take the cookie. @param {Player} p @param {View} view @param {any} ctx */
function chase(p, view, ctx) {
  if (p.cookie || view.cookie === null) return nothing;
  const n = Math.max(1, p.behind + (p.wins_tie ? 0 : 1));
  return html`<span class="ht-inhand" role="img" aria-label=${ctx.t('hats-tv-chase', { n })}><span class="nums">+${n} →</span>${cookie()}</span>`;
}

/** @param {Player} p @param {any} ctx */
const inHand = (p, ctx) =>
  html`<span class="ht-inhand" role="img" aria-label=${ctx.t('hats-hand-of', { n: p.hand })}>${cardBack()}<span class="nums">${p.hand}</span></span>`;

/** The face-up cards in the order of coming, then the black hats. @param {Player} p @param {number} seat @param {any} ctx */
export function collection(p, seat, ctx) {
  const cards = p.collection.map((id, i) => ({ key: `${id} ${i}`, id }));
  if (!cards.length && !p.black) return html`<p class="ht-empty">${ctx.t('hats-none-yet')}</p>`;
  return html`<ul class="ht-got" aria-label=${ctx.t('hats-hats-of', { seat })}>
    ${repeat(
      cards,
      (one) => one.key,
      ({ id }) => html`<li class="ht-box" data-spot="card-${id}">${card(id, { small: true, title: nameOf(id, ctx) })}</li>`,
    )}
    ${Array.from({ length: p.black }, (_, i) => html`<li class="ht-box" data-spot="black-${seat}-${i}">${blackHat({ title: ctx.t('hats-black-hat') })}</li>`)}
  </ul>`;
}

/** @param {number} seat @param {any} ctx */
const badge = (seat, ctx) =>
  ctx.isBot(seat) || ctx.botPlays(seat)
    ? html`<i class="ht-badge" title=${ctx.t('hats-bot-plays')}>${icon('bot', 24, 2.6)}</i>`
    : ctx.online(seat)
      ? nothing
      : html`<i class="ht-badge ht-away" title=${ctx.t('hats-phone-away')}>${icon('phone', 24, 2.6)}</i>`;

/** @param {number} seat @param {any} ctx */
export const face = (seat, ctx) => html`<span class="ht-face" data-spot="seat-${seat}">${avatar(ctx.avatarOf(seat), { cls: '' })}${badge(seat, ctx)}</span>`;

/** @param {number} points @param {any} ctx @param {boolean} [brief] */
const now = (points, ctx, brief = false) =>
  html`<span class="ht-now"><b class="nums">${points}</b>${brief ? nothing : html`<small>${ctx.t('hats-tv-now')}</small>`}</span>`;

/** @param {View} view @param {number} seat @param {any} ctx @param {boolean} turn @param {boolean} team */
function panel(view, seat, ctx, turn, team) {
  const p = view.players[seat];
  if (!p) return nothing;
  return html`<section class="ht-player ${turn ? 'ht-turn' : ''}" data-look="player-${seat}" aria-label=${ctx.name(seat)}>
    <div class="ht-row ${ctx.name(seat).length > BESIDE ? 'ht-below' : ''}">
      ${face(seat, ctx)}
      <span class="ht-name"
        ><b class=${ctx.name(seat).length > 13 ? 'ht-tight' : ''}>${ctx.name(seat)}</b
        ><small>${inHand(p, ctx)}<span>${ctx.t('hats-tv-types', { n: p.types })}</span>${chase(p, view, ctx)}</small></span
      >
      ${p.cookie ? html`<span class="ht-holds" data-spot="cookie">${cookie(ctx.t('hats-cookie'))}<small>+${COOKIE}</small></span>` : nothing}
      ${now(p.points, ctx, team)}
    </div>
    ${collection(p, seat, ctx)}
  </section>`;
}

/** @param {View} view @param {any} ctx */
export function players(view, ctx) {
  const turn = ctx.event?.data.seat ?? view.asked ?? view.current;
  const sides = sidesOf(view);
  const teams = view.team_points.length > 0;
  return html`<div class="ht-players ht-for-${sides.length} ${teams ? 'ht-teams' : ''}">
    ${sides.map((seats, side) =>
      teams
        ? html`<section class="ht-team" aria-label=${teamName(side, ctx)}>
            <h2><span>${teamName(side, ctx)}</span>${now(view.team_points[side] ?? 0, ctx)}</h2>
            ${seats.map((seat) => panel(view, seat, ctx, seat === turn, true))}
          </section>`
        : seats.map((seat) => panel(view, seat, ctx, seat === turn, false)),
    )}
  </div>`;
}
