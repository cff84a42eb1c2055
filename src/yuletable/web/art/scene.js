// Whole pictures of the shell: the winter backdrop, the garland and tablecloth of the lobby, the
// sleeping phone of a pause, the scalloped edge of a sheet. SVG source.
import { C, cut, dot, drop, ell, f1, lay, ring, scallop } from './cut.js';
import { spruce, star } from './poster.js';
import { use } from './symbols.js';

/** Quiet paper landscape behind a TV page, 1280 x 720, darker than any content. */
export function backdrop() {
  const [w, h, y] = [1280, 720, 576];
  const trees = [[0.03, 150], [0.075, 105], [0.12, 78], [0.97, 160], [0.925, 110], [0.885, 80], [0.2, 60], [0.8, 62]]
    .map(([x = 0, s = 0]) => spruce(w * x, y + 40, s, '#12302a'))
    .join('');
  const flakes = [[31, 72, 8], [38, 238, 5], [20, 396, 6], [1249, 86, 7], [1242, 259, 5], [1260, 410, 6], [794, 20, 4], [384, 19, 5]]
    .map(([a = 0, b = 0, r = 0]) => `<path d="${star(a, b, r, 0.3, 6)}"/>`)
    .join('');
  return (
    `<svg class="backdrop" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none" aria-hidden="true">` +
    `<g fill="#2a5145">${flakes}</g>${trees}` +
    cut(`M0 ${y + 20}C256 ${y - 30} 461 ${y + 60} 704 ${y + 30}S1088 ${y - 20} ${w} ${y + 26}V${h}H0Z`, '#12302a') +
    cut(`M0 ${y + 90}C320 ${y + 40} 640 ${y + 110} 922 ${y + 76}S1203 ${y + 60} ${w} ${y + 84}V${h}H0Z`, '#153930') +
    '</svg>'
  );
}

/** The height of the garland at x. @param {number} x */
export const garlandY = (x) => 158 + 10 * Math.sin((x / 860) * Math.PI * 5);

/** A garland of fir with paper flowers across the stage. */
function garland() {
  let s = '';
  for (let x = -25, n = 1; x <= 1310; x += 15, n++) {
    const [a, b] = n % 2 ? ['#256a48', '#2f7d54'] : ['#2f7d54', '#256a48'];
    const y = f1(garlandY(x));
    s +=
      `<g transform="translate(${x} ${y})">` +
      lay('M-12 -7C-4 -13 6 -11 15 -2C6 4 -5 3 -12 -7Z', a) +
      lay('M-12 7C-4 13 6 11 15 2C6 -4 -5 -3 -12 7Z', b) +
      '</g>';
    if (n % 6 === 4) s += lay(ell(x, y + 4, 7, 7), C.berry) + dot(x, y + 4, 2.4, C.candle);
  }
  return s;
}

/** A red tablecloth from y = 532 down, with a lace edge. */
function tablecloth() {
  let edge = 'M0 556';
  for (let x = 0; x < 1290; x += 34) edge += 'a17 17 0 0 0 34 0';
  edge += 'V532H0Z';
  let lace = '';
  for (let x = 17; x < 1290; x += 34) {
    lace += drop(x, 553, 14, 3.6, 0, C.berry) + dot(x - 17, 549, 2.6, C.candleD);
  }
  return (
    '<path d="M0 532H1280V720H0Z" fill="#000" fill-opacity=".3" transform="translate(0 -5)"/>' +
    cut('M0 532H1280V720H0Z', '#7d1f20') +
    `<path d="${edge}" fill="#000" fill-opacity=".3" transform="translate(0 4)"/>${cut(edge, C.paper)}${lace}`
  );
}

/**
 * The room of the lobby, 1280 x 720: night, garland, cloth, candle and gifts.
 * @param {string} hanging what hangs from the garland, drawn below the cloth
 * @param {boolean} roomy there is room for candle and gifts beside the guests
 */
export const parlour = (hanging, roomy) =>
  '<svg class="stage" viewBox="0 0 1280 720" preserveAspectRatio="none" aria-hidden="true">' +
  `<rect width="1280" height="720" fill="${C.night}"/>` +
  `<g opacity=".05" transform="translate(430 400)">${ring(16, () => drop(0, -150, 210, 40, 180, C.candle))}</g>` +
  [340, 238, 153].map((r) => `<circle cx="510" cy="430" r="${r}" fill="${C.candle}" fill-opacity=".03"/>`).join('') +
  hanging +
  (roomy
    ? use('gift-heart', 50, 470, 62, 64) +
      use('candle', 10, 456, 52, 78) +
      use('gift-plum', 752, 470, 62, 64) +
      use('gift-frost', 812, 452, 80, 83) +
      use('gift-red', 776, 421, 50, 52)
    : '') +
  tablecloth() +
  '</svg>';

/**
 * Medallions on strings, one row of the garland: `size` across, centres at (x, y).
 * @param {{x: number, y: number, avatar: string | null, fresh: boolean}[]} places avatar null: a free seat
 * @param {number} size
 */
