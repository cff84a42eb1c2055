// The host's table: pause, skip, time, who plays on, the end. Two taps from anywhere.
import { avatar, button, confirmBox, icon, segmented, sheet, timerRing } from '../components.js';
import { html, nothing } from '../lit.js';
import { has, t } from '../texts.js';
import { sideBar } from './bar.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../phone.js').Shell} Shell */
/** @typedef {import('./room.js').Context} Context */

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
export function hostPage(update, ctx, shell) {
  const { room, you } = update;
  if (!you.host) return html`${sideBar(t('yt-host-table'), () => shell.open(null))}<main><p class="lead">${t('yt-host-passed')}</p></main>`;
  const inMatch = room.phase === 'playing';
  return html`<div class="host grow" style="display:flex;flex-direction:column">
    ${sideBar(t('yt-host-table'), () => shell.open(null), html`<span class="code">${room.code}</span>`)}
    <main style="padding-top:12px">
      ${inMatch ? matchControls(update, ctx) : html`<p class="lead">${t(`yt-host-${room.phase}`)}</p>${timers(update, ctx)}`}
      ${inMatch && shell.screen.game?.hostExtras ? shell.screen.game.hostExtras(update, ctx) : nothing}
      ${inMatch ? players(update, ctx, shell) : guests(update, ctx)}
    </main>
    ${inMatch ? endSheet(ctx, shell) : nothing}
  </div>`;
}

/** Whom the match waits for, in a sentence with the time left. @param {Update} update */
function waitingLine(update) {
  const { room } = update;
  const [first] = room.waiting;
  if (room.paused) return t('yt-paused');
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

/** Thinking time: before a game and in it. @param {Update} update @param {Context} ctx */
const timers = ({ room }, ctx) =>
  html`<section style="margin-top:14px">
    ${segmented({
      label: t('yt-timers'),
      items: [0, 1, 2, 3].map((value) => ({ value, label: value ? `×${value}` : t('yt-timers-off') })),
      value: room.timers,
      onChange: (factor) => void ctx.host({ do: 'set_timers', factor: /** @type {0 | 1 | 2 | 3} */ (factor) }),
    })}
  </section>`;

/** @param {Update} update @param {Context} ctx */
function matchControls(update, ctx) {
  const { room } = update;
  const skippable = room.match?.clock.find(([kind]) => kind === 'skip');
  const paused = room.paused !== null;
  return html`<p class="lead" style="margin-top:0">${waitingLine(update)}</p>
    <div class="two" style="margin-top:14px">
      ${paused
        ? button({ label: t('yt-go-on'), icon: 'play', busy: room.paused?.resume_in !== null, onClick: () => void ctx.host({ do: 'resume' }) })
        : button({ label: t('yt-pause'), icon: 'pause', onClick: () => void ctx.host({ do: 'pause' }) })}
      ${button({
        label: t('yt-skip'),
        icon: 'skip',
        disabled: !skippable,
        onClick: () => void (skippable && ctx.host({ do: 'skip', seat: skippable[1] })),
      })}
    </div>
    ${timers(update, ctx)}
    ${room.timers && room.waiting.some((w) => w.left !== null)
      ? html`<p style="margin-top:10px">${button({ label: t('yt-more-time'), icon: 'clock', disabled: paused, onClick: () => void ctx.host({ do: 'more_time' }) })}</p>`
      : nothing}`;
}

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
function players(update, ctx, shell) {
  const seats = update.room.match?.seats ?? [];
  return html`<div class="ph2"><h2>${t('yt-players')}</h2></div>
    <div>${seats.map((_, seat) => playerRow(seat, update, ctx, shell))}</div>`;
}

/** @param {number} seat @param {Update} update @param {Context} ctx @param {Shell} shell */
function playerRow(seat, update, ctx, { screen, draw }) {
  const { room } = update;
  const member = ctx.member(seat);
  const game = screen.game;
  const removable = room.match?.clock.some(([kind, s]) => kind === 'remove' && s === seat) || !room.match?.clock.some(([kind]) => kind === 'remove');
  const isHost = member.id === room.host;
  const note = game?.seatNote?.(seat, update, ctx) ?? '';
  const states = [note, member.bot_plays ? t('yt-bot-plays') : '', !member.online && member.bot === null ? t('yt-mark-away') : ''];
  /** @param {number} which */
  const arm = (which) => {
    screen.ui = { ...screen.ui, arm: which };
    draw();
  };
  if (screen.ui.arm === seat) {
    return confirmBox({
      avatar: member.avatar,
      title: t('yt-remove-sure', { name: ctx.name(seat) }),
      note: game?.removeNote?.(seat, update, ctx) ?? '',
      no: t('yt-keep', { name: ctx.name(seat) }),
      yes: t('yt-remove-yes', { name: ctx.name(seat) }),
      onNo: () => arm(-1),
      onYes: () => {
        arm(-1);
        void ctx.host({ do: 'remove', seat });
      },
    });
  }
  return html`<div class="prow">
    ${avatar(member.avatar)}
    <span><b>${ctx.name(seat)}</b><small>${states.filter(Boolean).join(', ')}</small></span>
    <span class="acts">
      ${member.bot === null && removable
        ? html`<button
            type="button"
            class="iconbtn ${member.bot_plays ? 'on' : ''}"
            aria-pressed=${member.bot_plays ? 'true' : 'false'}
            aria-label=${t('yt-bot-for', { name: ctx.name(seat) })}
            @click=${() => void ctx.host({ do: 'bot_seat', seat, bot: !member.bot_plays })}
          >
            ${icon('bot')}
          </button>`
        : nothing}
      ${removable && !isHost
        ? html`<span class="danger">${button({ label: t('yt-remove'), kind: 'link', onClick: () => arm(seat) })}</span>`
        : nothing}
    </span>
  </div>`;
}

/** Between matches: who may become host. @param {Update} update @param {Context} ctx */
function guests(update, ctx) {
  const { room, you } = update;
  const others = room.members.filter((m) => m.bot === null && m.id !== you.member);
  return html`<div class="ph2"><h2>${t('yt-people')}</h2></div>
    <div>
      ${others.map(
        (m) => html`<div class="prow guest">
          ${avatar(m.avatar)}<span><b>${m.name}</b><small>${m.online ? '' : t('yt-mark-away')}</small></span>
          <span class="acts">${button({ label: t('yt-make-host'), kind: 'link', onClick: () => void ctx.host({ do: 'give_host', member: m.id }) })}</span>
        </div>`,
      )}
      ${others.length ? nothing : html`<p class="note">${t('yt-alone')}</p>`}
    </div>`;
}

/** @param {Context} ctx @param {Shell} shell */
function endSheet(ctx, { screen, draw }) {
  /** @param {boolean} on */
  const arm = (on) => {
    screen.ui = { ...screen.ui, end: on };
    draw();
  };
  return sheet(
    screen.ui.end
      ? confirmBox({
          title: t('yt-end-sure'),
          note: t('yt-end-note'),
          no: t('yt-play-on'),
          yes: t('yt-end-yes'),
          onNo: () => arm(false),
          onYes: () => {
            arm(false);
            void ctx.host({ do: 'end_game' });
          },
        })
      : html`<span class="danger">${button({ label: t('yt-end-game'), onClick: () => arm(true) })}</span>`,
  );
}
