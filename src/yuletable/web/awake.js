// A screen that is played on stays awake: by the browser's own lock, else by a silent film behind the page.
//
// Browsers give the lock to pages of a safe origin alone, and a table in the house is none; what
// they all do is keep the screen on while a film runs. The film is 4 s of nothing, fetched only
// where it is needed and begun by a tap or a key, as browsers ask for one.

/** @typedef {{request: (kind: 'screen') => Promise<EventTarget & {release: () => Promise<void>}>}} Locks */

/** A film ends this many s before its end: one that loops by itself does not count. */
const CUT = 0.4;

const state = {
  wanted: false,
  /** @type {(EventTarget & {release: () => Promise<void>}) | null} */
  lock: null,
  /** The lock is missing, or was refused. */
  refused: !('wakeLock' in navigator),
  /** @type {HTMLVideoElement | null} */
  film: null,
};

/** Stay awake from now on, or no longer. @param {boolean} wanted */
export function stayAwake(wanted) {
  if (wanted === state.wanted) return;
  state.wanted = wanted;
  void settle();
}

async function settle() {
  if (!state.wanted) {
    void state.lock?.release();
    state.lock = null;
    state.film?.pause();
    return;
  }
  if (document.hidden) return;
  if (!state.refused && !state.lock) await lock();
  if (state.refused) await roll();
}

async function lock() {
  // eslint-disable-next-line compat/compat -- asked for before it is used
  const locks = /** @type {Locks} */ (/** @type {any} */ (navigator).wakeLock);
  try {
    const lock = await locks.request('screen');
    state.lock = lock;
    lock.addEventListener('release', () => {
      if (state.lock === lock) state.lock = null;
    });
  } catch {
    state.refused = true;
  }
}

/** Fetch the film, and let it run; until a tap or a key has allowed that, it waits for one. */
async function roll() {
  state.film ??= await fetched();
  try {
    if (state.wanted) await state.film?.play();
  } catch {
    // not yet allowed: the next tap tries again
  }
}

/** @type {Promise<HTMLVideoElement | null> | null} */
let coming = null;

function fetched() {
  coming ??= fetchFilm().catch(() => {
    coming = null; // no line: tried again at the next tap
    return null;
  });
  return coming;
}

async function fetchFilm() {
  const film = document.createElement('video');
  const kind = film.canPlayType('video/mp4') ? 'mp4' : 'webm';
  const answer = await fetch(`/web/film/still.${kind}?h=__HASH__`);
  if (!answer.ok) return null;
  film.src = URL.createObjectURL(await answer.blob());
  film.muted = true;
  film.setAttribute('playsinline', '');
  film.setAttribute('aria-hidden', 'true');
  film.tabIndex = -1;
  film.className = 'still';
  film.addEventListener('timeupdate', () => {
    if (film.currentTime > film.duration - CUT) film.currentTime = 0;
  });
  document.body.append(film);
  return film;
}

/** Is anything keeping the screen on now? */
export const isAwake = () => state.lock !== null || state.film?.paused === false;

document.addEventListener('visibilitychange', () => void settle());
for (const touch of ['pointerdown', 'keydown', 'click']) {
  addEventListener(touch, () => {
    if (state.wanted && !isAwake()) void settle();
  });
}
