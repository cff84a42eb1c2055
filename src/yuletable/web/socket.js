// One line to the server that survives sleep, lost networks and restarts of the server.
//
// The state of the room is asked by HTTP first, so a screen never hangs in "connecting". What was
// sent and not acked is sent again under the same id; the server answers it as the first time.

/** @typedef {import('./types.js').Out} Out */
/** @typedef {'connecting' | 'online' | 'offline' | 'replaced' | 'gone' | 'refused'} Status */
/** @typedef {{ok: true} | {ok: false, code: string, why: import('./types.js').Text | null}} Answer */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** The code with which the server closes the lines of a room that is deleted. */
const DELETED = 4004;
/** The code with which a server that is stopped on purpose closes all lines. */
const STOPPED = 4005;
const SILENCE = 2500;
/** A phone that has just woken has no time for a line that may be dead. */
const SILENCE_WOKEN = 700;
const PROBE_EVERY = 12000;
/** What is meant for this moment only waits so long for a line, ms. */
const PATIENCE = 5000;

/** n random characters for ids and tokens; works on plain HTTP too. @param {number} [bytes] */
export function randomId(bytes = 9) {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...raw)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

export class Line {
  /**
   * @param {{
   *   hello: () => object,
   *   sync: () => object | null,
   *   held: () => boolean,
   *   room: () => string,
   *   onMessage: (message: Out) => void,
   *   onStatus: (status: Status) => void,
   * }} ends hello: the first message of every connection; sync: what asks for the whole state again
   *   because somebody looks at this screen, null while there is none; held: a computer player holds
   *   the seat of this screen
   */
  constructor(ends) {
    this.ends = ends;
    /** @type {Status} */
    this.status = 'connecting';
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, {message: any, done: (answer: Answer) => void, until: number, sent: boolean}>} */
    this.open = new Map();
    this.wait = FIRST_WAIT;
    this.timer = 0;
    this.silence = 0;
    this.closed = true;
    /** Which attempt to connect is the current one. */
    this.attempt = 0;
    this.trying = false;
    /** The whole state has come over this connection. */
    this.heard = false;
    /** Somebody looks at this page, and the server may not know yet. */
    this.looked = document.visibilityState === 'visible';
    /** Why the server does not let this screen in. @type {import('./types.js').Text | null} */
    this.why = null;
    /** The host has deleted the room. */
    this.deleted = false;
    /** The server said good night: it was stopped on purpose, and has not run again since. */
    this.stopped = false;
    this.gone = new AbortController();
    this.listen();
  }

  /** Everything that tells that this page, or its network, has come back. */
  listen() {
    const { signal } = this.gone;
    const seen = () => {
      this.looked = document.visibilityState === 'visible';
      if (this.looked) this.probe(true);
    };
    const alive = () => {
      if (document.visibilityState === 'visible') this.probe();
    };
    document.addEventListener('visibilitychange', seen, { signal });
    document.addEventListener('resume', seen, { signal });
    addEventListener('pageshow', (event) => event.persisted && seen(), { signal });
    addEventListener('focus', alive, { signal });
    for (const change of ['online', 'offline']) {
      addEventListener(change, () => this.probe(false, SILENCE_WOKEN), { signal });
    }
    // eslint-disable-next-line compat/compat -- asked for before it is used
    /** @type {any} */ (navigator).connection?.addEventListener?.('change', alive, { signal });
    const clock = setInterval(alive, PROBE_EVERY);
    signal.addEventListener('abort', () => clearInterval(clock));
  }

  /** @param {Status} status */
  say(status) {
    if (this.status === status) return;
    this.status = status;
    this.ends.onStatus(status);
  }

  /** Ask by HTTP, then open the socket. Called again after every failure. */
  async connect() {
    clearTimeout(this.timer);
    this.drop();
    this.closed = false;
    this.trying = true;
    const attempt = ++this.attempt;
    const room = this.ends.room();
    try {
      const cut = new AbortController();
      const late = setTimeout(() => cut.abort(), 4000);
      const answer = await fetch(`/api/rooms/${encodeURIComponent(room)}`, {
        signal: cut.signal,
        cache: 'no-store',
      });
      clearTimeout(late);
      if (attempt !== this.attempt || this.closed) return;
      if (answer.status === 404) {
        this.closed = true;
        this.say('gone');
        return;
      }
      if (!answer.ok) throw new Error(`${answer.status}`);
    } catch {
      if (attempt === this.attempt) this.retry();
      return;
    }
    this.dial();
  }

  dial() {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    this.socket = socket;
    this.heard = false;
    this.expect();
    socket.onopen = () => socket.send(JSON.stringify(this.ends.hello()));
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      clearTimeout(this.silence);
      this.silence = 0;
      this.trying = false;
      this.take(JSON.parse(event.data));
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      if (code !== DELETED) {
        if (code === STOPPED) this.stopped = true;
        this.retry();
        return;
      }
      this.deleted = true;
      this.stop();
      this.say('gone');
    };
  }

  /** Without a sound within a moment the line counts as dead. @param {number} [ms] */
  expect(ms = SILENCE) {
    if (this.silence && ms >= SILENCE) return;
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => {
      this.silence = 0;
      this.retry(true);
    }, ms);
  }

  /** @param {boolean} [now] */
  retry(now = false) {
    if (this.closed) return;
    this.trying = false;
    this.drop();
    this.say('offline');
    this.giveUp();
    clearTimeout(this.timer);
    const wait = now ? 0 : this.wait * (0.8 + Math.random() * 0.4);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  drop() {
    clearTimeout(this.silence);
    this.silence = 0;
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = null;
      socket.close();
    }
  }

  /**
   * Is the line alive? A line that only seems so costs a moment, never more.
   * @param {boolean} [woken] somebody looks at this page again: what was missed is asked for at once
   * @param {number} [silence] ms without an answer until the line counts as dead
   */
  probe(woken = false, silence = woken ? SILENCE_WOKEN : SILENCE) {
    if (this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.expect(silence);
      this.send((woken && this.ends.sync()) || { op: 'ping', id: randomId() });
    } else if (!this.trying || woken) {
      this.wait = FIRST_WAIT;
      void this.connect();
    }
  }

  /** Somebody is at this screen: the server hears of it, now or with the next connection. */
  look() {
    this.looked = true;
    const sync = this.ends.sync();
    if (sync) this.send(sync);
  }

  /** @param {Out} message */
  take(message) {
    const fresh = !this.heard;
    if (message.op === 'update') {
      const first = this.status !== 'online';
      this.heard = true;
      this.wait = FIRST_WAIT;
      this.stopped = false;
      if (message.done) this.settle(message.done, { ok: true });
      this.say('online');
      if (first) {
        this.giveUp();
        for (const one of this.open.values()) this.post(one);
      }
    } else if (message.op === 'replaced') {
      this.stop();
      this.say('replaced');
    } else if (message.op === 'reject' && !message.id && !this.heard && message.code !== 'dead_token') {
      this.refused(message);
    } else if (message.op === 'reject') {
      // A message that came in pieces lost its id too: then none that is on its way can be counted on.
      const lost = message.code === 'bad_message' ? [...this.open.keys()] : [];
      for (const id of message.id ? [message.id] : lost) {
        this.settle(id, { ok: false, code: message.code, why: message.why });
      }
    }
    this.ends.onMessage(message);
    if (message.op !== 'update' || !message.replay || !this.looked) return;
    // The hello of a connection says that the line is back, not that somebody is.
    if (fresh && this.ends.held()) this.look();
    else this.looked = false;
  }

  /** The server answers, but this screen does not come in. @param {import('./types.js').Reject} reject */
  refused({ code, why }) {
    if (code !== 'no_room' && code !== 'full' && code !== 'frozen') {
      this.retry();
      return;
    }
    this.why = why;
    this.stop();
    this.say(code === 'no_room' ? 'gone' : 'refused');
  }

  /** @param {string} id @param {Answer} answer */
  settle(id, answer) {
    this.open.get(id)?.done(answer);
    this.open.delete(id);
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Send something that is acked; the promise ends with its answer, however long that takes.
   * @param {object} message without id
   * @param {boolean} [soon] it is meant for what is on the table now: without a line for a few
   *   seconds it is given up, and never sent later
   * @returns {Promise<Answer>}
   */
  ask(message, soon = false) {
    const id = randomId();
    return new Promise((done) => {
      const one = { message: { ...message, id }, done, until: soon ? Date.now() + PATIENCE : Infinity, sent: false };
      this.open.set(id, one);
      if (soon) setTimeout(() => this.status !== 'online' && this.giveUp(), PATIENCE + 20);
      if (this.status === 'online') {
        this.post(one);
        this.expect();
      }
    });
  }

  /** @param {{message: object, sent: boolean}} one */
  post(one) {
    one.sent ||= this.socket?.readyState === WebSocket.OPEN;
    this.send(one.message);
  }

  /** There is no line, and what was meant for its moment has had that. */
  giveUp() {
    for (const [id, { until, sent }] of this.open) {
      if (Date.now() < until) continue;
      const why = this.status === 'gone' ? null : { key: sent ? 'yt-why-line-broke' : 'yt-why-no-line' };
      this.settle(id, { ok: false, code: 'line', why });
    }
  }

  /** Give up what is open, for a screen that changes who it is. */
  forget() {
    for (const { done } of this.open.values()) done({ ok: false, code: 'stale', why: null });
    this.open.clear();
  }

  /** Say hello again on the same line: who this screen is has changed. */
  greet() {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.expect();
      this.send(this.ends.hello());
    } else {
      this.probe();
    }
  }

  /** Never again. */
  end() {
    this.stop();
    this.gone.abort();
    this.forget();
  }

  stop() {
    this.closed = true;
    this.attempt++;
    clearTimeout(this.timer);
    this.drop();
  }
}
