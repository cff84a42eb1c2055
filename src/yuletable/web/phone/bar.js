// The bars at the top of a phone's pages.
import { avatar, icon } from '../components.js';
import { html, nothing } from '../lit.js';
import { lang, langName, LANGS, nextLang, setLang, t } from '../texts.js';

/** So many languages stand on the switch; of more, the one of now and the next. */
const ALL = 4;

/** EN PL: a tap goes to the next language. */
export function langSwitch() {
  const [now, next] = [lang(), nextLang(lang())];
  if (now === next) return nothing;
  const shown = LANGS.length > ALL ? [now, next] : LANGS;
  return html`<button
    type="button"
    class="lang"
    aria-label=${`${shown.map((one) => one.toUpperCase()).join(' ')}. ${t('yt-language-switch', { now: langName(now), next: langName(next) })}`}
    @click=${() => void setLang(next)}
  >
    ${shown.map((one, i) => html`${i ? ' ' : nothing}${one === now ? html`<b>${one.toUpperCase()}</b>` : html`<span>${one.toUpperCase()}</span>`}`)}
  </button>`;
}

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
  <button type="button" class="iconbtn" data-back aria-label=${t('yt-back')} @click=${onBack}>${icon('back')}</button>
  <h1 class="title grow">${title}</h1>
  ${end}
</header>`;

/** What this screen is called: a phone that is passed on, or a wide one before which people change places. */
export const device = () => (innerWidth >= 900 ? 'wide' : 'phone');
