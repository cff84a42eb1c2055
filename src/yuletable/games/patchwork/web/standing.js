// How both stand: buttons, income, empty squares, what it would come to if it ended now.
import { avatar } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { projected, signed } from './effect.js';
import { sign } from './notions.js';
import { initial } from './tape.js';

/** @typedef {import('./types.d.ts').PatchworkView} View @typedef {import('./types.d.ts').PlayerView} Player */

/** The token of a seat with its letter. @param {number} seat @param {any} ctx */
export const tokenOf = (seat, ctx) => sign.token(seat, initial(ctx.name(seat)));

/** @param {unknown} mark @param {string} value @param {string} said */
const figure = (mark, value, said) => html`<span class="pw-figure" role="img" aria-label=${said}>${mark}<b class="nums" aria-hidden="true">${value}</b></span>`;

/** The four figures of a seat in a row. @param {Player} p @param {any} ctx */
export const figuresOf = (p, ctx) => html`<p class="pw-row">
  ${figure(sign.button(), `${p.buttons}`, ctx.t('patchwork-buttons', { n: p.buttons }))}
  ${figure(nothing, `+${p.income}`, ctx.t('patchwork-income', { n: p.income }))}
  ${figure(sign.hole(), `${p.empty}`, ctx.t('patchwork-empty', { n: p.empty }))}
  ${figure(sign.goal(), signed(projected(p)), ctx.t('patchwork-projected', { score: signed(projected(p)) }))}
</p>`;

/** @param {unknown} mark @param {string} value @param {string} word @param {string} said */
const worded = (mark, value, word, said) => html`<span class="pw-word" role="img" aria-label=${said}><b class="nums" aria-hidden="true">${mark}${value}</b><i aria-hidden="true">${word}</i></span>`;

/** The same four, each with its word below: what the signs mean is read here. @param {Player} p @param {any} ctx */
export const wordsOf = (p, ctx) => html`<p class="pw-words">
  ${worded(sign.button(), `${p.buttons}`, ctx.t('patchwork-word-buttons', { n: p.buttons }), ctx.t('patchwork-buttons', { n: p.buttons }))}
  ${worded(nothing, `+${p.income}`, ctx.t('patchwork-word-income'), ctx.t('patchwork-income', { n: p.income }))}
  ${worded(sign.hole(), `${p.empty}`, ctx.t('patchwork-word-empty'), ctx.t('patchwork-empty', { n: p.empty }))}
  ${worded(sign.goal(), signed(projected(p)), ctx.t('patchwork-word-projected'), ctx.t('patchwork-projected', { score: signed(projected(p)) }))}
</p>`;

/** Face, token and name. @param {number} seat @param {any} ctx */
export const who = (seat, ctx) => html`<span class="pw-who">${tokenOf(seat, ctx)}<b class=${ctx.name(seat).length > 11 ? 'pw-long' : ''}>${ctx.name(seat)}</b></span>`;

/** How far the next mark is, in words; nothing when there is none. @param {Player} p @param {any} ctx */
export function ahead(p, ctx) {
  const parts = [];
  if (p.next_income !== null) parts.push(html`<span>${sign.button()}${ctx.t('patchwork-next-income', { n: p.next_income })}</span>`);
  if (p.next_special !== null) parts.push(html`<span>${sign.present()}${ctx.t('patchwork-next-special', { n: p.next_special })}</span>`);
  return parts.length ? html`<p class="pw-ahead">${parts}</p>` : nothing;
}

/** Both side by side as a table. @param {View} view @param {any} ctx */
export function versus(view, ctx) {
  const { t } = ctx;
  /** @param {string} key @param {(p: Player) => unknown} value */
  const line = (key, value) => html`<tr><th scope="row">${t(key)}</th>${view.players.map((p) => html`<td class="nums">${value(p)}</td>`)}</tr>`;
  return html`<table class="pw-versus">
    <thead><tr><td></td>${view.players.map((_, seat) => html`<th scope="col">${who(seat, ctx)}</th>`)}</tr></thead>
    <tbody>
      ${line('patchwork-line-buttons', (p) => html`${sign.button()}${p.buttons}`)} ${line('patchwork-line-income', (p) => `+${p.income}`)}
      ${line('patchwork-line-empty', (p) => html`${sign.hole()}${p.empty}`)} ${line('patchwork-line-projected', (p) => html`${sign.goal()}${signed(projected(p))}`)}
    </tbody>
  </table>`;
}

/** A seat with its face: who it is, how it stands. @param {number} seat @param {View} view @param {any} ctx */
export function plate(seat, view, ctx) {
  const p = view.players[seat];
  if (!p) return nothing;
  const now = (view.asked ?? view.current) === seat;
  return html`<section class="pw-plate ${now ? 'pw-now' : ''}" data-look="player-${seat}" data-spot="player-${seat}" aria-label=${ctx.name(seat)}>
    <div class="pw-who">${avatar(ctx.avatarOf(seat))}<b>${ctx.name(seat)}</b></div>
    ${figuresOf(p, ctx)}
  </section>`;
}
