// The TV's own controls: language, whole screen, edges, who is host. Seen when someone is at them.
import { avatar, dialog, icon } from '../components.js';
import { proof } from '../fairness.js';
import { html, nothing } from '../lit.js';
import { keep, recall } from '../store.js';
import { lang, setLang, t } from '../texts.js';

const EDGES = [1, 0.95, 0.9];

/** Some TVs cut the edges off: a smaller stage, and every few minutes a step aside against burn-in. */
export function edges() {
  const root = document.documentElement;
  root.style.setProperty('--edge', recall('yuletable.edge') ?? '1');
  let step = 0;
  setInterval(() => {
    step = (step + 1) % 4;
    const app = document.getElementById('app');
    const [x, y] = [[0, 0], [4, 0], [4, 4], [0, 4]][step] ?? [0, 0];
    if (app) app.style.transform = `translate(${x}px, ${y}px)`;
  }, 300_000);
}

function nextEdge() {
  const now = Number(recall('yuletable.edge') ?? '1');
  const next = EDGES[(EDGES.indexOf(now) + 1) % EDGES.length] ?? 1;
  keep('yuletable.edge', `${next}`);
  document.documentElement.style.setProperty('--edge', `${next}`);
}

/** Show the controls for a while after a pointer moved or a key was pressed. */
export function awaken() {
  let sleep = 0;
  const wake = () => {
    document.documentElement.classList.add('awake');
    clearTimeout(sleep);
    sleep = window.setTimeout(() => document.documentElement.classList.remove('awake'), 4000);
  };
  addEventListener('pointermove', wake);
  addEventListener('keydown', wake);
}

/** Arrow keys of a remote control walk through what can be chosen. @param {KeyboardEvent} event */
export function walkFocus(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || event.target instanceof HTMLInputElement || event.defaultPrevented) return;
  const open = document.querySelector('dialog[open]') ?? document;
  const all = /** @type {HTMLElement[]} */ ([...open.querySelectorAll('button:not([disabled]), a[href], input')]);
  if (!all.length) return;
  const here = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const at = here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length;
  event.preventDefault();
  all[at]?.focus();
}

function wholeScreen() {
  if (document.fullscreenElement) void document.exitFullscreen();
  else document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/**
 * @param {import('../types.js').Update} update
 * @param {{store: import('../store.js').Store, screen: import('../tv.js').Screen,
 *   refuse: (answer: import('../socket.js').Answer) => boolean, draw: () => void}} shell
 */
export function controls(update, { store, screen, refuse, draw }) {
  const { room, you } = update;
  /** @param {string} which */
  const open = (which) => {
    screen.dialog = which;
    draw();
  };
  const people = room.members.filter((m) => m.bot === null);
  return html`
    <nav class="controls" aria-label=${t('yt-tv-controls')}>
      <button type="button" @click=${() => void setLang(lang() === 'en' ? 'pl' : 'en')}>
        ${icon('globe', 20)}${lang() === 'en' ? 'Polski' : 'English'}
      </button>
      <button type="button" @click=${wholeScreen}>${icon('screen', 20)}${t('yt-whole-screen')}</button>
      <button type="button" @click=${nextEdge}>${t('yt-edges')}</button>
      ${you.local && people.length
        ? html`<button type="button" @click=${() => open('host')}>${icon('crown', 20)}${t('yt-host-is')}</button>`
        : nothing}
      ${room.match
        ? html`<button type="button" @click=${() => open('fair')}>${icon('info', 20)}${t('yt-fair-short')}</button>`
        : nothing}
      ${room.game ? html`<a href="/rules/${room.game}" target="_blank">${icon('book', 20)}${t('yt-rules')}</a>` : nothing}
      <a href="/${room.code}">${icon('phone', 20)}${t('yt-play-here')}</a>
    </nav>
    ${screen.dialog === 'fair' && room.match
      ? dialog({ title: t('yt-fair'), onClose: () => open(''), content: proof(room.match) })
      : nothing}
    ${screen.dialog === 'host'
      ? dialog({
          title: t('yt-who-hosts'),
          onClose: () => open(''),
          content: html`<ul class="items">
            ${people.map(
              (m) => html`<li>
                <button
                  type="button"
                  @click=${async () => {
                    open('');
                    refuse(await store.host({ do: 'give_host', member: m.id }));
                  }}
                >
                  ${avatar(m.avatar)}<span class="grow">${m.name}</span>${m.id === room.host ? t('yt-mark-host') : nothing}
                </button>
              </li>`,
            )}
          </ul>`,
        })
      : nothing}
  `;
}
