// Everyone in the room: how they are, and what the host can do for each of them.
import { avatar, button, icon, listed, qrOf, toast } from '../../components.js';
import { html, nothing, repeat } from '../../lit.js';
import { randomId } from '../../socket.js';
import { leftNow } from '../../store.js';
import { has, t } from '../../texts.js';
import { focusOn, hold, twice } from './twice.js';

/** @typedef {import('../../types.js').Update} Update */
/** @typedef {import('../../types.js').MemberView} Member */
/** @typedef {import('../../phone.js').Shell} Shell */
/** @typedef {import('../room.js').Context} Context */

/** A code for a seat is good for so many ms. */
const OFFER = 600_000;

/** @param {Update} update @param {Shell} shell */
const gameOf = ({ room }, { screen }) => screen.games.find((g) => g.id === room.game);

/** A kind of computer player as a word. @param {string | null} game @param {string} kind */
export const botText = (game, kind) => (has(`${game}-bot-${kind}`) ? t(`${game}-bot-${kind}`) : t('yt-bot-random'));

/** What that kind does, in half a sentence. @param {string | null} game @param {string} kind */
export function botNote(game, kind) {
  if (has(`${game}-bot-${kind}-note`)) return t(`${game}-bot-${kind}-note`);
  return kind === 'random' ? t('yt-bot-random-note') : '';
}

/** Members by how they sit: in the match, else in the next one; then the others. @param {Update} update */
export function asTheySit({ room }) {
  const inMatch = room.phase === 'playing' || room.phase === 'results';
  const seats = inMatch ? (room.match?.seats ?? []) : room.order;
  const at = new Map(seats.map((id, index) => [id, index]));
  const place = (/** @type {Member} */ m) => at.get(m.id) ?? seats.length + m.id;
  return [...room.members].sort((a, b) => place(a) - place(b));
}

/** The team of each member that plays next, where the game has teams for so many. @param {Update} update @param {Shell} shell @returns {Map<number, number>} */
export function teamsOf(update, shell) {
  const teams = gameOf(update, shell)?.teams?.[update.room.order.length];
  return new Map(update.room.phase === 'lobby' && teams ? update.room.order.map((id, seat) => [id, teams[seat] ?? 0]) : []);
}

/** @param {number} team */
export const teamText = (team) => t('yt-team', { letter: 'ABCDEFGH'[team] ?? `${team + 1}` });

/** Of those who want to play and have no seat, who has watched longest. @param {Update} update */
function longest({ room }) {
  const last = (/** @type {Member} */ m) => Math.max(0, ...room.results.filter((r) => r.members.includes(m.id)).map((r) => r.n));
  const waiting = room.members.filter((m) => m.bot === null && m.wish && !m.playing && !m.barred && !m.left);
  waiting.sort((a, b) => last(a) - last(b) || a.since - b.since || a.id - b.id);
  return waiting[0]?.id ?? null;
}

/** How somebody is, in a few words. @param {Member} member @param {Update} update @param {Context} ctx @param {Shell} shell */
function stateOf(member, update, ctx, { screen }) {
  const { room, you } = update;
  const words = [member.id === you.member ? t('yt-mark-you') : '', member.id === room.host ? t('yt-mark-host') : ''];
  if (member.bot !== null) words.push(t('yt-mark-computer', { kind: botText(room.game, member.bot) }));
  if (member.left) words.push(t('yt-mark-left'));
  else if (member.barred) words.push(t('yt-mark-barred'));
  else if (member.bot === null && !member.online) words.push(asleep(member));
  if (member.bot_plays) words.push(t('yt-bot-plays'));
  const silent = member.left || member.barred;
  if (room.phase === 'playing' && member.seat !== null) {
    const note = screen.game?.seatNote?.(member.seat, update, ctx);
    words.push(note || (member.bot === null && !member.bot_plays ? t('yt-mark-plays') : ''));
  } else if (room.phase === 'playing' || (room.phase === 'lobby' && !member.playing)) {
    if (!silent) words.push(room.phase === 'lobby' && member.id === longest(update) ? t('yt-mark-longest') : t('yt-mark-watches'));
  }
  return words.filter(Boolean).join(', ');
}

