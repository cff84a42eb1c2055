// The sounds of the table, made by the browser from tones and noise: paper, bell, dice, a gift in the air.
// Short, warm and quiet; nothing is loaded, nothing sounds before someone has asked for it.

/**
 * A sound draws itself into an audio graph: `out` is where it goes, `at` when it begins, in seconds.
 * It gives back how long it lasts, in seconds.
 * @typedef {(audio: BaseAudioContext, out: AudioNode, at: number) => number} Sound
 */

/** White noise, one second, made once per context. @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** @param {BaseAudioContext} audio */
function noiseOf(audio) {
  let noise = noises.get(audio);
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    noises.set(audio, noise);
  }
  return noise;
}

/**
 * A gain that swells to `peak` and dies away.
 * @param {BaseAudioContext} audio @param {AudioNode} out @param {number} at
 * @param {{peak: number, swell: number, fade: number}} shape seconds
 */
function swell(audio, out, at, { peak, swell, fade }) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + swell + fade);
  gain.connect(out);
  return gain;
}

/** Start a source and forget it once it has ended. @param {AudioScheduledSourceNode} source @param {AudioNode} gain @param {number} from @param {number} to */
function sound(source, gain, from, to) {
  source.start(from);
  source.stop(to);
  source.onended = () => gain.disconnect();
}

/**
 * A breath of filtered noise; its pitch glides from `low` to `high`, Hz.
 * @param {BaseAudioContext} audio @param {AudioNode} out @param {number} at
 * @param {{low: number, high: number, narrow: number, peak: number, swell: number, fade: number}} breath
 */
function breath(audio, out, at, { low, high, narrow, ...shape }) {
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(low, at);
  filter.frequency.exponentialRampToValueAtTime(high, at + shape.swell + shape.fade);
  const gain = swell(audio, out, at, shape);
  source.connect(filter).connect(gain);
  sound(source, gain, at, at + shape.swell + shape.fade + 0.02);
}

/**
 * A tone; its pitch glides from `low` to `high`, Hz.
 * @param {BaseAudioContext} audio @param {AudioNode} out @param {number} at
 * @param {{low: number, high?: number, peak: number, swell: number, fade: number}} tone
 */
function tone(audio, out, at, { low, high = low, ...shape }) {
  const source = audio.createOscillator();
  source.type = 'sine';
  source.frequency.setValueAtTime(low, at);
  if (high !== low) source.frequency.exponentialRampToValueAtTime(high, at + shape.swell + shape.fade);
  const gain = swell(audio, out, at, shape);
  source.connect(gain);
  sound(source, gain, at, at + shape.swell + shape.fade + 0.02);
}

/** A small bell: a tone, its octave a little out of tune, and a short bright strike. @param {number} pitch Hz @returns {Sound} */
const chime = (pitch) => (audio, out, at) => {
  tone(audio, out, at, { low: pitch, peak: 0.3, swell: 0.006, fade: 1 });
  tone(audio, out, at, { low: pitch * 2.004, peak: 0.1, swell: 0.004, fade: 0.55 });
  tone(audio, out, at, { low: pitch * 2.76, peak: 0.05, swell: 0.002, fade: 0.2 });
  return 1;
};

