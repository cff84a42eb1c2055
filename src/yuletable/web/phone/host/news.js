// "You host now", and why: told until it is put away, on this phone, once.
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

/** @param {Update} update @param {Shell} shell */
export function hostNews(update, { open, draw, screen }) {
  const v = update.room.handover?.v ?? 0;
  const news = told(update);
  if (!news || Number(recall(key(update)) ?? 0) >= v) return nothing;
  const away = () => keep(key(update), `${v}`);
  return html`<div class="hostnews" role="status">
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
