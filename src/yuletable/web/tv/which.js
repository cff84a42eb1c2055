// A TV that is not on the server's own machine: which table does it show? By arrows and OK alone.
import { backdrop } from '../art/scene.js';
import { picture } from '../components.js';
import { html, nothing, unsafeSVG } from '../lit.js';
import { langName, LANGS, t } from '../texts.js';
import { letterPad } from './pad.js';
import { chooser } from './remote.js';
import { language, setLanguage } from './language.js';

/** @typedef {import('./language.js').Choice} Choice */

/** One language, or all of them in turn. */
export function languages() {
  const n = LANGS.length;
  if (n < 2) return nothing;
  /** @type {{value: Choice, label: string, say: string}[]} */
  const items = LANGS.map((value) => ({ value, label: value.toUpperCase(), say: langName(value) }));
  items.push({ value: 'both', label: t('yt-tv-both', { n }), say: t('yt-tv-both-say', { names: LANGS.map(langName) }) });
  return chooser({ label: t('yt-tv-language'), items, value: language(), onChange: (choice) => void setLanguage(choice) });
}

/**
 * @param {{why: string, onNew: () => void, onRoom: (code: string) => void}} page
 *   why: a sentence about what did not work
 */
export const whichTable = ({ why, onNew, onRoom }) => html`${unsafeSVG(backdrop())}
  <main class="which">
    <header>
      ${picture('mark', { cls: 'mark' })}
      <div><h1>${t('yt-which-table')}</h1><p>${why || t('yt-which-table-note')}</p></div>
      ${languages()}
    </header>
    <section>
      <h2>${t('yt-which-spell')}</h2>
      <p>${t('yt-which-spell-note')}</p>
      ${letterPad(onRoom)}
    </section>
    <section class="aside">
      <h2>${t('yt-which-new')}</h2>
      <p>${t('yt-which-new-note')}</p>
      <button type="button" class="btn gold" @click=${onNew}>${t('yt-new-table')}</button>
      ${why ? nothing : html`<p class="at">${t('yt-which-address', { at: `${location.host}/tv` })}</p>`}
      <p class="keys">${t('yt-tv-keys')}</p>
    </section>
  </main>`;
