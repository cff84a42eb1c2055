// Before a game: which one, with which switches, who plays. The host sets, the others see it happen.
import { avatar, button, icon, segmented, sheet, toggle } from '../components.js';
import { html, nothing } from '../lit.js';
import { metaLine, posterOf, valueText } from '../posters.js';
import { has, t } from '../texts.js';
import { bar } from './bar.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../phone.js').Shell} Shell */
/** @typedef {import('./room.js').Context} Context */

/** So many switches stand open, the rest under a lid. */
const MAIN_OPTIONS = 2;

/**
 * @param {Update} update @param {Context} ctx @param {Shell} shell
 */
export function lobbyPage(update, ctx, shell) {
  return update.room.phase === 'menu' ? menu(update, ctx, shell) : lobby(update, ctx, shell);
}

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
function menu(update, ctx, shell) {
  const { room, you } = update;
  const { screen, draw } = shell;
  const host = room.members.find((m) => m.id === room.host);
  return html`<div class="lobby grow" style="display:flex;flex-direction:column">
    ${bar(update, ctx, shell)}
    <main>
      <h1>${you.host ? t('yt-what-shall-we-play') : t('yt-host-chooses', { name: host?.name ?? 'none' })}</h1>
      <div class="posters ${screen.games.length < 3 ? 'few' : ''}">
        ${screen.games.map(
          (game) => html`<button
            type="button"
            class="pst"
            ?disabled=${!you.host}
            @click=${() => void ctx.host({ do: 'choose_game', game: game.id })}
          >
            ${posterOf(game.id, draw)}
            <span><span class="nm">${t(`${game.id}-name`)}</span><span class="bl">${t(`${game.id}-blurb`)}</span>${metaLine(game, 16)}</span>
          </button>`,
        )}
      </div>
      ${people(update, ctx, shell)}
    </main>
    ${you.host
      ? nothing
      : sheet(html`${barred(update)}<p class="wait" style="margin:0"><span>${t('yt-you-are-in')}</span></p>`)}
  </div>`;
}

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
function lobby(update, ctx, shell) {
  const { room, you } = update;
  const { screen, draw, store } = shell;
  const game = screen.games.find((g) => g.id === room.game);
  const host = room.members.find((m) => m.id === room.host);
  const players = room.members.filter((m) => m.playing).length;
  const missing = room.min_seats - players;
  const options = game?.options ?? [];
  return html`<div class="lobby grow" style="display:flex;flex-direction:column">
    ${bar(update, ctx, shell)}
    ${screen.games.length > 1
      ? html`<div class="postrail" role="radiogroup" aria-label=${t('yt-games')}>
          ${screen.games.map(
            (g) => html`<button
              type="button"
              role="radio"
              aria-checked=${g.id === room.game ? 'true' : 'false'}
              aria-label=${t(`${g.id}-name`)}
              class=${g.id === room.game ? 'on' : ''}
              ?disabled=${!you.host}
              @click=${() => void ctx.host({ do: 'choose_game', game: g.id })}
            >
              ${posterOf(g.id, draw)}
            </button>`,
          )}
        </div>`
      : nothing}
    <main>
      <div>
        <h1>${t(`${room.game}-name`)}</h1>
        <p class="note">${t(`${room.game}-blurb`)} ${has(`${room.game}-bring`) ? t(`${room.game}-bring`) : ''}</p>
      </div>
      ${options.slice(0, MAIN_OPTIONS).map((option) => optionWidget(option, update, ctx, shell))}
      ${options.length > MAIN_OPTIONS
        ? html`<details class="more">
            <summary>${t('yt-more-options', { n: options.length - MAIN_OPTIONS })}</summary>
            <div class="in">
              ${options.slice(MAIN_OPTIONS).map((option) => optionWidget(option, update, ctx, shell))}
            </div>
          </details>`
        : nothing}
      ${people(update, ctx, shell)}
      ${button({ label: t('yt-rules'), kind: 'plain', icon: 'book', onClick: () => ctx.openRules() })}
    </main>
    ${you.host
      ? sheet(html`${button({
            label: t(`${room.game}-start`),
            kind: 'gold',
            busy: store.busy > 0,
            disabled: missing > 0,
            ...(room.minutes ? { note: t('yt-about-minutes', { n: room.minutes }) } : {}),
            onClick: () => void ctx.host({ do: 'start' }),
          })}
          ${missing > 0 ? html`<p class="wait"><span>${t('yt-missing', { n: missing })}</span></p>` : nothing}`)
      : sheet(html`${barred(update)}<p class="wait" style="margin:0">
          <span>${t('yt-host-starts', { name: host?.name ?? 'none' })}${room.minutes ? html`<br />${t('yt-takes-minutes', { n: room.minutes })}` : nothing}</span>
        </p>`)}
  </div>`;
}

