// The start page: a wide screen becomes the table, a narrow one a hand.
import { backdrop } from './art/scene.js';
import { dialog, icon, picture, toast } from './components.js';
import { games } from './games.js';
import { html, nothing, render, unsafeSVG } from './lit.js';
import { langSwitch } from './phone/bar.js';
import { codeForm } from './phone/code_form.js';
import { learnLink, metaLine, posterOf } from './posters.js';
import { recall } from './store.js';
import { has, loadTexts, onTexts, say, t } from './texts.js';
import { walkFocus } from './tv/remote.js';
import { shelf } from './tv/shelf.js';

/** @typedef {{code: string, phase: string, game: string | null, seated: number}} Known */

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
const wide = matchMedia('(min-width: 900px)');

const page = {
  /** @type {import('./games.js').GameInfo[]} */
  list: [],
  /** A room this device belongs to. @type {Known | null} */
  own: null,
  /** The unfinished room of this machine. @type {Known | null} */
  latest: null,
  /** People are at a table of this house already. */
  open: false,
  joining: false,
  /** A second table was asked for while one is open: is that meant? @type {'' | 'tv' | 'phone'} */
  second: '',
};

/** @param {string | null} code @returns {Promise<Known | null>} */
async function lookUp(code) {
  if (!code) return null;
  try {
    const answer = await fetch(`/api/rooms/${code}`, { cache: 'no-store' });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** @returns {Promise<{latest: Known | null, open: boolean}>} */
async function latest() {
  try {
    const answer = await fetch('/api/rooms/latest', { cache: 'no-store' });
    if (!answer.ok) return { latest: null, open: false };
    const { code, open } = await answer.json();
    return { latest: await lookUp(code), open };
  } catch {
    return { latest: null, open: false };
  }
}

/** Open a room and go in as its first person; a second one only when that is meant. @param {boolean} [sure] */
async function start(sure = false) {
  if (page.open && !sure) {
    page.second = 'phone';
    draw();
    return;
  }
  try {
    const answer = await fetch('/api/rooms', { method: 'POST' });
    const body = await answer.json();
    if (answer.ok) location.href = `/${body.code}`;
    else toast(say(body.why));
  } catch {
    toast(t('yt-offline'));
  }
}

/** Before a second table: the one that is open may be meant. */
function ask() {
  if (!page.second) return nothing;
  const close = () => {
    page.second = '';
    draw();
  };
  const { latest: room } = page;
  return dialog({
    title: t('yt-second-table'),
    onClose: close,
    content: html`<p>${t('yt-second-table-note')}</p>
      <p class="doorrow">
        ${room
          ? html`<a class="btn gold" href=${page.second === 'tv' ? '/tv' : `/${room.code}`}>${t('yt-to-table')}</a>`
          : html`<button class="btn gold" @click=${() => (close(), joinBox())}>${t('yt-join-with-code')}</button>`}
        ${page.second === 'tv'
          ? html`<a class="btn" href="/tv?new=1">${t('yt-new-table')}</a>`
          : html`<button class="btn" @click=${() => void start(true)}>${t('yt-new-table')}</button>`}
      </p>`,
  });
}

/** The code stays untold: the host may have hidden it. @param {Known} room */
const roomNote = (room) => {
  const game = room.game && has(`${room.game}-name`) ? t(`${room.game}-name`) : t('yt-choosing-game');
  return `${game}, ${t('yt-n-people', { n: room.seated })}.`;
};

/** The room that a large screen has for the games, rem. */
const WIDTH = 72;

/** A game with the ways to its rules and its lesson. @param {import('./games.js').GameInfo} game */
const offer = (game) => html`<div class="offer"><a class="pst" href="/rules/${game.id}">
  ${posterOf(game.id, draw)}<span class="nm">${t(`${game.id}-name`)}</span>${metaLine(game, 20)}
</a>${learnLink(game, page.own?.code)}</div>`;

function table() {
  const back = page.own ?? page.latest;
  return html`<div class="home">
    ${unsafeSVG(backdrop())}
    <header class="head">
      <div class="brandline">
        ${picture('mark', { cls: 'mark' })}
        <div><h1>Yuletable</h1><p>${t('yt-tagline')}</p></div>
      </div>
      <div class="homeright"><a href="/check">${t('yt-check')}</a><a href="/about">${t('yt-about')}</a>${langSwitch()}</div>
    </header>
    <main>
    ${shelf(page.list.map(offer), WIDTH)}
    <div class="doors">
      <a class="door gold" href="/tv?new=1" @click=${askFirst}>
        <span class="grow"><b>${t('yt-start-evening')}</b><span>${t('yt-start-evening-note')}</span></span>${icon('chevron', 40, 2.6)}
      </a>
      ${back
        ? html`<a class="door" href=${page.own ? `/${back.code}` : '/tv'}>
            <span class="grow"><b>${page.own ? t('yt-return') : t('yt-to-table')}</b><span>${roomNote(back)} ${t('yt-seats-kept')}</span></span>${icon('chevron', 40, 2.6)}
          </a>`
        : html`<div class="door"><span class="grow"><b>${t('yt-join-with-code')}</b>${codeForm()}</span></div>`}
    </div>
    </main>
    ${ask()}
  </div>`;
}

/** @param {Event} event */
function askFirst(event) {
  if (!page.open) return;
  event.preventDefault();
  page.second = 'tv';
  draw();
}

function hand() {
  const back = page.own ?? page.latest;
  const codeFirst = !back && page.open;
  return html`<header class="hero">${picture('mark', { cls: 'mark' })}<h1>Yuletable</h1>${langSwitch()}</header>
    <main class="homemain">
      ${back
        ? html`<a class="btn back" href="/${back.code}">
            <span class="grow"><b>${page.own ? t('yt-return') : t('yt-to-table')}</b><small>${roomNote(back)}</small></span>${icon('chevron', 24, 2.8)}
          </a>`
        : codeFirst
          ? html`<button class="btn back" aria-expanded=${page.joining ? 'true' : 'false'} @click=${toggleJoin}>
              <span class="grow"><b>${t('yt-join-with-code')}</b><small>${t('yt-code-on-tv')}</small></span>${icon('chevron', 24, 2.8)}
            </button>`
          : html`<button class="btn back" @click=${() => void start()}>
            <span class="grow"><b>${t('yt-start-evening')}</b><small>${t('yt-start-here-note')}</small></span>${icon('chevron', 24, 2.8)}
          </button>`}
      <div class="pair">
        ${back || codeFirst ? html`<button class="btn" @click=${() => void start()}>${t('yt-start-evening')}</button>` : html`<a class="btn" href="/tv">${t('yt-this-is-the-tv')}</a>`}
        ${codeFirst ? html`<a class="btn" href="/tv">${t('yt-this-is-the-tv')}</a>` : html`<button class="btn" aria-expanded=${page.joining ? 'true' : 'false'} @click=${toggleJoin}>${t('yt-join-with-code')}</button>`}
      </div>
      ${page.joining ? codeForm() : nothing}
      <h2>${t('yt-games-tonight', { n: page.list.length })}</h2>
      <div class="posters">${page.list.map(offer)}</div>
      ${page.list[0]
        ? html`<a class="rulebox card" href="/rules/${page.list[0].id}">
            ${icon('book', 30, 1.9)}<span class="grow"><b>${t('yt-rules')}</b><small>${t('yt-rules-note')}</small></span>${icon('chevron', 20, 2.6)}
          </a>`
        : nothing}
    </main>
    <footer class="promise">${t('yt-promise')} <a href="/about">${t('yt-about')}</a>${back ? html` · <a href="/check">${t('yt-check')}</a>` : nothing}</footer>
    ${ask()}`;
}

function joinBox() {
  if (wide.matches) app.querySelector('input')?.focus();
  else if (!page.joining) toggleJoin();
}

function toggleJoin() {
  page.joining = !page.joining;
  draw();
  if (page.joining) app.querySelector('input')?.focus();
}

function draw() {
  document.documentElement.className = wide.matches ? 'tv' : 'ph';
  render(wide.matches ? table() : hand(), app);
}

wide.addEventListener('change', draw);
// A wide screen may be a TV with nothing but a remote control.
addEventListener('keydown', (event) => wide.matches && walkFocus(event));
onTexts(draw);
await loadTexts();
draw();
const found = await Promise.all([games(), lookUp(recall('yuletable.last')), latest()]);
[page.list, page.own] = found;
page.latest = found[2].latest;
page.open = found[2].open;
draw();
