// The seats of this phone: one line and one screen for each, one of them shown, the phone passed on
// when another is asked.
import { noGame } from './games.js';
import { changeSecret, secretsOf } from './secrets.js';
import { begunJoin, keep, recall, Store } from './store.js';

/** @typedef {import('./types.js').Update} Update */
/** @typedef {'host' | 'evening' | 'log' | 'rules' | 'table' | 'menu' | 'profile' | 'leave' | 'evening'} Side */

/** What a screen shows besides the state of the room. */
const freshScreen = () => ({
  /** The page on top of the game. @type {Side | null} */
  side: null,
  clause: '',
  /** @type {import('./games.js').GameInfo[]} */
  games: [],
  ...noGame(),
  /** Forms and confirmations of the page on top. @type {Record<string, any>} */
  ui: {},
});
/** @typedef {ReturnType<typeof freshScreen>} Screen */

/** One seat of this phone, or a screen that is nobody's yet. */
export class Seat {
  /** @param {Seats} seats @param {string | null} token */
  constructor(seats, token) {
    this.screen = freshScreen();
    /** Its pages once they have come. @type {ReturnType<typeof import('./phone/room.js').roomPages> | null} */
    this.pages = null;
    /** How its person is called, as long as that was known. */
    this.name = '';
    this.store = new Store({
      code: seats.code,
      token,
      onToken: (now, before) => {
        changeSecret(seats.code, now, before);
        if (now) keep(seats.lostKey, null);
      },
    });
  }

  get update() {
    return this.store.update;
  }

  /** How everyone sees this seat's person. */
  get member() {
    const { update } = this;
    return update?.room.members.find((m) => m.id === update.you.member) ?? null;
  }

  /** Does the table wait for this person's answer? */
  get asked() {
    const { update } = this;
    return Boolean(update?.ask && !update.room.paused && !this.member?.bot_plays);
  }

  /** The open ask, named so that no other has the name. */
  get ask() {
    const { update } = this;
    return update?.ask ? `${update.room.match?.n} ${update.you.seat} ${update.ask.ask}` : '';
  }
}

export class Seats {
  /**
   * @param {string} code
   * @param {{onChange: (seat: Seat, update: Update | null, before: Update | null) => void, onGone: (seat: Seat) => void}} ends
   *   onGone: one of several seats is not on this phone any more
   */
  constructor(code, ends) {
    this.code = code;
    this.ends = ends;
    /** @type {Seat[]} */
    this.all = [];
    /** Whom the phone is being passed to: a page that shows no secret stands in between. @type {Seat | null} */
    this.cover = null;
    /** A person asked for the phone, whether the table asks or not. */
    this.wished = false;
    /** The asks for which the phone was passed on. @type {Set<string>} */
    this.passed = new Set();
    /** The ask of the seat shown, when this was looked at last. */
    this.asking = '';
    /** The host's table lies on top, whoever is shown. */
    this.hosting = false;
    /** Someone who sits down on this phone as well. @type {Seat | null} */
    this.guest = null;
    /** Who holds this phone is not known yet: the page has just been loaded. */
    this.fresh = true;
    const tokens = secretsOf(code);
    for (const token of tokens) this.add(token);
    const [shown, cover, wished] = this.recalled();
    const first = this.all[shown] ?? this.all[0] ?? this.add(null);
    /** Whom the phone was being passed to when it was put away. */
    this.before = { cover: this.all[cover] ?? first, wished };
    /** The seat on the screen. @type {Seat} */
    this.shown = first;
    this.show(first);
    const lost = recall(this.lostKey);
    if (lost && !tokens.length) first.store.lost = { key: lost };
  }

  /** Why this phone has no seat any more, for the next time it is opened. */
  get lostKey() {
    return `yuletable.lost.${this.code}`;
  }

  get key() {
    return `yuletable.shown.${this.code}`;
  }

  /** Which seat was shown, which one a cover was for, and whether a person wanted it. @returns {[number, number, boolean]} */
  recalled() {
    try {
      const [shown, cover, wished] = [JSON.parse(recall(this.key) ?? '0')].flat();
      return [Number(shown), Number(cover ?? -1), Boolean(wished)];
    } catch {
      return [0, -1, false];
    }
  }

  /** For the page that is loaded next. */
  remember() {
    if (this.fresh) return;
    const { all, shown, cover, wished } = this;
    const kept = [all.indexOf(shown), cover ? all.indexOf(cover) : -1, wished];
    keep(this.key, this.shared ? JSON.stringify(kept) : null);
  }

  /** Several people share this phone. */
  get shared() {
    return this.all.length > 1;
  }

  /** @param {string | null} token */
  add(token) {
    const seat = new Seat(this, token);
    seat.store.show(false);
    seat.store.subscribe((update, before) => this.heard(seat, update, before));
    this.all.push(seat);
    return seat;
  }

  open() {
    for (const { store } of this.all) store.open();
  }

