// A game as it is offered: poster, how many, how long, its switches in words.
import { icon } from './components.js';
import { poster } from './games.js';
import { html, nothing, unsafeSVG } from './lit.js';
import { t } from './texts.js';

/** @param {string} game @param {() => void} draw */
export const posterOf = (game, draw) => {
  const source = poster(game, draw);
  return source ? unsafeSVG(source) : html`<span class="poster empty"></span>`;
};

/** The text of a value of an option. @param {string} game @param {string} key @param {any} value */
export const valueText = (game, key, value) => t(`${game}-option-${key}-${value}`);

/** The switches that matter with so many in the game. @param {import('./games.js').GameInfo} game @param {{order: number[]}} room */
export const offered = (game, { order }) => {
  const n = Math.min(game.max_seats, Math.max(game.min_seats, order.length));
  return game.options.filter(({ seats = [] }) => !seats.length || seats.includes(n));
};

/** @param {import('./games.js').GameInfo} game */
export const seatsText = (game) =>
  game.min_seats === game.max_seats
    ? `${game.min_seats}`
    : t('yt-from-to', { from: game.min_seats, to: game.max_seats });

/** The way to a game's lesson, if it has one. @param {import('./games.js').GameInfo} game @param {string | null} [room] that this device sits in */
export const learnLink = (game, room = null) =>
  game.lesson
    ? html`<a class="learnlink" href=${`/learn/${game.id}${room ? `?room=${room}` : ''}`} aria-label=${`${t('yt-learn')}: ${t(`${game.id}-name`)}`}
        >${icon('play', 20)}<span>${t('yt-learn')}</span></a
      >`
    : nothing;

/** The meta line of a poster. @param {import('./games.js').GameInfo} game @param {number} size of the icons */
export const metaLine = (game, size) => html`<span class="mt"
  >${icon('people', size)}${seatsText(game)}<i></i>${icon('clock', size)}${t('yt-minutes-short', { n: game.minutes })}</span
>`;
