// The trick on a hand: what lies there, the card to play, the patch that copies, Billy.
import { arrows, avatar, icon, sheet } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { abilityOf, missing } from './areas.js';
import { card } from './cards.js';
import { countdown, gold, hand, quiet, set } from './hand.js';
import { secrets } from './own.js';
import { roundPanel } from './round.js';
import { nameOf, wholeName } from './stage.js';
import { copied, toPlay } from './trade.js';
import { cardArgs, facts } from './yarn.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./hand.js').Option} Option */

/** @param {number} seat @param {any} ctx @returns {string} */
const who = (seat, ctx) => (seat === ctx.mine ? ctx.t('sweaters-you') : ctx.name(seat));

/** A longer word does not fit below a card: the name ends in dots, and is not broken within the word. */
const WORD = 9;

/** The name below a card; where there is no room for it, the face stands for it. @param {number} seat @param {any} ctx */
function below(seat, ctx) {
  const name = who(seat, ctx);
  const long = name.split(' ').some((word) => word.length > WORD);
  return html`<b class="sw-nm ${long ? 'sw-long-nm' : ''}">${name}</b><i class="sw-fc" aria-hidden="true">${avatar(ctx.avatarOf(seat))}</i>`;
}

/** The trick as it lies, and who is still to come. @param {View} view @param {any} ctx */
export function trick(view, ctx) {
  const { t, ui } = ctx;
  if (ctx.table) return nothing;
  const option = chosen(ctx);
  let mine = view.prompt === 'play' && ctx.ask?.kind === 'play';
  return html`<ol class="sw-trick" data-look="trade" aria-label=${t('sweaters-trade')}>
    ${view.trade.map(
      (played) => html`<li class=${played.rank === 1 ? 'sw-top' : ''}>
        <span class="sw-box">${card(played.card, { title: wholeName(played.card, ctx) })}${copied(played, ctx)}</span>${below(played.seat, ctx)}<small>${played.rank === null ? t('sweaters-phone-copies') : t('sweaters-phone-rank', { rank: played.rank })}</small>
      </li>`,
    )}
    ${toPlay(view).map((seat) => {
      const now = mine && seat === ctx.mine;
      if (now) mine = false;
      const rank = now ? option?.preview?.rank : null;
      return html`<li class=${now ? 'sw-me' : ''}>
        <span class="sw-slot ${now ? '' : 'sw-wait'}">${now && ui.card ? card(ui.card) : html`<span>${now ? t('sweaters-phone-your-card') : avatar(ctx.avatarOf(seat))}</span>`}</span>${below(seat, ctx)}<small>${rank ? t('sweaters-phone-rank', { rank }) : now ? t('sweaters-phone-now') : t('sweaters-phone-waits')}</small>
      </li>`;
    })}
  </ol>`;
}

/** What everybody has shown to miss in this round. @param {View} view @param {any} ctx */
export function voids(view, ctx) {
  const shown = view.players.map((p, seat) => ({ p, seat })).filter(({ p, seat }) => seat !== ctx.mine && p.misses.length);
  if (ctx.table || !shown.length) return nothing;
  return html`<p class="sw-voids">${shown.map(({ p, seat }) => html`<span>${avatar(ctx.avatarOf(seat), { title: ctx.name(seat) })}${missing(p, ctx)}</span>`)}</p>`;
}

/** What is armed: the option that the gold button would send. @param {any} ctx @returns {Option | null} */
function chosen(ctx) {
  const { card: id = null, copy = null } = ctx.ui;
  if (!ctx.ask || id === null) return null;
  return ctx.ask.options.find((/** @type {Option} */ o) => !o.why && o.data.play === id && (o.data.copy === undefined || o.data.copy === copy)) ?? null;
}

/** Cards of the pool to choose from. @param {View} view @param {any} ctx @param {string} key where the choice is kept @param {(id: string) => boolean} may @param {string} label */
export function poolChoice(view, ctx, key, may, label) {
  const on = ctx.ui[key] ?? null;
  const first = view.pool.find(may);
  return html`<div class="sw-choice" data-look="pool" role="radiogroup" aria-label=${label} @keydown=${arrows}>
    ${view.pool.map((id) => {
      const off = !may(id);
      return html`<button
        type="button"
        role="radio"
        class="sw-held ${off ? 'sw-dim' : 'sw-legal'} ${on === id ? 'sw-on' : ''}"
        data-look="pool-${id}"
        aria-checked=${on === id ? 'true' : 'false'}
        aria-label=${wholeName(id, ctx)}
        ?disabled=${off}
        tabindex=${on === id || (on === null && id === first) ? 0 : -1}
        @click=${() => set(ctx, { [key]: on === id ? null : id, target: null, slot: null, pin: null, why: null })}
      >
        <span class="sw-box">${card(id)}</span>
      </button>`;
    })}
  </div>`;
}

