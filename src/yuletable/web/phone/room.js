// Inside a room: the pages of a member, and the one that lies on top.
import { Pace } from '../animation.js';
import { icon } from '../components.js';
import { contextOf } from '../context.js';
import { bring, games } from '../games.js';
import { html, nothing } from '../lit.js';
import { rulesView } from '../rules_view.js';
import { t } from '../texts.js';
import { bar, sideBar } from './bar.js';
import { hostPage } from './host.js';
import { lobbyPage } from './lobby.js';
import { logPage, menuPage, tablePage } from './pages.js';
import { resultsThumb } from './results.js';
import { calm, unplayable } from './states.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../phone.js').Shell} Shell */
/** @typedef {ReturnType<ReturnType<typeof contextOf>>} Context */

/** What a member sees of the room. @param {Shell} shell */
export function roomPages(shell) {
  const { store, screen, open, draw, refuse } = shell;
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
      ${room.paused ? pausebar(update) : nothing} ${room.frozen ? html`<p class="pausebar">${t('yt-frozen')}</p>` : nothing}
      ${screen.game.render(update, ctx)}
      ${room.phase === 'results' ? resultsThumb(update, ctx, shell) : nothing}
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
        ? html`<button class="code-chip" @click=${async () => refuse(await store.host({ do: 'resume' }))}>${t('yt-go-on')}</button>`
        : nothing}
    </div>`;
  }

  /** @param {Update} update @param {Context} ctx */
  function sidePage(update, ctx) {
    const game = update.room.game ?? '';
    if (screen.side === 'host') return hostPage(update, ctx, shell);
    if (screen.side === 'log') return logPage(update, ctx, shell);
    if (screen.side === 'table') return tablePage(update, ctx, shell);
    if (screen.side === 'rules') {
      return html`${sideBar(t('yt-rules-of', { game: t(`${game}-name`) }), () => open(null))}
      ${rulesView({ game, clause: screen.clause, ui: screen.ui, draw })}`;
    }
    return menuPage(update, ctx, shell);
  }

  /** @param {Update} update */
  function page(update) {
    const { room, ask } = update;
    const ctx = context(update, pace);
    if (screen.side) {
      return html`
        ${ask ? html`<button class="banner" @click=${() => open(null)}>${t('yt-your-turn-now')}${icon('chevron')}</button>` : nothing}
        ${sidePage(update, ctx)}
      `;
    }
    if (room.phase === 'menu' || room.phase === 'lobby') return lobbyPage(update, ctx, shell);
    if (room.game) bring(screen, room.game, 'phone', draw);
    return html`${bar(update, ctx, shell)}${playing(update, ctx)}`;
  }

  void games().then((list) => {
    screen.games = list;
    draw();
  });
  return {
    page,
    /** A fresh update came: show its events at their pace. @param {Update} update @param {Update | null} before */
    push: (update, before) => pace.push(update, before),
  };
}
