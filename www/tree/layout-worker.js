// Lays out trees away from the page's own thread: tens of thousands of nodes take longer than a frame.

import { layout } from './layout.js';

/** @typedef {import('./layouts.js').Wanted} Wanted */

addEventListener('message', (/** @type {MessageEvent<Wanted>} */ { data }) => {
  const xs = layout(data.parents, data.folded, data.backward);
  postMessage(xs, { transfer: [xs.buffer] });
});
