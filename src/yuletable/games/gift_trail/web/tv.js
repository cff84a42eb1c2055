// Gift Trail on the TV: the trail as the hero, one sentence, the card that was drawn, everyone on the rail.
import { avatar, timerRing } from '/web/components.js';
import { html, keyed, nothing } from '/web/lit.js';
import { effectCard, inHand } from './card.js';
import { lobbyCards } from './lobby.js';
import { move } from './motion.js';
import { rail } from './rail.js';
import { revealPage } from './reveal.js';
import { news, reach, viewNow } from './stage.js';
import { piece } from './symbols.js';
import { pile, tokens } from './tokens.js';
import { boardArt, squareKind } from './trail.js';

/** @typedef {import('./stage.js').View} View */

export const styles = ['gift_trail.css'];

/** What the table lets hear. @type {Record<string, string | null>} */
export const sounds = { rolled: 'dice', landed: 'land', drew: 'paper', gift: 'fly', swapped: 'fly', finished: 'bell' };

/** Who is awaited and away stands beside the clock here. */
export const absence = true;

/** Result cards that open one by one. @param {any} update */
export const cards = (update) => update.view?.reveal?.length ?? 0;

/** @type {{ key: string, art: ReturnType<typeof boardArt> } | null} */
let drawn = null;

/** The still parts of a board, drawn once. @param {View} view @param {boolean} crowded @param {string} start */
function board(view, crowded, start) {
  const key = `${view.board} ${crowded} ${start}`;
  if (drawn?.key !== key) drawn = { key, art: boardArt(view, crowded, start) };
  return drawn.art;
}

/** @param {any} update @param {any} ctx */
export function render(update, ctx) {
  const view = viewNow(update, ctx);
  if (view.over) return revealPage(update, ctx);
  const crowded = view.players.length > 16;
  const { T, o, under, over } = board(view, crowded, ctx.t('gift_trail-square-start'));
  const picks = view.asked === null ? [] : view.candidates;
  const now = ctx.event?.data.seat ?? view.asked ?? view.current;
  return html`<main class="gt-tv ${crowded ? 'gt-crowded' : ''}">
    <svg
      class="gt-stage"
      viewBox="0 0 ${o.W} 720"
      role="img"
      aria-label=${ctx.t('gift_trail-tv-board', { n: view.length })}
    >
      <g .innerHTML=${under}></g>
      <g .innerHTML=${range(view, T, o)}></g>
      <g .innerHTML=${over}></g>
      <g class="gt-pile" .innerHTML=${pile(view.tree, o.tree, crowded)}></g>
      <rect class="gt-foot" x=${o.tree[0] - 20} y=${o.tree[1] - 20} width="40" height="40" fill="none"></rect>
      <g>${tokens(T, view, ctx, { size: o.token, giftW: o.giftW, now, picks })}</g>
    </svg>
    ${ctx.event?.kind === 'gift' ? html`<span class="gt-store">${piece(`gift-${ctx.event.data.number}`, 'gt-flyer')}</span>` : nothing}
    ${headline(view, update, ctx, crowded)} ${below(view, update, ctx, crowded)} ${rail(view, ctx)}
  </main>`;
}

