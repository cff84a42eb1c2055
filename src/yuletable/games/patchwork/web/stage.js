// What the table shows while events play: the view before them, with the events so far folded in.
import { staged } from '/web/stage.js';
import { BONUS, EMPTY } from './effect.js';
import { SPECIAL } from './patches.js';

/**
 * @typedef {import('./types.d.ts').PatchworkView} View
 * @typedef {import('./effect.js').Player} Player
 * @typedef {import('/web/stage.js').Happened} Happened
 */

const ACCOUNT = new Set(['over', 'circled']);

/** The view to draw now; the account is opened by the host, so it is drawn as it is. */
export const viewNow = staged(after, (event, before) => before.over || ACCOUNT.has(event.kind));

/** How far ahead the next of some spaces is. @param {number} time @param {number[]} spaces */
const next = (time, spaces) => spaces.filter((space) => space > time).map((space) => space - time)[0] ?? null;

/** Everything that follows from tokens, buttons and quilts. @param {View} view @returns {View} */
function counted(view) {
  const players = view.players.map((p, seat) => {
    const bonus = view.bonus === seat;
    return {
      ...p,
      bonus,
      payments: view.track.income.filter((space) => space > p.time).length,
      next_income: next(p.time, view.track.income),
      next_special: next(p.time, view.track.special_left),
      score: p.buttons + (bonus ? BONUS : 0) - EMPTY * p.empty,
    };
  });
  return { ...view, players };
}

/** @param {Player} p @param {any} data of the event */
function lay(p, { patch = SPECIAL, orientation = 0, row, column, squares, empty, income = p.income }) {
  const quilt = [...p.quilt];
  for (const square of squares) quilt[square] = patch;
  return { ...p, quilt, laid: [...p.laid, { patch, orientation, row, column, squares }], empty, income, sewing: null };
}

/** A token comes to a space; it lies on top of one that stands there. @param {Player[]} players @param {number} seat @param {number} to */
const step = (players, seat, to) =>
  players.map((p, i) => (i === seat ? { ...p, time: to, on_top: players[1 - i]?.time === to } : { ...p, on_top: false }));

/** A view after an event. @param {View} view @param {Happened} event @returns {View} */
export function after(view, { kind, data }) {
  let { circle, offered, bonus, track, current } = view;
  /** @type {Player[]} */
  let players = view.players;
  /** @param {(p: Player) => Player} change */
  const change = (change) => (players = players.map((p, seat) => (seat === data.seat ? change(p) : p)));
  switch (kind) {
    case 'started':
      current = data.seat;
      players = players.map((p, seat) => ({ ...p, on_top: seat === data.seat }));
      break;
    case 'passed':
    case 'moved':
      current = data.seat;
      players = step(players, data.seat, data.to);
      change((p) => ({ ...p, due: p.income ? track.income.filter((space) => space > data.from && space <= data.to) : [] }));
      if (kind === 'passed') change((p) => ({ ...p, buttons: data.buttons }));
      break;
    case 'bought':
      current = data.seat;
      change((p) => ({ ...p, buttons: data.buttons, sewing: { size: data.size, income: data.income } }));
      break;
    case 'placed': {
      const gap = circle.indexOf(data.patch);
      if (gap >= 0) circle = [...circle.slice(gap + 1), ...circle.slice(0, gap)];
      offered = circle.slice(0, 3);
      change((p) => lay(p, data));
      break;
    }
    case 'income':
      change((p) => ({ ...p, buttons: data.buttons, due: (p.due ?? []).filter((space) => space !== data.space) }));
      break;
    case 'bonus':
      bonus = data.seat;
      break;
    case 'special_taken':
    case 'special_aside':
      track = { ...track, special_left: track.special_left.filter((space) => space !== data.space) };
      break;
    case 'special_placed':
      change((p) => lay(p, data));
      break;
  }
  return counted({ ...view, asked: null, prompt: null, chosen: null, players, circle, offered, bonus, track, current });
}

/** The place on the table that an event is about, by its name there. @param {Happened} event */
export function placeOf({ kind, data }) {
  if (['placed', 'bonus', 'special_placed'].includes(kind)) return `quilt-${data.seat}`;
  if (['passed', 'moved', 'income', 'special_taken', 'special_aside', 'home'].includes(kind)) return 'track';
  if (['circled', 'bought'].includes(kind)) return 'circle';
  return typeof data.seat === 'number' ? `player-${data.seat}` : '';
}

const NEWS = new Set(['passed', 'placed', 'bonus', 'special_placed', 'special_aside', 'home', 'skipped']);

/** Is that worth a sentence to someone who was away? @param {Happened} event */
export const isNews = (event) => NEWS.has(event.kind);
