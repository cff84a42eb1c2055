// Links from a screen to the clause of the rules that it goes by.
import { html } from '/web/lit.js';

/** @param {string} clause @param {any} ctx */
export const rule = (clause, ctx) =>
  html`<button type="button" class="btn link sw-rule" @click=${() => ctx.openRules(clause)}>${ctx.t('sweaters-phone-rule', { clause })}</button>`;
