// Name, face, seated.
import { AVATARS } from '../art/avatars.js';
import { button, picture, sheet } from '../components.js';
import { html, nothing } from '../lit.js';
import { begunJoin, keep, recall } from '../store.js';
import { has, say, t } from '../texts.js';
import { device, langSwitch, sideBar } from './bar.js';
import { facePicks, freeFace, nameFault, nameField } from './person.js';
import { dead } from './states.js';

/** @typedef {import('../types.js').RoomView} RoomView */

/** Who sits there already: people and computer players are told apart. @param {RoomView} room */
function company({ members }) {
  const here = members.filter((m) => !m.left);
  const people = here.filter((m) => m.bot === null).length;
  const bots = here.length - people;
  if (!bots || !people) return t('yt-at-the-table', { n: people });
  return t('yt-at-the-table-both', { people: t('yt-people-there', { n: people }), bots: t('yt-bots-there', { n: bots }) });
}

/** What somebody who comes now may do. @param {RoomView} room @returns {'sit' | 'watch' | 'full' | 'locked'} */
function offer(room) {
  if (room.locked) return 'locked';
  if (room.phase === 'playing') return 'watch';
  const bot = room.members.some((m) => m.bot !== null && m.playing);
  const full = (room.phase === 'menu' || room.phase === 'lobby') && room.free_seats === 0 && !bot;
  return full ? 'full' : 'sit';
}

/**
 * The name and the face this phone had last, if they are free; those of a join that was cut off.
 * @param {RoomView} room @param {import('../phone.js').Shell} shell
 */
function begin(room, { screen, seats }) {
  const { ui } = screen;
  const own = seats.guest ? '' : (recall('yuletable.name') ?? '');
  const taken = new Set([...room.members.map((m) => m.avatar), ...(ui.refused ?? [])]);
  if (ui.name === undefined) {
    ui.unfinished = begunJoin(seats.joinNotes);
    ui.name = ui.unfinished?.name ?? own;
    ui.avatar = ui.unfinished?.avatar;
  }
  if (ui.unfinished) return taken; // the name and the face may be there already: one's own
  if (!ui.avatar || taken.has(ui.avatar)) {
    // A face that was only offered may change; for one that was chosen somebody must say why.
    ui.faceGone ||= Boolean(ui.avatar && ui.picked);
    ui.picked = false;
    const used = seats.guest ? null : recall('yuletable.avatar');
    ui.avatar = used && AVATARS.includes(used) && !taken.has(used) ? used : freeFace(taken);
  }
  return taken;
}

/**
 * @param {import('../types.js').Update} update @param {import('../phone.js').Shell} shell
 */
export function joinPage(update, shell) {
  const { store, screen, seats, draw } = shell;
  const { room } = update;
  const taken = begin(room, shell);
  const { ui } = screen;
  const name = ui.name.trim();
  const may = offer(room);
  const guest = seats.guest !== null;
  /** Nobody asks for the seat of a computer player. @param {string} taken */
  const computer = (taken) => room.members.some((m) => m.bot !== null && m.name.toLowerCase() === taken.toLowerCase());
  const fault = nameFault(ui.name);
  const bring = room.game && has(`${room.game}-bring`) ? ` ${t(`${room.game}-bring`)}` : '';
  /** @param {boolean} watch @param {boolean} [again] what was cut off: the server knows how far it came */
  const sit = async (watch, again = false) => {
    if (store.busy || (!again && (may === 'locked' || fault))) return;
    if (!name) {
      ui.why = t('yt-why-name-empty');
      draw();
      document.getElementById('name')?.focus();
      return;
    }
    const answer = await store.join({ name, avatar: ui.avatar, watch }, seats.joinNotes);
    ui.unfinished = null;
    if (answer.ok) {
      if (!guest) {
        keep('yuletable.name', name);
        keep('yuletable.avatar', ui.avatar);
      }
      screen.ui = {};
      seats.settle(true);
    } else if (answer.code === 'avatar') {
      Object.assign(ui, { refused: [...(ui.refused ?? []), ui.avatar], faceGone: true });
      draw();
      document.getElementById('face-why')?.scrollIntoView({ block: 'center' });
    } else if (answer.why) {
      ui.why = say(answer.why);
      if (answer.why.key === 'yt-why-name-taken' && !computer(`${answer.why.args?.['name']}`)) ui.why += ` ${t('yt-name-yours')}`;
      const offered = answer.why.args?.['offer'];
      if (typeof offered === 'string') ui.name = offered;
    }
    draw();
  };
  if (ui.unfinished && !ui.going) {
    ui.going = true;
    queueMicrotask(() => void sit(ui.unfinished.watch, true));
  }
  const back = () => {
    seats.settle(false);
    draw();
  };
  const note = { locked: '', watch: t('yt-midway'), full: t('yt-why-full', { most: room.max_seats }), sit: `${company(room)}${bring}` }[may];
  const onlyWatch = may === 'watch' || may === 'full';
  return html`
    ${store.lost ? dead(store.lost) : nothing}
    ${guest
      ? sideBar(t('yt-one-more', { device: device() }), back, langSwitch())
      : html`<header class="brandbar">
          ${picture('mark', { cls: 'mark' })}<span class="display">Yuletable</span>${langSwitch()}
          <span class="rm">${t('yt-room')}<b>${room.code}</b></span>
        </header>`}
    <main style="padding-top:12px">
      <h1>${guest ? t('yt-one-more-who') : t('yt-who-are-you')}</h1>
      ${guest ? html`<p class="lead">${t('yt-one-more-note', { device: device() })}</p>` : nothing}
      ${nameField({
        name: ui.name,
        avatar: ui.avatar,
        why: fault || ui.why || '',
        onName: (typed) => {
          ui.name = typed;
          ui.why = '';
          draw();
        },
        onEnter: () => void sit(may === 'full'),
      })}
      ${facePicks({
        chosen: ui.avatar,
        taken,
        why: ui.faceGone ? t('yt-face-gone') : '',
        onChoose: (face) => {
          Object.assign(ui, { picked: true, faceGone: false });
          ui.avatar = face;
          draw();
        },
      })}
    </main>
    ${sheet(html`
      ${may === 'locked' ? html`<p class="why barred">${t('yt-why-locked')}</p>` : nothing}
      ${button({
        label: t(onlyWatch ? 'yt-watch-as' : 'yt-sit-down', { name: name && !fault ? name : 'none' }),
        kind: 'gold',
        busy: store.busy > 0,
        disabled: may === 'locked' || fault !== '',
        onClick: () => void sit(may === 'full'),
      })}
      ${fault ? html`<p class="wait"><span>${fault}</span></p>` : note ? html`<p class="wait"><span>${note}</span></p>` : nothing}
      ${may === 'sit'
        ? html`<p class="wait" style="margin-top:0">
            ${button({ label: t('yt-only-watch'), kind: 'link', onClick: () => void sit(true) })}
          </p>`
        : nothing}
    `)}
  `;
}
