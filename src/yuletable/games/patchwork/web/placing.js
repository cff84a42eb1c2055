// Laying a patch by hand: dragged or tapped, turned and flipped at the piece, by mouse, touch, wheel or keys.
import { icon } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { shapeOf, shapeText } from './dress.js';
import { centre, flip, move, squaresOf, turnLeft, turnRight, within } from './ghost.js';
import { SIDE, SPECIAL } from './patches.js';
import { grid, quilt, STEPS } from './quilt.js';
import { fitting, heldNow, hold, sew } from './turn.js';

/** @typedef {import('./ghost.js').Ghost} Ghost @typedef {import('./types.d.ts').PatchworkView} View */

/** Two fingers turn the patch by a quarter as soon as they are nearer to that than to none, degrees. */
const TWIST = 45;
/** A wheel turns it once, however long it spins, ms. */
const WHEEL_REST = 220;

/** Fingers on the quilt, by their number. @type {Map<number, {x: number, y: number}>} */
const fingers = new Map();
/** Where the patch is held: rows and columns from its corner to the finger. @type {{down: number, right: number} | null} */
let grip = null;
let angle = 0;
let spun = 0;

/** Where an event is on the quilt, in squares. @param {{clientX: number, clientY: number}} event @param {Element} hands */
function at(event, hands) {
  const box = hands.getBoundingClientRect();
  return { row: ((event.clientY - box.top) / box.height) * SIDE, column: ((event.clientX - box.left) / box.width) * SIDE };
}

function twist() {
  const [a, b] = [...fingers.values()];
  return a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;
}

/** @param {PointerEvent} event @param {View} view @param {any} ctx */
function down(event, view, ctx) {
  const hands = /** @type {HTMLElement} */ (event.currentTarget);
  if (event.button > 0) return;
  /** @type {HTMLElement | null} */ (hands.querySelector('[role=grid]'))?.focus({ preventScroll: true });
  hands.setPointerCapture(event.pointerId);
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  angle = twist();
  const ghost = heldNow(view, ctx);
  if (!ghost || fingers.size > 1) {
    grip = null;
    return;
  }
  const { row, column } = at(event, hands);
  const square = Math.floor(row) * SIDE + Math.floor(column);
  const held = squaresOf(ghost).includes(square) ? ghost : centre(ghost, Math.floor(row), Math.floor(column));
  grip = { down: row - held.row, right: column - held.column };
  hold(ctx, held);
}

/** @param {PointerEvent} event @param {View} view @param {any} ctx */
function drag(event, view, ctx) {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const ghost = heldNow(view, ctx);
  if (!ghost) return;
  if (fingers.size > 1) {
    const by = ((((twist() - angle + 180) % 360) + 360) % 360) - 180;
    if (Math.abs(by) < TWIST) return;
    angle += 2 * TWIST * Math.sign(by);
    hold(ctx, by > 0 ? turnRight(ghost) : turnLeft(ghost));
  } else if (grip) {
    const { row, column } = at(event, /** @type {HTMLElement} */ (event.currentTarget));
    hold(ctx, within({ ...ghost, row: Math.round(row - grip.down), column: Math.round(column - grip.right) }));
  }
}

/** @param {PointerEvent} event */
function up(event) {
  fingers.delete(event.pointerId);
  grip = null;
  angle = twist();
}

/** @param {WheelEvent} event @param {View} view @param {any} ctx */
function wheel(event, view, ctx) {
  const ghost = heldNow(view, ctx);
  if (!ghost || ghost.patch === SPECIAL) return;
  event.preventDefault();
  if (event.timeStamp - spun < WHEEL_REST) return;
  spun = event.timeStamp;
  hold(ctx, event.deltaY > 0 ? turnRight(ghost) : turnLeft(ghost));
}

/**
 * The keys of the quilt: arrows move the patch, R turns it, F flips it, Enter sews it on.
 * @param {KeyboardEvent} event @param {View} view @param {any} ctx @param {() => void} back what Escape does
 */
