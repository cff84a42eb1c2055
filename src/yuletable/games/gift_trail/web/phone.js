// Gift Trail on the phone: the roll with the map ahead, every choice with its reasons, and the quiet time between.
import { avatar, dialog, sheet } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { choicePage } from './choice.js';
import { closer, countdown, goldButton, lines, opener, own } from './hand.js';
import { drawOf, effectCardSmall, whyDialog, whyLine } from './why.js';
import { mapAhead } from './map.js';
import { hostParcels } from './parcels.js';
import { resultsPage } from './results.js';
import { isNews, news, reach, standings, turnsBefore } from './stage.js';
import { piece } from './symbols.js';
import { animateTable, tablePicture } from './table.js';
import { squareKind } from './trail.js';

/** @typedef {import('./stage.js').View} View */

export const styles = ['gift_trail.css'];

/** @param {any} update @param {any} ctx */
export function render(update, ctx) {
  /** @type {View} */
  const view = update.view;
  if (view.over) return resultsPage(update, ctx);
  const body = ctx.ask
    ? ctx.ask.kind === 'roll'
      ? rollPage(view, update, ctx)
      : choicePage(view, update, ctx)
    : waitPage(view, update, ctx);
  return html`${body}${ctx.ui.why ? whyDialog(view, ctx) : nothing}${
    ctx.ui.table
      ? dialog({
          title: ctx.t('gift_trail-phone-table'),
          content: tablePicture(update, ctx),
          onClose: closer(ctx, 'table'),
        })
      : nothing
  }`;
}

/** Place among everyone, as the rail counts it. @param {View} view @param {number} seat */
const placeOf = (view, seat) => Number(standings(view).find((e) => e.seat === seat)?.place ?? 0);

/** Line and badge of the bar. @param {any} update @param {any} ctx @returns {{ sub?: string, badge?: unknown }} */
export function status(update, ctx) {
  /** @type {View | null} */
  const view = update.view;
  if (!view || ctx.mine === null) return {};
  const me = view.players[ctx.mine];
  if (!me) return {};
  if (me.status === 'finished')
    return {
      sub: ctx.t('gift_trail-phone-sub-finished', { gift: me.gift, rank: me.rank }),
      badge: badge('finish', ctx),
    };
  if (me.status === 'removed') return { sub: ctx.t('gift_trail-phone-sub-removed') };
  const kind = squareKind(view, me.square);
  const choosing = ctx.ask && ctx.ask.kind !== 'roll';
  const sub =
    choosing || me.square === 0
      ? ctx.t('gift_trail-phone-sub', { square: me.square, gift: me.gift })
      : ctx.t('gift_trail-phone-sub-rank', {
          square: me.square,
          rank: placeOf(view, ctx.mine),
          n: view.players.filter((p) => p.status !== 'removed').length,
        });
  return ['lucky', 'unlucky', 'shield'].includes(kind) ? { sub, badge: badge(kind, ctx) } : { sub };
}

/** @param {string} kind @param {any} ctx */
const badge = (kind, ctx) =>
  html`<span class="gt-badge gt-b-${kind}"
    >${piece(kind)}<small>${ctx.t(`gift_trail-badge-${kind}`)}</small></span
  >`;

/** @param {number} seat @param {any} update @param {any} ctx */
export function seatNote(seat, update, ctx) {
  const p = update.view?.players[seat];
  if (!p) return '';
  if (p.status === 'finished') return ctx.t('gift_trail-seat-note-finished', { gift: p.gift });
  if (p.status === 'removed') return ctx.t('gift_trail-seat-note-removed');
  return ctx.t('gift_trail-seat-note', { square: p.square, gift: p.gift });
}

/** @param {number} seat @param {any} update @param {any} ctx */
export const removeNote = (seat, update, ctx) =>
  ctx.t('gift_trail-remove-note', { gift: update.view?.players[seat]?.gift ?? 0 });

export { hostAnswers } from './answering.js';

/** The parcel check list. @param {any} update @param {any} ctx */
export const hostExtras = (update, ctx) => hostParcels(update, ctx);

/** The trail in small, for who has no TV. @param {any} update @param {any} ctx */
export const table = (update, ctx) => (update.view ? tablePicture(update, ctx) : nothing);

/** Motion on that trail. @param {any} event @param {any} ctx */
export const animate = (event, ctx) => animateTable(event, ctx);

/** Is that worth a sentence to someone who was away? @param {import('./stage.js').Happened} event */
export const matters = (event) => isNews(event);

/** Result cards that open one by one. @param {any} update */
export const cards = (update) => update.view?.reveal?.length ?? 0;

