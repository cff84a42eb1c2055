// Inside a room: the pages of a member, and the one that lies on top.
import { Pace } from '../animation.js';
import { icon } from '../components.js';
import { contextOf } from '../context.js';
import { bring, games } from '../games.js';
import { html, nothing } from '../lit.js';
import { rulesView } from '../rules_view.js';
import { t } from '../texts.js';
import { awayCard, sentences } from './away.js';
import { bar, hostDoor, sideBar } from './bar.js';
import { eveningPage, eveningSection } from './evening.js';
import { hostNews } from './host/news.js';
import { planStrip } from './host/plan.js';
import { lobbyPage } from './lobby.js';
import { ownDevice, watchSize } from './own_table.js';
import { logPage, menuPage, tablePage } from './pages.js';
import { faces, known, passPage } from './pass.js';
import { leavePage, profilePage } from './profile.js';
import { resultsThumb } from './results.js';
import { calm, unplayable } from './states.js';
import { watcher } from './watch.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../phone.js').Shell} Shell */
/** @typedef {ReturnType<ReturnType<typeof contextOf>>} Context */

/** So much of what has just happened stands on the page between two hands. */
const JUST_NOW = 12;
let listening = false;

/** The host's table, for those who have one. @type {typeof import('./host.js') | null} */
let hostTable = null;
let coming = false;

/** @param {() => void} draw called when it has come */
function bringHostTable(draw) {
  if (hostTable || coming) return;
  coming = true;
  import('./host.js')
    .then((module) => {
      hostTable = module;
      draw();
    })
    .catch(() => undefined) // no line: the next drawing tries again
    .finally(() => (coming = false));
}

/** Escape goes back as the arrow does, where nothing else lies open that it would close. @param {KeyboardEvent} event */
function escape(event) {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
  if (event.target instanceof Element && event.target.closest('form.inline')) return;
  /** @type {HTMLElement | null} */ (document.querySelector('.appbar > [data-back]'))?.click();
}

/** What a member sees of the room. @param {Shell} shell */
export function roomPages(shell) {
  const { store, screen, seats, open, draw, refuse } = shell;
  const context = contextOf({ store, device: 'phone', draw, openRules: (clause) => open('rules', clause), refuse });

  const pace = new Pace({
    draw,
    animate: (event) => (store.update ? screen.game?.animate?.(event, context(store.update)) : undefined),
  });

  /** @param {Update} update @param {Context} ctx */
  function playing(update, ctx) {
    const { room } = update;
    if (screen.broken) {
      return unplayable(() => {
        screen.gameId = '';
        draw();
      });
    }
    if (!screen.game) return calm({ title: t('yt-loading') });
    return html`
      ${room.paused && !room.plan ? pausebar(update) : nothing} ${room.frozen ? html`<p class="pausebar">${t('yt-frozen')}</p>` : nothing}
      ${ownDevice(update, ctx, shell, (own) => {
        const watches = room.phase === 'playing' && update.you.seat === null;
        return html`${awayCard(ctx, shell)}${watches ? watcher(update, ctx, shell) : nothing}${screen.game?.render(update, own)}`;
      })}
      ${room.phase === 'results' && !pace.event ? html`${eveningSection(update, ctx, shell)}${resultsThumb(update, ctx, shell)}` : nothing}
    `;
  }

  /** @param {Update} update */
  function pausebar(update) {
    const { room, you } = update;
    const by = room.members.find((m) => m.id === room.paused?.by);
    const counting = room.paused?.resume_in !== null;
    return html`<div class="pausebar" role="status">
      ${icon('pause')}<span class="grow"
        >${counting ? t('yt-going-on') : by ? t('yt-paused-by', { name: by.name }) : t('yt-paused')}</span
      >
      ${you.host && !counting
        ? html`<button class="code-chip" ?disabled=${store.status === 'offline'} @click=${async () => refuse(await store.host({ do: 'resume' }))}>${t('yt-go-on')}</button>`
        : nothing}
    </div>`;
  }

  /** @param {Update} update @param {Context} ctx */
  function sidePage(update, ctx) {
    const game = update.room.game ?? '';
    if (screen.side === 'host') return hostTable === null ? calm({ title: t('yt-loading') }) : hostTable.hostPage(update, ctx, shell);
    if (screen.side === 'evening') return eveningPage(update, ctx, shell);
    if (screen.side === 'log') return logPage(update, ctx, shell);
    if (screen.side === 'table') return tablePage(update, ctx, shell);
    if (screen.side === 'profile') return profilePage(update, ctx, shell);
    if (screen.side === 'leave') return leavePage(update, shell);
    if (screen.side === 'rules') {
      return html`${sideBar(t('yt-rules-of', { game: t(`${game}-name`) }), () => open(null), hostDoor(update, open))}
      ${rulesView({ game, clause: screen.clause, ui: screen.ui, draw })}`;
    }
    return menuPage(update, ctx, shell);
  }

  /** A page lies on top while another of this phone is asked. */
  function neighbour() {
    const { next } = seats;
    if (!seats.secret || !next) return nothing;
    const pass = () => {
      seats.raise(next);
      open(null);
    };
    return html`<button class="banner" @click=${pass}>${t('yt-turn-named', { name: next.name })}${icon('chevron')}</button>`;
  }

  /** The computer plays for this seat, until its person touches the page. @param {Update} update */
  function standIn({ room, you }) {
    const me = room.members.find((m) => m.id === you.member);
    if (!me?.bot_plays || you.seat === null || room.phase !== 'playing' || store.handedBack) return nothing;
    return html`<button type="button" class="banner standin" @click=${() => undefined}>${icon('bot')}<span class="grow">${t('yt-standin')}</span></button>`;
  }

  /** @param {Update} update */
  function page(update) {
    const { room, ask } = update;
    const ctx = context(update, pace);
    if (update.you.host || screen.side === 'host') bringHostTable(draw);
    if (room.game) bring(screen, room.game, 'phone', draw);
    const above = html`${planStrip(update, ctx)}${hostNews(update, shell)}`;
    if (screen.side) {
      return html`
        ${above} ${ask ? html`<button class="banner" @click=${() => open(null)}>${t('yt-your-turn-now')}${icon('chevron')}</button>` : neighbour()}
        ${sidePage(update, ctx)}
      `;
    }
    if (room.phase === 'menu' || room.phase === 'lobby') return html`${above}${faces(seats, draw)}${lobbyPage(update, ctx, shell)}`;
    return html`${above}${standIn(update)}${faces(seats, draw)}${bar(update, ctx, shell)}${playing(update, ctx)}`;
  }

  void games().then((list) => {
    screen.games = list;
    draw();
  });
  if (!listening) {
    watchSize(draw);
    addEventListener('keydown', escape);
  }
  listening = true;
  return {
    page,
    pace,
    /** What everyone on this phone may read of the last moments. */
    lately: () => (store.update ? sentences(known(seats, JUST_NOW), context(store.update), screen.game?.matters) : []),
    /** A fresh update came: show its events at their pace. @param {Update} update @param {Update | null} before */
    push: (update, before) => pace.push(update, before),
  };
}

/** The page between two hands. @param {import('../seats.js').Seats} seats @param {() => void} draw */
export const coverPage = (seats, draw) => passPage(seats, draw, seats.shown.pages?.lately() ?? []);
