// The clock of an ask, with what happens when it runs out; and links to the clause that it goes by.
import { timerRing } from '/web/components.js';
import { html, nothing } from '/web/lit.js';

/** What runs out with the time, by the kind of the ask. @type {Record<string, string>} */
const THEN = { turn: 'patchwork-then-pass', place: 'patchwork-then-place', special: 'patchwork-then-special' };

/** @param {any} ctx */
export function countdown(ctx) {
  if (ctx.ask.left === null) return html`<p class="wait"><span>${ctx.t('patchwork-no-timer')}</span></p>`;
  // A patch that is only held over the quilt is not bought when the time is up (8.1).
  const then = ctx.ask.kind === 'turn' && ctx.ui.ghost ? 'patchwork-then-pass-held' : (THEN[ctx.ask.kind] ?? 'patchwork-then-pass');
  return html`<p class="wait nums">${timerRing({ left: ctx.ask.left, total: ctx.ask.total, paused: Boolean(ctx.room.paused), label: then })}</p>`;
}

/** The ring of the seat that is waited for. @param {any} update @param {import('./types.d.ts').PatchworkView} view */
export function ring(update, view) {
  const w = update.room.waiting.find((/** @type {any} */ one) => one.seat === view.asked);
  return w && w.left !== null ? timerRing({ left: w.left, total: w.total, paused: Boolean(update.room.paused) }) : nothing;
}

/** A link to the clause of the rules that something goes by. @param {string} clause @param {any} ctx */
export const rule = (clause, ctx) =>
  html`<button type="button" class="btn link pw-rule" @click=${() => ctx.openRules(clause)}>${ctx.t('patchwork-rule', { clause })}</button>`;
