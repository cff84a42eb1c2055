// The evening so far: a paper card between games, a strip in the lobby, a page of its own after a game.
import { backdrop } from '../art/scene.js';
import { avatar, picture } from '../components.js';
import { html, nothing, unsafeSVG } from '../lit.js';
import { posterOf } from '../posters.js';
import { t } from '../texts.js';
import { bar, fabrics, swatch } from './fabrics.js';

/** @typedef {import('../types.js').RoomView} RoomView */
/** @typedef {import('../types.js').StandingView} StandingView */

/** Rows of one column; more people stand in two. */
const COLUMN = 16;
/** Rows of three columns, which a whole page has room for. */
const THIRD = 17;
/** Places in the line of the lobby, and how many letters of a name still leave room for the third. */
const STRIP = 3;
const SHORT = 11;
/** So few have room for bars of cloth. */
const ROOMY = 8;
/** Games that have a column of their own, the last ones. */
const GAMES = 4;

/** The face of somebody, also of one who has gone. @param {Pick<RoomView, 'members'>} room @param {StandingView} who */
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

/** @param {Pick<RoomView, 'members'>} room @param {StandingView} who */
const line = (room, who) => html`<li class=${who.place === 1 ? 'first' : ''}>
  <span class="rk nums">${who.place}</span>${face(room, who)}<span class="nm">${who.name}</span><b class="nums">${points(who.points)}</b>
</li>`;

/** How many rows and columns hold so many. @param {number} n @param {number} most columns that there is room for */
function columns(n, most) {
  if (n <= 2 * COLUMN || most < 3) return { rows: COLUMN, count: n > COLUMN ? 2 : 1 };
  return { rows: THIRD, count: 3 };
}

/** Everyone in columns; those who do not fit take turns. @param {RoomView} room @param {Leaves} leaves @param {number} most columns */
function lines({ standings: all, ...room }, leaves, most) {
  const { rows, count } = columns(all.length, most);
  const fit = rows * count;
  const size = all.length > fit ? fit - 1 : fit;
  const first = leaves.turn(Math.ceil(all.length / size)) * size;
  const shown = all.slice(first, first + size);
  const rest = all.length - first - shown.length;
  return html`<ol class="stand ${['', '', 'two', 'three'][count]}" style="--rows:${Math.min(rows, all.length)}">
    ${shown.map((who) => line(room, who))}
    ${rest > 0 ? html`<li class="more">${t('yt-and-more', { n: rest })}</li>` : nothing}
  </ol>`;
}

/** How wide the card is, in rem. @param {RoomView} room */
export const cardWidth = ({ standings }) => (standings.length > COLUMN ? 31 : 19.5);

/** All places as a sheet of paper. @param {RoomView} room @param {Leaves} leaves */
export const standingsCard = (room, leaves) => html`<section class="evening-card" style="width:${cardWidth(room)}rem" aria-label=${t('yt-evening')}>
  <h2>${t('yt-evening')}</h2>
  <p>${t('yt-after-games', { n: counted(room).length })}</p>
  ${lines(room, leaves, 2)}
</section>`;

/** All places in one line, a few at a time. @param {RoomView} room @param {Leaves} leaves */
export function standingsStrip(room, leaves) {
  const size = room.standings.some((who) => who.name.length > SHORT) ? STRIP - 1 : STRIP;
  const first = leaves.turn(Math.ceil(room.standings.length / size)) * size;
  return html`<aside class="strip" aria-label=${t('yt-evening')}>
    <span class="lead">${t('yt-after-games', { n: counted(room).length })}</span>
    ${room.standings.slice(first, first + size).map(
      (who) => html`<span class="who"><span class="rk nums">${who.place}</span>${face(room, who)}<b>${who.name}</b><span class="nums">${points(who.points)}</span></span>`,
    )}
  </aside>`;
}

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
  if (!names.length) return t('yt-won-none', { game: t(`${last.game}-name`) });
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

/** The page after the last card of a game. @param {import('../types.js').Update} update @param {{leaves: Leaves, draw: () => void}} shell */
export function eveningStage({ room }, { leaves, draw }) {
  const host = room.members.find((m) => m.id === room.host);
  const many = room.standings.length > COLUMN;
  return html`<main class="evening">
    ${unsafeSVG(backdrop())}${unsafeSVG(fabrics())}
    <header class="head">
      <div><h1>${title(room)}</h1><p>${latest(room)}</p></div>
    </header>
    ${many ? html`<section class="sheet">${lines(room, leaves, 3)}</section>` : table(room, draw)}
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

/** How long some of the places stand before the next ones take their turn, ms. */
const LEAF = 8_000;

/** What does not fit on the screen at once takes turns. */
export class Leaves {
  /** @param {() => void} draw */
  constructor(draw) {
    this.draw = draw;
    this.clock = 0;
    this.at = 0;
    /** Somebody has asked since the last turn: there still is something to turn. */
    this.asked = false;
  }

  /** Whose turn it is of so many. @param {number} count */
  turn(count) {
    if (count < 2) return 0;
    this.asked = true;
    this.clock ||= window.setInterval(() => this.next(), LEAF);
    return this.at % count;
  }

  next() {
    if (!this.asked) {
      clearInterval(this.clock);
      Object.assign(this, { clock: 0, at: 0 });
      return;
    }
    Object.assign(this, { asked: false, at: this.at + 1 });
    this.draw();
  }
}