/** @param {Member} member */
function asleep(member) {
  // `leftNow` of a large number tells how long ago the update came.
  const away = (member.away ?? 0) + (1e12 - leftNow(1e12));
  const minutes = Math.floor(away / 60_000);
  return minutes < 1 ? t('yt-mark-away') : t('yt-mark-away-for', { n: minutes });
}

/**
 * The list of everyone; the host's has a tick, a quick button and more behind an arrow.
 * @param {Update} update @param {Context} ctx @param {Shell} shell @param {string} cls `rows` or `people`
 */
export function peopleList(update, ctx, shell, cls) {
  const teams = teamsOf(update, shell);
  const all = asTheySit(update);
  /** @param {Member[]} members */
  const list = (members) => html`<ul class=${cls}>
    ${repeat(members, (m) => m.id, (m) => personRow(m, update, ctx, shell))}
  </ul>`;
  if (!teams.size) return list(all);
  const others = all.filter((m) => !teams.has(m.id));
  const names = [...new Set(teams.values())].sort();
  return html`${names.map((team) => html`<h3 class="teamname">${teamText(team)}</h3>
      ${list(all.filter((m) => teams.get(m.id) === team))}`)}
    ${others.length ? html`<h3 class="teamname">${t('yt-watching')}</h3>${list(others)}` : nothing}`;
}

/** @param {Member} member @param {Update} update @param {Context} ctx @param {Shell} shell */
function personRow(member, update, ctx, shell) {
  const { you } = update;
  const open = shell.screen.ui['member'] === member.id;
  const state = stateOf(member, update, ctx, shell);
  return html`<li class="prow">
    <div class="r">
      <span class=${(member.online || member.bot !== null) && !member.left ? '' : 'away'}>${avatar(member.avatar)}</span>
      <span class="grow"><b>${member.name}</b>${state ? html`<small>${state}</small>` : nothing}</span>
      ${tick(member, update, ctx)} ${you.host ? removal(member, update, ctx, shell) : nothing}
      ${you.host
        ? html`<button
            type="button"
            class="iconbtn"
            id="more-${member.id}"
            aria-expanded=${open ? 'true' : 'false'}
            aria-label=${t('yt-more-about', { name: member.name })}
            @click=${() => hold(shell, { member: open ? -1 : member.id, armed: '', form: '', offer: null })}
          >
            ${icon(open ? 'up' : 'down', 20)}
          </button>`
        : nothing}
    </div>
    ${you.host && shell.screen.ui['armed'] === `remove-${member.id}` ? removeBox(member, update, ctx, shell) : nothing}
    ${you.host && open ? acts(member, update, ctx, shell) : nothing}
  </li>`;
}

/** Who plays next: the host's to say, and everyone's own. @param {Member} member @param {Update} update @param {Context} ctx */
function tick(member, update, ctx) {
  const { room, you } = update;
  if (room.phase !== 'lobby' || member.bot !== null || member.left) return nothing;
  if (!you.host && (member.id !== you.member || member.barred)) return nothing;
  return html`<button
    type="button"
    class="tick ${member.playing ? 'on' : ''}"
    role="checkbox"
    aria-checked=${member.playing ? 'true' : 'false'}
    aria-label=${t('yt-plays', { name: member.name })}
    @click=${() => {
      if (!member.playing && room.free_seats === 0) toast(t(you.host ? 'yt-no-seat-host' : 'yt-no-seat', { most: room.max_seats }));
      else void ctx.host({ do: 'set_playing', member: member.id, playing: !member.playing });
    }}
  >
    <i>${member.playing ? icon('check', 18, 3.2) : nothing}</i>
  </button>`;
}

