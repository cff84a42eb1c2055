// What the table shows while events play: the view before them, with the events so far folded in.
import { staged } from '/web/stage.js';
import { numberOf, typeOf } from './cards.js';

/**
 * @typedef {import('./types.d.ts').HatsView} View
 * @typedef {import('./types.d.ts').PlayerView} Player
 * @typedef {import('/web/stage.js').Happened} Happened
 */

/** A cookie is worth so much. */
export const COOKIE = 5;

/** The view to draw now; the account is opened by the host, so it is drawn as it is. */
export const viewNow = staged(after, (event, before) => before.over || event.kind === 'over');

/** What each type is worth with these cards on the tray. @param {string[]} tray @returns {Map<string, number>} */
function worth(tray) {
  const values = new Map();
  tray.forEach((card, i) => {
    if (!values.has(typeOf(card))) values.set(typeOf(card), i + 1);
  });
  return values;
}

/** Everything that follows from the cards. @param {View} view @returns {View} */
function counted(view) {
  const values = worth(view.tray.map((space) => space.card));
  const tray = view.tray.map((space) => ({
    ...space,
    value: values.get(typeOf(space.card)) === space.space ? space.space : 0,
  }));
  const types = view.types.map(({ type }) => ({ type, value: values.get(type) ?? 0 }));
  const players = view.players.map((player, seat) => {
    const hats = player.collection.reduce((sum, card) => sum + (values.get(typeOf(card)) ?? 0), 0);
    const cookie = view.cookie === seat;
    return {
      ...player,
      cookie,
      hats,
      types: new Set(player.collection.map(typeOf)).size + (player.black ? 1 : 0),
      points: hats + player.black + (cookie ? COOKIE : 0),
    };
  });
  const most = view.cookie === null ? 0 : (players[view.cookie]?.types ?? 0);
  for (const player of players) player.behind = Math.max(0, most - player.types);
  const teams = view.team_points.map((_, team) =>
    players.reduce((sum, player) => sum + (player.team === team ? player.points : 0), 0),
  );
  return { ...view, tray, types, players, team_points: teams };
}

/** A view after an event. @param {View} view @param {Happened} event @returns {View} */
export function after(view, { kind, data }) {
  const players = view.players.map((player) => ({ ...player, collection: [...player.collection] }));
  let { tray, cookie, pile, discards, removed, current } = view;
  const who = /** @type {Player | undefined} */ (players[data.seat]);
  const played = () => who && Object.assign(who, { hand: who.hand - 1, plays: who.plays + 1, left: who.left - 1 });
  switch (kind) {
    case 'types_removed':
      removed = data.types;
      break;
    case 'laid':
      tray = data.cards.map((/** @type {string} */ card, /** @type {number} */ i) => ({ space: i + 1, card, value: 0 }));
      break;
    case 'dealt':
      if (who) who.hand += data.count;
      break;
    case 'started':
      current = data.seat;
      break;
    case 'swapped':
      tray = tray.map((space) => (space.space === data.space ? { ...space, card: `${data.type}-${data.number}` } : space));
      who?.collection.push(`${data.taken_type}-${data.taken_number}`);
      played();
      current = data.seat;
      break;
    case 'hidden':
      if (who) who.black += 1;
      played();
      current = data.seat;
      break;
    case 'discarded':
      discards += 1;
      if (who) who.hand -= 1;
      break;
    case 'drew':
      pile -= 1;
      if (who) who.hand += 1;
      break;
    case 'refilled':
      pile = data.count;
      discards = 0;
      break;
    case 'cookie_moved':
      cookie = data.seat;
      break;
  }
  const quiet = { asked: null, prompt: null, offer_from: null, offer_to: null };
  return counted({ ...view, ...quiet, tray, players, cookie, pile, discards, removed, current });
}

/** Seats in the order they are shown: partners stand together. @param {View} view @returns {number[]} */
export function seatsOf(view) {
  const seats = [...view.players.keys()];
  return seats.sort((a, b) => (view.players[a]?.team ?? 0) - (view.players[b]?.team ?? 0) || a - b);
}

/** The seats of each team, or each seat alone. @param {View} view @returns {number[][]} */
export function sidesOf(view) {
  if (!view.team_points.length) return [...view.players.keys()].map((seat) => [seat]);
  return view.team_points.map((_, team) => [...view.players.keys()].filter((seat) => view.players[seat]?.team === team));
}

/** What a type is worth now, 0 when it does not lie on the tray. @param {View} view @param {string} type */
export const valueOf = (view, type) => view.types.find((one) => one.type === type)?.value ?? 0;

/** Types of this game that do not lie on the tray. @param {View} view */
export const absent = (view) => view.types.filter((one) => one.value === 0).map((one) => one.type);

/** The arguments of a card's name. @param {string} card */
export const cardArgs = (card) => ({ type: typeOf(card), number: numberOf(card) });

/** The name of a card. @param {string} card @param {any} ctx @returns {string} */
export const nameOf = (card, ctx) => ctx.t('hats-card', cardArgs(card));

/** The place on the table that an event is about, by its name there. @param {Happened} event */
export function placeOf({ kind, data }) {
  if (kind === 'swapped') return `space-${data.space}`;
  if (['laid', 'types_removed'].includes(kind)) return 'tray';
  if (['refilled'].includes(kind)) return 'piles';
  return typeof data.seat === 'number' ? `player-${data.seat}` : '';
}

const NEWS = new Set(['swapped', 'hidden', 'cookie_moved', 'exchanged', 'declined', 'proposed', 'refilled', 'skipped']);

/** Is that worth a sentence to someone who was away? @param {Happened} event */
export const isNews = (event) => NEWS.has(event.kind);
