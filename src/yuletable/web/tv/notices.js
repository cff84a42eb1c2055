// What a TV tells over its stage without hiding it: what is about to be done, who is away, a line that is
// down, and once whether it may make a sound.
import { avatar, icon, timerRing } from '../components.js';
import { html, nothing } from '../lit.js';
import { arrival } from '../store.js';
import { t } from '../texts.js';

/** @typedef {import('../types.js').Update} Update */

/** How long the host may take back what is planned, ms. */
const PLAN = 10_000;

/** @param {import('../types.js').RoomView} room */
function plan(room) {
  if (!room.plan) return nothing;
  const { do: what, seat, left } = room.plan;
  const member = room.members.find((m) => m.id === room.match?.seats[seat ?? -1]);
  const host = room.members.find((m) => m.id === room.host);
  return html`<div class="plan" role="status">
    ${what === 'remove' && member ? avatar(member.avatar) : icon('leave', 40)}
    <div>
      ${timerRing({ left, total: PLAN, label: what === 'remove' ? 'yt-leaves-in' : 'yt-ends-in', args: { name: member?.name ?? 'none' } })}
      <p>${t('yt-can-take-back', { name: host?.name ?? 'none' })}</p>
    </div>
  </div>`;
}

/** The clock of the first who is awaited and away. @param {Update} update @param {import('./absent.js').People} people */
function clock({ room }, people) {
  const seats = people.awaited(room).map((m) => m.seat);
  const w = room.waiting.find((one) => seats.includes(one.seat));
  return w ? timerRing({ left: w.left, total: w.total }) : nothing;
}

/**
 * @param {Update} update
 * @param {{people: import('./absent.js').People, offline: boolean, stopped: boolean, placed: boolean}} now
 *   stopped: the server was stopped on purpose; placed: the game itself says who is away, beside its clock
 */
export function notices(update, { people, offline, stopped, placed }) {
  const { room } = update;
  const news = people.news(room);
  const absence = placed ? '' : people.absence(room);
  return html`<div class="notices">
    ${plan(room)}
    ${absence ? html`<p role="status">${icon('phone', 24)}<span>${absence}</span>${clock(update, people)}</p>` : nothing}
    ${news ? html`<p role="status">${icon('bot', 24)}<span>${news}</span></p>` : nothing}
    ${offline ? html`<p class="reconnect ${stopped ? 'night' : ''}" role="status">${icon('off', 24)}<span>${t(stopped ? 'yt-good-night' : 'yt-reconnecting')}</span></p>` : nothing}
  </div>`;
}

/** Three, two, one: a large number that counts down by itself. */
class CountDown extends HTMLElement {
  constructor() {
    super();
    /** performance.now() at the end */
    this.until = 0;
    this.clock = 0;
  }

  connectedCallback() {
    this.clock = window.setInterval(() => this.tick(), 100);
    this.tick();
  }

  disconnectedCallback() {
    clearInterval(this.clock);
  }

  tick() {
    const shown = `${Math.max(1, Math.ceil((this.until - performance.now()) / 1000))}`;
    if (this.textContent === shown) return;
    this.textContent = shown;
    this.classList.toggle('odd');
  }
}
customElements.define('yule-count', CountDown);

/** The last seconds of a pause, over the table that everybody looks at again. @param {import('../types.js').RoomView} room */
export const goingOn = ({ paused }) =>
  html`<div class="going" role="status">
    <yule-count class="nums" .until=${arrival.at + (paused?.resume_in ?? 0)}></yule-count><span>${t('yt-going-on')}</span>
  </div>`;

/** Once, before the first game: may this TV make a sound? @param {import('./hearing.js').Hearing} hearing @param {() => void} draw */
export function askForSound(hearing, draw) {
  if (!hearing.open) return nothing;
  /** @param {boolean} on */
  const say = (on) => () => {
    hearing.set(on);
    draw();
  };
  return html`<aside class="ask-sound" aria-label=${t('yt-sound-question')}>
    ${icon('sound', 28)}<span>${t('yt-sound-question')}</span>
    <button type="button" class="btn gold" data-first @click=${say(true)}>${t('yt-sound-on')}</button>
    <button type="button" class="btn" @click=${say(false)}>${t('yt-sound-no')}</button>
  </aside>`;
}
