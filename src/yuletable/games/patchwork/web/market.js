// The three patches that can be bought, each with what it costs and why not; behind them the rest of the circle.
import { dialog, icon } from '/web/components.js';
import { html, nothing, unsafeSVG } from '/web/lit.js';
import { patchName, patchOf, shapeOf, shapeText } from './dress.js';
import { centre } from './ghost.js';
import { picture, priceTag, sewnButton, sign } from './notions.js';
import { flat, patchArt, U } from './patch.js';
import { SIDE } from './patches.js';
import { buying, choose, hold } from './turn.js';

/** @typedef {import('./types.d.ts').PatchworkView} View @typedef {import('./turn.js').Option} Option */

/** A patch as a picture of its own, lying flat. @param {number} patch @param {import('./patch.js').Size} size @param {number} [around] units of air */
export function portrait(patch, size, around = 6) {
  const { width, height } = shapeOf(patch, flat(patch));
  const [w, h] = [width * U + 2 * around, height * U + 2 * around];
  return unsafeSVG(`<svg viewBox="0 0 ${w} ${h}" style="--w:${width};--h:${height}" aria-hidden="true">${patchArt(patch, flat(patch), size, around, around)}</svg>`);
}

/** Its tag. @param {number} patch @param {boolean} [short] too dear */
export function tag(patch, short = false) {
  const { buttons, time } = patchOf(patch);
  return picture(108, 36, priceTag(1, 1, { buttons, time, h: 30, short }), { cls: 'pw-tag' });
}

/** Its buttons, as many as it has. @param {number} patch */
export function incomeOf(patch) {
  const { income } = patchOf(patch);
  return income ? picture(income * 20, 20, Array.from({ length: income }, (_, i) => sewnButton(10 + i * 20, 10, 8, false)).join(''), { cls: 'pw-buttons' }) : nothing;
}

/** All about a patch in words. @param {number} patch @param {any} ctx @returns {string} */
export function spoken(patch, ctx) {
  const { buttons, time, income, size } = patchOf(patch);
  return `${ctx.t('patchwork-about', { name: patchName(patch, ctx), size, cost: buttons, time, income })} ${shapeText(patch, flat(patch), ctx)}`;
}

/** In a few words: what choosing it comes to, or why it cannot be. @param {number} patch @param {Option | undefined} option @param {any} ctx */
function short(patch, option, ctx) {
  const { t, ui } = ctx;
  if (option?.why?.key === 'patchwork-why-dear') return html`${sign.button()}${t('patchwork-short', { n: option.why.args?.missing ?? 0 })}`;
  if (option?.why) return t('patchwork-no-room');
  if (ui.ghost?.patch === patch) return t('patchwork-held');
  if (ui.pick === patch) return html`${icon('check', 16, 3)}${t('patchwork-chosen')}`;
  return option?.preview ? t('patchwork-lands', { to: option.preview.to }) : '';
}

/** Pixels a finger goes before that is dragging. */
const DRAG = 8;

/**
 * Carry a patch from its card over the quilt.
 * @param {PointerEvent} event @param {number} patch @param {any} ctx @param {() => void} take
 */
function carry(event, patch, ctx, take) {
  const from = { x: event.clientX, y: event.clientY };
  const stop = new AbortController();
  let carried = false;
  /** @param {PointerEvent} moved */
  const follow = (moved) => {
    if (!carried && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < DRAG) return;
    if (!carried) take();
    carried = true;
    const box = document.querySelector('.pw-hands')?.getBoundingClientRect();
    if (!box || !ctx.ui.ghost) return;
    const [row, column] = [((moved.clientY - box.top) / box.height) * SIDE, ((moved.clientX - box.left) / box.width) * SIDE];
    if (row > -1 && column > -1 && row < SIDE + 1 && column < SIDE + 1) hold(ctx, centre(ctx.ui.ghost, Math.floor(row), Math.floor(column)));
  };
  const end = () => stop.abort();
  addEventListener('pointermove', follow, { signal: stop.signal });
  addEventListener('pointerup', end, { signal: stop.signal });
  addEventListener('pointercancel', end, { signal: stop.signal });
}

