// The host's table, last part: the room itself. Its door, its TVs, its network, its end.
import { avatar, button, icon, qrOf, toggle } from '../../components.js';
import { html, ifDefined, nothing } from '../../lit.js';
import { t } from '../../texts.js';
import { wifiText } from '../../wifi.js';
import { focusOn, hold, twice } from './twice.js';

/** @typedef {import('../../types.js').Update} Update */
/** @typedef {import('../../phone.js').Shell} Shell */
/** @typedef {import('../room.js').Context} Context */

/** The fewest characters of a network's password. */
const WPA_LEAST = 8;

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
export function roomSection(update, ctx, shell) {
  const { room } = update;
  /** @param {'locked' | 'hidden' | 'takeover' | 'narration'} key @param {string} text */
  const one = (key, text) =>
    toggle({
      label: t(`yt-room-${text}`),
      note: t(`yt-room-${text}-note`),
      on: room[key],
      onChange: (on) => void ctx.host({ do: 'set_room', [key]: on }),
    });
  return html`
    <div class="switches">
      ${one('locked', 'lock')} ${one('hidden', 'hide')} ${one('takeover', 'takeover')} ${one('narration', 'narration')}
    </div>
    ${tvs(update)} ${addresses(update, ctx)} ${wifi(update, ctx, shell)} ${handOver(update, ctx)}
    <h3>${t('yt-machine')}</h3>
    <p><a class="btn" href="/check?room=${room.code}" target="_blank">${icon('check')}<span>${t('yt-check')}<small>${t('yt-check-link-note')}</small></span></a></p>
    ${room.can_stop
      ? twice(
          {
            key: 'stop',
            label: t('yt-stop'),
            icon: 'power',
            box: { title: t('yt-stop-sure'), note: t('yt-stop-note'), no: t('yt-play-on'), yes: t('yt-stop-yes') },
            onYes: () => void ctx.host({ do: 'stop_server' }),
          },
          shell,
        )
      : nothing}
    ${twice(
      {
        key: 'delete',
        label: t('yt-delete'),
        icon: 'bin',
        box: { title: t('yt-delete-sure', { code: room.code }), note: t('yt-delete-note'), no: t('yt-delete-no'), yes: t('yt-delete-yes') },
        onYes: () => void ctx.host({ do: 'delete_room' }),
      },
      shell,
    )}
  `;
}

/** The address of a room without the room. @param {import('../../types.js').RoomView} room @param {string} url */
const base = (room, url) => url.slice(0, url.length - room.code.length);

/** @param {Update} update */
function tvs({ room }) {
  return html`<h3>${t('yt-tvs')}</h3>
    <p class="note">${t('yt-tvs-on', { n: room.tables })} ${t('yt-tv-another')}</p>
    <p class="typed"><b class="nums">${base(room, room.urls[0] ?? `${location.origin}/${room.code}`)}tv</b></p>
    ${room.name_url ? html`<p class="note">${t('yt-another-name')} <b class="nums">${room.name_url}tv</b></p>` : nothing}
    <p class="note">${t('yt-tv-another-code', { code: room.code })}</p>`;
}

