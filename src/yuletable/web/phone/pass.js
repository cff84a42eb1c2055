// Several people, one phone: their faces on top, and the page that stands between two hands.
import { avatar, button, sheet } from '../components.js';
import { html, nothing, ref } from '../lit.js';
import { t } from '../texts.js';
import { device, langSwitch, neighbourDoor } from './bar.js';

/** @typedef {import('../seats.js').Seats} Seats */
/** @typedef {import('../seats.js').Seat} Seat */

/** The seat whose face was brought into sight last. @type {Seat | null} */
let sighted = null;

/** A row of many faces is scrolled to the one that has the phone. @param {Element | undefined} button @param {Seat} seat */
function sight(button, seat) {
  if (!button || seat === sighted) return;
  sighted = seat;
  requestAnimationFrame(() => {
    const rail = button.parentElement;
    if (!rail) return;
    const [row, box] = [rail.getBoundingClientRect(), button.getBoundingClientRect()];
    rail.scrollLeft += box.left - row.left - (row.width - box.width) / 2;
  });
}

/**
 * The faces of all who share this phone, with a mark at who is asked.
 * @param {Seats} seats @param {() => void} draw
 */
export function faces(seats, draw) {
  if (!seats.shared) return nothing;
  const here = seats.cover ? null : seats.shown;
  return html`<nav class="faces-rail" aria-label=${t('yt-on-this-phone')}>
    ${seats.all.map((seat) => {
      const { member } = seat;
      if (!member) return nothing;
      const on = seat === here;
      return html`<button
        type="button"
        class=${on ? 'on' : ''}
        aria-pressed=${on ? 'true' : 'false'}
        ${ref((button) => on && sight(button, seat))}
        @click=${() => {
          seats.want(seat);
          draw();
        }}
      >
        <span class="pic">${avatar(member.avatar)}${seat.asked ? html`<i aria-hidden="true"></i>` : nothing}</span>
        <span>${member.name}</span>${seat.asked ? html`<span class="sr">${t('yt-is-asked')}</span>` : nothing}
      </button>`;
    })}
  </nav>`;
}

/**
 * What all who share this phone know alike of what has just happened: none of it is a secret of one.
 * @param {Seats} seats @param {number} most
 */
export function known({ all, shown }, most) {
  const others = all.filter((seat) => seat !== shown && seat.member);
  const told = others.map(({ store }) => new Set(store.log.map((event) => JSON.stringify(event))));
  return shown.store.log.filter((event) => told.every((one) => one.has(JSON.stringify(event)))).slice(-most);
}

/**
 * Nothing of a hand is to be seen until the person it belongs to says so.
 * @param {Seats} seats @param {() => void} draw @param {string[]} lines what has just happened
 */
export function passPage(seats, draw, lines) {
  const { cover } = seats;
  const member = cover?.member;
  if (!cover || !member) return nothing;
  return html`<header class="appbar">
      <h1 class="title grow" style="padding-left:12px">${t('yt-pass', { device: device() })}</h1>
      ${seats.host ? neighbourDoor(seats, draw) : nothing} ${langSwitch()}
    </header>
    ${faces(seats, draw)}
    <main class="pass">
      ${avatar(member.avatar, { cls: 'face' })}
      <h2 class="display">${t('yt-pass-to', { name: member.name, device: device() })}</h2>
      ${lines.length
        ? html`<ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>`
        : nothing}
    </main>
    ${sheet(
      html`${button({
          label: t('yt-i-am', { name: member.name }),
          kind: 'gold',
          onClick: () => {
            seats.show(cover);
            draw();
            scrollTo(0, 0);
          },
        })}
        <p class="wait"><span>${cover.asked ? t('yt-pass-asked', { name: member.name }) : t('yt-pass-quiet')}</span></p>`,
    )}`;
}
