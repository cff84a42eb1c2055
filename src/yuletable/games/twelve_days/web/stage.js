// What the table shows while events play: the view before them, with the events so far folded in.
import { staged } from '/web/stage.js';

/**
 * @typedef {import('./types.d.ts').TwelveDaysView} View
 * @typedef {View['players'][number]} Player
 * @typedef {View['trick'][number]} Play
 * @typedef {import('/web/stage.js').Happened} Happened
 */

/** Who would win: the lowest low card, of equal ones the later (5.7). @param {Play[]} trick @returns {Play[]} */
function judged(trick) {
  const laid = trick.filter((play) => !play.passed);
  const low = Math.min(...laid.map((play) => play.low ?? 99));
  const best = laid.filter((play) => play.low === low).pop();
  return trick.map((play) => ({ ...play, wins: play === best }));
}

/** A hand without the cards that were played. @param {number[]} hand @param {number[]} cards */
export function without(hand, cards) {
  const rest = [...hand];
  for (const rank of cards) {
    const i = rest.indexOf(rank);
    if (i >= 0) rest.splice(i, 1);
  }
  return rest;
}

/** @param {number[]} cards */
const sorted = (cards) => [...cards].sort((a, b) => a - b);

/** A view after an event. @param {View} view @param {Happened} event @returns {View} */
export function after(view, { kind, data }) {
  const next = {
    ...view, asked: null, prompt: null,
    players: view.players.map((player) => ({ ...player })),
  }; // prettier-ignore
  const who = /** @type {Player | undefined} */ (next.players[data.seat]);
  if (kind === 'started') Object.assign(next, { dealer: data.dealer_seat, leader: data.seat });
  if (kind === 'dealt' && who) {
    Object.assign(who, { hand: data.count, known: null });
    Object.assign(next, { phase: 'dealing', trick: [], lead: null, winning: null, waiting: [], gone: view.gone.map(() => 0) });
  }
  if (kind === 'begun') Object.assign(next, { phase: 'playing', hand: data.hand, hands: data.hands, dealer: data.dealer_seat, leader: data.seat, tricks: 0 });
  if (kind === 'led' || kind === 'played' || kind === 'passed') acted(next, kind, data);
  if (kind === 'trick_won') {
    for (const play of view.trick) for (const rank of play.cards) next.gone = next.gone.map((n, i) => (i === rank - 1 ? n + 1 : n));
    Object.assign(next, {
      tricks: view.tricks + 1, leader: data.seat, winning: data.seat, waiting: [],
      last: { plays: view.trick, winner: data.seat, returned: [] },
    }); // prettier-ignore
  }
  if (kind === 'returned' && who) {
    Object.assign(who, { hand: who.hand + data.cards.length, known: sorted(data.cards) });
    next.gone = next.gone.map((n, i) => n - data.cards.filter((/** @type {number} */ rank) => rank === i + 1).length);
  }
  if (kind === 'hand_won' && who) {
    who.gifts += 1;
    next.pool = data.pool;
    next.history = [...view.history, { winner: data.seat, left: data.left, gave: [], gifts: next.players.map((p) => p.gifts) }];
  }
  if (kind === 'gave' && who) gave(next, data);
  return next;
}

/** @param {View} view @param {string} kind @param {Record<string, any>} data */
function acted(view, kind, data) {
  const who = view.players[data.seat];
  const cards = kind === 'passed' ? [] : sorted(data.cards);
  if (kind === 'led') Object.assign(view, { trick: [], lead: { seat: data.seat, type: data.type, low: data.low, size: data.count }, leader: data.seat });
  const play = { seat: data.seat, cards, passed: kind === 'passed', type: data.type ?? null, low: data.low ?? null, wins: false };
  view.trick = judged([...view.trick, play]);
  view.winning = view.trick.find((one) => one.wins)?.seat ?? null;
  const n = view.players.length;
  const first = view.trick[0]?.seat ?? 0;
  view.waiting = view.players.map((_, i) => (first + i) % n).slice(view.trick.length);
  if (!who) return;
  who.hand -= cards.length;
  if (who.known) who.known = without(who.known, cards);
}

