// The frame of the picture: some TVs cut its border off, and none likes a picture that never moves.
import { keep, recall } from '../store.js';

const KEY = 'yuletable.edge';
/** How much of the screen the stage fills. */
export const EDGES = [1, 0.95, 0.9];

/** The stage stands aside from its middle by so much, px, one place after the other: at most 4 px apart. */
const PLACES = [[0, 0], [2, 0], [2, 2], [0, 2], [-2, 2], [-2, 0], [-2, -2], [0, -2], [2, -2]];
const EVERY = 300_000;

export const edge = () => {
  const kept = Number(recall(KEY));
  return EDGES.includes(kept) ? kept : 1;
};

/** @param {number} part one of EDGES */
export function setEdge(part) {
  keep(KEY, `${part}`);
  document.documentElement.style.setProperty('--edge', `${part}`);
}

/** Put the stage to its size; every few minutes it steps aside, against burn-in. */
export function edges() {
  setEdge(edge());
  let step = 0;
  setInterval(() => {
    step = (step + 1) % PLACES.length;
    const [x = 0, y = 0] = PLACES[step] ?? [];
    const app = document.getElementById('app');
    if (app) app.style.transform = `translate(${x}px, ${y}px)`;
  }, EVERY);
}
