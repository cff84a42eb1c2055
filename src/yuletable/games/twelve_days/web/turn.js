// The own turn on a hand: build a play from the stacks, see what it does, lay it; or pass.
import { sheet } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { openPlays, ready } from './choosing.js';
import { countdown, hand, set } from './hand.js';
import { glance, news } from './glance.js';
import { playName } from './stage.js';
import { beat } from './trick.js';

/** @typedef {import('./stage.js').View} View */

/** @param {any} ctx */
const stuck = (ctx) => ctx.ask.kind === 'answer' && openPlays(ctx).length === 0;

/** Title and note of the page. @param {View} view @param {any} ctx @returns {[string, string]} */
function heading(view, ctx) {
  const { t } = ctx;
  const { lead } = view;
  if (!lead || ctx.ask.kind === 'lead') return [t('twelve_days-phone-lead'), t('twelve_days-phone-lead-note')];
  const title = stuck(ctx) ? t('twelve_days-phone-only-pass') : t(`twelve_days-phone-beat-${lead.type}`, { seat: lead.seat });
  return [title, t(stuck(ctx) ? `twelve_days-phone-stuck-${lead.type}` : `twelve_days-phone-needs-${lead.type}`, { low: lead.low })];
}

/** What the chosen play would do. @param {{cards: number[], option: any}} play @param {View} view @param {any} ctx @returns {string} */
function outcome({ cards, option }, view, ctx) {
  const { t } = ctx;
  const { wins, left, last } = option.preview ?? {};
  const low = Math.min(...cards);
  const best = view.trick.find((one) => one.wins);
  if (!best) return t(last ? 'twelve_days-phone-last-lead' : 'twelve_days-phone-leaves', { n: left ?? 0 });
  if (last && !wins) return t('twelve_days-phone-last-loses', { n: cards.length });
  if (!wins) return t('twelve_days-phone-loses', { seat: best.seat, low: best.low });
  return t(best.low === low ? 'twelve_days-phone-ties' : 'twelve_days-phone-wins', { seat: best.seat, low, other: best.low });
}

/** The words on the gold button, told short. @param {number[]} cards */
const shown = (cards) => [...cards].sort((a, b) => b - a).join(' ');

/** @param {View} view @param {any} ctx */
function thumb(view, ctx) {
  const { t, ask, ui } = ctx;
  const answers = ask.kind === 'answer';
  const none = stuck(ctx);
  const paused = Boolean(ctx.room.paused);
  const still = ctx.busy || ctx.off || paused;
  const play = ready(ctx);
  const clock = answers
    ? countdown(ctx, 'twelve_days-phone-then-pass')
    : countdown(ctx, 'twelve_days-phone-then-lead', { name: playName(ask.default?.play ?? [12], ctx) });
  const pass = () => (ui.passing || none ? void ctx.act({ pass: true }) : set(ctx, { passing: true, chosen: [], note: '' }));
  return sheet(html`<div class="td-do">
      ${
        answers
          ? html`<button
              type="button"
              class="btn ${none ? 'gold' : 'td-quiet'} ${ui.passing ? 'td-sure' : ''}"
              data-look="pass"
              ?disabled=${still}
              @click=${pass}
            >
              <span>${paused && none ? t('yt-paused') : t('twelve_days-phone-pass')}${paused ? nothing : ui.passing ? html`<small>${t('twelve_days-phone-pass-again')}</small>` : none ? html`<small>${t('twelve_days-phone-pass-free')}</small>` : nothing}</span>
            </button>`
          : nothing
      }
      ${
        none
          ? nothing
          : html`<button type="button" class="btn gold" data-look="confirm" ?disabled=${!play || still} @click=${() => play && void ctx.act({ play: play.cards })}>
              <span>${paused ? t('yt-paused') : play ? html`${t('twelve_days-phone-play', { cards: shown(play.cards) })}<small>${outcome(play, view, ctx)}</small>` : t('twelve_days-phone-choose')}</span>
            </button>`
      }
    </div>
    ${clock}`);
}

/** @param {View} view @param {any} ctx */
export function turnPage(view, ctx) {
  const [title, note] = heading(view, ctx);
  return html`<main class="td-phone">
      <div>
        <h1 class="display">${title}</h1>
        <p class="lead">${note}</p>
      </div>
      ${ctx.table ? nothing : beat(view, ctx)} ${ctx.ask.kind === 'lead' && !ctx.lesson ? news(ctx, 2) : nothing} ${glance(view, ctx)} ${hand(view, ctx, true)}
    </main>
    ${thumb(view, ctx)}`;
}
