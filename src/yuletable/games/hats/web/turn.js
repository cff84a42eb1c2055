// The own turn on a hand: choose a card, then a space; see what it does; the second tap does it.
import { avatar, icon, sheet } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { act, armed, board } from './board.js';
import { countdown, favouriteNote, FEW, hand, set } from './hand.js';
import { rule } from './links.js';
import { change, previewOf } from './preview.js';
import { cardArgs, nameOf } from './stage.js';
import { glance } from './glance.js';

/** @typedef {import('./stage.js').View} View */

/** Title and note of the page. @param {View} view @param {any} ctx @returns {[string, string]} */
function heading(view, ctx) {
  const { t, ask } = ctx;
  const { card = null, mode = 'swap' } = ctx.ui;
  const partner = ctx.mine ^ 2;
  if (ask.kind === 'answer') return [t('hats-phone-answer', { seat: view.offer_from ?? partner }), t('hats-phone-offer-note')];
  if (mode === 'extra' || ask.kind === 'after') {
    const offer = view.optional === 'offer';
    if (ask.kind === 'after' && mode !== 'extra' && !card) return [t('hats-phone-after'), t(offer ? 'hats-phone-after-offer' : 'hats-phone-after-replace', { n: view.optional_left })];
    if (offer) return [card ? t('hats-phone-offer-title', { ...cardArgs(card), seat: partner }) : t('hats-phone-offer', { seat: partner }), t('hats-phone-offer-note')];
    return [card ? t('hats-phone-replace-title', cardArgs(card)) : t('hats-phone-replace-which'), t('hats-phone-replace-note')];
  }
  if (mode === 'black') return [card ? t('hats-phone-black-title', cardArgs(card)) : t('hats-phone-black-which'), t('hats-phone-black-about')];
  if (card) return [t('hats-phone-swap-title', cardArgs(card)), t('hats-phone-swap-note', cardArgs(card))];
  return [t('hats-phone-play'), t('hats-phone-play-note')];
}

/** "Replace a card", "Swap with Zosia". @param {View} view @param {any} ctx */
function extraPill(view, ctx) {
  const { t, ask, ui } = ctx;
  if (!view.optional_open || ask.kind === 'answer') return nothing;
  const data = armed(ctx)?.data ?? {};
  if ('swap' in data || 'black' in data) {
    const stays = Boolean(ui.stay);
    return html`<button type="button" class="ht-pill ${stays ? 'ht-on' : ''}" data-look="stay" aria-pressed=${stays ? 'true' : 'false'}
      @click=${() => set(ctx, { stay: !stays })}>${icon(stays ? 'check' : 'plus', 18, 2.8)}<span>${t(`hats-phone-stay-${view.optional}`, { seat: ctx.mine ^ 2 })}</span></button>`;
  }
  const after = ask.kind === 'after';
  const on = ui.mode === 'extra' || (after && Boolean(ui.card));
  const label = view.optional === 'offer' ? t('hats-phone-offer', { seat: ctx.mine ^ 2 }) : t('hats-phone-replace');
  return html`<button type="button" class="ht-pill ${on ? 'ht-on' : ''}" data-look="optional" aria-pressed=${on ? 'true' : 'false'}
    @click=${() => set(ctx, { mode: on ? 'swap' : 'extra', card: on && after ? null : (ui.card ?? null), space: null, why: null })}>${label}</button>`;
}

/** What partners can say to each other. @param {number} seat @param {string[]} keys @param {any} ctx */
export const talk = (seat, keys, ctx) => html`<div class="ht-talk">
  ${avatar(ctx.avatarOf(seat))}
  <p>${keys.map((key) => html`<span>${ctx.t(key)}</span> `)}</p>
</div>`;

/** The words on the gold button. @param {View} view @param {any} ctx @returns {{label: string, note: string}} */
function deed(view, ctx) {
  const { t, ask, ui } = ctx;
  const option = armed(ctx);
  if (!option) {
    const space = ask.kind === 'play' && ui.card && (ui.mode ?? 'swap') === 'swap';
    return { label: t(space ? 'hats-phone-choose-space' : 'hats-phone-choose-card'), note: '' };
  }
  const { data } = option;
  const ends = view.optional_open && !ui.stay ? t('hats-phone-and-end') : '';
  if (data.give) return { label: t('hats-phone-give', cardArgs(data.give)), note: t('hats-phone-again-give') };
  if (data.replace) return { label: t('hats-phone-replace-do', cardArgs(data.replace)), note: t('hats-phone-again-replace') };
  if (data.offer) return { label: t('hats-phone-offer-do', cardArgs(data.offer)), note: t('hats-phone-again-offer') };
  if (data.black) return { label: t('hats-phone-hide', cardArgs(data.black)), note: ends || t('hats-phone-again-black') };
  return { label: t('hats-phone-take', cardArgs(option.preview?.card ?? view.tray[data.space - 1]?.card ?? '')), note: ends || t('hats-phone-again') };
}

