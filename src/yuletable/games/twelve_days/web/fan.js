// A play as a fan: the highest card left, the low card on top at the right; long ones in several rows.
import { html, nothing } from '/web/lit.js';
import { f1 } from '/web/art/cut.js';
import { card } from './cards.js';
import { downwards } from './stage.js';

/** A card is 1.4 as high as wide; of a covered one two fifths stay in sight, of a covered row a little more than half. */
const TALL = 1.4;
const ROW = 0.56;
/** Below this width, rem or as given in px / 16, the numeral is drawn larger. */
const SMALL = 4.6;

/** One more row has to make the cards so much larger. */
const WORTH = 1.45;

/** From its first to its last card a fan turns by so much at most, degrees. */
const SPREAD = 12;

/** How many card widths a row of so many is wide. @param {number} n */
const breadth = (n) => (2 * n + 3) / 5;

/**
 * The rows and the width of a card in a field.
 * @param {number} n cards @param {number} w @param {number} h the field @param {number} most the widest card
 * @returns {{per: number, wide: number}} per: cards in a row
 */
export function fitted(n, w, h, most) {
  let best = { per: n, wide: 0.01 };
  for (let rows = 1; rows <= 4; rows++) {
    const per = Math.ceil(n / rows);
    const wide = Math.min(most, w / breadth(per), h / (TALL * (1 + (rows - 1) * ROW)));
    if (wide > best.wide * WORTH) best = { per, wide };
  }
  return best;
}

/**
 * @param {number[]} cards
 * @param {{per?: number, wide?: string, small?: boolean, title?: string}} [how] per: in a row; wide: the width of
 *   a card as CSS, it shrinks where the field is narrower; small: with the larger numeral
 */
export function fan(cards, { per = cards.length, wide = '62px', small = cards.length > 3, title = '' } = {}) {
  const all = downwards(cards);
  const rows = Array.from({ length: Math.ceil(all.length / per) }, (_, i) => all.slice(i * per, i * per + per));
  const flat = rows.length > 1 || all.length > 5;
  return html`<div class="td-fan ${flat ? 'td-flat' : ''}" style="--per:${per};--wide:${wide}">
    ${title ? html`<span class="sr">${title}</span>` : nothing}
    ${rows.map(
      (row) => html`<div class="td-row" style="--n:${row.length};--turn:${f1(Math.min(4, SPREAD / Math.max(1, row.length - 1)))}">
        ${row.map((rank, i) => html`<span class="td-box" style="--i:${i}">${card(rank, { small })}</span>`)}
      </div>`,
    )}
  </div>`;
}

/** A fan that fills a field of the TV, in rem. @param {number[]} cards @param {{w: number, h: number, most: number}} field @param {string} title */
export function fanIn(cards, { w, h, most }, title) {
  const { per, wide } = fitted(cards.length, w, h, most);
  return fan(cards, { per, wide: `${wide.toFixed(2)}rem`, small: wide < SMALL && cards.length > 1, title });
}
