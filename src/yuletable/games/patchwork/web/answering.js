// What the host may answer for someone whose phone is away: the plainest answer there is.
import { answerOf, start } from './ghost.js';
import { SPECIAL } from './patches.js';

/** @param {any} waiting @param {any} update @param {any} ctx @returns {{answers: {data: any, label: string}[]}} */
export function hostAnswers({ seat, kind }, update, ctx) {
  /** @type {import('./types.d.ts').PatchworkView} */
  const view = update.view;
  if (kind === 'turn') return { answers: [{ data: { pass: true }, label: ctx.t('patchwork-answer-pass', { seat }) }] };
  const patch = kind === 'special' ? SPECIAL : view.chosen;
  const quilt = view.players[seat]?.quilt;
  if (patch === null || !quilt) return { answers: [] };
  return { answers: [{ data: answerOf(start(patch, quilt), kind), label: ctx.t('patchwork-answer-sew', { seat }) }] };
}
