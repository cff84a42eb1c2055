// What moves when something happens: cards between hand, tray and collections, the cookie between people.

/** @typedef {{kind: string, data: Record<string, any>, show: number}} Event */

const MOVE = 700;

/** A place on the table by its name; on a hand that stands beside the table, the table's. @param {string} name */
const spot = (name) => document.querySelector(`[data-spot="${CSS.escape(name)}"]`);

/**
 * Let an element that is at its place already come there from another one.
 * @param {Element | null} element @param {Element | null} from @param {number} ms @param {{grow?: boolean, lift?: number}} [how]
 *   grow: it begins as large as where it comes from; lift: how high it flies, px
 */
async function come(element, from, ms, { grow = true, lift = 40 } = {}) {
  if (!element || !from || element === from) return;
  const [a, b] = [from.getBoundingClientRect(), element.getBoundingClientRect()];
  if (!a.width || !b.width) return;
  const [dx, dy] = [a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2];
  const k = grow ? Math.min(3, Math.max(0.25, a.width / b.width)) : 0.35;
  element.classList.add('ht-flying');
  await element
    .animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${k})` },
        { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + k) / 2 + 0.06})` },
        { transform: 'none' },
      ],
      { duration: Math.min(ms, MOVE), easing: 'cubic-bezier(.3,.1,.3,1)' },
    )
    .finished.catch(() => undefined);
  element.classList.remove('ht-flying');
}

/** The motion of one event; it ends when that has come to rest. @param {Event} event */
export async function move({ kind, data, show }) {
  const face = spot(`seat-${data.seat}`);
  if (kind === 'swapped') {
    const place = spot(`space-${data.space}`);
    await Promise.all([
      come(place?.querySelector('.ht-card') ?? null, face, show, { grow: false }),
      come(spot(`card-${data.taken_type}-${data.taken_number}`), place, show),
    ]);
  }
  if (kind === 'hidden') {
    const own = [...document.querySelectorAll(`[data-spot^="black-${data.seat}-"]`)];
    await come(own[own.length - 1] ?? null, face, show, { grow: false, lift: 20 });
  }
  if (kind === 'discarded') await come(spot('discards')?.querySelector('.ht-card') ?? null, face, show, { grow: false });
  if (kind === 'drew') await come(face, spot('pile'), show, { grow: false, lift: 0 });
  if (kind === 'refilled') await come(spot('pile')?.querySelector('.ht-card') ?? null, spot('discards'), show);
  if (kind === 'cookie_moved') await come(spot('cookie'), data.from_seat === null ? document.querySelector('.ht-tray') : spot(`seat-${data.from_seat}`), show, { grow: false });
  if (kind === 'exchanged') {
    const other = spot(`seat-${data.partner_seat}`);
    await Promise.all([come(face, other, show, { grow: false }), come(other, face, show, { grow: false, lift: -40 })]);
  }
  if (kind === 'laid') {
    const all = [...document.querySelectorAll('.ht-tray [data-spot^="space-"]')];
    await Promise.all(all.map((one, i) => one.animate([{ transform: 'translateY(-2rem)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: Math.min(show, 300 + i * 90), easing: 'ease-out' }).finished.catch(() => undefined)));
  }
}
