// When something is in the way: no room, no line, another tab, a seat that is gone.
import { sleepingPhone } from '../art/scene.js';
import { button, icon, picture } from '../components.js';
import { html, nothing, unsafeSVG } from '../lit.js';
import { say, t } from '../texts.js';
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

/** @param {string} code @param {boolean} [deleted] by the host, just now */
export const gone = (code, deleted = false) =>
  calm({
    title: t(deleted ? 'yt-ended' : 'yt-no-room', { code }),
    note: t(deleted ? 'yt-ended-note' : 'yt-no-room-note'),
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

/** The line is down: told at the top, in a place of its own. @param {boolean} [stopped] on purpose */
export const reconnecting = (stopped = false) =>
  html`<div class="reconnect ${stopped ? 'night' : ''}" role="status">${icon('off', 20)}<span>${t(stopped ? 'yt-good-night' : 'yt-reconnecting')}</span></div>`;

/** The server answers, but does not let this screen in. @param {import('../types.js').Text | null} why @param {() => void} onAgain */
export const refused = (why, onAgain) =>
  calm({
    title: t('yt-not-in'),
    note: say(why),
    content: html`${button({ label: t('yt-try-again'), kind: 'gold', onClick: onAgain })}<a class="btn" href="/">${t('yt-to-start')}</a>`,
  });

/** The seat is on another phone now. @param {() => void} onAnew */
export const moved = (onAnew) =>
  calm({
    title: t('yt-moved'),
    note: t('yt-moved-note'),
    pic: unsafeSVG(sleepingPhone()),
    content: html`<p class="lead">${t('yt-moved-wrong')}</p>
      ${button({ label: t('yt-come-in-anew'), onClick: onAnew })}
      <p>${langSwitch()}</p>`,
  });

/** Why this screen is not in its seat any more, above the page on which to sit down. @param {import('../types.js').Text} why */
export const dead = (why) =>
  html`<p class="pausebar" role="status">${icon('info')}<span>${why.key === 'yt-why-dead-token' ? t('yt-seat-gone') : `${say(why)} ${t('yt-come-back')}`}</span></p>`;

/** @param {() => void} onAgain */
export const unplayable = (onAgain) =>
  calm({
    title: t('yt-no-module'),
    note: t('yt-no-module-note'),
    content: button({ label: t('yt-try-again'), kind: 'gold', onClick: onAgain }),
  });
