// The TV: /tv opens a room, or the room of this machine again; /tv?room=XXXX shows that one.
import { Pace } from './animation.js';
import { backdrop } from './art/scene.js';
import { dots, joinPlate, picture, toast } from './components.js';
import { contextOf } from './context.js';
import { slip } from './fairness.js';
import { bring, games, noGame } from './games.js';
import { html, nothing, render, unsafeSVG } from './lit.js';
import { Store } from './store.js';
import { loadTexts, onTexts, say, t } from './texts.js';
import { People } from './tv/absent.js';
import { controls, forget } from './tv/controls.js';
import { edges } from './tv/edges.js';
import { Hearing } from './tv/hearing.js';
import { takeTurns } from './tv/language.js';
import { keepLight } from './tv/light.js';
import { lobbyStage } from './tv/lobby.js';
import { menuStage } from './tv/menu.js';
import { goingOn, notices } from './tv/notices.js';
import { pausedStage } from './tv/paused.js';
import { awaken, focusFirst, wake } from './tv/remote.js';
import { eveningStage, Leaves, Turns } from './tv/standings.js';
import { whichTable } from './tv/which.js';

/** @typedef {import('./types.js').Update} Update */

/** So long lies the fingerprint of a match on the table, ms: enough to read it or to photograph it. */
const SLIP = 20_000;
/** How soon a server that did not answer is asked again, ms. */
const AGAIN = 3000;
/** The room of this TV while its address does not tell. */
const KEY = 'yuletable.tv.room';

const app = /** @type {HTMLElement} */ (document.getElementById('app'));

const screen = {
  /** @type {Store | null} */
  store: null,
  /** A sentence that stands in the way of opening a room. */
  why: '',
  choosing: false,
  /** @type {import('./games.js').GameInfo[]} */
  games: [],
  ...noGame(),
  dialog: '',
  /** The code of a seat that this TV shows. @type {import('./tv/hosting.js').Offer | null} */
  offer: null,
  /** The match whose fingerprint lies on the table now, 0: none. */
  slip: 0,
  /** There is an evening to show beside the result. */
  both: false,
  /** The first page with something on it has been drawn. */
  met: false,
};
/** @typedef {typeof screen} Screen */

const people = new People(() => draw());
const hearing = new Hearing();
const turns = new Turns(() => draw());
const leaves = new Leaves(() => draw());

/** @param {import('./socket.js').Answer} answer */
function refuse(answer) {
  if (!answer.ok && answer.why) toast(say(answer.why));
  return answer.ok;
}

/** @type {ReturnType<typeof contextOf> | null} */
let context = null;
/** @typedef {ReturnType<ReturnType<typeof contextOf>>} Context */

/** @type {Pace} */
const pace = new Pace({
  draw: () => draw(),
  animate: (event) => {
    const update = screen.store?.update;
    hearing.event(event, screen.game?.sounds);
    return update && context ? screen.game?.animate?.(event, context(update, pace)) : undefined;
  },
  told: (events) => {
    const update = screen.store?.update;
    if (update && context) hearing.told(events, screen.game?.sounds, context(update, pace).log);
  },
});

/** What the parts of this page know of each other. @param {Store} store */
const shellOf = (store) => ({ store, screen, people, hearing, turns, leaves, refuse, draw });
/** @typedef {ReturnType<typeof shellOf>} Shell */

/** @param {{title: string, note?: string, content?: unknown}} c */
const calm = (c) => html`${unsafeSVG(backdrop())}
  <main class="calm">
    ${picture('mark', { cls: 'mark' })}
    <h1>${c.title}</h1>
    ${c.note ? html`<p>${c.note}</p>` : nothing} ${c.content ?? nothing}
  </main>`;

/** The stage of a phase. @param {Update} update @param {Shell} shell */
function stage(update, shell) {
  const { room } = update;
  if (!context) return nothing;
  const ctx = context(update, pace);
  const cards = screen.game?.cards?.(update) ?? 0;
  screen.both = room.phase === 'results' && room.standings.length > 0 && screen.game !== null && room.reveal >= cards;
  turns.follow(screen.both);
  if (room.game) bring(screen, room.game, 'tv', draw);
  if (room.phase === 'menu') return menuStage(update, shell);
  if (room.phase === 'lobby') return lobbyStage(update, ctx, shell);
  // What is planned is told over the table; a pause that ends shows it again.
  if (room.paused && !room.plan && room.paused.resume_in === null) return pausedStage(update);
  if (screen.broken) {
    return calm({
      title: t('yt-no-module'),
      note: t('yt-no-module-note'),
      content: html`<button class="btn gold" data-first @click=${() => location.reload()}>${t('yt-try-again')}</button>`,
    });
  }
  if (!screen.game) return calm({ title: t('yt-loading') });
  if (screen.both && turns.evening) return eveningStage(update, shell);
  const resuming = room.paused && !room.plan ? goingOn(room) : nothing;
  return html`${room.frozen ? html`<p class="ribbon">${t('yt-frozen')}</p>` : nothing}${screen.game.render(update, ctx)}${resuming}`;
}

/** The fingerprint of the seed, for all to see before the dice fall. @param {Update} update */
const begun = ({ room }) =>
  room.match && room.match.n === screen.slip && room.phase === 'playing' && !room.paused ? slip(room.match) : nothing;