/** @param {View} view @param {Record<string, any>} data */
function gave(view, data) {
  const [from, to] = [view.players[data.seat], view.players[data.to_seat]];
  if (!from || !to) return;
  from.gifts -= 1;
  to.gifts += 1;
  const last = view.history[view.history.length - 1];
  if (!last) return;
  const now = { ...last, gave: [...last.gave, data.seat], gifts: view.players.map((p) => p.gifts) };
  view.history = [...view.history.slice(0, -1), now];
}

/**
 * The view to draw now. The result is drawn whole at once.
 * @type {(update: any, ctx: any) => View}
 */
export const viewNow = staged(after, (event, before) => before.over || event.kind === 'over');

/** The cards of a play as they are read: the highest first, the low card last. @param {number[]} cards */
export const downwards = (cards) => [...cards].sort((a, b) => b - a);

/** A set or a straight or one card. @param {number[]} cards @returns {'single' | 'set' | 'straight'} */
export const typeOf = (cards) => (cards.length === 1 ? 'single' : cards[0] === cards[1] ? 'set' : 'straight');

/** The arguments of a play's name. @param {number[]} cards */
export const playArgs = (cards) => ({ type: typeOf(cards), low: Math.min(...cards), high: Math.max(...cards), count: cards.length });

/** A play in words. @param {number[]} cards @param {any} ctx @returns {string} */
export const playName = (cards, ctx) => ctx.t('twelve_days-combination', playArgs(cards));

/** The name of a rank. @param {number} rank @param {any} ctx @returns {string} */
export const rankName = (rank, ctx) => ctx.t(`twelve_days-rank-${rank}`);

/** How often each rank is there: [rank, count], ascending. @param {number[]} cards @returns {[number, number][]} */
export function byRank(cards) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const rank of sorted(cards)) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts];
}

/** "6–9", "3 × 12": cards that are known, briefly. @param {number[]} cards */
export function brief(cards) {
  const parts = [];
  const ranks = byRank(cards);
  for (let i = 0; i < ranks.length; i++) {
    const [rank, count] = /** @type {[number, number]} */ (ranks[i]);
    let end = i;
    while (count === 1 && ranks[end + 1]?.[1] === 1 && ranks[end + 1]?.[0] === rank + end + 1 - i) end++;
    if (end > i + 1) {
      parts.push(`${rank}–${rank + end - i}`);
      i = end;
    } else parts.push(count > 1 ? `${count}×${rank}` : `${rank}`);
  }
  return parts.join(' ');
}

/** "3, 4 and 8" in the reader's language. @param {(string | number)[]} parts @param {any} ctx */
export const listed = (parts, ctx) => new Intl.ListFormat(ctx.lang, { type: 'conjunction' }).format(parts.map(String));

/** The number of the trick on the table; one that is over keeps its own while it lies there. @param {View} view */
export const trickNumber = (view) => Math.max(1, view.tricks + (view.trick.length ? Number(view.trick !== view.last?.plays) : Number(view.asked !== null)));

/** What somebody has laid in the trick, if anything. @param {View} view @param {number} seat */
export const playOf = (view, seat) => view.trick.find((play) => play.seat === seat) ?? null;

/** The place on the table that an event is about, by its name there. @param {Happened} event */
export function placeOf({ kind, data }) {
  if (kind === 'begun') return 'follow';
  if (kind === 'over') return '';
  return typeof data.seat === 'number' ? `player-${data.seat}` : '';
}

const NEWS = new Set(['led', 'played', 'trick_won', 'returned', 'hand_won', 'gave', 'skipped', 'begun']);

/** Is that worth a sentence to someone who was away? @param {Happened} event */
export const isNews = (event) => NEWS.has(event.kind);
