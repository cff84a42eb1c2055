// Draft and knit on a hand: a card of the pool, then a lit place in the own sweaters, what it covers and brings.
import { scallopEdge } from '/web/art/scene.js';
import { arrows, avatar, segmented, sheet } from '/web/components.js';
import { html, nothing, unsafeSVG } from '/web/lit.js';
import { signed } from './areas.js';
import { countdown, gold, quiet, refusal, set } from './hand.js';
import { sweater } from './knit.js';
import { rule } from './links.js';
import { santas } from './own.js';
import { poolChoice, putBack, titled } from './play.js';
import { roundPanel } from './round.js';
import { piecesText } from './stage.js';
import { cardArgs, facts } from './yarn.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./hand.js').Option} Option @typedef {import('./yarn.js').Slot} Slot */

/** The card that is being placed. @param {View} view @param {any} ctx @returns {string | null} */
const held = (view, ctx) => (ctx.ask.kind === 'place' ? view.taken : (ctx.ui.take ?? null));

/** All ways to place the card. @param {View} view @param {any} ctx @returns {Option[]} */
function ways(view, ctx) {
  const card = held(view, ctx);
  if (card === null) return [];
  return ctx.ask.options.filter((/** @type {Option} */ o) => ctx.ask.kind === 'place' || o.data.take === card);
}

/** The best way of several: no ability spent, then most points. @param {Option[]} some @returns {Option | undefined} */
const best = (some) =>
  [...some].filter((o) => !o.why).sort((a, b) => Number(a.preview?.maria ?? false) - Number(b.preview?.maria ?? false) || (b.preview?.points ?? 0) - (a.preview?.points ?? 0))[0];

/** The way that is armed. @param {View} view @param {any} ctx @returns {Option | null} */
function armed(view, ctx) {
  const { target = null, slot = null, pin = null } = ctx.ui;
  if (target === null) return null;
  const here = ways(view, ctx).filter((o) => !o.why && o.data.sweater === target);
  const asked = slot === null ? here : here.filter((o) => (o.data.slot ?? '') === slot);
  const pinned = pin === null ? asked : asked.filter((o) => (o.data.patch_slot ?? '') === pin);
  return best(pinned) ?? best(asked) ?? best(here) ?? null;
}

/** The slot of a way. @param {Option} way @param {string} card @returns {Slot | ''} */
const slotOf = (way, card) => way.data.slot ?? facts(card).slot;

/** What a place does, in two lines. @param {Option | undefined} way @param {number | 'new'} target @param {View} view @param {any} ctx */
function effect(way, target, view, ctx) {
  const { t } = ctx;
  const preview = way?.preview;
  if (!preview) return html`<b>${t('sweaters-locked-short')}</b><span>${t('sweaters-locked-note')}</span>`;
  const first = preview.covers ? t('sweaters-phone-covers', cardArgs(preview.covers)) : target === 'new' ? t('sweaters-phone-new') : t(preview.completes ? 'sweaters-phone-finishes' : 'sweaters-phone-joins');
  const second = preview.points ? signed(preview.points) : target === 'new' ? t('sweaters-phone-starts', { n: (view.players[ctx.mine]?.started ?? 0) + 1 }) : t('sweaters-phone-no-gain');
  return html`<b>${first}</b><span class=${preview.points > 0 ? 'sw-up' : preview.points < 0 ? 'sw-down' : ''}>${second}${preview.claims.length ? html` · ${t('sweaters-phone-claims', { n: preview.claims.length })}` : nothing}</span>`;
}

