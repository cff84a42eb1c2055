// Own devices: the table above the hand; on a wide screen the log beside both.
import { icon, segmented } from '../components.js';
import { html, nothing, ref } from '../lit.js';
import { keep, recall } from '../store.js';
import { t } from '../texts.js';
import { logLines } from './pages.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../phone.js').Shell} Shell */
/** @typedef {import('./room.js').Context} Context */
/** @typedef {'auto' | 'on' | 'off'} Choice */

const KEY = 'yuletable.table';
/** From this width the log stands beside the table, px. */
const WIDE = 900;
const LOG = 340;
const MOST = 1400;
const NARROW_MOST = 860;

/** What this device was told about the table. @returns {Choice} */
export function tableChoice() {
  const kept = recall(KEY);
  return kept === 'on' || kept === 'off' ? kept : 'auto';
}

/** Does the table belong on this screen? @param {Update} update */
function wanted({ room, you }) {
  const choice = tableChoice();
  return choice === 'auto' ? room.tables === 0 || you.seat === null : choice === 'on';
}

/** The choice in the menu. @param {Update} update @param {Shell} shell */
export const tableSwitch = ({ room }, { draw }) =>
  segmented({
    label: t('yt-table-here'),
    items: /** @type {{value: Choice, label: string}[]} */ ([
      { value: 'auto', label: t('yt-table-auto') },
      { value: 'on', label: t('yt-table-on') },
      { value: 'off', label: t('yt-table-off') },
    ]),
    value: tableChoice(),
    note: t('yt-table-note', { n: room.tables }),
    onChange: (value) => {
      keep(KEY, value === 'auto' ? null : value);
      draw();
    },
  });

/** A hand that shows the whole table gets all of a wide screen. */
function fills() {
  const wide = innerWidth >= WIDE;
  document.documentElement.classList.toggle('whole', wide);
  return wide;
}

/** How wide the picture of the table may be, px. */
function width() {
  const wide = innerWidth >= WIDE;
  return Math.floor(wide ? Math.min(innerWidth, MOST) - LOG - 72 : Math.min(innerWidth, NARROW_MOST) - 32);
}

/** What was looked at last, so that a table is scrolled only when something moves. */
let followed = '';

/** Bring the place where something happens into the window on the table. @param {Element | undefined} pane @param {string} now */
function follow(pane, now) {
  if (!pane || now === followed) return;
  followed = now;
  requestAnimationFrame(() => {
    const here = pane.querySelector('[data-here]')?.getBoundingClientRect();
    if (!here) return;
    const box = pane.getBoundingClientRect();
    pane.scrollTo({
      top: pane.scrollTop + here.top - box.top - (box.height - here.height) / 2,
      left: pane.scrollLeft + here.left - box.left - (box.width - here.width) / 2,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  });
}

/**
 * The hand, with the table above it and the log beside it where they belong on this screen. What was
 * chosen in the hand stays when they come or go.
 * @param {Update} update @param {Context} ctx @param {Shell} shell
 * @param {(ctx: Context & {table: boolean, whole?: boolean}) => unknown} hand table: the table is on this screen;
 *   whole: the hand, which shows the table itself, has a wide screen to fill
 */
export function ownDevice(update, ctx, shell, hand) {
  const { game } = shell.screen;
  const seated = update.room.phase === 'playing' && update.you.seat !== null;
  if (seated && game?.whole) return html`<div class="own"><div class="hand">${hand({ ...ctx, table: false, whole: fills() })}</div></div>`;
  const here = update.room.phase === 'playing' && Boolean(game?.table) && wanted(update);
  document.documentElement.classList.toggle('roomy', here);
  const wide = here && innerWidth >= WIDE;
  const now = `${update.v} ${innerWidth}`;
  return html`<div class="own">
    ${here
      ? html`<section class="pane ${seated ? '' : 'watched'}" tabindex="0" aria-label=${t('yt-the-table')} ${ref((element) => follow(element, now))}>
          ${game?.table({ ...update }, { ...ctx, table: true, width: width() })}
        </section>`
      : nothing}
    <div class="hand">${hand({ ...ctx, table: here })}</div>
    ${wide
      ? html`<aside class="beside" aria-label=${t('yt-what-happened')} tabindex="0">
          <a class="btn" href="/tv?room=${update.room.code}">${icon('screen')}<span>${t('yt-table-full')}</span></a>
          <h2>${t('yt-what-happened')}</h2>
          ${logLines(ctx, shell)}
        </aside>`
      : nothing}
  </div>`;
}

/** Draw again when the window has another size. @param {() => void} draw */
export function watchSize(draw) {
  let asked = 0;
  addEventListener('resize', () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(draw);
  });
}
