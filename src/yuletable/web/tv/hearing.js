// What a TV lets hear: a sound for what happens, a bell for whose turn it is, a tick in the last seconds,
// a voice that reads the headline. Off until somebody presses OK at this TV; how loud, the host's phone says.
import { Narrator } from '../speech.js';
import { Speaker } from '../sound.js';
import { keep, leftNow, recall } from '../store.js';
import { lang } from '../texts.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../types.js').EventView} EventView */

const KEY = 'yuletable.tv.sound';
/** In the last seconds of a turn one tick each. */
const LAST = 10_000;
/** The sounds of events that a game gives none of its own. @type {Record<string, string | null>} */
const USUAL = { started: 'bell', rolled: 'dice', dealt: 'paper', drew: 'paper', last_round: 'bell', over: 'reveal' };
/** Events of one update that nobody sees one by one sound one after the other, so many at most, seconds apart. */
const AT_ONCE = 3;
const APART = 0.25;

/** The people that a match waits for: those a bell calls. @param {Update} update */
function called({ room }) {
  const people = new Map(room.members.filter((m) => m.bot === null && !m.bot_plays).map((m) => [m.seat, m]));
  return room.phase === 'playing' && !room.paused ? room.waiting.filter((w) => people.has(w.seat)) : [];
}

export class Hearing {
  constructor() {
    this.speaker = new Speaker();
    this.narrator = new Narrator();
    /** @type {Update | null} */
    this.update = null;
    this.bellDue = false;
    this.clock = 0;
    /** A game has begun since the question stood there: it does not come again. */
    this.late = false;
    /** The headline that was read last, and its language. */
    this.read = { text: '', lang: '' };
    if (this.on) void this.wake();
  }

  /** Has this TV been asked, and what did it say? @returns {'on' | 'off' | null} */
  get answer() {
    const kept = recall(KEY);
    return kept === 'on' || kept === 'off' ? kept : null;
  }

  /** Is it time to ask? */
  get open() {
    return this.answer === null && !this.late;
  }

  get on() {
    return this.answer === 'on';
  }

  /** The answer of whoever is at this TV. @param {boolean} on */
  set(on) {
    keep(KEY, on ? 'on' : 'off');
    if (on) void this.wake().then(() => this.speaker.play('bell'));
    else this.hush();
  }

  /** Sound again, as far as the browser lets it: after the page was loaded it wants a key first. */
  async wake() {
    if (!this.on) return;
    this.speaker.follow(this.update?.room.sound ?? 0);
    this.clock ||= window.setInterval(() => this.tick(), 1000);
    this.allow();
    await this.speaker.start();
  }

  hush() {
    clearInterval(this.clock);
    this.clock = 0;
    this.speaker.stop();
    this.allow();
  }

  /** Whether the voice may speak. */
  allow() {
    const room = this.update?.room;
    const { narrator } = this;
    narrator.on = this.on && Boolean(room?.narration) && (room?.sound ?? 0) > 0;
    narrator.volume = Math.min(1, (room?.sound ?? 0) / 10);
    if (!narrator.on) narrator.silence();
  }

  /** @param {Update} update @param {Update | null} before @param {boolean} came somebody has come in */
  follow(update, before, came) {
    this.update = update;
    const { room } = update;
    this.late ||= room.phase === 'playing';
    if (room.sound !== before?.room.sound) this.speaker.follow(room.sound);
    if (room.sound !== before?.room.sound || room.narration !== before?.room.narration) this.allow();
    if (!before || update.replay) return;
    if (came) this.speaker.play('paper');
    if (room.phase === 'results' && room.reveal > before.room.reveal) this.speaker.play('reveal');
    const old = new Set(called(before).map((w) => w.seat));
    this.bellDue = called(update).some((w) => !old.has(w.seat)) || (this.bellDue && called(update).length > 0);
  }

  /** An event that the table shows now. @param {EventView} event @param {Record<string, string | null> | undefined} own the game's sounds by kind */
  event(event, own, later = 0) {
    const name = own && event.kind in own ? own[event.kind] : USUAL[event.kind];
    if (name) this.speaker.play(name, later);
  }

  /**
   * Events that nobody sees one by one.
   * @param {EventView[]} events @param {Record<string, string | null> | undefined} own
   * @param {(event: EventView) => string} sentence
   */
  told(events, own, sentence) {
    const loud = events.filter((e) => (own && e.kind in own ? own[e.kind] : USUAL[e.kind]));
    loud.slice(-AT_ONCE).forEach((event, i) => this.event(event, own, i * APART));
    const words = events.map(sentence).filter(Boolean);
    this.narrator.say(words.slice(-AT_ONCE).join(' '), lang());
  }

  /** After every drawing. @param {boolean} still nothing is being shown now */
  drawn(still) {
    if (still && this.bellDue) {
      this.bellDue = false;
      this.speaker.play('bell');
    }
    const text = document.querySelector('#app main h1')?.textContent?.trim() ?? '';
    const { read } = this;
    if (text === read.text) return;
    // The same headline in the other language has been heard.
    if (read.lang === lang()) this.narrator.say(text, lang());
    this.read = { text, lang: lang() };
  }

  tick() {
    const { update } = this;
    if (!update || update.room.paused) return;
    const late = called(update).some((w) => w.left !== null && leftNow(w.left) > 0 && leftNow(w.left) <= LAST);
    if (late) this.speaker.play('tick');
  }
}
