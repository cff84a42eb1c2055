// The host's table, first part: the match that runs, or what comes next.
import { button, segmented, timerRing } from '../../components.js';
import { html, nothing } from '../../lit.js';
import { has, t } from '../../texts.js';
import { answersForAbsent } from './answers.js';

/** @typedef {import('../../types.js').Update} Update */
/** @typedef {import('../../phone.js').Shell} Shell */
/** @typedef {import('../room.js').Context} Context */

/** How long everyone may think, with what it means in words. @param {Update} update @param {Context} ctx */
export const thinkingTime = ({ room }, ctx) =>
  segmented({
    label: t('yt-timers'),
    items: [0, 1, 2, 3].map((value) => ({ value, label: value ? `×${value}` : t('yt-timers-off') })),
    value: room.timers,
    note: t(`yt-timers-${room.timers}`),
    onChange: (factor) => void ctx.host({ do: 'set_timers', factor: /** @type {0 | 1 | 2 | 3} */ (factor) }),
  });

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
export function gameSection(update, ctx, shell) {
  const { room } = update;
  if (room.frozen) return html`<p class="lead">${t('yt-frozen')}</p>${goOn(ctx)}`;
  if (room.phase === 'playing') return matchControls(update, ctx, shell);
  return html`<p class="lead">${t(`yt-host-${room.phase}`)}</p>
    ${room.phase === 'results' ? goOn(ctx) : nothing}
    ${room.phase === 'lobby'
      ? html`<p>${button({ label: t('yt-next-game'), icon: 'list', onClick: () => void ctx.host({ do: 'choose_game', game: null }) })}</p>`
      : nothing}
    ${thinkingTime(update, ctx)}`;
}

/** After a game: the same again, or another one. @param {Context} ctx */
const goOn = (ctx) => html`<div class="two">
  ${button({ label: t('yt-play-again'), icon: 'again', onClick: () => void ctx.host({ do: 'play_again' }) })}
  ${button({ label: t('yt-next-game'), icon: 'list', onClick: () => void ctx.host({ do: 'next_game' }) })}
</div>`;

/** Whom the match waits for, in a sentence with the time left. @param {Update} update */
function waitingLine({ room }) {
  const [first] = room.waiting;
  if (room.plan) return t('yt-plan-waits');
  if (room.paused) return room.paused.resume_in === null ? t('yt-paused') : t('yt-going-on');
  if (!first) return t('yt-nobody-waits');
  const asked = `${room.game}-asked-${first.kind}`;
  const sentence =
    room.waiting.length > 1
      ? t('yt-waiting-for', { seats: room.waiting.map((w) => w.seat) })
      : has(asked)
        ? t(asked, { seat: first.seat })
        : t('yt-waiting-for', { seats: [first.seat] });
  return html`${sentence}${/[.?!]$/.test(sentence) ? '' : '.'} ${timerRing({ left: first.left, total: first.total, label: 'yt-seconds-left' })}`;
}

/** For this turn alone: a skip that comes late hits no other. @param {Update} update @param {number} seat */
const askOf = ({ room }, seat) => room.waiting.find((w) => w.seat === seat)?.ask ?? null;

/** @param {number[]} seats one, or none @param {string} label @param {Update} update @param {Context} ctx */
const skip = ([seat], label, update, ctx) =>
  button({
    label,
    icon: 'skip',
    disabled: seat === undefined,
    onClick: () => void (seat !== undefined && ctx.host({ do: 'skip', seat, ask: askOf(update, seat) })),
  });

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
function matchControls(update, ctx, { screen }) {
  const { room } = update;
  const skippable = (room.match?.clock ?? []).filter(([kind]) => kind === 'skip').map(([, seat]) => seat);
  const paused = room.paused !== null;
  const planned = room.plan !== null;
  return html`<p class="lead">${waitingLine(update)}</p>
    ${answersForAbsent(update, ctx, screen.game)}
    <div class=${skippable.length > 1 ? '' : 'two'}>
      ${paused && !planned
        ? button({ label: t('yt-go-on'), icon: 'play', busy: room.paused?.resume_in !== null, onClick: () => void ctx.host({ do: 'resume' }) })
        : button({ label: t('yt-pause'), icon: 'pause', disabled: planned, onClick: () => void ctx.host({ do: 'pause' }) })}
      ${skippable.length > 1 ? nothing : skip(skippable, t('yt-skip'), update, ctx)}
    </div>
    ${skippable.length > 1 ? html`<div class="two skips">${skippable.map((seat) => skip([seat], t('yt-skip-one', { seat }), update, ctx))}</div>` : nothing}
    <p class="note">${skippable.length ? t('yt-skip-note', { n: skippable.length, seat: skippable[0] }) : t('yt-skip-nobody')}</p>
    ${thinkingTime(update, ctx)}
    ${room.timers
      ? html`<p>${button({
          label: t('yt-more-time'),
          icon: 'clock',
          disabled: paused || !room.waiting.some((w) => w.left !== null),
          onClick: () => void ctx.host({ do: 'more_time' }),
        })}</p>`
      : nothing}
    ${screen.game?.hostExtras?.(update, ctx) ?? nothing}`;
}
