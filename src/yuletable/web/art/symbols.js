// Symbols of the page. A drawing is put into the page once, when it is first used, and referred to
// from then on: fifty faces and a trail of a hundred squares stay light.
import { avatarArt } from './avatars.js';
import { THINGS } from './things.js';

/** @type {Map<string, [string, string]>} viewBox and drawing by id */
const known = new Map(Object.entries(THINGS));

/** @type {Set<string>} */
const placed = new Set();

/** Used before anybody had defined them: they are drawn as soon as somebody does.
 * @type {Set<string>} */
const awaited = new Set();

/**
 * Add symbols, for a game: ids begin with the game's id.
 * @param {Record<string, [string, string]>} symbols viewBox and drawing by id
 */
export function define(symbols) {
  for (const [id, symbol] of Object.entries(symbols)) {
    known.set(id, symbol);
    if (awaited.delete(id)) place(id);
  }
}

/** @param {string} id @returns {[string, string] | undefined} */
const symbolOf = (id) =>
  id.startsWith('av-') ? ['-50 -50 100 100', avatarArt(id.slice(3))] : known.get(id);

/** Make sure that the page holds the symbol. @param {string} id */
function place(id) {
  if (placed.has(id)) return;
  const symbol = symbolOf(id);
  if (!symbol) {
    awaited.add(id);
    return;
  }
  placed.add(id);
  /** @type {Element | null} */
  let sheet = document.getElementById('symbols');
  if (!sheet) {
    const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    made.id = 'symbols';
    made.setAttribute('class', 'defs');
    made.setAttribute('aria-hidden', 'true');
    document.body.prepend(made);
    sheet = made;
  }
  const [box, art] = symbol;
  sheet.insertAdjacentHTML(
    'beforeend',
    `<symbol id="${id}" viewBox="${box}" overflow="visible">${art}</symbol>`,
  );
}

/**
 * SVG source that draws a symbol into a box of a larger picture.
 * @param {string} id @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {string} [extra] more attributes
 */
export function use(id, x, y, w, h, extra = '') {
  place(id);
  return `<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${h}" ${extra}/>`;
}

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/**
 * SVG source of a symbol as a picture of its own.
 * @param {string} id
 * @param {{cls?: string, title?: string, size?: number}} [more] title: its accessible name
 */
export function figure(id, { cls = '', title, size } = {}) {
  const box = symbolOf(id)?.[0] ?? '0 0 1 1';
  const [x, y, w, h] = box.split(' ').map(Number);
  const said = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true"';
  const sized = size ? `width="${size}" height="${size}"` : '';
  return (
    `<svg class="${cls}" ${sized} viewBox="${box}" ${said}>` +
    `${use(id, x ?? 0, y ?? 0, w ?? 1, h ?? 1)}</svg>`
  );
}
