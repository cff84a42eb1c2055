// Points as strips of cloth, each game in its own pattern with a running stitch. SVG source.

/** @type {[string, string][]} side of a tile and its drawing */
const PATTERNS = [
  ['24', '<rect width="24" height="24" fill="#2f7d54"/><path d="M-6 6L6 -6M-6 30L30 -6M18 30L30 18" stroke="#f2edd8" stroke-width="8"/>'],
  ['30', '<rect width="30" height="30" fill="#f8efdd"/><path d="M8 14C-3 7 2 -1 8 5C14 -1 19 7 8 14ZM23 29C12 22 17 14 23 20C29 14 34 22 23 29Z" fill="#b8322f"/><circle cx="23" cy="8" r="2.2" fill="#2f7d54"/><circle cx="8" cy="23" r="2.2" fill="#2f7d54"/>'],
  ['24', '<rect width="24" height="24" fill="#1f4a3d"/><g fill="#e8ab3b"><circle cx="6" cy="6" r="4.4"/><circle cx="18" cy="18" r="4.4"/></g>'],
  ['24', '<rect width="24" height="24" fill="#b4d8e6"/><path d="M0 8L6 2L12 8L18 2L24 8M0 20L6 14L12 20L18 14L24 20" fill="none" stroke="#26566f" stroke-width="3.4"/>'],
];

/** The tiles, once per page. */
export const fabrics = () =>
  '<svg class="defs" aria-hidden="true"><defs>' +
  PATTERNS.map(([side, art], i) => `<pattern id="cloth-${i}" width="${side}" height="${side}" patternUnits="userSpaceOnUse">${art}</pattern>`).join('') +
  '</defs></svg>';

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} i */
const strip = (x, y, w, h, i) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${Math.min(6, h / 4)}" fill="url(#cloth-${i % PATTERNS.length})" stroke="#0e211d" stroke-width="1.5"/>` +
  (w > 14 && h > 12
    ? `<rect x="${x + 4}" y="${y + 4}" width="${w - 8}" height="${h - 8}" rx="3" fill="none" stroke="#fff6df" stroke-width="1.4" stroke-dasharray="4 3" opacity=".85"/>`
    : '');

/**
 * The points of one person, game after game, 320 wide.
 * @param {number[]} points of each game @param {number} most points of the longest bar
 * @param {{before: number, high: number}} how before: games without a pattern of their own, the first
 *   ones: they make one plain strip
 */
export function bar(points, most, { before, high }) {
  const k = 318 / Math.max(1, most);
  const early = points.slice(0, before).reduce((a, b) => a + b, 0);
  let x = 1;
  let art = '';
  if (early > 0) {
    art += `<rect x="1" y="1" width="${(early * k).toFixed(1)}" height="${high - 2}" rx="6" fill="#3d6c5b" stroke="#0e211d" stroke-width="1.5"/>`;
    x += early * k;
  }
  points.slice(before).forEach((n, i) => {
    if (n > 0) art += strip(Number(x.toFixed(1)), 1, Number((n * k).toFixed(1)), high - 2, i);
    x += n * k;
  });
  return (
    `<svg viewBox="0 0 320 ${high}" preserveAspectRatio="xMinYMid" aria-hidden="true">` +
    `<path d="M0 ${high / 2}H320" stroke="#3d6c5b" stroke-width="2" stroke-dasharray="2 6"/>${art}</svg>`
  );
}

/** A small piece of the cloth of a game, under its name. @param {number} i */
export const swatch = (i) => `<svg class="swatch" viewBox="0 0 60 10" aria-hidden="true">${strip(1, 1, 58, 8, i)}</svg>`;
