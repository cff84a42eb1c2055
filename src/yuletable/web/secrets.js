// The secrets of this device's seats, a list for each room: several people may share a phone.
import { keep, recall } from './store.js';

/** @param {string} code */
const key = (code) => `yuletable.seats.${code}`;

/** The secrets of a room, the longest-held seat first. @param {string} code @returns {string[]} */
export function secretsOf(code) {
  const alone = recall(`yuletable.token.${code}`); // as it was kept when a phone held one seat
  try {
    const list = JSON.parse(recall(key(code)) ?? '[]');
    const found = Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
    return alone && !found.includes(alone) ? [alone, ...found] : found;
  } catch {
    return alone ? [alone] : [];
  }
}

/**
 * One secret takes the place of another. What another tab has kept meanwhile stays.
 * @param {string} code @param {string | null} token null: the seat is gone @param {string | null} before null: a new seat
 */
export function changeSecret(code, token, before) {
  const list = secretsOf(code);
  const at = before === null ? -1 : list.indexOf(before);
  if (at >= 0) list.splice(at, 1, ...(token === null ? [] : [token]));
  else if (token !== null && !list.includes(token)) list.push(token);
  keep(`yuletable.token.${code}`, null);
  keep(key(code), list.length ? JSON.stringify(list) : null);
  if (list.length) keep('yuletable.last', code);
  else if (recall('yuletable.last') === code) keep('yuletable.last', null);
}
