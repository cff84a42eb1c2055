// Where the rules speak of each card: clause numbers of RULES.md and RULES.pl.md, kept equal to the
// server's own table by a test.

/** @type {Record<string, string>} */
export const CLAUSES = {
  leap_forward: '4.1',
  sneaky_steal: '4.2',
  steal_ahead: '4.3',
  steal_behind: '4.4',
  steal_front_gift: '4.5',
  swap_places: '4.6',
  steal_front_gift_place: '4.7',
  back_3: '5.1',
  back_to_tree: '5.2',
  payback_steal: '5.3',
  payback_trade: '5.4',
  first_gift: '6.1',
  take_from_tree: '6.2',
  nothing: '3.9',
  finish: '8.1',
};
