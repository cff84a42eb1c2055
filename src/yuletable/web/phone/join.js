// Name, face, seated.
import { AVATARS } from '../art/avatars.js';
import { arrows, avatar, button, picture, sheet } from '../components.js';
import { html, nothing } from '../lit.js';
import { keep, recall } from '../store.js';
import { has, say, t } from '../texts.js';
import { langSwitch } from './bar.js';

const LONGEST = 16;

/** What people count as letters. @param {string} text */
function letters(text) {
  // eslint-disable-next-line compat/compat -- asked for before it is used
  const Segmenter = /** @type {any} */ (Intl).Segmenter;
  const tidy = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return Segmenter ? [...new Segmenter().segment(tidy)].length : [...tidy].length;
}

/** A face that nobody has, at random but steady while the page is open. @param {Set<string>} taken */
function freeFace(taken) {
  const free = AVATARS.filter((id) => !taken.has(id));
  return free[Math.floor(Math.random() * free.length)] ?? '';
}

/**
 * @param {import('../types.js').Update} update @param {import('../phone.js').Shell} shell
 */
export function joinPage(update, { store, screen, draw }) {
  const { room } = update;
  const ui = screen.ui;
  const taken = new Set(room.members.map((m) => m.avatar));
  ui.name ??= recall('yuletable.name') ?? '';
  if (!ui.avatar || taken.has(ui.avatar)) {
    const used = recall('yuletable.avatar');
    ui.avatar = used && AVATARS.includes(used) && !taken.has(used) ? used : freeFace(taken);
  }
  const name = ui.name.trim();
  const persons = room.members.filter((m) => m.bot === null).length;
  const midway = room.phase === 'playing';
  const full = room.phase === 'lobby' && room.free_seats === 0;
  const bring = room.game && has(`${room.game}-bring`) ? ` ${t(`${room.game}-bring`)}` : '';
  /** @param {boolean} watch */
  const sit = async (watch) => {
    if (!name) {
      ui.why = t('yt-why-name-empty');
      draw();
      document.getElementById('name')?.focus();
      return;
    }
    const answer = await store.join({ name, avatar: ui.avatar, watch });
    if (answer.ok) {
      keep('yuletable.name', name);
      keep('yuletable.avatar', ui.avatar);
      screen.ui = {};
    } else if (answer.why) {
      ui.why = say(answer.why);
      const offer = answer.why.args?.['offer'];
      if (typeof offer === 'string') ui.name = offer;
    }
    draw();
  };
  return html`
    <header class="brandbar">
      ${picture('mark', { cls: 'mark' })}<span class="display">Yuletable</span>${langSwitch()}
      <span class="rm">${t('yt-room')}<b>${room.code}</b></span>
    </header>
    <main style="padding-top:12px">
      <h1>${t('yt-who-are-you')}</h1>
      <div class="field" style="margin-top:16px">
        <label for="name">${t('yt-your-name')}<span class="nums">${t('yt-n-of', { n: letters(ui.name), most: LONGEST })}</span></label>
        <input
          id="name"
          class="input"
          autocomplete="nickname"
          enterkeyhint="done"
          .value=${ui.name}
          aria-describedby="name-why"
          @input=${(/** @type {Event} */ event) => {
            ui.name = /** @type {HTMLInputElement} */ (event.target).value;
            ui.why = '';
            draw();
          }}
          @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && void sit(full)}
        />
        ${ui.why ? html`<p class="why" id="name-why" role="alert">${ui.why}</p>` : nothing}
      </div>
      <p class="lab">${t('yt-your-face')}<span>${t('yt-free-faces', { n: AVATARS.length - taken.size, most: AVATARS.length })}</span></p>
      <div class="picks" role="radiogroup" aria-label=${t('yt-your-face')} @keydown=${arrows}>
        ${AVATARS.map((id) => {
          const on = ui.avatar === id;
          return html`<button
            type="button"
            class="pick ${on ? 'sel' : ''} ${taken.has(id) ? 'tk' : ''}"
            role="radio"
            aria-checked=${on ? 'true' : 'false'}
            aria-label=${t(`yt-avatar-${id}`)}
            tabindex=${on ? 0 : -1}
            ?disabled=${taken.has(id)}
            @click=${() => {
              ui.avatar = id;
              draw();
            }}
          >
            ${avatar(id, { cls: '' })}${taken.has(id) ? html`<span>${t('yt-taken')}</span>` : nothing}
          </button>`;
        })}
      </div>
    </main>
    ${sheet(html`
      ${button({
        label: t(midway || full ? 'yt-watch-as' : 'yt-sit-down', { name: name || 'none' }),
        kind: 'gold',
        busy: store.busy > 0,
        onClick: () => void sit(full),
      })}
      <p class="wait">
        <span>${midway ? t('yt-midway') : full ? t('yt-full') : `${t('yt-at-the-table', { n: persons })}${bring}`}</span>
      </p>
      ${midway || full
        ? nothing
        : html`<p class="wait" style="margin-top:0">
            ${button({ label: t('yt-only-watch'), kind: 'link', onClick: () => void sit(true) })}
          </p>`}
    `)}
  `;
}
