// What the host may answer for someone whose phone is away: nothing that the hand or a Secret Santa tells.
import { nameOf } from './stage.js';

/** The words for an answer. @param {any} data @param {any} ctx @returns {string} */
function words(data, ctx) {
  const { t } = ctx;
  if (data.ready) return t('sweaters-phone-ready');
  if (data.decline) return t('sweaters-phone-decline');
  if (data.copy) return nameOf(data.copy, ctx);
  if (data.billy) return t('sweaters-phone-billy-do', { card: nameOf(data.billy, ctx) });
  if (data.patch) return t('sweaters-counts', { value: data.value, icon: data.icon });
  const where = data.sweater === 'new' ? t('sweaters-phone-new') : data.sweater ? t('sweaters-phone-sweater', { n: data.sweater }) : '';
  const slots = [data.slot, data.patch_slot].filter(Boolean).map((slot) => t('sweaters-slot', { slot }));
  const what = data.take ?? data.tina;
  const swap = data.swap ? nameOf(data.swap, ctx) : '';
  return [what ? nameOf(what, ctx) : '', where || swap, ...slots].filter(Boolean).join(' → ');
}

/** So many buttons are enough for the host: the rest is left to the clock. */
const MOST = 12;

/** @param {any} waiting @param {any} update @param {any} ctx @returns {{answers: {data: any, label: string}[], note: string}} */
export function hostAnswers(waiting, update, ctx) {
  const { t } = ctx;
  /** @type {Record<string, any[]>} */
  const open = {
    billy: [{ decline: true }],
    review: [{ ready: true }],
    copy: (update.view?.pool ?? []).filter((/** @type {string} */ card) => !card.endsWith('patch')).map((/** @type {string} */ copy) => ({ copy })),
  };
  /** @type {any[]} */
  const known = waiting.blind ?? open[waiting.kind] ?? [];
  const plain = known.filter((data) => data.decline || !data.patch_slot).slice(0, MOST);
  return {
    answers: plain.map((data) => ({ data, label: words(data, ctx) })),
    note: waiting.kind === 'play' ? t('sweaters-host-hand') : '',
  };
}
