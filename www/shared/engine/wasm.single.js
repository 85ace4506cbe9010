// The engine in a build that is one file: in one piece, as text in the page. Nothing is fetched, so that no page's policy is in the way.

import { unpacked } from './unpacked.single.js';

export { from, partsOf } from './whole.js';

/** @type {typeof import('./wasm.js').bytesOf} */
export async function bytesOf() {
  return unpacked('engine').buffer;
}
