// The bars at the top of a phone's pages.
import { avatar, icon } from '../components.js';
import { html, nothing } from '../lit.js';
import { lang, LANGS, setLang, t } from '../texts.js';

/** EN / PL. */
export const langSwitch = () => html`<button
  type="button"
  class="lang"
  aria-label=${`EN PL. ${t('yt-language-switch')}`}
  @click=${() => void setLang(lang() === 'en' ? 'pl' : 'en')}
>
  ${LANGS.map((one, i) => html`${i ? ' ' : nothing}${one === lang() ? html`<b>${one.toUpperCase()}</b>` : html`<span>${one.toUpperCase()}</span>`}`)}
</button>`;

/**
 * Who I am, where I stand, and the two ways out: the host's table and the menu.
 * @param {import('../types.js').Update} update @param {import('./room.js').Context} ctx
 * @param {import('../phone.js').Shell} shell
 */
export function bar(update, ctx, { screen, open, seats, draw }) {
  const me = update.room.members.find((m) => m.id === update.you.member);
  const status = screen.game?.status?.(update, ctx) ?? {};
  const watching = update.you.seat === null && update.room.phase === 'playing';
  const place = update.room.hidden ? t('yt-code-hidden') : t('yt-room-code', { code: update.room.code });
  const sub = status.sub ?? (watching ? t('yt-you-watch') : place);
  return html`<header class="bar">
    ${avatar(me?.avatar ?? '')}
    <span class="me"><b>${me?.name}</b><small>${sub}</small></span>
    <span class="end">
      ${status.badge ? html`<span class="badge">${status.badge}</span>` : nothing}
      ${hostDoor(update, open)} ${seats.host && !update.you.host ? neighbourDoor(seats, draw) : nothing}
      <button type="button" class="iconbtn" aria-label=${t('yt-menu')} @click=${() => open('menu')}>${icon('menu')}</button>
    </span>
  </header>`;
}

/** The host's way to the host's table. @param {import('../types.js').Update} update @param {import('../phone.js').Shell['open']} open */
export const hostDoor = ({ you }, open) =>
  you.host
    ? html`<button type="button" class="iconbtn" aria-label=${t('yt-host-table')} @click=${() => open('host')}>${icon('crown')}</button>`
    : nothing;

/** The host sits at another seat of this phone. @param {import('../seats.js').Seats} seats @param {() => void} draw */
export const neighbourDoor = (seats, draw) => html`<button
  type="button"
  class="iconbtn"
  aria-label=${t('yt-host-table')}
  @click=${() => {
    seats.hostTable();
    draw();
    scrollTo(0, 0);
  }}
>
  ${icon('crown')}
</button>`;

/** The bar of a page on top. @param {string} title @param {() => void} onBack @param {unknown} [end] */
export const sideBar = (title, onBack, end = nothing) => html`<header class="appbar">
  <button type="button" class="iconbtn" aria-label=${t('yt-back')} @click=${onBack}>${icon('back')}</button>
  <h1 class="title grow">${title}</h1>
  ${end}
</header>`;

/** What this screen is called: a phone that is passed on, or a wide one before which people change places. */
export const device = () => (innerWidth >= 900 ? 'wide' : 'phone');
