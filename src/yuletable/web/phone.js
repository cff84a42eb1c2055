// The phone's page: /XXXX. Who is this screen? The pages of the room come once somebody sits.
import { dots, toast } from './components.js';
import { sheetAt } from './games.js';
import { html, nothing, render } from './lit.js';
import { joinPage } from './phone/join.js';
import { calm, gone, moved, offline, reconnecting, refused, replaced, unplayable } from './phone/states.js';
import { Seats } from './seats.js';
import { keep } from './store.js';
import { loadTexts, onTexts, say, t } from './texts.js';

/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./seats.js').Seat} Seat */
/** @typedef {import('./seats.js').Screen} Screen */
/** @typedef {import('./seats.js').Side} Side */
/** @typedef {import('./phone/room.js').Context} Context */

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
const code = location.pathname.replace(/\//g, '').toUpperCase();
const seats = new Seats(code, {
  onChange: (seat, update, before) => {
    const fresh = update !== before && update !== null;
    if (fresh && before && update.room.phase !== before.room.phase) turnOver(seat);
    draw();
    if (fresh) seat.pages?.push(update, before);
    if (fresh) life?.heard(seat);
    else life?.line();
  },
  onGone: ({ name, store }) => toast(store.lost?.key === 'yt-why-seat-moved' ? t('yt-moved-one', { name }) : t('yt-gone-one', { name })),
});

/** After these the host wants to see what comes of it. */
const LEADS = new Set(['choose_game', 'start', 'end_game', 'do_now', 'play_again', 'next_game']);

/**
 * Another part of the evening begins: what lay on top goes. But who is at the host's table when it
 * comes by itself is in the middle of something, and stays.
 * @param {Seat} seat
 */
function turnOver({ screen, store }) {
  if (screen.side !== 'host' || LEADS.has(store.did)) screen.side = null;
  else screen.ui = { ...screen.ui, armed: '' };
  store.did = '';
}

/** What every page function gets: the seat it is drawn for. @param {Seat} seat */
const shellOf = (seat) => ({
  seat,
  seats,
  store: seat.store,
  screen: seat.screen,
  draw: () => draw(),
  refuse,
  /** @param {Side | null} side @param {string} [clause] */
  open(side, clause = '') {
    seat.screen.side = side;
    seat.screen.clause = clause;
    seat.screen.ui = {};
    if (side === null) seats.hosting = false;
    seats.pass();
    draw();
    scrollTo(0, 0);
  },
});
/** @typedef {ReturnType<typeof shellOf>} Shell */

/** @param {import('./socket.js').Answer} answer */
function refuse(answer) {
  if (!answer.ok && answer.why) toast(say(answer.why));
  return answer.ok;
}

/** The pages of a room, once they have come. @type {typeof import('./phone/room.js') | 'coming' | 'missing' | null} */
let room = null;
/** What happens as the phone sleeps and wakes. @type {ReturnType<typeof import('./phone/life.js').life> | null} */
let life = null;

async function enter() {
  room = 'coming';
  try {
    const found = await Promise.all([
      import('./phone/room.js'),
      import('./phone/life.js'),
      sheetAt('/web/styles/room.css?h=__HASH__'),
    ]);
    if (!found[2]) throw new Error('no styles');
    room = found[0];
    life ??= found[1].life(seats, draw);
  } catch {
    room = 'missing';
  }
  draw();
}

/** @param {Seat} seat @param {Update} update */
function page(seat, update) {
  if (update.you.member === null) return joinPage(update, shellOf(seat));
  if (!room) void enter();
  if (room === 'missing') return unplayable(() => void enter());
  if (!room || room === 'coming') return calm({ title: t('yt-coming-in'), note: dots() });
  for (const one of seats.all) one.pages ??= room.roomPages(shellOf(one));
  seats.pass();
  if (seats.hosting && seats.host?.update) return seats.host.pages?.page(seats.host.update);
  if (seats.cover && !seats.cover.member) return calm({ title: t('yt-coming-in'), note: dots() });
  if (seats.cover) return room.coverPage(seats, draw);
  return /** @type {NonNullable<Seat['pages']>} */ (seat.pages).page(update);
}

/** The page of a seat code that was scanned. @type {(() => unknown) | null} */
let claim = null;

function whole() {
  if (claim) return claim();
  const { shown } = seats;
  const { store, update } = shown;
  if (store.status === 'gone') return gone(code, store.line.deleted);
  if (store.status === 'refused') return refused(store.line.why, () => seats.open());
  if (seats.replaced) return replaced(() => seats.takeBack());
  const waits = store.status === 'offline';
  if (!update) return waits ? offline() : calm({ title: t('yt-coming-in'), note: dots() });
  if (store.lost?.key === 'yt-why-seat-moved' && update.you.member === null) {
    return moved(() => {
      store.lost = null;
      keep(seats.lostKey, null);
      draw();
    });
  }
  return html`${waits ? reconnecting(store.line.stopped) : nothing}${page(shown, update)}`;
}

function draw() {
  document.documentElement.classList.remove('roomy', 'whole'); // the page of a match says so again
  render(whole(), app);
  document.title = title();
}

/** Whose turn is it? The tab says so too. */
function title() {
  const asked = seats.all.filter((seat) => seat.asked);
  const turn = asked.length ? `${seats.shared ? t('yt-turn-named', { name: asked[0]?.name ?? '' }) : t('yt-your-turn-now')} · ` : '';
  return `${turn}Yuletable ${code}`;
}

/** A seat code in the address: the seat moves to this phone when its person says so. */
async function scanned() {
  const secret = new URLSearchParams(location.search).get('seat');
  if (secret === null) return;
  const { claimPage } = await import('./phone/claim.js');
  const page = claimPage({
    secret,
    seats,
    draw,
    done: () => {
      claim = null;
      history.replaceState(null, '', location.pathname);
      draw();
    },
  });
  claim = page;
}

onTexts(draw);
await loadTexts();
await scanned();
if (!claim) seats.resume();
draw();
seats.open();
