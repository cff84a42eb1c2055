// The pieces every screen is made of. Each returns a template; none holds state of the game.
import { iconSource } from './art/icons.js';
import { scallopEdge } from './art/scene.js';
import { figure } from './art/symbols.js';
import { html, ifDefined, nothing, ref, unsafeSVG } from './lit.js';
import { arrival } from './store.js';
import { t } from './texts.js';

/** @typedef {import('./vendor/lit-html/lit-html.js').TemplateResult | typeof nothing | string} Piece */

/**
 * A round face.
 * @param {string} id @param {{size?: number, title?: string, cls?: string}} [more] size in px
 */
export const avatar = (id, { size, title, cls = 'av' } = {}) =>
  unsafeSVG(figure(`av-${id}`, { cls, ...(title ? { title } : {}), ...(size ? { size } : {}) }));

/** A symbol of the art as a picture. @param {string} id @param {{cls?: string, title?: string, size?: number}} [more] */
export const picture = (id, more = {}) => unsafeSVG(figure(id, more));

/** @param {string} name @param {number} [size] @param {number} [width] */
export const icon = (name, size = 24, width = 2.2) => unsafeSVG(iconSource(name, size, width));

/**
 * @param {{label: Piece, kind?: 'gold' | 'plain' | 'red' | 'link', icon?: string, note?: string,
 *   onClick: (event: Event) => void, disabled?: boolean, busy?: boolean, id?: string}} b
 */
export const button = (b) => html`<button
  type="button"
  id=${ifDefined(b.id)}
  class="btn ${b.kind ?? 'plain'}"
  ?disabled=${b.disabled || b.busy}
  aria-busy=${b.busy ? 'true' : 'false'}
  @click=${b.onClick}
>
  ${b.icon ? icon(b.icon) : nothing}<span>${b.label}${b.note ? html`<small>${b.note}</small>` : nothing}</span>
</button>`;

/** Controls that need the line, off while there is none. @param {boolean} off @param {unknown} content */
export const held = (off, content) => html`<fieldset class="held" ?disabled=${off}>${content}</fieldset>`;

/** Why they are off. @param {boolean} off */
export const heldWhy = (off) => (off ? html`<p class="why held-why">${t('yt-held')}</p>` : nothing);

/** The scalloped sheet in the thumb zone. @param {unknown} content */
export const sheet = (content) => html`<footer class="thumb">${unsafeSVG(scallopEdge())}${content}</footer>`;

/** Seconds that count down by themselves, with a ring around the rest of the time. */
class TimerRing extends HTMLElement {
  constructor() {
    super();
    /** @type {number | null} performance.now() at the end, null: stands still */
    this.until = null;
    /** @type {number} */
    this.still = 0;
    this.total = 1;
    /** @type {(seconds: number) => string} */
    this.say = (seconds) => `${seconds}`;
    this.clock = 0;
    this.shown = '';
  }

  connectedCallback() {
    this.clock = window.setInterval(() => this.tick(), 200);
    this.tick();
  }

  disconnectedCallback() {
    clearInterval(this.clock);
  }

  tick() {
    const left = this.until === null ? this.still : Math.max(0, this.until - performance.now());
    const seconds = Math.ceil(left / 1000);
    const part = Math.min(1, left / this.total);
    const text = this.say(seconds);
    const shown = `${text}|${Math.round(part * 60)}`;
    if (shown === this.shown) return;
    this.shown = shown;
    if (!this.firstChild) {
      this.innerHTML =
        '<svg viewBox="-20 -20 40 40" aria-hidden="true"><circle r="16"/><circle r="16" class="rest" pathLength="100" transform="rotate(-90)"/></svg><span></span>';
    }
    const rest = this.querySelector('.rest');
    rest?.setAttribute('stroke-dasharray', `${(part * 100).toFixed(1)} 100`);
    const words = this.querySelector('span');
    if (words && words.textContent !== text) words.textContent = text;
    this.classList.toggle('late', this.until !== null && seconds <= 10);
  }
}
customElements.define('yule-timer', TimerRing);

/**
 * Time left, counting from the arrival of the last update; nothing where there is no timer.
 * @param {{left: number | null, total: number | null, paused?: boolean, label?: string, args?: Record<string, any>}} w
 *   label: a text key that gets {seconds}
 */
