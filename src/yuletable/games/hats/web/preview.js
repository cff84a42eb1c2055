// What a swap or a black hat would do: the card that comes, what rises and falls for whom, the cookie.
import { html, nothing } from '/web/lit.js';
import { blackGlyph, cookie, hat, typeOf } from './cards.js';
import { rule } from './links.js';
import { signed } from './napkin.js';
import { cardArgs, COOKIE, valueOf } from './stage.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./types.d.ts').PreviewView} Preview */

/** +2, −3, ±0. @param {number} n */
export const change = (n) => (n > 0 ? `+${n}` : n < 0 ? signed(n) : '±0');

/** @param {unknown} sign @param {unknown} text @param {unknown} end */
const row = (sign, text, end) => html`<li><span class="ht-sign">${sign}</span><p>${text}</p><span class="ht-end">${end}</span></li>`;

/** Points that somebody gains or loses; the own ones stand out. @param {number} n @param {string} who */
const gain = (n, who = '') => html`<b class="nums ${n > 0 ? 'ht-up' : n < 0 ? 'ht-dn' : ''} ${who ? 'ht-other' : ''}">${who} ${change(n)}</b>`;

/** @param {{type: string, before: number, after: number}} one @param {string} collected the type that comes @param {View} view @param {any} ctx */
function value(one, collected, view, ctx) {
  const { t } = ctx;
  const hit = view.players
    .map((p, seat) => ({ seat, n: p.collection.filter((id) => typeOf(id) === one.type).length * (one.after - one.before) }))
    .filter(({ n }) => n !== 0);
  const text = t(one.after > one.before ? 'hats-phone-value-rises' : 'hats-phone-value-falls', one);
  const end = hit.length
    ? hit.map(({ seat, n }) => gain(n, seat === ctx.mine ? t('hats-you') : ctx.name(seat)))
    : html`<span>${t(one.type === collected ? 'hats-phone-counted' : 'hats-phone-nobody')}</span>`;
  return row(hat(one.type), text, end);
}

/** @param {Preview} preview @param {View} view @param {any} ctx */
function cookieRow(preview, view, ctx) {
  const { t } = ctx;
  const types = t('hats-tv-types', { n: preview.types });
  if (preview.cookie === 'kept') return row(cookie(), t('hats-phone-cookie-kept', { types }), t('hats-phone-same'));
  if (preview.cookie === 'elsewhere') return row(cookie(), t('hats-phone-cookie-elsewhere', { seat: preview.cookie_seat, types }), t('hats-phone-same'));
  const from = preview.cookie_seat;
  return row(
    cookie(),
    t('hats-phone-cookie-taken', { types }),
    html`${gain(COOKIE, t('hats-you'))}${from === null ? nothing : gain(-COOKIE, ctx.name(from))}`,
  );
}

/** @param {Preview} preview @param {View} view @param {any} ctx */
export function previewOf(preview, view, ctx) {
  const { t } = ctx;
  const before = view.players[ctx.mine]?.points ?? 0;
  const after = before + (preview.points[ctx.mine] ?? 0);
  const type = preview.card ? typeOf(preview.card) : '';
  const worth = preview.values.find((one) => one.type === type)?.after ?? valueOf(view, type);
  return html`<section class="ht-does" role="status" aria-label=${t('hats-phone-does')}>
    <h2><span>${t('hats-phone-does')}</span>${rule(preview.card ? '7.2' : '7.4', ctx)}<span class="nums">${t('hats-phone-from-to', { from: signed(before), to: signed(after) })}</span></h2>
    <ul>
      ${
        preview.card
          ? row(hat(type), t(preview.new_type ? 'hats-phone-collect-new' : 'hats-phone-collect', cardArgs(preview.card)), gain(worth))
          : row(blackGlyph(), t(preview.new_type ? 'hats-phone-black-new' : 'hats-phone-black-more'), gain(preview.black))
      }
      ${preview.values.map((one) => value(one, type, view, ctx))} ${cookieRow(preview, view, ctx)}
    </ul>
  </section>`;
}
