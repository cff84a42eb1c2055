// Nobody loses the place on the page: the focus goes on from the heading, the chosen card stays in sight.

/** Whether the focus was last on this page. */
let here = false;
/** What was chosen when the page was last moved for it. */
let moved = '';

/** Behind the drawing that follows. @param {any} ctx */
export function keepPlace({ ui }) {
  const now = document.activeElement;
  if (now && now !== document.body) here = now.closest('.ht-phone, .ht-phone + .thumb') !== null;
  const chosen = ui.card ? `${ui.card} ${ui.space} ${ui.mode}` : '';
  const lift = chosen !== moved && chosen !== '';
  moved = chosen;
  if (!here && !lift) return;
  requestAnimationFrame(() => {
    if (here && document.activeElement === document.body) heading()?.focus({ preventScroll: true });
    if (lift) liftChosen();
  });
}

/** @returns {HTMLElement | null} */
const heading = () => document.querySelector('.ht-phone h1');

/** So far above the buttons a card stands clear of them, px. */
const CLEAR = 8;

/** A chosen card that lies under the buttons comes out from there. */
function liftChosen() {
  const card = document.querySelector('.ht-held.ht-on')?.getBoundingClientRect();
  const thumb = document.querySelector('.ht-phone + .thumb')?.getBoundingClientRect();
  if (!card || !thumb || card.right < thumb.left || card.left > thumb.right) return;
  const under = card.bottom - thumb.top;
  if (under > -CLEAR) scrollBy({ top: Math.ceil(under) + CLEAR });
}
