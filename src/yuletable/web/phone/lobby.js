// Before a game: which one, with which switches, who plays. The host sets, the others see it happen.
import { button, held, heldWhy, icon, listed, segmented, sheet, toggle } from '../components.js';
import { html, nothing } from '../lit.js';
import { learnLink, metaLine, offered, posterOf, valueText } from '../posters.js';
import { has, t } from '../texts.js';
import { bar } from './bar.js';
import { eveningSection } from './evening.js';
import { thinkingTime } from './host/game.js';
import { botNote, botText, peopleList } from './host/people.js';
import { botAdder, seatOrder } from './host/seats.js';
import { asks } from './host/twice.js';
import { warnings } from './host/warnings.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../types.js').OptionSpec} OptionSpec */
/** @typedef {import('../phone.js').Shell} Shell */
/** @typedef {import('./room.js').Context} Context */

/** So many switches stand open, the rest under a lid. */
const MAIN_OPTIONS = 2;
/** More values than this do not fit side by side: they stand in a list. */
const MOST_SEGMENTS = 4;
const QUARTER = 15 * 60_000;
/** A time to finish by is at least so many quarters away. */
const LEAST_QUARTERS = 2;

/**
 * @param {Update} update @param {Context} ctx @param {Shell} shell
 */
export function lobbyPage(update, ctx, shell) {
  return update.room.phase === 'menu' ? menu(update, ctx, shell) : lobby(update, ctx, shell);
}

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
function menu(update, ctx, shell) {
  const { room, you } = update;
  const { screen } = shell;
  const host = room.members.find((m) => m.id === room.host);
  return html`<div class="lobby grow ${asks(shell)}">
    ${bar(update, ctx, shell)}
    <main>
      ${you.host ? warnings(update) : nothing}
      <h1>${you.host ? t('yt-what-shall-we-play') : t('yt-host-chooses', { name: host?.name ?? 'none' })}</h1>
      <div class="posters">
        ${held(ctx.off, screen.games.map((game) => poster(game, update, ctx, shell)))}
      </div>
      ${people(update, ctx, shell)} ${eveningSection(update, ctx, shell)}
    </main>
    ${you.host
      ? nothing
      : sheet(html`${barred(update)}<p class="wait" style="margin:0"><span>${t('yt-you-are-in', { n: room.tables })}</span></p>`)}
  </div>`;
}

/** @param {import('../games.js').GameInfo} game @param {Update} update @param {Context} ctx @param {Shell} shell */
function poster(game, { you }, ctx, { draw }) {
  const inside = html`${posterOf(game.id, draw)}<span class="nm">${t(`${game.id}-name`)}</span>${metaLine(game, 16)}${
    you.host ? html`<span class="take">${t('yt-play-this')}</span>` : nothing
  }`;
  if (!you.host) return html`<div class="pst">${inside}</div>`;
  return html`<button type="button" class="pst" @click=${() => void ctx.host({ do: 'choose_game', game: game.id })}>${inside}</button>`;
}

/** @param {Update} update @param {Context} ctx @param {Shell} shell */
function lobby(update, ctx, shell) {
  const { room, you } = update;
  const { screen, store } = shell;
  const game = screen.games.find((g) => g.id === room.game);
  const host = room.members.find((m) => m.id === room.host);
  const missing = room.min_seats - room.order.length;
  const options = game ? offered(game, room) : [];
  return html`<div class="lobby grow ${asks(shell)}">
    ${bar(update, ctx, shell)} ${you.host && screen.games.length > 1 ? held(ctx.off, rail(update, ctx, shell)) : nothing}
    <main>
      ${you.host ? warnings(update) : nothing}
      <div>
        <h1>${t(`${room.game}-name`)}</h1>
        <p class="note">${t(`${room.game}-blurb`)} ${has(`${room.game}-bring`) ? t(`${room.game}-bring`) : ''}</p>
      </div>
      ${you.host ? held(ctx.off, switches(options, update, ctx, shell)) : summary(options, update)} ${people(update, ctx, shell)}
      <div class="learnrules">
        ${button({ label: t('yt-rules'), kind: 'plain', icon: 'book', onClick: () => ctx.openRules() })}${game ? learnLink(game, room.code) : nothing}
      </div>
      ${eveningSection(update, ctx, shell)}
    </main>
    ${you.host
      ? sheet(html`${heldWhy(ctx.off)}${button({
            label: t(`${room.game}-start`),
            kind: 'gold',
            busy: store.busy > 0,
            disabled: missing > 0 || ctx.off,
            ...(room.minutes ? { note: t('yt-about-minutes', { n: room.minutes }) } : {}),
            onClick: () => void ctx.host({ do: 'start' }),
          })}
          ${missing > 0 ? html`<p class="wait"><span>${t('yt-missing', { n: missing })}</span></p>` : nothing}`)
      : sheet(html`${barred(update)}<p class="wait" style="margin:0">
          <span>${t('yt-host-starts', { name: host?.name ?? 'none' })}${room.minutes ? html`<br />${t('yt-takes-minutes', { n: room.minutes })}` : nothing}</span>
        </p>`)}
  </div>`;
}

/** The other games. @param {Update} update @param {Context} ctx @param {Shell} shell */
const rail = ({ room }, ctx, { screen, draw }) => html`<nav aria-label=${t('yt-games')}><div class="postrail" role="radiogroup" aria-label=${t('yt-games')}>
  ${screen.games.map(
    (g) => html`<button
      type="button"
      role="radio"
      aria-checked=${g.id === room.game ? 'true' : 'false'}
      aria-label=${t(`${g.id}-name`)}
      class=${g.id === room.game ? 'on' : ''}
      @click=${() => void ctx.host({ do: 'choose_game', game: g.id })}
    >
      ${posterOf(g.id, draw)}
    </button>`,
  )}
</div></nav>`;

