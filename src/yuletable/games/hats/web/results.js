// The account on a hand: the own napkin with its reasons, then everybody's, as far as the lines are open.
import { medal } from '/web/art/medal.js';
import { avatar } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { rule } from './links.js';
import { lace, lineOf, LINES, opened, signed, soFar, tieText, winner, wreath } from './napkin.js';
import { sidesOf, teamName } from './stage.js';
import { tableOf } from './table.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./types.d.ts').NapkinView} Napkin */

/** The clause of each line. @type {Record<string, string>} */
const CLAUSES = { hats: '7.3', black: '7.4', favourite: '7.5', cookie: '7.6' };

/** @param {Napkin} napkin @param {number} open @param {any} ctx @param {boolean} own */
function paper(napkin, open, ctx, own) {
  const done = open >= LINES.length;
  const first = done && napkin.place === 1;
  return html`<article class="ht-napkin ${first ? 'ht-first' : ''}" data-look="napkin-${napkin.seat}">
    ${lace()}
    <header>
      ${own ? wreath(ctx.avatarOf(napkin.seat), first) : avatar(ctx.avatarOf(napkin.seat), { cls: 'ht-wreath' })}
      <h2 class="display">${ctx.name(napkin.seat)}</h2>
      ${done ? medal(napkin.place, 'ht-medal') : nothing}
    </header>
    <dl>${LINES.map((line, i) => lineOf(napkin, line, i < open, ctx, own && i < open ? rule(CLAUSES[line] ?? '', ctx) : nothing))}</dl>
    <footer><span>${ctx.t('hats-line-total')}</span><b class="nums">${open ? signed(done ? napkin.total : soFar(napkin, open)) : ''}</b></footer>
  </article>`;
}

/** @param {any} update @param {any} ctx */
export function resultsPage(update, ctx) {
  /** @type {View} */
  const view = update.view;
  const { t } = ctx;
  if (!view.final.length) {
    return html`<main class="ht-phone ht-results">
      <h1 class="display" tabindex="-1">${t('hats-ended-early')}</h1>
      <p class="lead">${t('hats-ended-early-note')}</p>
      ${tableOf(view, { ...ctx, ask: null })}
    </main>`;
  }
  const open = opened(update);
  const done = open >= LINES.length;
  const mine = view.final.find((napkin) => napkin.seat === ctx.mine);
  const others = sidesOf(view)
    .flat()
    .filter((seat) => seat !== ctx.mine)
    .flatMap((seat) => view.final.filter((napkin) => napkin.seat === seat));
  const tie = done ? tieText(view, ctx) : '';
  return html`<main class="ht-phone ht-results">
    <h1 class="display" tabindex="-1">${done ? winner(view, ctx) : t(open ? `hats-line-${LINES[open - 1]}` : 'hats-tv-napkins')}</h1>
    <p class="lead">${tie || t(done ? 'hats-done-note' : open ? `hats-open-${LINES[open - 1]}` : 'hats-open-none')} ${tie ? rule('7.8', ctx) : nothing}</p>
    ${mine ? paper(mine, open, ctx, true) : nothing} ${open && view.team_points.length ? teams(view, open, ctx) : nothing}
    ${others.length && mine ? html`<h2 class="sub">${t('hats-others')}</h2>` : nothing}
    <div class="ht-papers">${others.map((napkin) => paper(napkin, open, ctx, false))}</div>
  </main>`;
}

/** What both partners have together. @param {View} view @param {number} open @param {any} ctx */
const teams = (view, open, ctx) => html`<ul class="ht-sums">
  ${sidesOf(view).map((seats, team) => {
    const side = view.final.filter((napkin) => seats.includes(napkin.seat));
    return html`<li>
      <span class="ht-faces">${seats.map((seat) => avatar(ctx.avatarOf(seat), { title: ctx.name(seat) }))}</span><span>${teamName(team, ctx)}</span
      ><b class="nums">${signed(side.reduce((sum, napkin) => sum + soFar(napkin, open), 0))}</b>
    </li>`;
  })}
</ul>`;
