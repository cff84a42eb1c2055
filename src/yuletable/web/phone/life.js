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
  let left = remembered();
  /** The asks for which the phone has buzzed. @type {Set<string>} */
  const buzzed = new Set();

  function remembered() {
    try {
      return JSON.parse(recall(key) ?? 'null');
    } catch {
      return null;
    }
  }

  /** The page is out of sight, or out of reach, from now on. */
  function leave() {
    const { update, store } = seats.shown;
    const n = update?.room.match?.n;
    if (left || !n) return;
    left = { at: Date.now(), match: n, v: store.away?.from ?? update.v };
    keep(key, JSON.stringify(left));
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

  /** "Your turn", felt in the pocket, once for each ask. @param {Seat} seat */
  function buzz(seat) {
    const { update } = seat;
    if (!update?.ask || !seat.asked) return;
    const ask = `${update.room.match?.n}.${update.you.seat}.${update.ask.ask}`;
    if (buzzed.has(ask)) return;
    buzzed.add(ask);
    // eslint-disable-next-line compat/compat -- asked for before it is used
    navigator.vibrate?.([60, 40, 60]);
  }

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
      buzz(seat);
      const plays = seats.all.some(({ update }) => update?.room.phase === 'playing' && update.you.seat !== null);
      stayAwake(plays);
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
