// The template library, one place for all modules and games.
export { html, svg, render, nothing, noChange } from './vendor/lit-html/lit-html.js';
export { repeat } from './vendor/lit-html/directives/repeat.js';
export { ifDefined } from './vendor/lit-html/directives/if-defined.js';
export { unsafeHTML } from './vendor/lit-html/directives/unsafe-html.js';
export { unsafeSVG } from './vendor/lit-html/directives/unsafe-svg.js';
export { ref, createRef } from './vendor/lit-html/directives/ref.js';
export { keyed } from './vendor/lit-html/directives/keyed.js';
