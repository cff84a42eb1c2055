// "Rules and squares": the pictures that stand above and between the clauses of the rules page.
import { html, nothing, unsafeHTML } from '/web/lit.js';
import { has, t } from '/web/texts.js';
import { CLAUSES } from './clauses.js';
import { EFFECTS, effectSvg, kindOf } from './effects.js';
import { piece } from './symbols.js';

export const styles = ['gift_trail.css'];

/** The three boards: squares, stars, skulls, shields. @type {[string, number, number, number, number][]} */
const BOARDS = [
  ['short', 40, 9, 6, 3],
  ['medium', 70, 16, 11, 5],
  ['long', 100, 23, 15, 8],
];

const KINDS = ['plain', 'lucky', 'unlucky', 'shield', 'finish'];

/** Sections above the clauses. @returns {{ id: string, title: string, content: unknown }[]} */
export function extra() {
  return [
    {
      id: 'squares',
      title: t('gift_trail-rules-squares'),
      content: html`${boardTable()}
        <ul class="gt-kinds">
          ${KINDS.map(kind)}
        </ul>`,
    },
    {
      id: 'cards',
      title: t('gift_trail-rules-cards'),
      content: html`<ul class="gt-cards">
        ${EFFECTS.map((e) => card(e, CLAUSES[e]))}
      </ul>`,
    },
    {
      id: 'chains',
      title: t('gift_trail-rules-chains'),
      content: html`<p>${t('gift_trail-rules-chains-text')}</p>`,
    },
    {
      id: 'host',
      title: t('gift_trail-rules-host'),
      content: html`<p>${t('gift_trail-rules-host-text')}</p>`,
    },
  ];
}

/** The picture under a clause that speaks of one card. @param {string} clause @returns {unknown} */
export function pictures(clause) {
  const effects = EFFECTS.filter((e) => CLAUSES[e] === clause);
  return effects.length
    ? html`<ul class="gt-cards">
        ${effects.map((e) => card(e))}
      </ul>`
    : null;
}

function boardTable() {
  return html`<table class="gt-board-table">
    <thead>
      <tr>
        <th>${t('gift_trail-rules-board')}</th>
        ${['lucky', 'unlucky', 'shield'].map((k) => html`<th>${piece(k, '', t(`gift_trail-square-${k}`))}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${BOARDS.map(
        ([id, , ...counts]) =>
          html`<tr>
            <th scope="row">${t(`gift_trail-option-board-${id}`)}</th>
            ${counts.map((n) => html`<td class="nums">${n}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {string} k */
const kind = (k) =>
  html`<li>
    ${piece(k)}<span
      ><b>${t(`gift_trail-square-${k}`)}</b><small>${t(`gift_trail-square-${k}-text`)}</small></span
    >
  </li>`;

/** @param {string} effect @param {string} [clause] */
function card(effect, clause) {
  const key = `gift_trail-effect-${effect}`;
  return html`<li class="gt-rule gt-on-${kindOf(effect)}">
    <div class="gt-a">${unsafeHTML(effectSvg(effect))}</div>
    <div class="gt-t">
      <h3>${t(key)}</h3>
      ${effect === 'sneaky_steal' ? html`<em>${t('gift_trail-twice')}</em>` : nothing}
      <p>
        ${t(`${key}-text`)}${has(`${key}-text-with`) ? html` <span>${t('gift_trail-rules-with')} ${t(`${key}-text-with`)}</span>` : nothing}
      </p>
      <p class="gt-when"><b>${t('gift_trail-rules-when')}</b> ${t(`${key}-when`)}</p>
      ${clause ? html`<a href="#c${clause}">${t('gift_trail-phone-rule', { clause })}</a>` : nothing}
    </div>
  </li>`;
}