/** @param {number | 'new'} target @param {number} i @param {View} view @param {any} ctx @param {string | null} card @param {boolean} first */
function place(target, i, view, ctx, card, first) {
  const { t, ui } = ctx;
  const own = view.players[ctx.mine]?.sweaters ?? [];
  const one = target === 'new' ? null : own.find((each) => each.number === target);
  const here = ways(view, ctx).filter((o) => o.data.sweater === target);
  const on = ui.target === target;
  const way = on ? (armed(view, ctx) ?? undefined) : best(here);
  const refused = here.length > 0 && !way ? here[0] : undefined;
  const slot = way && card ? slotOf(way, card) : '';
  const name = one ? t('sweaters-phone-sweater', { n: one.number }) : t('sweaters-phone-new');
  const look = target === 'new' ? 'new' : `${target}`;
  const picture = html`<span class="sr">${name}${one ? html`: ${piecesText(one.pieces, ctx)}` : nothing}.</span><span class="sw-worn">${sweater(one?.pieces ?? [], { lit: slot ? [slot] : [] })}</span>`;
  if (!card) return html`<div class="sw-target" data-look="target-${look}">${picture}${one ? html`<b>${one.complete ? signed(one.points) : t('sweaters-needs', { slots: one.need.join(', ') })}</b>` : nothing}</div>`;
  return html`<button
    type="button"
    role="radio"
    class="sw-target ${on ? 'sw-on' : ''} ${refused ? 'sw-dim' : ''}"
    data-look="target-${look}"
    aria-checked=${on ? 'true' : 'false'}
    tabindex=${on || (first && i === 0) ? 0 : -1}
    @click=${() => set(ctx, refused ? { target: null, slot: null, pin: null, why: refused.why } : { target: on ? null : target, slot: null, pin: null, why: null })}
  >
    ${picture}${effect(way, target, view, ctx)}
  </button>`;
}

/** Left, right or bottom, where there is a choice. @param {string} label @param {string[]} slots @param {string} value @param {(slot: string) => void} onChange @param {any} ctx @param {string} [printed] */
const slotChoice = (label, slots, value, onChange, ctx, printed = '') =>
  slots.length > 1
    ? segmented({
        label,
        items: slots.map((slot) => ({ value: slot, label: ctx.t('sweaters-slot', { slot: slot || printed }) })),
        value,
        onChange,
      })
    : nothing;

/** The choices that a place still leaves open. @param {View} view @param {any} ctx @param {Option} way @param {string} card */
function details(view, ctx, way, card) {
  const { t } = ctx;
  const here = ways(view, ctx).filter((o) => !o.why && o.data.sweater === way.data.sweater);
  const slots = [...new Set(here.map((o) => o.data.slot ?? ''))];
  const pins = [...new Set(here.filter((o) => (o.data.slot ?? '') === (way.data.slot ?? '')).map((o) => o.data.patch_slot ?? ''))];
  return html`${slotChoice(t('sweaters-phone-where', cardArgs(card)), slots, way.data.slot ?? '', (slot) => set(ctx, { slot, pin: null }), ctx, facts(card).slot)}
  ${slotChoice(t('sweaters-phone-where-patch'), pins, way.data.patch_slot ?? '', (pin) => set(ctx, { slot: way.data.slot ?? '', pin }), ctx)}`;
}

/** What goes for good, or an ability that is spent: in words before it is sent. @param {any} ctx @param {Option} way */
function warnings(ctx, way) {
  const { t } = ctx;
  const { covers, maria, claims, santas: met } = way.preview;
  return html`${covers ? html`<p class="sw-warn"><span><b>${t('sweaters-phone-covers-warn', cardArgs(covers))}</b> <span class="sw-more">${t('sweaters-phone-covers-note')}</span></span>${rule('5.3', ctx)}</p>` : nothing}
  ${maria ? html`<p class="sw-warn"><span>${t('sweaters-phone-maria-warn')}</span>${rule('9.4', ctx)}</p>` : nothing}
  ${claims.length ? html`<p class="sw-good"><span>${t('sweaters-phone-claims-note', { n: claims.length })}</span>${rule('11.2', ctx)}</p>` : nothing}
  ${met.length ? html`<p class="sw-good"><span>${t('sweaters-phone-santa-note', { santa: met[0] })}</span>${rule('7.8', ctx)}</p>` : nothing}`;
}

/** What stands on the gold button: what the place brings, where it brings anything, and how it is sent. @param {Option} way @param {any} ctx @returns {string} */
function confirmation({ preview }, ctx) {
  const again = ctx.t('sweaters-phone-again');
  return preview?.points ? `${signed(preview.points)} · ${again}` : again;
}