export function timerRing({ left, total, paused = false, label = 'yt-seconds', args = {} }) {
  if (left === null) return nothing;
  const until = paused ? null : arrival.at + left;
  /** @param {number} seconds */
  const say = (seconds) => t(label, { ...args, seconds });
  return html`<yule-timer
    role="timer"
    .until=${until}
    .still=${left}
    .total=${Math.max(1, total ?? left)}
    .say=${say}
  ></yule-timer>`;
}

/**
 * The second tap for what cannot be undone.
 * @param {{title: string, note?: string, yes: string, no: string, onYes: () => void, onNo: () => void, avatar?: string}} c
 */
export const confirmBox = (c) => html`<div class="arm" role="alertdialog" aria-label=${c.title}>
  ${c.avatar ? avatar(c.avatar) : nothing}
  <span><b>${c.title}</b>${c.note ? html`<small>${c.note}</small>` : nothing}</span>
  <span class="ab">
    ${button({ label: c.no, onClick: c.onNo })} ${button({ label: c.yes, kind: 'red', onClick: c.onYes })}
  </span>
</div>`;

/** The address of a room without its scheme, as people type it. @param {string} url */
export const typed = (url) => url.replace(/^https?:\/\//, '').replace(/\/[A-Z]{4}$/, '');

/** An address that breaks between its parts alone, never inside the code. @param {string} url */
export const address = (url) =>
  html`<span class="address nums">${(url.replace(/^https?:\/\//, '').match(/[/:.]?[^/:.]+/g) ?? []).map((part) => html`<span>${part}</span><wbr />`)}</span>`;

/** How soon a QR code that did not arrive is asked for again, ms. */
const AGAIN = 3000;

/** A QR code, drawn in the page's own ink. */
class QrCode extends HTMLElement {
  constructor() {
    super();
    this.wanted = '';
    this.drawn = '';
    this.retry = 0;
  }

  connectedCallback() {
    void this.draw();
  }

  disconnectedCallback() {
    clearTimeout(this.retry);
  }

  /** @param {string} text */
  set text(text) {
    this.wanted = text;
    if (this.isConnected) void this.draw();
  }

  async draw() {
    const { wanted } = this;
    if (!wanted || wanted === this.drawn) return;
    this.drawn = wanted;
    clearTimeout(this.retry);
    try {
      const answer = await fetch(`/api/qr.svg?text=${encodeURIComponent(wanted)}`);
      if (!answer.ok) throw new Error(`${answer.status}`);
      const picture = await answer.text();
      if (wanted === this.wanted) this.innerHTML = picture;
    } catch {
      if (wanted !== this.wanted) return;
      this.drawn = '';
      if (this.isConnected) this.retry = window.setTimeout(() => this.draw(), AGAIN);
    }
  }
}
customElements.define('yule-qr', QrCode);

/** @param {string} text what the code says @param {string} label what it is, in words */
export const qrOf = (text, label) =>
  html`<yule-qr class="qr" role="img" aria-label=${label} .text=${text}></yule-qr>`;

/** The way into a room. @param {import('./types.js').RoomView} room */
export const qr = (room) => (room.urls[0] ? qrOf(room.urls[0], t('yt-qr', { code: room.code })) : nothing);

/** In the place of the code while the host keeps it to the phones. */
export const hiddenCode = () => html`<p class="hush">${icon('shut', 40, 1.9)}<span>${t('yt-code-hidden')}</span></p>`;

/**
 * How a phone comes in. A TV draws it itself, over whatever stands there: at one place, in one size, all
 * evening. Lobby and menu have the large panel, whose code grows from the same corner.
 * @param {import('./types.js').RoomView} room
 */
export const joinPlate = (room) => html`<aside class="plate" aria-label=${t('yt-join-plate')}>
  ${room.hidden
    ? hiddenCode()
    : html`<div>
          <b>${room.code}</b><small>${t('yt-same-wifi')}</small><small class="nums">${typed(room.urls[0] ?? '')}</small>
        </div>
        ${qr(room)}`}
</aside>`;

/** A box can open once it stands in the page, and that is after it was drawn. @param {Element | undefined} element */
function showModal(element) {
  const box = /** @type {HTMLDialogElement | undefined} */ (element);
  if (box) queueMicrotask(() => box.isConnected && !box.open && box.showModal());
}

/**
 * A sheet of paper over the page. It can always be closed: by its cross, by Escape, beside it.
 * @param {{title: string, content: unknown, onClose: () => void, cls?: string}} d
 */
export const dialog = (d) => html`<dialog
  class="paper ${d.cls ?? ''}"
  aria-label=${d.title}
  ${ref(showModal)}
  @cancel=${d.onClose}
  @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && d.onClose()}
>
  <div class="inside">
    <header>
      <h2>${d.title}</h2>
      <button type="button" class="iconbtn" aria-label=${t('yt-close')} @click=${d.onClose}>${icon('close')}</button>
    </header>
    <div class="body">${d.content}</div>
  </div>
</dialog>`;

/**
 * @param {{label: string, note?: string, on: boolean, onChange: (on: boolean) => void, disabled?: boolean}} s
 */
export const toggle = (s) => html`<div class="sw">
  <div class="grow">
    <h2 class="lbl">${s.label}</h2>
    ${s.note ? html`<p class="note">${s.note}</p>` : nothing}
  </div>
  <button
    type="button"
    class="switch ${s.on ? 'on' : ''}"
    role="switch"
    aria-checked=${s.on ? 'true' : 'false'}
    aria-label=${s.label}
    ?disabled=${s.disabled}
    @click=${() => s.onChange(!s.on)}
  >
    <i>${s.on ? icon('check', 14, 3.6) : nothing}</i>
  </button>
</div>`;

/**
 * One of a few.
 * @template T
 * @param {{label: string, items: {value: T, label: string}[], value: T, onChange: (value: T) => void,
 *   note?: string, disabled?: boolean, hideLabel?: boolean}} s
 */
export const segmented = (s) => html`<div class="choice">
  <h2 class=${s.hideLabel ? 'sr' : 'lbl'}>${s.label}</h2>
  <div class="seg" role="radiogroup" aria-label=${s.label} style="--n:${s.items.length}" @keydown=${arrows}>
    ${s.items.map((item) => {
      const on = item.value === s.value;
      return html`<button
        type="button"
        role="radio"
        aria-checked=${on ? 'true' : 'false'}
        tabindex=${on ? 0 : -1}
        class=${on ? 'on' : ''}
        ?disabled=${s.disabled}
        @click=${() => s.onChange(item.value)}
      >
        ${on ? icon('check', 16, 3.2) : nothing}<span>${item.label}</span>
      </button>`;
    })}
  </div>
  ${s.note ? html`<p class="note">${s.note}</p>` : nothing}
</div>`;

/**
 * One of several values in a list, where they do not fit side by side.
 * @template T
 * @param {{label: string, items: {value: T, label: string, lang?: string}[], value: T, note?: string, onChange: (value: T) => void}} s
 */
export const listed = (s) => html`<label class="kind">
  <span>${s.label}</span>
  <select
    class="input"
    @change=${(/** @type {Event} */ event) => {
      const item = s.items[/** @type {HTMLSelectElement} */ (event.target).selectedIndex];
      if (item) s.onChange(item.value);
    }}
  >
    ${s.items.map((item) => html`<option lang=${item.lang ?? nothing} .selected=${item.value === s.value}>${item.label}</option>`)}
  </select>
  ${s.note ? html`<small class="note">${s.note}</small>` : nothing}
</label>`;

/** Arrow keys walk a group of radio buttons. @param {KeyboardEvent} event */
export function arrows(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const all = [...group.querySelectorAll('[role=radio]:not([disabled])')];
  const here = all.indexOf(/** @type {Element} */ (document.activeElement));
  const next = /** @type {HTMLElement | undefined} */ (all[(here + step + all.length) % all.length]);
  event.preventDefault();
  next?.focus();
  next?.click();
}

/** Three dots that breathe: something is on its way. */
export const dots = () => html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`;

let toastTimer = 0;

/** A sentence at the top of the page for a few seconds, read out too. @param {string} sentence */
export function toast(sentence) {
  let place = document.getElementById('toast');
  if (!place) {
    place = document.createElement('div');
    place.id = 'toast';
    place.setAttribute('role', 'status');
    document.body.append(place);
  }
  place.textContent = sentence;
  place.classList.add('up');
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => place?.classList.remove('up'), 5000);
}
