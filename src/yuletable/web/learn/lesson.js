// A lesson as this screen knows it: the learner's answers, and what has come of them.
//
// The server keeps nothing of a lesson. All answers are sent each time, so a page that was loaded
// again, or a server that was started again, goes on where the lesson stood.

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../types.js').LessonView} LessonView */
/** @typedef {import('../types.js').Text} Text */
/** @typedef {{view: LessonView} | {why: Text | null, status: number}} Outcome */

export class Lesson {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.key = `yuletable.lesson.${game}`;
    /** What was done, and null for each sentence that was read. @type {any[]} */
    this.answers = [];
    /** @type {Update | null} */
    this.update = null;
    /** The same while others move: nobody is asked. @type {Update | null} */
    this.still = null;
    /** The step that waits for the learner. @type {LessonView | null} */
    this.place = null;
    /** What has happened so far, oldest first. @type {import('../types.js').EventView[]} */
    this.log = [];
    /** An answer is on its way, or what came of it is being shown. */
    this.busy = 0;
  }

  /** Where the lesson stood in this tab, else its beginning. @returns {Promise<Outcome>} */
  async begin() {
    this.answers = this.kept();
    const found = await this.ask(this.answers, 0);
    if ('view' in found || found.status !== 409) return found;
    return this.again(); // the answers are of another version of the lesson
  }

  /** From the beginning. @returns {Promise<Outcome>} */
  async again() {
    this.keep([]);
    this.log = [];
    return this.ask([], 0);
  }

  /** @param {any} data an answer to the ask, or null: the sentence was read @returns {Promise<Outcome>} */
  async answer(data) {
    const answers = [...this.answers, data];
    const found = await this.ask(answers, this.update?.v ?? 0);
    if ('view' in found) this.keep(answers);
    return found;
  }

  /** @param {any[]} answers @param {number} since @returns {Promise<Outcome>} */
  async ask(answers, since) {
    try {
      const reply = await fetch(`/api/games/${this.game}/lesson`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answers, since }),
      });
      const body = await reply.json();
      return reply.ok ? { view: body } : { why: body.why, status: reply.status };
    } catch {
      return { why: null, status: 0 };
    }
  }

  /** Take in one frame. @param {Update} update */
  take(update) {
    this.update = update;
    this.still = { ...update, ask: null };
    this.log = update.replay ? update.events : [...this.log, ...update.events];
  }

  /** @returns {any[]} */
  kept() {
    try {
      const answers = JSON.parse(sessionStorage.getItem(this.key) ?? '[]');
      return Array.isArray(answers) ? answers : [];
    } catch {
      return this.answers; // storage is forbidden, or holds something else
    }
  }

  /** @param {any[]} answers */
  keep(answers) {
    this.answers = answers;
    try {
      sessionStorage.setItem(this.key, JSON.stringify(answers));
    } catch {
      // storage is forbidden: the lesson lasts as long as the page
    }
  }
}

/**
 * The frame with the learner called and looking as in the room of this device. Somebody of the
 * lesson who has the same name or face gets the one that the learner had there.
 * @param {Update} update @param {{name: string, avatar: string} | null} me
 * @returns {Update}
 */
export function asMyself(update, me) {
  if (!me) return update;
  const own = update.room.members.find((m) => m.id === update.you.member);
  if (!own || (own.name === me.name && own.avatar === me.avatar)) return update;
  const members = update.room.members.map((member) =>
    member === own
      ? { ...member, ...me }
      : {
          ...member,
          name: member.name.toLowerCase() === me.name.toLowerCase() ? own.name : member.name,
          avatar: member.avatar === me.avatar ? own.avatar : member.avatar,
        },
  );
  return { ...update, room: { ...update.room, members } };
}
