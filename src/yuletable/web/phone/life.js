// A phone sleeps, wakes, buzzes: what belongs to no page of it.
import { isAwake, stayAwake } from '../awake.js';
import { keep, recall } from '../store.js';

/** @typedef {import('../seats.js').Seat} Seat */

/** Gone for less than so many ms, nobody needs to be told what happened. */
const AWAY = 15_000;

/**
 * @param {import('../seats.js').Seats} seats @param {() => void} draw
 */
export function life(seats, draw) {
  const key = `yuletable.away.${seats.code}`;
  /** What the phone had seen when it was left: wall time, match, last event. @type {{at: number, match: number, v: number} | null} */
  let left = kept(key);
  const turnsKey = `yuletable.buzzed.${seats.code}`;
  /** The turns for which the phone has buzzed: by seat the match and the newest ask. @type {Record<number, string>} */
  const turns = kept(turnsKey) ?? {};

  /** @param {string} key */
  function kept(key) {
    try {
      return JSON.parse(recall(key) ?? 'null');
    } catch {
      return null;
    }
  }

  /** The page is out of sight, or out of reach, from now on. */
  function leave() {
    if (!left) left = look();
  }

  /** What is seen now, kept for a phone that ends without a word. */
  function look() {
    const { update, store } = seats.shown;
    const n = update?.room.match?.n;
    if (!n) return null;
    const seen = { at: Date.now(), match: n, v: store.away?.from ?? update.v };
    keep(key, JSON.stringify(seen));
    return seen;
  }

  /** Back, and the whole state has been sent again: was it long? @param {Seat} seat */
  function comeBack(seat) {
    const was = left;
    const { update } = seat;
    if (!was || !update?.replay || document.hidden) return;
    left = null;
    keep(key, null);
    if (update.room.phase !== 'playing' || update.room.match?.n !== was.match || update.v <= was.v) return;
    if (Date.now() - was.at < AWAY) return;
    for (const one of seats.all) one.store.away = { from: was.v, to: update.v };
    draw();
    scrollTo(0, 0);
  }

  /**
   * "Your turn", felt in the pocket. A turn goes on, in the hand, from ask to ask until somebody
   * else is waited for. @param {Seat} seat
   */
  function buzz(seat) {
    const { update } = seat;
    const place = update?.you.seat ?? null;
    if (!update || place === null) return;
    const { room } = update;
    const known = turns[place];
    const ask = update.ask ? `${room.match?.n}.${update.ask.ask}` : '';
    const others = room.waiting.length > 0 && room.waiting.every((w) => w.seat !== place);
    // What came between while the phone was away is not known: then another ask is another turn.
    const missed = update.replay && ask !== '' && ask !== known;
    if (known && (others || missed || room.phase !== 'playing')) note(place, null);
    if (!ask || !seat.asked) return;
    const fresh = !turns[place];
    note(place, ask);
    if (!fresh) return;
    // eslint-disable-next-line compat/compat -- asked for before it is used
    navigator.vibrate?.([60, 40, 60]);
  }

  /** @param {number} seat @param {string | null} ask */
  function note(seat, ask) {
    if (turns[seat] === ask) return;
    if (ask === null) delete turns[seat];
    else turns[seat] = ask;
    keep(turnsKey, JSON.stringify(turns));
  }

  /** Whoever plays stays awake, and whoever hosts: without a seat too, and between games. @param {Seat} seat */
  const needed = ({ update }) =>
    update !== null && ((update.room.phase === 'playing' && update.you.seat !== null) || (update.you.host && update.room.phase !== 'menu'));

  document.addEventListener('visibilitychange', () => document.hidden && leave());
  document.addEventListener('freeze', leave);
  addEventListener('pagehide', leave);

  // Any touch of the page: the person is here, the computer has played long enough for it.
  const touched = () => {
    const { shown } = seats;
    if (seats.cover || !shown.member?.bot_plays || shown.update?.you.seat === null || shown.store.handedBack) return;
    shown.store.handBack();
    draw();
  };
  addEventListener('pointerdown', touched, { capture: true });
  addEventListener('keydown', touched, { capture: true });

  const found = {
    /** A fresh update of a seat. @param {Seat} seat */
    heard(seat) {
      if (seat === seats.shown) comeBack(seat);
      if (seat === seats.shown && !left && !document.hidden) look();
      buzz(seat);
      stayAwake(seats.all.some(needed));
    },
    /** The line of the shown seat has come or gone. */
    line() {
      if (seats.shown.store.status === 'offline') leave();
    },
    awake: isAwake,
  };
  for (const seat of seats.all) if (seat.update) found.heard(seat);
  return found;
}
