// The buttons at the bottom of a hand: the gold one says what happens, the quiet one beside it leads back.
import { icon } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { rule } from './countdown.js';
import { bonusNow, sentence } from './effect.js';
import { sign } from './notions.js';
import { chosen, choose, fitting, moveOf, mustLay, putBack, sew, takeBack, takeUp, walk, walking } from './turn.js';

/** @typedef {import('./types.d.ts').PatchworkView} View */

/** The clause that a refusal goes back to. @type {Record<string, string>} */
const CLAUSES = { 'patchwork-why-dear': '4.2', 'patchwork-why-no-fit': '4.4' };

/** A button that rests while the game is paused, and says so. @param {any} ctx @param {{label: unknown, look: string, off?: boolean, sign?: string, onClick: () => void}} b */
function gold(ctx, { label, look, off = false, sign: mark = '', onClick }) {
  const paused = Boolean(ctx.room.paused);
  return html`<button type="button" class="btn gold" data-look=${look} ?disabled=${off || ctx.busy || paused} @click=${onClick}>
    ${mark ? icon(mark, 24, 2.8) : nothing}<span>${paused ? ctx.t('patchwork-paused') : label}</span>
  </button>`;
}

/** @param {any} ctx @param {{label: string, note?: string, look: string, on?: boolean, onClick: () => void}} b */
const quiet = (ctx, { label, note = '', look, on, onClick }) => html`<button
  type="button"
  class="btn plain pw-calm ${on ? 'pw-on' : ''}"
  data-look=${look}
  aria-pressed=${on === undefined ? nothing : on ? 'true' : 'false'}
  ?disabled=${ctx.busy}
  @click=${onClick}
>
  <span>${label}${note ? html`<small>${note}</small>` : nothing}</span>
</button>`;

/** To pass: chosen with the first tap, done with the gold button. @param {any} ctx */
function pass(ctx) {
  const move = walking(ctx)?.preview;
  return quiet(ctx, {
    label: ctx.t('patchwork-pass', { n: move?.steps ?? 0 }),
    note: ctx.t('patchwork-gain', { n: (move?.earned ?? 0) + (move?.paid ?? 0) }),
    look: 'pass',
    on: ctx.ui.pick === 'walk',
    onClick: () => choose(ctx, 'walk'),
  });
}

/** What is chosen, in a sentence; or why it cannot be; or what to do. @param {View} view @param {any} ctx */
export function say(view, ctx) {
  const { ui, ask } = ctx;
  if (ui.why) return html`<p class="pw-say pw-bad" role="status"><b>${ctx.say(ui.why)}</b> ${CLAUSES[ui.why.key] ? rule(CLAUSES[ui.why.key] ?? '', ctx) : nothing}</p>`;
  const held = Boolean(ui.ghost);
  if (held && !fitting(view, ctx)) return html`<p class="pw-say pw-bad" role="status"><b>${ctx.t('patchwork-not-here')}</b> <span>${ctx.t(ask.kind === 'special' ? 'patchwork-not-here-special' : 'patchwork-not-here-note')}</span></p>`;
  const seven = held && bonusNow(view, ctx) ? html`<b class="pw-seven">${sign.sevens()}${ctx.t('patchwork-effect-bonus')}</b> ` : nothing;
  const move = moveOf(ctx);
  if (move) return html`<p class="pw-say" role="status">${seven}${sentence(move, view, ctx)}</p>`;
  if (ask.kind === 'special') return html`<p class="pw-say" role="status">${seven}<span>${ctx.t('patchwork-special-note')}</span> ${rule('5.3', ctx)}</p>`;
  if (ask.kind === 'place') return html`<p class="pw-say" role="status">${seven}<span>${ctx.t('patchwork-paid-note')}</span></p>`;
  return html`<p class="pw-say" role="status"><span>${ctx.t('patchwork-choose-note')}</span></p>`;
}

/** The buttons while something is held over the quilt. @param {View} view @param {any} ctx @param {{all?: boolean}} [how] all: back gives the choice up too */
export function layDeeds(view, ctx, { all = false } = {}) {
  const fit = fitting(view, ctx);
  const { kind, may_undo: undo } = ctx.ask;
  /** @type {any} */
  const back = mustLay(ctx)
    ? undo
      ? quiet(ctx, { label: ctx.t('patchwork-back'), look: 'back', onClick: () => void takeBack(ctx) })
      : nothing
    : quiet(ctx, { label: ctx.t('patchwork-back'), look: 'back', onClick: () => putBack(ctx, all) });
  return html`<div class="pw-acts ${back === nothing ? 'pw-one' : ''}">
    ${back}
    ${gold(ctx, {
      label: ctx.t(fit ? 'patchwork-sew' : kind === 'special' ? 'patchwork-covered' : 'patchwork-does-not-fit'),
      look: 'confirm', off: !fit, sign: fit ? 'check' : 'close', onClick: () => sew(view, ctx),
    })}
  </div>`; // prettier-ignore
}

/** The buttons while a patch is being chosen. @param {View} view @param {any} ctx */
export function chooseDeeds(view, ctx) {
  const option = chosen(ctx);
  const walks = ctx.ui.pick === 'walk';
  const label = !option ? ctx.t('patchwork-choose') : walks ? ctx.t('patchwork-pass-now', { n: option.preview?.steps ?? 0 }) : ctx.t('patchwork-place');
  return html`<div class="pw-acts">
    ${pass(ctx)}
    ${gold(ctx, { label, look: 'confirm', off: !option, onClick: () => (walks ? walk(ctx) : takeUp(view, ctx)) })}
  </div>`;
}
