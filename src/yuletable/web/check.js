// The self-check: can phones come, is the game kept, does the computer stay awake? /check?room=XXXX
import { html, nothing, render, svg } from './lit.js';
import { button } from './components.js';
import { langSwitch, sideBar } from './phone/bar.js';
import { secretsOf } from './secrets.js';
import { recall } from './store.js';
import { lang, loadTexts, onTexts, say, t } from './texts.js';
import { back, walkPage } from './walking.js';

/** @typedef {import('./types.js').Text} Text */
/**
 * @typedef {{yuletable: string, python: string, platform: string, system: 'windows' | 'macos' | 'linux',
 *   reach: 'public' | 'here' | 'nowhere' | 'house', port: number, addresses: string[], chosen: string,
 *   others: number, name: string | null, name_why: Text | null,
 *   awake: 'held' | 'always' | 'failed' | null, playing: boolean,
 *   disk: {folder: string, free: number | null, write_ms: number | null, error: string | null} | null,
 *   low: boolean, local: boolean}} Check
 * @typedef {'good' | 'look' | 'bad'} Mark
 * @typedef {{mark: Mark, title: string, says: unknown, todo?: unknown[]}} Item
 */

/** The page looks again so many ms after an answer. */
const AGAIN = 4000;
/** With more ms for one small write people notice. */
const SLOW = 250;

const app = /** @type {HTMLElement} */ (document.getElementById('app'));

const page = {
  /** @type {Check | null} */
  check: null,
  /** Why there is nothing to see. */
  why: '',
  timer: 0,
};

/** The room of the address, else the one this phone was in last. */
const code = () => (new URLSearchParams(location.search).get('room') ?? recall('yuletable.last') ?? '').toUpperCase();

/** @param {string | undefined} secret */
const ask = (secret) =>
  fetch(`/api/check?room=${encodeURIComponent(code())}`, {
    cache: 'no-store',
    headers: secret ? { authorization: `Bearer ${secret}` } : {},
  });

/** Ask as each of this phone's people until one may see it: any of them may host. */
async function answered() {
  const [first, ...others] = secretsOf(code());
  let answer = await ask(first);
  for (const secret of others) {
    if (answer.status !== 403) break;
    answer = await ask(secret);
  }
  return answer;
}

async function look() {
  clearTimeout(page.timer);
  try {
    const answer = await answered();
    const body = await answer.json();
    page.why = answer.ok ? '' : say(body.why);
    page.check = answer.ok ? body : null;
  } catch {
    page.why = t('yt-offline-tv');
  }
  draw();
  clearTimeout(page.timer);
  if (!document.hidden) page.timer = window.setTimeout(() => void look(), AGAIN);
}

/** @param {number} value @param {number} [digits] */
const number = (value, digits = 0) => value.toLocaleString(lang(), { maximumFractionDigits: digits });

const bare = (/** @type {string} */ url) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** @param {Check} c @returns {Item} */
function way(c) {
  const list = html`<ul class="ways">
    ${c.addresses.map(
      (url) => html`<li><b class="nums">${bare(url)}</b>${url === c.chosen ? html`<span>${t('yt-check-in-qr')}</span>` : nothing}</li>`,
    )}
  </ul>`;
  const title = t('yt-check-way');
  if (c.reach === 'here') {
    return { mark: 'bad', title, says: t('yt-check-way-here'), todo: [t('yt-check-way-here-do')] };
  }
  if (c.reach === 'nowhere') {
    return { mark: 'bad', title, says: t('yt-check-way-nowhere'), todo: [t('yt-check-way-nowhere-do')] };
  }
  if (c.reach === 'public') return { mark: 'good', title, says: html`${t('yt-check-way-public')}${list}` };
  const says = html`${t('yt-check-way-house')}${list}`;
  const several = c.addresses.length > 1 && !c.others;
  return { mark: 'good', title, says, ...(several ? { todo: [t('yt-check-way-several')] } : {}) };
}

/** @param {Check} c @returns {Item} */
function others(c) {
  const title = t('yt-check-others');
  if (c.others) return { mark: 'good', title, says: t('yt-check-others-here', { n: c.others }) };
  const firewall = {
    windows: () => t('yt-check-firewall-windows'),
    macos: () => t('yt-check-firewall-macos'),
    linux: () => t('yt-check-firewall-linux', { port: `${c.port}` }),
  };
  return {
    mark: 'look',
    title,
    says: t('yt-check-others-none'),
    todo: [t('yt-check-same-wifi'), t('yt-check-guest-wifi'), firewall[c.system]()],
  };
}

/** @param {Check} c @returns {Item} */
function name(c) {
  const title = t('yt-check-name');
  if (c.name) {
    return { mark: 'good', title, says: html`<b class="nums big">${bare(c.name)}</b>${t('yt-check-name-is')}` };
  }
  if (c.name_why) return { mark: 'look', title, says: say(c.name_why) };
  return { mark: 'good', title, says: t(c.reach === 'house' ? 'yt-check-name-soon' : 'yt-check-name-off') };
}

