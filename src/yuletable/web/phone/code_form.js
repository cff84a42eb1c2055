// Four letters that lead to a room.
import { html, nothing, render } from '../lit.js';
import { t } from '../texts.js';

/** Looks the room up before going there, so a wrong code says so on the spot. */
class CodeForm extends HTMLElement {
  constructor() {
    super();
    this.why = '';
    this.busy = false;
    /** Where a code leads. @type {(code: string) => string} */
    this.to = (code) => `/${code}`;
  }

  connectedCallback() {
    this.draw();
  }

  draw() {
    render(
      html`<form class="codeform" @submit=${(/** @type {Event} */ event) => this.go(event)}>
        <input
          class="input"
          name="code"
          maxlength="4"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          aria-label=${t('yt-code')}
          placeholder=${t('yt-code-example')}
        />
        <button class="btn" ?disabled=${this.busy}>${t('yt-go-in')}</button>
        ${this.why ? html`<p class="why" role="alert">${this.why}</p>` : nothing}
      </form>`,
      this,
    );
  }

  /** @param {Event} event */
  async go(event) {
    event.preventDefault();
    const code = (this.querySelector('input')?.value ?? '').trim().toUpperCase();
    if (!/^[A-Z]{4}$/.test(code)) {
      this.why = t('yt-code-short');
      this.draw();
      return;
    }
    this.busy = true;
    this.draw();
    try {
      const answer = await fetch(`/api/rooms/${code}`, { cache: 'no-store' });
      this.why = answer.ok ? '' : t('yt-no-room', { code });
      if (answer.ok) location.href = this.to(code);
    } catch {
      this.why = t('yt-offline');
    }
    this.busy = false;
    this.draw();
  }
}
customElements.define('yule-code', CodeForm);

/** @param {(code: string) => string} [to] */
export const codeForm = (to) => html`<yule-code .to=${to ?? ((/** @type {string} */ code) => `/${code}`)}></yule-code>`;
