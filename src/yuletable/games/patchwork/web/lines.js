// The account of both: three lines, opened one by one, then who wins and by what.
import { html, nothing } from '/web/lit.js';
import { medal } from '/web/art/medal.js';
import { signed } from './effect.js';
import { sign } from './notions.js';

/** @typedef {import('./types.d.ts').PatchworkView} View @typedef {import('./types.d.ts').AccountView} Account */

/** The lines in the order they are opened. */
export const LINES = /** @type {const} */ (['buttons', 'bonus', 'empty']);

/** How many lines are open. @param {any} update */
export const opened = (update) => Math.min(update.room.reveal, LINES.length);

/** What a line is worth. @param {Account} a @param {(typeof LINES)[number]} line */
const worth = (a, line) => (line === 'empty' ? a.penalty : a[line]);

/** What is told so far. @param {Account} a @param {number} open */
const soFar = (a, open) => LINES.slice(0, open).reduce((sum, line) => sum + worth(a, line), 0);

/** The sign of a line. @param {(typeof LINES)[number]} line */
const mark = (line) => (line === 'buttons' ? sign.button() : line === 'bonus' ? sign.sevens() : sign.hole());

/** @param {Account} a @param {(typeof LINES)[number]} line @param {boolean} open @param {any} ctx */
const cell = (a, line, open, ctx) =>
  html`<td class="nums ${open ? 'pw-open' : 'pw-shut'}">
    ${open ? html`${line === 'empty' ? html`<small>${ctx.t('patchwork-account-squares', { n: a.empty })}</small> ` : nothing}<b>${signed(worth(a, line))}</b>` : html`<span aria-hidden="true">· · ·</span><span class="sr">${ctx.t('patchwork-account-shut')}</span>`}
  </td>`;

/** Both accounts as one table, as far as it is open. @param {View} view @param {number} open @param {any} ctx @param {(line: (typeof LINES)[number]) => unknown} [more] beside a line's name */
export function accountTable(view, open, ctx, more = () => nothing) {
  const done = open >= LINES.length;
  const both = [...view.final].sort((a, b) => a.seat - b.seat);
  return html`<table class="pw-account">
    <thead><tr><td></td>${both.map((a) => html`<th scope="col" class=${done && a.place === 1 ? 'pw-first' : ''}><span class="pw-who"><span>${done ? medal(a.place, 'pw-medal') : nothing}${sign.token(a.seat)}</span><b>${ctx.name(a.seat)}</b></span></th>`)}</tr></thead>
    <tbody>${LINES.map((line, i) => html`<tr><th scope="row"><span class="pw-line">${mark(line)}<span>${ctx.t(`patchwork-account-${line}`)}${i < open ? more(line) : nothing}</span></span></th>${both.map((a) => cell(a, line, i < open, ctx))}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${ctx.t('patchwork-account-total')}</th>${both.map((a) => html`<td class="nums ${done && a.place === 1 ? 'pw-first' : ''}"><b>${open ? signed(soFar(a, open)) : ''}</b></td>`)}</tr></tfoot>
  </table>`;
}

/** Title and note of the results. @param {View} view @param {number} open @param {any} ctx @returns {[string, string]} */
export function headline(view, open, ctx) {
  const { t } = ctx;
  const first = view.final.find((a) => a.place === 1);
  if (open >= LINES.length && first) return [t('patchwork-winner', { seat: first.seat }), t(view.tie_break ? 'patchwork-tie-home' : 'patchwork-done-note')];
  const line = LINES[open - 1];
  return line ? [t(`patchwork-account-${line}`), t(`patchwork-open-${line}`)] : [t('patchwork-account'), t('patchwork-open-none')];
}
