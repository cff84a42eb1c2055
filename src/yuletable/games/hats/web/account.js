// The account on the TV: the napkins side by side, line by line, partners under one roof.
import { medal } from '/web/art/medal.js';
import { html, keyed, nothing } from '/web/lit.js';
import { lace, lineOf, LINES, opened, signed, soFar, standing, tieText, winner, wreath } from './napkin.js';
import { players } from './players.js';
import { sidesOf } from './stage.js';
import { cloth } from './tray.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./types.d.ts').NapkinView} Napkin */

/** @param {string} title @param {string} sub */
const head = (title, sub) => html`<header class="ht-head" aria-live="polite">
  <div class="ht-say">
    <p>${sub}</p>
    <h1 class="display ht-h${1 + [34, 44, 58].filter((most) => title.length > most).length}">${title}</h1>
  </div>
</header>`;

/** @param {View} view @param {Napkin} napkin @param {number} open @param {any} ctx */
function napkinOf(view, napkin, open, ctx) {
  const done = open >= LINES.length;
  const alone = !view.team_points.length;
  const name = ctx.name(napkin.seat);
  return html`<article class="ht-napkin ${done && napkin.place === 1 ? 'ht-first' : ''}" data-look="napkin-${napkin.seat}">
    ${lace()}
    <header>
      ${wreath(ctx.avatarOf(napkin.seat), done && napkin.place === 1)}
      <h2 class="display ${name.length > 11 ? 'ht-long' : ''}">${name}</h2>
      ${done && alone ? keyed(napkin.place, medal(napkin.place, 'ht-medal')) : nothing}
    </header>
    <dl>${LINES.map((line, i) => lineOf(napkin, line, i < open, ctx))}</dl>
    <footer><span>${ctx.t('hats-line-total')}</span><b class="nums">${open ? signed(done ? napkin.total : soFar(napkin, open)) : ''}</b></footer>
  </article>`;
}

/** @param {View} view @param {Napkin[]} side @param {number} team @param {number} open @param {any} ctx */
function teamOf(view, side, team, open, ctx) {
  const done = open >= LINES.length;
  const [one] = side;
  const sum = side.reduce((total, napkin) => total + soFar(napkin, open), 0);
  return html`<section class="ht-pair ${done && one?.place === 1 ? 'ht-first' : ''}" aria-label=${ctx.t('hats-team', { n: team + 1 })}>
    <h2>
      ${done && one ? medal(standing(view, one), 'ht-medal') : nothing}<span>${ctx.t('hats-team', { n: team + 1 })}</span
      ><b class="nums">${open ? signed(done ? (one?.team_total ?? sum) : sum) : ''}</b>
    </h2>
    <div>${side.map((napkin) => napkinOf(view, napkin, open, ctx))}</div>
  </section>`;
}

/** @param {any} update @param {any} ctx */
export function accountPage(update, ctx) {
  /** @type {View} */
  const view = update.view;
  const { t } = ctx;
  if (!view.final.length) {
    return html`<main class="ht-tv">
      ${head(t('hats-ended-early'), t('hats-ended-early-note'))} ${cloth(view, ctx)} ${players(view, ctx)}
    </main>`;
  }
  const open = opened(update);
  const done = open >= LINES.length;
  const line = LINES[Math.max(0, open - 1)];
  const title = done ? winner(view, ctx) : open ? t(`hats-line-${line}`) : t('hats-tv-napkins');
  const sub = done ? tieText(view, ctx) || t('hats-log-over', { early: 'false' }) : t(open ? `hats-open-${line}` : 'hats-open-none');
  const of = (/** @type {number} */ seat) => /** @type {Napkin} */ (view.final.find((napkin) => napkin.seat === seat));
  const sides = sidesOf(view).map((seats) => seats.map(of));
  return html`<main class="ht-tv ht-account">
    ${head(title, sub)}
    <section class="ht-napkins ht-for-${sides.length} ${view.team_points.length ? 'ht-teams' : ''}">
      ${sides.map((side, team) =>
        view.team_points.length ? teamOf(view, side, team, open, ctx) : side.map((napkin) => napkinOf(view, napkin, open, ctx)),
      )}
    </section>
  </main>`;
}
