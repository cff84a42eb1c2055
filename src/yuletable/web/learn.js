// A game in one minute: /learn/<game>. The coach's note above, the table, the hand; gold is what to do.
import { Pace } from './animation.js';
import { avatar, button, icon, picture, sheet, toast } from './components.js';
import { contextOf } from './context.js';
import { bring, noGame } from './games.js';
import { Evening } from './learn/evening.js';
import { asMyself, Lesson } from './learn/lesson.js';
import { html, nothing, render } from './lit.js';
import { langSwitch } from './phone/bar.js';
import { calm, offline, unplayable } from './phone/states.js';
import { Pointer } from './pointer.js';
import { posterOf } from './posters.js';
import { loadTexts, onTexts, say, t, useTexts } from './texts.js';
import { walkPage } from './walking.js';

/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./learn/lesson.js').Outcome} Outcome */

/** From this width the hand stands beside the table, px: styles/learn.css. */
const WIDE = 900;
/** The hand with all the gaps, px. */
const BESIDE = 502;
const LARGER = 1.4;
const NARROW_MOST = 640;

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
const game = location.pathname.split('/').filter(Boolean)[1] ?? '';
const lesson = new Lesson(game);
const pointer = new Pointer(() => document.querySelector('.coach'));

const evening = new Evening((new URLSearchParams(location.search).get('room') ?? '').toUpperCase(), () => {
  if (lesson.update && !screen.playing) lesson.update = asMyself(lesson.update, evening.me);
  draw();
});

const screen = {
  ...noGame(),
  /** Frames are being shown. */
  playing: false,
  /** Sentences of what happens meanwhile. @type {string[]} */
  happening: [],
  /** The server could not be reached. */
  offline: false,
};

/** A lesson as contextOf knows a room's store. */
const store = {
  get busy() {
    return lesson.busy;
  },
  get log() {
    return lesson.log;
  },
  /** @param {any} data */
  act: async (data) => {
    const reading = lesson.place?.wait === 'read';
    return answer(data, reading);
  },
  host: async () => NOT_HERE,
  undo: async () => NOT_HERE,
  hovers: [],
  hover: () => undefined,
};
/** @type {import('./socket.js').Answer} */
const NOT_HERE = { ok: false, code: 'phase', why: { key: 'yt-why-lesson-other' } };

