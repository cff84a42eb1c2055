// The own hand on its sheet of paper: a steady grid, what may be played lit, what may not faded with the reason.
import { scallopEdge } from '/web/art/scene.js';
import { arrows, icon, timerRing } from '/web/components.js';
import { html, nothing, unsafeSVG } from '/web/lit.js';
import { card } from './cards.js';
import { rule } from './links.js';
import { wholeName } from './stage.js';
import { COLORS, facts, ICONS } from './yarn.js';

/** @typedef {import('./stage.js').View} View @typedef {{data: any, why?: any, preview?: any}} Option */

/** @param {any} ctx @param {Record<string, any>} changes */
export const set = (ctx, changes) => {
  Object.assign(ctx.ui, changes);
  ctx.refresh();
};

const SORTS = /** @type {const} */ (['deal', 'color', 'icon']);
/** How this device sorts hands. @type {(typeof SORTS)[number]} */
let sort = 'deal';

/** The order in which cards came, kept over a reload of the page. @param {string[]} hand @param {any} ctx @returns {string[]} */
function dealt(hand, ctx) {
  const key = `yuletable.sweaters.${ctx.room.code}.${ctx.room.match?.n}.${ctx.mine}`;
  /** @type {string[]} */
  let known = [];
  try {
    known = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    known = []; // without storage the order is that of the deck
  }
  const order = [...known.filter((one) => hand.includes(one)), ...hand.filter((one) => !known.includes(one))];
  if (order.join() !== known.join()) {
    try {
      sessionStorage.setItem(key, JSON.stringify(order));
    } catch {
      return order;
    }
  }
  return order;
}

/** @param {string[]} hand @param {any} ctx @returns {string[]} */
function sorted(hand, ctx) {
  const order = dealt(hand, ctx);
  if (sort === 'deal') return order;
  const place = (/** @type {string} */ id) => {
    const { color, value, icon: name } = facts(id);
    const byColor = /** @type {string[]} */ (/** @type {unknown} */ (COLORS)).indexOf(color);
    const byIcon = name ? /** @type {string[]} */ (/** @type {unknown} */ (ICONS)).indexOf(name) : ICONS.length;
    return sort === 'color' ? byColor * 100 + (value || 99) : byIcon * 1000 + byColor * 100 + value;
  };
  return order.sort((a, b) => place(a) - place(b));
}

/** What a card would be in this trick besides its value. @param {string} id @param {Option | undefined} option @param {View} view */
function mark(id, option, view) {
  const value = option?.preview?.value ?? facts(id).value;
  if (view.fit !== null && value === view.fit) return 'fit';
  return view.yarn === facts(id).color ? 'yarn' : '';
}

/** @param {string} id @param {number} i @param {View} view @param {any} ctx @param {string | null} chosen */
function choice(id, i, view, ctx, chosen) {
  const option = ctx.ask.options.find((/** @type {Option} */ o) => o.data.play === id);
  const on = id === chosen;
  const off = Boolean(option?.why);
  const badge = off ? '' : mark(id, option, view);
  const label = [wholeName(id, ctx), badge ? ctx.t(`sweaters-badge-${badge}`) : '', off ? ctx.say(option.why) : ''].filter(Boolean).join('. ');
  return html`<button
    type="button"
    role="radio"
    class="sw-held ${on ? 'sw-on' : ''} ${off ? 'sw-dim' : 'sw-legal'}"
    data-look="hand-${id}"
    aria-checked=${on ? 'true' : 'false'}
    aria-label=${label}
    tabindex=${on || (chosen === null && i === 0) ? 0 : -1}
    @click=${() => set(ctx, off ? { card: null, copy: null, why: option.why } : { card: on ? null : id, copy: null, why: null })}
  >
    <span class="sw-box">${card(id)}</span>${badge ? html`<small class="sw-mark">${ctx.t(`sweaters-badge-${badge}`)}</small>` : nothing}
  </button>`;
}

