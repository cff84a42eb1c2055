// The quiet pages of a phone: menu, log, the table without a TV.
import { avatar, icon, qr } from '../components.js';
import { proof } from '../fairness.js';
import { html, nothing } from '../lit.js';
import { t } from '../texts.js';
import { langSwitch, sideBar } from './bar.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../phone.js').Shell} Shell */
/** @typedef {import('./room.js').Context} Context */

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
export function menuPage(update, ctx, { open, screen, store, draw }) {
  const { room, you } = update;
  const me = room.members.find((m) => m.id === you.member);
  /** @param {string} sign @param {string} label @param {() => void} onClick */
  const item = (sign, label, onClick) =>
    html`<li><button type="button" @click=${onClick}>${icon(sign)}<span class="grow">${label}</span>${icon('chevron', 18)}</button></li>`;
  const between = room.phase !== 'playing';
  return html`${sideBar(t('yt-menu'), () => open(null), langSwitch())}
    <main style="padding-top:12px">
      <ul class="items">
        ${you.host ? item('crown', t('yt-host-table'), () => open('host')) : nothing}
        ${room.game ? item('book', t('yt-rules-of', { game: t(`${room.game}-name`) }), () => open('rules')) : nothing}
        ${room.match ? item('list', t('yt-what-happened'), () => open('log')) : nothing}
        ${room.match && screen.game?.table ? item('screen', t('yt-the-table'), () => open('table')) : nothing}
        <li>
          <a href="/about" target="_blank">${icon('info')}<span class="grow">${t('yt-about')}</span>${icon('chevron', 18)}</a>
        </li>
        ${between
          ? screen.ui.leave
            ? html`<li><div style="padding:8px 0"><p class="note">${t('yt-leave-sure', { name: me?.name ?? 'none' })}</p>
                <button type="button" class="danger" @click=${() => void store.leave()}>${icon('leave')}<span class="grow">${t('yt-leave-yes')}</span></button></div></li>`
            : item('leave', t('yt-leave'), () => {
                screen.ui = { leave: true };
                draw();
              })
          : nothing}
      </ul>
      ${room.match
        ? html`<h2 style="margin-top:20px;font-size:1.25rem">${t('yt-fair')}</h2>
            ${proof(room.match)}`
        : nothing}
      <h2 style="margin-top:20px;font-size:1.25rem">${t('yt-more-phones')}</h2>
      <p class="lead" style="margin-top:4px">${t('yt-more-phones-note')}</p>
      ${room.urls[0]
        ? html`<p style="display:flex;gap:14px;align-items:center;margin-top:10px">
            ${qr(room)}
            <b class="nums" style="overflow-wrap:anywhere">${room.urls[0].replace(/^https?:\/\//, '')}</b>
          </p>`
        : nothing}
    </main>`;
}

/** Whose face stands beside a sentence of the log. @param {import('../types.js').EventView} event */
const actor = (event) => /** @type {number | undefined} */ (event.data['seat'] ?? event.data['to_seat']);

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
export function logPage(update, ctx, { open, store }) {
  const lines = [...store.log].reverse().map((event) => ({ event, sentence: ctx.log(event) }));
  return html`${sideBar(t('yt-what-happened'), () => open(null))}
    <main style="padding-top:8px">
      <ol class="log" reversed>
        ${lines.map(({ event, sentence }) => {
          if (!sentence) return nothing;
          const seat = actor(event);
          return html`<li>${typeof seat === 'number' ? avatar(ctx.avatarOf(seat)) : nothing}<span>${sentence}</span></li>`;
        })}
      </ol>
      ${lines.length ? nothing : html`<p class="lead">${t('yt-nothing-yet')}</p>`}
    </main>`;
}

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
export const tablePage = (update, ctx, { open, screen }) =>
  html`${sideBar(t('yt-the-table'), () => open(null))}
    <main style="padding-top:12px">${screen.game?.table?.(update, ctx) ?? nothing}</main>`;
