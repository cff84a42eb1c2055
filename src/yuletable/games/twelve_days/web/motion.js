// What moves when something happens: cards between people and the table, gifts between people.
import { fly } from '/web/animation.js';

const MOVE = 420;
const SHOW = 900;

/** A place on the table by its name. @param {string} name */
const spot = (name) => document.querySelector(`[data-spot="${CSS.escape(name)}"]`);

/** A box as large as `like`, in the middle of `place`. @param {Element} place @param {Element} like */
function around(place, like) {
  const [p, l] = [place.getBoundingClientRect(), like.getBoundingClientRect()];
  return new DOMRect(p.left + (p.width - l.width) / 2, p.top + (p.height - l.height) / 2, l.width, l.height);
}

/**
 * A thing travels; what lies at its aim waits for it unseen.
 * @param {Element | null} from @param {Element | null} to @param {Element | null} thing @param {{ms: number, arc?: number, hide?: Element | null}} how
 */
async function travel(from, to, thing, { ms, arc = 40, hide = null }) {
  if (!from || !to || !thing?.getBoundingClientRect().width) return;
  const flight = fly(around(from, thing), around(to, thing), thing, { ms, arc });
  hide?.classList.add('td-coming'); // the copy that flies is made before
  await flight;
  hide?.classList.remove('td-coming');
}

/** The motion of one event; it ends when that has come to rest. @param {{kind: string, data: Record<string, any>, show: number}} event */
export async function move({ kind, data, show }) {
  const seat = spot(`seat-${data.seat}`);
  const play = spot(`play-${data.seat}`);
  if (kind === 'led' || kind === 'played') await travel(seat, play, play, { ms: Math.min(show, MOVE), hide: play });
  if (kind === 'returned') await travel(play, spot(`hand-${data.seat}`), play, { ms: Math.min(show, SHOW), hide: play });
  if (kind === 'dealt') {
    const hand = spot(`hand-${data.seat}`);
    await travel(document.querySelector('[data-look=follow]'), hand, hand?.querySelector('svg') ?? null, { ms: Math.min(show, MOVE), arc: 0 });
  }
  if (kind === 'hand_won') {
    const own = spot(`gifts-${data.seat}`);
    await travel(spot('pool') ?? document.querySelector('.td-pool'), own, own?.querySelector('svg') ?? null, { ms: Math.min(show, SHOW), arc: 80 });
  }
  if (kind === 'gave') {
    const [from, to] = [spot(`gifts-${data.seat}`), spot(`gifts-${data.to_seat}`)];
    await travel(from, to, to?.querySelector('svg') ?? null, { ms: Math.min(show, SHOW), arc: 80 });
  }
}
