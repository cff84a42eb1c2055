// From a line of the log to the place on the table that it tells of: brought into view, with a ring of gold.
import { Pointer } from '../pointer.js';

/** So long the ring stays, ms. */
const STAY = 2500;

const pointer = new Pointer(() => document.querySelector('.appbar'));
let gone = 0;

/**
 * Show a place on the table; where this page has no table, on the page that has.
 * @param {string} look its name @param {import('../phone.js').Shell} shell
 */
export function pointAt(look, shell) {
  if (!document.querySelector('.pane')) shell.open('table');
  pointer.at(look);
  clearTimeout(gone);
  gone = window.setTimeout(() => pointer.at(''), STAY);
}