/** @param {Check} c @returns {Item} */
function awake(c) {
  const title = t('yt-check-awake');
  if (c.awake === 'always') return { mark: 'good', title, says: t('yt-check-awake-always') };
  const lid = t('yt-check-awake-lid');
  if (c.awake === 'held') {
    return { mark: 'good', title, says: html`${t(c.playing ? 'yt-check-awake-held' : 'yt-check-awake-can')} ${lid}` };
  }
  const settings = {
    windows: () => t('yt-check-sleep-windows'),
    macos: () => t('yt-check-sleep-macos'),
    linux: () => t('yt-check-sleep-linux'),
  };
  return { mark: 'look', title, says: t('yt-check-awake-failed'), todo: [settings[c.system](), lid] };
}

/** @param {Check} c @returns {Item | null} */
function disk(c) {
  const { disk: d } = c;
  if (!d) return null;
  const title = t('yt-check-disk');
  if (d.error !== null) {
    const says = t('yt-check-disk-bad', { folder: d.folder, error: d.error });
    return { mark: 'bad', title, says, todo: [t('yt-check-disk-do')] };
  }
  const took = d.write_ms ?? 0;
  const says = t('yt-check-disk-good', {
    folder: d.folder,
    ms: number(Math.max(1, took)),
    free: d.free === null ? '?' : number(d.free / 1e9, 1),
  });
  if (c.low) {
    return { mark: 'look', title, says: t('yt-warn-disk', { free: Math.floor((d.free ?? 0) / 1e6) }), todo: [t('yt-check-disk-do')] };
  }
  return took > SLOW ? { mark: 'look', title, says, todo: [t('yt-check-disk-slow')] } : { mark: 'good', title, says };
}

/** @param {Check} c @returns {Item[]} */
function items(c) {
  const kept = disk(c);
  const house = c.reach === 'house';
  return [
    way(c),
    ...(house ? [others(c)] : []),
    ...(kept ? [kept] : []),
    awake(c),
    name(c),
    {
      mark: 'good',
      title: t('yt-check-internet'),
      says: t(c.reach === 'public' ? 'yt-check-internet-public' : 'yt-check-internet-not'),
    },
    {
      mark: 'good',
      title: t('yt-check-versions'),
      says: `Yuletable ${c.yuletable} · Python ${c.python} · ${c.platform}`,
    },
  ];
}

/** A round, a three-sided and an eight-sided piece of paper: the shape says it as well as the colour. @type {Record<Mark, [string, string]>} */
const SHAPES = {
  good: ['M24 3a21 21 0 1 1 0 42a21 21 0 1 1 0-42z', 'M14.5 24.500l6.5 6.500 12.500-14'],
  look: ['M20.500 6.200q3.500-5.700 7 0l17 31.300q2.700 5.500-3 5.500h-35q-5.700 0-3-5.500z', 'M24 17v12M24 35.500v.1'],
  bad: ['M15.300 3.500h17.400l12.300 12.300v17.400l-12.300 12.300h-17.400l-12.300-12.300v-17.400z', 'M16.500 16.500l15 15M31.500 16.500l-15 15'],
};

/** @param {Mark} kind */
const mark = (kind) => html`<span class="mark ${kind}">
  <svg viewBox="0 0 48 48" aria-hidden="true">${svg`<path class="paper" d=${SHAPES[kind][0]} /><path class="sign" d=${SHAPES[kind][1]} />`}</svg>
</span>`;

const MARKS = {
  good: () => t('yt-check-mark-good'),
  look: () => t('yt-check-mark-look'),
  bad: () => t('yt-check-mark-bad'),
};

/** @param {Item[]} list */
function verdict(list) {
  if (list.some((item) => item.mark === 'bad')) return t('yt-check-bad');
  const n = list.filter((item) => item.mark === 'look').length;
  return n ? t('yt-check-look', { n }) : t('yt-check-good');
}

/** @param {Check} c */
function sheet(c) {
  const list = items(c);
  const worst = /** @type {Mark[]} */ (['bad', 'look', 'good']).find((kind) => list.some((item) => item.mark === kind));
  return html`<div class="verdict">${mark(worst ?? 'good')}<div><h2>${verdict(list)}</h2><p class="note">${t('yt-check-note')}</p></div></div>
    <ul class="checks">
      ${list.map(
        (item) => html`<li class="card">
          ${mark(item.mark)}
          <div class="grow">
            <h3>${item.title}<small class=${item.mark}>${MARKS[item.mark]()}</small></h3>
            <div class="says">${item.says}</div>
            ${item.todo ? html`<ul class="todo">${item.todo.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}
          </div>
        </li>`,
      )}
    </ul>`;
}

function draw() {
  document.title = `${t('yt-check')} · Yuletable`;
  app.className = 'checkpage';
  render(
    html`${sideBar(t('yt-check'), back, langSwitch())}
      <main>
        ${page.why ? html`<p class="why" role="status">${page.why}</p>` : nothing}
        ${page.check ? sheet(page.check) : nothing}
        ${page.why && !page.check
          ? html`<p class="again">${button({ label: t('yt-try-again'), onClick: () => void look() })}</p>`
          : nothing}
        ${!page.check && !page.why ? html`<p class="lead">${t('yt-loading')}</p>` : nothing}
      </main>`,
    app,
  );
}

document.addEventListener('visibilitychange', () => document.hidden || void look());
onTexts(draw);
await loadTexts();
draw();
walkPage();
await look();
