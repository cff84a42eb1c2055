// What only the owner sees: Secret Santas with live ticks, and the own sweaters line by line.
import { dialog, icon } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { signed, worth } from './areas.js';
import { set } from './hand.js';
import { sweater } from './knit.js';
import { rule } from './links.js';
import { CLAUSES } from './sheet.js';
import { piecesText } from './stage.js';
import { glyph, swatch } from './yarn.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./types.d.ts').SantaView} Santa */

/** How a Secret Santa stands: met, sure with a sweater, possible with a patch, open. @param {Santa} one @param {any} ctx @returns {string} */
function state(one, ctx) {
  const { t } = ctx;
  if (one.met) return t('sweaters-phone-santa-met');
  if (one.scores !== null) return t('sweaters-phone-santa-now', { n: one.scores });
  if (one.sweaters.length) return t('sweaters-phone-santa-taken');
  if (one.possible.length) return t('sweaters-phone-santa-maybe', { n: one.possible[0] });
  return t('sweaters-phone-santa-open');
}

/** What a Secret Santa wants, in words. @param {Santa} one @param {any} ctx @returns {string} */
const wants = (one, ctx) => ctx.t('sweaters-phone-wants', { colors: one.colors, color: one.color, icons: one.icons, icon: one.icon });

/** @param {Santa} one @param {any} ctx */
function santa(one, ctx) {
  const done = one.met || one.scores !== null;
  const tokens = [...Array.from({ length: one.colors }, () => swatch(one.color)), ...Array.from({ length: one.icons }, () => glyph(one.icon))];
  return html`<li class="sw-santa ${done ? 'sw-done' : ''}" data-look="santa-${one.santa}">
    <p><b>${ctx.t('sweaters-phone-for', { santa: one.santa })}</b><em>${state(one, ctx)}</em><span class="sr">${wants(one, ctx)}</span></p>
    <span class="sw-tokens" aria-hidden="true">${tokens.map((token) => html`<i>${token}</i>`)}${done ? html`<i class="sw-tick">${icon('check', 14, 4)}</i>` : nothing}</span>
  </li>`;
}

/** @param {View} view @param {any} ctx */
export function santas(view, ctx) {
  const own = view.own?.santas ?? [];
  if (!own.length) return nothing;
  return html`<ul class="sw-santas ${own.length > 1 ? 'sw-several' : ''} ${own.length > 2 ? 'sw-three' : ''}" style="--n:${own.length}" data-look="santas" aria-label=${ctx.t('sweaters-phone-santas')}>${own.map((one) => santa(one, ctx))}</ul>`;
}

/** The own sweaters in a strip, each with its points: a tap opens the lines. Where several Secret
 * Santas have no room for words, it also tells what they want. @param {View} view @param {any} ctx */
function strip(view, ctx) {
  const own = view.players[ctx.mine]?.sweaters ?? [];
  if (!own.length && (view.own?.santas.length ?? 0) < 2) return nothing;
  return html`<button type="button" class="sw-strip-own ${own.length > 4 ? 'sw-crowd' : own.length ? '' : 'sw-just-told'}" data-look="own" @click=${() => set(ctx, { sheet: 'own' })}>
    ${own.length ? html`<span class="sr">${ctx.t('sweaters-phone-yours')}:</span>` : html`<span class="sr">${ctx.t('sweaters-phone-santas')}</span>${icon('info', 24, 2.4)}`}
    ${own.map((one) => html`<span class="sw-tiny"><span class="sw-worn">${sweater(one.pieces)}</span><small>${worth(one, ctx)}</small></span>`)}
  </button>`;
}

/** What only the owner sees besides the hand. @param {View} view @param {any} ctx */
export const secrets = (view, ctx) => html`<div class="sw-secrets ${(view.own?.santas.length ?? 0) > 1 ? 'sw-full' : ''}">${santas(view, ctx)} ${strip(view, ctx)}</div>`;

/** The clause of each mode. */
const MODES = { casual: '10.2', express: '11.1', avid: '10.3' };

/** The own sweaters with every line, opened over the page. @param {View} view @param {any} ctx */
export function ownSheet(view, ctx) {
  const { t, ui } = ctx;
  if (ui.sheet !== 'own') return nothing;
  const me = view.players[ctx.mine];
  const content = html`<p class="note">${t('sweaters-phone-live', { points: view.own?.live ?? me?.live ?? 0 })} ${rule('7.1', ctx)}</p>
    <p class="note">${t('sweaters-phone-mode', { mode: view.mode })} ${rule(MODES[view.mode], ctx)}</p>
    ${(view.own?.santas ?? []).map((one) => html`<p class="sw-told"><b>${t('sweaters-phone-for', { santa: one.santa })}</b> <span>${wants(one, ctx)}</span> <em>${state(one, ctx)}</em></p>`)}
    ${(me?.sweaters ?? []).map(
      (one) => html`<section class="sw-open">
        <span class="sw-worn">${sweater(one.pieces, { title: piecesText(one.pieces, ctx) })}</span>
        <div>
          <h3>${t('sweaters-phone-sweater', { n: one.number })} <span class="nums">${worth(one, ctx)}</span></h3>
          <ul class="sw-lines">
            ${one.lines.map((line) => html`<li><span><b>${t(`sweaters-line-${line.kind}`)}</b></span>${rule(CLAUSES[line.kind] ?? '7.1', ctx)}<b class="nums">${signed(line.points)}</b></li>`)}
          </ul>
        </div>
      </section>`,
    )}`;
  return dialog({ title: t('sweaters-phone-yours'), content, onClose: () => set(ctx, { sheet: '' }) });
}
