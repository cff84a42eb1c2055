// A quilt with its plate below, for each seat: on the TV one left and one right.
import { avatar } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { projected, signed } from './effect.js';
import { sign, whoOf } from './notions.js';

/** @typedef {import('./types.d.ts').PatchworkView} View */

/** @param {unknown} mark @param {string} value @param {string} word */
const stat = (mark, value, word) => html`<div><b class="nums">${mark}${value}</b><span>${word}</span></div>`;

/** @param {number} seat @param {View} view @param {any} ctx */
function plateOf(seat, view, ctx) {
  const p = view.players[seat];
  if (!p) return nothing;
  const now = !ctx.over && (ctx.event?.data.seat ?? view.asked ?? view.current) === seat;
  const name = ctx.name(seat);
  return html`<section class="pw-plate ${now ? 'pw-now' : ''} ${ctx.over ? 'pw-bare' : ''}" data-look="player-${seat}" data-spot="player-${seat}" aria-label=${name}>
    <header>${avatar(ctx.avatarOf(seat))}<b class=${name.length > 11 ? 'pw-long' : ''}>${name}</b>${sign.token(seat)}</header>
    ${
      // What it comes to is told by the account, line by line.
      ctx.over
        ? nothing
        : html`<div class="pw-stats">
            ${stat(sign.button(), `${p.buttons}`, ctx.t('patchwork-word-buttons', { n: p.buttons }))} ${stat(nothing, `+${p.income}`, ctx.t('patchwork-word-income'))}
            ${stat(sign.hole(), `${p.empty}`, ctx.t('patchwork-word-empty'))} ${stat(nothing, signed(projected(p)), ctx.t('patchwork-word-projected'))}
          </div>`
    }
  </section>`;
}

/** @param {View} view @param {any} ctx @param {(seat: number) => unknown} quilt */
export const sides = (view, ctx, quilt) => view.players.map((_, seat) => html`<div class="pw-seat pw-seat-${whoOf(seat)}">${quilt(seat)}${plateOf(seat, view, ctx)}</div>`);