/** Whether the host may take this seat out of the match. @param {Member} member @param {Update} update */
function removable(member, { room }) {
  if (room.phase !== 'playing' || room.frozen || member.seat === null || member.id === room.host) return false;
  const clock = room.match?.clock ?? [];
  return clock.some(([kind, seat]) => kind === 'remove' && seat === member.seat) || !clock.some(([kind]) => kind === 'remove');
}

/** @param {Member} member @param {Update} update @param {Context} ctx @param {Shell} shell */
function removal(member, update, ctx, shell) {
  if (!removable(member, update)) return nothing;
  return html`<span class="danger">${button({
    label: t('yt-remove'),
    kind: 'link',
    id: `remove-${member.id}`,
    disabled: update.room.plan !== null,
    onClick: () => {
      hold(shell, { armed: `remove-${member.id}` });
      focusOn(`twice-remove-${member.id}-box`);
    },
  })}</span>`;
}

/** @param {Member} member @param {Update} update @param {Context} ctx @param {Shell} shell */
function removeBox(member, update, ctx, shell) {
  if (!removable(member, update) || member.seat === null) return nothing;
  const { name, seat } = { name: member.name, seat: member.seat };
  return twice(
    {
      key: `remove-${member.id}`,
      label: '',
      back: `remove-${member.id}`,
      box: {
        avatar: member.avatar,
        title: t('yt-remove-sure', { name }),
        note: `${shell.screen.game?.removeNote?.(seat, update, ctx) ?? ''} ${t('yt-remove-note', { name })}`.trim(),
        no: t('yt-keep', { name }),
        yes: t('yt-remove-yes', { name }),
      },
      onYes: () => void ctx.host({ do: 'remove', seat }),
    },
    shell,
  );
}

/** Everything else that can be done for somebody, in words. @param {Member} member @param {Update} update @param {Context} ctx @param {Shell} shell */
function acts(member, update, ctx, shell) {
  const { room, you } = update;
  const { ui } = shell.screen;
  const { name, id, seat } = member;
  const person = member.bot === null;
  const playing = room.phase === 'playing' && !room.frozen && person && seat !== null && !member.barred && !member.left;
  if (member.left) return html`<p class="acts note">${t('yt-left-note')}</p>`;
  return html`<div class="acts">
    ${ui['form'] === 'name' ? nameForm(member, ctx, shell) : nothing}
    ${ui['offer']?.member === id ? seatCode(member, update, ctx, shell) : nothing}
    ${person ? nothing : kindOf(member, update, ctx, shell)}
    <div class="chips">
      ${playing
        ? button({
            label: member.bot_plays ? t('yt-bot-back', { name }) : t('yt-bot-for', { name }),
            icon: member.bot_plays ? 'people' : 'bot',
            onClick: () => void ctx.host({ do: 'bot_seat', seat, bot: !member.bot_plays }),
          })
        : nothing}
      ${button({
        label: t('yt-rename'),
        icon: 'pencil',
        id: `rename-${id}`,
        onClick: () => {
          hold(shell, { form: ui['form'] === 'name' ? '' : 'name', offer: null });
          focusOn('new-name');
        },
      })}
      ${person ? button({ label: t('yt-new-phone'), icon: 'phone', onClick: () => void offer(member, ctx, shell) }) : nothing}
      ${person && id !== room.host
        ? button({ label: t('yt-make-host'), icon: 'crown', onClick: () => void ctx.host({ do: 'give_host', member: id }) })
        : nothing}
      ${id !== you.member && !playing && (person || room.phase !== 'playing') ? sendAway(member, ctx, shell) : nothing}
    </div>
  </div>`;
}

/** @param {Member} member @param {Context} ctx @param {Shell} shell */
function sendAway({ name, id, avatar: face, bot }, ctx, shell) {
  const label = t('yt-send-away', { name });
  const away = () => void ctx.host({ do: 'dismiss', member: id });
  if (bot !== null) return html`<span class="danger">${button({ label, icon: 'leave', onClick: away })}</span>`;
  return twice(
    {
      key: `away-${id}`,
      label,
      icon: 'leave',
      box: { avatar: face, title: t('yt-send-away-sure', { name }), note: t('yt-send-away-note', { name }), no: t('yt-keep', { name }), yes: t('yt-send-away-yes', { name }) },
      onYes: away,
    },
    shell,
  );
}

