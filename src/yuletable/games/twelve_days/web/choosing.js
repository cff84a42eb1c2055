// Building a play by taps: which cards go together, which cannot be played now and why. No page, no drawing.
import { byRank, listed, without } from './stage.js';

/** @typedef {import('./stage.js').View} View @typedef {{data: any, why?: any, preview?: any}} Option */

/** @param {number[]} cards */
const keyOf = (cards) => [...cards].sort((a, b) => a - b).join(' ');

/** The plays that are open now. @param {any} ctx @returns {{cards: number[], option: Option}[]} */
export const openPlays = (ctx) =>
  (ctx.ask?.options ?? [])
    .filter((/** @type {Option} */ option) => !option.why && option.data.play)
    .map((/** @type {Option} */ option) => ({ cards: option.data.play, option }));

/** Are all of these cards among those? @param {number[]} few @param {number[]} many */
const within = (few, many) => many.length - without(many, few).length === few.length;

/** The open plays that begin with these cards, the shortest first. @param {number[]} chosen @param {any} ctx */
const beyond = (chosen, ctx) =>
  openPlays(ctx)
    .filter(({ cards }) => within(chosen, cards))
    .sort((a, b) => a.cards.length - b.cards.length);

/** The play that is chosen, if it may be played as it is. @param {any} ctx @returns {{cards: number[], option: Option} | null} */
export function ready(ctx) {
  const chosen = keyOf(ctx.ui.chosen ?? []);
  return openPlays(ctx).find(({ cards }) => keyOf(cards) === chosen) ?? null;
}

/** The cards that make a play of what is chosen; [] when it is one or none. @param {any} ctx @returns {number[]} */
export function missing(ctx) {
  const chosen = ctx.ui.chosen ?? [];
  if (!chosen.length || ready(ctx)) return [];
  return without(beyond(chosen, ctx)[0]?.cards ?? [], chosen);
}

/** Is a card of this rank part of a play that is open? @param {number} rank @param {any} ctx */
export const playable = (rank, ctx) => beyond([rank], ctx).length > 0;

/** May this rank be added to what is chosen? @param {number} rank @param {any} ctx */
export const joins = (rank, ctx) => beyond([...(ctx.ui.chosen ?? []), rank], ctx).length > 0;

/**
 * What is chosen after a tap on a rank: one more card of it, none of it, or a new beginning.
 * @param {number} rank @param {any} ctx @returns {{chosen: number[], fresh: boolean} | null} null: it cannot be played now
 */
export function tapped(rank, ctx) {
  const chosen = /** @type {number[]} */ (ctx.ui.chosen ?? []);
  if (joins(rank, ctx)) return { chosen: [...chosen, rank], fresh: false };
  if (chosen.includes(rank)) return { chosen: chosen.filter((one) => one !== rank), fresh: false };
  return playable(rank, ctx) ? { chosen: [rank], fresh: true } : null;
}

/**
 * Why a rank of the hand cannot be played in this trick (4.2, 4.3, 5.4).
 * @param {number} rank @param {View} view @returns {'high' | 'alone' | 'lonely'}
 *   high: it stays above the bar; alone: a set needs two; lonely: a straight needs a neighbour
 */
export function hindrance(rank, view) {
  const hand = view.own?.hand ?? [];
  const type = view.lead?.type;
  if (type === 'set' && hand.filter((one) => one === rank).length < 2) return 'alone';
  if (type === 'straight' && !hand.includes(rank - 1) && !hand.includes(rank + 1)) return 'lonely';
  return 'high';
}

/** Every reason once, with the ranks it holds for, as sentences. @param {View} view @param {any} ctx @returns {string[]} */
export function hindrances(view, ctx) {
  /** @type {Map<string, number[]>} */
  const reasons = new Map();
  for (const [rank] of byRank(view.own?.hand ?? [])) {
    if (playable(rank, ctx)) continue;
    const why = hindrance(rank, view);
    reasons.set(why, [...(reasons.get(why) ?? []), rank]);
  }
  return [...reasons].map(([why, ranks]) =>
    ctx.t(`twelve_days-phone-off-${why}`, { ranks: listed(ranks, ctx), n: ranks.length, low: view.lead?.low ?? 0 }),
  );
}
