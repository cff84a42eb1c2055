// The twelve days of the carol, one paper-cut figure each, in the space of a card: 100 x 140, their foot at 134.
// Every function returns SVG source; the wall behind a figure is the card's own matter.
import { cut, dot, poly } from '/web/art/cut.js';
import { both, leaf, line, SNOW } from '/web/art/deck.js';

export const INK = '#221c15';
const PAPER2 = '#ece1c9';
const SHADE = 'rgba(20,14,8,.22)';

/** The papers of the deck. */
const C = {
  berry: '#b8322f', wine: '#741a1c', candle: '#e8ab3b', amber: '#a9671a', frost: '#8cc0d6', lake: '#2f6780', deep: '#1c4356',
  pine: '#2f7d54', spruce: '#173a31', leaf: '#7cc29b', plum: '#7a4a86', grape: '#41234b', skin: '#f1cfa6', ginger: '#c0702f', rose: '#e39a95',
}; // prettier-ignore

/** The wall behind each figure; neighbours in rank never share one. */
export const WALL = ['', C.spruce, C.lake, C.candle, C.plum, C.wine, C.deep, '#3d8096', C.ginger, C.grape, C.pine, '#d99a2e', C.berry];

/** @param {number} x @param {number} y @param {string} art @param {number} [scale] @param {number} [turn] degrees */
const at = (x, y, art, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${art}</g>`;

/** Path data of a star around the origin. @param {number} r @param {number} [inner] part of r @param {number} [points] */
const star = (r, inner = 0.42, points = 8) => poly(points, r, r * inner);

/** @param {number} x @param {number} y @param {number} r @param {string} fill */
const shine = (x, y, r, fill) => at(x, y, cut(star(r, 0.3, 4), fill));

/** Two notes of a tune. @param {number} x @param {number} y @param {string} fill @param {number} s */
const note = (x, y, fill, s) =>
  at(x, y, cut('M-2 -12L8 -15V3A4 3.2 0 1 1 5.4 .4V-9.6L.6 -8.2V5.4A4 3.2 0 1 1 -2 2.8Z', fill), s);

/** An ellipse, with an edge where `ink` names one. @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} fill @param {string} [ink] @param {number} [wide] */
const oval = (x, y, rx, ry, fill, ink = '', wide = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${ink ? ` stroke="${ink}" stroke-width="${wide}"` : ''}/>`;

/** A folk sprig along the bottom edge, as on a border of wycinanki. @param {string} fill @param {string} accent */
const sprig = (fill, accent) =>
  both(leaf(45, 127, -66, fill, 0.9) + leaf(34, 126, -74, fill, 0.8) + leaf(43, 129, -108, fill, 0.6) + leaf(24, 125, -80, fill, 0.7)) +
  dot(50, 126, 3.4, accent);

/** One figure by rank. @type {Record<number, () => string>} */
const FIGURE = {
  1: () =>
    line('M8 108C30 101 68 114 92 104', C.amber, 4.5) + line('M50 108V134', C.amber, 5) +
    both(leaf(30, 110, 160, C.leaf) + leaf(16, 107, 200, C.pine) + leaf(40, 112, 190, C.pine)) + leaf(14, 104, -20, C.leaf) + leaf(88, 104, 24, C.leaf) +
    leaf(80, 106, -12, C.pine) + leaf(24, 103, 12, C.pine) +
    both(at(25, 124, cut('M0 -11C3 -11 3 -5 5 -2C9 3 7 10 0 10C-7 10 -9 3 -5 -2C-3 -5 -3 -11 0 -11Z', C.candle) + leaf(0, -9, 50, C.leaf, 0.5))) +
    cut('M30 69C32 58 44 53 52 59C57 63 57 69 63 73C72 78 82 75 93 66C92 84 82 104 60 106C40 107 28 92 30 69Z', SNOW) +
    cut('M48 82C58 76 72 80 82 84C74 98 56 100 48 82Z', C.ginger) + line('M56 84C62 82 68 84 73 87M58 90C63 89 66 90 69 91', SNOW, 1.8) +
    cut('M33 84C38 92 46 100 56 104C44 106 34 98 33 84Z', C.berry) + cut('M31 66L21 71L31 75Z', C.candle) + dot(40, 66, 2.7, INK) +
    line('M46 63C52 60 50 72 44 76', C.ginger, 2.2),
  2: () =>
    sprig(C.frost, C.berry) +
    both( cut('M47 78C46 69 35 66 31 74C28 82 20 92 8 96C16 108 36 110 43 97C46 91 44 85 43 82Z', SNOW) + cut('M28 92C18 82 13 74 11 62C26 66 35 76 38 90C36 97 31 98 28 92Z', PAPER2) + line('M17 71C24 76 29 83 31 90M23 71C28 75 32 80 34 86', C.lake, 1.6) + cut('M46 78L50 82L44 83Z', C.candle) + dot(39, 76, 2.2, INK) + line('M35 84C38 87 41 87 43 86', C.lake, 1.8) + line('M32 104V116', C.candle, 2.2)) +
    at(50, 57, cut('M0 10C-16 -1 -10 -13 -4 -11C-2 -10.5 -.6 -9 0 -7C.6 -9 2 -10.5 4 -11C10 -13 16 -1 0 10Z', C.berry)) +
    line('M12 118C34 112 66 112 88 118', C.spruce, 4),
  3: () =>
    cut('M14 76C4 62 12 48 24 50C16 58 22 70 30 78Z', C.lake) + cut('M20 78C14 60 26 50 36 56C28 62 30 74 36 82Z', SNOW) +
    cut('M26 82C24 66 36 58 44 66C36 70 38 78 40 86Z', C.berry) +
    cut('M14 74C20 82 32 88 44 86C56 85 61 74 62 64C63 51 78 48 82 58C84 66 81 72 81 80C81 104 66 118 48 118C28 118 14 100 14 74Z', SNOW) +
    cut('M62 56C57 47 63 42 67.5 47C68 39 77 39 77 47C82 43 87 49 81.5 56Z', C.berry) + cut('M82 60L93 64.5L82 69Z', C.amber) +
    cut('M80 70C86 72 86 82 81 84C77 80 77 74 80 70Z', C.berry) + dot(74, 62, 2.5, INK) + cut('M30 94C42 90 56 94 64 88C66 104 46 114 30 94Z', C.lake) +
    line('M40 98C46 98 52 97 58 95M46 103C50 103 53 102 56 100', SNOW, 1.8) + line('M44 118V129M38 131H49M56 117V129M51 131H62', C.wine, 2.8) +
    both(dot(14, 128, 2, C.amber) + dot(22, 132, 2, C.amber)),
  4: () =>
    line('M8 122C32 112 66 126 92 114', C.candle, 4.5) + leaf(20, 117, -24, C.leaf) + leaf(78, 119, 30, C.leaf) + leaf(30, 119, 170, C.leaf) +
    leaf(70, 120, 190, C.leaf) + dot(84, 124, 3.6, C.berry) + dot(90, 120, 3, C.berry) +
    cut('M8 108L33 90C32 74 42 63 57 63C67 63 73 68 73 76C74 98 58 112 38 107L18 122Z', C.candle) +
    cut('M36 90C46 80 58 84 66 84C64 100 46 106 36 90Z', C.amber) + line('M44 92C50 89 54 89 59 89M48 97C52 96 54 95 56 95', SNOW, 1.8) +
    cut('M52 64L50 52L58 58L62 49L66 62Z', C.candle) + cut('M71 69L88 60L74 76Z', SNOW) + cut('M73 76L87 82L70 84Z', SNOW) + dot(62, 72, 2.7, INK) +
    line('M48 108V118M56 106V117', SNOW, 2.4) + note(80, 42, SNOW, 0.95) + note(62, 36, SNOW, 0.7),
  5: () =>
    shine(20, 66, 7, SNOW) + shine(82, 58, 8, SNOW) + shine(15, 112, 6, SNOW) + shine(86, 112, 7, SNOW) + shine(62, 30, 6, SNOW) +
    `<circle cx="51.5" cy="98" r="25" fill="none" stroke="${SHADE}" stroke-width="12"/><circle cx="50" cy="96" r="25" fill="none" stroke="${C.candle}" stroke-width="12"/><circle cx="50" cy="96" r="25" fill="none" stroke="${C.amber}" stroke-width="1.8" stroke-dasharray="1 5.5" stroke-linecap="round"/>` +
    cut('M40 72L45 65H55L60 72L50 80Z', C.amber) + cut('M32 52L40 42H60L68 52L50 74Z', C.frost) + cut('M40 42L44 52L50 42L56 52L60 42Z', SNOW) +
    cut('M44 52H56L50 74Z', '#c6e2ee') + line('M32 52H68', C.lake, 1.4),
  6: () =>
    cut('M12 96C2 92 0 82 6 78C10 86 16 86 22 84Z', SNOW) +
    cut('M10 98C10 84 24 78 40 79C52 79 58 74 60 62V50C60 36 78 35 81 47C82 52 78 58 76 62C73 67 74 72 75 77C79 98 66 114 44 114C26 114 10 108 10 98Z', SNOW) +
    cut('M79 43L94 50L78 55C76 51 77 46 79 43Z', C.candle) + dot(71, 47, 2.6, INK) + cut('M58 66L76 63L74.6 69L58.6 72Z', C.berry) +
    cut('M22 92C36 84 54 90 64 86C62 104 36 112 22 92Z', PAPER2) +
    line('M30 94C36 92 40 92 44 92M40 99C46 98 50 97 54 95M50 90C54 90 57 90 60 89', C.lake, 1.8) +
    both(oval(31, 111, 9, 7.5, SNOW, C.deep, 1.6)) +
    oval(50, 110, 9.5, 8, C.candle, C.deep, 1.6) +
    cut('M10 110C24 117 76 117 90 110L82 130C66 135 34 135 18 130Z', C.ginger) +
    line('M16 118C36 124 64 124 84 118M20 126C38 131 62 131 80 126', C.wine, 2) +
    line('M6 106L18 114M94 106L82 114M12 102L20 112M90 103L82 112', C.ginger, 2.4),
  7: () =>
    cut('M8 84C12 108 34 114 56 113C74 112 84 104 80 92C68 98 58 88 55 74C48 88 28 94 8 84Z', SNOW) +
    line('M74 102C94 86 66 72 70 56C72 47 83 47 86 55', SNOW, 10) + cut('M82 51C88 50 91 55 90 60L84 74C80 68 79 60 82 51Z', C.candle) +
    cut('M80 51C84 50 87 53 88 57L82 60Z', INK) + dot(79, 54, 2.1, INK) + cut('M18 89C30 102 46 104 60 98C54 92 52 86 54 78C46 90 30 94 18 89Z', PAPER2) +
    line('M28 94C36 99 46 100 54 97M36 93C42 96 48 96 53 93', C.lake, 1.8) + cut('M66 40L70 46L75 39L79 46L85 41L83 49H68Z', C.candle) +
    line('M8 113Q15 107 22 113T36 113T50 113T64 113T78 113T92 113', C.deep, 3.4) +
    line('M8 122Q15 116 22 122T36 122T50 122T64 122T78 122T92 122', SNOW, 2.6) + line('M15 130Q22 124 29 130T43 130T57 130T71 130T85 130', C.deep, 3),
  8: () =>
    both(line('M17 78V98', SNOW, 2) + cut('M6 97H28L25 117H9Z', C.lake) + oval(17, 97, 11, 3.6, SNOW) + line('M8.4 106H25.6', SNOW, 2) + line('M43 74L30 82L24 72', C.skin, 4.6)) +
    cut('M12 80C24 66 40 64 50 64C60 64 76 66 88 80L85 82C74 72 60 70 50 70C40 70 26 72 15 82Z', C.spruce) +
    cut('M40 70H60L64 96L80 131H20L36 96Z', C.wine) + cut('M42 96H58L64 131H36Z', SNOW) +
    line('M38 124L43 120L46.5 124L50 120L53.5 124L57 120L62 124', C.berry, 2) + dot(50, 110, 2.4, C.berry) + dot(45, 106, 1.6, C.pine) +
    dot(55, 106, 1.6, C.pine) + cut('M42 72L50 84L58 72Z', SNOW) + cut('M36 60C32 44 42 38 50 38C58 38 68 44 64 60C62 66 38 66 36 60Z', SNOW) +
    oval(50, 55, 9.6, 10.4, C.skin) + cut('M40 52C42 44 58 44 60 52C55 48 45 48 40 52Z', C.amber) +
    dot(46.3, 55, 1.4, INK) + dot(53.7, 55, 1.4, INK) + line('M47 60C49 61.6 51 61.6 53 60', C.berry, 1.6),
  9: () =>
    line('M59 70C72 66 75 54 71 42', C.skin, 5) + line('M42 70C30 72 26 80 36 88', C.skin, 5) +
    cut('M42 66H58L60 88C74 98 86 112 92 128C78 136 22 136 8 128C14 112 26 98 40 88Z', C.candle) + cut('M42 66H58L60 88H40Z', C.berry) +
    line('M46 70L54 76M54 70L46 76M46 80L54 86M54 80L46 86', SNOW, 1.5) +
    cut('M12 121C20 117 26 121 30 125C36 118 44 118 50 125C56 118 64 118 70 125C74 121 80 117 88 121L92 128C78 136 22 136 8 128Z', SNOW) +
    both(at(30, 110, cut(star(6, 0.5, 6), C.berry) + dot(0, 0, 1.8, SNOW))) + at(50, 106, cut(star(7.5, 0.5, 6), C.berry) + dot(0, 0, 2.2, SNOW)) +
    cut('M40 52C38 40 62 40 60 52C60 60 62 66 58 66H42C38 66 40 60 40 52Z', C.ginger) + oval(50, 53.5, 8.2, 9, C.skin) +
    cut('M42 50C44 44 56 44 58 50C53 47 47 47 42 50Z', C.ginger) + cut('M40 43L45 38L50 33L55 38L60 43C54 40 46 40 40 43Z', C.berry) +
    dot(46.8, 53.5, 1.3, INK) + dot(53.2, 53.5, 1.3, INK) + line('M47.6 58C49.2 59.4 50.8 59.4 52.4 58', C.berry, 1.5) +
    line('M71 42C80 44 86 52 84 64M71 42C82 38 90 44 92 54', C.rose, 3),
  10: () =>
    cut('M52 62C36 66 26 80 8 78C16 92 40 96 50 88Z', C.candle) + line('M46 90L26 102L12 92', SNOW, 7) + cut('M14 88L4 90L6 97L14 98Z', C.wine) +
    line('M58 90L80 98L88 84', SNOW, 7) + cut('M84 84L94 78L97 84L91 90Z', C.wine) + cut('M48 62H66L64 94C56 98 48 96 42 92Z', C.wine) +
    cut('M42 86C50 92 58 94 65 90L68 99C58 104 46 102 38 96Z', C.wine) + line('M57 66V86', C.candle, 1.8) + dot(57, 70, 1.6, SNOW) +
    dot(57, 77, 1.6, SNOW) + line('M64 68L80 66L88 54', SNOW, 5.4) + line('M48 68L36 66L30 56', SNOW, 5.4) + dot(89, 51, 3.6, C.skin) +
    dot(29, 53, 3.6, C.skin) + cut('M44 62C50 56 64 56 70 62C64 67 50 67 44 62Z', SNOW) +
    oval(57, 49.5, 8.4, 9.2, C.skin) + cut('M49 56C52 62 62 62 65 56C63 54 60 55 57 55C54 55 51 54 49 56Z', C.amber) +
    cut('M44 45C50 40 64 40 71 45C70 33 46 33 44 45Z', C.wine) + cut('M66 40C76 38 82 28 78 20C70 22 64 30 66 40Z', SNOW) + dot(54, 49, 1.3, INK) +
    dot(61, 49, 1.3, INK) + cut('M8 131C20 121 34 121 44 127C56 119 76 119 92 131Z', C.spruce) +
    line('M30 114L28 119M52 110V116M72 110L74 116', SNOW, 2.2),
  11: () =>
    cut('M34 66C44 60 56 60 62 66L68 104H28Z', C.spruce) + cut('M28 104H68L72 112H24Z', SNOW) + line('M40 112V128M56 112V128', C.wine, 7) +
    cut('M32 126H44V133H30ZM52 126H64L68 133H52Z', C.spruce) + cut('M38 64C34 80 30 92 18 104C16 86 22 70 38 64Z', C.berry) +
    line('M50 60L88 90', C.wine, 5.4) + cut('M82 82L96 88L86 99Z', C.wine) + dot(66, 72.5, 1.5, SNOW) + dot(71, 76.5, 1.5, SNOW) +
    dot(76, 80.5, 1.5, SNOW) + line('M42 72C44 86 54 88 64 76', SNOW, 5.4) + line('M58 68C64 78 68 82 74 84', SNOW, 5.4) + dot(64, 75, 3.4, C.skin) +
    dot(74, 84, 3.4, C.skin) + cut('M36 62C42 58 54 58 58 63C52 68 42 68 36 62Z', SNOW) + oval(46, 51, 9, 9.4, C.skin) +
    cut('M34 47C40 42 54 41 60 44C56 30 46 30 30 40Z', C.berry) + cut('M36 44C44 40 54 40 60 44L60 47C52 44 42 45 35 48Z', C.wine) +
    dot(50.5, 50, 1.4, INK) + dot(43.5, 50.5, 1.4, INK) + note(82, 54, C.wine, 0.95) + note(70, 40, C.wine, 0.75) +
    line('M34 86H60M33 94H62', C.candle, 1.8),
  12: () =>
    line('M43 112V130M57 112V130', C.spruce, 7) + cut('M35 128H47V134H33ZM53 128H65L67 134H53Z', INK) +
    cut('M36 66C44 62 56 62 64 66L68 100H32Z', C.spruce) + line('M50 66V90', C.candle, 1.8) +
    both(line('M38 70L25 84L36 92', C.spruce, 6.4) + dot(37, 92.5, 3.6, C.skin) + cut('M33 64H43L41 71H34Z', C.candle) + line('M45 68L40 74M47 74L42 80', C.candle, 1.6)) +
    cut('M23 98H77V120C66 127 34 127 23 120Z', C.candle) + line('M25 102L34 121L43 104L50 124L57 104L66 121L75 102', C.wine, 2) +
    oval(50, 98, 27, 6.6, SNOW, C.wine, 2.4) + line('M23 119C34 126 66 126 77 119', C.wine, 3) +
    both(line('M37 92L54 80', SNOW, 2.6) + dot(54.6, 79.6, 2.6, SNOW)) + oval(50, 57, 9, 9.4, C.skin) +
    cut('M38 26C44 22 56 22 62 26L60 49C54 52 46 52 40 49Z', C.spruce) + cut('M39.4 45C46 49 54 49 60.6 45L60 51C54 55 46 55 40 51Z', INK) +
    at(50, 36, cut(star(5.5, 0.45, 6), C.candle)) + cut('M46 24C44 14 50 8 50 8C50 8 56 14 54 24Z', SNOW) + dot(46.5, 58, 1.4, INK) +
    dot(53.5, 58, 1.4, INK) + line('M46 62.4C48.6 64.6 51.4 64.6 54 62.4', C.wine, 1.7),
};

/** Some step aside or shrink a little, to keep clear of numeral and edge: [scale, centre x]. @type {Record<number, [number, number]>} */
const FIT = {
  1: [0.95, 49], 3: [0.9, 50], 5: [0.92, 51.5], 6: [0.88, 51.5], 8: [0.9, 50.5], 9: [0.9, 53], 10: [0.9, 50], 11: [0.86, 52.5], 12: [0.88, 54.8],
}; // prettier-ignore

/** The figure of a rank. @param {number} rank 1 to 12 */
export function figureOf(rank) {
  const [scale, x] = FIT[rank] ?? [1, 50];
  return `<g transform="translate(${x} 134) scale(${scale}) translate(-50 -134)">${FIGURE[rank]?.() ?? ''}</g>`;
}
