// What the table shows while events play: the view before them, with the events so far folded in.
import { staged } from '/web/stage.js';
import { cardArgs, facts, fadOf, SLOTS } from './yarn.js';

/**
 * @typedef {import('./types.d.ts').SweatersView} View
 * @typedef {import('./types.d.ts').PlayerView} Player
 * @typedef {import('./types.d.ts').SweaterView} Sweater
 * @typedef {import('./types.d.ts').TradeView} Trade
 * @typedef {import('/web/stage.js').Happened} Happened
 */

/** The view to draw now. A round that begins and a game that ends are drawn as they are. */
export const viewNow = staged(after, (event, before) => before.over || event.kind === 'over');

/** How strong a card of the trade area is (4.1 to 4.3). @param {View} view @param {Trade} played @param {number} at */
function strength(view, played, at) {
  const yarn = facts(played.card).color === view.yarn ? 1 : 0;
  const fit = view.fit !== null && played.value === view.fit;
  const [tier, second] = fit ? [3, yarn] : [yarn ? 2 : 1, played.value ?? 0];
  return tier * 10000 + second * 100 + at;
}

/** Ranks and tiers of what has been played. @param {View} view @param {Trade[]} trade @returns {Trade[]} */
function ranked(view, trade) {
  const strengths = trade.map((played, at) => strength(view, played, at));
  return trade.map((played, i) => ({
    ...played,
    rank: played.value === null ? null : 1 + strengths.filter((one) => one > (strengths[i] ?? 0)).length,
    tier: played.value === null ? null : played.value === view.fit ? 'fit' : facts(played.card).color === view.yarn ? 'yarn' : 'plain',
  }));
}

/** After the draft the cards played are the pool (5.9). @param {View} view @returns {View} */
function cleared(view) {
  if (!view.order.length || view.order.some((turn) => turn.state === 'now' || turn.state === 'next')) return view;
  return { ...view, pool: [...view.pool, ...view.trade.map((played) => played.card)], trade: [], order: [], led_color: null, led_icon: null };
}

/** The draft goes on to its next entry. @param {View} view @param {'done' | 'billy'} how @returns {View['order']} */
function stepped(view, how) {
  const now = view.order.findIndex((turn) => turn.state === 'now');
  const next = view.order.findIndex((turn, i) => i > now && turn.state === 'next');
  return view.order.map((turn, i) => (i === now ? { ...turn, state: how } : i === next ? { ...turn, state: 'now' } : turn));
}

/** A sweater with pieces changed; what it is worth the next view says. @param {Sweater} sweater @param {Sweater['pieces']} pieces @returns {Sweater} */
function changed(sweater, pieces) {
  const place = (/** @type {Sweater['pieces'][number]} */ piece) => (piece.slot ? SLOTS.indexOf(piece.slot) : 3);
  const need = SLOTS.filter((slot) => !pieces.some((piece) => piece.slot === slot));
  return { ...sweater, pieces: [...pieces].sort((a, b) => place(a) - place(b)), need, complete: need.length === 0, lines: [], points: 0, best: 0 };
}

/** @param {number} number @returns {Sweater} */
const begun = (number) => ({ number, pieces: [], complete: false, locked: false, claims: [], banked: 0, lines: [], points: 0, best: 0, need: [...SLOTS], run: true });

/** Put a piece into a sweater of a seat, over what lies there. @param {Player} who @param {number} number @param {Sweater['pieces'][number]} piece */
function put(who, number, piece) {
  const sweater = who.sweaters.find((one) => one.number === number) ?? begun(number);
  const pieces = [...sweater.pieces.filter((one) => piece.slot === null || one.slot !== piece.slot), piece];
  who.sweaters = [...who.sweaters.filter((one) => one.number !== number), changed(sweater, pieces)].sort((a, b) => a.number - b.number);
  counted(who);
}

/** Take a piece out of the sweaters of a seat. @param {Player} who @param {string} card */
function pull(who, card) {
  const piece = who.sweaters.flatMap((sweater) => sweater.pieces).find((one) => one.card === card);
  who.sweaters = who.sweaters.map((sweater) =>
    sweater.pieces.some((one) => one.card === card) ? changed(sweater, sweater.pieces.filter((one) => one.card !== card)) : sweater,
  );
  counted(who);
  return piece;
}

