// The phone's page: /XXXX. Who is this screen, what is happening, which page lies on top.
import { Pace } from './animation.js';
import { dots, icon, toast } from './components.js';
import { contextOf } from './context.js';
import { games, part } from './games.js';
import { html, nothing, render } from './lit.js';
import { bar, sideBar } from './phone/bar.js';
import { hostPage } from './phone/host.js';
import { joinPage } from './phone/join.js';
import { lobbyPage } from './phone/lobby.js';
import { logPage, menuPage, tablePage } from './phone/pages.js';
import { resultsThumb } from './phone/results.js';
import { calm, dead, gone, offline, replaced, unplayable } from './phone/states.js';
import { rulesView } from './rules_view.js';
import { keep, Store } from './store.js';
import { loadTexts, onTexts, say, t } from './texts.js';

/** @typedef {import('./types.js').Update} Update */
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
  /** @type {import('./games.js').GameModule | null} */
  game: null,
  gameId: '',
  broken: false,
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

const context = contextOf({
  store,
  device: 'phone',
  draw: () => draw(),
  openRules: (clause) => open('rules', clause),
  refuse,
});
/** @typedef {ReturnType<typeof context>} Context */

const pace = new Pace({
  draw: () => draw(),
  animate: (event) => (store.update ? screen.game?.animate?.(event, context(store.update)) : undefined),
});

/** Load the phone module of the room's game once. @param {string} game */
function load(game) {
  if (screen.gameId === game) return;
  screen.gameId = game;
  screen.game = null;
  screen.broken = false;
  part(game, 'phone').then(
    (module) => {
      screen.game = module;
      draw();
    },
    () => {
      screen.broken = true;
      draw();
    },
  );
}

/** The shell of everything a page function needs. */
const shell = { store, screen, open, draw: () => draw(), refuse };
/** @typedef {typeof shell} Shell */

/** @param {Update} update @param {Context} ctx */
function playing(update, ctx) {
  const { room } = update;
  if (screen.broken) {
    return unplayable(() => {
      screen.gameId = '';
      draw();
    });
  }
  if (!screen.game) return calm({ title: t('yt-loading') });
  return html`
    ${room.paused ? pausebar(update) : nothing} ${room.frozen ? html`<p class="pausebar">${t('yt-frozen')}</p>` : nothing}
    ${screen.game.render(update, ctx)}
    ${room.phase === 'results' ? resultsThumb(update, ctx, shell) : nothing}
  `;
}

/** @param {Update} update */
function pausebar(update) {
  const { room, you } = update;
  const by = room.members.find((m) => m.id === room.paused?.by);
  const counting = room.paused?.resume_in !== null;
  return html`<div class="pausebar" role="status">
    ${icon('pause')}<span class="grow"
      >${counting ? t('yt-going-on') : by ? t('yt-paused-by', { name: by.name }) : t('yt-paused')}</span
    >
    ${you.host && !counting
      ? html`<button class="code-chip" @click=${async () => refuse(await store.host({ do: 'resume' }))}>${t('yt-go-on')}</button>`
      : nothing}
  </div>`;
}

/** @param {Update} update @param {Context} ctx */
function sidePage(update, ctx) {
  const game = update.room.game ?? '';
  if (screen.side === 'host') return hostPage(update, ctx, shell);
  if (screen.side === 'log') return logPage(update, ctx, shell);
  if (screen.side === 'table') return tablePage(update, ctx, shell);
  if (screen.side === 'rules') {
    return html`${sideBar(t('yt-rules-of', { game: t(`${game}-name`) }), () => open(null))}
    ${rulesView({ game, clause: screen.clause, ui: screen.ui, draw })}`;
  }
  return menuPage(update, ctx, shell);
}

/** @param {Update} update */
function page(update) {
  const { room, you, ask } = update;
  if (you.member === null) return joinPage(update, shell);
  const ctx = context(update, pace);
  if (screen.side) {
    return html`
      ${ask ? html`<button class="banner" @click=${() => open(null)}>${t('yt-your-turn-now')}${icon('chevron')}</button>` : nothing}
      ${sidePage(update, ctx)}
    `;
  }
  if (room.phase === 'menu' || room.phase === 'lobby') return lobbyPage(update, ctx, shell);
  if (room.game) load(room.game);
  return html`${bar(update, ctx, shell)}${playing(update, ctx)}`;
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
  if (fresh) pace.push(update, before);
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
keep('yuletable.code', code);
draw();
store.open();
screen.games = await games();
draw();
