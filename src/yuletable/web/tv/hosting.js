// What people do from the server's own machine when no phone can: another host, a seat for a new phone.
import { avatar, dialog, held, heldWhy, icon, qrOf } from '../components.js';
import { html, nothing } from '../lit.js';
import { randomId } from '../socket.js';
import { t } from '../texts.js';
import { keysLine } from './remote.js';

/** @typedef {import('../types.js').RoomView} RoomView */
/** @typedef {import('./controls.js').Shell} Shell */

/** The code of a seat on this screen. @typedef {{member: number, code: string, until: number}} Offer */

/** A code for a seat is good for so many ms. */
const OFFER = 600_000;

/** @param {RoomView} room */
const persons = (room) => room.members.filter((m) => m.bot === null && !m.left);

/** Everybody with the crown, and with a new phone for the seat. @param {RoomView} room @param {Shell} shell @param {() => void} onClose */
export const hostBox = (room, shell, onClose) =>
  dialog({
    title: t('yt-who-hosts'),
    onClose,
    content: html`<p>${t('yt-phone-gone')}</p>
      ${heldWhy(shell.store.status === 'offline')}
      ${held(shell.store.status === 'offline', html`<ul class="items">
        ${persons(room).map(
          (m) => html`<li>
            <button
              type="button"
              class="grow"
              @click=${async () => {
                onClose();
                shell.refuse(await shell.store.host({ do: 'give_host', member: m.id }));
              }}
            >
              ${avatar(m.avatar)}<span class="grow">${m.name}</span>${m.id === room.host ? t('yt-mark-host') : nothing}
            </button>
            <button type="button" class="short" aria-label=${t('yt-seat-code', { name: m.name })} @click=${() => void offer(m.id, shell)}>
              ${icon('phone', 22)}${t('yt-new-phone-short')}
            </button>
          </li>`,
        )}
      </ul>`)}`,
  });

/** Make a code for a seat and show it. @param {number} member @param {Shell} shell */
async function offer(member, { store, screen, refuse, draw }) {
  const code = `${randomId(24)}-${member}`; // as on the host's phone
  if (!refuse(await store.host({ do: 'offer_seat', member, code }))) return;
  Object.assign(screen, { dialog: 'seat', offer: { member, code, until: Date.now() + OFFER } });
  setTimeout(draw, OFFER + 50);
  draw();
}

/** The code that a new phone scans, until it has run out. @param {RoomView} room @param {Shell} shell @param {() => void} onClose */
export function seatBox(room, shell, onClose) {
  const { offer: made } = shell.screen;
  const who = persons(room).find((m) => m.id === made?.member);
  if (!made || !who) return nothing;
  const { name } = who;
  const over = Date.now() >= made.until;
  return dialog({
    title: t('yt-seat-code', { name }),
    cls: 'scan',
    onClose,
    content: html`${over ? nothing : qrOf(`${room.urls[0] ?? `${location.origin}/${room.code}`}?seat=${made.code}`, t('yt-seat-code-qr', { name }))}
      <div>
        <p>${over ? t('yt-seat-code-over') : t('yt-seat-code-note', { name })}</p>
        ${over ? html`<button type="button" class="btn" @click=${() => void offer(who.id, shell)}>${t('yt-seat-code-again')}</button>` : nothing}
        ${keysLine()}
      </div>`,
  });
}
