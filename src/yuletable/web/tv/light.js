// The screen of the table stays on while people are at it, and a while after the last phone has gone.

/** Phones sleep and wake all evening; a table that has been left so long, ms, may go dark. */
const LINGER = 3_600_000;

/** How to stay awake, once somebody is there. @type {Promise<typeof import('../awake.js')> | null} */
let coming = null;
let wanted = false;
let last = 0;

/** @param {boolean} on */
async function light(on) {
  wanted = on;
  if (!on && !coming) return;
  coming ??= import('../awake.js');
  try {
    (await coming).stayAwake(wanted);
  } catch {
    coming = null; // no line: the next update tries again
  }
}

/** Who is at the table now? @param {import('../types.js').RoomView} room */
export function keepLight({ members }) {
  const people = members.filter((m) => m.bot === null && !m.left);
  if (people.some((m) => m.online)) {
    clearTimeout(last);
    last = 0;
    void light(true);
  } else if (people.length === 0) {
    void light(false);
  } else if (!last) {
    void light(true);
    last = window.setTimeout(() => void light(false), LINGER);
  }
}
