// What a screen knows: the last update, the log of the match, and how to act.
import { Line, randomId } from './socket.js';

/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./types.js').EventView} EventView */
/** @typedef {import('./socket.js').Answer} Answer */

/** When the update now shown came in: times left count from here. */
export const arrival = { at: 0 };

/** Milliseconds left now of what the last update said. @param {number} ms */
export const leftNow = (ms) => Math.max(0, ms - (performance.now() - arrival.at));

/** What this page keeps when storage is forbidden. @type {Map<string, string>} */
const loose = new Map();

/** @param {string} key */
export function recall(key) {
  try {
    return localStorage.getItem(key) ?? loose.get(key) ?? null;
  } catch {
    return loose.get(key) ?? null;
  }
}

/** @param {string} key @param {string | null} value */
export function keep(key, value) {
  if (value === null) loose.delete(key);
  else loose.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // storage is forbidden: the seat lasts as long as the page
  }
}

/** Between two of what this seat is about to do, ms. */
const HOVER_REST = 180;

/** @typedef {{name: string, avatar: string | null, watch: boolean}} Who */

/** A join that was sent, or nearly, and never heard of again. @param {string} notes @returns {(Who & {token: string}) | null} */
export function begunJoin(notes) {
  try {
    const found = JSON.parse(recall(notes) ?? 'null');
    return typeof found?.token === 'string' && typeof found.name === 'string' ? found : null;
  } catch {
    return null;
  }
}

export class Store {
  /**
   * @param {{code: string, table?: boolean, token?: string | null, onToken?: (token: string | null, before: string | null) => void}} room
   *   table: this screen is a TV; token: the secret of the seat; onToken: the seat has another
   *   secret, or none any more
   */
  constructor({ code, table = false, token = null, onToken = () => undefined }) {
    this.code = code.toUpperCase();
    this.table = table;
    this.token = token;
    this.onToken = onToken;
    /** @type {Update | null} */
    this.update = null;
    /** Everything seen of this match, oldest first. @type {EventView[]} */
    this.log = [];
    /** This screen was somebody before: why it is not any more. @type {import('./types.js').Text | null} */
    this.lost = null;
    this.busy = 0;
    /** performance.now() at the last update. */
    this.at = 0;
    /** The entries that its person missed, after the first and up to the last. @type {{from: number, to: number} | null} */
    this.away = null;
    /** What the host last did on this screen. @type {import('./types.js').HostDo['do'] | ''} */
    this.did = '';
    /** A touch has just given the seat back, the answer is on its way. */
    this.handedBack = false;
    /** Is this the seat on the screen? Times left are counted for that one. */
    this.shown = true;
    this.match = 0;
    /** What others are about to do. @type {import('./types.js').Hovered[]} */
    this.hovers = [];
    /** What this seat is about to do and has not told yet. @type {{ask: number, data: any} | null} */
    this.shows = null;
    /** The last that it has told. @type {{ask: number, data: any} | null} */
    this.held = null;
    this.showing = 0;
    /** @type {Set<(update: Update | null, before: Update | null) => void>} */
    this.listeners = new Set();
    this.line = new Line({
      room: () => this.code,
      hello: () => ({
        op: 'hello',
        room: this.code,
        token: this.token,
        since: this.update?.v ?? 0,
        table: this.table,
      }),
      sync: () => (this.update && this.shown ? { op: 'sync', since: this.update.v } : null),
      held: () => this.shown && this.botPlays,
      onStatus: (status) => {
        this.tell(this.update);
        if (status === 'online') this.showAgain();
      },
      onMessage: (message) => this.take(message),
    });
  }

  get status() {
    return this.line.status;
  }

  /** @param {(update: Update | null, before: Update | null) => void} listener called with the newest update and the one before it */
  subscribe(listener) {
    this.listeners.add(listener);
  }

  /** @param {Update | null} before */
  tell(before) {
    for (const listener of this.listeners) listener(this.update, before);
  }

  open() {
    void this.line.connect();
  }

  /** @param {import('./types.js').Out} message */
  take(message) {
    if (message.op === 'reject' && message.code === 'dead_token') {
      this.become(null);
      this.lost = message.why;
      this.tell(this.update);
      this.line.greet();
    }
    if (message.op === 'hovered') this.heardOf(message);
    if (message.op !== 'update') return;
    const before = this.update;
    this.update = message;
    this.at = performance.now();
    this.handedBack = false;
    if (this.shown) arrival.at = this.at;
    const match = message.room.match?.n ?? 0;
    if (match !== this.match) Object.assign(this, { log: [], away: null, held: null });
    this.match = match;
    this.hovers = this.hovers.filter((told) => this.stillAsked(told));
    const last = this.log[this.log.length - 1];
    const fresh = message.replay && last ? message.events.filter((e) => e.v > last.v) : message.events;
    this.log = [...this.log, ...fresh].slice(-400);
    this.tell(before);
    if (before?.room.paused && !message.room.paused) this.showAgain();
  }

