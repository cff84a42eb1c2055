// Tinkering Tina on a hand: a piece of the own sweaters, then where it goes or what it changes places with.
import { segmented, sheet } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { signed } from './areas.js';
import { countdown, gold, quiet, refusal, set } from './hand.js';
import { sweater } from './knit.js';
import { rule } from './links.js';
import { santas } from './own.js';
import { changeText } from './picker.js';
import { putBack, titled } from './play.js';
import { nameOf, piecesText } from './stage.js';
import { cardArgs } from './yarn.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./stage.js').Sweater} Sweater @typedef {import('./hand.js').Option} Option @typedef {import('./yarn.js').Slot} Slot */

/** The piece that is moving. @param {any} ctx @param {View} view @returns {string | null} */
const moving = (ctx, view) => (ctx.ask.kind === 'tina_place' ? view.taken : null) ?? ctx.ui.piece ?? null;

/** Everything that can be done with it. @param {View} view @param {any} ctx @returns {Option[]} */
function ways(view, ctx) {
  const piece = moving(ctx, view);
  return ctx.ask.options.filter((/** @type {Option} */ o) => !o.data.decline && (ctx.ask.kind === 'tina_place' || o.data.tina === piece));
}

/** @param {View} view @param {any} ctx @returns {Option | null} */
function armed(view, ctx) {
  const { swap = null, target = null, slot = null, pin = null } = ctx.ui;
  const open = ways(view, ctx).filter((o) => !o.why);
  if (swap !== null) return open.find((o) => o.data.swap === swap) ?? null;
  if (target === null) return null;
  const here = open.filter((o) => o.data.sweater === target);
  const best = (/** @type {Option[]} */ some) => [...some].sort((a, b) => (b.preview?.points ?? 0) - (a.preview?.points ?? 0))[0];
  const asked = here.filter((o) => (slot === null || (o.data.slot ?? '') === slot) && (pin === null || (o.data.patch_slot ?? '') === pin));
  return best(asked) ?? best(here) ?? null;
}

/** Buttons over the thirds of a sweater: choose a piece, a free slot, a piece to swap with. @param {Sweater | null} one @param {View} view @param {any} ctx */
function tile(one, view, ctx) {
  const { t, ui } = ctx;
  const piece = moving(ctx, view);
  const target = one ? one.number : 'new';
  const here = ways(view, ctx).filter((o) => o.data.sweater === target);
  const goes = here.some((o) => !o.why);
  const refused = here.length > 0 && !goes ? here[0] : null;
  const name = one ? t('sweaters-phone-sweater', { n: one.number }) : t('sweaters-phone-new');
  const worn = one?.pieces ?? [];
  const isOn = (/** @type {string} */ card) => ui.swap === card || card === piece;
  const may = (/** @type {string} */ card) => piece === null || ways(view, ctx).some((o) => o.data.swap === card && !o.why);
  const slotsOf = (/** @type {(card: string) => boolean} */ those) => /** @type {Slot[]} */ (worn.filter((each) => each.slot && those(each.card)).map((each) => each.slot));
  return html`<div class="sw-target sw-tinker ${ui.target === target ? 'sw-on' : ''}" data-look="target-${target}">
    <span class="sr">${name}${one ? html`: ${piecesText(one.pieces, ctx)}` : nothing}</span>
    <span class="sw-worn">${sweater(worn, { lit: slotsOf(may), chosen: slotsOf(isOn) })}
      ${worn.map((each) => {
        const mine = each.card === piece;
        const option = ways(view, ctx).find((o) => o.data.swap === each.card);
        const on = isOn(each.card);
        const off = piece !== null && !mine && (!option || option.why);
        const label = piece === null ? nameOf(each.card, ctx) : mine ? t('sweaters-phone-moving', { card: nameOf(each.card, ctx) }) : t('sweaters-phone-swap-with', { card: nameOf(each.card, ctx) });
        return html`<button
          type="button"
          class="sw-third sw-at-${each.slot ?? 'float'} ${on ? 'sw-on' : ''} ${off ? '' : 'sw-legal'}"
          data-look="piece-${each.card}"
          aria-label=${label}
          aria-pressed=${on ? 'true' : 'false'}
          ?disabled=${Boolean(off && !option)}
          @click=${() => {
            if (piece === null || (mine && ctx.ask.kind === 'tina')) set(ctx, { piece: mine ? null : each.card, swap: null, target: null, slot: null, pin: null, why: null });
            else if (option?.why) set(ctx, { swap: null, target: null, why: option.why });
            else if (option) set(ctx, { swap: each.card, target: null, slot: null, pin: null, why: null });
          }}
        ></button>`;
      })}
    </span>
    ${
      piece !== null && here.length
        ? html`<button type="button" class="sw-pill ${ui.target === target ? 'sw-on' : ''} ${refused ? 'sw-dim' : ''}" data-look="move-${target}" aria-pressed=${ui.target === target ? 'true' : 'false'} @click=${() =>
            set(ctx, refused ? { target: null, swap: null, why: refused.why } : { target, swap: null, slot: null, pin: null, why: null })}>
            ${t('sweaters-phone-move-here')}
          </button>`
        : one
          ? html`<b>${one.complete ? signed(one.points) : t('sweaters-needs', { slots: one.need.join(', ') })}</b>`
          : html`<b>${name}</b>`
    }
  </div>`;
}

