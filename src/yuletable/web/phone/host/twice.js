// The second tap: what cannot be undone asks once more, in the place where it was asked for.
import { button, confirmBox } from '../../components.js';
import { html } from '../../lit.js';

/** @typedef {import('../../phone.js').Shell} Shell */

/** So far a question stays from the bars, px. */
const APART = 10;

/** Put the focus on an element once it is drawn, and all of the question it belongs to between the bars. @param {string} id */
export const focusOn = (id) =>
  requestAnimationFrame(() => {
    const found = document.getElementById(id);
    found?.focus({ preventScroll: true });
    if (found) bringUp(found.closest('.twice, .inline, .seatcode') ?? found);
  });

/** @param {Element} box */
function bringUp(box) {
  if (box.closest('.thumb')) return; // it lies on the bar itself
  const stays = (/** @type {Element} */ bar) => getComputedStyle(bar).position === 'sticky';
  const heads = [...document.querySelectorAll('.reconnect, .appbar, .bar, .tabs')].filter(stays);
  const foot = [...document.querySelectorAll('.thumb')].find(stays);
  // A bar that does not stick yet comes to stand right under the one above it.
  const top = APART + heads.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  const bottom = (foot ? foot.getBoundingClientRect().top : innerHeight) - APART;
  const { top: from, bottom: to } = box.getBoundingClientRect();
  const down = Math.max(0, to - bottom);
  scrollBy(0, from - down < top ? from - top : down);
}

/** A class for a page on which a question or a form is open: its bars make room. @param {Shell} shell */
export const asks = ({ screen: { ui } }) => ((ui['armed'] && ui['armed'] !== 'end') || ui['form'] || ui['offer'] || ui['wifi'] ? 'asks' : '');

/** Change what the page on top holds open. @param {Shell} shell @param {Record<string, any>} change */
export function hold({ screen, draw }, change) {
  screen.ui = { ...screen.ui, ...change };
  draw();
}

/**
 * A button, or after the first tap the box with both answers.
 * @param {{key: string, label: string, icon?: string, kind?: 'plain' | 'link' | 'red', disabled?: boolean,
 *   note?: string, back?: string, box: {title: string, note?: string, yes: string, no: string, avatar?: string}, onYes: () => void}} c
 *   key: one of its own in the page; back: where the focus returns to, when the button stands elsewhere
 * @param {Shell} shell
 */
export function twice({ key, box, onYes, back, ...opener }, shell) {
  const id = `twice-${key}`;
  if (shell.screen.ui['armed'] !== key) {
    return html`<span class="danger">${button({
      ...opener,
      id,
      onClick: () => {
        hold(shell, { armed: key });
        focusOn(`${id}-box`);
      },
    })}</span>`;
  }
  const close = () => hold(shell, { armed: '' });
  return html`<div id=${`${id}-box`} class="twice" tabindex="-1">
    ${confirmBox({
      ...box,
      onNo: () => {
        close();
        focusOn(back ?? id);
      },
      onYes: () => {
        close();
        onYes();
      },
    })}
  </div>`;
}
