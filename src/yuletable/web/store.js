// What a screen knows: the last update, the log of the match, and how to act.
import { Line, randomId } from './socket.js';

/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./types.js').EventView} EventView */
/** @typedef {import('./socket.js').Answer} Answer */

/** When the update now shown came in: times left count from here. */
export const arrival = { at: 0 };

/** Milliseconds left now of what the last update said. @param {number} ms */
export const leftNow = (ms) => Math.max(0, ms - (performance.now() - arrival.at));

/** @param {string} code */
const tokenKey = (code) => `yuletable.token.${code}`;

/** Tokens of this browser when storage is forbidden. @type {Map<string, string>} */
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

export class Store {
  /** @param {{code: string, table?: boolean}} room table: this screen is a TV */
  constructor({ code, table = false }) {
    this.code = code.toUpperCase();
    this.table = table;
    this.token = table ? null : recall(tokenKey(this.code));
    /** @type {Update | null} */
    this.update = null;
    /** Everything seen of this match, oldest first. @type {EventView[]} */
    this.log = [];
    /** The token died: this screen was somebody before. */
    this.lost = false;
    this.busy = 0;
    this.match = 0;
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
      onStatus: () => this.tell(this.update),
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
      this.lost = true;
      this.line.greet();
    }
    if (message.op !== 'update') return;
    const before = this.update;
    this.update = message;
    arrival.at = performance.now();
    const match = message.room.match?.n ?? 0;
    if (match !== this.match) this.log = [];
    this.match = match;
    const last = this.log[this.log.length - 1];
    const fresh = message.replay && last ? message.events.filter((e) => e.v > last.v) : message.events;
    this.log = [...this.log, ...fresh].slice(-400);
    this.tell(before);
  }

  /** @param {string | null} token */
  become(token) {
    this.token = token;
    this.update = null;
    this.log = [];
    this.match = 0;
    keep(tokenKey(this.code), token);
    if (token) keep('yuletable.last', this.code);
  }

  /** @param {object} message @returns {Promise<Answer>} */
  async send(message) {
    this.busy++;
    this.tell(this.update);
    const answer = await this.line.ask(message);
    this.busy--;
    this.tell(this.update);
    return answer;
  }

  /**
   * Sit down or watch. The token is kept only when the server took the name.
   * @param {{name: string, avatar: string | null, watch: boolean}} who
   */
  async join({ name, avatar, watch }) {
    const token = randomId(24);
    const answer = await this.send({ op: 'join', token, name, avatar, watch });
    if (answer.ok) {
      this.token = token;
      this.lost = false;
      keep(tokenKey(this.code), token);
      keep('yuletable.last', this.code);
    }
    return answer;
  }

  /** Answer the open ask. @param {any} data one of its options */
  act(data) {
    return this.send({ op: 'act', ask: this.update?.ask?.ask ?? 0, data });
  }

  undo() {
    return this.send({ op: 'undo' });
  }

  /** @param {import('./types.js').HostDo} command */
  host(command) {
    return this.send({ op: 'host', command });
  }

  /** Leave the room for good; the token dies. */
  async leave() {
    const member = this.update?.you.member;
    if (member === null || member === undefined) return;
    const answer = await this.host({ do: 'dismiss', member });
    if (answer.ok) {
      this.become(null);
      keep('yuletable.last', null);
    }
  }
}
