// Points over the rounds: one line a seat, each with its own dash and its face at the end.
import { avatar } from '/web/components.js';
import { html, unsafeHTML } from '/web/lit.js';

const INKS = ['#b8322f', '#2f7d54', '#7a4a86', '#2d4770'];
const DASHES = ['', '9 5', '2 6', '14 4 2 4'];
const [W, H, PAD] = [320, 150, 16];

/** Running sums of each seat, from 0. @param {number[]} rounds */
const sums = (rounds) => rounds.reduce((all, points) => [...all, (all[all.length - 1] ?? 0) + points], [0]);

/**
 * @param {{seat: number, rounds: number[]}[]} lines @param {any} ctx
 */
export function chart(lines, ctx) {
  const all = lines.map((line) => sums(line.rounds));
  const most = Math.max(10, ...all.flat());
  const steps = Math.max(1, ...lines.map((line) => line.rounds.length));
  /** @param {number} i */
  const x = (i) => PAD + (i * (W - 2 * PAD)) / steps;
  /** @param {number} points */
  const y = (points) => H - PAD - (points * (H - 2 * PAD)) / most;
  const grid = Array.from({ length: steps + 1 }, (_, i) => `<path d="M${x(i)} ${PAD}V${H - PAD}" stroke="#cbb98f" stroke-width="1"/>`).join('');
  const art = lines
    .map((line, n) => {
      const points = all[n] ?? [];
      const d = points.map((value, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
      const dots = points.map((value, i) => `<circle cx="${x(i).toFixed(1)}" cy="${y(value).toFixed(1)}" r="4.5" fill="${INKS[line.seat]}"/>`).join('');
      return `<path d="${d}" fill="none" stroke="${INKS[line.seat]}" stroke-width="3.5" stroke-dasharray="${DASHES[line.seat]}" stroke-linejoin="round"/>${dots}`;
    })
    .join('');
  const key = (/** @type {number} */ seat) => `<svg viewBox="0 0 40 10" aria-hidden="true"><path d="M1 5H39" stroke="${INKS[seat]}" stroke-width="4" stroke-dasharray="${DASHES[seat]}"/></svg>`;
  return html`<figure class="sw-chart">
    <figcaption>${ctx.t('sweaters-chart')}</figcaption>
    ${unsafeHTML(`<svg viewBox="0 0 ${W} ${H}" aria-hidden="true">${grid}<path d="M${PAD} ${H - PAD}H${W - PAD}" stroke="#8a7a5c" stroke-width="1.5"/>${art}</svg>`)}
    <table>
      <thead>
        <tr><th><span class="sr">${ctx.t('sweaters-chart-who')}</span></th>${Array.from({ length: steps }, (_, i) => html`<th>${ctx.t('sweaters-chart-round', { round: i + 1 })}</th>`)}<th>${ctx.t('sweaters-line-total')}</th></tr>
      </thead>
      <tbody>
        ${lines.map(
          (line, n) => html`<tr>
            <th scope="row"><span class="sw-legend">${unsafeHTML(key(line.seat))}${avatar(ctx.avatarOf(line.seat))}<span>${ctx.name(line.seat)}</span></span></th>
            ${line.rounds.map((points) => html`<td class="nums">${points}</td>`)}<td class="nums"><b>${all[n]?.[all[n].length - 1] ?? 0}</b></td>
          </tr>`,
        )}
      </tbody>
    </table>
  </figure>`;
}
