// One who watches a match: which seat may be taken over, and whether the next game is played.
import { avatar, button, toggle } from '../components.js';
import { html, nothing } from '../lit.js';
import { t } from '../texts.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../types.js').MemberView} MemberView */
/** @typedef {import('./room.js').Context} Context */

/** Computer players with no person behind them. @param {import('../types.js').RoomView} room */
const free = ({ members }) => members.filter((m) => m.seat !== null && (m.bot !== null || (m.bot_plays && (m.left || m.barred))));

/** @param {Update} update @param {Context} ctx @param {import('../phone.js').Shell} shell */
export function watcher(update, ctx, { store }) {
  const { room, you } = update;
  const me = room.members.find((m) => m.id === you.member);
  if (!me) return nothing;
  const seats = room.takeover || you.host ? free(room) : [];
  return html`<section class="watch" aria-label=${t('yt-you-watch')}>
    ${me.barred ? html`<p class="why">${t('yt-why-barred')}</p>` : next(me, update, ctx)}
    ${me.barred || !seats.length
      ? nothing
      : html`<h2 class="lbl">${t('yt-take-over')}</h2>
          <p class="note">${t('yt-take-over-note')}</p>
          <ul class="rows">
            ${seats.map(
              (m) => html`<li>
                <div class="r">
                  ${avatar(m.avatar)}
                  <span class="grow"><b>${m.name}</b></span>
                  ${button({
                    label: t('yt-take-over-yes', { name: m.name }),
                    busy: store.busy > 0,
                    disabled: ctx.off,
                    onClick: () => void (m.seat !== null && ctx.host({ do: 'take_seat', seat: m.seat })),
                  })}
                </div>
              </li>`,
            )}
          </ul>`}
    ${!me.barred && !seats.length && !room.takeover && free(room).length ? html`<p class="note">${t('yt-why-no-takeover')}</p>` : nothing}
  </section>`;
}

/** Whether the next game is played. @param {MemberView} me @param {Update} update @param {Context} ctx */
function next(me, { room }, ctx) {
  const waits = me.wish && !me.playing;
  return toggle({
    label: me.wish ? t('yt-next-plays') : t('yt-next-watches'),
    note: waits ? t('yt-next-waits') : me.wish ? t('yt-next-plays-note') : t('yt-next-watches-note'),
    on: me.wish,
    disabled: room.frozen || ctx.off,
    onChange: (playing) => void ctx.host({ do: 'set_playing', member: me.id, playing }),
  });
}
