// The second tap: what cannot be undone asks once more, in the place where it was asked for.
import { button, confirmBox } from '../../components.js';
import { html } from '../../lit.js';

/** @typedef {import('../../phone.js').Shell} Shell */

/** Put the focus on an element once it is drawn. @param {string} id */
export const focusOn = (id) => requestAnimationFrame(() => document.getElementById(id)?.focus());

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