/** Who drafts when. @param {View} view @param {any} ctx */
export const order = (view, ctx) =>
  view.order.length
    ? html`<ol class="sw-order" aria-label=${ctx.t('sweaters-order')}>
        ${view.order.map(
          (turn) => html`<li class="sw-is-${turn.state}"><i class="nums">${turn.rank}</i>${avatar(ctx.avatarOf(turn.seat))}<span>${turn.seat === ctx.mine ? ctx.t('sweaters-you') : ctx.name(turn.seat)}</span><span class="sr">${ctx.t(`sweaters-turn-${turn.state}`)}</span></li>`,
        )}
      </ol>`
    : nothing;

/** @param {View} view @param {any} ctx */
export function lastDraft(view, ctx) {
  return view.last_draft ? html`<p class="sw-last" role="status">${ctx.t('sweaters-last-draft-note')} ${rule('6.2', ctx)}</p>` : nothing;
}

/** @param {View} view @param {any} ctx */
export function knitPage(view, ctx) {
  const { t, ui, ask } = ctx;
  const card = held(view, ctx);
  const way = armed(view, ctx);
  const own = view.players[ctx.mine]?.sweaters ?? [];
  const targets = /** @type {(number | 'new')[]} */ ([...own.map((one) => one.number), 'new']);
  const slot = card ? facts(card).slot : '';
  const note = !card ? t('sweaters-phone-draft-note') : slot ? t('sweaters-phone-knit-slot', { slot }) : t('sweaters-phone-knit-patch');
  const covers = way?.preview?.covers;
  const label = !card ? t('sweaters-phone-choose-card') : !way ? t('sweaters-phone-choose-place') : covers ? t('sweaters-phone-knit-over', cardArgs(covers)) : t('sweaters-phone-knit', cardArgs(card));
  const me = view.players[ctx.mine];
  return html`<main class="sw-phone sw-asks sw-knits ${card ? 'sw-begun' : ''}">
      ${ctx.table ? nothing : order(view, ctx)} ${lastDraft(view, ctx)}
      ${titled(card ? t('sweaters-phone-knit-where', cardArgs(card)) : t('sweaters-phone-draft'), note, card && ask.kind === 'draft' ? putBack(ctx, { take: null, target: null }) : nothing)}
      ${ask.kind === 'draft' ? poolChoice(view, ctx, 'take', () => true, t('sweaters-phone-draft')) : nothing}
      ${ctx.table || card ? nothing : roundPanel(view, ctx)} ${santas(view, ctx)}
      <section class="sw-mine sw-area-own" data-look="targets" aria-label=${t('sweaters-phone-yours')}>
        ${unsafeSVG(scallopEdge())}
        <header><h2>${t('sweaters-phone-yours')}</h2><span>${t('sweaters-complete-of', { n: me?.complete ?? 0, target: view.target })}</span></header>
        ${refusal(ctx, '11.3')}
        <div class="sw-targets ${targets.length > 4 ? 'sw-several' : ''}" role=${card ? 'radiogroup' : nothing} aria-label=${card ? t('sweaters-phone-knit-where', cardArgs(card)) : nothing} @keydown=${arrows}>
          ${targets.map((target, i) => place(target, i, view, ctx, card, (ui.target ?? null) === null))}
        </div>
      </section>
    </main>
    ${sheet(html`${way && card ? html`<div class="sw-details">${details(view, ctx, way, card)}${warnings(ctx, way)}</div>` : nothing}
      <div class="sw-acts">
        ${way ? quiet(ctx, t('sweaters-phone-back'), () => set(ctx, { target: null, slot: null, pin: null }), { look: 'undo' }) : nothing}
        ${gold(ctx, { label, note: way ? confirmation(way, ctx) : '', data: way?.data ?? null })}
      </div>
      ${countdown(ctx, 'sweaters-phone-then-draft', cardArgs(ask.default?.take ?? view.taken ?? ''))}`)}`;
}
