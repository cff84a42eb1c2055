// "Who holds which gift": the list to check real parcels against.
import { avatar } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { piece } from './symbols.js';

/** @param {any} update @param {any} ctx */
export function hostParcels(update, ctx) {
  /** @type {import('./stage.js').View | null} */
  const view = update.view;
  if (!view) return nothing;
  const { t } = ctx;
  const numbers = [...view.tree, ...view.players.filter((p) => p.status !== 'removed').map((p) => p.gift)]
    .filter(Boolean)
    .sort((a, b) => a - b);
  const bots = view.players.filter((_, seat) => ctx.isBot(seat)).length;
  return html`<details class="gt-parcels">
    <summary>${t('gift_trail-parcels')}</summary>
    <p>${t('gift_trail-parcels-note')}${bots ? ` ${t('gift_trail-parcels-spare', { n: bots })}` : nothing}</p>
    <ul>
      ${numbers.map((n) => {
        const seat = view.players.findIndex((p) => p.gift === n && p.status !== 'removed');
        return html`<li>
          ${piece(`gift-${n}`)}<b class="nums">${t('gift_trail-parcel', { gift: n })}</b
          >${seat < 0 ? html`${piece('tree')}<span>${t('gift_trail-parcels-tree')}</span>` : html`${avatar(ctx.avatarOf(seat))}<span>${ctx.name(seat)}</span>`}
        </li>`;
      })}
    </ul>
  </details>`;
}
