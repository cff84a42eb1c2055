// The outline of a patch: one line around all of its squares, with round corners inside and outside.

/** @typedef {[number, number]} Cell row and column */
/** @typedef {[number, number]} Corner x and y, in squares */

/** @param {number} a @param {number} b */
const key = (a, b) => `${a} ${b}`;

/** The sides of the squares that touch no other square, clockwise. @param {Cell[]} cells @returns {Map<string, Corner[]>} ends by start */
function sides(cells) {
  const has = new Set(cells.map(([row, column]) => key(row, column)));
  /** @type {Map<string, Corner[]>} */
  const next = new Map();
  /** @param {Corner} a @param {Corner} b */
  const add = (a, b) => next.set(key(...a), [...(next.get(key(...a)) ?? []), b]);
  for (const [y, x] of cells) {
    if (!has.has(key(y - 1, x))) add([x, y], [x + 1, y]);
    if (!has.has(key(y, x + 1))) add([x + 1, y], [x + 1, y + 1]);
    if (!has.has(key(y + 1, x))) add([x + 1, y + 1], [x, y + 1]);
    if (!has.has(key(y, x - 1))) add([x, y + 1], [x, y]);
  }
  return next;
}

/** Walk from one corner until the loop is closed; what was walked is taken out. @param {Map<string, Corner[]>} next @param {Corner} start @returns {Corner[]} */
function walk(next, start) {
  /** @type {Corner[]} */
  const loop = [];
  let at = start;
  do {
    const ways = next.get(key(...at)) ?? [];
    const before = loop[loop.length - 1];
    // Where two squares touch only at a corner the walk turns right: the two stay apart.
    const right = before ? ways.findIndex((to) => (at[0] - before[0]) * (to[1] - at[1]) - (at[1] - before[1]) * (to[0] - at[0]) > 0) : 0;
    const [to] = ways.splice(Math.max(0, right), 1);
    if (!ways.length) next.delete(key(...at));
    loop.push(at);
    at = to ?? start;
  } while (at[0] !== start[0] || at[1] !== start[1]);
  return loop;
}

/** The corners of a set of squares: closed loops, clockwise, without points on straight lines. @param {Cell[]} cells @returns {Corner[][]} */
export function outline(cells) {
  const next = sides(cells);
  const loops = [];
  for (let first = next.keys().next(); !first.done; first = next.keys().next()) {
    const loop = walk(next, /** @type {Corner} */ (first.value.split(' ').map(Number)));
    loops.push(
      loop.filter((b, i) => {
        const a = loop.at(i - 1) ?? b;
        const c = loop[(i + 1) % loop.length] ?? b;
        return (b[0] - a[0]) * (c[1] - b[1]) !== (b[1] - a[1]) * (c[0] - b[0]);
      }),
    );
  }
  return loops;
}

/** @param {number} n */
const f2 = (n) => +n.toFixed(2);

/**
 * Path data around a set of squares.
 * @param {Cell[]} cells
 * @param {number} size of a square, in units
 * @param {{inset?: number, radius?: number}} [how] inset: how far inside the line runs (a seam is the
 *   same line further in); radius: of the corners at inset 0
 */
export function patchPath(cells, size, { inset = 0, radius = size * 0.2 } = {}) {
  return outline(cells)
    .map((loop) => {
      const steps = loop.map((v, i) => {
        const a = loop.at(i - 1) ?? v;
        const b = loop[(i + 1) % loop.length] ?? v;
        const [ax, ay] = [Math.sign(v[0] - a[0]), Math.sign(v[1] - a[1])];
        const [bx, by] = [Math.sign(b[0] - v[0]), Math.sign(b[1] - v[1])];
        const convex = ax * by - ay * bx > 0;
        const r = Math.max(0.5, convex ? radius - inset : radius + inset);
        const x = v[0] * size - inset * (ay + by);
        const y = v[1] * size + inset * (ax + bx);
        return `${i ? 'L' : 'M'}${f2(x - ax * r)} ${f2(y - ay * r)}A${f2(r)} ${f2(r)} 0 0 ${convex ? 1 : 0} ${f2(x + bx * r)} ${f2(y + by * r)}`;
      });
      return `${steps.join('')}Z`;
    })
    .join('');
}
