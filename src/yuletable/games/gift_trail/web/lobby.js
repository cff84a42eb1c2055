// The paper cards on the tablecloth of the lobby: the game, the three boards, the dice, an honest time.
import { C, f1 } from '/web/art/cut.js';
import { html, unsafeHTML } from '/web/lit.js';
import { piece } from './symbols.js';
import { trailOf } from './trail.js';

/** A board in small. @param {number} length @param {number} rows @param {boolean} on */
function mini(length, rows, on) {
  const T = trailOf({
    length,
    x0: 6,
    x1: 106,
    y0: 54,
    pitch: 44 / (rows - 1),
    rows,
    amp: 2.4,
    startX: 10,
    endX: 84,
  });
  const d = T.line(0, length);
  const [x, y] = T.pts[length];
  const gold = `<path d="${d}" fill="none" stroke="${C.candle}" stroke-width="4" stroke-linecap="round" stroke-dasharray=".1 6.6"/>`;
  return `<svg viewBox="0 0 112 60" width="100%" aria-hidden="true"><path d="${d}" fill="none" stroke="${on ? C.ink : '#8d7d66'}" stroke-width="${on ? 7 : 4.5}" stroke-linecap="round" stroke-linejoin="round"/>${on ? gold : ''}<path d="M${f1(x)} ${f1(y - 13)}l8 16h-16z" fill="${on ? '#1d5239' : '#8d7d66'}"/></svg>`;
}

/** @param {any} update @param {any} ctx */
export function lobbyCards(update, ctx) {
  const { t } = ctx;
  const { options, minutes, members } = update.room;
  const playing = members.filter((/** @type {any} */ m) => m.playing).length;
  /** @type {[string, number, number][]} */
  const boards = [
    ['short', 40, 3],
    ['medium', 70, 4],
    ['long', 100, 5],
  ];
  return html`<div class="gt-lobby">
    <div class="gt-pc gt-game">
      ${piece('gift-1')}
      <div>
        <small>${t('gift_trail-lobby-game')}</small><b>${t('gift_trail-name')}</b
        ><small>${t('gift_trail-lobby-seats')}</small>
      </div>
    </div>
    <div class="gt-pc gt-boards">
      ${boards.map(
        ([id, length, rows]) =>
          html`<div class="gt-bd ${options.board === id ? 'gt-on' : ''}">
            ${unsafeHTML(mini(length, rows, options.board === id))}<span
              >${t(`gift_trail-lobby-${id}`)}<br />${length}</span
            >
          </div>`,
      )}
    </div>
    <div class="gt-pc gt-two-dice">
      <span>${(options.dice === 2 ? [3, 5] : [5]).map((n) => piece(`die-${n}`))}</span
      ><b>${t(`gift_trail-option-dice-${options.dice}`)}</b>
    </div>
    <div class="gt-pc">
      <small>${t('gift_trail-lobby-takes')}</small
      ><b>${minutes === null ? '–' : t('gift_trail-lobby-minutes', { n: minutes })}</b
      ><small
        >${options.finish_by ? t('gift_trail-lobby-until', { time: options.finish_by }) : t('gift_trail-lobby-honest', { n: Math.max(2, playing) })}</small
      >
    </div>
  </div>`;
}
