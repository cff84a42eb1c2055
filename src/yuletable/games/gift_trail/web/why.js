// "Why this?": the card in small, the cards that fitted with their chances, or what kept every one away.
import { dialog } from '/web/components.js';
import { html, nothing, unsafeHTML } from '/web/lit.js';
import { textInPlay, wholeWords } from './card.js';
import { CLAUSES } from './clauses.js';
import { effectSvg, kindOf } from './effects.js';
import { closer, opener } from './hand.js';

/**
 * @typedef {import('./stage.js').View} View
 * @typedef {{ key: string, args?: Record<string, any> }} Why
 * @typedef {{ effect: string, others: { seat: number, why: Why[] }[] }} Miss a card that did not fit
 * @typedef {object} Draw one landing on a star or a skull
 * @property {string} effect `nothing` where no card fitted
 * @property {View['fits']} fits @property {Miss[]} misses
 * @property {any} event what told of it, null while its card is on the table
 */

/**
 * @param {string} effect @param {View} view @param {any} ctx
 * @param {{ text?: string, first?: boolean }} [how] text: in place of the card's own; first: it heads the page
 */
export function effectCardSmall(effect, view, ctx, { text, first = false } = {}) {
  const title = ctx.t(`gift_trail-effect-${effect}`);
  return html`<section class="gt-fxp gt-on-${kindOf(effect)}">
    <div class="gt-a">${unsafeHTML(effectSvg(effect))}</div>
    <div class="gt-t">
      ${first ? html`<h1 class="display">${wholeWords(title)}</h1>` : html`<h2 class="display">${wholeWords(title)}</h2>`}
      <p>${text ?? textInPlay(effect, view, ctx)}</p>
    </div>
  </section>`;
}

/** A reason in few words, beside a name. @param {Why | null | undefined} why @param {any} ctx */
export const short = (why, ctx) =>
  why && ctx.has(`${why.key}-short`) ? ctx.t(`${why.key}-short`, why.args ?? {}) : ctx.say(why);

/** The draw that is asked about: the one on the table, or else the last one of this turn or the turn before.
 * @param {View} view @param {any} ctx @returns {Draw | null} */
export function drawOf(view, ctx) {
  if (view.effect && view.fits.length) return { effect: view.effect, fits: view.fits, misses: [], event: null };
  const back = [...ctx.history].reverse();
  const rolls = back.filter((e) => e.kind === 'rolled');
  const recent = rolls[1] ? back.slice(0, back.indexOf(rolls[1])) : back;
  const event = recent.find((e) => e.kind === 'drew' || e.kind === 'nothing');
  if (!event) return null;
  const { effect = 'nothing', fits = [], misses = [] } = event.data;
  return { effect, fits, misses, event };
}

/** The last card that was drawn, in a sentence, and why it could be. @param {View} view @param {any} ctx */
export function whyLine(view, ctx) {
  const draw = drawOf(view, ctx);
  if (!draw) return nothing;
  return html`<p class="gt-whyline">
    ${draw.event ? html`<span>${ctx.log(draw.event)}</span>` : nothing}
    ${opener(ctx, 'why', ctx.t('gift_trail-phone-why'))}
  </p>`;
}

/** @param {View} view @param {any} ctx */
export function whyDialog(view, ctx) {
  const { t } = ctx;
  const draw = drawOf(view, ctx);
  if (!draw) return nothing;
  const content =
    draw.effect === 'nothing'
      ? html`<p class="gt-whynote">
            ${t('gift_trail-phone-why-none-note', { seat: draw.event.data.seat })} ${rule('nothing', ctx)}
          </p>
          <ul class="gt-fits">
            ${draw.misses.map((miss) => entry(miss.effect, false, kept(miss, ctx), nothing, ctx))}
          </ul>`
      : html`<p class="gt-whynote">${t('gift_trail-phone-why-note', { n: draw.fits.length })}</p>
          <ul class="gt-fits">
            ${draw.fits.map((fit) => entry(fit.effect, fit.effect === draw.effect, names(fit.candidates, ctx), odds(fit, draw, ctx), ctx))}
          </ul>`;
  const title = t(draw.effect === 'nothing' ? 'gift_trail-phone-why-none-title' : 'gift_trail-phone-why-title');
  return dialog({ title, content, onClose: closer(ctx, 'why') });
}

/** @param {number[]} seats @param {any} ctx */
const names = (seats, ctx) =>
  seats.length ? html`<small>${seats.map((seat) => ctx.name(seat)).join(', ')}</small>` : nothing;

/** What keeps a card away from whom; those for whom it is the same stand together. @param {Miss} miss @param {any} ctx */
function kept(miss, ctx) {
  if (!miss.others.length) return html`<small>${ctx.t('gift_trail-phone-why-without')}</small>`;
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { seat, why } of miss.others) {
    const reason = why.map((each) => short(each, ctx)).join(', ');
    groups.set(reason, [...(groups.get(reason) ?? []), ctx.name(seat)]);
  }
  return [...groups].map(([reason, who]) => html`<small>${who.join(', ')}: ${reason}</small>`);
}

/** One card of the dialog. @param {string} effect @param {boolean} drawn @param {unknown} about @param {unknown} right @param {any} ctx */
const entry = (effect, drawn, about, right, ctx) =>
  html`<li class=${drawn ? 'gt-drawn' : ''}>
    <span class="gt-mini gt-on-${kindOf(effect)}">${unsafeHTML(effectSvg(effect))}</span>
    <b>${wholeWords(ctx.t(`gift_trail-effect-${effect}`))}</b>
    <span class="gt-about">${about}</span>
    ${rule(effect, ctx)}${right}
  </li>`;

/** @param {string} effect @param {any} ctx */
const rule = (effect, ctx) =>
  html`<button type="button" class="btn link" @click=${() => ctx.openRules(CLAUSES[effect])}>
    ${ctx.t('gift_trail-phone-rule', { clause: CLAUSES[effect] ?? '' })}
  </button>`;

/** @param {View['fits'][number]} fit @param {Draw} draw @param {any} ctx */
function odds({ weight }, draw, ctx) {
  const total = draw.fits.reduce((sum, f) => sum + f.weight, 0);
  return html`<span class="gt-odds nums"
    ><b>${ctx.t('gift_trail-phone-chance', { weight, total })}</b><i style="--part:${(weight / total) * 100}%"></i
  ></span>`;
}