  /** @param {Seat} seat @param {Update | null} update @param {Update | null} before */
  heard(seat, update, before) {
    seat.name = seat.member?.name ?? seat.name;
    if (seat.store.lost && this.shared && this.all.includes(seat)) {
      this.drop(seat);
      this.ends.onGone(seat);
    } else if (seat.store.lost) {
      keep(this.lostKey, seat.store.lost.key);
    }
    if (update && before && update.room.phase !== before.room.phase && seat === this.shown) this.phase(update);
    this.pass();
    this.remember();
    this.ends.onChange(seat, update, before);
  }

  /** Nothing is secret between games: who hosts has the phone. @param {Update} update */
  phase({ room }) {
    const host = this.host;
    if (room.phase !== 'playing' && host && !this.guest) this.show(host);
  }

  /** The seat of this phone that hosts the room. */
  get host() {
    return this.all.find(({ update }) => update?.you.host) ?? null;
  }

  /** Show this seat. @param {Seat} seat */
  show(seat) {
    this.shown.store.show(false);
    this.shown = seat;
    this.cover = null;
    this.asking = seat.asked ? seat.ask : '';
    seat.store.show(true);
    this.remember();
  }

  /** Nothing on the host's table is a secret: it opens from every seat of the host's phone. */
  hostTable() {
    const { host } = this;
    if (!host) return;
    host.screen.side = 'host';
    host.screen.ui = {};
    this.hosting = host !== this.shown || this.cover !== null;
  }

  /** Is there a game with secrets on the table? */
  get secret() {
    return this.shared && this.shown.update?.room.phase === 'playing';
  }

  /** The one asked next, in order after the one shown. @returns {Seat | null} */
  get next() {
    const at = this.all.indexOf(this.shown);
    return [...this.all.slice(at + 1), ...this.all.slice(0, at)].find((seat) => seat.asked) ?? null;
  }

  /** A page that was just loaded may lie in anybody's hands: it begins with a cover. */
  begin() {
    if (!this.fresh || this.guest || !this.shown.update) return;
    this.fresh = false;
    const { cover, wished } = this.before;
    if (this.secret) this.raise(this.all.includes(cover) ? cover : this.shown, wished);
  }

  /**
   * Whose phone is it now? It is passed on as an ask opens, and once the one who has it has answered;
   * once a cover stands, only a person who says so lifts it.
   */
  pass() {
    this.begin();
    if (!this.secret || this.guest) {
      this.cover = null;
      return;
    }
    const { shown } = this;
    const asking = shown.asked ? shown.ask : '';
    if (this.asking && !asking) this.passed.clear();
    this.asking = asking;
    if (asking) this.passed.add(asking);
    if (this.cover) {
      const known = this.all.every(({ update }) => update);
      if (known && !this.cover.asked && !this.wished) this.cover = (shown.asked ? shown : this.next) ?? this.cover;
      this.passed.add(this.cover.ask);
      return;
    }
    if (shown.asked || shown.screen.side || shown.pages?.pace.running) return;
    const { next } = this;
    if (next && !this.passed.has(next.ask)) this.raise(next);
  }

  /** Nothing of a hand is seen from now on, until this person says "I am". @param {Seat} seat @param {boolean} [wished] */
  raise(seat, wished = false) {
    this.cover = seat;
    this.wished = wished;
    this.passed.add(seat.ask);
    this.remember();
  }

  /** A face was tapped: that person wants the phone. @param {Seat} seat */
  want(seat) {
    if (this.secret && (seat !== this.shown || this.cover)) this.raise(seat, true);
    else if (!this.secret) this.show(seat);
  }

  /** One more person sits down on this phone. */
  invite() {
    const guest = this.add(null);
    this.guest = guest;
    this.show(guest);
    guest.store.open();
  }

  /** Where a join of this phone's next person is noted while it is on its way. */
  get joinNotes() {
    return `yuletable.join.${this.code}${this.guest ? '.guest' : ''}`;
  }

  /** One more person's join was cut off: it is finished first. */
  resume() {
    if (this.shown.store.token !== null && begunJoin(`yuletable.join.${this.code}.guest`)) this.invite();
  }

  /** The guest has sat down, or has not. @param {boolean} sits */
  settle(sits) {
    const { guest } = this;
    this.guest = null;
    if (!guest) return;
    if (sits) this.show(guest);
    else this.drop(guest);
  }

  /** Take a seat off this phone; the last one is nobody's from now on. @param {Seat} seat */
  drop(seat) {
    if (!this.shared) return;
    const at = this.all.indexOf(seat);
    this.all.splice(at, 1);
    seat.store.line.end();
    if (this.cover === seat) this.cover = null;
    if (this.guest === seat) this.guest = null;
    if (this.shown === seat) {
      const next = /** @type {Seat} */ (this.host ?? this.all[Math.max(0, at - 1)]);
      this.show(next);
      if (this.secret) this.raise(next, true);
    }
  }

  /** Another tab holds the seats now. */
  get replaced() {
    return this.all.some(({ store }) => store.status === 'replaced');
  }

  /** Take them back to this tab, with those that were added elsewhere. */
  takeBack() {
    const tokens = secretsOf(this.code);
    const known = new Set(this.all.map(({ store }) => store.token));
    for (const token of tokens) if (!known.has(token)) this.add(token);
    this.before = { cover: this.cover ?? this.shown, wished: this.cover !== null && this.wished };
    this.fresh = true;
    this.open();
  }
}