/**
 * One of the three as a card to choose.
 * @param {number} patch @param {any} ctx @param {{onTake: () => void, drags: boolean, still: boolean}} how
 *   onTake: it was chosen; drags: it can be carried over the quilt from here; still: it is only to be seen
 */
function pick(patch, ctx, { onTake, drags, still }) {
  const option = buying(ctx, patch);
  const refused = Boolean(option?.why);
  const on = ctx.ui.pick === patch;
  if (still) {
    return html`<div class="pw-pick pw-still" role="img" aria-label=${spoken(patch, ctx)} data-spot="patch-${patch}"><span class="pw-art">${portrait(patch, 'small')}</span>${tag(patch)}<span class="pw-short">${incomeOf(patch)}</span></div>`;
  }
  const take = () => {
    choose(ctx, patch);
    if (!refused) onTake();
  };
  return html`<button
    type="button"
    class="pw-pick ${on ? 'pw-on' : ''} ${refused ? 'pw-no' : ''} ${drags ? 'pw-drags' : ''}"
    data-look="patch-${patch}"
    data-spot="patch-${patch}"
    aria-pressed=${on ? 'true' : 'false'}
    @click=${take}
    @pointerdown=${(/** @type {PointerEvent} */ event) => drags && !refused && event.button === 0 && carry(event, patch, ctx, take)}
  >
    <span class="sr">${spoken(patch, ctx)}</span><span class="pw-art" aria-hidden="true">${portrait(patch, 'small')}</span>${tag(patch, option?.why?.key === 'patchwork-why-dear')}
    <span class="pw-short">${short(patch, option, ctx)}</span>
  </button>`;
}

/** @param {View} view @param {any} ctx @param {{onTake: () => void, drags?: boolean, still?: boolean}} how */
export const market = (view, ctx, { onTake, drags = false, still = false }) => html`<div class="pw-market" role="group" aria-label=${ctx.t('patchwork-market', { n: view.offered.length })} data-look="market">
  ${view.offered.map((patch) => pick(patch, ctx, { onTake, drags, still }))}
</div>`;

/** The rest of the circle in its order; a tap shows all of it. @param {View} view @param {any} ctx */
export function then(view, ctx) {
  const rest = view.circle.slice(view.offered.length);
  if (!rest.length) return nothing;
  return html`<button type="button" class="pw-then" data-look="circle" aria-label=${ctx.t('patchwork-circle-open', { n: rest.length })} @click=${() => {
    ctx.ui.sheet = 'circle';
    ctx.refresh();
  }}>
    <span aria-hidden="true">${ctx.t('patchwork-then')}</span><span class="pw-strip">${rest.map((patch) => portrait(patch, 'plain'))}</span>${icon('chevron', 18)}
  </button>`;
}

/** The whole circle to read, in order. @param {View} view @param {any} ctx */
export const circleList = (view, ctx) => html`<ol class="pw-circle-list">
  ${view.circle.map(
    (patch, i) => html`<li class=${i < view.offered.length ? 'pw-next' : ''}>
      <span class="sr">${spoken(patch, ctx)}</span><span class="pw-art" aria-hidden="true">${portrait(patch, 'small')}</span><span class="pw-side" aria-hidden="true">${tag(patch)}${incomeOf(patch)}</span>
    </li>`,
  )}
</ol>`;

/** What was opened over the page. @param {View} view @param {any} ctx */
export function overPage(view, ctx) {
  if (ctx.ui.sheet !== 'circle') return nothing;
  const onClose = () => {
    ctx.ui.sheet = '';
    ctx.refresh();
  };
  return dialog({ title: ctx.t('patchwork-circle-title'), content: html`<p class="note">${ctx.t('patchwork-circle-note')}</p><div tabindex="0" role="group" aria-label=${ctx.t('patchwork-circle-title')}>${circleList(view, ctx)}</div>`, onClose });
}