/** @param {Member} member @param {Context} ctx @param {Shell} shell */
function nameForm(member, ctx, shell) {
  const close = () => {
    hold(shell, { form: '' });
    focusOn(`rename-${member.id}`);
  };
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const name = /** @type {HTMLInputElement} */ (form.elements.namedItem('new-name')).value;
    if (await ctx.host({ do: 'rename', member: member.id, name })) close();
  };
  return html`<form class="inline" @submit=${save} @keydown=${(/** @type {KeyboardEvent} */ e) => e.key === 'Escape' && close()}>
    <label for="new-name">${t('yt-new-name', { name: member.name })}</label>
    <input class="input" id="new-name" name="new-name" autocomplete="off" value=${member.name} />
    <div class="two">
      ${button({ label: t('yt-never-mind'), onClick: close })}
      <button class="btn" type="submit">${icon('check')}<span>${t('yt-save')}</span></button>
    </div>
  </form>`;
}

/** Make a code for the seat and show it. @param {Member} member @param {Context} ctx @param {Shell} shell */
export async function offer(member, ctx, shell) {
  const code = `${randomId(24)}-${member.id}`; // the page that is scanned says whose seat it is
  if (!(await ctx.host({ do: 'offer_seat', member: member.id, code }))) return;
  hold(shell, { offer: { member: member.id, code, until: Date.now() + OFFER }, form: '' });
  focusOn('seat-code');
  setTimeout(shell.draw, OFFER + 50);
}

/** @param {Member} member @param {Update} update @param {Context} ctx @param {Shell} shell */
export function seatCode(member, { room }, ctx, shell) {
  const { name } = member;
  const { code, until } = shell.screen.ui['offer'];
  const close = html`${button({ label: t('yt-close'), onClick: () => hold(shell, { offer: null }) })}`;
  const again = button({ label: t('yt-seat-code-again'), icon: 'again', onClick: () => void offer(member, ctx, shell) });
  if (Date.now() >= until) {
    return html`<div class="seatcode" id="seat-code" tabindex="-1"><p class="why">${t('yt-seat-code-over')}</p><div class="two">${close} ${again}</div></div>`;
  }
  const link = `${room.urls[0] ?? location.href}?seat=${code}`;
  return html`<div class="seatcode" id="seat-code" tabindex="-1" role="group" aria-label=${t('yt-seat-code', { name })}>
    <h2>${t('yt-seat-code', { name })}</h2>
    ${qrOf(link, t('yt-seat-code-qr', { name }))}
    <p class="note">${t('yt-seat-code-note', { name })}</p>
    <label class="note" for="seat-link">${t('yt-seat-code-link')}</label>
    <input
      class="input small"
      id="seat-link"
      readonly
      .value=${link}
      @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
    />
    <div class="two">${close} ${again}</div>
  </div>`;
}

/** How well somebody of the computer plays, at any time. @param {Member} member @param {Update} update @param {Context} ctx @param {Shell} shell */
function kindOf(member, update, ctx, shell) {
  const kind = member.bot ?? '';
  // Between games the words are those of a game that knows this kind.
  const known = gameOf(update, shell) ?? shell.screen.games.find((g) => g.bots.includes(kind));
  if (!known || known.bots.length < 2) return nothing;
  const { id: game, bots: kinds } = known;
  return listed({
    label: t('yt-kind-of', { name: member.name }),
    items: kinds.map((value) => ({ value, label: botText(game, value) })),
    value: kind,
    note: botNote(game, kind),
    onChange: (bot) => void ctx.host({ do: 'set_bot', member: member.id, bot }),
  });
}