/** Told to whom the host took out: why there is nothing to tick. @param {Update} update */
const barred = ({ room, you }) =>
  room.members.some((m) => m.id === you.member && m.barred) ? html`<p class="why barred">${t('yt-why-barred')}</p>` : nothing;

/** What the host can set. @param {OptionSpec[]} options @param {Update} update @param {Context} ctx @param {Shell} shell */
const switches = (options, update, ctx, shell) => html`
  ${options.slice(0, MAIN_OPTIONS).map((option) => optionWidget(option, update, ctx, shell))}
  ${options.length > MAIN_OPTIONS
    ? html`<details class="more">
        <summary>${t('yt-more-options', { n: options.length - MAIN_OPTIONS })}</summary>
        <div class="in">${options.slice(MAIN_OPTIONS).map((option) => optionWidget(option, update, ctx, shell))}</div>
      </details>`
    : nothing}
  <section>${thinkingTime(update, ctx)}</section>
`;

/** What the host has set, for the others to read. @param {OptionSpec[]} options @param {Update} update */
function summary(options, { room }) {
  /** @param {OptionSpec} option */
  const said = ({ key, time }) => {
    const value = room.options[key];
    if (time) return value ?? t('yt-no');
    return typeof value === 'boolean' ? t(value ? 'yt-yes' : 'yt-no') : valueText(room.game ?? '', key, value);
  };
  return html`<dl class="summary">
    ${options.map((option) => html`<div><dt>${t(`${room.game}-option-${option.key}`)}</dt><dd>${said(option)}</dd></div>`)}
    <div><dt>${t('yt-timers')}</dt><dd>${t(`yt-timers-${room.timers}-short`)}</dd></div>
  </dl>`;
}

/**
 * @param {OptionSpec} option @param {Update} update @param {Context} ctx
 * @param {Shell} shell
 */
function optionWidget(option, update, ctx, { draw, screen }) {
  const { room } = update;
  const { key, choices = [] } = option;
  const base = `${room.game}-option-${key}`;
  const value = room.options[key];
  const note = has(`${base}-${value}-note`) ? t(`${base}-${value}-note`) : has(`${base}-note`) ? t(`${base}-note`) : '';
  /** @param {any} next */
  const set = (next) => void ctx.host({ do: 'set_options', options: { [key]: next } });
  if (option.time) {
    const minutes = room.minutes ?? screen.games.find((g) => g.id === room.game)?.minutes ?? 30;
    return html`<section>
      ${toggle({ label: t(base), note, on: value !== null, onChange: (on) => set(on ? twoLengths(minutes) : null) })}
      ${value === null
        ? nothing
        : html`<div class="time">
            <input
              type="time"
              aria-label=${t(base)}
              .value=${value}
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
    return html`<section>${toggle({ label: t(base), note, on: value === true, onChange: set })}</section>`;
  }
  const items = choices.map((c) => ({ value: c, label: valueText(room.game ?? '', key, c) }));
  const widget = items.length > MOST_SEGMENTS ? listed : segmented;
  return html`<section>${widget({ label: t(base), items, value, note, onChange: set })}</section>`;
}

/**
 * A time of day two typical lengths of a match from now, on the next quarter.
 * @param {number} minutes @param {number} [now] ms
 */
export function twoLengths(minutes, now = Date.now()) {
  const at = new Date(Math.ceil((now + Math.max(2 * minutes * 60_000, LEAST_QUARTERS * QUARTER)) / QUARTER) * QUARTER);
  return [at.getHours(), at.getMinutes()].map((part) => `${part}`.padStart(2, '0')).join(':');
}

/** Everyone in the room; the host arranges who plays. @param {Update} update @param {Context} ctx @param {Shell} shell */
function people(update, ctx, shell) {
  const { room, you } = update;
  const count = room.game ? t('yt-n-of', { n: room.order.length, most: room.max_seats }) : t('yt-n-people', { n: room.members.length });
  return html`<section class="seatsbox">
    <h2 class="lbl">${t('yt-seats')}<span>${count}</span></h2>
    ${held(ctx.off, peopleList(update, ctx, shell, 'rows'))} ${personas(update)}
    ${you.host ? held(ctx.off, html`${botAdder(update, ctx, shell)}${seats(update, ctx, shell)}`) : nothing}
  </section>`;
}

/** Who sits where, under a lid. @param {Update} update @param {Context} ctx @param {Shell} shell */
function seats(update, ctx, shell) {
  if (update.room.order.length < 2) return nothing;
  return html`<details class="seatfold">
    <summary>${t('yt-seat-order')}</summary>
    ${seatOrder(update, ctx, shell)}
  </details>`;
}

/** Who the computer players at the table are. @param {Update} update */
function personas({ room }) {
  const kinds = [...new Set(room.members.map((m) => m.bot))].filter((kind) => kind !== null && botNote(room.game, kind));
  if (!kinds.length) return nothing;
  return html`<ul class="personas">
    ${kinds.map((kind) => html`<li>${icon('bot', 20)}<span><b>${botText(room.game, kind ?? '')}</b> ${botNote(room.game, kind ?? '')}</span></li>`)}
  </ul>`;
}
