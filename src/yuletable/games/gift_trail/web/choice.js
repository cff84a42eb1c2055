// Every choice of a player: whom, tree or trail, yes or no, which number; with reasons, and what happens by itself.
import { arrows, avatar, sheet } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { inHand } from './card.js';
import { countdown, goldButton, opener, own } from './hand.js';
import { piece } from './symbols.js';
import { effectCardSmall, short } from './why.js';

/**
 * @typedef {import('./stage.js').View} View
 * @typedef {{ data: any, why?: { key: string, args?: Record<string, any> } | null }} Option
 */

/** @param {Option} o @returns {number | null} */
const seatOf = (o) => o.data.steal ?? o.data.swap ?? null;

/** @param {any} a @param {any} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** @param {View} view @param {any} update @param {any} ctx */
export function choicePage(view, update, ctx) {
  const { t, ask } = ctx;
  const kind = ask.kind;
  /** @type {Option[]} */
  const all = ask.options;
  const open = all.filter((o) => !o.why);
  const refused = all.filter((o) => o.why);
  const chosen = open.find((o) => same(o.data, ctx.ui.choice)) ?? (open.length === 1 ? open[0] : null);
  const effect = inHand(view);
  const place = effect === 'steal_front_gift_place';
  const question =
    { first_gift: 'from-where', pick_swap: 'with-whom', payback: 'want', pick_gift: 'which' }[
      /** @type {string} */ (kind)
    ] ?? (place ? 'whose-place' : 'whose');
  const numbers = kind === 'pick_gift';
  return html`<main class="gt-phone gt-choose">
      ${effect ? effectCardSmall(effect, view, ctx, kind === 'payback' ? { text: payback(view, ctx), first: true } : { first: true }) : nothing}
      <h2 class="sub gt-question">
        <span id="gt-question">${t(`gift_trail-phone-${question}`)}</span>${
          view.fits.length && view.effect ? opener(ctx, 'why', t('gift_trail-phone-why')) : nothing
        }
      </h2>
      <div
        class=${numbers ? 'gt-numbers' : 'gt-list'}
        data-look="choices"
        role="radiogroup"
        aria-labelledby="gt-question"
        @keydown=${arrows}
      >
        ${(numbers ? all : open).map((o, i) => (o.data.gift ? number(o, chosen, i, ctx) : option(o, chosen, i, view, ctx)))}
      </div>
      ${
        refused.length && !numbers
          ? html`<h2 class="sub">${t('gift_trail-phone-out')}</h2>
              ${refused.map((o) => off(o, view, ctx))}`
          : nothing
      }
      ${numbers && refused.length ? html`<p class="gt-refused">${refused.map((o) => html`${t('gift_trail-phone-gift', { gift: o.data.gift })}: ${short(o.why, ctx)} `)}</p>` : nothing}
      ${kind === 'payback' || kind === 'first_gift' ? nothing : own(view, ctx)}
    </main>
    ${sheet(
      html`${goldButton(ctx, {
          label: chosen ? deed(chosen, view, ctx) : t('gift_trail-phone-do-choose'),
          off: !chosen,
          onClick: () => chosen && ctx.act(chosen.data),
        })}
        ${countdown(ctx, ...otherwise(view, ctx))}`,
    )}`;
}

/** @param {Option} o @param {any} ctx */
const choose = (o, ctx) => () => {
  ctx.ui.choice = o.data;
  ctx.refresh();
};

/** Only one radio of a group is in the tab order. @param {Option} o @param {Option | null} chosen @param {number} i */
const tab = (o, chosen, i) => (chosen ? (o === chosen ? 0 : -1) : i === 0 ? 0 : -1);

/** @param {Option} o @param {Option | null} chosen @param {number} i @param {View} view @param {any} ctx */
function option(o, chosen, i, view, ctx) {
  const { t } = ctx;
  const on = o === chosen;
  const seat = seatOf(o);
  /** @param {unknown} face @param {string} title @param {string} note @param {unknown} right */
  const row = (face, title, note, right) =>
    html`<button
      type="button"
      class="opt ${on ? 'sel' : ''}"
      data-look="choice-${seat ?? 'other'}"
      role="radio"
      aria-checked=${on ? 'true' : 'false'}
      tabindex=${tab(o, chosen, i)}
      @click=${choose(o, ctx)}
    >
      ${face}<span><b>${title}</b><small>${note}</small></span
      >${right}
    </button>`;
  if (seat !== null) {
    const gift = view.players[seat].gift;
    return row(
      avatar(ctx.avatarOf(seat)),
      ctx.name(seat),
      distance(view, ctx.mine, seat, ctx),
      gift ? html`<span class="holds nums">${piece(`gift-${gift}`)}${gift}</span>` : nothing,
    );
  }
  if (o.data.tree)
    return row(
      piece('tree', 'av gt-treeicon'),
      t('gift_trail-phone-tree'),
      t(view.walk ? 'gift_trail-phone-tree-note-walk' : 'gift_trail-phone-tree-note', {
        n: view.tree.length,
      }),
      nothing,
    );
  if (o.data.draw) {
    return row(
      piece('tree', 'av gt-treeicon'),
      t('gift_trail-phone-draw'),
      ctx.room.options.own_gift === 'skipped' && view.tree.includes(view.own_gift ?? 0) ? t('gift_trail-phone-draw-note') : '',
      nothing,
    );
  }
  const gift = view.players[view.current ?? 0]?.gift ?? 0;
  const mine = view.players[ctx.mine]?.gift ?? 0;
  if (o.data.give === true) {
    return row(
      piece(`gift-${gift}`, 'av'),
      t(mine ? 'gift_trail-phone-payback-yes-trade' : 'gift_trail-phone-payback-yes', { gift }),
      mine
        ? t('gift_trail-phone-payback-give', { gift: mine, seat: view.current })
        : t('gift_trail-phone-payback-take', { seat: view.current }),
      nothing,
    );
  }
  return row(
    mine ? piece(`gift-${mine}`, 'av') : piece('no-gift', 'av'),
    t('gift_trail-phone-payback-no'),
    mine
      ? t('gift_trail-phone-payback-keep', { gift: mine })
      : t('gift_trail-phone-payback-leave', { seat: view.current }),
    nothing,
  );
}