/** The button beside the gold one. @param {View} view @param {any} ctx */
function aside(view, ctx) {
  const { t, ask, ui } = ctx;
  /** @param {string} label @param {string} note @param {() => void} onClick @param {boolean | null} [on] */
  const quiet = (label, note, onClick, on = null) => html`<button
    type="button"
    class="btn ht-quiet ${on ? 'ht-on' : ''}"
    data-look=${ask.kind === 'play' ? 'black' : 'end'}
    aria-pressed=${on === null ? nothing : on ? 'true' : 'false'}
    ?disabled=${ctx.busy || (ctx.room.paused && on === null)}
    @click=${onClick}
  >
    <span>${label}${note ? html`<small>${note}</small>` : nothing}</span>
  </button>`;
  if (ask.kind === 'answer') return quiet(t('hats-phone-decline'), '', () => void ctx.act({ decline: true }));
  if (ask.kind === 'after') return ui.card ? quiet(t('hats-phone-end'), '', () => void ctx.act({ end: true })) : nothing;
  const on = ui.mode === 'black';
  return quiet(t('hats-phone-black'), t('hats-phone-black-note'), () => set(ctx, { mode: on ? 'swap' : 'black', space: null, why: null }), on);
}

/** @param {View} view @param {any} ctx */
function thumb(view, ctx) {
  const { t, ask, ui } = ctx;
  const option = armed(ctx);
  const paused = Boolean(ctx.room.paused);
  const plainEnd = ask.kind === 'after' && !ui.card;
  const { label, note } = paused ? { label: t('yt-paused'), note: '' } : deed(view, ctx);
  const clock =
    ask.kind === 'play' && ask.default?.black
      ? countdown(ctx, 'hats-phone-then-black', cardArgs(ask.default.black))
      : countdown(ctx, ask.kind === 'after' ? 'hats-phone-then-end' : ask.kind === 'answer' ? 'hats-phone-then-decline' : 'hats-phone-then-best');
  return sheet(html`<div class="ht-acts">
      ${aside(view, ctx)}
      ${
        plainEnd
          ? html`<button type="button" class="btn gold" data-look="end" ?disabled=${ctx.busy || paused} @click=${() => void ctx.act({ end: true })}>${paused ? label : t('hats-phone-end')}</button>`
          : html`<button type="button" class="btn gold" data-look="confirm" ?disabled=${!option || ctx.busy || paused} @click=${() => act(ctx)}>
              <span>${label}${note ? html`<small>${note}</small>` : nothing}</span>
            </button>`
      }
    </div>
    ${clock}`);
}

/** What the chosen card would be as the favourite. @param {View} view @param {any} ctx */
function asFavourite(view, ctx) {
  const held = view.own?.hand.find((one) => one.card === ctx.ui.card);
  // With few cards each says it itself.
  if (!held || (view.own?.hand.length ?? 0) <= FEW) return nothing;
  return html`<p class="ht-hint"><b>${nameOf(held.card, ctx)}</b> ${ctx.t('hats-phone-favourite', { points: change(held.favourite) })} ${rule('7.5', ctx)}</p>`;
}

/** @param {View} view @param {any} ctx */
export function turnPage(view, ctx) {
  const { t, ask, ui } = ctx;
  const [title, note] = heading(view, ctx);
  const option = armed(ctx);
  const begun = Boolean(ui.card) || (ui.mode ?? 'swap') !== 'swap';
  const partner = ctx.mine ^ 2;
  const offering = option && 'offer' in option.data;
  const flat = ask.kind !== 'play' || (view.own?.hand.length ?? 0) > FEW;
  // The spaces say themselves what they are to the chosen card.
  const told = ask.kind === 'play' && ui.card && ui.mode !== 'extra';
  const gives = option && ['give', 'offer', 'replace'].some((deed) => deed in option.data);
  return html`<main class="ht-phone ht-asks ht-is-${ask.kind} ${begun ? 'ht-begun' : ''} ${gives ? 'ht-gives' : ''} ${flat ? 'ht-flat' : ''} ${told ? 'ht-told' : ''}">
      <div class="ht-title">
        <div>
          <h1 class="display" tabindex="-1">${title}</h1>
          <p class="lead">${note}</p>
        </div>
        ${
          begun
            ? html`<button type="button" class="iconbtn" aria-label=${t('hats-phone-undo')} @click=${() => set(ctx, { card: null, space: null, mode: 'swap', why: null })}>${icon('close')}</button>`
            : nothing
        }
      </div>
      ${ask.kind === 'answer' ? talk(view.offer_from ?? partner, ['hats-talk-swap', 'hats-talk-useful'], ctx) : nothing}
      ${offering ? talk(ctx.mine, ['hats-talk-swap', 'hats-talk-useful'], ctx) : nothing}
      ${ctx.table ? nothing : board(view, ctx)}
      ${option?.preview ? previewOf(option.preview, view, ctx) : asFavourite(view, ctx)}
      ${favouriteNote(view, ctx)} ${option?.preview ? nothing : glance(view, ctx)} ${hand(view, ctx, { open: true, extra: extraPill(view, ctx) })}
    </main>
    ${thumb(view, ctx)}`;
}
