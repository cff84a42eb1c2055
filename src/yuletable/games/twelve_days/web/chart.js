// Two charts of a match: the gifts of everybody from hand to hand, and the cards left after each hand.
import { avatar } from '/web/components.js';
import { html, nothing, unsafeHTML } from '/web/lit.js';
import { f1 } from '/web/art/cut.js';
import { cardBack, present } from './cards.js';

/** @typedef {import('./stage.js').View} View */

/** A line by seat: its colour and its dashes, so that neither speaks alone. */
const LINES = [
  ['#b8322f', ''], ['#2f6780', '7 4'], ['#8a5c0a', '2 4'], ['#7a4a86', '12 4'],
  ['#2f7d54', '7 3 2 3'], ['#221c15', '3 3'], ['#c0702f', '14 3 2 3'], ['#4f5d66', '1 5'],
]; // prettier-ignore

/** Lines that run together lie so far beside each other, of one gift. */
const BESIDE = 0.07;
/** Faces at the right edge keep so much of the height between each other. */
const APART = 0.11;
/** And so much from its ends. */
const EDGE = 0.055;

/** With what everybody began. @param {any} ctx */
const begun = (ctx) => (ctx.room.options?.length === 'short' ? 1 : 0);

/** Where a player's gifts come from. @param {View} view @param {number} seat @param {any} ctx */
export function account(view, seat, ctx) {
  const won = view.history.filter((hand) => hand.winner === seat);
  return {
    begun: begun(ctx),
    won: won.length,
    got: won.reduce((sum, hand) => sum + hand.gave.length, 0),
    gave: view.history.filter((hand) => hand.gave.includes(seat)).length,
  };
}

/** Places along one edge, kept apart, in the order of the values. @param {number[]} at 0 to 1 */
function apart(at) {
  const gap = Math.min(APART, (1 - 2 * EDGE) / Math.max(1, at.length));
  const order = [...at.keys()].sort((a, b) => (at[a] ?? 0) - (at[b] ?? 0));
  const placed = [...at];
  order.forEach((i, k) => {
    const least = k ? (placed[order[k - 1] ?? 0] ?? 0) + gap : EDGE;
    placed[i] = Math.max(at[i] ?? 0, least);
  });
  for (let k = order.length - 1, most = 1 - EDGE; k >= 0; k--) {
    const i = order[k] ?? 0;
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = (placed[i] ?? 0) - gap;
  }
  return placed;
}

