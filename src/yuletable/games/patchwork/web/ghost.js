// A patch that is held over a quilt: where it would lie, whether it fits, how it turns and moves.
import { PATCHES, SIDE, SPECIAL } from './patches.js';
import { patchOf, shapeOf } from './dress.js';

/**
 * orientation: index into the patch's orientations; row, column: of the top left corner of its box.
 * @typedef {{patch: number, orientation: number, row: number, column: number}} Ghost
 * @typedef {readonly (number | null)[]} Quilt the patch on each square, null where it is empty
 */

/** Squares in a row of the bonus. */
const BONUS = 7;

/** The squares under a patch. @param {Ghost} ghost @returns {number[]} */
export const squaresOf = ({ patch, orientation, row, column }) =>
  shapeOf(patch, orientation).cells.map(([y = 0, x = 0]) => (row + y) * SIDE + column + x);

/** Squares under it that are covered already. @param {Ghost} ghost @param {Quilt} quilt */
export const clash = (ghost, quilt) => squaresOf(ghost).filter((square) => quilt[square] !== null);

/** @param {Ghost} ghost @param {Quilt} quilt */
export const fits = (ghost, quilt) => clash(ghost, quilt).length === 0;

/** The same, wholly on the quilt. @param {Ghost} ghost @returns {Ghost} */
export function within(ghost) {
  const { height, width } = shapeOf(ghost.patch, ghost.orientation);
  /** @param {number} n @param {number} most */
  const clamp = (n, most) => Math.max(0, Math.min(most, n));
  return { ...ghost, row: clamp(ghost.row, SIDE - height), column: clamp(ghost.column, SIDE - width) };
}

/** Another orientation about the same middle. @param {Ghost} ghost @param {number} orientation @returns {Ghost} */
function about(ghost, orientation) {
  const [before, after] = [shapeOf(ghost.patch, ghost.orientation), shapeOf(ghost.patch, orientation)];
  const row = ghost.row + Math.trunc((before.height - after.height) / 2);
  const column = ghost.column + Math.trunc((before.width - after.width) / 2);
  return within({ ...ghost, orientation, row, column });
}

/** A quarter turn clockwise. @param {Ghost} ghost @returns {Ghost} */
export const turnRight = (ghost) => about(ghost, shapeOf(ghost.patch, ghost.orientation).turned);

/** A quarter turn the other way. @param {Ghost} ghost @returns {Ghost} */
export function turnLeft(ghost) {
  const { orientations } = patchOf(ghost.patch);
  const before = orientations.findIndex((one) => one.turned === ghost.orientation);
  return about(ghost, before < 0 ? ghost.orientation : before);
}

/** Left and right change places. @param {Ghost} ghost @returns {Ghost} */
export const flip = (ghost) => about(ghost, shapeOf(ghost.patch, ghost.orientation).flipped);

/** @param {Ghost} ghost @param {number} down @param {number} right @returns {Ghost} */
export const move = (ghost, down, right) => within({ ...ghost, row: ghost.row + down, column: ghost.column + right });

/** So that its middle lies on a square. @param {Ghost} ghost @param {number} row @param {number} column @returns {Ghost} */
export function centre(ghost, row, column) {
  const { height, width } = shapeOf(ghost.patch, ghost.orientation);
  return within({ ...ghost, row: row - Math.floor((height - 1) / 2), column: column - Math.floor((width - 1) / 2) });
}

/** How well it is enclosed there: sides that touch the edge or other patches. @param {Ghost} ghost @param {Quilt} quilt */
function touching(ghost, quilt) {
  const own = new Set(squaresOf(ghost));
  let sides = 0;
  for (const square of own) {
    const [row, column] = [Math.floor(square / SIDE), square % SIDE];
    for (const [y, x] of /** @type {[number, number][]} */ ([[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]])) {
      const out = y < 0 || x < 0 || y >= SIDE || x >= SIDE;
      if (out || (quilt[y * SIDE + x] !== null && !own.has(y * SIDE + x))) sides++;
    }
  }
  return sides;
} // prettier-ignore

/**
 * Where a patch is laid first, for a hand to go on from: where it touches most, as printed if it fits so.
 * @param {number} patch @param {Quilt} quilt @returns {Ghost}
 */
export function start(patch, quilt) {
  const { orientations } = patchOf(patch);
  for (let orientation = 0; orientation < orientations.length; orientation++) {
    /** @type {{ghost: Ghost, good: number} | null} */
    let best = null;
    const { height, width } = shapeOf(patch, orientation);
    for (let row = 0; row + height <= SIDE; row++) {
      for (let column = 0; column + width <= SIDE; column++) {
        const ghost = { patch, orientation, row, column };
        if (!fits(ghost, quilt)) continue;
        const good = touching(ghost, quilt);
        if (!best || good > best.good) best = { ghost, good };
      }
    }
    if (best) return best.ghost;
  }
  return centre({ patch, orientation: 0, row: 0, column: 0 }, 4, 4);
}

/** The upper left corner of a covered seven by seven, null without one. @param {(square: number) => boolean} covered @returns {[number, number] | null} */
export function sevenBySeven(covered) {
  for (let row = 0; row + BONUS <= SIDE; row++) {
    for (let column = 0; column + BONUS <= SIDE; column++) {
      const all = Array.from({ length: BONUS * BONUS }, (_, i) => (row + Math.floor(i / BONUS)) * SIDE + column + (i % BONUS));
      if (all.every(covered)) return [row, column];
    }
  }
  return null;
}

/** Would it complete a seven by seven? @param {Ghost} ghost @param {Quilt} quilt */
export function completes(ghost, quilt) {
  const own = new Set(squaresOf(ghost));
  return sevenBySeven((square) => own.has(square) || quilt[square] !== null) !== null;
}

/** Is what another screen tells a ghost that can be drawn? @param {any} told @returns {Ghost | null} */
export function ghostOf(told) {
  const { patch, orientation, place } = told ?? {};
  if (!Array.isArray(place) || !PATCHES[patch]?.orientations[orientation]) return null;
  return within({ patch, orientation, row: Number(place[0]) || 0, column: Number(place[1]) || 0 });
}

/** What the server is told of it. @param {Ghost} ghost */
export const told = ({ patch, orientation, row, column }) => ({ patch, orientation, place: [row, column] });

/** Its place as the answer to an ask. @param {Ghost} ghost @param {string} kind of the ask */
export function answerOf({ patch, orientation, row, column }, kind) {
  const place = { orientation, place: [row, column] };
  if (patch === SPECIAL) return { place: place.place };
  return kind === 'place' ? place : { buy: patch, ...place };
}