/** The way in, for whoever comes now; menu and lobby show it as large as they can. @param {Update} update */
const plate = ({ room }) => (room.phase === 'menu' || room.phase === 'lobby' ? nothing : joinPlate(room));

function whole() {
  const { store } = screen;
  if (screen.choosing) return whichTable({ why: screen.why, onNew: () => void openRoom(), onRoom: show });
  if (!store) return calm({ title: t('yt-laying-table') });
  if (store.status === 'gone') {
    return calm({
      title: t(store.line.deleted ? 'yt-ended' : 'yt-no-room', { code: store.code }),
      ...(store.line.deleted ? { note: t('yt-ended-note') } : {}),
      content: html`<button class="btn gold" data-first @click=${() => void openRoom()}>${t('yt-new-table')}</button>`,
    });
  }
  const offline = store.status === 'offline';
  if (!store.update) {
    return offline
      ? calm({ title: t('yt-offline'), note: t('yt-offline-tv') })
      : html`${calm({ title: t('yt-laying-table'), content: dots() })}`;
  }
  const shell = shellOf(store);
  return html`
    ${stage(store.update, shell)} ${plate(store.update)} ${begun(store.update)} ${notices(store.update, { people, offline, stopped: store.line.stopped, placed: Boolean(screen.game?.absence) })}
    ${controls(store.update, shell)}
  `;
}

let due = false;

/** Let hear what the page shows, once what is drawn in one go is complete. */
function hear() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    hearing.drawn(pace.event === null);
  });
}

function draw() {
  const { store } = screen;
  const hidden = store?.update?.room.hidden ?? false;
  document.title = store && !hidden ? `Yuletable ${store.code}` : 'Yuletable';
  render(whole(), app);
  hear();
  if (!screen.met && (screen.choosing || store?.update)) {
    screen.met = true;
    wake();
    focusFirst();
  }
  // Whoever comes with a remote control sees at once where OK goes.
  if (document.activeElement === document.body) /** @type {HTMLElement | null} */ (app.querySelector('[data-first]'))?.focus();
}

/** The address of this page leads back to the room; while its code is hidden only this page knows it. @param {string} code @param {boolean} hidden */
function address(code, hidden) {
  try {
    if (hidden) sessionStorage.setItem(KEY, code);
    else sessionStorage.removeItem(KEY);
  } catch {
    // storage is forbidden: a page that is loaded again asks for the room
  }
  const path = hidden ? '/tv' : `/tv?room=${code}`;
  if (location.pathname + location.search !== path) history.replaceState(null, '', path);
}

function remembered() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} code */
function show(code) {
  const store = new Store({ code, table: true });
  screen.store = store;
  screen.choosing = false;
  context = contextOf({
    store,
    device: 'tv',
    draw,
    openRules: () => undefined,
    refuse,
    absence: (room) => people.absence(room),
  });
  store.subscribe((update, before) => {
    const fresh = update !== before && update !== null;
    if (fresh) {
      address(code, update.room.hidden);
      hearing.follow(update, before, people.follow(update.room));
      keepLight(update.room);
    }
    if (fresh && before && before.room.phase !== update.room.phase) screen.dialog = '';
    if (fresh && before?.room.phase === 'lobby' && update.room.phase === 'playing') lay(update.room.match?.n ?? 0);
    draw();
    if (fresh) pace.push(update, before);
  });
  draw();
  store.open();
}

/** Lay the fingerprint of a match on the table for a while. @param {number} match */
function lay(match) {
  screen.slip = match;
  setTimeout(() => {
    if (screen.slip === match) screen.slip = 0;
    draw();
  }, SLIP);
}

async function openRoom() {
  try {
    const answer = await fetch('/api/rooms', { method: 'POST' });
    const body = await answer.json();
    if (answer.ok) {
      show(body.code);
      return;
    }
    screen.why = say(body.why);
  } catch {
    screen.why = t('yt-offline-tv');
    setTimeout(() => screen.store || openRoom(), AGAIN);
  }
  screen.choosing = true;
  draw();
}

/** A page of the server's own machine has one of these names. */
const HERE = /^(localhost|127\.|\[::1\]$)/;

/**
 * The room of the address; else this machine's unfinished one; else a new one. On another machine the
 * person decides.
 */
async function begin() {
  const asked = new URLSearchParams(location.search);
  const code = asked.get('room') ?? (asked.get('new') ? null : remembered());
  if (code) {
    show(code.toUpperCase());
    return;
  }
  try {
    const answer = await fetch('/api/rooms/latest', { cache: 'no-store' });
    const latest = answer.ok && !asked.get('new') ? (await answer.json()).code : null;
    if (latest || asked.get('new') || HERE.test(location.hostname)) {
      if (latest) show(latest);
      else await openRoom();
      return;
    }
    screen.why = '';
  } catch {
    screen.why = t('yt-offline-tv');
    setTimeout(() => screen.store || begin(), AGAIN);
  }
  screen.choosing = true;
  draw();
}

edges();
awaken();
forget(() => {
  screen.dialog = '';
  draw();
});
addEventListener('keydown', () => void hearing.wake());
addEventListener('pointerdown', () => void hearing.wake());
onTexts(draw);
await loadTexts();
takeTurns();
draw();
await begin();
screen.games = await games();
draw();
