// The quiet pages of a phone: menu, log, the table without a TV.
import { address, avatar, icon, qr } from '../components.js';
import { proof } from '../fairness.js';
import { html, nothing } from '../lit.js';
import { t } from '../texts.js';
import { device, hostDoor, langSwitch, sideBar } from './bar.js';
import { offer, seatCode } from './host/people.js';
import { tableSwitch } from './own_table.js';
import { pointAt } from './pointing.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../phone.js').Shell} Shell */
/** @typedef {import('./room.js').Context} Context */

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
export function menuPage(update, ctx, shell) {
  const { open, screen, seats, draw } = shell;
  const { room, you } = update;
  const me = room.members.find((m) => m.id === you.member);
  /** @param {string} sign @param {string} label @param {() => void} onClick */
  const item = (sign, label, onClick) =>
    html`<li><button type="button" @click=${onClick}>${icon(sign)}<span class="grow">${label}</span>${icon('chevron', 18)}</button></li>`;
  return html`${sideBar(t('yt-menu'), () => open(null), html`${langSwitch()}${hostDoor(update, open)}`)}
    <main style="padding-top:12px">
      <ul class="items">
        <li>
          <button type="button" @click=${() => open('profile')}>
            ${avatar(me?.avatar ?? '')}<span class="grow">${t('yt-profile')}<small>${me?.name}</small></span>${icon('chevron', 18)}
          </button>
        </li>
        ${me ? item('phone', t('yt-seat-elsewhere'), () => void offer(me, ctx, shell)) : nothing}
        ${you.host ? item('crown', t('yt-host-table'), () => open('host')) : nothing}
        ${room.game ? item('book', t('yt-rules-of', { game: t(`${room.game}-name`) }), () => open('rules')) : nothing}
        ${screen.games.some((game) => game.id === room.game && game.lesson)
          ? html`<li><a href="/learn/${room.game}?room=${room.code}">${icon('play')}<span class="grow">${t('yt-learn')}</span>${icon('chevron', 18)}</a></li>`
          : nothing}
        ${room.results.length ? item('trophy', t('yt-evening'), () => open('evening')) : nothing}
        ${room.match ? item('list', t('yt-what-happened'), () => open('log')) : nothing}
        ${room.match && screen.game?.table ? item('screen', t('yt-the-table'), () => open('table')) : nothing}
        ${item('plus', t('yt-one-more', { device: device() }), () => {
          open(null);
          seats.invite();
          draw();
        })}
        ${room.match && screen.game?.table ? html`<li><a href="/tv?room=${room.code}">${icon('screen')}<span class="grow">${t('yt-table-full')}</span>${icon('chevron', 18)}</a></li>` : nothing}
        <li>
          <a href="/about" target="_blank">${icon('info')}<span class="grow">${t('yt-about')}</span>${icon('chevron', 18)}</a>
        </li>
        ${item('leave', t('yt-leave'), () => open('leave'))}
      </ul>
      ${me && screen.ui['offer']?.member === me.id ? html`<div style="margin-top:18px">${seatCode(me, update, ctx, shell)}</div>` : nothing}
      <section style="margin-top:18px">${tableSwitch(update, shell)}</section>
      ${room.match
        ? html`<h2 style="margin-top:20px;font-size:1.25rem">${t('yt-fair')}</h2>
            ${proof(room.match, true)}`
        : nothing}
      <h2 style="margin-top:20px;font-size:1.25rem">${t('yt-more-phones')}</h2>
      <p class="lead" style="margin-top:4px">${t(room.hidden ? 'yt-code-hidden-note' : 'yt-more-phones-note')}</p>
      ${room.urls[0] && (you.host || !room.hidden)
        ? html`<p style="display:flex;gap:14px;align-items:center;margin-top:10px">
            ${qr(room)}
            <b class="nums">${address(room.urls[0])}</b>
          </p>`
        : nothing}
    </main>`;
}

/** Whose face stands beside a sentence of the log. @param {import('../types.js').EventView} event */
const actor = (event) => /** @type {number | undefined} */ (event.data['seat'] ?? event.data['to_seat']);

/**
 * What happened, newest first; where a game knows the place of it on its table, the line leads there.
 * @param {Context} ctx @param {Shell} shell
 */
export function logLines(ctx, shell) {
  const { store, screen } = shell;
  /** @param {import('../types.js').EventView} event */
  const look = (event) => (ctx.view && screen.game?.table ? (screen.game.place?.(event) ?? '') : '');
  const lines = [...store.log].reverse().map((event) => ({ event, sentence: ctx.log(event) }));
  return lines.length
    ? html`<ol class="log" reversed>
        ${lines.map(({ event, sentence }) => {
          if (!sentence) return nothing;
          const seat = actor(event);
          const line = html`${typeof seat === 'number' ? avatar(ctx.avatarOf(seat)) : nothing}<span>${sentence}</span>`;
          const place = look(event);
          return place
            ? html`<li class="to"><button type="button" @click=${() => pointAt(place, shell)}>${line}<span class="sr">. ${t('yt-show-on-table')}</span>${icon('chevron', 18)}</button></li>`
            : html`<li>${line}</li>`;
        })}
      </ol>`
    : html`<p class="lead">${t('yt-nothing-yet')}</p>`;
}

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
export const logPage = (update, ctx, shell) =>
  html`${sideBar(t('yt-what-happened'), () => shell.open(null), hostDoor(update, shell.open))}
    <main style="padding-top:8px">${logLines(ctx, shell)}</main>`;

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
export const tablePage = (update, ctx, { open, screen }) =>
  html`${sideBar(t('yt-the-table'), () => open(null), hostDoor(update, open))}
    <main style="padding-top:12px">${screen.game?.table?.(update, ctx) ?? nothing}</main>`;
