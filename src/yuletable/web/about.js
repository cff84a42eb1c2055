// About: licences, names, what stays in the house.
import { html, render } from './lit.js';
import { picture } from './components.js';
import { langSwitch, sideBar } from './phone/bar.js';
import { loadTexts, onTexts, t } from './texts.js';
import { back, walkPage } from './walking.js';

const app = /** @type {HTMLElement} */ (document.getElementById('app'));

function draw() {
  document.title = `${t('yt-about')} · Yuletable`;
  render(
    html`<div class="about">
      ${sideBar(t('yt-about'), back, langSwitch())}
      <main>
        <div style="display:flex;gap:14px;align-items:center">
          ${picture('mark', { size: 72 })}
          <div><h2 style="font-size:2rem">Yuletable</h2><p style="margin-top:2px">${t('yt-tagline')}</p></div>
        </div>
        <p>${t('yt-promise')}</p>
        <p>${t('yt-about-names')}</p>
        <p>${t('yt-about-licence')}</p>
        <p>${t('yt-about-fonts')}</p>
        <p>${t('yt-about-libraries')}</p>
      </main>
    </div>`,
    app,
  );
}

onTexts(draw);
await loadTexts();
draw();
walkPage();
