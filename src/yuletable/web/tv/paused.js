// A pause on the TV: why, what waits, what anyone can do.
import { backdrop, sleepingPhone } from '../art/scene.js';
import { avatar, icon, qrOf } from '../components.js';
import { html, nothing, unsafeSVG } from '../lit.js';
import { t } from '../texts.js';
import { wifiText } from '../wifi.js';

/** @param {string} sign @param {string} title @param {string} note @param {unknown} [end] */
const step = (sign, title, note, end = nothing) => html`<li>
  <span class="no">${icon(sign, 30)}</span>
  <div class="grow"><b>${title}</b><span>${note}</span></div>
  ${end}
</li>`;

/** Whoever comes late, and the Wi-Fi that a phone needs first. @param {import('../types.js').Update} update */
function late({ room, you: { wifi } }) {
  const title = t('yt-pause-late');
  if (room.hidden) return step('people', title, t('yt-pause-late-hidden'));
  if (!wifi) return step('people', title, t('yt-pause-late-note'));
  return step('people', title, t('yt-pause-late-wifi', { wifi: wifi.name }), qrOf(wifiText(wifi), t('yt-qr-wifi', { name: wifi.name })));
}

/** Whom a pause waits for by name; a longer list is counted. */
const NAMED = 2;

/** Players whose phone is away and who answer for themselves. @param {import('../types.js').RoomView} room */
const sleepers = (room) => room.members.filter((m) => m.seat !== null && m.bot === null && !m.online && !m.bot_plays);

/**
 * Why the game stands still: whom it waits for, and who says so.
 * @param {import('../types.js').RoomView} room @param {import('../types.js').MemberView[]} away
 */
function reason(room, away) {
  const by = room.members.find((m) => m.id === room.paused?.by);
  const said = by ? t('yt-paused-by', { name: by.name }) : t('yt-paused');
  if (!away.length) return { title: said, note: t('yt-pause-break') };
  const names = away.length > NAMED ? null : away.map((m) => m.name);
  return { title: t('yt-pause-until', { n: away.length, names }), note: `${said}.` };
}

/** How it goes on; a host who is away is succeeded by whoever is here. @param {import('../types.js').RoomView} room */
function goOn({ host: id, members }) {
  const host = members.find((m) => m.id === id);
  const heir = members.some((m) => m.id !== id && m.bot === null && m.online);
  return t(host && !host.online && heir ? 'yt-pause-host-away' : 'yt-pause-go-on-note', { name: host?.name ?? 'none' });
}

/** @param {import('../types.js').Update} update */
export function pausedStage(update) {
  const { room } = update;
  const [first] = room.waiting;
  const away = sleepers(room);
  const { title, note } = reason(room, away);
  const seconds = first?.left ? Math.ceil(first.left / 1000) : 0;
  return html`<main>
    ${unsafeSVG(backdrop())}
    <header class="head">
      <div>
        <h1>${title}</h1>
        <p>${note} ${first ? (seconds ? t('yt-turn-kept', { seat: first.seat, seconds }) : t('yt-turn-of', { seat: first.seat })) : nothing}</p>
      </div>
    </header>
    <div class="sleep">${unsafeSVG(sleepingPhone())}</div>
    <ol class="todo">
      ${away.length && away.length <= NAMED
        ? step('phone', t('yt-pause-wake', { n: away.length, names: away.map((m) => m.name) }), t('yt-pause-wake-note'))
        : step('phone', t('yt-pause-phone'), t('yt-pause-phone-note'))}
      ${late(update)} ${step('play', t('yt-pause-go-on'), goOn(room))}
    </ol>
    <footer class="pausefoot">
      ${away.length
        ? html`${away.slice(0, 6).map((m) => avatar(m.avatar))}<span>${t('yt-away-are', { n: away.length, names: away.map((m) => m.name) })}</span>`
        : t('yt-everyone-here')}
    </footer>
  </main>`;
}