/** The stretch of trail that matters now, in gold. @param {View} view @param {import('./trail.js').Trail} T @param {import('./layouts.js').Layout} o */
function range(view, T, o) {
  const actor = view.asked;
  if (actor === null) return '';
  const at = view.players[actor].square;
  let span = null;
  if (view.prompt === 'roll') span = [at + reach(view)[0], at + reach(view)[1]];
  if (view.prompt === 'pick_victim') span = [at - 6, at + 6];
  if (!span) return '';
  const d = T.line(Math.max(0, span[0]), Math.min(view.length, span[1]));
  return `<path d="${d}" fill="none" stroke="#e8ab3b" stroke-width="${o.band + 6}" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#2c2f17" stroke-width="${o.band - 1}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** What happens now, in one sentence. @param {View} view @param {any} ctx @returns {{ seat: number | null, title: string, sub: string }} */
function sentence(view, ctx) {
  const { t, event } = ctx;
  if (event && event.kind !== 'asked') {
    const seat = event.data.seat ?? event.data.to_seat ?? event.data.from_seat ?? null;
    return { seat, title: ctx.log(event), sub: '' };
  }
  const { asked, prompt, current } = view;
  if (asked === null) {
    return { seat: current, title: current === null ? t('gift_trail-tv-deal') : ctx.name(current), sub: '' };
  }
  const square = view.players[asked].square;
  if (prompt === 'roll') {
    const held = view.players.filter((p) => p.gift && p.status !== 'removed').length;
    return {
      seat: asked,
      title: t('gift_trail-tv-roll', { seat: asked }),
      sub: t('gift_trail-tv-roll-sub', { tree: view.tree.length, held }),
    };
  }
  if (prompt === 'payback') {
    const other = current ?? asked;
    return {
      seat: asked,
      title: t('gift_trail-tv-payback', { seat: asked }),
      sub: t('gift_trail-tv-payback-sub', { other_seat: other, square: view.players[other].square }),
    };
  }
  const sum = view.dice.reduce((a, b) => a + b, 0);
  return {
    seat: asked,
    title: t(`gift_trail-tv-${view.effect === 'steal_front_gift_place' ? 'pick_place' : prompt}`, { seat: asked }),
    // Who was robbed goes to the tree in somebody else's turn and has not rolled.
    sub:
      asked !== current
        ? ''
        : t('gift_trail-tv-landed', {
            seat: asked,
            sum,
            // Whoever is asked after the first landing has come there by a leap.
            how: view.landing > 1 ? 'leap' : 'roll',
            kind: squareKind(view, square),
            square,
          }),
  };
}

/** How many letters of a sentence fit into a line at each size, the largest first. */
const ROOMY = [30, 36, 45, 55];
const CROWDED = [25, 32, 37, 43];

/** What is seen of a roll itself. */
const WALK = new Set(['rolled', 'moved', 'landed']);

/** @param {View} view @param {any} update @param {any} ctx @param {boolean} crowded */
function headline(view, update, ctx, crowded) {
  const { seat, title, sub: where } = sentence(view, ctx);
  const absent = ctx.event ? '' : ctx.absence;
  const sub = absent || where;
  const size = `gt-h${1 + (crowded ? CROWDED : ROOMY).filter((most) => title.length > most).length}`;
  const later = ctx.event || (view.asked !== null && view.prompt !== 'roll');
  // The dice stand alone while the piece walks by them, afterwards only beside a sentence.
  const rolled = WALK.has(ctx.event?.kind) || (sub && later);
  const timer = view.prompt === 'roll' && !ctx.event ? waitRing(update, view) : nothing;
  return html`<header class="gt-head ${absent ? 'gt-absent' : ''}" aria-live="polite">
    ${seat === null ? piece('tree', 'gt-face') : avatar(ctx.avatarOf(seat), { cls: 'gt-face' })}
    <div>
      <h1 class="display ${size}">${title}</h1>
      <p>
        ${rolled && view.dice.length ? keyed(`${view.turn} ${view.dice.join()}`, html`<span class="gt-dice">${view.dice.map((d) => piece(`die-${d}`))}</span>`) : nothing}${sub ? html`<span>${sub}</span>` : nothing}${timer}
      </p>
    </div>
  </header>`;
}

/** The ring of the open ask, if it has a timer. @param {any} update @param {View} view */
export function waitRing(update, view) {
  const w = update.room.waiting.find((/** @type {any} */ e) => e.seat === view.asked);
  return w && w.left !== null
    ? html`<span class="gt-ring"
        >${timerRing({ left: w.left, total: w.total, paused: Boolean(update.room.paused) })}</span
      >`
    : nothing;
}

/** Below the sentence: the card in play, else the latest news. @param {View} view @param {any} update @param {any} ctx @param {boolean} crowded */
function below(view, update, ctx, crowded) {
  const card = inHand(view);
  if (card) return effectCard(card, view, ctx, crowded, waitRing(update, view));
  const last = ctx.event ? null : news(ctx)[0];
  if (!last) return nothing;
  const seat = last.data.to_seat ?? last.data.seat ?? last.data.from_seat;
  return html`<p class="gt-news">
    ${seat === undefined || seat === null ? nothing : avatar(ctx.avatarOf(seat), { cls: '' })}<span
      >${ctx.log(last)}</span
    >
  </p>`;
}

/** The paper cards on the tablecloth of the lobby. @param {any} update @param {any} ctx */
export const lobby = (update, ctx) => lobbyCards(update, ctx);

/** Motion of one event: a token walks its squares one by one, a gift flies. @param {any} event @param {any} ctx */
export async function animate(event, ctx) {
  const svg = document.querySelector('svg.gt-stage');
  if (!svg || !drawn || ctx.reduced) return;
  const { T, o } = drawn.art;
  await move(event, { T, size: o.token, giftW: o.giftW, pitch: o.pitch, svg });
}
