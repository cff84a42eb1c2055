// The evening so far: a paper card between games, a strip in the lobby, a page of its own after a game.
import { backdrop } from '../art/scene.js';
import { avatar, joinPlate, picture } from '../components.js';
import { html, nothing, unsafeSVG } from '../lit.js';
import { posterOf } from '../posters.js';
import { t } from '../texts.js';
import { bar, fabrics, swatch } from './fabrics.js';

/** @typedef {import('../types.js').RoomView} RoomView */
/** @typedef {import('../types.js').StandingView} StandingView */

/** Rows of one column; more people stand in two. */
const COLUMN = 16;
/** So many fit in two columns; of more, the last line says how many are left. */
const MOST = 2 * COLUMN;
/** So few have room for bars of cloth. */
const ROOMY = 8;
/** Games that have a column of their own, the last ones. */
const GAMES = 4;

/** The face of somebody, also of one who has gone. @param {RoomView} room @param {StandingView} who */
const face = (room, who) => {
  const here = room.members.find((m) => m.id === who.member);
  return html`<span class="face ${who.place === 1 ? 'first' : ''}"
    >${here ? avatar(here.avatar) : html`<span class="av empty"></span>`}${who.place === 1 ? picture('crown', { cls: 'crown', title: t('yt-leads') }) : nothing}</span
  >`;
};

/** @param {number} n */
const points = (n) => t('yt-points-short', { n });

/** Finished games that count. @param {RoomView} room */
const counted = (room) => room.results.filter((r) => r.counts && r.places.length > 0);

/** @param {RoomView} room @param {StandingView} who */
const line = (room, who) => html`<li class=${who.place === 1 ? 'first' : ''}>
  <span class="rk nums">${who.place}</span>${face(room, who)}<span class="nm">${who.name}</span><b class="nums">${points(who.points)}</b>
</li>`;

/** Everyone in one or two columns. @param {RoomView} room */
function lines(room) {
  const { standings } = room;
  const shown = standings.length > MOST ? standings.slice(0, MOST - 1) : standings;
  return html`<ol class="stand ${shown.length > COLUMN ? 'two' : ''}" style="--rows:${Math.min(COLUMN, shown.length)}">
    ${shown.map((who) => line(room, who))}
    ${shown.length < standings.length
      ? html`<li class="more">${t('yt-and-more', { n: standings.length - shown.length })}</li>`
      : nothing}
  </ol>`;
}

/** How wide the card is, in rem. @param {RoomView} room */
export const cardWidth = ({ standings }) => (standings.length > COLUMN ? 31 : 19.5);

/** All places as a sheet of paper. @param {RoomView} room */
export const standingsCard = (room) => html`<section class="evening-card" style="width:${cardWidth(room)}rem" aria-label=${t('yt-evening')}>
  <h2>${t('yt-evening')}</h2>
  <p>${t('yt-after-games', { n: counted(room).length })}</p>
  ${lines(room)}
</section>`;

/** The first places in one line. @param {RoomView} room */
export const standingsStrip = (room) => html`<aside class="strip" aria-label=${t('yt-evening')}>
  <span class="lead">${t('yt-after-games', { n: counted(room).length })}</span>
  ${room.standings.slice(0, 3).map(
    (who) => html`<span class="who"><span class="rk nums">${who.place}</span>${face(room, who)}<b>${who.name}</b><span class="nums">${points(who.points)}</span></span>`,
  )}
</aside>`;

/** @param {RoomView} room */
function title(room) {
  const first = room.standings.filter((who) => who.place === 1).map((who) => who.name);
  const n = counted(room).length;
  return first.length > 3
    ? t('yt-lead-many', { n: first.length, games: n })
    : t('yt-lead', { n: first.length, names: first, games: n });
}

/** Who was first in the game that has just ended. @param {RoomView} room */
function latest(room) {
  const last = room.results[room.results.length - 1];
  if (!last?.places.length) return '';
  const names = last.names.filter((_, seat) => last.places[seat] === 1);
  return t('yt-won-last', { n: names.length, names: names.slice(0, 3), game: t(`${last.game}-name`) });
}