  /** Is that of an ask that is open here? @param {import('./types.js').Hovered} told */
  stillAsked(told) {
    const { room } = this.update ?? {};
    const bot = room?.members.some((m) => m.seat === told.seat && m.bot_plays);
    return told.match === this.match && !bot && Boolean(room?.waiting.some(({ seat, ask }) => seat === told.seat && ask === told.ask));
  }

  /** What somebody is about to do; of an ask that has been answered it is nothing. @param {import('./types.js').Hovered} told */
  heardOf(told) {
    this.hovers = [...this.hovers.filter(({ seat }) => seat !== told.seat), ...(this.stillAsked(told) ? [told] : [])];
    this.tell(this.update);
  }

  /** Let others follow what is about to be answered; null: nothing any more. @param {any} data */
  hover(data) {
    const ask = this.update?.ask?.ask;
    this.shows = ask === undefined ? null : { ask, data };
    if (!this.showing) this.showNow();
  }

  /** Not more often than others can follow; the newest always comes through, unless its ask is answered. */
  showNow() {
    const held = this.shows;
    this.shows = null;
    this.showing = 0;
    if (!held || held.ask !== this.update?.ask?.ask) return;
    this.held = held;
    this.line.send({ op: 'hover', ...held });
    this.showing = window.setTimeout(() => this.showNow(), HOVER_REST);
  }

  /** What is held still: a line that broke has taken it back, and in a pause nobody is told. */
  showAgain() {
    this.shows ??= this.held;
    if (!this.showing) this.showNow();
  }

  /** Another secret; what was known under the one before is forgotten. @param {string | null} token */
  become(token) {
    const before = this.token;
    this.token = token;
    this.update = null;
    this.log = [];
    this.held = null;
    this.match = 0;
    this.onToken(token, before);
  }

  /** This seat is the one on the screen from now on, or no longer. @param {boolean} shown */
  show(shown) {
    this.shown = shown;
    if (shown) arrival.at = this.at;
  }

  /** Somebody is at this screen: what a computer player holds for this seat is handed back. */
  handBack() {
    this.handedBack = true;
    this.line.look();
  }

  /** Does a computer player hold the seat of this screen? */
  get botPlays() {
    const { room, you } = this.update ?? {};
    return you?.seat !== null && Boolean(room?.members.find((m) => m.id === you?.member)?.bot_plays);
  }

  /** @param {object} message @param {boolean} [soon] now or not at all @returns {Promise<Answer>} */
  async send(message, soon = false) {
    this.busy++;
    this.tell(this.update);
    const answer = await this.line.ask(message, soon);
    this.busy--;
    this.tell(this.update);
    return answer;
  }

  /**
   * Sit down or watch. The token becomes the seat's only when the server took the name; before it is
   * sent it is noted, so that a page that is closed too early goes on with the same one.
   * @param {Who} who @param {string} notes where it is noted
   */
  async join({ name, avatar, watch }, notes) {
    const token = begunJoin(notes)?.token ?? randomId(24);
    keep(notes, JSON.stringify({ token, name, avatar, watch }));
    const answer = await this.enter(token, { op: 'join', token, name, avatar, watch });
    // Refused, the token is nobody's. Without a clear word it may be somebody's.
    if (answer.ok || (answer.code !== 'stale' && answer.code !== 'bad_message')) keep(notes, null);
    return answer;
  }

  /** Take a seat over by its one-time code. @param {string} code @param {string} token the secret it shall have */
  claim(code, token) {
    return this.enter(token, { op: 'claim', token, code });
  }

  /** @param {string} token @param {object} message that makes this screen the seat of the token */
  async enter(token, message) {
    const answer = await this.send(message);
    if (answer.ok) {
      const before = this.token;
      this.token = token;
      this.lost = null;
      this.onToken(token, before);
    }
    return answer;
  }

  /** Answer the open ask. @param {any} data one of its options */
  act(data) {
    this.away = null;
    return this.send({ op: 'act', ask: this.update?.ask?.ask ?? 0, data });
  }

  undo() {
    return this.send({ op: 'undo' }, true);
  }

  /** @param {import('./types.js').HostDo} command */
  host(command) {
    this.did = command.do;
    return this.send({ op: 'host', command }, true);
  }

  /** Leave the room for good; the token dies. @returns {Promise<Answer>} */
  async leave() {
    const member = this.update?.you.member;
    if (member === null || member === undefined) return { ok: true };
    const answer = await this.host({ do: 'dismiss', member });
    if (!answer.ok) return answer;
    this.become(null);
    this.lost = { key: 'yt-why-left' };
    this.line.greet();
    return answer;
  }
}
