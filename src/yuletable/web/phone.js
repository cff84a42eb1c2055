// The phone's page: /XXXX. Who is this screen? The pages of the room come once somebody sits.
import { dots, icon, toast } from './components.js';
import { noGame } from './games.js';
import { html, nothing, render } from './lit.js';
import { joinPage } from './phone/join.js';
import { calm, dead, gone, offline, replaced, unplayable } from './phone/states.js';
import { Store } from './store.js';
import { loadTexts, onTexts, say, t } from './texts.js';

/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./phone/room.js').Context} Context */
/** @typedef {'host' | 'log' | 'rules' | 'table' | 'menu'} Side */

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
const code = location.pathname.replace(/\//g, '').toUpperCase();
const store = new Store({ code });

/** What this screen shows besides the state of the room. */
const screen = {
  /** The page on top of the game. @type {Side | null} */
  side: null,
  clause: '',
  /** @type {import('./games.js').GameInfo[]} */
  games: [],
  ...noGame(),
  /** Forms and confirmations of the page on top. @type {Record<string, any>} */
  ui: {},
  lastAsk: 0,
};

/** @typedef {typeof screen} Screen */

/** @param {Side | null} side @param {string} [clause] */
function open(side, clause = '') {
  screen.side = side;
  screen.clause = clause;
  screen.ui = {};
  draw();
  scrollTo(0, 0);
}

/** @param {import('./socket.js').Answer} answer */
function refuse(answer) {
  if (!answer.ok && answer.why) toast(say(answer.why));
  return answer.ok;
}

/** What every page function gets. */
const shell = { store, screen, open, draw: () => draw(), refuse };
/** @typedef {typeof shell} Shell */

/** @type {ReturnType<typeof import('./phone/room.js').roomPages> | 'coming' | 'missing' | null} */
let inside = null;

async function enter() {
  inside = 'coming';
  try {
    inside = (await import('./phone/room.js')).roomPages(shell);
  } catch {
    inside = 'missing';
  }
  draw();
}

/** @param {Update} update */
function page(update) {
  if (update.you.member === null) return joinPage(update, shell);
  if (!inside) void enter();
  if (inside === 'missing') return unplayable(() => void enter());
  if (!inside || inside === 'coming') return calm({ title: t('yt-coming-in'), note: dots() });
  return inside.page(update);
}

function whole() {
  if (store.status === 'gone') return gone(code);
  if (store.status === 'replaced') return replaced(() => store.open());
  const { update } = store;
  if (!update) return store.status === 'offline' ? offline() : calm({ title: t('yt-coming-in'), note: dots() });
  return html`
    ${store.status === 'offline' ? html`<div class="reconnect" role="status">${icon('off', 20)}${t('yt-reconnecting')}</div>` : nothing}
    ${store.lost && update.you.member === null ? dead() : nothing} ${page(update)}
  `;
}

function draw() {
  document.title = title();
  render(whole(), app);
}

function title() {
  const update = store.update;
  const turn = update?.ask ? `${t('yt-your-turn-now')} · ` : '';
  return `${turn}Yuletable ${code}`;
}

store.subscribe((update, before) => {
  const fresh = update !== before && update !== null;
  if (fresh && update.room.phase !== before?.room.phase) screen.side = null;
  if (fresh && update.ask && update.ask.ask !== screen.lastAsk) {
    screen.lastAsk = update.ask.ask;
    navigator.vibrate?.(60);
  }
  draw();
  if (fresh && inside && typeof inside !== 'string') inside.push(update, before);
  if (fresh) void awake(update);
});

/** @type {any} */
let lock = null;

/** Keep the screen on during a match, where the browser lets a page do that. @param {Update} update */
async function awake(update) {
  const wanted = update.room.phase === 'playing' && update.you.seat !== null;
  const nav = /** @type {any} */ (navigator);
  if (!wanted || lock || !nav.wakeLock || document.hidden) return;
  try {
    lock = await nav.wakeLock.request('screen');
    lock.addEventListener('release', () => (lock = null));
  } catch {
    lock = null; // refused: sleep is harmless
  }
}

onTexts(draw);
await loadTexts();
draw();
store.open();