/** Told to whom the host took out: why there is nothing to tick. @param {Update} update */
const barred = ({ room, you }) =>
  room.members.some((m) => m.id === you.member && m.barred) ? html`<p class="why barred">${t('yt-why-barred')}</p>` : nothing;

/**
 * @param {import('../types.js').OptionSpec} option @param {Update} update @param {Context} ctx
 * @param {Shell} shell
 */
function optionWidget(option, update, ctx, { draw }) {
  const { room, you } = update;
  const { key, choices = [] } = option;
  const base = `${room.game}-option-${key}`;
  const value = room.options[key];
  const note = has(`${base}-${value}-note`) ? t(`${base}-${value}-note`) : has(`${base}-note`) ? t(`${base}-note`) : '';
  const disabled = !you.host;
  /** @param {any} next */
  const set = (next) => void ctx.host({ do: 'set_options', options: { [key]: next } });
  if (option.time) {
    return html`<section>
      ${toggle({ label: t(base), note, on: value !== null, disabled, onChange: (on) => set(on ? inTwoHours() : null) })}
      ${value === null
        ? nothing
        : html`<div class="time">
            <input
              type="time"
              aria-label=${t(base)}
              .value=${value}
              ?disabled=${disabled}
              @change=${(/** @type {Event} */ event) => {
                const at = /** @type {HTMLInputElement} */ (event.target).value;
                if (at) set(at);
                else draw();
              }}
            />
          </div>`}
    </section>`;
  }
  if (choices.length === 2 && choices.every((c) => typeof c === 'boolean')) {
    return html`<section>${toggle({ label: t(base), note, on: value === true, disabled, onChange: set })}</section>`;
  }
  return html`<section>
    ${segmented({
      label: t(base),
      items: choices.map((c) => ({ value: c, label: valueText(room.game ?? '', key, c) })),
      value,
      note,
      disabled,
      onChange: set,
    })}
  </section>`;
}

/** A time of day two hours from now, on the quarter. */
function inTwoHours() {
  const at = new Date(Date.now() + 2 * 3600_000);
  const quarter = `${Math.floor(at.getMinutes() / 15) * 15}`.padStart(2, '0');
  return `${`${at.getHours()}`.padStart(2, '0')}:${quarter}`;
}

/** Everyone in the room; the host arranges who plays. @param {Update} update @param {Context} ctx @param {Shell} shell */
function people(update, ctx, shell) {
  const { room, you } = update;
  const { screen } = shell;
  const game = screen.games.find((g) => g.id === room.game);
  const players = room.members.filter((m) => m.playing).length;
  const count = room.game ? t('yt-n-of', { n: players, most: room.max_seats }) : t('yt-n-people', { n: room.members.length });
  return html`<section>
    <h2 class="lbl">${t('yt-seats')}<span>${count}</span></h2>
    <ul class="rows">
      ${room.members.map((member) => personRow(member, update, ctx, shell))}
    </ul>
    ${you.host && game && room.free_seats > 0
      ? html`<p style="margin-top:10px">
          ${button({
            label: t('yt-add-bot'),
            icon: 'bot',
            onClick: () => void ctx.host({ do: 'add_bot', bot: game.bots.find((b) => b !== 'random') ?? 'random' }),
          })}
        </p>`
      : nothing}
  </section>`;
}