/** @param {Option} o @param {Option | null} chosen @param {number} i @param {any} ctx */
function number(o, chosen, i, ctx) {
  const on = o === chosen;
  const n = o.data.gift;
  return html`<button
    type="button"
    class="opt gt-number ${on ? 'sel' : ''}"
    role="radio"
    aria-checked=${on ? 'true' : 'false'}
    ?disabled=${Boolean(o.why)}
    tabindex=${tab(o, chosen, i)}
    aria-label=${ctx.t('gift_trail-phone-gift', { gift: n })}
    @click=${choose(o, ctx)}
  >
    ${piece(`gift-${n}`)}<b class="nums">${n}</b>
  </button>`;
}

/** Somebody out of reach, with the reason. @param {Option} o @param {View} view @param {any} ctx */
function off(o, view, ctx) {
  const seat = seatOf(o);
  if (seat === null)
    return html`<div class="off" aria-disabled="true">
      ${piece('tree', 'av')}<b>${ctx.t('gift_trail-phone-tree')}</b><span>${short(o.why, ctx)}</span>
    </div>`;
  return html`<div class="off" aria-disabled="true">
    ${avatar(ctx.avatarOf(seat))}<b>${ctx.name(seat)}</b
    ><span>${view.players[seat].shield ? piece('shield') : nothing}${short(o.why, ctx)}</span>
  </div>`;
}

/** "4 squares ahead". @param {View} view @param {number} me @param {number} seat @param {any} ctx */
function distance(view, me, seat, ctx) {
  const by = view.players[seat].square - view.players[me].square;
  return ctx.t('gift_trail-phone-square-of', { n: Math.abs(by), way: by > 0 ? 'ahead' : 'behind' });
}

/** What the payback is about. @param {View} view @param {any} ctx */
function payback(view, ctx) {
  const lander = view.current ?? 0;
  const gift = view.players[lander].gift;
  const mine = view.players[ctx.mine].gift;
  return mine
    ? ctx.t('gift_trail-phone-payback-trade', { seat: lander, own: mine, gift })
    : ctx.t('gift_trail-phone-payback-steal', { seat: lander, gift });
}

/** The words of the gold button. @param {Option} o @param {View} view @param {any} ctx @param {number} seat that does it */
export function deed(o, view, ctx, seat = ctx.mine) {
  const { t } = ctx;
  const { data } = o;
  if (data.roll) return t(view.dice_count === 2 ? 'gift_trail-phone-roll' : 'gift_trail-phone-roll-one');
  if (data.draw) return t('gift_trail-phone-do-draw');
  if (data.tree) return t('gift_trail-phone-do-tree');
  if (data.gift) return t('gift_trail-phone-do-pick', { gift: data.gift });
  if (data.swap !== undefined) return t('gift_trail-phone-do-swap', { seat: data.swap });
  if (data.give === false) return t('gift_trail-phone-payback-no');
  const mine = view.players[seat]?.gift ?? 0;
  if (data.give) {
    const gift = view.players[view.current ?? 0].gift;
    return t(mine ? 'gift_trail-phone-payback-yes-trade' : 'gift_trail-phone-payback-yes', { gift });
  }
  const gift = view.players[data.steal].gift;
  const [take, trade] =
    view.effect === 'steal_front_gift_place'
      ? ['gift_trail-phone-do-steal-place', 'gift_trail-phone-do-trade-place']
      : ['gift_trail-phone-do-steal', 'gift_trail-phone-do-trade'];
  return t(mine ? trade : take, { seat: data.steal, gift });
}

/** What the default does, as the end of the sentence of the timer. @param {View} view @param {any} ctx @returns {[string, Record<string, any>?]} */
function otherwise(view, ctx) {
  const data = ctx.ask.default;
  if (data.tree) return ['tree'];
  if (data.give === false) return ['no'];
  const seat = data.steal ?? data.swap;
  if (seat === undefined) return ['drawn'];
  const me = view.players[ctx.mine].square;
  if (data.swap !== undefined) return [view.players[seat].square > me ? 'furthest' : 'behind', { seat }];
  /** @param {number} s */
  const far = (s) => Math.abs(view.players[s].square - me);
  const near = ctx.ask.options.filter(
    (/** @type {Option} */ o) => !o.why && o.data.steal !== undefined && far(o.data.steal) === far(seat),
  );
  return [near.length > 1 ? 'next' : 'nearest', { seat }];
}
