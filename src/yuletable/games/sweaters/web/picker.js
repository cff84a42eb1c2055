// The patch picker: one patch at a time, large keys for its value and its icon, the sweater as it would be.
import { arrows, sheet } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { signed } from './areas.js';
import { countdown, gold, quiet, set } from './hand.js';
import { sweater } from './knit.js';
import { santas } from './own.js';
import { titled } from './play.js';
import { roundPanel } from './round.js';
import { piecesText } from './stage.js';
import { cardArgs, glyph, ICONS } from './yarn.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./hand.js').Option} Option */

/** The patches that can be set now, the first one first. @param {any} ctx @returns {string[]} */
const patches = (ctx) => [...new Set(ctx.ask.options.filter((/** @type {Option} */ o) => o.data.patch && !o.why).map((/** @type {Option} */ o) => o.data.patch))];

/** What is armed: the keys pressed, else the best choice. @param {any} ctx @returns {Option | null} */
function armed(ctx) {
  const { ask, ui } = ctx;
  const patch = ui.patch ?? patches(ctx)[0];
  const all = ask.options.filter((/** @type {Option} */ o) => o.data.patch === patch && !o.why);
  const preset = (ask.default?.patch === patch ? all.find((/** @type {Option} */ o) => o.data.value === ask.default.value && o.data.icon === ask.default.icon) : null) ?? all.find((/** @type {Option} */ o) => o.preview?.best) ?? all[0];
  const value = ui.value ?? preset?.data.value;
  const name = ui.icon ?? preset?.data.icon;
  return all.find((/** @type {Option} */ o) => o.data.value === value && o.data.icon === name) ?? null;
}

/** @param {{label: string, keys: {value: any, label: string, face: unknown}[], on: any, onPick: (value: any) => void, css: string}} k */
const keypad = ({ label, keys, on, onPick, css }) => html`<div class="sw-keys ${css}" role="radiogroup" aria-label=${label} @keydown=${arrows}>
  ${keys.map(
    (key) => html`<button type="button" role="radio" class="sw-key ${key.value === on ? 'sw-on' : ''}" aria-checked=${key.value === on ? 'true' : 'false'} aria-label=${key.label} tabindex=${key.value === on ? 0 : -1} @click=${() => onPick(key.value)}>${key.face}</button>`,
  )}
</div>`;

/** @param {View} view @param {any} ctx */
export function patchPage(view, ctx) {
  const { t, ask, ui } = ctx;
  const open = patches(ctx);
  const patch = ui.patch ?? open[0] ?? '';
  const option = armed(ctx);
  const offer = ask.kind === 'offer';
  const home = view.players[ctx.mine]?.sweaters.find((one) => one.pieces.some((piece) => piece.card === patch));
  const pieces = (home?.pieces ?? []).map((piece) => (piece.card === patch && option ? { ...piece, value: option.data.value, icon: option.data.icon, open: false } : piece));
  const points = option?.preview?.points;
  return html`<main class="sw-phone sw-asks sw-picks">
      ${titled(t('sweaters-phone-set', cardArgs(patch)), t(offer ? 'sweaters-phone-offer-note' : open.length > 1 ? 'sweaters-phone-set-more' : 'sweaters-phone-set-note', { n: open.length }))}
      ${open.length > 1 && offer ? keypad({ label: t('sweaters-phone-which-patch'), css: 'sw-few', on: patch, onPick: (one) => set(ctx, { patch: one, value: null, icon: null }), keys: open.map((one) => ({ value: one, label: t('sweaters-card', cardArgs(one)), face: html`<span>${t('sweaters-card', cardArgs(one))}</span>` })) }) : nothing}
      <div class="sw-trying" data-look="trying">
        <span class="sw-worn">${sweater(pieces, { title: piecesText(pieces, ctx) })}</span>
        <p role="status">${points === undefined ? nothing : html`<b class="nums">${points}</b> <span>${t('sweaters-phone-round-points')}</span>`}${option?.preview?.best ? html`<em>${t('sweaters-phone-best')}</em>` : nothing}</p>
      </div>
      ${keypad({
        label: t('sweaters-phone-value'), css: 'sw-values', on: option?.data.value, onPick: (value) => set(ctx, { value, icon: option?.data.icon }),
        keys: Array.from({ length: 12 }, (_, i) => ({ value: i + 1, label: `${i + 1}`, face: html`<b class="nums">${i + 1}</b>` })),
      })}
      ${keypad({
        label: t('sweaters-phone-icon'), css: 'sw-icons', on: option?.data.icon, onPick: (name) => set(ctx, { icon: name, value: option?.data.value }),
        keys: ICONS.map((name) => ({ value: name, label: t('sweaters-icon', { icon: name }), face: glyph(name) })),
      })}
      ${ctx.table ? nothing : roundPanel(view, ctx)} ${santas(view, ctx)}
    </main>
    ${sheet(html`<div class="sw-acts">
        ${offer ? quiet(ctx, t('sweaters-phone-leave'), () => void ctx.act({ decline: true }), { look: 'decline', sends: true }) : nothing}
        ${gold(ctx, {
          label: option ? t('sweaters-phone-set-do', { value: option.data.value, icon: option.data.icon }) : t('sweaters-phone-set-choose'),
          note: t(offer ? 'sweaters-phone-for-good' : 'sweaters-phone-again'),
          data: option?.data ?? null,
        })}
      </div>
      ${countdown(ctx, offer ? 'sweaters-phone-then-leave' : 'sweaters-phone-then-best')}`)}`;
} // prettier-ignore

/** What the points change by, as a sentence. @param {number} points @param {any} ctx @returns {string} */
export const changeText = (points, ctx) => (points ? ctx.t('sweaters-phone-change', { points: signed(points) }) : ctx.t('sweaters-phone-no-gain'));