/** @param {View} view @param {any} update @param {any} ctx */
function rollPage(view, update, ctx) {
  const { t } = ctx;
  const me = view.players[ctx.mine];
  const dice = view.dice_count === 2 ? [5, 2] : [5];
  return html`<main class="gt-phone">
      <h1 class="display">${t('gift_trail-phone-your-roll', { seat: ctx.mine })}</h1>
      <p class="lead">
        ${view.last_round ? t('gift_trail-phone-last-round') : t('gift_trail-phone-reach', { dice: view.dice_count })}
      </p>
      ${
        ctx.table
          ? nothing
          : html`<section class="gt-win">
              <h2>${t('gift_trail-phone-ahead')} <span>${t('gift_trail-phone-gold')}</span></h2>
              ${mapAhead(view, me.square, ...reach(view), ctx.avatarOf(ctx.mine))}
            </section>`
      }
      ${fresh(view, ctx) ? tag(view, ctx) : own(view, ctx)}
      ${whyLine(view, ctx)}
    </main>
    ${sheet(
      html`<div class="gt-throw">${dice.map((n) => piece(`die-${n}`))}</div>
        ${goldButton(ctx, {
          label: t(view.dice_count === 2 ? 'gift_trail-phone-roll' : 'gift_trail-phone-roll-one'),
          look: 'roll',
          onClick: () => ctx.act({ roll: true }),
        })}
        ${countdown(ctx, 'roll')}`,
    )}`;
}

/** In the first round, before the first gift: the own one still wants its number. @param {View} view @param {any} ctx */
const fresh = (view, ctx) =>
  view.own_gift !== null && view.turn <= view.players.length && !view.players[ctx.mine]?.had;

/** "Put number 7 on your gift". @param {View} view @param {any} ctx */
function tag(view, ctx) {
  return html`<section class="gt-put">
    <span class="gt-held nums">${piece(`gift-${view.own_gift}`)}<i>${view.own_gift}</i></span>
    <span
      ><b>${ctx.t('gift_trail-phone-put', { gift: view.own_gift })}</b
      ><small>${ctx.t('gift_trail-phone-put-note')}</small></span
    >
  </section>`;
}

/** @param {View} view @param {any} update @param {any} ctx */
function waitPage(view, update, ctx) {
  const { t } = ctx;
  const me = ctx.mine === null ? null : view.players[ctx.mine];
  const before = ctx.mine === null ? -1 : turnsBefore(view, ctx.mine);
  const [title, note] = !me
    ? [now(view, ctx), '']
    : me.status === 'finished'
      ? [t('gift_trail-phone-home'), t('gift_trail-phone-home-note', { rank: me.rank, gift: me.gift })]
      : me.status === 'removed'
        ? [t('gift_trail-phone-gone'), t('gift_trail-phone-gone-note')]
        : [
            now(view, ctx),
            before < 0 || view.current === ctx.mine ? '' : t('gift_trail-phone-before', { n: before }),
          ];
  // What the line above "Why this?" says is not said twice.
  const above = drawOf(view, ctx)?.event;
  const lately = news(ctx)
    .filter((e) => e !== above)
    .slice(0, 3);
  return html`<main class="gt-phone gt-quiet">
    <h1 class="display">${title}</h1>
    ${note ? html`<p class="lead">${note}</p>` : nothing}
    ${!me || me.status === 'on_way' ? nothing : html`<p class="gt-nowline">${now(view, ctx)}</p>`}
    ${view.effect ? effectCardSmall(view.effect, view, ctx) : nothing}
    ${whyLine(view, ctx)}
    ${!me || me.status === 'removed' ? nothing : fresh(view, ctx) ? tag(view, ctx) : own(view, ctx)}
    ${view.last_round ? html`<p class="gt-nowline">${t('gift_trail-phone-last-round')}</p>` : nothing}
    ${lines(t('gift_trail-phone-lately'), lately.map((e) => ctx.log(e)))}
    <h2 class="sub">
      ${t('gift_trail-phone-everyone')} ${ctx.table ? nothing : opener(ctx, 'table', t('gift_trail-phone-table'))}
    </h2>
    <ol class="gt-all">
      ${standings(view).map((e) => everyone(e, view, ctx))}
    </ol>
  </main>`;
}

/** What happens on the table now. @param {View} view @param {any} ctx */
function now(view, ctx) {
  if (view.asked !== null) return ctx.t(`gift_trail-asked-${view.prompt}`, { seat: view.asked });
  return view.current === null
    ? ctx.t('gift_trail-tv-deal')
    : ctx.t('gift_trail-phone-waiting', { seat: view.current });
}

/** @param {{ seat: number, p: import('./stage.js').Player, place: string }} e @param {View} view @param {any} ctx */
function everyone({ seat, p, place }, view, ctx) {
  const turn = seat === (view.asked ?? view.current);
  return html`<li class="${turn ? 'gt-turn' : ''} gt-${p.status}">
    <span class="gt-rk nums">${place}</span>${avatar(ctx.avatarOf(seat))}
    <span class="gt-nm"
      ><b>${ctx.name(seat)}</b
      >${seat === ctx.mine ? html` <em>${ctx.t('gift_trail-phone-you-are')}</em>` : nothing}<small
        >${seatNote(seat, { view }, ctx)}</small
      ></span
    >
    ${p.gift && p.status !== 'removed' ? html`<span class="gt-held nums">${piece(`gift-${p.gift}`)}<i>${p.gift}</i></span>` : nothing}
  </li>`;
}
