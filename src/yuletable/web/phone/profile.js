// Who I am tonight: another name, another face, another language; and the way out of the room.
import { avatar, button, heldWhy, icon, listed, segmented, sheet } from '../components.js';
import { html, nothing } from '../lit.js';
import { keep } from '../store.js';
import { lang, langName, LANGS, say, setLang, t } from '../texts.js';
import { hostDoor, sideBar } from './bar.js';
import { offer, seatCode } from './host/people.js';
import { facePicks, nameFault, nameField } from './person.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../phone.js').Shell} Shell */

/** So many languages stand side by side; more stand in a list. */
const ABREAST = 3;

/** The language of this device, by its own name. */
function languages() {
  const draw = LANGS.length > ABREAST ? listed : segmented;
  return draw({
    label: t('yt-language'),
    items: LANGS.map((value) => ({ value, label: langName(value), lang: value })),
    value: lang(),
    onChange: (value) => void setLang(value),
  });
}

/** @param {Update} update @param {import('./room.js').Context} ctx @param {Shell} shell */
export function profilePage(update, ctx, shell) {
  const { store, screen, draw, open } = shell;
  const { room, you } = update;
  const me = room.members.find((m) => m.id === you.member);
  if (!me) return nothing;
  const { ui } = screen;
  ui.name ??= me.name;
  ui.avatar ??= me.avatar;
  const name = ui.name.trim();
  const taken = new Set(room.members.filter((m) => m !== me).map((m) => m.avatar));
  const fault = nameFault(ui.name);
  const changed = name !== me.name || ui.avatar !== me.avatar;
  const save = async () => {
    if (fault || store.busy || !changed) return;
    if (!name) {
      ui.why = t('yt-why-name-empty');
      draw();
      return;
    }
    const answer = await store.host({
      do: 'rename',
      member: me.id,
      ...(name === me.name ? {} : { name }),
      ...(ui.avatar === me.avatar ? {} : { avatar: ui.avatar }),
    });
    if (answer.ok) {
      keep('yuletable.name', name);
      keep('yuletable.avatar', ui.avatar);
      open(null);
      return;
    }
    if (answer.code === 'avatar') {
      ui.faceWhy = answer.why;
      draw();
      document.getElementById('face-why')?.scrollIntoView({ block: 'center' });
      return;
    }
    ui.why = say(answer.why);
    const offer = answer.why?.args?.['offer'];
    if (typeof offer === 'string') ui.name = offer;
    draw();
  };
  return html`${sideBar(t('yt-profile'), () => open(null), hostDoor(update, open))}
    <main style="padding-top:12px">
      ${nameField({
        name: ui.name,
        avatar: ui.avatar,
        why: fault || ui.why || '',
        onName: (typed) => {
          ui.name = typed;
          ui.why = '';
          draw();
        },
        onEnter: () => void save(),
      })}
      ${facePicks({
        chosen: ui.avatar,
        taken,
        why: ui.faceWhy ? say(ui.faceWhy) : '',
        onChoose: (face) => {
          ui.avatar = face;
          ui.faceWhy = null;
          draw();
        },
      })}
      <section style="margin-top:18px">
        ${languages()}
      </section>
      ${ui.offer
        ? html`<div style="margin-top:18px">${seatCode(me, update, ctx, shell)}</div>`
        : html`<p style="margin-top:18px">${button({ label: t('yt-seat-elsewhere'), kind: 'link', icon: 'phone', onClick: () => void offer(me, ctx, shell) })}</p>`}
      <p class="danger">${button({ label: t('yt-leave'), kind: 'link', icon: 'leave', onClick: () => open('leave') })}</p>
    </main>
    ${sheet(html`${heldWhy(ctx.off)}${button({
        label: t('yt-profile-save', { name: name && !fault && changed ? name : 'none' }),
        kind: 'gold',
        busy: store.busy > 0,
        disabled: fault !== '' || !changed || ctx.off,
        onClick: () => void save(),
      })}
      ${fault ? html`<p class="wait"><span>${fault}</span></p>` : changed ? nothing : html`<p class="wait"><span>${t('yt-profile-same')}</span></p>`}`)}`;
}

/** What leaving means now. @param {Update} update @param {Shell} shell */
export function leavePage(update, { store, seats, open, refuse }) {
  const { room, you } = update;
  const me = room.members.find((m) => m.id === you.member);
  if (!me) return nothing;
  const plays = room.phase === 'playing' && you.seat !== null;
  const people = room.members.filter((m) => m.bot === null && !m.left && m !== me);
  return html`${sideBar(t('yt-leave'), () => open(null), hostDoor(update, open))}
    <main class="calm leaving">
      ${avatar(me.avatar, { cls: 'face' })}
      <h2 class="display">${t('yt-leave-ask', { name: me.name })}</h2>
      <ul class="wayout">
        ${plays ? html`<li>${icon('bot', 22)}<span>${t('yt-leave-bot', { name: me.name })}</span></li>` : html`<li>${icon('people', 22)}<span>${t('yt-leave-free')}</span></li>`}
        ${you.host && people.length ? html`<li>${icon('crown', 22)}<span>${t('yt-leave-host')}</span></li>` : nothing}
        <li>${icon('leave', 22)}<span>${plays ? t('yt-leave-back-match') : t('yt-leave-back')}</span></li>
        ${seats.shared ? html`<li>${icon('phone', 22)}<span>${t('yt-leave-others')}</span></li>` : nothing}
      </ul>
    </main>
    ${sheet(html`${heldWhy(store.status === 'offline')}${button({ label: t('yt-stay'), kind: 'gold', onClick: () => open(null) })}
      <div class="danger">${button({ label: t('yt-leave-yes'), icon: 'leave', busy: store.busy > 0, disabled: store.status === 'offline', onClick: async () => void refuse(await store.leave()) })}</div>`)}`;
}
