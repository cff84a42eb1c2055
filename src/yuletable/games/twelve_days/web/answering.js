// What the host may answer for someone whose phone is away: nothing that names a card of the hand.

/** @param {any} waiting @param {any} _ @param {any} ctx @returns {{answers: {data: any, label: string}[], note: string}} */
export function hostAnswers(waiting, _, ctx) {
  /** @type {any[]} */
  const known = waiting.blind ?? [];
  return {
    answers: known.map((data) => ({ data, label: ctx.t('twelve_days-phone-pass') })),
    note: known.length ? '' : ctx.t('twelve_days-host-lead'),
  };
}