/** The points of somebody in a game, null for one who did not play it. @param {import('../types.js').ResultView} game @param {StandingView} who */
function earned(game, who) {
  const seat = game.members.findIndex((id, i) => (who.member === null ? game.names[i] === who.name : id === who.member));
  return seat < 0 || game.bots.includes(game.members[seat] ?? -1) ? null : { points: game.points[seat] ?? 0, won: game.places[seat] === 1 };
}

/** @param {RoomView} room @param {() => void} draw */
function table(room, draw) {
  const all = counted(room);
  const games = all.slice(-GAMES);
  const most = room.standings[0]?.points ?? 1;
  const roomy = room.standings.length <= ROOMY;
  return html`<table class="board ${roomy ? 'roomy' : ''}" style="--rows:${room.standings.length}">
    <thead>
      <tr>
        <td class="rk"></td>
        <th class="nm"><span class="sr">${t('yt-people')}</span></th>
        ${games.map(
          (game, i) =>
            html`<th class="gm">
              ${roomy ? posterOf(game.game, draw) : nothing}<span>${t(`${game.game}-name`)}</span>${unsafeSVG(swatch(i))}
            </th>`,
        )}
        <th class="br">${t('yt-evening-points')}</th>
        <th class="tt">${t('yt-total')}</th>
      </tr>
    </thead>
    <tbody>
      ${room.standings.map(
        (who) => html`<tr class=${who.place === 1 ? 'first' : ''}>
          <td class="rk nums">${who.place}</td>
          <td class="nm">${face(room, who)}<b>${who.name}</b></td>
          ${games.map((game) => {
            const mine = earned(game, who);
            return html`<td class="gm nums">
              ${mine ? html`${points(mine.points)}${mine.won ? html`<i class="star" title=${t('yt-won')}>★</i>` : nothing}` : html`<em>${t('yt-watched')}</em>`}
            </td>`;
          })}
          <td class="br">${unsafeSVG(bar(all.map((game) => earned(game, who)?.points ?? 0), most, { before: all.length - games.length, high: roomy ? 36 : 20 }))}</td>
          <td class="tt nums">${points(who.points)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The page after the last card of a game. @param {import('../types.js').Update} update @param {() => void} draw */
export function eveningStage({ room }, draw) {
  const host = room.members.find((m) => m.id === room.host);
  const many = room.standings.length > COLUMN;
  return html`<main class="evening">
    ${unsafeSVG(backdrop())}${unsafeSVG(fabrics())}
    <header class="head">
      <div><h1>${title(room)}</h1><p>${latest(room)}</p></div>
      ${joinPlate(room, { size: 'head' })}
    </header>
    ${many ? html`<section class="sheet">${lines(room)}</section>` : table(room, draw)}
    <footer>
      <p>${t('yt-evening-rule')} ${host ? t('yt-host-next', { name: host.name }) : nothing}</p>
    </footer>
  </main>`;
}

/** Result and evening take turns once the last card is open: neither hides the other for long, ms. */
const RESULT = 15_000;
const EVENING = 25_000;

/** Which of the two a TV shows. */
export class Turns {
  /** @param {() => void} draw */
  constructor(draw) {
    this.draw = draw;
    this.evening = false;
    this.clock = 0;
    /** Somebody at the TV has chosen: it stays. */
    this.pinned = false;
  }

  /** @param {boolean} both there is an evening to show beside the result */
  follow(both) {
    if (both) {
      if (!this.clock && !this.pinned) this.wait();
      return;
    }
    clearTimeout(this.clock);
    Object.assign(this, { evening: false, clock: 0, pinned: false });
  }

  wait() {
    this.clock = window.setTimeout(() => {
      this.evening = !this.evening;
      this.wait();
      this.draw();
    }, this.evening ? EVENING : RESULT);
  }

  /** The other one, to stay. */
  swap() {
    clearTimeout(this.clock);
    Object.assign(this, { evening: !this.evening, clock: 0, pinned: true });
    this.draw();
  }
}
