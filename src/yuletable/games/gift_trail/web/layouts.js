// How each board fills its box on the TV: one base a box, and what a board has of its own.

/**
 * @typedef {object} Course how the serpentine runs
 * @property {number} length @property {number} x0 @property {number} x1 @property {number} y0
 * @property {number} pitch @property {number} rows @property {number} amp
 * @property {number} startX @property {number} endX
 * @typedef {object} Scene what stands around it
 * @property {number} W width of the box, which is 720 high
 * @property {number} band width of the groove
 * @property {number} square size of a square @property {number} token size of a token
 * @property {number} giftW size of a gift beside a token
 * @property {[x: number, y: number, w: number]} tree @property {[x: number, y: number, r: number]} moon
 * @property {[x: number, y: number, w: number]} home the house at the start
 * @property {number} skyH @property {number} peaks height of the mountains
 * @property {string[]} hills their papers, the nearest first
 * @property {[x: number, w: number][]} firs on the top crest @property {[x: number, w: number]} hut
 * @typedef {Course & Scene} Layout how one board fills its box
 */

// An odd number of rows: the last one runs towards the tree.
/** @type {Partial<Layout>} */
// prettier-ignore
const ROOMY = {
  W: 952, x0: 34, x1: 904, startX: 128, pitch: 76, rows: 5, amp: 8, moon: [652, 204, 40],
  skyH: 322, peaks: 1.28, hills: ['#1f5545', '#25604f', '#2b6b5a', '#327767', '#3b8475'],
  firs: [[566, 40], [596, 52], [668, 46], [908, 50], [932, 38], [30, 46]], hut: [632, 48],
};
/** @type {Partial<Layout>} */
// prettier-ignore
const CROWDED = {
  W: 806, x0: 34, x1: 764, startX: 126, endX: 480, rows: 5, amp: 8, peaks: 0.5,
  firs: [[300, 34], [520, 40], [546, 32], [784, 40], [26, 38]], hut: [338, 42],
};

/** What a board has of its own in either box.
 * @type {Record<string, { length: number, roomy: Partial<Layout>, crowded: Partial<Layout> }>} */
// prettier-ignore
const OWN = {
  short: {
    length: 40,
    roomy: {
      x0: 40, y0: 662, endX: 604, pitch: 126, rows: 3, amp: 11, band: 56, square: 53, token: 55, giftW: 26,
      tree: [782, 420, 268], moon: [652, 206, 40], home: [56, 668, 84], skyH: 330,
      hills: ['#1f5545', '#2b6b5a', '#3b8475'],
      firs: [[566, 42], [600, 54], [672, 46], [908, 52], [934, 38], [30, 46]], hut: [636, 48],
    },
    crowded: {
      x0: 40, x1: 762, y0: 660, startX: 130, endX: 474, pitch: 140, rows: 3, amp: 10, band: 58, square: 54,
      token: 57, giftW: 25, tree: [654, 390, 208], moon: [424, 196, 34], home: [55, 668, 82], skyH: 292,
      peaks: 0.7, hills: ['#1c4c3e', '#2c6a59', '#378070'],
      firs: [[300, 38], [516, 44], [546, 34], [784, 42], [26, 40]], hut: [338, 46],
    },
  },
  medium: {
    length: 70,
    roomy: { y0: 670, endX: 618, band: 46, square: 45, token: 46, giftW: 22, tree: [788, 386, 254], home: [56, 668, 80] },
    crowded: {
      y0: 668, pitch: 96, band: 49, square: 46, token: 49, giftW: 22, tree: [664, 292, 188], moon: [430, 176, 30],
      home: [52, 671, 76], skyH: 224, hills: ['#1c4c3e', '#225949', '#2a6655', '#317363', '#378070'],
    },
  },
  long: {
    length: 100,
    roomy: {
      x1: 906, y0: 672, startX: 126, endX: 622, band: 41, square: 38, token: 41, giftW: 20,
      tree: [790, 386, 250], home: [54, 670, 76],
    },
    crowded: {
      y0: 676, startX: 124, pitch: 70, rows: 7, amp: 6, band: 42, square: 40, token: 42, giftW: 19,
      tree: [668, 262, 176], moon: [432, 168, 30], home: [51, 674, 74], skyH: 200,
      hills: ['#1c4c3e', '#205545', '#245e4d', '#286755', '#2d705e', '#327867', '#378070'],
    },
  },
};

/** How a board fills its box, 720 high; `crowded`: beside the wide rail of 17 to 32 players.
 * @param {string} board @param {boolean} crowded @returns {Layout} */
export function layout(board, crowded) {
  const { length, roomy, crowded: tight } = OWN[board];
  const box = crowded ? { ...CROWDED, ...tight } : { ...ROOMY, ...roomy };
  return /** @type {Layout} */ ({ length, ...box });
}
