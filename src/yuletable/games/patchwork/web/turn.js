// What is chosen in the own turn, before anything is done: a patch, the walk, a patch held over the quilt.
import { SPECIAL } from './patches.js';
import { answerOf, fits, start, told } from './ghost.js';

/**
 * @typedef {import('./types.d.ts').PatchworkView} View @typedef {import('./types.d.ts').MoveView} Move
 * @typedef {import('./ghost.js').Ghost} Ghost
 * @typedef {{data: any, why?: {key: string, args?: any} | null, preview?: any}} Option
 */

/** The choice to buy a patch. @param {any} ctx @param {number} patch @returns {Option | undefined} */
export const buying = (ctx, patch) => ctx.ask?.options.find((/** @type {Option} */ o) => o.data.buy === patch);

/** The choice to walk on. @param {any} ctx @returns {Option | undefined} */
export const walking = (ctx) => ctx.ask?.options.find((/** @type {Option} */ o) => o.data.pass);

/** What is chosen now; null as long as nothing is. @param {any} ctx @returns {Option | null} */
export function chosen(ctx) {
  const { pick = null } = ctx.ui;
  if (pick === null) return null;
  const option = pick === 'walk' ? walking(ctx) : buying(ctx, pick);
  return option && !option.why ? option : null;
}

/** The preview of what is chosen. @param {any} ctx @returns {Move | null} */
export const moveOf = (ctx) => chosen(ctx)?.preview ?? null;

/** Is a patch, or a 1x1, to be laid and nothing else? @param {any} ctx */
export const mustLay = (ctx) => ctx.ask?.kind === 'place' || ctx.ask?.kind === 'special';

/** The own quilt. @param {View} view @param {any} ctx */
const quiltOf = (view, ctx) => view.players[ctx.mine]?.quilt ?? [];

/** Tell the table what is looked at. @param {any} ctx */
const show = (ctx) => {
  const { pick, ghost } = ctx.ui;
  ctx.hover(ghost ? told(ghost) : typeof pick === 'number' ? { patch: pick } : null);
};

/** What is held over the own quilt; null: nothing. @param {View} view @param {any} ctx @returns {Ghost | null} */
export function heldNow(view, ctx) {
  if (mustLay(ctx) && !ctx.ui.ghost) {
    ctx.ui.ghost = start(ctx.ask.kind === 'special' ? SPECIAL : (view.chosen ?? SPECIAL), quiltOf(view, ctx));
    // The table follows it from where it lies ready; told after the page that lays it is drawn.
    queueMicrotask(() => show(ctx));
  }
  return ctx.ui.ghost ?? null;
}

/** Hold a patch elsewhere or otherwise. @param {any} ctx @param {Ghost} ghost */
export function hold(ctx, ghost) {
  const before = ctx.ui.ghost;
  if (before && ['patch', 'orientation', 'row', 'column'].every((key) => before[key] === /** @type {any} */ (ghost)[key])) return;
  ctx.ui.ghost = ghost;
  show(ctx);
  ctx.refresh();
}

/** Choose a patch, or the walk. A refused one stays unchosen and says why. @param {any} ctx @param {number | 'walk'} pick */
export function choose(ctx, pick) {
  const option = pick === 'walk' ? walking(ctx) : buying(ctx, pick);
  Object.assign(ctx.ui, option?.why ? { why: option.why, whyOf: pick, pick: null, ghost: null } : { why: null, pick, ghost: null });
  show(ctx);
  ctx.refresh();
}

/** Take the chosen patch in hand. A lesson goes on step by step: there it is bought first. @param {View} view @param {any} ctx */
export function takeUp(view, ctx) {
  if (ctx.lesson) {
    void ctx.act({ buy: ctx.ui.pick });
    return;
  }
  if (typeof ctx.ui.pick === 'number') hold(ctx, start(ctx.ui.pick, quiltOf(view, ctx)));
}

/** The keyboard goes on at the patch that lies in the circle again. @param {number | null} patch */
function focusOn(patch) {
  requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(`button[data-look="patch-${patch}"]`))?.focus({ preventScroll: true }));
}

/** Put it back; with it the choice where both are one. @param {any} ctx @param {boolean} [all] */
export function putBack(ctx, all = false) {
  focusOn(ctx.ui.pick);
  ctx.ui.ghost = null;
  if (all) ctx.ui.pick = null;
  show(ctx);
  ctx.refresh();
}

/** Give a patch back that is chosen for good already, as far as that goes. @param {any} ctx */
export async function takeBack(ctx) {
  const patch = ctx.view.chosen;
  await ctx.undo();
  focusOn(patch);
}

/** Does what is held fit there? @param {View} view @param {any} ctx */
export function fitting(view, ctx) {
  const ghost = heldNow(view, ctx);
  return ghost !== null && fits(ghost, quiltOf(view, ctx));
}

/** Sew it on. @param {View} view @param {any} ctx */
export function sew(view, ctx) {
  if (ctx.busy || ctx.off || ctx.room.paused || !fitting(view, ctx)) return;
  void ctx.act(answerOf(ctx.ui.ghost, ctx.ask.kind));
}

/** Walk on. @param {any} ctx */
export function walk(ctx) {
  if (!ctx.busy && !ctx.off && !ctx.room.paused) void ctx.act({ pass: true });
}
