// A quilt on its sheet of paper, and the grid of its squares that a keyboard and a screen reader walk.
import { define, use } from '/web/art/symbols.js';
import { html, nothing, svg, unsafeSVG } from '/web/lit.js';
import { shapeOf, patchName } from './dress.js';
import { clash, fits, sevenBySeven } from './ghost.js';
import { whoOf } from './notions.js';
import { patchPath } from './outline.js';
import { patchArt, U } from './patch.js';
import { SIDE, SPECIAL } from './patches.js';

/** @typedef {import('./types.d.ts').PlayerView} Player @typedef {import('./types.d.ts').PatchworkView} View @typedef {import('./ghost.js').Ghost} Ghost */

/** Width of the paper around the squares, units. */
export const FRAME = 18;
const ALL = SIDE * U;
const FULL = ALL + 2 * FRAME;

/** Paper of each seat: border, ground, lines, ink. */
const PAPERS = { gold: ['#e6bb62', '#fbf3df', '#dcc594', '#8a5a14'], silver: ['#c3d0d5', '#f3f6f5', '#c3d0d4', '#4d6873'] };

/** The empty sheet: gold has a cross of seams in each square, silver a plus. @param {'gold' | 'silver'} who */
function sheet(who) {
  const [border, ground, line, ink] = PAPERS[who];
  const bites = 2 * SIDE;
  const r = FRAME * 0.36;
  let cuts = '';
  for (let i = 0; i < bites; i++) {
    const t = ((i + 0.5) * FULL) / bites;
    for (const [x, y] of [[t, FRAME / 2], [t, FULL - FRAME / 2], [FRAME / 2, t], [FULL - FRAME / 2, t]]) cuts += `M${(x ?? 0) - r} ${y}l${r} ${-r} ${r} ${r} ${-r} ${r}z`; // prettier-ignore
  }
  let lines = '';
  for (let i = 1; i < SIDE; i++) lines += `M${i * U} 0V${ALL}M0 ${i * U}H${ALL}`;
  let marks = '';
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [((i % SIDE) + 0.5) * U, (Math.floor(i / SIDE) + 0.5) * U];
    marks += who === 'gold' ? `M${x - 5.4} ${y - 5.4}l10.8 10.8m-10.8 0l10.8 -10.8` : `M${x - 7} ${y}h14M${x} ${y - 7}v14`;
  }
  return (
    `<rect x="3" y="6" width="${FULL}" height="${FULL}" rx="14" fill="#000" opacity=".35"/><rect width="${FULL}" height="${FULL}" rx="14" fill="${border}"/><path d="${cuts}" fill="${ink}" opacity=".55"/>` +
    `<g transform="translate(${FRAME} ${FRAME})"><rect x="-3" y="-3" width="${ALL + 6}" height="${ALL + 6}" rx="7" fill="${ink}"/><rect width="${ALL}" height="${ALL}" rx="4" fill="${ground}"/>` +
    `<path d="${lines}" stroke="${line}" stroke-width="1.6"/><path d="${marks}" stroke="${line}" stroke-width="2.6" stroke-linecap="round"/></g>`
  );
}

for (const who of /** @type {const} */ (['gold', 'silver'])) define({ [`patchwork_sheet-${who}`]: [`0 0 ${FULL} ${FULL}`, sheet(who)] });

/** The seven by seven that brought the bonus. @param {Player} player */
function bonusFrame(player) {
  const at = player.bonus ? sevenBySeven((square) => player.quilt[square] !== null) : null;
  if (!at) return '';
  const rect = `x="${at[1] * U + 2}" y="${at[0] * U + 2}" width="${7 * U - 4}" height="${7 * U - 4}" rx="9" fill="none"`;
  return `<rect ${rect} stroke="#fff6df" stroke-width="9"/><rect ${rect} stroke="#c4811b" stroke-width="5" stroke-dasharray="14 9"/>`;
}

/** @param {number} seat @param {Player} player @param {import('./patch.js').Size} size */
function picture(seat, player, size) {
  const laid = player.laid.map(
    ({ patch, orientation, row, column }) =>
      `<g class="pw-laid" data-spot="laid-${seat}-${row * SIDE + column}">${patchArt(patch, orientation, size, column * U, row * U)}</g>`,
  );
  return `<svg viewBox="0 0 ${FULL} ${FULL}" aria-hidden="true">${use(`patchwork_sheet-${whoOf(seat)}`, 0, 0, FULL, FULL)}<g transform="translate(${FRAME} ${FRAME})">${laid.join('')}${bonusFrame(player)}</g></svg>`;
}

const HATCH = 'M6 30L30 6M6 54L54 6M30 54L54 30';

/** Squares that are covered already, striped. @param {number} square */
const covered = (square) =>
  `<g transform="translate(${(square % SIDE) * U} ${Math.floor(square / SIDE) * U})"><rect x="6" y="6" width="48" height="48" rx="8" fill="#fffaf0" fill-opacity=".82"/><path d="${HATCH}" stroke="#b8322f" stroke-width="7"/><rect x="6" y="6" width="48" height="48" rx="8" fill="none" stroke="#b8322f" stroke-width="5"/></g>`;

