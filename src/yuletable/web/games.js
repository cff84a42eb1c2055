// The games of this house: what the server has registered, and each game's own modules.
import { useTexts } from './texts.js';

/** @typedef {{id: string, min_seats: number, max_seats: number, options: import('./types.js').OptionSpec[], bots: string[], minutes: number, lesson: boolean,
 *   teams?: Record<string, number[]>}} GameInfo */
/** @typedef {Record<string, any>} GameModule */

/** @type {Promise<GameInfo[]> | null} */
let asked = null;

/** Every registered game. */
export function games() {
  asked ??= fetch('/api/games')
    .then((answer) => answer.json())
    .then((body) => /** @type {GameInfo[]} */ (body.games))
    .then(async (list) => {
      await useTexts('/games/texts');
      return list;
    })
    .catch(() => {
      asked = null;
      return [];
    });
  return asked;
}

/** @type {Map<string, Promise<GameModule>>} */
const modules = new Map();

/**
 * A module of a game, with its texts and styles on the page. Raises what the import raises.
 * @param {string} game @param {'tv' | 'phone' | 'art' | 'rules'} part
 */
export function part(game, part) {
  const key = `${game}/${part}`;
  let found = modules.get(key);
  if (!found) {
    found = import(`/games/${game}/${part}.js?h=__HASH__`).then(async (module) => {
      const styles = (module.styles ?? []).map((/** @type {string} */ sheet) => style(game, sheet));
      // The art of a game is shown before the game is: without its texts.
      await Promise.all([part === 'art' ? null : useTexts(`/games/${game}/texts`), ...styles]);
      return /** @type {GameModule} */ (module);
    });
    found.catch(() => modules.delete(key));
    modules.set(key, found);
  }
  return found;
}

/** @param {string} game @param {string} sheet */
const style = (game, sheet) => sheetAt(`/games/${game}/${sheet}?h=__HASH__`);

/** Sheets that are on their way or have come. @type {Map<string, Promise<boolean>>} */
const sheets = new Map();

/** A sheet of styles on the page, once; whether it has come. @param {string} href @returns {Promise<boolean>} */
export function sheetAt(href) {
  const known = sheets.get(href);
  if (known) return known;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve(true);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  /** @type {Promise<boolean>} */
  const done = new Promise((ready) => {
    link.onload = () => ready(true);
    link.onerror = () => {
      link.remove();
      sheets.delete(href);
      ready(false);
    };
  });
  sheets.set(href, done);
  document.head.append(link);
  return done;
}

/** What a screen shows of its room's game: the module once it is there, or that it does not come. */
export const noGame = () => ({
  /** @type {GameModule | null} */
  game: null,
  gameId: '',
  broken: false,
});

/**
 * Bring the part of a game to a screen, once; a game whose part did not come is brought again after
 * `gameId` was emptied.
 * @param {ReturnType<typeof noGame>} screen @param {string} game @param {'tv' | 'phone'} kind
 * @param {() => void} draw called when it has come, or does not come
 */
export function bring(screen, game, kind, draw) {
  if (screen.gameId === game) return;
  Object.assign(screen, { game: null, gameId: game, broken: false });
  /** @param {Partial<ReturnType<typeof noGame>>} found */
  const settle = (found) => {
    if (screen.gameId !== game) return;
    Object.assign(screen, found);
    draw();
  };
  part(game, kind).then(
    (module) => settle({ game: module }),
    () => settle({ broken: true }),
  );
}

/** @type {Map<string, string>} */
const posters = new Map();

/** The poster of a game as SVG source; an empty sheet until its art has come. @param {string} game @param {() => void} draw called when it has */
export function poster(game, draw) {
  const ready = posters.get(game);
  if (ready === undefined) {
    posters.set(game, '');
    part(game, 'art').then(
      (art) => {
        posters.set(game, art.poster?.() ?? '');
        draw();
      },
      () => undefined,
    );
  }
  return ready ?? '';
}
