// What the host is about to do in the match, told to everyone while it can still be taken back.
import { button, held, icon, timerRing } from '../../components.js';
import { html, nothing } from '../../lit.js';

/** @param {import('../../types.js').Update} update @param {import('../room.js').Context} ctx */
export function planStrip({ room, you }, ctx) {
  const { plan } = room;
  if (!plan) return nothing;
  const args = plan.seat === null ? {} : { seat: plan.seat };
  return html`<div class="plan" role="alert">
    ${icon(plan.do === 'end' ? 'close' : 'leave', 22)}
    <span class="grow">${timerRing({ left: plan.left, total: 10_000, label: `yt-plan-${plan.do}`, args })}</span>
    ${you.host
      ? held(ctx.off, html`<span class="ab">
          ${button({ label: ctx.t('yt-take-back'), icon: 'again', onClick: () => void ctx.host({ do: 'take_back' }) })}
          ${button({ label: ctx.t('yt-do-now'), kind: 'red', onClick: () => void ctx.host({ do: 'do_now' }) })}
        </span>`)
      : nothing}
  </div>`;
}
