// What is in play this round: the Fads, the Trendy Yarn, the Perfect Fit.
import { html, nothing } from '/web/lit.js';
import { glyph, swatch } from './yarn.js';

/** @typedef {import('./stage.js').View} View @typedef {import('./types.d.ts').FadView} Fad */

/** Clash Is In as a picture: four yarns in one square. */
const clash = () => html`<span class="sw-clash" aria-hidden="true">${['purple', 'green', 'yellow', 'red'].map((color) => swatch(color))}</span>`;

/** A Fad in pictures. @param {Fad} fad @param {boolean} light */
export const fadPictures = (fad, light) =>
  html`<span class="sw-pair" aria-hidden="true">${fad.color && fad.icon ? html`${swatch(fad.color)}${glyph(fad.icon, { light })}` : clash()}</span>`;

/** The number of Perfect Fit in its two rings. @param {number} fit */
export const fitRing = (fit) => html`<span class="sw-fit nums" aria-hidden="true">${fit}</span>`;

/** A name in full, and in short where what is in play stands in one line. @param {string} whole @param {string} short */
const named = (whole, short) => html`<b><span class="sw-long">${whole}</span><span class="sw-brief" aria-hidden="true">${short}</span></b>`;

/** What a Fad pays for, in words. @param {Fad} fad @param {any} ctx @returns {string} */
export const fadText = (fad, ctx) => ctx.t(fad.clash ? 'sweaters-round-clash' : 'sweaters-round-fad', { fad: fad.fad });

/**
 * @param {View} view @param {any} ctx @param {{light?: boolean}} [how] light: on dark paper
 */
export function roundPanel(view, ctx, { light = false } = {}) {
  const { t } = ctx;
  const many = view.mode === 'express';
  return html`<section class="sw-round ${many ? 'sw-many' : ''}" data-look="round" aria-label=${t('sweaters-round')}>
    <h2>${t('sweaters-round')}</h2>
    ${
      many
        ? html`<div class="sw-in sw-fads">
            <p><b>${t('sweaters-round-display')}</b></p>
            <ul>
              ${view.fads.map((fad) => html`<li data-look="fad-${fad.fad}"><span class="sr">${fadText(fad, ctx)}</span>${fadPictures(fad, light)}</li>`)}
              ${view.fads.length ? nothing : html`<li><span>${t('sweaters-round-gone')}</span></li>`}
            </ul>
          </div>`
        : view.fads.map(
            (fad) => html`<div class="sw-in" data-look="fad-${fad.fad}">
              ${fadPictures(fad, light)}
              <p><b>${t('sweaters-round-fad-title')}</b><span>${fadText(fad, ctx)}</span></p>
            </div>`,
          )
    }
    ${
      view.yarn
        ? html`<div class="sw-in">
            <span class="sw-pair" aria-hidden="true">${swatch(view.yarn)}</span>
            <p>
              ${named(t('sweaters-round-yarn'), t('sweaters-badge-yarn'))}
              <span>${t('sweaters-round-yarn-note', { color: view.yarn })}</span>${view.yarn_left === null ? nothing : html`<em><span aria-hidden="true"> · </span>${t('sweaters-round-yarn-left', { n: view.yarn_left })}</em>`}
            </p>
          </div>`
        : nothing
    }
    ${
      view.fit
        ? html`<div class="sw-in">
            <span class="sw-pair">${fitRing(view.fit)}</span>
            <p>${named(t('sweaters-round-fit'), t('sweaters-badge-fit'))}<span>${t('sweaters-round-fit-note', { number: view.fit })}</span></p>
          </div>`
        : nothing
    }
  </section>`;
}
