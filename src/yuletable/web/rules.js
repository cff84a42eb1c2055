// The rules page: /rules/<game>#3.2; a link inside the page says #c3.2, the element's own name.
import { html, render } from './lit.js';
import { langSwitch, sideBar } from './phone/bar.js';
import { rulesView } from './rules_view.js';
import { loadTexts, onTexts, t, useTexts } from './texts.js';
import { back, walkPage } from './walking.js';

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
const game = location.pathname.split('/').filter(Boolean)[1] ?? '';
/** @type {Record<string, any>} */
const ui = {};

function draw() {
  const title = t('yt-rules-of', { game: t(`${game}-name`) });
  document.title = `${title} · Yuletable`;
  render(
    html`${sideBar(title, back, langSwitch())}${rulesView({ game, clause: location.hash.replace(/^#c?/, ''), ui, draw })}`,
    app,
  );
}

addEventListener('hashchange', draw);
onTexts(draw);
await loadTexts();
await useTexts(`/games/${game}/texts`);
draw();
walkPage();
