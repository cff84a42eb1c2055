// The account on a hand: line by line, then how the game went, and both quilts to walk through.
import { html, nothing } from '/web/lit.js';
import { chart } from './chart.js';
import { rule } from './countdown.js';
import { accountTable, headline, LINES, opened } from './lines.js';
import { quilt } from './quilt.js';
import { who } from './standing.js';

/** @typedef {import('./types.d.ts').PatchworkView} View */

/** The clause of each line. @type {Record<string, string>} */
const CLAUSES = { buttons: '7.2', bonus: '6.2', empty: '7.2' };

/** @param {View} view @param {any} ctx */
const quilts = (view, ctx) =>
  html`<div class="pw-both">${view.players.map((_, seat) => html`<section data-look="player-${seat}" aria-label=${ctx.name(seat)}>${who(seat, ctx)}${quilt(seat, view, ctx, { size: 'small', walk: true })}</section>`)}</div>`;

/** @param {any} update @param {any} ctx */
export function resultsPage(update, ctx) {
  /** @type {View} */
  const view = update.view;
  const { t } = ctx;
  if (!view.final.length) {
    return html`<main class="pw-phone pw-results">
      <h1 class="display">${t('patchwork-ended-early')}</h1>
      <p class="lead">${t('patchwork-ended-early-note')}</p>
      ${quilts(view, ctx)}
    </main>`;
  }
  const open = opened(update);
  const done = open >= LINES.length;
  const [title, note] = headline(view, open, ctx);
  return html`<main class="pw-phone pw-results">
    <h1 class="display">${title}</h1>
    <p class="lead">${note} ${done && view.tie_break ? rule('7.3', ctx) : nothing}</p>
    <section class="pw-paper" data-look="account">${accountTable(view, open, ctx, (line) => rule(CLAUSES[line] ?? '7.2', ctx))}</section>
    ${quilts(view, ctx)} ${done ? html`<section class="pw-paper">${chart(view, ctx, { of: 'score' })}${chart(view, ctx, { of: 'covered' })}</section>` : nothing}
  </main>`;
}
