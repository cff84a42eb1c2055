// The text of a QR code that phones read as "join this Wi-Fi".

/** @param {string} text */
const escaped = (text) => text.replace(/[\\;,:"]/g, '\\$&');

/** @param {import('./types.js').Wifi} wifi password "": an open network */
export const wifiText = ({ name, password }) =>
  `WIFI:T:${password ? 'WPA' : 'nopass'};S:${escaped(name)};${password ? `P:${escaped(password)};` : ''};`;