/** @type {Record<string, Sound>} */
export const SOUNDS = {
  // A sheet is drawn and turned.
  paper: (audio, out, at) => {
    breath(audio, out, at, { low: 1400, high: 2600, narrow: 0.8, peak: 0.22, swell: 0.05, fade: 0.09 });
    breath(audio, out, at + 0.12, { low: 2200, high: 900, narrow: 0.9, peak: 0.3, swell: 0.012, fade: 0.12 });
    return 0.28;
  },
  // A token is set down on paper.
  land: (audio, out, at) => {
    tone(audio, out, at, { low: 210, high: 120, peak: 0.28, swell: 0.004, fade: 0.11 });
    breath(audio, out, at, { low: 1500, high: 700, narrow: 0.7, peak: 0.14, swell: 0.003, fade: 0.06 });
    return 0.13;
  },
  bell: chime(784),
  // Two bells, a fifth apart: something is shown.
  reveal: (audio, out, at) => {
    chime(523.25)(audio, out, at);
    return 0.16 + chime(784)(audio, out, at + 0.16);
  },
  tick: (audio, out, at) => {
    tone(audio, out, at, { low: 920, high: 700, peak: 0.12, swell: 0.002, fade: 0.05 });
    return 0.06;
  },
  // Shaken in the hand, then down on the table, one after the other.
  dice: (audio, out, at) => {
    for (const [i, when] of [0, 0.07, 0.13, 0.2, 0.26].entries()) {
      const low = 2300 + 350 * (i % 3);
      breath(audio, out, at + when, { low, high: low * 0.7, narrow: 5, peak: 0.34, swell: 0.003, fade: 0.035 });
    }
    for (const [when, pitch] of [[0.4, 260], [0.49, 310], [0.55, 280]]) {
      tone(audio, out, at + (when ?? 0), { low: pitch ?? 0, high: 150, peak: 0.24, swell: 0.003, fade: 0.08 });
      breath(audio, out, at + (when ?? 0), { low: 1700, high: 900, narrow: 2, peak: 0.3, swell: 0.002, fade: 0.05 });
    }
    return 0.66;
  },
  // A gift in the air.
  fly: (audio, out, at) => {
    breath(audio, out, at, { low: 500, high: 1900, narrow: 1.6, peak: 0.26, swell: 0.26, fade: 0.34 });
    tone(audio, out, at, { low: 392, high: 660, peak: 0.07, swell: 0.22, fade: 0.36 });
    return 0.62;
  },
};

/** The room's loudness, 0 to 10, as a gain: even steps for the ear. @param {number} level */
export const gainOf = (level) => (Math.max(0, Math.min(10, level)) / 10) ** 2;

/** The same sound again sooner than this is one sound, in seconds. */
const SAME = 0.08;

/** What a TV plays its sounds with: silent until `start`. */
export class Speaker {
  /** @param {() => AudioContext} [open] */
  constructor(open = () => new AudioContext()) {
    this.open = open;
    /** @type {AudioContext | null} */
    this.audio = null;
    /** @type {GainNode | null} */
    this.out = null;
    this.level = 0;
    /** When each sound was last begun, in the seconds of the context. @type {Map<string, number>} */
    this.last = new Map();
  }

  /** Can it be heard now? Browsers let nothing sound before a key or a tap. */
  get awake() {
    return this.audio?.state === 'running';
  }

  /** From now on sounds are heard, as far as the browser lets them. */
  async start() {
    if (!this.audio) {
      this.audio = this.open();
      this.out = this.audio.createGain();
      this.out.gain.value = gainOf(this.level);
      this.out.connect(this.audio.destination);
    }
    await this.audio.resume().catch(() => undefined);
  }

  /** Silence; `start` undoes it. */
  stop() {
    void this.audio?.suspend().catch(() => undefined);
  }

  /** @param {number} level 0 to 10 */
  follow(level) {
    if (level === this.level) return;
    this.level = level;
    if (!this.audio || !this.out) return;
    const [gain, now] = [this.out.gain, this.audio.currentTime];
    // A jump would click; a ramp, other than an approach, ends exactly where it should.
    const from = gain.value;
    gain.cancelScheduledValues(now);
    gain.setValueAtTime(from, now);
    gain.linearRampToValueAtTime(gainOf(level), now + 0.15);
  }

  /** Play a sound; unknown ones are silent. @param {string} name @param {number} [later] seconds */
  play(name, later = 0) {
    const draw = SOUNDS[name];
    if (!draw || !this.audio || !this.out || !this.awake || !this.level || document.hidden) return;
    const at = this.audio.currentTime + 0.01 + later;
    if (at - (this.last.get(name) ?? -1) < SAME) return;
    this.last.set(name, at);
    draw(this.audio, this.out, at);
  }
}
