// The lobby on the TV: everyone hangs from the garland, the join panel keeps its place.
import { cutToFit } from '../art/fit.js';
import { medallions, parlour, plainGarland } from '../art/scene.js';
import { avatar, picture } from '../components.js';
import { html, nothing, repeat, unsafeSVG } from '../lit.js';
import { offered, posterOf, valueText } from '../posters.js';
import { has, t } from '../texts.js';
import { askForSound } from './notices.js';
import { joinPanel } from './panel.js';
import { standingsStrip } from './standings.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../types.js').MemberView} MemberView */

/** How many fit on strings; more are listed. */
const ON_STRINGS = 16;

/** Between two names on the strings, px of the picture. */
const GAP = 14;
/** What a screen may cut off at its edges, px of the picture. */
const EDGE = 28;
/** Names are set smaller down to this, px of the picture. */
const LEAST = 16;

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Centres of n places on strings. @param {number} n @returns {{size: number, cell: number, places: [number, number][]}} */
function layout(n) {
  if (n <= 9) {
    const cell = 167;
    /** @type {[number, number][]} */
    const places = Array.from({ length: n }, (_, i) => (i < 5 ? [96 + i * cell, 240] : [96 + cell / 2 + (i - 5) * cell, 396]));
    return { size: 114, cell, places };
  }
  const cell = 141;
  /** @type {[number, number][]} */
  const places = Array.from({ length: n }, (_, i) => {
    if (i < 6) return [84 + i * cell, 222];
    if (i < 11) return [84 + cell / 2 + (i - 6) * cell, 338];
    return [84 + (i - 11) * cell, 454];
  });
  return { size: 80, cell, places };
}

/**
 * The guests on strings with their names, as one picture.
 * @param {MemberView[]} guests @param {number} free seats drawn empty @param {number} newest
 */
function hanging(guests, free, newest) {
  const { size, cell, places } = layout(guests.length + free);
  const art = medallions(
    places.map(([x, y], i) => ({ x, y, avatar: guests[i]?.avatar ?? null, fresh: guests[i]?.id === newest })),
    size,
  );
  const small = size < 100 ? ' s' : '';
  const names = places.map(([x, y], i) => {
    const guest = guests[i];
    const under = y + size / 2 + (small ? 22 : 27);
    const name = guest
      ? cutToFit(guest.name, { wide: Math.min(cell - GAP, 2 * (x - EDGE)), most: small ? 17 : 19, least: LEAST, weight: 650 })
      : { text: t('yt-free-seat'), size: 0 };
    const smaller = name.size ? ` style="font-size:${name.size}px"` : '';
    const fresh =
      guest && guest.id === newest && !small ? `<text x="${x}" y="${under + 22}" class="nw">${escaped(t('yt-just-came'))}</text>` : '';
    return `<text x="${x}" y="${under}" class="nm${guest ? '' : ' e'}${small}"${smaller}>${escaped(name.text)}</text>${fresh}`;
  });
  return art + names.join('');
}

/**
 * The parlour with everyone in it.
 * @param {MemberView[]} guests @param {number} free seats drawn empty @param {number} newest
 */
export function gathered(guests, free, newest) {
  if (guests.length <= ON_STRINGS) {
    const roomy = guests.length + free <= 9;
    return html`${unsafeSVG(parlour(hanging(guests, free, newest), roomy))}
      <ul class="sr">
        ${guests.map((m) => html`<li>${m.name}</li>`)}
      </ul>`;
  }
  return html`${unsafeSVG(parlour(plainGarland(), false))}
    <ul class="guests">
      ${repeat(
        guests,
        (m) => m.id,
        (m) => html`<li class=${m.id === newest ? 'new' : ''}>${avatar(m.avatar)}<span>${m.name}</span></li>`,
      )}
    </ul>`;
}

/** @param {string} headline @param {string} note */
export const headline = (headline, note) => html`<div class="hl ${headline.length > 23 ? 'long' : ''}">
  <h1>${headline}</h1>
  <p>${note.split('\n').map((line, i) => html`${i ? html`<br />` : nothing}${line}`)}</p>
</div>`;

/**
 * The top of lobby and menu: the name of the house, and beside it what is asked or told in one line.
 * @param {Update} update @param {import('../tv.js').Shell} shell
 */
export const brand = ({ room }, { hearing, leaves, draw }) => html`<div class="brandrow">
  <div class="brand display">${picture('mark', { cls: 'mark' })}Yuletable</div>
  ${askForSound(hearing, draw)} ${room.phase === 'lobby' && room.standings.length ? standingsStrip(room, leaves) : nothing}
</div>`;

/** @param {Update} update @param {import('../tv.js').Context} ctx @param {import('../tv.js').Shell} shell */
export function lobbyStage(update, ctx, shell) {
  const { screen, people, draw } = shell;
  const { room } = update;
  const guests = room.members.filter((m) => m.playing);
  // a free seat always shows, and the first row is never bare
  const free = Math.min(room.free_seats, Math.max(1, 5 - guests.length));
  const bring = has(`${room.game}-bring`) ? t(`${room.game}-bring`) : '';
  const note = `${t('yt-room-for-more', { n: room.free_seats })}\n${bring}`;
  return html`<main class="parlour">
    ${gathered(guests, free, people.newest)}
    ${brand(update, shell)} ${headline(t('yt-come-in', { n: guests.length }), note)}
    <section class="set">
      ${screen.game?.lobby
        ? screen.game.lobby(update, ctx)
        : plainCards(update, screen, draw)}
    </section>
    ${joinPanel(room, update.you.wifi)}
  </main>`;
}

/** For a game without cards of its own. @param {Update} update @param {import('../tv.js').Screen} screen @param {() => void} draw */
function plainCards({ room }, screen, draw) {
  const game = screen.games.find((g) => g.id === room.game);
  const chosen = (game ? offered(game, room) : []).filter((o) => !o.time).slice(0, 2);
  return html`
    <div class="pc game">
      ${posterOf(room.game ?? '', draw)}
      <div><small>${t('yt-tonight')}</small><b>${t(`${room.game}-name`)}</b></div>
    </div>
    ${chosen.map(
      (o) => html`<div class="pc">
        <small>${t(`${room.game}-option-${o.key}`)}</small><b>${valueText(room.game ?? '', o.key, room.options[o.key])}</b>
      </div>`,
    )}
    ${room.minutes ? html`<div class="pc"><small>${t('yt-takes-about')}</small><b>${t('yt-minutes', { n: room.minutes })}</b></div>` : nothing}
  `;
}
