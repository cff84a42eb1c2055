// The evening so far: who leads, and every finished game; the host says which games count.
import { avatar, button, icon, picture, toggle } from '../components.js';
import { html, nothing } from '../lit.js';
import { has, t } from '../texts.js';
import { hostDoor, sideBar } from './bar.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../types.js').ResultView} Result */
/** @typedef {import('../phone.js').Shell} Shell */
/** @typedef {import('./room.js').Context} Context */

/** Cards of the results are still closed: the standings would tell too early. @param {Update} update @param {Shell} shell */
const tooEarly = (update, { screen }) =>
  update.room.phase === 'results' && update.room.reveal < (screen.game?.cards?.(update) ?? 0);

/** Standings and games. @param {Update} update @param {Context} ctx @param {Shell} shell */
export function evening(update, ctx, shell) {
  const { room, you } = update;
  if (tooEarly(update, shell)) return html`<p class="note">${t('yt-evening-later')}</p>`;
  return html`<div class="evening">
    <h2 class="gh">${t('yt-standings')}</h2>
    ${room.standings.length
      ? html`<ol class="standings">
          ${room.standings.map((one) => {
            const member = room.members.find((m) => m.id === one.member);
            return html`<li class=${one.member !== null && one.member === you.member ? 'mine' : ''}>
              <span class="no nums">${one.place}</span>${member ? avatar(member.avatar) : picture('mark', { cls: 'av' })}
              <span class="grow"><b>${one.name}</b><small>${t('yt-games-won', { games: one.games, wins: one.wins })}</small></span>
              <b class="points nums">${t('yt-points', { n: one.points })}</b>
            </li>`;
          })}
        </ol>`
      : html`<p class="note">${t('yt-standings-none')}</p>`}
    <p class="note">${t('yt-points-note')}</p>
    <h2 class="gh">${t('yt-finished-games')}</h2>
    <ul class="finished">
      ${[...room.results].reverse().map((result) => gameRow(result, update, ctx))}
    </ul>
  </div>`;
}

/** @param {Result} result */
const titleOf = ({ n, game }) => t('yt-game-n', { n, game: has(`${game}-name`) ? t(`${game}-name`) : game });

/** @param {Result} result @param {Update} update @param {Context} ctx */
function gameRow(result, { room, you }, ctx) {
  const title = titleOf(result);
  const seats = result.places.map((_, seat) => seat).sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0) || a - b);
  return html`<li>
    <h3 class="gm">${title}</h3>
    ${seats.length
      ? html`<ol class="placed">
          ${seats.map(
            (seat) => html`<li>
              <span class="no nums">${result.places[seat]}</span><span class="grow">${result.names[seat]}${
                result.bots?.includes(result.members[seat] ?? -1) ? html` <small>${t('yt-computer')}</small>` : nothing
              }</span>
              ${result.points?.length ? html`<span class="nums">${t('yt-points', { n: result.points[seat] })}</span>` : nothing}
            </li>`,
          )}
        </ol>`
      : html`<p class="note">${t('yt-game-early')}</p>`}
    ${result.points?.length && you.host
      ? countSwitch(result, ctx, t('yt-counts'))
      : result.counts === false
        ? html`<p class="note">${t('yt-counts-not')}</p>`
        : nothing}
    ${room.phase === 'results' && room.match?.n === result.n ? nothing : recordLink(room.code, result.n)}
  </li>`;
}

/** Whether a game counts: the host's to say. @param {Result} result @param {Context} ctx @param {string} label */
const countSwitch = ({ n, counts }, ctx, label) =>
  toggle({
    label,
    note: counts === false ? t('yt-counts-not') : '',
    on: counts !== false,
    disabled: ctx.off,
    onChange: (on) => void ctx.host({ do: 'count_game', n, counts: on }),
  });

/** For the host's table: the switch of every game that could count. @param {Update} update @param {Context} ctx @param {Shell} shell */
export function countSwitches(update, ctx, shell) {
  const { results } = update.room;
  if (!results.length || tooEarly(update, shell)) return nothing;
  return html`<div class="switches">
    <h3>${t('yt-evening-counts')}</h3>
    ${results.filter((r) => r.points?.length).map((r) => countSwitch(r, ctx, titleOf(r)))}
    ${button({ label: t('yt-evening'), icon: 'trophy', onClick: () => shell.open('evening') })}
  </div>`;
}

/** A finished match as a file. @param {string} code @param {number} n */
export const recordLink = (code, n) => html`<a class="btn link" href="/api/rooms/${code}/record/${n}" download="yuletable-${code}-${n}.jsonl">
  ${icon('save', 20)}<span>${t('yt-save-record')}</span>
</a>`;

/** The page of its own. @param {Update} update @param {Context} ctx @param {Shell} shell */
export const eveningPage = (update, ctx, shell) =>
  html`${sideBar(t('yt-evening'), () => shell.open(null), hostDoor(update, shell.open))}
    <main style="padding-top:12px">
      ${update.room.results.length ? evening(update, ctx, shell) : html`<p class="lead">${t('yt-evening-none')}</p>`}
    </main>`;

/** For the pages between games. @param {Update} update @param {Context} ctx @param {Shell} shell */
export const eveningSection = (update, ctx, shell) =>
  update.room.results.length && !tooEarly(update, shell)
    ? html`<section class="eveningbox ${update.room.phase === 'results' ? 'below' : ''}" aria-label=${t('yt-evening')}>
        <h2>${t('yt-evening')}</h2>
        ${evening(update, ctx, shell)}
      </section>`
    : nothing;
