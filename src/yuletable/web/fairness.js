// The luck of a match, open to check: the fingerprint of its seed from the start, the seed at the end.
import { html, nothing } from './lit.js';
import { t } from './texts.js';

/** A long number in groups that the eye can follow; copied, it is one word. @param {string} text */
export const grouped = (text) =>
  html`<span class="hex nums">${(text.match(/.{1,8}/g) ?? []).map((part) => html`<span>${part}</span><wbr>`)}</span>`;

/** Its first 8 digits; the whole of it on a tap. @param {string} text */
const short = (text) => html`<details class="hexmore">
  <summary><span class="hex nums">${text.slice(0, 8)}…</span> ${t('yt-fair-whole')}</summary>
  ${grouped(text)}
</details>`;

/**
 * What proves that nobody touched the draws.
 * @param {import('./types.js').MatchView} match @param {boolean} [brief] the long numbers open on a tap
 */
export function proof(match, brief = false) {
  const number = brief ? short : grouped;
  return html`<div class="proof">
    <div><small>${t('yt-fair-commitment')}</small>${number(match.commitment)}</div>
    ${match.seed
      ? html`<div><small>${t('yt-fair-seed')}</small>${number(match.seed)}</div>`
      : html`<p class="note">${t('yt-fair-note')}</p>`}
    ${brief ? html`<p><a href="/fair">${t('yt-fair-check')}</a></p>` : nothing}
  </div>`;
}

/** The fingerprint as a slip of paper on the TV, one line between headline and table, while a match begins. @param {import('./types.js').MatchView} match */
export const slip = (match) => html`<aside class="slip" aria-label=${t('yt-fair')}>
  <b>${t('yt-fair')}</b><span class="sr">${t('yt-fair-commitment')}</span>${grouped(match.commitment)}
</aside>`;