/** @param {View} view @param {any} ctx @returns {[string, string]} */
function heading(view, ctx) {
  const { t } = ctx;
  const [led] = view.trade;
  if (!led) return [t('sweaters-phone-lead'), t('sweaters-phone-lead-note')];
  const title = led.seat === ctx.mine ? t('sweaters-phone-you-led', cardArgs(led.card)) : t('sweaters-phone-led', { seat: led.seat, ...cardArgs(led.card) });
  const open = ctx.ask.options.filter((/** @type {Option} */ o) => !o.why).length === ctx.ask.options.length;
  return [title, t(open ? 'sweaters-phone-follow-any' : 'sweaters-phone-follow', { led_color: view.led_color, led_icon: view.led_icon })];
}

/** @param {string} title @param {string} note @param {unknown} [more] */
export const titled = (title, note, more = nothing) => html`<div class="sw-title">
  <div><h1 class="display">${title}</h1><p class="lead">${note}</p></div>
  ${more}
</div>`;

/** Put back what was chosen; with nothing chosen it keeps its room, so that nothing moves. @param {any} ctx @param {Record<string, any>} changes @param {boolean} [chosen] */
export const putBack = (ctx, changes, chosen = true) =>
  html`<button type="button" class="iconbtn ${chosen ? '' : 'sw-unseen'}" data-look="back" ?disabled=${!chosen} aria-label=${ctx.t('sweaters-phone-back')} @click=${() => set(ctx, { why: null, ...changes })}>${icon('close')}</button>`;

/** @param {View} view @param {any} ctx */
export function playPage(view, ctx) {
  const { t, ui, ask } = ctx;
  const id = ui.card ?? null;
  const option = chosen(ctx);
  const leads = id !== null && facts(id).patch && !view.trade.length;
  const [title, note] = leads ? [t('sweaters-phone-copy', cardArgs(id)), t('sweaters-phone-copy-note')] : heading(view, ctx);
  const preview = option?.preview;
  const small = preview?.icon ? t('sweaters-phone-play-note', { icon: preview.icon, rank: preview.rank ?? 1 }) : '';
  return html`<main class="sw-phone sw-asks">
      ${ctx.table ? nothing : roundPanel(view, ctx)} ${titled(title, note, putBack(ctx, { card: null, copy: null }, id !== null))}
      ${leads ? poolChoice(view, ctx, 'copy', (one) => !facts(one).patch, t('sweaters-phone-copy', cardArgs(id))) : trick(view, ctx)} ${voids(view, ctx)}
      ${secrets(view, ctx)}
      ${hand(view, ctx, true)}
    </main>
    ${sheet(html`<div class="sw-acts">
        ${gold(ctx, {
          label: option ? t('sweaters-phone-play', cardArgs(option.data.play)) : t(leads ? 'sweaters-phone-choose-copy' : 'sweaters-phone-choose-card'),
          note: small,
          data: option?.data ?? null,
        })}
      </div>
      ${countdown(ctx, 'sweaters-phone-then-play', cardArgs(ask.default?.play ?? ''))}`)}`;
}

/** A led patch that lies there and copies nothing yet. @param {View} view @param {any} ctx */
export function copyPage(view, ctx) {
  const { t, ui, ask } = ctx;
  const led = view.trade[0]?.card ?? '';
  const copy = ui.copy ?? null;
  return html`<main class="sw-phone sw-asks">
      ${ctx.table ? nothing : roundPanel(view, ctx)} ${titled(t('sweaters-phone-copy', cardArgs(led)), t('sweaters-phone-copy-note'))}
      ${poolChoice(view, ctx, 'copy', (one) => !facts(one).patch, t('sweaters-phone-copy', cardArgs(led)))}
      ${secrets(view, ctx)}
      ${hand(view, ctx, false)}
    </main>
    ${sheet(html`<div class="sw-acts">${gold(ctx, { label: copy ? t('sweaters-phone-copy-do', cardArgs(copy)) : t('sweaters-phone-choose-copy'), data: copy ? { copy } : null })}</div>
      ${countdown(ctx, 'sweaters-phone-then-copy', cardArgs(ask.default?.copy ?? ''))}`)}`;
}

/** @param {View} view @param {any} ctx */
export function billyPage(view, ctx) {
  const { t, ui } = ctx;
  const id = ui.billy ?? null;
  const me = view.players[ctx.mine];
  return html`<main class="sw-phone sw-asks">
      ${titled(t('sweaters-phone-billy'), t('sweaters-phone-billy-note', { seat: view.leader ?? 0 }), putBack(ctx, { billy: null }, id !== null))}
      ${me ? html`<p class="sw-hint">${abilityOf(me, ctx)}</p>` : nothing} ${trick(view, ctx)}
      <h2 class="sub">${t('sweaters-pool')}</h2>
      ${poolChoice(view, ctx, 'billy', () => true, t('sweaters-phone-billy-which'))}
      ${secrets(view, ctx)}
    </main>
    ${sheet(html`<div class="sw-acts">
        ${quiet(ctx, t('sweaters-phone-keep'), () => void ctx.act({ decline: true }), { look: 'decline', sends: true })}
        ${gold(ctx, { label: id ? t('sweaters-phone-billy-do', { card: nameOf(id, ctx) }) : t('sweaters-phone-choose-card'), note: id ? t('sweaters-phone-billy-again') : '', data: id ? { billy: id } : null })}
      </div>
      ${countdown(ctx, 'sweaters-phone-then-decline')}`)}`;
}
