// When something is in the way: no room, no line, another tab, a seat that is gone.
import { sleepingPhone } from '../art/scene.js';
import { button, icon, picture } from '../components.js';
import { html, nothing, unsafeSVG } from '../lit.js';
import { t } from '../texts.js';
import { langSwitch } from './bar.js';
import { codeForm } from './code_form.js';

/** @param {{title: string, note?: unknown, pic?: unknown, content?: unknown}} c */
export const calm = (c) => html`<main class="calm">
  <div class="pic">${c.pic ?? picture('mark')}</div>
  <h1>${c.title}</h1>
  ${c.note ? html`<p class="lead">${c.note}</p>` : nothing} ${c.content ?? nothing}
</main>`;

export const offline = () =>
  calm({ title: t('yt-offline'), note: t('yt-offline-note'), pic: unsafeSVG(sleepingPhone()) });

/** @param {string} code */
export const gone = (code) =>
  calm({
    title: t('yt-no-room', { code }),
    note: t('yt-no-room-note'),
    content: html`${codeForm()}<p>${langSwitch()}</p>
      <a class="btn" href="/">${t('yt-to-start')}</a>`,
  });

/** @param {() => void} onHere */
export const replaced = (onHere) =>
  calm({
    title: t('yt-replaced'),
    note: t('yt-replaced-note'),
    pic: unsafeSVG(sleepingPhone()),
    content: button({ label: t('yt-use-here'), kind: 'gold', onClick: onHere }),
  });

export const dead = () => html`<p class="pausebar" role="status">${icon('info')}<span>${t('yt-seat-gone')}</span></p>`;

/** @param {() => void} onAgain */
export const unplayable = (onAgain) =>
  calm({
    title: t('yt-no-module'),
    note: t('yt-no-module-note'),
    content: button({ label: t('yt-try-again'), kind: 'gold', onClick: onAgain }),
  });
