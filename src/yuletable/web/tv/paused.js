// A pause on the TV: why, what waits, what anyone can do.
import { backdrop, sleepingPhone } from '../art/scene.js';
import { avatar, icon, joinPlate } from '../components.js';
import { html, nothing, unsafeSVG } from '../lit.js';
import { leftNow } from '../store.js';
import { t } from '../texts.js';

/** @param {string} sign @param {string} title @param {string} note */
const step = (sign, title, note) => html`<li>
  <span class="no">${icon(sign, 30)}</span>
  <div><b>${title}</b><span>${note}</span></div>
</li>`;

/** @param {import('../types.js').Update} update @param {import('../tv.js').Context} ctx */
export function pausedStage({ room }, ctx) {
  const by = room.members.find((m) => m.id === room.paused?.by);
  const host = room.members.find((m) => m.id === room.host);
  const resume = room.paused?.resume_in ?? null;
  const [first] = room.waiting;
  const away = room.members.filter((m) => m.seat !== null && m.bot === null && !m.online);
  const seconds = first?.left ? Math.ceil(first.left / 1000) : 0;
  if (resume !== null) setTimeout(ctx.refresh, 250);
  return html`<main>
    ${unsafeSVG(backdrop())}
    <header class="head">
      <div>
        <h1>${by ? t('yt-paused-by', { name: by.name }) : t('yt-paused')}</h1>
        <p>
          ${t(`${room.game}-name`)}${first ? html`. ${seconds ? t('yt-seconds-wait', { seat: first.seat, seconds }) : t('yt-turn-of', { seat: first.seat })}` : nothing}
        </p>
      </div>
      ${joinPlate(room, { size: 'head' })}
    </header>
    <div class="sleep">${unsafeSVG(sleepingPhone())}</div>
    <ol class="todo">
      ${step('phone', t('yt-pause-phone'), t('yt-pause-phone-note'))}
      ${step('people', t('yt-pause-late'), t('yt-pause-late-note'))}
      ${step('play', t('yt-pause-go-on'), t('yt-pause-go-on-note', { name: host?.name ?? 'none' }))}
    </ol>
    <footer class="pausefoot">
      ${resume !== null
        ? html`<span class="countdown nums">${Math.max(1, Math.ceil(leftNow(resume) / 1000))}</span><span>${t('yt-going-on')}</span>`
        : away.length
          ? html`${away.slice(0, 6).map((m) => avatar(m.avatar))}<span>${t('yt-away-are', { n: away.length, names: away.map((m) => m.name) })}</span>`
          : t('yt-everyone-here')}
    </footer>
  </main>`;
}
