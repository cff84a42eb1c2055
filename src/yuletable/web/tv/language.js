// The language of this TV: one, or all in turn for a family that reads two or more.
import { keep, recall } from '../store.js';
import { lang, LANGS, nextLang, setLang, showLang } from '../texts.js';

const KEY = 'yuletable.tv.languages';
/** How long each language stands, ms. */
const TURN = 12_000;

let clock = 0;

/** A language, or 'both': all of them in turn. @typedef {import('../texts.js').Lang | 'both'} Choice */

/** @returns {Choice} */
export const language = () => (recall(KEY) === 'both' ? 'both' : lang());

/** The languages that this TV shows. */
export const shown = () => (language() === 'both' ? LANGS : [lang()]);

/** Begin to take turns, or stop. */
export function takeTurns() {
  clearInterval(clock);
  clock = language() === 'both' ? window.setInterval(turn, TURN) : 0;
}

function turn() {
  // Nobody who is at the controls loses the word under the finger.
  if (document.documentElement.classList.contains('awake') || document.querySelector('dialog[open]')) return;
  void showLang(nextLang(lang()));
}

/** @param {Choice} choice */
export async function setLanguage(choice) {
  keep(KEY, choice === 'both' ? 'both' : null);
  takeTurns();
  // The texts of the others are there before they are needed.
  if (choice === 'both') await Promise.all(LANGS.map((one) => showLang(one, false)));
  await setLang(choice === 'both' ? lang() : choice);
}
