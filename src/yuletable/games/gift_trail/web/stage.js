// What the table shows while events play: the state before them, with the events so far folded in.
// Also the orders that every screen lists people in.
import { staged } from '/web/stage.js';

/**
 * @typedef {import('./types.d.ts').GiftTrailView} View
 * @typedef {import('./types.d.ts').PlayerView} Player
 * @typedef {import('/web/stage.js').Happened} Happened
 */

/** The view to draw now; nothing is told of a match that is over. */
export const viewNow = staged(after, (event, before, view) => view.over);

/**
 * A view after an event. @param {View} view @param {Happened} event @returns {View}
 */
export function after(view, event) {
  const { kind, data } = event;
  const players = view.players.map((p) => ({ ...p }));
  let { tree, dice, landing, effect, order, current } = view;
  const asked = kind === 'asked' ? data.seat : null;
  const prompt = kind === 'asked' ? data.prompt : null;
  const at = /** @param {number} seat */ (seat) => /** @type {Player} */ (players[seat]);
  switch (kind) {
    case 'started':
      order = data.order ?? data.order_seat ?? order;
      break;
    case 'rolled':
      dice = data.dice;
      landing = 0;
      effect = null;
      current = data.seat;
      break;
    case 'moved':
      at(data.seat).square = data.to;
      break;
    case 'landed':
      landing = data.landing ?? landing + 1;
      effect = null;
      break;
    case 'drew':
      effect = data.effect;
      break;
    case 'nothing':
      effect = 'nothing';
      break;
    case 'swapped':
      at(data.seat).square = data.to;
      at(data.other_seat).square = data.from;
      break;
    case 'finished':
      at(data.seat).status = 'finished';
      at(data.seat).rank = data.rank;
      break;
    case 'removed':
      at(data.seat).status = 'removed';
      break;
    case 'gift':
      tree = tree.filter((n) => n !== data.number);
      if (data.from_seat !== null && at(data.from_seat).gift === data.number) at(data.from_seat).gift = 0;
      if (data.to_seat === null) tree = [...tree, data.number].sort((a, b) => a - b);
      else Object.assign(at(data.to_seat), { gift: data.number, had: true });
      break;
  }
  const front = Math.max(...players.map((p) => (p.status === 'on_way' ? p.square : 0)));
  for (const p of players) {
    p.crown = p.status === 'on_way' && p.square === front;
    p.shield = p.status === 'on_way' && view.shields.includes(p.square);
  }
  return { ...view, players, tree, dice, landing, effect, asked, prompt, order, current };
}

/**
 * Everyone in the order of the rail: home by rank, then on the way by square, then who left.
 * @param {View} view @returns {{ seat: number, p: Player, place: string }[]} place: '' for who left
 */
export function standings(view) {
  const all = view.players.map((p, seat) => ({ seat, p }));
  const home = all.filter((e) => e.p.status === 'finished').sort((a, b) => a.p.rank - b.p.rank);
  const turn = /** @param {number} seat */ (seat) => view.order.indexOf(seat);
  const way = all
    .filter((e) => e.p.status === 'on_way')
    .sort((a, b) => b.p.square - a.p.square || turn(a.seat) - turn(b.seat));
  const gone = all.filter((e) => e.p.status === 'removed');
  return [
    ...home.map((e) => ({ ...e, place: String(e.p.rank) })),
    ...way.map((e) => ({
      ...e,
      place: String(home.length + 1 + way.findIndex((o) => o.p.square === e.p.square)),
    })),
    ...gone.map((e) => ({ ...e, place: '' })),
  ];
}

/** Wears a crown: a front-runner who has left the start. @param {Player} p */
export const crowned = (p) => p.crown && p.square > 0;

/** Reach of one roll. @param {View} view @returns {[min: number, max: number]} */
export const reach = (view) => (view.dice_count === 2 ? [2, 12] : [1, 6]);

/** How many turns of others come before a seat's own; -1 when it has none. @param {View} view @param {number} seat */
export function turnsBefore(view, seat) {
  if (view.current === null || view.players[seat]?.status !== 'on_way') return -1;
  const way = view.order.filter((s) => view.players[s]?.status === 'on_way');
  const from = way.indexOf(view.current);
  const to = way.indexOf(seat);
  return from < 0 || to < 0 ? -1 : (to - from + way.length - 1) % way.length;
}

const NEWS = new Set([
  'gift',
  'swapped',
  'finished',
  'removed',
  'skipped',
  'nothing',
  'last_round',
]);

/** A step that a card makes is worth a line, a walk by the dice is not. @param {Happened} e */
export const isNews = (e) => NEWS.has(e.kind) || (e.kind === 'moved' && e.data.how !== 'roll');

/** The latest events worth a line, newest first, at most five. @param {any} ctx @returns {Happened[]} */
export const news = (ctx) => ctx.history.filter(isNews).slice(-5).reverse();