export function medallions(places, size) {
  const r = size / 2;
  const hook = f1(size * 0.08);
  let strings = '';
  let faces = '';
  for (const { x, y, avatar, fresh } of places) {
    strings += `<path d="M${x} ${f1(garlandY(x))}V${f1(y - r - 4)}" stroke="${C.paper2}" stroke-opacity=".8" stroke-width="2"/>`;
    const top = `<path d="M${-hook} ${f1(-r - 8)}H${hook}V${f1(-r + 6)}H${-hook}Z" fill="${C.candleD}"/>`;
    if (avatar) {
      if (fresh) faces += `<circle class="glow" cx="${x}" cy="${y}" r="${r + 12}" fill="${C.candle}" fill-opacity=".2"/>`;
      faces +=
        `<g transform="translate(${x} ${y})">${top}` +
        `<path d="${scallop(20, r - 1)}" fill="#000" fill-opacity=".34" transform="translate(0 5)"/>` +
        `${cut(scallop(20, r - 1), fresh ? C.candle : C.paper2)}</g>` +
        use(`av-${avatar}`, f1(x - r + 3), f1(y - r + 3), size - 6, size - 6);
    } else {
      const k = size / 114;
      faces +=
        `<g transform="translate(${x} ${y})">${top}<path d="${scallop(20, r - 3)}" fill="${C.spruce}" ` +
        `stroke="${C.snow}" stroke-opacity=".6" stroke-width="2.4" stroke-dasharray="7 6"/>` +
        `${use('candle', f1(-26 * k), f1(-43 * k), f1(52 * k), f1(78 * k))}</g>`;
    }
  }
  return strings + garland() + faces;
}

/** Only the garland, for lobbies whose guests are listed. */
export const plainGarland = () => garland();

/** A phone asleep in a nightcap under a plaid: 380 x 392. */
export function sleepingPhone() {
  const flakes = [[318, 262, 11], [72, 232, 10], [86, 300, 7], [300, 320, 7], [140, 58, 6]]
    .map(([x = 0, y = 0, r = 0]) => cut(star(x, y, r, 0.3, 6), C.frost))
    .join('');
  let plaid = '<path d="M124 264h140v56a10 10 0 0 1-10 10H134a10 10 0 0 1-10-10z" fill="#c9d3b4"/>';
  for (let i = 0; i < 5; i++) plaid += `<path d="M${124 + i * 28} 264h14v66h-14z" fill="#2f7d54" fill-opacity=".55"/>`;
  for (let i = 0; i < 3; i++) plaid += `<path d="M124 ${270 + i * 22}h140v11H124z" fill="#2f7d54" fill-opacity=".55"/>`;
  const pompons = Array.from({ length: 8 }, (_, i) => dot(114 + i * 23, 136, 3, '#dccab0')).join('');
  return (
    '<svg viewBox="0 0 380 392" aria-hidden="true"><circle cx="190" cy="206" r="176" fill="#173a31"/>' +
    '<circle cx="190" cy="206" r="160" fill="none" stroke="#3d6c5b" stroke-width="2.5" stroke-dasharray="3 9" stroke-linecap="round"/>' +
    `${flakes}<path transform="translate(-8 -16)" d="M78 84a40 40 0 1 0 34 60 33 33 0 1 1-34-60z" fill="${C.candle}"/>` +
    '<g transform="rotate(-7 190 220)"><rect x="112" y="108" width="164" height="236" rx="26" opacity=".35" transform="translate(4 8)"/>' +
    `<rect x="112" y="108" width="164" height="236" rx="26" fill="${C.ink}"/><rect x="124" y="126" width="140" height="194" rx="10" fill="${C.paper}"/>` +
    '<circle cx="194" cy="332" r="6" fill="#5d5243"/>' +
    `<path d="M148 204q14 14 28 0M212 204q14 14 28 0" fill="none" stroke="${C.ink}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M184 234q10 9 20 0" fill="none" stroke="${C.ink}" stroke-width="5" stroke-linecap="round"/>` +
    dot(148, 230, 11, C.rose) +
    dot(240, 230, 11, C.rose) +
    '<path d="M104 138C112 76 160 40 214 58C262 74 284 100 300 156C274 132 250 122 232 122L284 134Z" opacity=".3" transform="translate(3 6)"/>' +
    cut('M108 136C112 78 158 42 212 58C256 72 288 104 300 164C276 138 262 134 280 136Z', C.berry) +
    '<path d="M132 92q40-34 92-28M118 116q62-34 142-16" fill="none" stroke="#f4d58f" stroke-width="6" stroke-dasharray="2 12" stroke-linecap="round"/>' +
    `<rect x="100" y="122" width="188" height="28" rx="14" fill="${C.snow}"/>${pompons}${dot(302, 170, 17, C.snow)}` +
    `${plaid}<path d="M124 272h140" stroke="#fff6df" stroke-width="3" stroke-dasharray="8 6"/></g>` +
    `<g font-family="var(--display)" font-weight="650" fill="${C.snow}"><text x="296" y="216" font-size="26">z</text>` +
    '<text x="322" y="196" font-size="34">z</text><text x="318" y="150" font-size="44">z</text></g></svg>'
  );
}

/** The scalloped upper edge of a sheet of paper, in the current colour. */
export function scallopEdge() {
  let d = 'M0 9';
  for (let i = 0; i < 15; i++) d += `Q${i * 26 + 13} -7 ${i * 26 + 26} 9`;
  return `<svg class="edge" viewBox="0 0 390 9" preserveAspectRatio="none" aria-hidden="true"><path d="${d}Z" fill="currentColor"/></svg>`;
}
