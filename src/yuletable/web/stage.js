// What a game draws while events are shown one by one, a moment behind the newest state.

/**
 * Something that happened, as an update tells it. v: the state that it led to; show: ms, 0 when it is
 * not shown by itself.
 * @typedef {{ kind: string, data: Record<string, any>, v?: number, show?: number }} Happened
 */

/** So many events are remembered: more than any update brings. */
const KEPT = 80;

/**
 * How a game folds events into its view: nothing moves on the screen before its turn.
 *
 * The function that comes back gives the view to draw now, by an update and the `ctx` of a render.
 * Between events that is the newest view; while one plays it is the view before, with every event up
 * to that one folded in, also those that are not shown by themselves. It keeps what it has seen, so a
 * game makes one of it, outside its render:
 *
 *     export const viewNow = staged(after, (event, before, view) => view.over);
 *
 * @template V
 * @param {(view: V, event: Happened) => V} after the view after an event; a new one, the old one stays
 * @param {(event: Happened, before: V, view: V) => boolean} [whole] is the newest view drawn at once
 *   with this event? before: the view before it; view: the newest
 * @returns {(update: any, ctx: any) => V}
 */
export function staged(after, whole = () => false) {
  /** Events of the last updates, oldest first. @type {Happened[]} */
  let seen = [];
  /** @type {any} */
  let newest = null;
  /** @type {{ event: Happened | null, view: V | null }} */
  let shown = { event: null, view: null };

  return function viewNow(update, ctx) {
    if (update !== newest) {
      newest = update;
      seen = [...seen, ...update.events].slice(-KEPT);
    }
    /** @type {Happened | null} */
    const event = ctx.event ?? null;
    /** @type {V | undefined} */
    const before = ctx.previous?.view;
    if (!event || !before || whole(event, before, update.view)) {
      shown = { event: null, view: null };
      return update.view;
    }
    if (shown.event !== event || !shown.view) {
      const end = seen.lastIndexOf(event);
      const due = end < 0 ? [event] : seen.slice(0, end + 1).filter((e) => (e.v ?? 0) > ctx.previous.v);
      shown = { event, view: due.reduce(after, before) };
    }
    return shown.view ?? update.view;
  };
}
