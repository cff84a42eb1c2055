// "You host now", and why: told on this phone once, for a while or until it is put away.
import { icon } from '../../components.js';
import { html, nothing } from '../../lit.js';
import { keep, recall } from '../../store.js';
import { t } from '../../texts.js';

/** @typedef {import('../../types.js').Update} Update */
/** @typedef {import('../../phone.js').Shell} Shell */

/** @param {Update} update */
const key = ({ room, you }) => `yuletable.host.${room.code}.${you.member}`;

/** The sentences of a change of hosts that touches this phone, none otherwise. @param {Update} update */
function told({ room, you }) {
  const { handover } = room;
  if (!handover || handover.why === 'first') return null;
  const host = room.members.find((m) => m.id === room.host);
  const name = handover.name || 'none';
  if (you.host) {
    return handover.why === 'back'
      ? { title: t('yt-host-again'), note: t('yt-host-again-note', { name }) }
      : { title: t('yt-you-host-now'), note: t(`yt-you-host-${handover.why}`, { name }) };
  }
  if (handover.before !== you.member || handover.why === 'given') return null;
  return { title: t('yt-host-is-now', { name: host?.name ?? 'none' }), note: t('yt-host-is-now-note') };
}

/** News goes by itself once it was on the screen for so many s. */
const READ = 30;

/** The news that stand, by key: which change they tell, in which phase, for how many s they were seen. @type {Map<string, {v: number, phase: string, seen: number}>} */
const standing = new Map();

/**
 * Count the time for which news are on the screen of a phone that somebody may look at.
 * @param {string} of the key @param {number} v @param {string} phase @param {() => void} draw
 */
function count(of, v, phase, draw) {
  const news = { v, phase, seen: 0 };
  standing.set(of, news);
  const clock = setInterval(() => {
    const box = /** @type {HTMLElement | null} */ (document.querySelector('.hostnews'));
    if (!document.hidden && box?.dataset['of'] === of) news.seen++;
    const put = Number(recall(of) ?? 0) >= v;
    if (!put && news.seen < READ && standing.get(of) === news) return;
    clearInterval(clock);
    if (put || news.seen < READ) return;
    keep(of, `${v}`);
    draw();
  }, 1000);
}

/** @param {Update} update @param {Shell} shell */
export function hostNews(update, { open, draw, screen }) {
  const { phase } = update.room;
  const v = update.room.handover?.v ?? 0;
  const news = told(update);
  if (!news || Number(recall(key(update)) ?? 0) >= v) return nothing;
  const of = key(update);
  const away = () => keep(of, `${v}`);
  const begun = standing.get(of);
  if (begun?.v !== v) {
    count(of, v, phase, draw);
  } else if (begun.phase !== phase && begun.seen) {
    away();
    return nothing;
  }
  return html`<div class="hostnews" role="status" data-of=${of}>
    ${icon('crown', 26)}<span class="grow"><b>${news.title}</b><small>${news.note}</small></span>
    ${update.you.host && screen.side !== 'host'
      ? html`<button
          type="button"
          class="code-chip"
          @click=${() => {
            away();
            open('host');
          }}
        >
          ${t('yt-host-table')}
        </button>`
      : nothing}
    <button
      type="button"
      class="iconbtn"
      aria-label=${t('yt-close')}
      @click=${() => {
        away();
        draw();
      }}
    >
      ${icon('close')}
    </button>
  </div>`;
}