const context = contextOf({
  store: /** @type {any} */ (store),
  device: 'phone',
  draw: () => draw(),
  openRules: (clause) => location.assign(`/rules/${game}${clause ? `#${clause}` : ''}`),
  refuse,
});

/** Tell why an answer was not taken; an answer too many needs no word. @param {import('./socket.js').Answer} given */
function refuse(given) {
  if (!given.ok && given.code !== 'stale') toast(given.why ? say(given.why) : t('yt-offline'));
  return given.ok;
}

/** @type {Pace} */
const pace = new Pace({
  draw: () => {
    if (pace.event && lesson.update) {
      const sentence = context(lesson.update, pace).log(pace.event);
      if (sentence) screen.happening = [...screen.happening.slice(-1), sentence];
    }
    draw();
    // a token that moves is followed
    const seat = pace.event?.data['seat'];
    if (typeof seat === 'number') pointer.bring(`player-${seat}`);
  },
  animate: (event) =>
    lesson.still ? screen.game?.['animate']?.(event, context(lesson.still, pace)) : undefined,
});

/**
 * @param {any} data @param {boolean} [reading] the sentence has not been read: only Next goes on
 * @returns {Promise<import('./socket.js').Answer>}
 */
async function answer(data, reading = false) {
  if (lesson.busy) return { ok: false, code: 'stale', why: null };
  if (reading) return { ok: false, code: 'illegal', why: { key: 'yt-why-lesson-read' } };
  lesson.busy++;
  draw();
  const found = await lesson.answer(data);
  lesson.busy--;
  if (!('view' in found)) {
    draw();
    return { ok: false, code: 'illegal', why: found.why };
  }
  void show(found);
  return { ok: true };
}

/** Show the frames one after another, then point at what comes next. @param {Outcome} found */
async function show(found) {
  if (!('view' in found)) {
    screen.offline = true;
    draw();
    return;
  }
  screen.offline = false;
  screen.playing = true;
  screen.happening = [];
  lesson.busy++;
  pointer.at('');
  for (const frame of found.view.frames) {
    const before = lesson.update;
    lesson.take(asMyself(frame, evening.me));
    draw();
    pace.push(/** @type {Update} */ (lesson.still), before);
    await pace.done;
  }
  lesson.busy--;
  screen.playing = false;
  lesson.place = found.view;
  draw();
  if (found.view.wait === 'over') scrollTo(0, 0);
  pointer.at(found.view.look ?? '');
  rest();
}

/** Whoever moves by keyboard goes on from the note when what had the focus is gone. */
function rest() {
  const at = document.activeElement;
  if (!at || at === document.body || !at.isConnected || !at.getClientRects().length) {
    document.getElementById('note')?.focus({ preventScroll: true });
  }
}

function again() {
  lesson.place = null;
  lesson.update = null;
  draw();
  void lesson.again().then(show);
}

/** The evening calls. */
const banner = () =>
  evening.call
    ? html`<a class="banner ${evening.call === 'turn' ? '' : 'quiet'}" href="/${evening.room}">
        <span role="status">${t(evening.call === 'turn' ? 'yt-your-turn-now' : 'yt-learn-game-on')}</span>${icon('chevron')}
      </a>`
    : nothing;

/** @param {import('./types.js').LessonView} place */
const progress = (place) => html`<span class="count nums">
  <span class="beads" aria-hidden="true">
    ${Array.from({ length: place.of }, (_, i) => html`<i class=${i < place.n - 1 ? 'done' : i === place.n - 1 ? 'now' : ''}></i>`)}
  </span>
  ${t('yt-learn-step', { n: place.n, most: place.of })}
</span>`;

/** @param {import('./types.js').LessonView} place */
const coach = (place) => html`<header class="coach">
  <div class="top"><h1>${t('yt-learn-title', { game: t(`${game}-name`) })}</h1>${langSwitch()}</div>
  <div class="slip">
    ${picture('bird', { cls: 'bird' })}
    <div id="note" tabindex="-1" role="status">
      ${screen.playing && screen.happening.length
        ? screen.happening.map((line, i) => html`<p class=${i < screen.happening.length - 1 ? 'past' : ''}>${line}</p>`)
        : html`<p>${say(place.say)}</p>`}
    </div>
    <div class="foot">${progress(place)}<a href=${`/${evening.room}`} @click=${() => lesson.keep([])}>${t('yt-learn-skip')}</a></div>
  </div>
</header>`;

function end() {
  const to = evening.room;
  return html`${banner()}${calm({
    title: t('yt-learn-over'),
    note: t('yt-learn-over-note'),
    pic: posterOf(game, draw),
    content: html`<div class="onward">
      ${to
        ? html`<a class="btn gold" data-first href="/${to}">${t('yt-learn-back', { code: to })}</a>`
        : html`<a class="btn gold" data-first href="/">${t('yt-to-start')}</a>`}
      ${button({ label: t('yt-learn-again'), icon: 'again', onClick: again })}
      ${to ? html`<a class="btn plain" href="/">${t('yt-to-start')}</a>` : nothing}
    </div>`,
  })}`;
}

/** How wide the picture of the table is drawn, px; on a wide screen it is shown larger than that. */
const width = () => Math.floor(innerWidth >= WIDE ? (innerWidth - BESIDE) / LARGER : Math.min(innerWidth, NARROW_MOST) - 32);

/** @param {Update} update @param {import('./types.js').LessonView} place */
function stage(update, place) {
  const reading = !screen.playing && place.wait === 'read';
  const shown = screen.playing ? /** @type {Update} */ (lesson.still) : update;
  const ctx = { ...context(shown, pace), table: true, lesson: true, width: width() };
  const module = screen.game;
  const me = ctx.member(shown.you.seat ?? 0);
  const status = module?.status?.(shown, ctx) ?? {};
  const table = shown.room.phase === 'playing' ? module?.['table'] : undefined;
  return html`<div class="learn ${table ? '' : 'alone'} ${screen.playing ? 'plays' : reading ? 'reads' : 'acts'}">
    ${banner()}${coach(place)}
    ${table ? html`<section class="table" aria-label=${t('yt-the-table')}>${table(shown, ctx)}</section>` : nothing}
    <div class="hand">
      <section class="bar" aria-label=${t('yt-mark-you')}>
        ${avatar(me.avatar)}<span class="me"><b>${me.name}</b><small>${status.sub ?? ''}</small></span>
        <span class="end">${status.badge ? html`<span class="badge">${status.badge}</span>` : nothing}</span>
      </section>
      ${module ? module['render'](shown, ctx) : nothing}
    </div>
    ${reading
      ? sheet(button({ label: t('yt-learn-next'), kind: 'gold', id: 'next', busy: lesson.busy > 0, onClick: async () => refuse(await answer(null)) }))
      : nothing}
  </div>`;
}

function whole() {
  if (screen.broken) {
    return unplayable(() => {
      screen.gameId = '';
      bring(screen, game, 'phone', draw);
      draw();
    });
  }
  if (screen.offline) return offline();
  const { update, place } = lesson;
  if (!update || !place || !screen.game) return calm({ title: t('yt-loading') });
  return place.wait === 'over' && !screen.playing ? end() : stage(update, place);
}

function draw() {
  document.title = `${t('yt-learn-title', { game: t(`${game}-name`) })} · Yuletable`;
  render(whole(), app);
}

onTexts(draw);
addEventListener('resize', draw);
await loadTexts();
await useTexts(`/games/${game}/texts`);
evening.open();
bring(screen, game, 'phone', () => {
  draw();
  pointer.at(lesson.place?.look ?? '');
});
draw();
walkPage('');

/** Try until the server answers. */
async function open() {
  const found = await lesson.begin();
  await show(found);
  if (!('view' in found)) setTimeout(() => void open(), 2000);
}
await open();
