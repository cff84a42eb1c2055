// The TV: /tv opens a room, or the room of this machine again; /tv?room=XXXX shows that one.
import { Pace } from './animation.js';
import { backdrop } from './art/scene.js';
import { dots, icon, picture, toast } from './components.js';
import { contextOf } from './context.js';
import { slip } from './fairness.js';
import { bring, games, noGame } from './games.js';
import { html, nothing, render, unsafeSVG } from './lit.js';
import { codeForm } from './phone/code_form.js';
import { Store } from './store.js';
import { loadTexts, onTexts, say, t } from './texts.js';
import { awaken, controls, edges, walkFocus } from './tv/controls.js';
import { lobbyStage } from './tv/lobby.js';
import { menuStage } from './tv/menu.js';
import { pausedStage } from './tv/paused.js';

/** @typedef {import('./types.js').Update} Update */

/** So long lies the fingerprint of a match on the table, ms: enough to read it or to photograph it. */
const SLIP = 20_000;

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
  /** The match whose fingerprint lies on the table now, 0: none. */
  slip: 0,
  /** People here when the screen came, and the one who came last. @type {Set<number> | null} */
  known: null,
  newest: -1,
};
/** @typedef {typeof screen} Screen */

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
    return update && context ? screen.game?.animate?.(event, context(update, pace)) : undefined;
  },
});

/** @param {{title: string, note?: string, content?: unknown}} c */
const calm = (c) => html`${unsafeSVG(backdrop())}
  <main class="calm">
    ${picture('mark', { cls: 'mark' })}
    <h1>${c.title}</h1>
    ${c.note ? html`<p>${c.note}</p>` : nothing} ${c.content ?? nothing}
  </main>`;

/** The stage of a phase. @param {Update} update */
function stage(update) {
  const { room } = update;
  if (!context) return nothing;
  const ctx = context(update, pace);
  if (room.game) bring(screen, room.game, 'tv', draw);
  if (room.phase === 'menu') return menuStage(update, screen, draw);
  if (room.phase === 'lobby') return lobbyStage(update, ctx, screen, draw);
  if (room.paused) return pausedStage(update, ctx);
  if (screen.broken) {
    return calm({
      title: t('yt-no-module'),
      note: t('yt-no-module-note'),
      content: html`<button class="btn gold" @click=${() => location.reload()}>${t('yt-try-again')}</button>`,
    });
  }
  if (!screen.game) return calm({ title: t('yt-loading') });
  return html`${room.frozen ? html`<p class="ribbon">${t('yt-frozen')}</p>` : nothing}${screen.game.render(update, ctx)}`;
}

/** The fingerprint of the seed, for all to see before the dice fall. @param {Update} update */
const begun = ({ room }) =>
  room.match && room.match.n === screen.slip && room.phase === 'playing' && !room.paused ? slip(room.match) : nothing;

function whole() {
  const { store } = screen;
  if (screen.choosing) {
    return calm({
      title: t('yt-which-table'),
      note: screen.why || t('yt-which-table-note'),
      content: html`<button class="btn gold" @click=${() => void openRoom()}>${t('yt-new-table')}</button>${codeForm(
          (code) => `/tv?room=${code}`,
        )}`,
    });
  }
  if (!store) return calm({ title: t('yt-laying-table') });
  if (store.status === 'gone') {
    return calm({
      title: t('yt-no-room', { code: store.code }),
      content: html`<button class="btn gold" @click=${() => void openRoom()}>${t('yt-new-table')}</button>`,
    });
  }
  if (!store.update) {
    return store.status === 'offline'
      ? calm({ title: t('yt-offline'), note: t('yt-offline-tv') })
      : html`${calm({ title: t('yt-laying-table'), content: dots() })}`;
  }
  return html`
    ${store.status === 'offline' ? html`<div class="reconnect" role="status">${icon('off', 20)}${t('yt-reconnecting')}</div>` : nothing}
    ${stage(store.update)} ${begun(store.update)} ${controls(store.update, { store, screen, refuse, draw })}
  `;
}

function draw() {
  document.title = `Yuletable ${screen.store?.code ?? ''}`;
  render(whole(), app);
}

/** @param {string} code */
function show(code) {
  history.replaceState(null, '', `/tv?room=${code}`);
  const store = new Store({ code, table: true });
  screen.store = store;
  screen.choosing = false;
  context = contextOf({
    store,
    device: 'tv',
    draw,
    openRules: () => undefined,
    refuse,
  });
  store.subscribe((update, before) => {
    const fresh = update !== before && update !== null;
    if (fresh) greet(update);
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

/** Who has just come in? @param {Update} update */
function greet({ room }) {
  const ids = room.members.map((m) => m.id);
  if (screen.known) {
    const fresh = ids.filter((id) => !screen.known?.has(id));
    screen.newest = fresh[fresh.length - 1] ?? screen.newest;
  }
  screen.known = new Set([...(screen.known ?? []), ...ids]);
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
  }
  screen.choosing = true;
  draw();
}

/** The room of the address; else this machine's unfinished one; else a new one. */
async function begin() {
  const asked = new URLSearchParams(location.search);
  const code = asked.get('room');
  if (code) {
    show(code.toUpperCase());
    return;
  }
  try {
    const answer = await fetch('/api/rooms/latest', { cache: 'no-store' });
    if (answer.ok) {
      const latest = (await answer.json()).code;
      if (latest && !asked.get('new')) show(latest);
      else await openRoom();
      return;
    }
  } catch {
    // not this machine, or no line: the person decides
  }
  screen.choosing = true;
  draw();
}

edges();
awaken();
addEventListener('keydown', walkFocus);
onTexts(draw);
await loadTexts();
draw();
await begin();
screen.games = await games();
draw();
