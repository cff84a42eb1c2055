// What the host may answer for someone whose phone is away: nothing that names a card of the hand.

/** The words for it. @type {Record<string, string>} */
const WORDS = { end: 'hats-phone-end', decline: 'hats-phone-decline' };

/** @param {any} waiting @param {any} _ @param {any} ctx @returns {{answers: {data: any, label: string}[], note: string}} */
export function hostAnswers(waiting, _, ctx) {
  /** @type {any[]} */
  const known = waiting.blind ?? [];
  return {
    answers: known.map((data) => ({ data, label: ctx.t(WORDS[Object.keys(data)[0]]) })),
    note: known.length ? '' : ctx.t('hats-host-hand'),
  };
}
