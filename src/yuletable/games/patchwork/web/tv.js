// Patchwork on the TV: both quilts, the circle between them, the track below, one sentence above.
import { avatar } from '/web/components.js';
import { backdrop } from '/web/art/scene.js';
import { html, nothing, unsafeSVG } from '/web/lit.js';
import { chart } from './chart.js';
import { circle } from './circle.js';
import { ring } from './countdown.js';
import { ghostOf } from './ghost.js';
import { accountTable, headline, LINES, opened } from './lines.js';
import { lobbyCards } from './lobby.js';
import { keep, move } from './motion.js';
import { quilt } from './quilt.js';
import { sides } from './plates.js';
import { viewNow } from './stage.js';
import { tape } from './tape.js';

/** @typedef {import('./types.d.ts').PatchworkView} View */

export const styles = ['patchwork.css'];

/** What the table lets hear. @type {Record<string, string | null>} */
export const sounds = {
  circled: 'paper', bought: 'tick', placed: 'paper', special_placed: 'paper', special_taken: 'fly', special_aside: null,
  passed: 'land', moved: 'land', income: 'tick', bonus: 'reveal', home: 'bell',
}; // prettier-ignore

/** Who is awaited and away stands beside the clock here. */
export const absence = true;

/** The lines of the account open one by one. @param {any} update */
export const cards = (update) => (update.view?.final?.length ? LINES.length : 0);

/** What happens now, in one sentence. @param {View} view @param {any} ctx @returns {{seat: number | null, title: string}} */
function sentence(view, ctx) {
  const { t, event } = ctx;
  if (event) {
    const said = ctx.log(event);
    if (said) return { seat: event.data.seat ?? null, title: said };
  }
  const seat = view.asked ?? view.current;
  if (seat === null) return { seat: null, title: t('patchwork-laying') };
  if (!view.prompt) return { seat, title: t('patchwork-moving', { seat }) };
  const again = view.prompt === 'turn' && view.players[seat]?.on_top && view.history.length > 0 && view.history[view.history.length - 1]?.seat === seat;
  return { seat, title: t(again ? 'patchwork-goes-again' : `patchwork-asked-${view.prompt}`, { seat }) };
}

/** What comes next for whoever moves. @param {View} view @param {number | null} seat @param {any} ctx @returns {string} */
function coming(view, seat, ctx) {
  const p = seat === null ? undefined : view.players[seat];
  if (!p) return ctx.t('patchwork-name');
  const ahead = [];
  if (p.next_income !== null) ahead.push({ n: p.next_income, key: 'patchwork-coming-income' });
  if (p.next_special !== null) ahead.push({ n: p.next_special, key: 'patchwork-coming-special' });
  const top = p.on_top && view.prompt === 'turn';
  // There is room for two sentences.
  const said = ahead.sort((a, b) => a.n - b.n).slice(0, top ? 1 : 2).map(({ n, key }) => ctx.t(key, { n }));
  return [...(top ? [ctx.t('patchwork-top-moves')] : []), ...said].join(' ');
}

/** How wide a line is, in letters: the widest count for more. @param {string} text */
const breadth = (text) => [...text].reduce((n, letter) => n + (/[WMŁ@]/.test(letter) ? 1.7 : 1), 0);

/** How many letters of a sentence fit into the line at each size, the largest first. */
const LETTERS = [38, 48, 60];

/** @param {string} title @param {unknown} sub @param {unknown} face @param {boolean} [absent] */
const head = (title, sub, face, absent = false) => html`<header class="pw-head" aria-live="polite">
  ${face}
  <div>
    <h1 class="display pw-h${1 + LETTERS.filter((most) => breadth(title) > most).length}">${title}</h1>
    <p class=${absent ? 'pw-absent' : ''}>${sub}</p>
  </div>
</header>`;

/** @param {View} view @param {any} update @param {any} ctx */
function table(view, update, ctx) {
  const { seat, title } = sentence(view, ctx);
  const absent = ctx.event ? '' : ctx.absence;
  const told = ctx.event || view.asked === null ? null : (ctx.hovered?.[view.asked] ?? null);
  const ghost = ghostOf(told);
  const sub = absent ? html`<span>${absent}</span>` : html`<span>${coming(view, seat, ctx)}</span>`;
  return html`${unsafeSVG(backdrop())}<main class="pw-tv">
    ${head(title, html`${sub} ${ctx.event ? nothing : ring(update, view)}`, seat === null ? nothing : avatar(ctx.avatarOf(seat), { cls: 'pw-face' }), Boolean(absent))}
    ${sides(view, ctx, (one) => quilt(one, view, ctx, { ghost: one === view.asked ? ghost : null }))} ${circle(view, ctx, told?.patch ?? view.chosen)} ${tape(view, ctx, { radius: 15 })}
  </main>`;
}

/** The account. @param {any} update @param {any} ctx */
function account(update, ctx) {
  /** @type {View} */
  const view = update.view;
  const over = { ...ctx, over: true };
  if (!view.final.length) {
    return html`${unsafeSVG(backdrop())}<main class="pw-tv">${head(ctx.t('patchwork-ended-early'), ctx.t('patchwork-ended-early-note'), nothing)} ${sides(view, over, (one) => quilt(one, view, ctx))} ${circle(view, ctx)} ${tape(view, ctx, { radius: 15 })}</main>`;
  }
  const open = opened(update);
  const done = open >= LINES.length;
  const [title, note] = headline(view, open, ctx);
  return html`${unsafeSVG(backdrop())}<main class="pw-tv pw-over">
    ${head(title, note, nothing)} ${sides(view, over, (one) => quilt(one, view, ctx))}
    <section class="pw-middle" data-look="account">
      ${accountTable(view, open, ctx)}
      ${done ? html`<div class="pw-charts">${chart(view, ctx, { of: 'score', dark: true, width: 416, height: 104, type: 14.4 })}${chart(view, ctx, { of: 'covered', dark: true, width: 416, height: 104, type: 14.4 })}</div>` : nothing}
    </section>
  </main>`;
}

/** @param {any} update @param {any} ctx */
export function render(update, ctx) {
  const view = viewNow(update, ctx);
  return view.over ? account(update, ctx) : table(view, update, ctx);
}

/** The paper cards on the tablecloth of the lobby. @param {any} update @param {any} ctx */
export const lobby = (update, ctx) => lobbyCards(update, ctx);

/** Motion of one event. @param {any} event @param {any} ctx */
export async function animate(event, ctx) {
  if (!ctx.reduced && document.querySelector('.pw-tv')) await move(event);
  keep();
}
