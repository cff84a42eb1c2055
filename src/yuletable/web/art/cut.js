// The scissors: flat paper layers, each with one hard shadow, mirror symmetry about x = 0, cut-outs.
// Every function returns SVG source (or path data, where it says so); nothing here touches the page.

/** The papers in the drawer, by name. */
export const C = {
  night: '#0e211d', spruce: '#173a31', spruce2: '#21503f', fir: '#2a6650', paper: '#f7f0e1',
  paper2: '#ece1c9', ink: '#221c15', snow: '#fdfaf2', berry: '#b8322f', berryD: '#8c2323',
  candle: '#e8ab3b', candleD: '#b97d1c', frost: '#8cc0d6', frostD: '#4f8aa3', pine: '#2f7d54',
  plum: '#7a4a86', plumD: '#57335f', rust: '#c8622c', rustD: '#99451b', bark: '#6d4630',
  barkD: '#4a2f20', fawn: '#c79b68', sand: '#dcbf93', slate: '#5f7682', slateD: '#3e525d',
  ash: '#a9b4b4', rose: '#e39b88', skin: '#f0c9a4', skinD: '#c98f66', ice: '#e2eff0',
};

/** One decimal is enough for paper. @param {number} n */
export const f1 = (n) => +n.toFixed(1);

/** A paper layer: the shape and its shadow 1.6 below. @param {string} d path data @param {string} fill */
export const lay = (d, fill) =>
  `<path d="${d}" fill="#000" fill-opacity=".24" transform="translate(0 1.6)"/><path d="${d}" fill="${fill}"/>`;

/** A shape without shadow. @param {string} d path data @param {string} fill */
export const cut = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** The drawing and its mirror image. @param {string} s */
export const mir = (s) => `<g>${s}</g><g transform="scale(-1 1)">${s}</g>`;

/**
 * Path data of a mirror-symmetric closed shape: from (0, y0) along the right-hand cubic segments,
 * each `[c1x, c1y, c2x, c2y, x, y]`, and back up the mirrored left side.
 * @param {number} y0
 * @param {...number[]} segments
 */
export function sym(y0, ...segments) {
  let d = `M0 ${y0}`;
  for (const s of segments) d += `C${s.join(' ')}`;
  for (let i = segments.length - 1; i >= 0; i--) {
    const s = /** @type {number[]} */ (segments[i]);
    const [x, y] = i ? /** @type {number[]} */ (segments[i - 1]).slice(4) : [0, y0];
    d += `C${-(s[2] ?? 0)} ${s[3]} ${-(s[0] ?? 0)} ${s[1]} ${-(x ?? 0)} ${y}`;
  }
  return `${d}Z`;
}

/** @param {number} x @param {number} y @param {number} r @param {string} fill */
export const dot = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** Path data of an ellipse. @param {number} x @param {number} y @param {number} rx @param {number} ry */
export const ell = (x, y, rx, ry) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/**
 * A teardrop: its point at (x, y), the round end `len` away in direction `turn` (degrees, 0 = down).
 * @param {number} x @param {number} y @param {number} len @param {number} w @param {number} turn
 * @param {string} fill
 */
export const drop = (x, y, len, w, turn, fill) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C${f1(w * 0.35)} ${f1(len * 0.4)} ` +
  `${w} ${f1(len * 0.55)} ${w} ${f1(len * 0.78)}A${w} ${f1(w * 0.9)} 0 0 1 ${-w} ${f1(len * 0.78)}` +
  `C${-w} ${f1(len * 0.55)} ${f1(-w * 0.35)} ${f1(len * 0.4)} 0 0Z" fill="${fill}"/>`;

/**
 * Path data of a star with n points between the radii R and r, its centre at (x, y).
 * @param {number} n @param {number} R @param {number} r @param {number} [x] @param {number} [y]
 */
export function poly(n, R, r, x = 0, y = 0) {
  let d = '';
  for (let i = 0; i < n * 2; i++) {
    const a = ((i * 180) / n - 90) * (Math.PI / 180);
    const q = i % 2 ? r : R;
    d += `${i ? 'L' : 'M'}${f1(x + Math.cos(a) * q)} ${f1(y + Math.sin(a) * q)}`;
  }
  return `${d}Z`;
}

/** Path data of a disc with n round petals. @param {number} n @param {number} R */
export function scallop(n, R) {
  const petal = f1(((Math.PI * R) / n) * 1.16);
  let d = '';
  for (let i = 0; i <= n; i++) {
    const a = (i / n) * 2 * Math.PI;
    const at = `${f1(Math.cos(a) * R)} ${f1(Math.sin(a) * R)}`;
    d += i ? `A${petal} ${petal} 0 0 1 ${at}` : `M${at}`;
  }
  return `${d}Z`;
}

/** The same drawing n times around the centre. @param {number} n @param {(i: number) => string} draw */
export const ring = (n, draw) =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${f1((i * 360) / n)})">${draw(i)}</g>`).join('');
