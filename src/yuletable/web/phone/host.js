// The host's table: the game, the people, the room on one page. Every control is two taps away.
import { button, held, heldWhy, sheet } from '../components.js';
import { html, nothing } from '../lit.js';
import { t } from '../texts.js';
import { sideBar } from './bar.js';
import { countSwitches } from './evening.js';
import { gameSection } from './host/game.js';
import { peopleList } from './host/people.js';
import { roomSection, soundRow } from './host/place.js';
import { botAdder, seatOrder } from './host/seats.js';
import { asks, twice } from './host/twice.js';
import { warnings } from './host/warnings.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../phone.js').Shell} Shell */
/** @typedef {import('./room.js').Context} Context */

const SECTIONS = ['game', 'people', 'room'];

/** How often the page is drawn again for what grows older by itself, ms. */
const AGAIN = 30_000;
let ageing = 0;

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
export function hostPage(update, ctx, shell) {
  const { room, you } = update;
  const { screen, open, draw } = shell;
  const host = room.members.find((m) => m.id === room.host);
  if (!you.host) {
    return html`${sideBar(t('yt-host-table'), () => open(null))}
      <main class="passed">
        <p class="lead">${t('yt-host-passed', { name: host?.name ?? 'none' })}</p>
        ${button({ label: t('yt-back-to-game'), icon: 'back', onClick: () => open(null) })}
      </main>`;
  }
  clearTimeout(ageing);
  requestAnimationFrame(mark);
  ageing = window.setTimeout(() => screen.side === 'host' && draw(), AGAIN);
  return html`<div class="host grow ${asks(shell)}">
    ${sideBar(t('yt-host-table'), () => open(null), html`<span class="code">${room.code}</span>`)}
    <nav class="tabs" aria-label=${t('yt-host-table')}>
      ${SECTIONS.map((one) => html`<button type="button" data-to="host-${one}" @click=${() => jump(one)}>${t(`yt-host-${one}`)}</button>`)}
    </nav>
    ${held(ctx.off, html`<main>
      ${warnings(update)}
      <section id="host-game">
        <h2 tabindex="-1">${t('yt-host-game')}</h2>
        ${gameSection(update, ctx, shell)}
        ${countSwitches(update, ctx, shell)}
      </section>
      <section id="host-people">
        <h2 tabindex="-1">${t('yt-host-people')}</h2>
        ${room.phase === 'lobby' ? html`<p class="note">${t('yt-ticks-note')}</p>` : nothing}
        ${peopleList(update, ctx, shell, 'people')} ${botAdder(update, ctx, shell)}
        ${room.phase === 'lobby' && room.order.length > 1 ? html`<h3>${t('yt-seat-order')}</h3>` : nothing} ${seatOrder(update, ctx, shell)}
      </section>
      <section id="host-room">
        <h2 tabindex="-1">${t('yt-host-room')}</h2>
        ${roomSection(update, ctx, shell)}
      </section>
    </main>`)}
    ${sheet(html`${heldWhy(ctx.off)} ${held(ctx.off, soundRow(update, ctx, shell))} ${next(update, ctx, shell)}`)}
  </div>`;
}

/** To a part of the page, also for who listens to it. @param {string} part */
function jump(part) {
  const section = document.getElementById(`host-${part}`);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

/** The paper tab of the part that is at the top. */
function mark() {
  const tabs = [...document.querySelectorAll('.host .tabs [data-to]')];
  const bottom = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  let now = tabs[0];
  for (const tab of tabs) {
    const top = document.getElementById(tab.getAttribute('data-to') ?? '')?.getBoundingClientRect().top ?? Infinity;
    if (top < 140 || (bottom && top < innerHeight)) now = tab;
  }
  for (const tab of tabs) tab.setAttribute('aria-current', tab === now ? 'true' : 'false');
}
addEventListener('scroll', mark, { passive: true });

/** The way on, at the thumb. @param {Update} update @param {Context} ctx @param {Shell} shell */
function next({ room }, ctx, shell) {
  if (room.phase === 'playing' && !room.frozen) {
    if (room.plan) return nothing;
    return held(ctx.off, twice(
      {
        key: 'end',
        label: t('yt-end-game'),
        box: { title: t('yt-end-sure'), note: t('yt-end-note'), no: t('yt-play-on'), yes: t('yt-end-yes') },
        onYes: () => void ctx.host({ do: 'end_game' }),
      },
      shell,
    ));
  }
  const main = button({ label: t(`yt-host-to-${room.frozen ? 'results' : room.phase}`), icon: 'back', onClick: () => shell.open(null) });
  if (room.phase !== 'lobby') return main;
  const missing = room.min_seats - room.order.length;
  return html`<div class="two">
    ${main}
    ${button({
      label: missing > 0 ? t('yt-missing', { n: missing }) : t(`${room.game}-start`),
      icon: 'play',
      disabled: missing > 0 || ctx.busy || ctx.off,
      onClick: () => void ctx.host({ do: 'start' }),
    })}
  </div>`;
}
