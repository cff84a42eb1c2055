// Before a game: computer players on free seats, and who sits where.
import { avatar, button, icon, listed } from '../../components.js';
import { html, nothing, repeat } from '../../lit.js';
import { t } from '../../texts.js';
import { botNote, botText, teamsOf, teamText } from './people.js';
import { focusOn, hold } from './twice.js';

/** @typedef {import('../../types.js').Update} Update */
/** @typedef {import('../../phone.js').Shell} Shell */
/** @typedef {import('../room.js').Context} Context */

/** The usual kind: the first that has a character. @param {string[]} kinds */
const usual = (kinds) => kinds.find((kind) => kind !== 'random') ?? 'random';

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
export function botAdder(update, ctx, shell) {
  const { room } = update;
  const { screen } = shell;
  const kinds = screen.games.find((g) => g.id === room.game)?.bots ?? [];
  if (room.phase !== 'lobby' || room.free_seats === 0 || !kinds.length) return nothing;
  const kind = kinds.includes(screen.ui['kind']) ? screen.ui['kind'] : usual(kinds);
  const free = room.free_seats;
  /** @param {number} count */
  const add = (count) => void ctx.host({ do: 'add_bot', bot: kind, count });
  return html`<div class="addbots">
    ${kinds.length > 1
      ? listed({
          label: t('yt-bot-kind'),
          items: kinds.map((value) => ({ value, label: botText(room.game, value) })),
          value: kind,
          note: botNote(room.game, kind),
          onChange: (value) => hold(shell, { kind: value }),
        })
      : nothing}
    ${button({ label: t('yt-add-bot'), icon: 'bot', onClick: () => add(1) })}
    ${free > 1
      ? html`<div class="two">
          ${free > 3 ? button({ label: t('yt-add-bots', { n: 3 }), icon: 'plus', onClick: () => add(3) }) : nothing}
          ${button({ label: t('yt-fill-seats', { n: free }), icon: 'plus', onClick: () => add(free) })}
        </div>`
      : nothing}
  </div>`;
}

/** Which seats, from the first to the last, show as they play together. @param {Update} update @param {Shell} shell @returns {number[]} */
function shown(update, shell) {
  const { order } = update.room;
  const teams = teamsOf(update, shell);
  const seats = order.map((_, seat) => seat);
  return seats.sort((a, b) => (teams.get(order[a] ?? -1) ?? 0) - (teams.get(order[b] ?? -1) ?? 0) || a - b);
}

/** A list in another order, by lot. @template T @param {T[]} list */
function shuffled(list) {
  const cards = [...list];
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [/** @type {T} */ (cards[j]), /** @type {T} */ (cards[i])];
  }
  return cards;
}

/** Who sits where, with arrows and a shuffle. @param {Update} update @param {Context} ctx @param {Shell} shell */
export function seatOrder(update, ctx, shell) {
  const { room } = update;
  const { order } = room;
  if (room.phase !== 'lobby' || order.length < 2) return nothing;
  const teams = teamsOf(update, shell);
  const seats = shown(update, shell);
  /** @param {number} index place in the list shown @param {number} step */
  const move = async (index, step) => {
    const [a, b] = [seats[index] ?? 0, seats[index + step] ?? 0];
    const next = [...order];
    [next[a], next[b]] = [order[b] ?? 0, order[a] ?? 0];
    const id = order[a];
    if (!(await ctx.host({ do: 'arrange', order: next }))) return;
    const name = room.members.find((m) => m.id === id)?.name ?? '';
    hold(shell, { sits: t('yt-sits-at', { name, n: b + 1, most: order.length }) });
    const edge = index + step === 0 || index + step === order.length - 1;
    focusOn(`seat-${edge ? (step < 0 ? 'down' : 'up') : step < 0 ? 'up' : 'down'}-${id}`);
  };
  return html`<div class="seatorder">
    <p class="note">${teams.size ? t('yt-seat-order-teams') : t('yt-seat-order-note')}</p>
    <ol class="seatrows">
      ${repeat(
        seats,
        (seat) => order[seat],
        (seat, index) => {
          const member = room.members.find((m) => m.id === order[seat]);
          if (!member) return nothing;
          const team = teams.get(member.id);
          const first = team !== undefined && (index === 0 || team !== teams.get(order[seats[index - 1] ?? 0] ?? -1));
          return html`<li>
            ${first ? html`<b class="teamname">${teamText(team ?? 0)}</b>` : nothing}
            <div class="r">
              <span class="no nums">${seat + 1}</span>${avatar(member.avatar)}<span class="grow"><b>${member.name}</b></span>
              ${[-1, 1].map(
                (step) => html`<button
                  type="button"
                  class="iconbtn"
                  id="seat-${step < 0 ? 'up' : 'down'}-${member.id}"
                  aria-label=${t(step < 0 ? 'yt-seat-up' : 'yt-seat-down', { name: member.name })}
                  ?disabled=${index + step < 0 || index + step >= order.length}
                  @click=${() => void move(index, step)}
                >
                  ${icon(step < 0 ? 'up' : 'down', 20)}
                </button>`,
              )}
            </div>
          </li>`;
        },
      )}
    </ol>
    <p class="sr" role="status">${shell.screen.ui['sits'] ?? ''}</p>
    ${button({ label: t('yt-shuffle'), icon: 'shuffle', onClick: () => void ctx.host({ do: 'arrange', order: shuffled(order) }) })}
  </div>`;
}
