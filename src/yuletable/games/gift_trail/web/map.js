// The window on the trail: the squares that one roll can reach, what the dice must show for each.
import { f1 } from '/web/art/cut.js';
import { use } from '/web/art/symbols.js';
import { html, unsafeHTML } from '/web/lit.js';
import { useAt } from './symbols.js';
import { squareKind } from './trail.js';

/** @typedef {import('./stage.js').View} View */

const WIDTH = 340;
const COLS = 5;
const ROW = 92;

/** @param {View} view @param {number} from own square @param {number} min @param {number} max of a roll @param {string} face avatar id */
export function mapAhead(view, from, min, max, face) {
  const upto = Math.min(view.length, from + max);
  const nums = Array.from({ length: upto - from + 1 }, (_, i) => from + i);
  const rows = Math.ceil(nums.length / COLS);
  const height = rows * ROW + 8;
  const cw = WIDTH / COLS;
  /** @param {number} i @returns {[number, number]} */
  const at = (i) => {
    const r = Math.floor(i / COLS);
    const c = i % COLS;
    return [
      cw * ((r % 2 ? COLS - 1 - c : c) + 0.5),
      height - 16 - ROW * r - ROW / 2 + 7 * Math.sin(c * 1.2 + r),
    ];
  };
  const d = groove(nums.map((_, i) => at(i)));
  const last = nums.length - 1;
  const free = rows > 1 && last % COLS < 3;
  let s = free ? firs(Math.floor(last / COLS) % 2 ? 6 : WIDTH - 104) : '';
  nums.forEach((n, i) => {
    const [x, y] = at(i);
    const kind = squareKind(view, n);
    const z = kind === 'plain' ? 40 : kind === 'finish' ? 58 : 45;
    if (kind !== 'start') s += useAt(kind, x, y, z);
    if ((kind === 'plain' || kind === 'finish') && i)
      s += `<text x="${f1(x)}" y="${f1(y + 5.5)}" class="gt-pn">${n}</text>`;
    if (i === 0) {
      s += useAt('token-base', x, y - 4, 52) + use(`av-${face}`, f1(x - 23), f1(y - 27), 46, 46);
      return;
    }
    const turning = i % COLS === 0;
    const shown =
      i < min ? '–' : i === last && n === view.length && from + max > view.length ? `${i}+` : String(i);
    s += `<text x="${f1(x + (turning ? (x > WIDTH / 2 ? -19 : 19) : 0))}" y="${f1(y + (kind === 'finish' ? 43 : 38))}" class="gt-pr ${i < min ? 'gt-dim' : ''}">${shown}</text>`;
  });
  const art =
    `<svg viewBox="0 0 ${WIDTH} ${height}" width="100%" aria-hidden="true"><path d="${d}" fill="none" stroke="#bfe0d3" stroke-opacity=".45" stroke-width="31" stroke-linecap="round" transform="translate(0 1.5)"/>` +
    `<path d="${d}" fill="none" stroke="#0a1b17" stroke-width="30" stroke-linecap="round"/>${s}</svg>`;
  return html`${unsafeHTML(art)}`;
}

/** @param {number} x */
const firs = (x) => useAt('fir', x + 25, 35, 50, 54) + useAt('fir', x + 68, 30, 60, 65);

/** A soft groove through the places; half turns at the ends of rows. @param {[number, number][]} Q */
function groove(Q) {
  /** @param {number} i */
  const at = (i) => Q[Math.max(0, Math.min(Q.length - 1, i))];
  let d = `M${f1(Q[0][0])} ${f1(Q[0][1])}`;
  for (let i = 0; i < Q.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (Math.abs(b[0] - c[0]) < 2) {
      const dir = b[0] > WIDTH / 2 ? 26 : -26;
      d += `C${f1(b[0] + dir)} ${f1(b[1] - 6)} ${f1(c[0] + dir)} ${f1(c[1] + 6)} ${f1(c[0])} ${f1(c[1])}`;
    } else {
      const dx = (c[0] - b[0]) * 0.4;
      const into = Math.abs(a[0] - b[0]) < 2 ? 0 : (c[1] - a[1]) / 6;
      const out = Math.abs(e[0] - c[0]) < 2 ? 0 : (e[1] - b[1]) / 6;
      d += `C${f1(b[0] + dx)} ${f1(b[1] + into)} ${f1(c[0] - dx)} ${f1(c[1] - out)} ${f1(c[0])} ${f1(c[1])}`;
    }
  }
  return d;
}
