// The TV's own controls: language, sound, whole screen, edges, who is host. Seen when someone is at them.
import { dialog, icon, qrOf, typed } from '../components.js';
import { proof } from '../fairness.js';
import { html, nothing } from '../lit.js';
import { langName, t } from '../texts.js';
import { wifiText } from '../wifi.js';
import { edge, EDGES, setEdge } from './edges.js';
import { hostBox, seatBox } from './hosting.js';
import { shown } from './language.js';
import { chooser, keysLine } from './remote.js';
import { languages } from './which.js';

/** @typedef {import('../types.js').Update} Update */
/**
 * @typedef {{store: import('../store.js').Store, screen: import('../tv.js').Screen,
 *   hearing: import('./hearing.js').Hearing, turns: import('./standings.js').Turns,
 *   refuse: (answer: import('../socket.js').Answer) => boolean, draw: () => void}} Shell
 */

function wholeScreen() {
  if (document.fullscreenElement) void document.exitFullscreen();
  else document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** Why nothing is heard though the sound is on, '' when all is well. @param {Update} update @param {import('./hearing.js').Hearing} hearing */
function silence({ room }, hearing) {
  if (!hearing.on) return '';
  if (!room.sound) return t('yt-sound-zero');
  const missing = room.narration ? hearing.narrator.missing(shown()) : [];
  if (!missing.length) return '';
  const [one = 'none'] = missing;
  return t('yt-no-voice', { lang: missing.length > 1 ? 'several' : one, names: missing.map(langName) });
}

/** What was opened goes after so many ms without a key: whoever opened it may have left the room. */
const FORGOTTEN = 120_000;

/** Let what is open go by itself once nobody is at the keys. @param {() => void} close */
export function forget(close) {
  let timer = 0;
  const here = () => {
    clearTimeout(timer);
    timer = window.setTimeout(close, FORGOTTEN);
  };
  for (const sign of ['keydown', 'pointerdown']) addEventListener(sign, here);
}

/** @param {Update} update @param {Shell} shell */
export function controls(update, shell) {
  const { screen, hearing, turns, draw } = shell;
  const { room, you } = update;
  /** @param {string} which */
  const open = (which) => {
    screen.dialog = which;
    draw();
  };
  /** @param {string} label @param {string} sign @param {() => void} onClick */
  const key = (label, sign, onClick) => html`<button type="button" @click=${onClick}>${icon(sign, 20)}${label}</button>`;
  const people = room.members.filter((m) => m.bot === null && !m.left);
  const quiet = silence(update, hearing);
  return html`
    <nav class="controls" aria-label=${t('yt-tv-controls')}>
      ${quiet ? html`<p>${icon('mute', 20)}${quiet}</p>` : nothing} ${languages()}
      ${key(hearing.on ? t('yt-sound-off') : t('yt-sound-on'), hearing.on ? 'mute' : 'sound', () => {
        hearing.set(!hearing.on);
        draw();
      })}
      ${key(t('yt-whole-screen'), 'screen', wholeScreen)} ${key(t('yt-edges'), 'frame', () => open('edges'))}
      ${screen.both ? key(t(turns.evening ? 'yt-show-result' : 'yt-show-evening'), 'trophy', () => turns.swap()) : nothing}
      ${you.local && people.length ? key(t('yt-host-is'), 'crown', () => open('host')) : nothing}
      ${room.match ? key(t('yt-fair-short'), 'info', () => open('fair')) : nothing}
      ${room.game ? html`<a href="/rules/${room.game}">${icon('book', 20)}${t('yt-rules')}</a>` : nothing}
      ${room.hidden
        ? nothing
        : html`${you.wifi ? key(t('yt-join-wifi'), 'wifi', () => open('wifi')) : nothing}
            ${key(t('yt-another-screen'), 'plus', () => open('another'))}
            <a href="/${room.code}">${icon('phone', 20)}${t('yt-play-here')}</a>`}
    </nav>
    ${box(update, shell, () => open(''))}
  `;
}

/** What is open over the stage. @param {Update} update @param {Shell} shell @param {() => void} onClose */
function box(update, shell, onClose) {
  const { room, you } = update;
  const { screen, draw } = shell;
  if (screen.dialog === 'edges') return edgesBox(draw, onClose);
  if (screen.dialog === 'fair' && room.match) {
    return dialog({ title: t('yt-fair'), onClose, content: html`${proof(room.match)}${keysLine()}` });
  }
  if (screen.dialog === 'another' && !room.hidden) return anotherBox(room, onClose);
  if (screen.dialog === 'wifi' && you.wifi && !room.hidden) return wifiBox(you.wifi, onClose);
  if (screen.dialog === 'host') return hostBox(room, shell, onClose);
  if (screen.dialog === 'seat') return seatBox(room, shell, onClose);
  return nothing;
}

/** How much of the screen the stage fills, with a frame to see whether its border is there. @param {() => void} draw @param {() => void} onClose */
const edgesBox = (draw, onClose) => html`<div class="frame-check" aria-hidden="true"></div>
  ${dialog({
    title: t('yt-edges'),
    cls: 'clear',
    onClose,
    content: html`<p>${t('yt-edges-note')}</p>
      ${chooser({
        label: t('yt-edges'),
        items: EDGES.map((part) => ({ value: part, label: t('yt-percent', { n: Math.round(part * 100) }) })),
        value: edge(),
        onChange: (part) => {
          setEdge(part);
          draw();
        },
      })}
      <button type="button" class="btn gold" @click=${onClose}>${t('yt-done')}</button>
      ${keysLine()}`,
  })}`;

/** What to type on one more TV. @param {import('../types.js').RoomView} room @param {() => void} onClose */
const anotherBox = (room, onClose) =>
  dialog({
    title: t('yt-another-screen'),
    onClose,
    content: html`<ol class="another">
      <li>${t('yt-another-open')} <b class="nums">${typed(room.urls[0] ?? '')}/tv</b>
        ${room.name_url ? html`<span class="or">${t('yt-another-name')} <b class="nums">${typed(room.name_url)}tv</b></span>` : nothing}</li>
      <li>${t('yt-another-spell')} <b class="display">${room.code}</b></li>
    </ol>
    <p>${t('yt-tables', { n: room.tables })}</p>`,
  });

/** The network for a phone that comes late. @param {import('../types.js').Wifi} wifi @param {() => void} onClose */
const wifiBox = (wifi, onClose) =>
  dialog({
    title: t('yt-join-wifi'),
    cls: 'scan',
    onClose,
    content: html`${qrOf(wifiText(wifi), t('yt-qr-wifi', { name: wifi.name }))}
      <div><b>${wifi.name}</b><p>${t('yt-wifi-then')}</p>${keysLine()}</div>`,
  });
