// What a choice does, in one sentence and in a few figures: the rules give the figures, these are the words.
import { html, nothing } from '/web/lit.js';
import { completes, fits } from './ghost.js';
import { sign } from './notions.js';

/** @typedef {import('./types.d.ts').MoveView} Move @typedef {import('./types.d.ts').PatchworkView} View */

/** A number with a real minus. @param {number} n */
export const signed = (n) => (n < 0 ? `−${-n}` : `${n}`);

/**
 * A seat while events are shown one by one. due: marks that it came past and that have not paid yet;
 * sewing: what it has paid for and not sewn on yet.
 * @typedef {import('./types.d.ts').PlayerView & {due?: number[], sewing?: {size: number, income: number} | null}} Player
 */

/** Points that an empty square costs. */
export const EMPTY = 2;

/** Points of the first full seven by seven. */
export const BONUS = 7;

/**
 * What a seat would come to: buttons, income still to come, the bonus, less two for each empty square.
 * A move that is under way counts as it will end: the sum does not dip while it is shown.
 * @param {Player} p
 */
export function projected({ score, income, payments, due = [], sewing = null }) {
  const { size = 0, income: more = 0 } = sewing ?? {};
  return score + EMPTY * size + (income + more) * (payments + due.length);
}

/** The same after a choice, with the 7x7 where what is held completes it. @param {Move} move @param {View} view @param {any} ctx */
function projectedBy(move, view, ctx) {
  const { payments = 0 } = view.players[ctx.mine] ?? {};
  return move.score + move.income * (payments - move.marks.length) + (bonusNow(view, ctx) ? BONUS : 0);
}

/** Where the token lands, what is paid there, the 1x1. @param {Move} move @param {any} ctx @returns {string} */
export const lands = (move, ctx) =>
  ctx.t('patchwork-effect-lands', { to: move.to, gain: move.earned + move.paid, special: move.special ?? 'none' });

/** Who acts next. @param {Move} move @param {any} ctx @returns {string} */
export function next(move, ctx) {
  if (move.next_seat === null) return ctx.t('patchwork-effect-over');
  return move.again ? ctx.t('patchwork-effect-again') : ctx.t('patchwork-effect-next', { seat: move.next_seat });
}

/** The sentence of a choice. @param {Move} move @param {View} view @param {any} ctx */
export function sentence(move, view, ctx) {
  const score = signed(projectedBy(move, view, ctx));
  return html`<b>${lands(move, ctx)}</b> <span>${next(move, ctx)} ${ctx.t('patchwork-effect-keep', { buttons: move.buttons, score })}</span>`;
}

/** Does what is held complete a seven by seven that still pays? @param {View} view @param {any} ctx */
export function bonusNow(view, ctx) {
  const ghost = ctx.ui.ghost;
  const quilt = view.players[ctx.mine]?.quilt ?? [];
  return Boolean(ghost) && view.bonus === null && fits(ghost, quilt) && completes(ghost, quilt);
}

/** The figures of a choice, each with its sign. @param {Move} move @param {View} view @param {any} ctx */
export function figures(move, view, ctx) {
  const { t } = ctx;
  const me = view.players[ctx.mine];
  if (!me) return nothing;
  const gain = move.earned + move.paid;
  /** @param {unknown} mark @param {string} text */
  const item = (mark, text) => html`<li>${mark}<span>${text}</span></li>`;
  return html`<ul class="pw-figures">
    ${item(sign.button(), t('patchwork-effect-buttons', { cost: move.cost, gain, before: me.buttons, after: move.buttons }))}
    ${move.income > me.income ? item(html`<b class="nums">+${move.income - me.income}</b>`, t('patchwork-effect-income', { before: me.income, after: move.income })) : nothing}
    ${bonusNow(view, ctx) ? item(sign.sevens(), t('patchwork-effect-bonus')) : nothing}
    ${item(sign.goal(), t('patchwork-effect-score', { before: signed(projected(me)), after: signed(projectedBy(move, view, ctx)) }))}
  </ul>`;
}
