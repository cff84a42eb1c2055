// The TV reads aloud: one sentence at a time, in the language of the screen. What comes while it still
// speaks waits, but not long: late news is no news.

/** A sentence older than this is not begun any more, ms. */
const LATE = 4000;
/** No sentence takes longer: a voice that hangs is let go, ms. */
const LONGEST = 20_000;

export class Narrator {
  /** @param {SpeechSynthesis | undefined} [synth] */
  constructor(synth = globalThis.speechSynthesis) {
    this.synth = synth;
    this.on = false;
    /** 0 to 1 */
    this.volume = 1;
    /** @type {{text: string, lang: string, at: number} | null} */
    this.next = null;
    /** When the sentence that is being read was begun, 0: silence. */
    this.since = 0;
  }

  /** The voice for a language: one of this machine first, others need the internet. @param {string} lang */
  voice(lang) {
    const all = this.synth?.getVoices() ?? [];
    const fit = all.filter((voice) => `${voice.lang.toLowerCase().replace('_', '-')}-`.startsWith(`${lang}-`));
    return fit.find((voice) => voice.localService) ?? fit[0] ?? null;
  }

  /** Those of some languages that no voice speaks. @param {readonly string[]} langs */
  missing(langs) {
    return langs.filter((lang) => !this.voice(lang));
  }

  /** @param {string} text @param {string} lang */
  say(text, lang) {
    if (!this.on || !text || !this.voice(lang)) return;
    this.next = { text, lang, at: performance.now() };
    if (this.since && performance.now() - this.since > LONGEST) this.silence(this.next);
    if (!this.since) this.go();
  }

  /** Read what waits, unless it is late by now. */
  go() {
    const { next, synth } = this;
    this.next = null;
    this.since = 0;
    if (!next || !synth || !this.on || performance.now() - next.at > LATE) return;
    const words = new SpeechSynthesisUtterance(next.text);
    words.voice = this.voice(next.lang);
    words.lang = words.voice?.lang ?? next.lang;
    words.volume = this.volume;
    words.onend = words.onerror = () => {
      if (this.words === words) this.go();
    };
    /** Kept here: a browser may forget an utterance that nobody holds, and with it its end. */
    this.words = words;
    this.since = performance.now();
    synth.speak(words);
  }

  /** Stop in the middle of a word. @param {{text: string, lang: string, at: number} | null} [next] what waits then */
  silence(next = null) {
    this.words = undefined;
    this.next = next;
    this.since = 0;
    this.synth?.cancel();
  }
}
