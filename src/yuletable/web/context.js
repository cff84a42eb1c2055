// What a game gets besides the update: names, texts, time left, and how to act.
import { reduced } from './animation.js';
import { leftNow } from './store.js';
import { has, lang, say, seatNames, t } from './texts.js';

/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./types.js').EventView} EventView */

/** @type {import('./types.js').MemberView} */
const NOBODY = {
  id: -1, name: '', avatar: '', bot: null, online: false, playing: false, seat: null, bot_plays: false, since: 0, barred: false,
  wish: false, left: false, away: null,
}; // prettier-ignore

/**
 * @param {{store: import('./store.js').Store, device: 'tv' | 'phone', draw: () => void,
 *   openRules: (clause?: string) => void, refuse: (answer: import('./socket.js').Answer) => boolean,
 *   absence?: (room: import('./types.js').RoomView) => string}} shell
 *   refuse: shows why something was not done; gives back whether it was. absence: says who is awaited
 *   and away
 */
export function contextOf({ store, device, draw, openRules, refuse, absence = () => '' }) {
  let stage = '';
  /** @type {Record<string, any>} */
  let ui = {};
  /** @param {Update} update @param {{event: EventView | null, previous: Update | null}} [pace] */
  return (update, pace = { event: null, previous: null }) => {
    const { room, you, ask } = update;
    const seats = room.match?.seats ?? [];
    /** @param {number} seat */
    const member = (seat) => room.members.find((m) => m.id === seats[seat]) ?? NOBODY;
    /** @param {number} seat */
    const name = (seat) =>
      member(seat).name || room.results.find((r) => r.n === room.match?.n)?.names[seat] || t('yt-somebody');
    seatNames(name);
    const now = `${room.match?.n} ${room.phase} ${ask?.ask}`;
    if (now !== stage) {
      stage = now;
      ui = {};
    }
    return {
      t, has, say, lang: lang(),
      room, you, ask, view: update.view, options: ask?.options ?? [],
      game: room.game ?? '',
      seats: seats.length,
      mine: you.seat,
      name, member,
      /** @param {number} seat */
      avatarOf: (seat) => member(seat).avatar,
      /** @param {number} seat */
      online: (seat) => member(seat).online,
      /** @param {number} seat */
      botPlays: (seat) => member(seat).bot_plays,
      /** @param {number} seat */
      isBot: (seat) => member(seat).bot !== null,
      /** @param {EventView} event */
      log: (event) => sentence(room.game ?? '', event),
      /** @param {any} data */
      act: async (data) => refuse(await store.act(data)),
      /** @param {import('./types.js').HostDo} command */
      host: async (command) => refuse(await store.host(command)),
      undo: async () => refuse(await store.undo()),
      /** Let others follow what is about to be answered. @param {any} data null: nothing any more */
      hover: (data) => store.hover(data),
      /** What others are about to answer, by seat. @type {Record<number, any>} */
      hovered: Object.fromEntries(store.hovers.map(({ seat, data }) => [seat, data])),
      // What cannot be sent now waits for nobody: an answer is given again when the line is back.
      busy: store.busy > 0 || store.status === 'offline',
      /** There is no line: what needs it now is off. */
      off: store.status === 'offline',
      waiting: room.waiting,
      absence: absence(room),
      history: store.log,
      /** @param {number} ms */
      left: (ms) => (room.paused ? ms : leftNow(ms)),
      event: pace.event,
      previous: pace.previous,
      ui,
      refresh: draw,
      openRules,
      reduced: reduced(),
      device,
    }; // prettier-ignore
  };
}

/** An event as a sentence; an event without one is not for the log. @param {string} game @param {EventView} event */
export function sentence(game, event) {
  const key = `${game}-log-${event.kind}`;
  return has(key) ? t(key, event.data) : '';
}
