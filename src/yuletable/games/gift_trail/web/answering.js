// What the host may answer for someone whose phone is away: what the whole table sees, never by an own number.
import { deed } from './choice.js';

/** @typedef {import('./stage.js').View} View */

/** What a seat may answer, told from the public view. @param {View} view @param {string} kind @returns {any[]} */
function offered(view, kind) {
  const seats = view.candidates;
  if (kind === 'roll') return [{ roll: true }];
  if (kind === 'payback') return [{ give: true }, { give: false }];
  if (kind === 'pick_gift') return [...view.tree.map((gift) => ({ gift })), { draw: true }];
  if (kind === 'pick_swap') return seats.map((swap) => ({ swap }));
  const steals = seats.map((steal) => ({ steal }));
  return kind === 'first_gift' ? [{ tree: true }, ...steals] : steals;
}

/** @param {any} waiting @param {any} update @param {any} ctx @returns {{answers: {data: any, label: string}[]}} */
export function hostAnswers({ seat, kind, blind }, update, ctx) {
  /** @type {View} */
  const view = update.view;
  /** @type {any[]} */
  const answers = blind ?? offered(view, kind);
  return { answers: answers.map((data) => ({ data, label: deed({ data }, view, ctx, seat) })) };
}