/** The three ways to sort, one after another. @param {any} ctx */
const sorter = (ctx) => html`<button
  type="button"
  class="sw-pill"
  data-look="sort"
  @click=${() => {
    sort = SORTS[(SORTS.indexOf(sort) + 1) % SORTS.length] ?? 'deal';
    ctx.refresh();
  }}
>
  ${icon('shuffle', 18, 2.4)}<span>${ctx.t(`sweaters-sort-${sort}`)}</span>
</button>`;

/** Why a card or a place does not do, with the clause. @param {any} ctx @param {string} clause */
export function refusal(ctx, clause) {
  const { why } = ctx.ui;
  return html`<div class="sw-why" role="status">${why ? html`<p><span>${ctx.say(why)}</span>${rule(clause, ctx)}</p>` : nothing}</div>`;
}

/** @param {View} view @param {any} ctx @param {boolean} open can a card be chosen? */
export function hand(view, ctx, open) {
  const own = view.own;
  if (!own) return nothing;
  const cards = sorted(own.hand, ctx);
  const may = open ? cards.filter((id) => ctx.ask.options.some((/** @type {Option} */ o) => o.data.play === id && !o.why)).length : 0;
  const patchOff = ctx.ui.why?.key === 'sweaters-why-patch-follow';
  return html`<section class="sw-mine" data-look="hand" aria-label=${ctx.t('sweaters-phone-hand')}>
    ${unsafeSVG(scallopEdge())}
    <header>
      <h2 id="sw-hand">${ctx.t('sweaters-phone-hand')}${open ? html`<small>${ctx.t('sweaters-phone-playable', { n: may, of: cards.length })}</small>` : nothing}</h2>
      ${cards.length > 1 ? sorter(ctx) : nothing}
    </header>
    ${open ? refusal(ctx, patchOff ? '3.7' : '3.2') : nothing}
    ${
      open
        ? html`<div class="sw-hand" role="radiogroup" aria-labelledby="sw-hand" @keydown=${arrows}>${cards.map((id, i) => choice(id, i, view, ctx, ctx.ui.card ?? null))}</div>`
        : html`<ul class="sw-hand">${cards.map((id) => html`<li class="sw-held"><span class="sw-box">${card(id, { title: wholeName(id, ctx) })}</span></li>`)}</ul>`
    }
  </section>`;
}

/** The timer with what happens when it runs out; in a pause nothing does. @param {any} ctx @param {string} key @param {Record<string, any>} [args] */
export function countdown(ctx, key, args = {}) {
  if (ctx.room.paused) return nothing;
  if (ctx.ask.left === null) return html`<p class="wait"><span>${ctx.t('sweaters-phone-no-timer')}</span></p>`;
  return html`<p class="wait nums">${timerRing({ left: ctx.ask.left, total: ctx.ask.total, label: key, args })}</p>`;
}

/**
 * The gold button with a small line, off while nothing is chosen; in a pause it says so.
 * @param {any} ctx @param {{label: string, note?: string, data: any}} deed data: null while nothing is chosen
 */
export const gold = (ctx, { label, note = '', data }) => html`<button
  type="button"
  class="btn gold"
  data-look="confirm"
  ?disabled=${data === null || ctx.busy || Boolean(ctx.room.paused)}
  @click=${() => void ctx.act(data)}
>
  <span>${ctx.room.paused ? ctx.t('yt-paused') : label}${note && !ctx.room.paused ? html`<small>${note}</small>` : nothing}</span>
</button>`;

/** The quiet button beside it. @param {any} ctx @param {string} label @param {() => void} onClick @param {{look: string, sends?: boolean}} how sends: it answers */
export const quiet = (ctx, label, onClick, { look, sends = false }) => html`<button
  type="button"
  class="btn sw-quiet"
  data-look=${look}
  ?disabled=${sends && (ctx.busy || Boolean(ctx.room.paused))}
  @click=${onClick}
>
  <span>${label}</span>
</button>`;