/** The slots that a move still leaves open. @param {View} view @param {any} ctx @param {Option} way */
function slots(view, ctx, way) {
  const { t } = ctx;
  if (way.data.swap) return nothing;
  const here = ways(view, ctx).filter((o) => !o.why && o.data.sweater === way.data.sweater);
  const own = [...new Set(here.map((o) => o.data.slot ?? ''))];
  const pins = [...new Set(here.filter((o) => (o.data.slot ?? '') === (way.data.slot ?? '')).map((o) => o.data.patch_slot ?? ''))];
  /** @param {string} label @param {string[]} all @param {string} value @param {(slot: string) => void} onChange */
  const choice = (label, all, value, onChange) =>
    all.length > 1 ? segmented({ label, items: all.map((slot) => ({ value: slot, label: t('sweaters-slot', { slot: slot || 'float' }) })), value, onChange }) : nothing;
  return html`${choice(t('sweaters-phone-where-piece'), own, way.data.slot ?? '', (slot) => set(ctx, { slot, pin: null }))}
  ${choice(t('sweaters-phone-where-patch'), pins, way.data.patch_slot ?? '', (pin) => set(ctx, { slot: way.data.slot ?? '', pin }))}`;
}

/** @param {View} view @param {any} ctx */
export function tinaPage(view, ctx) {
  const { t, ask } = ctx;
  const piece = moving(ctx, view);
  const way = armed(view, ctx);
  const own = view.players[ctx.mine]?.sweaters ?? [];
  const label = !piece ? t('sweaters-phone-choose-piece') : !way ? t('sweaters-phone-choose-place') : way.data.swap ? t('sweaters-phone-swap', { card: nameOf(piece, ctx), other: nameOf(way.data.swap, ctx) }) : t('sweaters-phone-move', cardArgs(piece));
  return html`<main class="sw-phone sw-asks">
      ${titled(piece ? t('sweaters-phone-tina-where', cardArgs(piece)) : t('sweaters-phone-tina'), t(piece ? 'sweaters-phone-tina-where-note' : 'sweaters-phone-tina-note'), piece && ask.kind === 'tina' ? putBack(ctx, { piece: null, swap: null, target: null }) : rule('9.5', ctx))}
      ${santas(view, ctx)} ${refusal(ctx, '9.5')}
      <div class="sw-targets sw-tinkers" data-look="targets">${own.map((one) => tile(one, view, ctx))}${piece ? tile(null, view, ctx) : nothing}</div>
      ${way ? html`<p class=${(way.preview?.points ?? 0) >= 0 ? 'sw-good' : 'sw-warn'} role="status"><span>${changeText(way.preview?.points ?? 0, ctx)}</span></p>` : nothing}
    </main>
    ${sheet(html`${way ? html`<div class="sw-details">${slots(view, ctx, way)}</div>` : nothing}
      <div class="sw-acts">
        ${ask.kind === 'tina' ? quiet(ctx, t('sweaters-phone-keep'), () => void ctx.act({ decline: true }), { look: 'decline', sends: true }) : nothing}
        ${gold(ctx, { label, note: way ? t('sweaters-phone-again') : '', data: way?.data ?? null })}
      </div>
      ${countdown(ctx, ask.kind === 'tina' ? 'sweaters-phone-then-decline' : 'sweaters-phone-then-best')}`)}`;
}
