// Who is away while the match waits, and for whom the computer plays: in words, not only as a badge.
import { t } from '../texts.js';

/** @typedef {import('../types.js').RoomView} RoomView */
/** @typedef {import('../types.js').MemberView} MemberView */

/** A phone that only looks away for a moment is not told, ms. */
const BLINK = 3000;
/** So long a sentence stands about what has just changed, ms. */
const NOTICE = 8000;
/** So long somebody is the one who has just come in, ms. */
const NEW = 20_000;

/** The people around the table, as one TV has followed them. */
export class People {
  /** @param {() => void} draw */
  constructor(draw) {
    this.draw = draw;
    /** People seen so far. @type {Set<number> | null} */
    this.known = null;
    /** Who came last, -1: some time ago. */
    this.newest = -1;
    /** Since when somebody's phone is away; known away from the start: 0. @type {Map<number, number>} */
    this.away = new Map();
    /** For whom the computer plays. @type {Set<number>} */
    this.helped = new Set();
    /** What has just changed. @type {{key: string, name: string} | null} */
    this.notice = null;
    /** @type {Record<string, number>} */
    this.clocks = {};
  }

  /** Draw again after a while; asked for again, only the last one counts. @param {string} what @param {number} ms @param {() => void} change */
  later(what, ms, change) {
    clearTimeout(this.clocks[what]);
    this.clocks[what] = window.setTimeout(() => {
      change();
      this.draw();
    }, ms);
  }

  /** @param {RoomView} room @returns {boolean} whether somebody has just come in */
  follow(room) {
    const first = this.known === null;
    const fresh = room.members.filter((m) => this.known && !this.known.has(m.id));
    const last = fresh[fresh.length - 1];
    this.known = new Set(room.members.map((m) => m.id));
    if (last) {
      this.newest = last.id;
      this.later('new', NEW, () => (this.newest = -1));
    }
    this.watchPhones(room, first);
    this.watchHelp(room, first);
    return fresh.length > 0;
  }

  /** @param {RoomView} room @param {boolean} first */
  watchPhones(room, first) {
    for (const { id, bot, online } of room.members) {
      if (online || bot !== null) this.away.delete(id);
      else if (!this.away.has(id)) {
        this.away.set(id, first ? 0 : Date.now());
        this.later('away', BLINK + 100, () => undefined);
      }
    }
    for (const id of this.away.keys()) if (!this.known?.has(id)) this.away.delete(id);
  }

  /** @param {RoomView} room @param {boolean} first */
  watchHelp(room, first) {
    const helped = room.members.filter((m) => m.bot_plays && m.seat !== null);
    const begun = helped.find((m) => !this.helped.has(m.id));
    const back = room.members.find((m) => this.helped.has(m.id) && !m.bot_plays && m.seat !== null);
    this.helped = new Set(helped.map((m) => m.id));
    const who = begun ?? back;
    if (first || !who || room.phase !== 'playing') return;
    this.notice = { key: begun ? 'yt-bot-goes-on' : 'yt-plays-again', name: who.name };
    this.later('notice', NOTICE, () => (this.notice = null));
  }

  /** Whom the match waits for though the phone is away. @param {RoomView} room @returns {MemberView[]} */
  awaited(room) {
    if (room.phase !== 'playing' || room.paused) return [];
    const seats = new Set(room.waiting.map((w) => w.seat));
    return room.members.filter(
      (m) =>
        m.seat !== null && seats.has(m.seat) && m.bot === null && !m.online && !m.bot_plays &&
        Date.now() - (this.away.get(m.id) ?? Date.now()) >= BLINK,
    ); // prettier-ignore
  }

  /** What has just changed, in a sentence, '' without. @param {RoomView} room */
  news(room) {
    return this.notice && room.phase === 'playing' ? t(this.notice.key, { name: this.notice.name }) : '';
  }

  /** Who is awaited and away in a sentence, '' when nobody is. @param {RoomView} room */
  absence(room) {
    const asleep = this.awaited(room);
    if (!asleep.length) return '';
    const names = asleep.map((m) => m.name);
    const host = room.members.find((m) => m.id === room.host);
    const said = t('yt-asleep', { n: names.length, names });
    return host?.online ? `${said} ${t('yt-host-can-play-on', { n: names.length, names })}` : said;
  }
}
