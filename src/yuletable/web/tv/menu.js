// Which game? The posters, those who are here, and the way in.
import { parlour, plainGarland } from '../art/scene.js';
import { avatar } from '../components.js';
import { html, nothing, unsafeSVG } from '../lit.js';
import { metaLine, posterOf } from '../posters.js';
import { t } from '../texts.js';
import { brand, headline } from './lobby.js';
import { joinPanel } from './panel.js';
import { shelf } from './shelf.js';
import { cardWidth, standingsCard } from './standings.js';

/** From the left edge of the cloth to the join panel, rem. */
const WIDTH = 52;

/** @param {import('../types.js').Update} update @param {import('../tv.js').Shell} shell */
export function menuStage(update, shell) {
  const { room, you } = update;
  const { screen, leaves, draw } = shell;
  const host = room.members.find((m) => m.id === room.host);
  const n = room.members.length;
  const evening = room.standings.length > 0;
  const free = evening ? WIDTH - cardWidth(room) - 1 : WIDTH;
  return html`<main class="parlour ${evening ? 'between' : ''} ${free < 25 ? 'tight' : ''}" style="--free:${free}rem">
    ${unsafeSVG(parlour(plainGarland(), false))} ${brand(update, shell)}
    ${headline(host ? t('yt-what-shall-we-play') : t('yt-come-in-first'), host ? t('yt-host-picks', { name: host.name }) : '')}
    ${shelf(
      screen.games.map((game) => html`<div class="pst">${posterOf(game.id, draw)}<span class="nm">${t(`${game.id}-name`)}</span>${metaLine(game, 20)}</div>`),
      free,
    )}
    <section class="set">
      <div class="pc crowd">
        ${n
          ? html`<b>${t('yt-here-are', { n })}</b>
              <div class="faces ${n > 12 ? 'many' : ''}">
                ${room.members.map((m) => (n > 6 ? avatar(m.avatar, { title: m.name }) : html`<span class="chip">${avatar(m.avatar)}${m.name}</span>`))}
              </div>`
          : html`<b>${t('yt-nobody-yet')}</b><small>${t('yt-first-is-host')}</small>`}
      </div>
    </section>
    ${evening ? standingsCard(room, leaves) : nothing} ${joinPanel(room, you.wifi)}
  </main>`;
}
