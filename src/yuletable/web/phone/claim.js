// A seat code was scanned: the seat moves to this phone, or the page says why not and what to do.
import { avatar, button, picture, sheet } from '../components.js';
import { html } from '../lit.js';
import { randomId } from '../socket.js';
import { keep, recall } from '../store.js';
import { say, t } from '../texts.js';
import { langSwitch } from './bar.js';
import { calm, gone, offline, refused } from './states.js';

/** What a code looks like; anything else was not made by a host's screen. */
const CODE = /^[A-Za-z0-9_-]{22,64}$/;
/** Behind the secret of a code stands whose seat it opens. */
const WHOSE = /^.{32}-(\d{1,6})$/;

/**
 * @param {{secret: string, seats: import('../seats.js').Seats, draw: () => void, done: () => void}} how
 *   secret: the one-time code of the address; done: the page is over, whatever came of it
 */
export function claimPage({ secret, seats, draw, done }) {
  const fresh = seats.all.length === 1 && seats.shown.store.token === null;
  const seat = fresh ? seats.shown : seats.add(null);
  const { store } = seat;
  const page = { why: CODE.test(secret) ? '' : t('yt-why-code-expired') };
  const pending = `yuletable.claim.${seats.code}`;

  /** The secret that the seat shall have: the same one again after a page that was closed too early. */
  function token() {
    const [code, kept] = (recall(pending) ?? '').split(' ');
    if (code === secret && kept) return kept;
    const made = randomId(24);
    keep(pending, `${secret} ${made}`);
    return made;
  }

  async function take() {
    const answer = await store.claim(secret, token());
    keep(pending, null);
    if (answer.ok) {
      if (fresh) keep(seats.joinNotes, null); // this phone has its person now
      seats.show(seat);
      done();
    } else {
      page.why = say(answer.why);
      draw();
    }
  }

  function close() {
    if (!fresh) seats.drop(seat);
    done();
  }

  const head = () => html`<header class="brandbar">
    ${picture('mark', { cls: 'mark' })}<span class="display">Yuletable</span>${langSwitch()}
    <span class="rm">${t('yt-room')}<b>${seats.code}</b></span>
  </header>`;

  /** @param {import('../types.js').Update} update */
  function ask(update) {
    const here = update.room.members.filter((m) => m.bot === null && !m.left);
    const whose = WHOSE.exec(secret)?.[1];
    const one = here.find((m) => `${m.id}` === whose);
    return html`${head()}
      <main class="claim">
        <h1>${t('yt-claim')}</h1>
        <p class="lead">${t('yt-claim-note')}</p>
        <div class="card">
          <b>${one ? t('yt-claim-of', { name: one.name }) : t('yt-claim-room')}</b>
          <p class="faces">${(one ? [one] : here).map((m) => avatar(m.avatar, { title: m.name }))}</p>
          <p class="note">${t('yt-claim-old')}</p>
        </div>
      </main>
      ${sheet(html`${button({ label: t('yt-claim-yes'), kind: 'gold', busy: store.busy > 0, onClick: () => void take() })}
        <p class="wait" style="margin-top:0">${button({ label: t('yt-claim-no'), kind: 'link', onClick: close })}</p>`)}`;
  }

  const no = () => html`${head()}
    <main class="calm">
      <div class="pic small">${picture('scan')}</div>
      <h1>${t('yt-claim-failed')}</h1>
      <p class="lead">${page.why}</p>
      <ol class="wayout">
        <li>${t('yt-claim-todo-1')}</li>
        <li>${t('yt-claim-todo-2')}</li>
      </ol>
    </main>
    ${sheet(html`${button({ label: fresh ? t('yt-claim-to-room') : t('yt-claim-back'), onClick: close })}`)}`;

  return () => {
    if (store.status === 'gone') return gone(seats.code);
    if (store.status === 'refused') return refused(store.line.why, () => seats.open());
    if (page.why) return no();
    const { update } = store;
    if (!update) return store.status === 'offline' ? offline() : calm({ title: t('yt-coming-in') });
    return ask(update);
  };
}
