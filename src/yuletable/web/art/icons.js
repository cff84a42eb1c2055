// Line icons, 24 x 24, round ends: one family for the whole shell.

/** @type {Record<string, string>} path data by name */
const ICONS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5l12 7-12 7z',
  skip: 'M6 5l9 7-9 7zM18 5v14',
  book: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5' +
    'M16 4.6a3.5 3.5 0 0 1 0 6.3M18 14c2.2.9 3.5 3 3.5 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.4l3.5 2',
  link: 'M10 14l4-4M8.5 11l-2 2a3.5 3.5 0 0 0 5 5l2-2M15.5 13l2-2a3.5 3.5 0 0 0-5-5l-2 2',
  chevron: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  bot: 'M5 9h14v10H5zM12 9V5M12 4.5v-.01M2.5 13v3M21.5 13v3M9.5 13.5v1M14.5 13.5v1',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  wifi: 'M3 9.5c5-5 13-5 18 0M6.2 13c3.2-3.2 8.4-3.2 11.6 0M9.3 16.3c1.5-1.5 3.9-1.5 5.4 0M12 19.5v.01',
  off: 'M3 9.5c5-5 13-5 18 0M9.3 16.3c1.5-1.5 3.9-1.5 5.4 0M12 19.5v.01M4 4l16 16',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  phone: 'M7 3h10v18H7zM11 18h2',
  screen: 'M3 5h18v12H3zM9 21h6M12 17v4',
  crown: 'M4 17L3 8l5 4 4-7 4 7 5-4-1 9zM5 20.500h14',
  eye: 'M2.5 12C6 6 18 6 21.5 12C18 18 6 18 2.5 12zM12 14.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  save: 'M12 4v11M7 10.500l5 5 5-5M4 20h16',
  again: 'M5 5v5h5M5.4 10A7.2 7.2 0 1 1 5 14.5',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c-4.5 5-4.5 13 0 18M12 3c4.5 5 4.5 13 0 18',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.500M12 7.500v.01',
  sound: 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4.500 4.500 0 0 1 0 6M18.200 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
  frame: 'M3 5h18v14H3zM7 12h-.01M17 12h.01M7 9l-2.500 3 2.500 3M17 9l2.500 3-2.500 3',
  shut: 'M3 12c1.500 2.300 5 4.500 9 4.500s7.500-2.200 9-4.500M12 16.500v3M6.500 15l-2 2.500M17.500 15l2 2.500',
  up: 'M5 15l7-7 7 7',
  pencil: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  shuffle: 'M3 7h4l10 10h4M3 17h4l2.500-2.500M14.500 9.500L17 7h4M18.500 4.500L21 7l-2.500 2.500M18.500 14.500L21 17l-2.500 2.500',
  door: 'M6 21V3h12v18M4 21h16M14.500 12v.01',
  power: 'M12 3v8M7 6.500a7.500 7.500 0 1 0 10 0',
  bin: 'M4 7h16M9 7V4h6v3M6.500 7l1 13h9l1-13',
  trophy:
    'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1.5 4.5 3.5 5M17 6h3c0 3-1.5 4.5-3.5 5M12 14v3M8.5 20h7M10 17h4v3h-4z',
};

/** SVG source of an icon in the current colour. @param {string} name @param {number} [size] @param {number} [width] of the line */
export const iconSource = (name, size = 24, width = 2.2) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${width}" ` +
  `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${ICONS[name] ?? ''}"/></svg>`;
