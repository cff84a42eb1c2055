// The own turn on a narrow hand: first choose, then lay the patch on the quilt.
import { sheet } from '/web/components.js';
import { html, keyed, nothing, ref } from '/web/lit.js';
import { countdown } from './countdown.js';
import { chooseDeeds, layDeeds, say } from './deeds.js';
import { start } from './ghost.js';
import { market, then } from './market.js';
import { SPECIAL } from './patches.js';
import { nudges, takeKeys, turnRow, workplace } from './placing.js';
import { quilt } from './quilt.js';
import { ahead, figuresOf, who, wordsOf } from './standing.js';
import { nearby, tape } from './tape.js';
import { chosen, fitting, heldNow, moveOf, putBack, takeBack } from './turn.js';

/** @typedef {import('./types.d.ts').PatchworkView} View */

/** How the two tokens stand to each other, in a sentence. @param {View} view @param {any} ctx @returns {string} */
export function apart(view, ctx) {
  const [me, other] = [view.players[ctx.mine], view.players[1 - ctx.mine]];
  const n = (other?.time ?? 0) - (me?.time ?? 0);
  if (n === 0) return ctx.t('patchwork-on-top', { other_seat: 1 - ctx.mine });
  return ctx.t('patchwork-behind', { n, other_seat: 1 - ctx.mine });
}

/** The part of the track around both, with where one would land; a tap shows all of it. @param {View} view @param {any} ctx */
export function narrowTape(view, ctx) {
  const { seat, pos } = { seat: ctx.mine ?? 0, pos: moveOf(ctx)?.to };
  const landing = pos === undefined ? null : { seat, pos };
  const whole = Boolean(ctx.ui.whole);
  const small = innerWidth <= 350 || innerHeight <= 640;
  const near = small ? { height: 40, radius: 11, label: 17 } : { height: 44, radius: 13.5, label: 15 };
  const how = whole ? { step: 12, height: 40, radius: 11, label: 0.01 } : { step: 22.4, ...near, ...nearby(view) };
  return html`<button
    type="button"
    class="pw-tapebox"
       @click=${() => {
      ctx.ui.whole = !whole;
      ctx.refresh();
    }}
  >
    ${tape(view, ctx, { dark: false, landing, ...how })}<span class="sr">${ctx.t(whole ? 'patchwork-tape-near' : 'patchwork-tape-whole')}</span>
  </button>`;
}

/** What is seen over a quilt: what its seat holds; over the own one where the chosen patch would lie first. @param {number} seat @param {View} view @param {any} ctx */
function over(seat, view, ctx) {
  if (!ctx.ask) return view.asked === seat ? (ctx.ghost ?? null) : null;
  const patch = seat === ctx.mine && chosen(ctx) ? ctx.ui.pick : null;
  return typeof patch === 'number' ? start(patch, view.players[seat]?.quilt ?? []) : null;
}

/** Both quilts, the own one large, and how both stand. @param {View} view @param {any} ctx @param {number} [mine] */
export function quilts(view, ctx, mine = ctx.mine ?? 0) {
  const other = 1 - mine;
  const [me, them] = [view.players[mine], view.players[other]];
  if (!me || !them) return nothing;
  /** @param {number} seat */
  const laid = (seat) => quilt(seat, view, ctx, { size: 'small', walk: true, ghost: over(seat, view, ctx) });
  return html`<div class="pw-two">
    <div class="pw-own" data-look="player-${mine}">${laid(mine)}</div>
    <div class="pw-stand">
      ${wordsOf(me, ctx)}
      <div class="pw-rival" data-look="player-${other}">${who(other, ctx)}<div>${laid(other)}${figuresOf(them, ctx)}</div></div>
    </div>
  </div>`;
}

/** @param {View} view @param {any} ctx */
function choosePage(view, ctx) {
  const me = view.players[ctx.mine];
  const long = view.players.some((_, seat) => ctx.name(seat).length > 11);
  return html`<main class="pw-phone ${long ? 'pw-tall' : ''}">
      <h1 class="display">${ctx.t('patchwork-your-turn', { seat: ctx.mine })}</h1>
      <p class="lead pw-wide">${apart(view, ctx)}</p>
      ${ctx.table ? nothing : html`${narrowTape(view, ctx)} ${me ? ahead(me, ctx) : nothing} ${quilts(view, ctx)}`} ${then(view, ctx)}
    </main>
    ${sheet(html`${market(view, ctx, { onTake: () => undefined })} ${say(view, ctx)} ${chooseDeeds(view, ctx)} ${countdown(ctx)}`)}`;
}

/** @param {View} view @param {any} ctx */
function layPage(view, ctx) {
  const { kind, may_undo: undo } = ctx.ask;
  const ghost = /** @type {import('./ghost.js').Ghost} */ (heldNow(view, ctx));
  const special = ghost.patch === SPECIAL;
  const title = ctx.t(fitting(view, ctx) ? (special ? 'patchwork-lay-special' : 'patchwork-lay') : kind === 'special' ? 'patchwork-lies-covered' : 'patchwork-lies-on');
  const back = () => (kind === 'turn' ? putBack(ctx) : undo ? takeBack(ctx) : undefined);
  const other = view.players[1 - ctx.mine];
  return html`<main class="pw-phone pw-lay">
      <h1 class="display">${title}</h1>
      <div class="pw-big" ${ref(takeKeys)}>${workplace(view, ctx, { back })}</div>
      ${other ? html`<p class="pw-beside">${who(1 - ctx.mine, ctx)}${figuresOf(other, ctx)}</p>` : nothing} ${nudges(ghost, ctx)}
    </main>
    ${sheet(html`${say(view, ctx)} ${special ? nothing : turnRow(ghost, ctx)} ${layDeeds(view, ctx)} ${countdown(ctx)}`)}`;
}

/** @param {View} view @param {any} ctx */
export const turnPage = (view, ctx) => (heldNow(view, ctx) ? keyed(`lay ${ctx.ask.ask}`, layPage(view, ctx)) : keyed(`choose ${ctx.ask.ask}`, choosePage(view, ctx)));