/** Gifts over the hands, one line a person, the face at its end. @param {View} view @param {any} ctx */
export function giftChart(view, ctx) {
  const n = view.history.length;
  const start = begun(ctx);
  const courses = view.players.map((_, seat) => [start, ...view.history.map((hand) => hand.gifts[seat] ?? 0)]);
  const most = Math.max(2, ...courses.flat());
  const seats = view.players.length;
  /** @param {number} value @param {number} seat */
  const y = (value, seat) => 1 - (value + (seat - (seats - 1) / 2) * BESIDE + 0.3) / (most + 0.6);
  const lines = courses
    .map((course, seat) => {
      const [ink, dash] = LINES[seat % LINES.length] ?? ['', ''];
      const d = course.map((value, i) => `${i ? 'L' : 'M'}${f1((i / n) * 100)} ${f1(y(value, seat) * 100)}`).join('');
      return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="3.4" stroke-dasharray="${dash}" stroke-linejoin="round" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`;
    })
    .join('');
  const every = most > 6 ? 2 : 1;
  const marks = Array.from({ length: Math.floor(most / every) + 1 }, (_, i) => i * every);
  const middle = (seats - 1) / 2;
  const grid = marks.map((m) => `<path d="M0 ${f1(y(m, middle) * 100)}H100" stroke="#93836a" stroke-opacity=".35" stroke-width="1.2" vector-effect="non-scaling-stroke"/>`).join('');
  const ends = apart(courses.map((course, seat) => y(course[n] ?? 0, seat)));
  return html`<figure class="td-chart">
    <figcaption>${ctx.t('twelve_days-chart-gifts')}</figcaption>
    <div class="td-plot" aria-hidden="true">
      <div class="td-ys">${marks.map((m) => html`<span class="nums" style="top:${f1(y(m, middle) * 100)}%">${m}</span>`)}</div>
      <div class="td-lines">${unsafeHTML(`<svg viewBox="0 0 100 100" preserveAspectRatio="none">${grid}${lines}</svg>`)}</div>
      <div class="td-ends">${ends.map((top, seat) => html`<span style="top:${f1(top * 100)}%;--line:${LINES[seat % LINES.length]?.[0] ?? ''}">${avatar(ctx.avatarOf(seat))}</span>`)}</div>
      <div class="td-xs">${hands(n).map((i) => html`<span class="nums" style="left:${f1((i / n) * 100)}%">${i}</span>`)}</div>
    </div>
    <ul class="sr">
      ${courses.map((course, seat) => html`<li>${ctx.t('twelve_days-chart-course', { seat, gifts: course.slice(1).join(', ') })}</li>`)}
    </ul>
  </figure>`;
}

/** The hands that get a number on the axis. @param {number} n */
const hands = (n) => Array.from({ length: n }, (_, i) => i + 1).filter((i) => n <= 6 || i % 2 === 0);

/** Of so many hands the cards themselves can be shown. */
const FEW = 2;

/**
 * One hand of one person: a gift for who won it, else the cards left, as they are or as a bar.
 * @param {View} view @param {number} hand which of the hands played @param {number} seat
 */
function cell(view, hand, seat) {
  const { winner, left, gave } = /** @type {View['history'][number]} */ (view.history[hand]);
  if (winner === seat) return html`<span class="td-cell td-won">${present()}</span>`;
  const n = left[seat] ?? 0;
  const most = Math.max(1, ...view.history.flatMap((one) => one.left));
  const cards = view.history.length > FEW ? html`<i></i>` : Array.from({ length: n }, () => cardBack());
  return html`<span class="td-cell nums ${gave.includes(seat) ? 'td-gave' : ''}" style="--part:${f1(n / most)}">${cards}<b>${n}</b></span>`;
}

/** What the cells tell. @param {View} view @param {any} ctx @returns {string} */
export const leftTitle = (view, ctx) => ctx.t('twelve_days-chart-left', { n: view.history.length });

/** The columns of the cells. @param {View} view */
const columns = ({ history }) => ({ cls: `td-cells ${history.length > FEW ? '' : 'td-backs'}`, style: `--hands:${history.length}` });

/** The cards left of one person after every hand. @param {View} view @param {number} seat @param {any} ctx */
export function leftCells(view, seat, ctx) {
  const { cls, style } = columns(view);
  const told = view.history.map((hand) => (hand.winner === seat ? ctx.t('twelve_days-chart-won') : `${hand.left[seat] ?? 0}${hand.gave.includes(seat) ? ` (${ctx.t('twelve_days-chart-gave')})` : ''}`));
  return html`<span class="sr">${leftTitle(view, ctx)}: ${told.join(', ')}.</span
    ><span class=${cls} aria-hidden="true" style=${style}>${view.history.map((_, hand) => cell(view, hand, seat))}</span>`;
}

/** The hands by their numbers, over the cells. @param {View} view */
export function handNumbers(view) {
  const { cls, style } = columns(view);
  return html`<span class="${cls} nums" aria-hidden="true" style=${style}>${view.history.map((_, i) => html`<small>${i + 1}</small>`)}</span>`;
}

/** What the marks among the cells mean, as far as they are there. @param {View} view @param {any} ctx */
export const legend = ({ history }, ctx) => html`<p class="td-legend">
  <span>${present()} ${ctx.t('twelve_days-chart-won')}</span
  >${history.some((hand) => hand.gave.length) ? html`<span><i class="td-cell td-gave"><i></i></i> ${ctx.t('twelve_days-chart-gave')}</span>` : nothing}
</p>`;
