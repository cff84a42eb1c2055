// Words in a picture: set smaller, then cut, so that they keep to their place.

/** @type {CanvasRenderingContext2D | null} */
let ink = null;
let family = '';

/** How wide a word is set at 1 px. @param {string} word @param {number} weight */
function width(word, weight) {
  ink ??= document.createElement('canvas').getContext('2d');
  family ||= getComputedStyle(document.documentElement).getPropertyValue('--text').trim() || 'sans-serif';
  if (!ink) return word.length * 0.6;
  ink.font = `${weight} 100px ${family}`;
  return ink.measureText(word).width / 100;
}

/** The letters as people see them: marks and joined signs stay with what they belong to. @param {string} text */
function letters(text) {
  const { Segmenter } = /** @type {any} */ (Intl);
  if (Segmenter) return [...new Segmenter().segment(text)].map(({ segment }) => segment);
  return text.match(/\P{M}\p{M}*(?:\u200d\P{M}\p{M}*)*/gu) ?? [];
}

/**
 * @param {string} word
 * @param {{wide: number, most: number, least: number, weight: number}} place how wide it may be, and
 *   its largest and smallest type, all in px of the picture
 * @returns {{text: string, size: number}} size: of the type, 0 for the largest
 */
export function cutToFit(word, { wide, most, least, weight }) {
  const whole = width(word, weight);
  if (whole * most <= wide) return { text: word, size: 0 };
  if (whole * least <= wide) return { text: word, size: Math.floor((wide / whole) * 10) / 10 };
  const kept = letters(word);
  while (kept.length > 1 && width(`${kept.join('')}…`, weight) * least > wide) kept.pop();
  const text = `${kept.join('').trimEnd()}…`;
  return { text, size: Math.min(least, Math.floor((wide / width(text, weight)) * 10) / 10) };
}
