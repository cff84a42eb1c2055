// The score sheet of a round: every sweater with its lines, and what each line is for.
import { avatar, icon } from '/web/components.js';
import { html, nothing } from '/web/lit.js';
import { signed } from './areas.js';
import { sweater } from './knit.js';
import { rule } from './links.js';
import { nameOf, piecesText } from './stage.js';
import { facts } from './yarn.js';

/**
 * @typedef {import('./types.d.ts').SheetView} Sheet @typedef {import('./types.d.ts').SheetSeatView} SeatSheet
 * @typedef {import('./types.d.ts').LineView} Line @typedef {import('./types.d.ts').SheetSweaterView} Scored
 */

/** The clause of each line. @type {Record<string, string>} */
export const CLAUSES = {
  complete: '7.2', run: '7.3', fad_color: '7.4', fad_icon: '7.4', clash: '7.5', banked: '11.7', color: '7.6', icon: '7.7', santa: '7.8', brothers: '9.6',
}; // prettier-ignore

/** What a line is for, with the cards concerned. @param {Line} line @param {Scored | null} one @param {any} ctx @returns {string} */
function reason(line, one, ctx) {
  const { t } = ctx;
  const values = line.cards
    .map((card) => one?.pieces.find((piece) => piece.card === card)?.value ?? 0)
    .filter(Boolean)
    .sort((a, b) => a - b)
    .join(', ');
  const cards = line.cards.map((card) => nameOf(card, ctx)).join(', ');
  const color = facts(line.cards[0] ?? '').color || 'red';
  const first = one?.pieces.find((piece) => piece.card === line.cards[0]);
  switch (line.kind) {
    case 'run':
      return t('sweaters-sheet-run', { values });
    case 'fad_color':
    case 'color':
      return t('sweaters-sheet-color', { color });
    case 'fad_icon':
    case 'icon':
      return t('sweaters-sheet-icon', { icon: first?.icon ?? 'tree' });
    case 'santa':
      return t('sweaters-santa', { santa: line.santa ?? 1 });
    case 'brothers':
      return t('sweaters-ability-little_brothers-note');
    default:
      return t(`sweaters-sheet-${line.kind}`, { cards });
  }
}

/** @param {Line} line @param {Scored | null} one @param {any} ctx @param {boolean} linked */
const row = (line, one, ctx, linked) => html`<li>
  <span><b>${ctx.t(`sweaters-line-${line.kind}`)}</b><small>${reason(line, one, ctx)}</small></span>
  ${linked ? rule(CLAUSES[line.kind] ?? '7.1', ctx) : nothing}<b class="nums">${signed(line.points)}</b>
</li>`;

/** A sweater with its lines, folded until tapped. @param {Scored} one @param {any} ctx @param {boolean} open */
function scored(one, ctx, open) {
  const { t } = ctx;
  return html`<details class="sw-scored ${one.complete ? '' : 'sw-unbuilt'}" ?open=${open}>
    <summary>
      <span class="sw-worn">${sweater(one.pieces, { title: piecesText(one.pieces, ctx) })}</span>
      <span>${one.complete ? t('sweaters-phone-sweater', { n: one.number }) : t('sweaters-unbuilt')}</span>
      <b class="nums">${one.points ? signed(one.points) : '0'}</b>${icon('down', 20, 2.6)}
    </summary>
    ${one.lines.length ? html`<ul class="sw-lines">${one.lines.map((line) => row(line, one, ctx, true))}</ul>` : html`<p class="note">${t('sweaters-unbuilt-note')} ${rule('7.1', ctx)}</p>`}
  </details>`;
}

/** The sweaters of a sheet, what is complete first. @param {SeatSheet} seat */
const ordered = (seat) => [...seat.sweaters].sort((a, b) => Number(b.complete) - Number(a.complete) || a.number - b.number);

/** Secret Santas that were shown. @param {SeatSheet} seat @param {any} ctx */
const shown = (seat, ctx) =>
  seat.santas.map(
    (one) => html`<li class=${one.sweater === null ? 'sw-missed' : ''}>
      ${icon(one.sweater === null ? 'close' : 'check', 18, 3)}<span>${ctx.t('sweaters-santa', { santa: one.santa })}<small>${one.sweater === null ? ctx.t('sweaters-santa-missed') : ctx.t('sweaters-santa-met', { n: one.sweater })}</small></span>
    </li>`,
  );

/** One seat's round. @param {SeatSheet} seat @param {any} ctx @param {boolean} open are its sweaters unfolded */
export const seatSheet = (seat, ctx, open) => html`<article class="sw-paper" data-look="sheet-${seat.seat}" aria-label=${ctx.name(seat.seat)}>
  <header>${avatar(ctx.avatarOf(seat.seat))}<h2>${ctx.name(seat.seat)}</h2><b class="nums">${signed(seat.points)}</b></header>
  <div class="sw-scores">${ordered(seat).map((one) => scored(one, ctx, open && one.complete))}</div>
  ${seat.extra.length ? html`<ul class="sw-lines">${seat.extra.map((line) => row(line, null, ctx, true))}</ul>` : nothing}
  ${seat.santas.length ? html`<ul class="sw-shown" aria-label=${ctx.t('sweaters-phone-santas-shown')}>${shown(seat, ctx)}</ul>` : nothing}
</article>`;

/** A round's sheet: the own seat first. @param {Sheet} sheet @param {any} ctx */
export function sheetOf(sheet, ctx) {
  const seats = [...sheet.seats].sort((a, b) => Number(b.seat === ctx.mine) - Number(a.seat === ctx.mine) || b.points - a.points);
  return html`<div class="sw-sheet">${seats.map((seat) => seatSheet(seat, ctx, seat.seat === ctx.mine))}</div>`;
}

/** Does a sweater bring anything, or could it? @param {Scored} one */
const counts = (one) => one.complete || one.points > 0;

/** A seat's round on the TV: sweaters in a row, their lines in short. @param {SeatSheet} seat @param {number} total @param {any} ctx */
export const seatTv = (seat, total, ctx) => html`<article class="sw-paper sw-far ${ordered(seat).filter(counts).length > 3 ? 'sw-dense' : ''}" data-look="sheet-${seat.seat}">
  <header>${avatar(ctx.avatarOf(seat.seat))}<h2>${ctx.name(seat.seat)}</h2><b class="nums">${signed(seat.points)}</b></header>
  <ul class="sw-tvscores">
    ${ordered(seat)
      .filter(counts)
      .map(
        (one) => html`<li>
          <span class="sw-worn">${sweater(one.pieces, { title: piecesText(one.pieces, ctx) })}</span>
          <ul>${one.lines.map((line) => html`<li><span>${line.kind === 'santa' ? ctx.t('sweaters-santa', { santa: line.santa ?? 1 }) : ctx.t(`sweaters-line-${line.kind}`)}</span><b class="nums">${signed(line.points)}</b></li>`)}</ul>
        </li>`,
      )}
    ${seat.extra.map((line) => html`<li class="sw-extra"><span>${ctx.t(`sweaters-line-${line.kind}`)}</span><b class="nums">${signed(line.points)}</b></li>`)}
  </ul>
  ${seat.santas.length ? html`<ul class="sw-shown" aria-label=${ctx.t('sweaters-phone-santas-shown')}>${shown(seat, ctx)}</ul>` : nothing}
  <footer><span>${ctx.t('sweaters-total-of', { unbuilt: seat.unbuilt })}</span><b class="nums">${total}</b></footer>
</article>`;
