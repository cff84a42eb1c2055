// What moves when something happens: cards from hands to the trade area, from the pool into sweaters.

/** @typedef {{kind: string, data: Record<string, any>, show: number}} Event */

const MOVE = 700;

/** A place on the table by its name. @param {string} name */
const spot = (name) => document.querySelector(`[data-spot="${CSS.escape(name)}"]`);

/**
 * Let an element that is at its place already come there from another one.
 * @param {Element | null | undefined} element @param {Element | null} from @param {number} ms @param {number} [lift] px
 */
async function come(element, from, ms, lift = 40) {
  if (!element || !from || element === from) return;
  const [a, b] = [from.getBoundingClientRect(), element.getBoundingClientRect()];
  if (!a.width || !b.width) return;
  const [dx, dy] = [a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2];
  const k = Math.min(2, Math.max(0.3, a.width / b.width));
  element.classList.add('sw-flying');
  await element
    .animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${k})` }, { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + k) / 2 + 0.06})` }, { transform: 'none' }],
      { duration: Math.min(ms, MOVE), easing: 'cubic-bezier(.3,.1,.3,1)' },
    )
    .finished.catch(() => undefined);
  element.classList.remove('sw-flying');
}

/** Something draws attention to itself. @param {Element | null | undefined} element @param {number} ms */
const pulse = (element, ms) =>
  element
    ?.animate([{ transform: 'none' }, { transform: 'scale(1.08)' }, { transform: 'none' }], { duration: Math.min(ms, MOVE), easing: 'ease-in-out' })
    .finished.catch(() => undefined);

/** The motion of one event; it ends when that has come to rest. @param {Event} event */
export async function move({ kind, data, show }) {
  const face = spot(`seat-${data.seat}`);
  const home = spot(`sweater-${data.seat}-${data.sweater}`)?.querySelector('.sw-sweater');
  if (kind === 'played') await come(spot(`trade-${data.card}`)?.querySelector('.sw-card'), face, show);
  if (kind === 'ranked') await pulse(spot(`trade-${data.cards[0]}`)?.querySelector('.sw-box'), show);
  if (kind === 'knitted') await come(home, document.querySelector('.sw-pool'), show);
  if (kind === 'completed' || kind === 'claimed' || kind === 'tina_moved') await pulse(home, show);
  if (kind === 'pool_laid') {
    const all = [...document.querySelectorAll('.sw-pool .sw-box')];
    await Promise.all(all.map((one, i) => one.animate([{ transform: 'translateY(-2rem)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: Math.min(show, 300 + i * 90), easing: 'ease-out' }).finished.catch(() => undefined)));
  }
}
