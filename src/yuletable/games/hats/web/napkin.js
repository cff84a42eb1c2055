// The account: a napkin for everyone with four lines, opened line by line, then who wins and by what.
import { C, cut, f1, poly } from '/web/art/cut.js';
import { use } from '/web/art/symbols.js';
import { html, nothing, unsafeHTML } from '/web/lit.js';
import { blackGlyph, card, cookie, hat, numberOf } from './cards.js';
import { nameOf } from './stage.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./types.d.ts').NapkinView} Napkin */

/** The lines in the order they are opened. */
export const LINES = /** @type {const} */ (['hats', 'black', 'favourite', 'cookie']);

/** How many lines are open, of an account that is there. @param {any} update */
export const opened = (update) => Math.min(update.room.reveal, LINES.length);

/** A number with a real minus. @param {number} n */
export const signed = (n) => (n < 0 ? `−${-n}` : `${n}`);

/** The points of a line. @param {Napkin} napkin @param {(typeof LINES)[number]} line */
const pointsOf = (napkin, line) => napkin[line];

/** What of a napkin is told so far. @param {Napkin} napkin @param {number} open */
export const soFar = (napkin, open) => LINES.slice(0, open).reduce((sum, line) => sum + pointsOf(napkin, line), 0);

/** How the favourite's line comes about, in figures. @param {Napkin} napkin @param {any} ctx */
export function favouriteSum(napkin, ctx) {
  const args = { number: numberOf(napkin.favourite_card), points: signed(napkin.favourite) };
  return napkin.favourite_numbers.length
    ? ctx.t('hats-line-favourite-sum', { ...args, numbers: napkin.favourite_numbers.join(' + ') })
    : ctx.t('hats-line-favourite-none', args);
}

/** What makes up a line, in pictures and figures. @param {Napkin} napkin @param {(typeof LINES)[number]} line @param {any} ctx */
function parts(napkin, line, ctx) {
  const { t } = ctx;
  if (line === 'hats') {
    const lines = napkin.lines.filter((one) => one.count > 0);
    return lines.map(
      (one) =>
        html`<span class="ht-part ${one.value ? '' : 'ht-zero'}"
          >${hat(one.type, t('hats-type', { type: one.type }))}<span class="nums">${one.count} × ${one.value}</span></span
        >`,
    );
  }
  if (line === 'black') return napkin.black ? html`<span class="ht-part">${blackGlyph()}<span class="nums">${napkin.black} × 1</span></span>` : nothing;
  if (line === 'favourite') {
    return html`<span class="ht-part ht-fav"
      ><span class="ht-box">${card(napkin.favourite_card, { small: true, title: nameOf(napkin.favourite_card, ctx) })}</span
      ><span class="nums">${favouriteSum(napkin, ctx)}</span></span
    >`;
  }
  return napkin.cookie ? html`<span class="ht-part">${cookie(t('hats-cookie'))}</span>` : nothing;
}

/** One line of a napkin. @param {Napkin} napkin @param {(typeof LINES)[number]} line @param {boolean} open @param {any} ctx @param {unknown} [more] beside its name */
export const lineOf = (napkin, line, open, ctx, more = nothing) => html`<div class="ht-line ${open ? 'ht-open' : 'ht-shut'}">
  <dt>${ctx.t(`hats-line-${line}`)}${more}</dt>
  <dd>
    <span class="ht-parts">${open ? parts(napkin, line, ctx) : nothing}</span
    ><b class="nums">${open ? signed(pointsOf(napkin, line)) : html`<i aria-hidden="true">· · ·</i>`}</b>
  </dd>
</div>`;

/** Cut-outs along the upper edge of a napkin. */
const LACE = (() => {
  let d = '';
  for (let x = 12; x < 300; x += 24) d += `M${x} 5c3.4 4 3.400 10 0 14c-3.400-4-3.400-10 0-14z`;
  const dots = Array.from({ length: 11 }, (_, i) => `<circle cx="${f1(24 + i * 24)}" cy="9" r="2"/>`).join('');
  return `<svg class="ht-lace" viewBox="0 0 288 22" preserveAspectRatio="none" aria-hidden="true"><path d="${d}" fill="${C.berry}"/><g fill="${C.candleD}">${dots}</g></svg>`;
})();

export const lace = () => unsafeHTML(LACE);

/** The face on a napkin, in a wreath of paper. @param {string} avatar @param {boolean} first */
export const wreath = (avatar, first) =>
  unsafeHTML(
    `<svg class="ht-wreath" viewBox="-60 -60 120 120" aria-hidden="true">${cut(poly(20, 58, 52, 1, 4), 'rgba(0,0,0,.3)')}${cut(poly(20, 58, 52), first ? C.candle : C.spruce2)}${use(`av-${avatar}`, -46, -46, 92, 92)}</svg>`,
  );

/** The place to show: of two teams one is second. @param {View} view @param {Napkin} napkin */
export const standing = (view, napkin) => (view.team_points.length ? Math.min(2, napkin.place) : napkin.place);

/** Who wins, in a sentence. @param {View} view @param {any} ctx @returns {string} */
export function winner(view, ctx) {
  const first = view.final.filter((napkin) => napkin.place === 1).map((napkin) => napkin.seat);
  if (first.length === 1) return ctx.t('hats-tv-winner', { seat: first[0] });
  if (first.length === 2) return ctx.t('hats-tv-winners', { seat: first[0], other_seat: first[1] });
  return ctx.t('hats-tv-all-win');
}

/** What decided between equals, '' when nothing had to. @param {View} view @param {any} ctx @returns {string} */
export const tieText = (view, ctx) => (view.tie_break ? ctx.t(`hats-tie-${view.tie_break}`) : '');