/**
 * @param {import('../types.js').MemberView} member @param {Update} update @param {Context} ctx
 * @param {Shell} shell
 */
function personRow(member, update, ctx, { screen, draw }) {
  const { room, you } = update;
  const own = member.id === you.member;
  const mayTick = (you.host || own) && member.bot === null && room.game !== null && !member.barred;
  const open = screen.ui.member === member.id;
  const marks = [
    own ? t('yt-mark-you') : '',
    member.id === room.host ? t('yt-mark-host') : '',
    !member.online && member.bot === null ? t('yt-mark-away') : '',
    member.barred ? t('yt-mark-barred') : !member.playing && room.game ? t('yt-mark-watches') : '',
  ].filter(Boolean);
  return html`<li>
    <div class="r">
      <span class=${member.online || member.bot !== null ? '' : 'away'}>${avatar(member.avatar)}</span>
      <span class="grow"><b>${member.name}</b>${marks.length ? html`<small>${marks.join(', ')}</small>` : nothing}</span>
      ${member.bot !== null ? botKind(member, update, ctx, screen) : nothing}
      ${mayTick
        ? html`<button
            type="button"
            class="tick ${member.playing ? 'on' : ''}"
            role="checkbox"
            aria-checked=${member.playing ? 'true' : 'false'}
            aria-label=${t('yt-plays', { name: member.name })}
            @click=${() => void ctx.host({ do: 'set_playing', member: member.id, playing: !member.playing })}
          >
            <i>${member.playing ? icon('check', 18, 3.2) : nothing}</i>
          </button>`
        : nothing}
      ${you.host && !own
        ? html`<button
            type="button"
            class="iconbtn"
            aria-expanded=${open ? 'true' : 'false'}
            aria-label=${t('yt-more-about', { name: member.name })}
            @click=${() => {
              screen.ui = { ...screen.ui, member: open ? -1 : member.id };
              draw();
            }}
          >
            ${icon(open ? 'close' : 'down', 20)}
          </button>`
        : nothing}
    </div>
    ${open
      ? html`<div class="acts">
          ${member.bot === null
            ? button({ label: t('yt-make-host'), kind: 'link', onClick: () => void ctx.host({ do: 'give_host', member: member.id }) })
            : nothing}
          <span class="danger">
            ${button({ label: t('yt-send-away', { name: member.name }), kind: 'link', onClick: () => void ctx.host({ do: 'dismiss', member: member.id }) })}
          </span>
        </div>`
      : nothing}
  </li>`;
}

/**
 * @param {import('../types.js').MemberView} member @param {Update} update @param {Context} ctx
 * @param {import('../phone.js').Screen} screen
 */
function botKind(member, update, ctx, screen) {
  const game = screen.games.find((g) => g.id === update.room.game);
  const kinds = game?.bots ?? [];
  const kind = member.bot ?? '';
  if (!update.you.host || kinds.length < 2) {
    return html`<span class="code-chip" style="background:none;color:inherit;box-shadow:none">${icon('bot', 22)}</span>`;
  }
  return html`<select
    aria-label=${t('yt-kind-of', { name: member.name })}
    @change=${(/** @type {Event} */ event) =>
      void ctx.host({ do: 'set_bot', member: member.id, bot: /** @type {HTMLSelectElement} */ (event.target).value })}
  >
    ${kinds.map((k) => html`<option value=${k} ?selected=${k === kind}>${botText(update.room.game ?? '', k)}</option>`)}
  </select>`;
}

/** @param {string} game @param {string} kind */
const botText = (game, kind) => (has(`${game}-bot-${kind}`) ? t(`${game}-bot-${kind}`) : t('yt-bot-random'));
