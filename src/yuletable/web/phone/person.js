// Who somebody is: the name and the face, on the join page and later on.
import { AVATARS } from '../art/avatars.js';
import { arrows, avatar } from '../components.js';
import { html, nothing } from '../lit.js';
import { t } from '../texts.js';

/** The longest name, in letters as people count them. */
export const LONGEST = 16;

/** What people count as letters. @param {string} text */
export function letters(text) {
  // eslint-disable-next-line compat/compat -- asked for before it is used
  const Segmenter = /** @type {any} */ (Intl).Segmenter;
  const tidy = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return Segmenter ? [...new Segmenter().segment(tidy)].length : [...tidy].length;
}

/** Why a name cannot be taken as it stands, '' when it can as far as this phone knows. @param {string} name */
export function nameFault(name) {
  const has = letters(name);
  return has > LONGEST ? t('yt-why-name-long', { has, most: LONGEST }) : '';
}

/** A face that nobody has, at random. @param {Set<string>} taken */
export function freeFace(taken) {
  const free = AVATARS.filter((id) => !taken.has(id));
  return free[Math.floor(Math.random() * free.length)] ?? '';
}

/**
 * The name, with the face that goes with it.
 * @param {{name: string, avatar: string, why: string, onName: (name: string) => void, onEnter: () => void}} f
 *   why: what stands in the way, '' = nothing
 */
export function nameField({ name, avatar: face, why, onName, onEnter }) {
  return html`<div class="who">
    ${avatar(face, { cls: 'face', title: t(`yt-avatar-${face}`) })}
    <div class="field">
      <label for="name">${t('yt-your-name')}<span class="nums">${t('yt-n-of', { n: letters(name), most: LONGEST })}</span></label>
      <input
        id="name"
        class="input"
        autocomplete="nickname"
        enterkeyhint="done"
        .value=${name}
        aria-describedby="name-why"
        aria-invalid=${why ? 'true' : 'false'}
        @input=${(/** @type {Event} */ event) => onName(/** @type {HTMLInputElement} */ (event.target).value)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && onEnter()}
      />
    </div>
  </div>
  ${why ? html`<p class="why" id="name-why" role="alert">${why}</p>` : nothing}`;
}

/**
 * The 50 faces; those of others are taken.
 * @param {{chosen: string, taken: Set<string>, why: string, onChoose: (face: string) => void}} f
 *   why: what happened to the face that was chosen, '' = nothing
 */
export function facePicks({ chosen, taken, why, onChoose }) {
  return html`<p class="lab">${t('yt-your-face')}<span>${t('yt-free-faces', { n: AVATARS.length - taken.size, most: AVATARS.length })}</span></p>
    ${why ? html`<p class="why" id="face-why" role="alert">${why}</p>` : nothing}
    <div
      class="picks"
      role="radiogroup"
      aria-label=${t('yt-your-face')}
      aria-describedby=${why ? 'face-why' : nothing}
      @keydown=${arrows}
    >
      ${AVATARS.map((id) => {
        const on = chosen === id;
        return html`<button
          type="button"
          class="pick ${on ? 'sel' : ''} ${taken.has(id) ? 'tk' : ''}"
          role="radio"
          aria-checked=${on ? 'true' : 'false'}
          aria-label=${t(`yt-avatar-${id}`)}
          tabindex=${on ? 0 : -1}
          ?disabled=${taken.has(id)}
          @click=${() => onChoose(id)}
        >
          ${avatar(id, { cls: '' })}${taken.has(id) ? html`<span>${t('yt-taken')}</span>` : nothing}
        </button>`;
      })}
    </div>`;
}
