// Texts in the language of this device. Shell keys begin with `yt-`, a game's with its id.
import { FluentBundle, FluentResource } from './vendor/fluent-bundle/index.js';

/** A language as its file of texts is called: en, pl, pt-br. @typedef {string} Lang */
/** @typedef {Record<string, any>} Args */

/** The languages of this house by their own names: the server tells which have texts. @type {Map<Lang, string>} */
const NAMES = new Map(JSON.parse(document.documentElement.dataset['languages'] ?? '[["en", "English"]]'));

/** @type {readonly Lang[]} */
export const LANGS = [...NAMES.keys()];

/** What a language is called in itself. @param {Lang} language */
export const langName = (language) => NAMES.get(language) ?? language;

/** The one after a language, in a circle. @param {Lang} language */
export const nextLang = (language) => LANGS[(LANGS.indexOf(language) + 1) % LANGS.length] ?? language;

const KEY = 'yuletable.lang';

/** @type {Map<Lang, FluentBundle>} */
const bundles = new Map();
/** Addresses of texts in use, without the language. @type {Set<string>} */
const sources = new Set(['/web/texts']);
/** By address: whether the texts have come. @type {Map<string, Promise<boolean>>} */
const loading = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {(seat: number) => string} */
let nameOf = (seat) => `${seat + 1}`;
/** @type {Lang} */
let current = firstLanguage();

/** What was chosen on this device, else what its browser asks for. @returns {Lang} */
function firstLanguage() {
  const wanted = [new URLSearchParams(location.search).get('lang'), stored(), ...navigator.languages];
  const closest = [...LANGS].sort((a, b) => b.length - a.length);
  for (const tag of wanted) {
    const found = closest.find((lang) => `${tag?.toLowerCase()}-`.startsWith(`${lang}-`));
    if (found) return found;
  }
  return 'en';
}

function stored() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden: the language then lasts as long as the page
  }
}

/** The language of this device. */
export const lang = () => current;

/** Change it, for as long as this device is used. @param {Lang} next */
export async function setLang(next) {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // see stored()
  }
  await showLang(next);
}

/**
 * Change it for now: load its texts, then draw again, so nobody sees a text of another language between.
 * @param {Lang} next @param {boolean} [show] false: only load
 */
export async function showLang(next, show = true) {
  await loadTexts(next);
  if (!show) return;
  current = next;
  changed();
}

/** Call when texts arrive or the language changes. @param {() => void} listener */
export function onTexts(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed() {
  document.documentElement.lang = current;
  for (const listener of listeners) listener();
}

/** @param {Lang} language */
function bundleOf(language) {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  return bundle;
}

/** Fetched once; what did not come is fetched again when it is next wanted. @param {string} folder @param {Lang} language */
function load(folder, language) {
  const address = `${folder}/${language}.ftl?h=__HASH__`;
  const known = loading.get(address);
  if (known) return known;
  const coming = fetched(address, language);
  loading.set(address, coming);
  void coming.then((came) => came || loading.delete(address));
  return coming;
}

/** @param {string} address @param {Lang} language @returns {Promise<boolean>} */
async function fetched(address, language) {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return false;
    bundleOf(language).addResource(new FluentResource(await answer.text()), { allowOverrides: true });
    return true;
  } catch {
    return false;
  }
}

/** Load every text in use; a folder without this language comes in English. @param {Lang} [language] */
export async function loadTexts(language = current) {
  await Promise.all(
    [...sources].map(async (folder) => (await load(folder, language)) || load(folder, 'en')),
  );
  document.documentElement.lang = current;
}

/** Add texts: of one game, or what all games are called. @param {string} folder */
export async function useTexts(folder) {
  sources.add(folder);
  await loadTexts();
  changed();
}

/** How seats are called. @param {(seat: number) => string} fn */
export function seatNames(fn) {
  nameOf = fn;
}

/** @param {string} key @param {any} value @returns {string | number} */
function argument(key, value) {
  if (value === null || value === undefined) return 'none';
  const seats = /(^|_)seats?$/.test(key);
  if (Array.isArray(value)) {
    return value.map((item) => (seats && typeof item === 'number' ? nameOf(item) : `${item}`)).join(', ');
  }
  if (typeof value === 'number') return seats ? nameOf(value) : value;
  if (typeof value === 'object') return Object.keys(value)[0] ?? 'none';
  return `${value}`;
}

/** @param {string} key @returns {[FluentBundle, any] | null} */
function find(key) {
  for (const language of new Set([current, 'en'])) {
    const bundle = bundles.get(language);
    const message = bundle?.getMessage(key);
    if (bundle && message?.value) return [bundle, message.value];
  }
  return null;
}

/** Is there such a text? @param {string} key */
export const has = (key) => find(key) !== null;

/**
 * A text. An argument named `seat`, or ending in `_seat`, becomes the name of that seat; a list is
 * joined; an object stands for its first key. A text that is missing shows its key.
 * @param {string} key @param {Args} [args]
 */
export function t(key, args = {}) {
  const found = find(key);
  if (!found) return key;
  const plain = Object.fromEntries(Object.entries(args).map(([k, v]) => [k, argument(k, v)]));
  return found[0].formatPattern(found[1], plain, []);
}

/** A text that came over the wire. @param {import('./types.js').Text | null | undefined} text */
export const say = (text) => (text ? t(text.key, text.args ?? {}) : '');