/** @param {Player} who */
function counted(who) {
  who.complete = who.sweaters.filter((sweater) => sweater.complete).length;
  who.started = who.sweaters.length;
}

/** @param {Player} who @param {string} card @param {(piece: Sweater['pieces'][number]) => Sweater['pieces'][number]} change */
function mend(who, card, change) {
  who.sweaters = who.sweaters.map((sweater) =>
    sweater.pieces.some((one) => one.card === card) ? changed(sweater, sweater.pieces.map((one) => (one.card === card ? change(one) : one))) : sweater,
  );
  counted(who);
}

/** What an event changes in the seat that it is about. @param {Player} who @param {Happened} event */
function ofSeat(who, { kind, data }) {
  switch (kind) {
    case 'bonus_dealt':
      who.bonus = { ability: data.ability, used: false, combos: [] };
      break;
    case 'billy_used':
    case 'maria_used':
      if (who.bonus) who.bonus = { ...who.bonus, used: true };
      break;
    case 'santas_dealt':
      who.hidden += data.count;
      break;
    case 'dealt':
    case 'refilled':
      who.hand += data.count;
      break;
    case 'played':
      who.hand -= 1;
      break;
    case 'missed':
      who.misses = [...who.misses, { trick: 0, color: data.led_color, icon: data.led_icon, drawn: 0 }];
      break;
    case 'knitted': {
      const { value, icon, patch } = facts(data.card);
      put(who, data.sweater, /** @type {any} */ ({ card: data.card, slot: data.slot === 'float' ? null : data.slot, value: value || null, icon: icon || null, open: patch }));
      break;
    }
    case 'pinned':
      mend(who, `${data.color}-patch`, (piece) => ({ ...piece, slot: data.slot }));
      break;
    case 'patch_set':
      mend(who, `${data.color}-patch`, (piece) => ({ ...piece, value: data.as_value, icon: data.as_icon, open: false }));
      break;
    case 'claimed':
      who.sweaters = who.sweaters.map((one) =>
        one.number === data.sweater ? { ...one, locked: true, claims: [...one.claims, data.fad], banked: one.banked + data.points } : one,
      );
      break;
    case 'tina_moved': {
      const piece = pull(who, data.card);
      // The numbers told are those that sweaters have once an emptied one is gone.
      who.sweaters = who.sweaters.filter((one) => one.pieces.length > 0).map((one, at) => ({ ...one, number: at + 1 }));
      if (piece) put(who, data.sweater, piece);
      if (who.bonus) who.bonus = { ...who.bonus, used: true };
      break;
    }
    case 'tina_swapped': {
      const home = (/** @type {string} */ card) => who.sweaters.find((one) => one.pieces.some((piece) => piece.card === card))?.number ?? 1;
      const [a, b] = [home(data.card), home(data.with_card)];
      const [one, other] = [pull(who, data.card), pull(who, data.with_card)];
      if (one) put(who, b, one);
      if (other) put(who, a, other);
      if (who.bonus) who.bonus = { ...who.bonus, used: true };
      break;
    }
    case 'santa_revealed':
      who.revealed = [...who.revealed, data.santa];
      who.hidden -= 1;
      if (data.met) who.met = [...who.met, data.santa];
      break;
    case 'scored':
      who.score = data.total;
      who.live = data.total;
      break;
  }
}