function keys(event, view, ctx, back) {
  const ghost = heldNow(view, ctx);
  if (!ghost || event.ctrlKey || event.altKey || event.metaKey) return;
  const step = STEPS[event.key];
  const key = event.key.toLowerCase();
  if (step) hold(ctx, move(ghost, ...step));
  else if (key === 'r') hold(ctx, event.shiftKey ? turnLeft(ghost) : turnRight(ghost));
  else if (key === 'f') hold(ctx, flip(ghost));
  else if (key === 'enter') sew(view, ctx);
  else if (key === 'escape') back();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The patch that lies ready takes the keys. @param {Element | undefined} element */
export function takeKeys(element) {
  if (element) queueMicrotask(() => /** @type {HTMLElement | null} */ (element.querySelector('[role=grid]'))?.focus({ preventScroll: true }));
}

/**
 * The own quilt with the patch that is held over it.
 * @param {View} view @param {any} ctx
 * @param {{back: () => void, tools?: boolean, size?: import('./patch.js').Size}} how back: what Escape does; tools: buttons beside the patch
 */
export function workplace(view, ctx, { back, tools = false, size = 'large' }) {
  const player = view.players[ctx.mine];
  const ghost = heldNow(view, ctx);
  if (!player || !ghost) return quilt(ctx.mine, view, ctx, { walk: true, size });
  const fit = ctx.t(fitting(view, ctx) ? 'patchwork-fits' : 'patchwork-lies-on');
  const over = html`<div
      class="pw-hands"
      @pointerdown=${(/** @type {PointerEvent} */ event) => down(event, view, ctx)}
      @pointermove=${(/** @type {PointerEvent} */ event) => drag(event, view, ctx)}
      @pointerup=${up}
      @pointercancel=${up}
      @contextmenu=${(/** @type {Event} */ event) => {
        event.preventDefault();
        const now = heldNow(view, ctx);
        if (now) hold(ctx, flip(now));
      }}
      @wheel=${{ handleEvent: (/** @type {WheelEvent} */ event) => wheel(event, view, ctx), passive: false }}
    >
      ${grid(player, ctx, {
        id: 'pw-lay',
        label: ctx.t('patchwork-place-keys'),
        at: ghost.row * SIDE + ghost.column,
        say: () => `. ${fit}`,
        onKey: (event) => keys(event, view, ctx, back),
        cls: 'pw-quiet',
      })}
    </div>
    <p class="sr" role="status">${shapeText(ghost.patch, ghost.orientation, ctx)}</p>
    ${tools && ghost.patch !== SPECIAL ? atPiece(ghost, ctx) : nothing}`;
  return quilt(ctx.mine, view, ctx, { ghost, over, size, cls: 'pw-laying' });
}

/** The three ways to turn. @type {[string, string, (ghost: Ghost) => Ghost][]} */
const TURNS = [
  ['turn-left', 'patchwork-turn-left', turnLeft],
  ['turn-right', 'patchwork-turn-right', turnRight],
  ['mirror', 'patchwork-flip', flip],
];

/** Line icons of the three, 24 x 24. @type {Record<string, string>} */
const LINES = {
  'turn-left': 'M4 4v6h6M4.6 10A8 8 0 1 1 4 15',
  'turn-right': 'M20 4v6h-6M19.4 10A8 8 0 1 0 20 15',
  mirror: 'M12 3v18M9 7L3 18h6zM15 7l6 11h-6z',
};

/** @param {string} name */
const line = (name) =>
  html`<svg width="26" height="26" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d=${LINES[name] ?? ''} /></svg>`;

/** Buttons beside the patch, where there is room. @param {Ghost} ghost @param {any} ctx */
function atPiece(ghost, ctx) {
  const { width, height } = shapeOf(ghost.patch, ghost.orientation);
  const right = ghost.column + width;
  const left = right > SIDE - 2 ? ghost.column - 1.35 : right + 0.25;
  const top = Math.max(0, Math.min(SIDE - 3.8, ghost.row + height / 2 - 1.9));
  const place = `left: ${(Math.max(-0.3, left) / SIDE) * 100}%; top: ${(top / SIDE) * 100}%`;
  return html`<div class="pw-tools" style=${place} role="group" aria-label=${ctx.t('patchwork-turn')}>
    ${TURNS.map(([name, key, turn]) => html`<button type="button" class="iconbtn" aria-label=${ctx.t(key)} @click=${() => hold(ctx, turn(ghost))}>${line(name)}</button>`)}
  </div>`;
}

/** The same as a row of large buttons. @param {Ghost} ghost @param {any} ctx */
export const turnRow = (ghost, ctx) => html`<div class="pw-turns" role="group" aria-label=${ctx.t('patchwork-turn')} data-look="turns">
  ${TURNS.map(([name, key, turn]) => html`<button type="button" class="btn plain" @click=${() => hold(ctx, turn(ghost))}>${line(name)}<span>${ctx.t(key)}</span></button>`)}
</div>`;

/** Arrows to move the patch by one square. @param {Ghost} ghost @param {any} ctx */
export const nudges = (ghost, ctx) => html`<div class="pw-nudge" role="group" aria-label=${ctx.t('patchwork-move')}>
  ${/** @type {[string, string, number, number][]} */ ([
    ['back', 'left', 0, -1],
    ['up', 'up', -1, 0],
    ['down', 'down', 1, 0],
    ['chevron', 'right', 0, 1],
  ]).map(([sign, way, y, x]) => html`<button type="button" class="iconbtn" aria-label=${ctx.t(`patchwork-move-${way}`)} @click=${() => hold(ctx, move(ghost, y, x))}>${icon(sign, 24)}</button>`)}
</div>`;
