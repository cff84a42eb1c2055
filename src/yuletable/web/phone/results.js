// After a game: the host opens the cards, everyone may keep the record.
import { button, held, heldWhy, sheet, toggle } from '../components.js';
import { html, nothing } from '../lit.js';
import { has, t } from '../texts.js';
import { recordLink } from './evening.js';

/** @param {import('../types.js').Update} update @param {import('./room.js').Context} ctx @param {import('../phone.js').Shell} shell */
export function resultsThumb(update, ctx, { screen, store }) {
  const { room, you } = update;
  const all = screen.game?.cards?.(update) ?? 0;
  const open = room.reveal >= all;
  const next = has(`${room.game}-reveal-next`) ? t(`${room.game}-reveal-next`) : t('yt-reveal-next');
  const busy = store.busy > 0;
  const host = room.members.find((m) => m.id === room.host);
  const record = recordLink(room.code, room.match?.n ?? 1);
  if (!you.host) {
    return sheet(html`<p class="wait" style="margin:0">
        <span>${open ? t('yt-host-next', { name: host?.name ?? 'none' }) : t('yt-host-opens', { name: host?.name ?? 'none' })}</span>
      </p>
      ${open ? html`<p class="wait" style="margin-top:0">${record}</p>` : nothing}`);
  }
  if (!open) {
    return sheet(html`${heldWhy(ctx.off)}${held(ctx.off, html`
      ${button({ label: next, kind: 'gold', busy, onClick: () => void ctx.host({ do: 'reveal', step: room.reveal + 1, auto: room.reveal_auto }) })}
      <div style="margin-top:8px">
        ${toggle({ label: t('yt-reveal-auto'), on: room.reveal_auto, onChange: (auto) => void ctx.host({ do: 'reveal', step: room.reveal, auto }) })}
      </div>`)}
      <p class="wait" style="margin-top:0"><span class="nums">${t('yt-open-of', { n: room.reveal, most: all })}</span></p>
    `);
  }
  return sheet(html`${heldWhy(ctx.off)}${held(ctx.off, html`
    ${button({ label: t('yt-play-again'), kind: 'gold', busy, onClick: () => void ctx.host({ do: 'play_again' }) })}
    ${button({ label: t('yt-next-game'), busy, onClick: () => void ctx.host({ do: 'next_game' }) })}`)}
    <p class="wait" style="margin-top:0">${record}</p>
  `);
}