/** Which of several addresses stands in the QR code. @param {Update} update @param {Context} ctx */
function addresses({ room }, ctx) {
  if (room.urls.length < 2) return nothing;
  const bases = room.urls.map((url) => base(room, url)).sort();
  const chosen = base(room, room.urls[0] ?? '');
  return html`<fieldset class="radios">
    <legend>${t('yt-address')}</legend>
    <p class="note">${t('yt-address-note')}</p>
    ${bases.map(
      (one) => html`<label>
        <input type="radio" name="address" .checked=${one === chosen} @change=${() => void ctx.host({ do: 'set_room', address: one })} />
        <span class="nums">${one.replace(/^https?:\/\//, '').replace(/\/$/, '')}</span>
      </label>`,
    )}
  </fieldset>`;
}

/** The network as a QR code on the TV. @param {Update} update @param {Context} ctx @param {Shell} shell */
function wifi({ room, you }, ctx, shell) {
  const now = you.wifi;
  const open = shell.screen.ui['wifi'] === true;
  const short = shell.screen.ui['wifiShort'] === true;
  const type = () => {
    hold(shell, { wifi: true, wifiShort: false });
    focusOn('wifi-name');
  };
  const close = () => {
    hold(shell, { wifi: false });
    focusOn('wifi-open');
  };
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const name = `${form.get('wifi-name')}`.trim();
    const password = `${form.get('wifi-password')}`;
    if (!name) return;
    if (password && password.length < WPA_LEAST) {
      hold(shell, { wifiShort: true });
      focusOn('wifi-password');
      return;
    }
    if (await ctx.host({ do: 'set_room', wifi: { name, password } })) close();
  };
  return html`<h3>${t('yt-wifi')}</h3>
    <p class="note">${now ? t('yt-wifi-shown', { name: now.name, n: room.tables }) : t('yt-wifi-note')}</p>
    ${now && !open ? html`<p class="wifiqr">${qrOf(wifiText(now), t('yt-wifi-qr', { name: now.name }))}</p>` : nothing}
    ${open
      ? html`<form class="inline" @submit=${save} @keydown=${(/** @type {KeyboardEvent} */ e) => e.key === 'Escape' && close()}>
          <label for="wifi-name">${t('yt-wifi-name')}</label>
          <input class="input" id="wifi-name" name="wifi-name" maxlength="32" required autocomplete="off" autocapitalize="off" value=${now?.name ?? ''} />
          <label for="wifi-password">${t('yt-wifi-password')}</label>
          <input class="input" id="wifi-password" name="wifi-password" maxlength="63" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby=${ifDefined(short ? 'wifi-why' : undefined)} value=${now?.password ?? ''} />
          ${short ? html`<p class="why" id="wifi-why" role="alert">${t('yt-why-wifi-short')}</p>` : nothing}
          <div class="two">
            ${button({ label: t('yt-never-mind'), onClick: close })}
            <button class="btn" type="submit">${icon('check')}<span>${t('yt-wifi-save')}</span></button>
          </div>
        </form>`
      : html`<div class=${now ? 'two' : ''}>
          ${button({ label: now ? t('yt-wifi-change') : t('yt-wifi-type'), icon: 'wifi', id: 'wifi-open', onClick: type })}
          ${now ? button({ label: t('yt-wifi-clear'), icon: 'close', onClick: () => void ctx.host({ do: 'set_room', wifi: null }) }) : nothing}
        </div>`}`;
}

/** @param {Update} update @param {Context} ctx */
function handOver({ room, you }, ctx) {
  const others = room.members.filter((m) => m.bot === null && !m.left && m.id !== you.member);
  return html`<h3>${t('yt-hand-over')}</h3>
    <p class="note">${t(others.length ? 'yt-hand-over-note' : 'yt-alone')}</p>
    <ul class="items">
      ${others.map(
        (m) => html`<li>
          <button type="button" title=${t('yt-hand-over-to', { name: m.name })} @click=${() => void ctx.host({ do: 'give_host', member: m.id })}>
            ${avatar(m.avatar)}<span class="grow">${m.name}${m.online ? nothing : html`<small>${t('yt-mark-away')}</small>`}</span>${icon('crown', 22)}
          </button>
        </li>`,
      )}
    </ul>`;
}

/** How loud the TV is: a slider with steps. @param {Update} update @param {Context} ctx @param {Shell} shell */
export function soundRow({ room }, ctx, shell) {
  const level = shell.screen.ui['sound'] ?? room.sound;
  /** @param {number} sound */
  const set = (sound) => {
    hold(shell, { sound: undefined });
    void ctx.host({ do: 'set_room', sound: Math.max(0, Math.min(10, sound)) });
  };
  /** @param {Event} event */
  const at = (event) => Number(/** @type {HTMLInputElement} */ (event.target).value);
  return html`<div class="soundrow">
    <span><label for="sound">${t('yt-sound')}</label>${room.tables ? nothing : html`<small id="sound-note">${t('yt-sound-no-tv')}</small>`}</span>
    <button type="button" class="iconbtn" aria-label=${t('yt-sound-less')} ?disabled=${level === 0} @click=${() => set(room.sound - 1)}>${icon('minus')}</button>
    <input
      id="sound"
      type="range"
      min="0"
      max="10"
      step="1"
      style="--at:${level * 10}%"
      aria-describedby=${ifDefined(room.tables ? undefined : 'sound-note')}
      aria-valuetext=${t('yt-sound-at', { n: level })}
      .value=${`${level}`}
      @input=${(/** @type {Event} */ event) => hold(shell, { sound: at(event) })}
      @change=${(/** @type {Event} */ event) => set(at(event))}
    />
    <button type="button" class="iconbtn" aria-label=${t('yt-sound-more')} ?disabled=${level === 10} @click=${() => set(room.sound + 1)}>${icon('plus')}</button>
    <output class="nums" for="sound">${level ? level : t('yt-sound-none')}</output>
  </div>`;
}
