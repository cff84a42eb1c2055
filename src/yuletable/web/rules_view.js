// The rules of a game: numbered clauses, searchable, opened at the clause in question.
import { button, icon, toast } from './components.js';
import { part } from './games.js';
import { html, nothing, unsafeHTML } from './lit.js';
import { lang, t } from './texts.js';

/** @typedef {{id: string, title: string, html: string, level: number}} Clause */

/** @type {Map<string, Clause[] | 'coming' | 'missing'>} */
const rules = new Map();
/** @type {Map<string, any>} pictures a game adds */
const extras = new Map();

/** @param {string} game */
async function picturesOf(game) {
  const module = extras.get(game) ?? (await part(game, 'rules').catch(() => null));
  if (module) extras.set(game, module); // else asked for again the next time
}

/** @param {string} game @param {() => void} draw */
function clausesOf(game, draw) {
  const key = `${game}/${lang()}`;
  if (!rules.has(key)) {
    rules.set(key, 'coming');
    const clauses = fetch(`/api/games/${game}/rules/${lang()}`)
      .then(async (answer) => (answer.ok ? (await answer.json()).clauses : 'missing'))
      .catch(() => 'missing');
    // Shown together: pictures that came later would push the clause out of sight.
    void Promise.all([clauses, picturesOf(game)]).then(([found]) => {
      rules.set(key, found);
      draw();
    });
  }
  return rules.get(key) ?? 'missing';
}

/** Letters without accents, for searching. @param {string} text */
const plain = (text) =>
  text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/ł/g, 'l');

/** The clause with the words that were searched for marked. @param {string} source @param {string[]} words */
function marked(source, words) {
  const page = document.createElement('template');
  page.innerHTML = source;
  for (const word of words) {
    const walker = document.createTreeWalker(page.content, NodeFilter.SHOW_TEXT);
    /** @type {Text[]} */
    const texts = [];
    while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
    for (const node of texts) if (node.parentElement?.localName !== 'mark') mark(node, word);
  }
  return page.innerHTML;
}

/** @param {Text} node @param {string} word */
function mark(node, word) {
  let rest = node;
  let at = plain(rest.data).indexOf(word);
  // a text whose plain form has another length cannot be cut at the same place
  while (at >= 0 && plain(rest.data).length === rest.data.length) {
    const hit = rest.splitText(at);
    rest = hit.splitText(word.length);
    const sign = document.createElement('mark');
    hit.replaceWith(sign);
    sign.append(hit);
    at = plain(rest.data).indexOf(word);
  }
}

/** @param {string} source */
function bare(source) {
  const page = document.createElement('template');
  page.innerHTML = source;
  return plain(page.content.textContent ?? '');
}

/** The clause last scrolled to. */
let shown = '';

/** @param {string} id */
function scrollToClause(id) {
  requestAnimationFrame(() => document.getElementById(`c${id}`)?.scrollIntoView({ block: 'start' }));
}

/** @param {string} game @param {string} id */
async function copyLink(game, id) {
  const link = `${location.origin}/rules/${game}#${id}`;
  try {
    await navigator.clipboard.writeText(link);
    toast(t('yt-link-copied'));
  } catch {
    history.replaceState(null, '', link); // no clipboard on plain HTTP: the address bar has it
    toast(t('yt-link-in-address'));
  }
}

/**
 * @param {{game: string, clause: string, ui: Record<string, any>, draw: () => void}} r
 *   ui: keeps the search between drawings
 */
export function rulesView({ game, clause, ui, draw }) {
  const clauses = clausesOf(game, draw);
  if (clauses === 'coming') return html`<main class="rules"><p class="lead">${t('yt-loading')}</p></main>`;
  if (clauses === 'missing') {
    const again = () => {
      rules.delete(`${game}/${lang()}`);
      draw();
    };
    return html`<main class="rules">
      <p class="lead" style="padding:12px 0">${t('yt-no-rules')}</p>
      ${button({ label: t('yt-try-again'), kind: 'gold', onClick: again })}
    </main>`;
  }
  const module = extras.get(game) ?? {};
  const query = plain((ui.query ?? '').trim());
  // Every word somewhere in the clause, in any order; single letters of several words do not count.
  const words = query.length > 1 ? query.split(/\s+/).filter((word, _, all) => all.length === 1 || word.length > 1) : [];
  const found = clauses.filter((c) => words.every((word) => plain(c.title).includes(word) || bare(c.html).includes(word)));
  // chapters; what stands before the first is no part of its own
  const top = Math.min(...clauses.filter((c) => c.id).map((c) => c.level));
  const parts = clauses.filter((c) => c.level === top);
  const key = `${game} ${clause}`;
  // A page opened again has no clause on it yet: the same one is scrolled to once more.
  if (clause && !query && (shown !== key || !document.getElementById(`c${clause}`))) {
    shown = key;
    scrollToClause(clause);
  }
  /** @type {{id: string, title: string, content: unknown}[]} */
  const pictures = query ? [] : (module.extra?.({ lang: lang() }) ?? []);
  return html`
    <div class="find" role="search">
      <label>
        ${icon('search', 22)}
        <input
          type="search"
          aria-label=${t('yt-search-rules')}
          placeholder=${t('yt-search-rules')}
          .value=${ui.query ?? ''}
          @input=${(/** @type {Event} */ event) => {
            ui.query = /** @type {HTMLInputElement} */ (event.target).value;
            draw();
          }}
        />
        ${words.length ? html`<span role="status">${t('yt-found', { n: found.length })}</span>` : nothing}
      </label>
      <nav aria-label=${t('yt-parts')}>
        ${[...pictures.map(({ id, title }) => ({ id, title })), ...parts].map(
          ({ id, title }) => html`<a
            href="#c${id}"
            class=${id === clause ? 'on' : ''}
            @click=${(/** @type {Event} */ event) => {
              event.preventDefault();
              ui.query = '';
              draw();
              scrollToClause(id);
            }}
            >${title}</a
          >`,
        )}
      </nav>
    </div>
    <main class="rules">
      ${pictures.map(
        (p) => html`<section class="rule part" id="c${p.id}"><h2>${p.title}</h2>${p.content}</section>`,
      )}
      ${found.map(
        (c) => html`<section id="c${c.id}" class="rule ${c.level <= top ? 'part' : ''} ${c.id === clause ? 'here' : ''}">
          ${heading(c, top, words, game)} ${unsafeHTML(words.length ? marked(c.html, words) : c.html)}
          ${module.pictures?.(c.id, { lang: lang() }) ?? nothing}
        </section>`,
      )}
      ${found.length ? nothing : html`<p class="lead" style="padding:16px 0">${t('yt-found-nothing')}</p>`}
    </main>
  `;
}

/** @param {Clause} c @param {number} top @param {string[]} words @param {string} game */
function heading(c, top, words, game) {
  const title = words.length ? unsafeHTML(marked(escaped(c.title), words)) : c.title;
  const inside = html`<span class="no">${c.id}</span><span class="grow">${title}</span>
    <button type="button" class="iconbtn" aria-label=${t('yt-copy-link', { id: c.id })} @click=${() => void copyLink(game, c.id)}>
      ${icon('link', 20)}
    </button>`;
  return c.level <= top ? html`<h2>${inside}</h2>` : html`<h3>${inside}</h3>`;
}

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