/** A tick or a cross at the corner of what is held. @param {boolean} ok @param {number} x @param {number} y */
const mark = (ok, x, y) =>
  `<g transform="translate(${x} ${y})"><circle r="21" fill="${ok ? '#1d6340' : '#b8322f'}" stroke="#fffaf0" stroke-width="5"/><path d="${ok ? 'M-9 1L-3 8 9-6' : 'M-8-8L8 8M8-8L-8 8'}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** @param {Ghost} ghost @param {Player} player @param {import('./patch.js').Size} size */
function held(ghost, player, size) {
  const ok = fits(ghost, player.quilt);
  const { cells, width } = shapeOf(ghost.patch, ghost.orientation);
  const edge = patchPath(/** @type {[number, number][]} */ (cells), U, { inset: -1, radius: 13 });
  const thick = size === 'large' ? 1 : 1.7;
  const rim = `<path d="${edge}" fill="none" stroke="#fffaf0" stroke-width="${11 * thick}"/><path d="${edge}" fill="none" stroke="${ok ? '#1f8a55' : '#c22f2b'}" stroke-width="${6 * thick}" ${ok ? '' : 'stroke-dasharray="14 9"'}/>`;
  const shift = `transform: translate(${ghost.column * U}px, ${ghost.row * U}px)`;
  return html`<svg class="pw-held" viewBox="0 0 ${FULL} ${FULL}" aria-hidden="true">
    <g transform="translate(${FRAME} ${FRAME})">
      <g class="pw-moves" style=${shift}>${inner(`<g opacity=".92">${patchArt(ghost.patch, ghost.orientation, size)}</g>${rim}`)}</g>
      ${inner(clash(ghost, player.quilt).map(covered).join(''))}
      <g class="pw-moves" style=${shift}>${inner(mark(ok, Math.min(width * U - 4, ALL - ghost.column * U - 12), Math.max(4, 12 - ghost.row * U)))}</g>
    </g>
  </svg>`;
}

/** @param {string} source */
const inner = (source) => svg`${unsafeSVG(source)}`;

/** What lies on a square, in words. @param {Player} player @param {number} square @param {any} ctx */
export function squareText(player, square, ctx) {
  const patch = player.quilt[square] ?? null;
  const place = { row: Math.floor(square / SIDE) + 1, column: (square % SIDE) + 1 };
  return patch === null ? ctx.t('patchwork-square-empty', place) : ctx.t('patchwork-square', { ...place, patch: patchName(patch, ctx) });
}

/** How an arrow key walks. @type {Record<string, [number, number]>} */
export const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * The squares as a grid: one stop for Tab, arrows walk it, each square says what lies there.
 * @param {Player} player @param {any} ctx
 * @param {{id: string, label: string, at: number, say?: (square: number) => string, onKey: (event: KeyboardEvent) => void, cls?: string}} how
 *   id: its own on the page; at: the square of now; say: more about it
 */
export function grid(player, ctx, { id, label, at, say = () => '', onKey, cls = '' }) {
  return html`<div class="pw-grid ${cls}" role="grid" tabindex="0" aria-label=${label} aria-activedescendant="${id}-${at}" @keydown=${onKey}>
    ${Array.from(
      { length: SIDE },
      (_, row) => html`<div role="row">
        ${Array.from({ length: SIDE }, (_, column) => {
          const square = row * SIDE + column;
          const now = square === at;
          return html`<span role="gridcell" id="${id}-${square}" class=${now ? 'pw-at' : ''} aria-label="${squareText(player, square, ctx)}${now ? say(square) : ''}"></span>`;
        })}
      </div>`,
    )}
  </div>`;
}

/** Walk the squares of a quilt with the arrows. @param {string} key where the square of now is kept @param {any} ctx */
function walker(key, ctx) {
  return (/** @type {KeyboardEvent} */ event) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const at = ctx.ui[key] ?? 0;
    /** @param {number} n */
    const clamp = (n) => Math.max(0, Math.min(SIDE - 1, n));
    ctx.ui[key] = clamp(Math.floor(at / SIDE) + step[0]) * SIDE + clamp((at % SIDE) + step[1]);
    ctx.refresh();
  };
}

/**
 * A quilt.
 * @param {number} seat @param {View} view @param {any} ctx
 * @param {{size?: import('./patch.js').Size, ghost?: Ghost | null, walk?: boolean, over?: unknown, cls?: string}} [how]
 *   ghost: what is held over it; walk: its squares can be walked; over: what else lies on it
 */
export function quilt(seat, view, ctx, { size = 'large', ghost = null, walk = false, over = nothing, cls = '' } = {}) {
  const player = /** @type {Player} */ (view.players[seat]);
  const label = ctx.t('patchwork-quilt-of', { seat, empty: player.empty });
  const key = `square${seat}`;
  return html`<div class="pw-quilt pw-${whoOf(seat)} ${cls}" data-look="quilt-${seat}" data-spot="quilt-${seat}" role=${walk || over !== nothing ? nothing : 'img'} aria-label=${walk || over !== nothing ? nothing : label}>
    ${unsafeSVG(picture(seat, player, size))} ${ghost ? held(ghost, player, size) : nothing}
    ${walk ? grid(player, ctx, { id: `pw-walk-${seat}`, label, at: ctx.ui[key] ?? 0, onKey: walker(key, ctx) }) : nothing} ${over}
  </div>`;
}

/** Names of what lies on a quilt, for who cannot see it. @param {Player} player @param {any} ctx */
export const inWords = (player, ctx) => player.laid.filter(({ patch }) => patch !== SPECIAL).map(({ patch }) => patchName(patch, ctx));
