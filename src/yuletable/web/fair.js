// A saved record, checked: is it true, and does its fingerprint fit the photo?
import { icon, picture } from './components.js';
import { grouped } from './fairness.js';
import { html, nothing, render } from './lit.js';
import { langSwitch, sideBar } from './phone/bar.js';
import { loadTexts, onTexts, say, t, useTexts } from './texts.js';
import { back, walkPage } from './walking.js';

const app = /** @type {HTMLElement} */ (document.getElementById('app'));

const page = {
  busy: false,
  /** What a true record says. @type {{game: string, seats: number, commitment: string, seed: string, places: number[]} | null} */
  good: null,
  why: '',
  name: '',
};

/** @param {Event} event */
async function look(event) {
  const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
  if (!file) return;
  Object.assign(page, { busy: true, good: null, why: '', name: file.name });
  draw();
  try {
    const answer = await fetch('/api/records', { method: 'POST', body: file });
    const told = await answer.json();
    if (answer.ok) {
      await useTexts(`/games/${told.game}/texts`);
      page.good = told;
    } else page.why = say(told.why);
  } catch {
    page.why = t('yt-offline');
  }
  page.busy = false;
  draw();
}

function verdict() {
  const { good, why, name } = page;
  if (page.busy) return html`<p class="lead" role="status">${t('yt-loading')}</p>`;
  if (why) return html`<p class="pausebar" role="alert">${icon('close')}<span class="grow"><b>${name}</b><br />${why}</span></p>`;
  if (!good) return nothing;
  return html`<section class="card" style="padding:14px 16px" role="status">
    <h2 style="font-size:1.375rem">${icon('check', 24, 3)} ${t('yt-fair-true')}</h2>
    <p class="note">${t('yt-fair-true-note', { game: t(`${good.game}-name`), n: good.seats })}</p>
    <div class="proof">
      <div><small>${t('yt-fair-commitment')}</small>${grouped(good.commitment)}</div>
      <div><small>${t('yt-fair-seed')}</small>${grouped(good.seed)}</div>
    </div>
  </section>`;
}

function draw() {
  document.title = `${t('yt-fair')} · Yuletable`;
  render(
    html`<div class="about">
      ${sideBar(t('yt-fair'), back, langSwitch())}
      <main>
        <div style="display:flex;gap:14px;align-items:center">
          ${picture('mark', { size: 64 })}
          <p class="lead" style="margin:0">${t('yt-fair-how')}</p>
        </div>
        <p class="filepick">
          <label class="btn gold" style="position:relative">${icon('save')}<span>${t('yt-fair-choose')}</span><input type="file" style="position:absolute;inset:0;width:100%;height:100%;opacity:0" accept=".jsonl,application/jsonl,text/plain" @change=${look} /></label>
        </p>
        ${verdict()}
      </main>
    </div>`,
    app,
  );
}

onTexts(draw);
await loadTexts();
draw();
walkPage();
