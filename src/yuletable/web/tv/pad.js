// Four letters by arrows and OK: a TV has no keyboard. A keyboard works as well.
import { icon } from '../components.js';
import { html, nothing, render } from '../lit.js';
import { t } from '../texts.js';

/** The letters that codes are made of: none that looks like another. */
const LETTERS = [...'BCDFGHJKMNPRSTWXYZ'];
const LENGTH = 4;

class LetterPad extends HTMLElement {
  constructor() {
    super();
    this.code = '';
    this.why = '';
    /** The letters are being looked up. */
    this.busy = false;
    /** Called with the code of a room that is there. @type {(code: string) => void} */
    this.found = () => undefined;
    /** @param {KeyboardEvent} event */
    this.typed = (event) => {
      const letter = event.key.toUpperCase();
      if (event.key === 'Backspace' || event.key === 'GoBack') this.less(event);
      else if (LETTERS.includes(letter) && !event.ctrlKey && !event.metaKey) this.more(letter);
    };
  }

  connectedCallback() {
    addEventListener('keydown', this.typed, { capture: true });
    this.draw();
  }

  disconnectedCallback() {
    removeEventListener('keydown', this.typed, { capture: true });
  }

  draw() {
    const key = (/** @type {string} */ letter, /** @type {number} */ i) =>
      html`<button type="button" class="key" ?data-first=${i === 0} @click=${() => this.more(letter)}>${letter}</button>`;
    render(
      html`<div class="slots" role="status" aria-label=${`${t('yt-code')}: ${[...this.code].join(' ')}`}>
          ${Array.from({ length: LENGTH }, (_, i) => html`<span class=${i === this.code.length ? 'now' : ''}>${this.code[i] ?? nothing}</span>`)}
        </div>
        <div class="keyboard">
          ${LETTERS.map(key)}
          <button type="button" class="key wide" @click=${(/** @type {Event} */ event) => this.less(event)}>
            ${icon('back', 26)}${t('yt-pad-delete')}
          </button>
        </div>
        <p class="why" role="alert">${this.why}</p>`,
      this,
    );
  }

  /** @param {Event} event */
  less(event) {
    event.preventDefault();
    this.code = this.code.slice(0, -1);
    this.why = '';
    this.draw();
  }

  /** @param {string} letter */
  more(letter) {
    if (this.busy) return;
    this.code += letter;
    this.why = '';
    if (this.code.length === LENGTH) void this.go();
    this.draw();
  }

  async go() {
    const { code } = this;
    this.busy = true;
    try {
      const answer = await fetch(`/api/rooms/${code}`, { cache: 'no-store' });
      if (answer.ok) this.found(code);
      else this.why = t('yt-no-room', { code });
    } catch {
      this.why = t('yt-offline');
    }
    this.busy = false;
    this.code = '';
    this.draw();
  }
}
customElements.define('yule-pad', LetterPad);

/** @param {(code: string) => void} found called with the code of a room that is there */
export const letterPad = (found) => html`<yule-pad .found=${found}></yule-pad>`;
