// How a phone comes in, as large as the lobby can show it: the Wi-Fi first, where the host has typed it.
import { hiddenCode, picture, qr, qrOf, typed } from '../components.js';
import { html } from '../lit.js';
import { t } from '../texts.js';
import { wifiText } from '../wifi.js';

/** @param {import('../types.js').RoomView} room */
const letters = (room) => html`<div class="codes" role="img" aria-label=${t('yt-room-code', { code: room.code })}>
  ${[...room.code].map((letter) => html`<span>${letter}</span>`)}
</div>`;

/** The code of the room in the corner that it keeps all evening. @param {import('../types.js').RoomView} room */
const wayIn = (room) => html`<div class="way-in">${qr(room)}</div>`;

/** @param {import('../types.js').RoomView} room @param {import('../types.js').Wifi} wifi */
const twoSteps = (room, wifi) => html`<aside class="join-panel steps-two" aria-label=${t('yt-join-plate')}>
  <h2 class="sr">${t('yt-phone-is-seat')}</h2>
  <section class="wifi">
    ${qrOf(wifiText(wifi), t('yt-qr-wifi', { name: wifi.name }))}
    <p><span class="st display">1</span>${t('yt-join-wifi')}<b>${wifi.name}</b></p>
  </section>
  <section class="way">
    <p><span class="st display">2</span><span>${t('yt-scan-large-or-open')} <b class="nums">${typed(room.urls[0] ?? '')}</b></span></p>
    ${letters(room)} ${wayIn(room)}
  </section>
</aside>`;

/** @param {import('../types.js').RoomView} room @param {import('../types.js').Wifi | null} wifi */
export function joinPanel(room, wifi) {
  if (room.hidden) return html`<aside class="join-panel" aria-label=${t('yt-join-plate')}>${hiddenCode()}</aside>`;
  if (wifi) return twoSteps(room, wifi);
  return html`<aside class="join-panel" aria-label=${t('yt-join-plate')}>
    ${wayIn(room)}
    <h2>${t('yt-phone-is-seat')}</h2>
    <ol>
      <li><span class="st">${picture('wifi')}</span><span>${t('yt-use-wifi')}</span></li>
      <li>
        <span class="st">${picture('scan')}</span><span>${t('yt-scan-or-open')} <b class="nums">${typed(room.urls[0] ?? '')}</b></span>
      </li>
    </ol>
    ${letters(room)}
  </aside>`;
}