/** A view after an event. @param {View} before @param {Happened} event @returns {View} */
export function after(before, event) {
  const { kind, data } = event;
  const quiet = { ...before, asked: [], prompt: null, players: before.players.map((player) => ({ ...player })) };
  let view = /** @type {View} */ (['played', 'refilled', 'round_ended'].includes(kind) ? cleared(quiet) : quiet);
  const who = /** @type {Player | undefined} */ (view.players[data.seat]);
  if (who) ofSeat(who, event);
  switch (kind) {
    case 'round_started':
      for (const player of view.players) Object.assign(player, { sweaters: [], misses: [], complete: 0, started: 0, hand: 0 });
      return { ...view, round: data.round, rounds: data.rounds, fads: view.mode === 'express' ? view.fads : [], yarn: null, fit: null, last_draft: false, trick: 1 };
    case 'fad_turned':
      return { ...view, fads: [...view.fads, fadOf(data.fad)] };
    case 'yarn_turned':
      return { ...view, yarn: data.color };
    case 'fit_turned':
      return { ...view, fit: data.number };
    case 'pool_laid':
      return { ...view, pool: data.cards };
    case 'started':
      return { ...view, leader: data.seat };
    case 'played': {
      const last = view.trade[view.trade.length - 1];
      const { color, value, icon, patch } = facts(data.card);
      const played = /** @type {Trade} */ ({
        seat: data.seat, card: data.card, rank: null, tier: null, followed: true,
        value: patch ? (last?.value ?? null) : value, icon: patch ? (last?.icon ?? null) : icon,
      }); // prettier-ignore
      const led = view.trade.length ? {} : { led_color: color, led_icon: icon || null, trick: view.trick + (view.order.length ? 1 : 0) };
      view = /** @type {View} */ ({ ...view, ...led });
      return { ...view, trade: ranked(view, [...view.trade, played]) };
    }
    case 'copied':
      view.trade = view.trade.map((one) => (one.card === `${data.color}-patch` ? { ...one, value: data.as_value, icon: data.as_icon } : one));
      return { ...view, led_icon: view.trade.length === 1 ? data.as_icon : view.led_icon, trade: ranked(view, view.trade) };
    case 'missed':
      return { ...view, trade: view.trade.map((one, i) => (i === view.trade.length - 1 ? { ...one, followed: false } : one)) };
    case 'ranked':
      return {
        ...view,
        leader: data.seat,
        order: data.seats.map((/** @type {number} */ seat, /** @type {number} */ i) => ({ rank: i + 1, seat, card: data.cards[i], state: i ? 'next' : 'now' })),
      };
    case 'billy_used': {
      const best = view.order.findIndex((turn) => turn.seat === data.seat);
      return { ...view, pool: view.pool.filter((one) => one !== data.card), order: view.order.map((turn, i) => (i === best ? { ...turn, state: 'billy' } : turn)) };
    }
    case 'knitted':
      return { ...view, taken: null, pool: view.pool.filter((one) => one !== data.card), order: stepped(view, 'done') };
    case 'claimed':
      return { ...view, fads: view.fads.filter((one) => one.fad !== data.fad) };
    case 'last_draft':
      return { ...view, last_draft: true };
  }
  return view;
}

/** The name of a card. @param {string} card @param {any} ctx @returns {string} */
export const nameOf = (card, ctx) => ctx.t('sweaters-card', cardArgs(card));

/** The name of a card with its icon and slot, for those who hear the page. @param {string} card @param {any} ctx @returns {string} */
export function wholeName(card, ctx) {
  const { icon, slot } = facts(card);
  return slot ? `${nameOf(card, ctx)}, ${ctx.t('sweaters-icon', { icon })}, ${ctx.t('sweaters-slot', { slot })}` : nameOf(card, ctx);
}

/** A sweater in words. @param {Sweater['pieces']} pieces @param {any} ctx */
export const piecesText = (pieces, ctx) =>
  pieces
    .map((piece) => `${ctx.t('sweaters-slot', { slot: piece.slot ?? 'float' })}: ${nameOf(piece.card, ctx)}${piece.icon ? `, ${ctx.t('sweaters-icon', { icon: piece.icon })}` : ''}`)
    .join('; ');

/** The place on the table that an event is about, by its name there. @param {Happened} event */
export function placeOf({ kind, data }) {
  if (['fad_turned', 'yarn_turned', 'fit_turned', 'round_started', 'round_ended'].includes(kind)) return 'round';
  if (kind === 'pool_laid') return 'pool';
  if (['played', 'copied', 'ranked'].includes(kind)) return 'trade';
  return typeof data.seat === 'number' ? `player-${data.seat}` : '';
}

const NEWS = new Set([
  'played', 'copied', 'missed', 'ranked', 'billy_used', 'maria_used', 'knitted', 'covered', 'completed', 'claimed', 'last_draft',
  'tina_moved', 'tina_swapped', 'yarn_turned', 'fit_turned', 'round_ended', 'scored', 'brothers_met', 'skipped',
]); // prettier-ignore

/** Is that worth a sentence to someone who was away? @param {Happened} event */
export const isNews = (event) => NEWS.has(event.kind);
