// Tiny in the hand: choose a card; whoever wins the round dares a stake, and may take it back.
import { arrows, button, sheet, timerRing } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { card } from './cards.js';
import { endedEarly, placeOf, tableOf, verdict } from './table.js';

/** @typedef {import('./table.js').View} View */

export const styles = ['tiny.css'];

/** @param {any} ctx @param {any} data */
const choose = (ctx, data) => {
  ctx.ui.chosen = data;
  ctx.refresh();
};

/** What can be chosen; what cannot stands faded with its reason. @param {any} ctx @param {string} key @param {(n: number) => unknown} face */
function choices(ctx, key, face) {
  const all = ctx.options.filter((/** @type {any} */ one) => key in one.data);
  const open = all.filter((/** @type {any} */ one) => !one.why);
  const shut = all.filter((/** @type {any} */ one) => one.why);
  const here = ctx.ui.chosen?.[key];
  return html`<div class="tn-choices" role="radiogroup" aria-label=${ctx.t(`tiny-choose-${key}`)} data-look=${key === 'stake' ? 'stakes' : 'cards'} @keydown=${arrows}>
      ${all.map(
        (/** @type {any} */ { data, why }) => html`<button
          type="button"
          role="radio"
          class="tn-choice ${here === data[key] ? 'tn-on' : ''}"
          data-look=${key === 'play' ? `card-${data[key]}` : nothing}
          aria-checked=${here === data[key] ? 'true' : 'false'}
          aria-label=${ctx.t(key === 'play' ? 'tiny-card' : 'tiny-points', { card: data[key], n: data[key] })}
          tabindex=${here === data[key] || (here === undefined && open[0]?.data === data) ? 0 : -1}
          ?disabled=${Boolean(why)}
          @click=${() => choose(ctx, data)}
        >
          ${face(data[key])}
        </button>`,
      )}
    </div>
    ${shut.length ? html`<p class="why">${ctx.say(shut[0].why)}</p>` : nothing}`;
}

/** The words of each ask: title, note, and what happens when the time runs out. @type {Record<string, string[]>} */
const WORDS = {
  commit: ['tiny-choose-play', 'tiny-choose-play-note', 'tiny-then-play'],
  stake: ['tiny-choose-stake', 'tiny-choose-stake-note', 'tiny-then-stake'],
  confirm: ['tiny-keep-title', 'tiny-keep-note', 'tiny-then-keep'],
};

/** The gold button, and how long it waits. @param {any} ctx */
function thumb(ctx) {
  const { t, ask, ui } = ctx;
  const paused = Boolean(ctx.room.paused);
  const confirms = ask.kind === 'confirm';
  const data = confirms ? { done: true } : ui.chosen;
  const label = confirms ? t('tiny-keep') : !data ? t('tiny-choose-first') : 'play' in data ? t('tiny-play', { card: data.play }) : t('tiny-dare', { n: data.stake });
  return sheet(html`<span data-look=${confirms ? 'done' : nothing}
      >${button({ label: paused ? t('yt-paused') : label, kind: 'gold', busy: ctx.busy, disabled: paused || !data, onClick: () => void ctx.act(data) })}</span
    >
    ${ask.may_undo && confirms ? button({ label: t('tiny-take-back'), disabled: paused, busy: ctx.busy, onClick: () => void ctx.undo() }) : nothing}
    ${paused
      ? nothing
      : html`<p class="wait nums">
          ${ask.left === null ? t('tiny-no-clock') : timerRing({ left: ask.left, total: ask.total, label: WORDS[ask.kind]?.[2] ?? '' })}
        </p>`}`);
}

/** @param {any} ctx */
function asked(ctx) {
  const [title = '', note = ''] = WORDS[ctx.ask.kind] ?? [];
  const key = ctx.ask.kind === 'commit' ? 'play' : 'stake';
  return html`<main class="tn-phone">
      <h1>${ctx.t(title)}</h1>
      <p class="lead">${ctx.t(note)}</p>
      ${choices(ctx, key, (n) => (key === 'play' ? card(n) : html`<b class="nums">${n}</b>`))}
    </main>
    ${thumb(ctx)}`;
}

/** @param {View} view @param {any} ctx */
const waits = (view, ctx) => html`<main class="tn-phone">
  <h1>${view.phase === 'staking' ? ctx.t('tiny-tv-staking', { seat: view.winner }) : ctx.t('tiny-tv-commit', { n: view.committed.filter((done) => !done).length })}</h1>
  ${view.my_card === null ? nothing : html`<p class="lead">${ctx.t('tiny-yours', { card: view.my_card })}</p>`}
  ${ctx.table ? nothing : tableOf(view, ctx)}
</main>`;

/** @param {any} update @param {any} ctx */
export function render(update, ctx) {
  /** @type {View} */
  const view = update.view;
  if (view.phase === 'over') {
    return html`<main class="tn-phone tn-results"><h1>${verdict(view, ctx, endedEarly(update))}</h1>${tableOf(view, ctx)}</main>`;
  }
  return ctx.ask ? asked(ctx) : waits(view, ctx);
}

/** The line under the own name. @param {any} update @param {any} ctx */
export const status = ({ view }, ctx) =>
  view && ctx.mine !== null ? { sub: ctx.t('tiny-points', { n: view.points[ctx.mine] }) } : {};

/** The table in small, for who has no TV. @param {any} update @param {any} ctx */
export const table = (update, ctx) => (update.view ? tableOf(update.view, ctx) : nothing);

/** Where on the table something happened. @param {any} event */
export const place = (event) => placeOf(event);
