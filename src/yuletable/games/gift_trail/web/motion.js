// How tokens walk and gifts fly on a drawn trail, on the TV and in small.
import { fly } from '/web/animation.js';

/**
 * @typedef {object} Ground a trail as it is drawn now
 * @property {import('./trail.js').Trail} T
 * @property {number} size of a token alone
 * @property {number} giftW of a gift that a token holds
 * @property {number} pitch between two rows
 * @property {Element} svg
 * @typedef {{ kind: string, data: Record<string, any>, show: number }} Event
 */

/** The motion of one event; it ends when that has come to rest. @param {Event} event @param {Ground} ground */
export async function move({ kind, data, show }, ground) {
  if (kind === 'moved') await walk(ground, data.seat, data.from, data.to, data.how, show);
  if (kind === 'swapped')
    await Promise.all([
      walk(ground, data.seat, data.from, data.to, 'leap', show),
      walk(ground, data.other_seat, data.to, data.from, 'leap', show),
    ]);
  if (kind === 'gift') await flyGift(ground, data.from_seat, data.to_seat, show);
}

/** @param {Ground} ground @param {number} seat */
const tokenOf = ({ svg }, seat) => svg.querySelector(`[data-seat="${seat}"]`);

/** Square by square, or in one leap. @param {Ground} ground @param {number} seat @param {number} from @param {number} to @param {string} how @param {number} ms */
async function walk(ground, seat, from, to, how, ms) {
  const token = tokenOf(ground, seat);
  if (!(token instanceof SVGElement)) return;
  const { T, size, pitch } = ground;
  const way = [];
  if (how === 'leap') way.push(from);
  else for (let n = from; n !== to; n += Math.sign(to - from)) way.push(n);
  const spots = way.map((n) => [T.pts[n][0], T.pts[n][1] - size * 0.13]);
  spots.push([Number(token.dataset.x), Number(token.dataset.y)]);
  const hop = how === 'leap' ? pitch * 0.7 : size * 0.22;
  /** @type {Keyframe[]} */
  const frames = [];
  spots.forEach(([x, y], i) => {
    frames.push({ transform: `translate(${x}px, ${y}px)`, easing: 'ease-in-out' });
    const next = spots[i + 1];
    if (next)
      frames.push({
        transform: `translate(${(x + next[0]) / 2}px, ${(y + next[1]) / 2 - hop}px)`,
        easing: 'ease-in-out',
      });
  });
  await token
    .animate(frames, { duration: Math.min(ms, way.length * 240 + 180) })
    .finished.catch(() => undefined);
}

/** From one person, or the tree, to another. @param {Ground} ground @param {number | null} from @param {number | null} to @param {number} ms */
async function flyGift(ground, from, to, ms) {
  const source = document.querySelector('.gt-flyer');
  const [start, end] = [spot(ground, from), spot(ground, to)];
  if (start && end && source) await fly(start, end, source, { ms: Math.min(ms, 900) });
}

/** A gift-sized box on a token, or at the foot of the tree. @param {Ground} ground @param {number | null} seat */
function spot(ground, seat) {
  const place = seat === null ? ground.svg.querySelector('.gt-foot') : tokenOf(ground, seat);
  if (!(place instanceof SVGGraphicsElement)) return null;
  const box = place.getBoundingClientRect();
  const size = ground.giftW * 1.7 * (place.getScreenCTM()?.a ?? 1);
  return new DOMRect(box.left + box.width / 2 - size / 2, box.top + box.height / 2 - size / 2, size, size * 1.03);
}
