// The fifty faces. Ids are words of the wire; the drawing of one is a symbol `av-<id>`.
import { FIRST } from './avatars_first.js';
import { MORE } from './avatars_more.js';
import { C } from './cut.js';

const ALL = { ...FIRST, ...MORE };

/** Every avatar id, in the order of the join page. */
export const AVATARS = Object.keys(ALL);

/** The drawing in its paper medallion, box -50..50; unknown ids get an empty medallion. @param {string} id */
export function avatarArt(id) {
  const [ground, art] = ALL[id] ?? [C.slate, ''];
  return `<circle r="49" fill="${C.paper}"/><circle r="45.6" fill="${ground}"/>${art}`;
}
