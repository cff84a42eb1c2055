// What the host should know of the machine that runs the table.
import { icon } from '../../components.js';
import { html, nothing } from '../../lit.js';
import { say, t } from '../../texts.js';

/** Folded while a game runs. @param {import('../../types.js').Update} update */
export const warnings = ({ room }) =>
  room.warnings.length
    ? html`<details class="warnings" ?open=${room.phase !== 'playing'}>
        <summary>${icon('info', 22)}${t('yt-warnings', { n: room.warnings.length })}</summary>
        ${room.warnings.map((one) => html`<p>${say(one)}</p>`)}
        <a class="btn link" href="/check?room=${room.code}" target="_blank"><span>${t('yt-check')}</span></a>
      </details>`
    : nothing;
