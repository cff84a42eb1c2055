// The result on a hand: places and where everybody's gifts come from, then both charts.
import { avatar } from '/web/components.js';
import { medal } from '/web/art/medal.js';
import { html, nothing } from '/web/lit.js';
import { heading, opened, origin, ranked } from './account.js';
import { present } from './cards.js';
import { leftCells, leftTitle, legend } from './chart.js';
import { giftsOf, heap } from './heap.js';
import { rule } from './links.js';

/** @typedef {import('./stage.js').View} View */

/** @param {View} view @param {number} seat @param {boolean} open @param {boolean} counted @param {any} ctx */
function row(view, seat, open, counted, ctx) {
  const p = view.players[seat];
  if (!p) return nothing;
  return html`<li class="${open && p.place === 1 ? 'td-first' : ''} ${seat === ctx.mine ? 'td-me' : ''}" data-look="result-${seat}">
    <span>${open && p.place ? medal(p.place, 'td-medal') : nothing}</span>${avatar(ctx.avatarOf(seat))}
    <span class="td-whose"><b>${ctx.name(seat)}</b>${counted ? html`<small>${origin(view, seat, ctx).join(' · ')}</small>` : nothing}</span>
    ${counted ? html`<span class="td-sum" role="img" aria-label=${ctx.t('twelve_days-gifts', { n: p.gifts })}>${present()}<b class="nums">${p.gifts}</b></span>` : nothing}
  </li>`;
}

/** Both charts. @param {View} view @param {number[]} seats @param {any} ctx */
const charts = (view, seats, ctx) => html`<div class="td-charts">
  ${giftsOf(view, ctx)}
  ${
    view.history.length
      ? html`<figure class="td-chart">
          <figcaption>${leftTitle(view, ctx)}</figcaption>
          <ul class="td-left">${seats.map((seat) => html`<li>${avatar(ctx.avatarOf(seat), { title: ctx.name(seat) })}${leftCells(view, seat, ctx)}</li>`)}</ul>
          ${legend(view, ctx)}
        </figure>`
      : nothing
  }
</div>`;

/** @param {any} update @param {any} ctx */
export function resultsPage(update, ctx) {
  /** @type {View} */
  const view = update.view;
  const open = opened(update);
  const counted = open || view.early;
  const [title, note] = heading(update, ctx);
  const seats = ranked(view, open);
  return html`<main class="td-phone td-results">
    <h1 class="display">${title}</h1>
    <p class="lead">${note} ${open ? rule('8.1', ctx) : nothing}</p>
    ${counted ? nothing : heap(view, ctx)}
    <ol class="td-ranking">${seats.map((seat) => row(view, seat, open, counted, ctx))}</ol>
    ${counted ? charts(view, seats, ctx) : nothing}
  </main>`;
}
