// The engine's bytes in a build that is one file: text inside it. Nothing is fetched, so that no page's policy is in the way.

import address from './pkg/rolling_cubes_bg.wasm?url&inline';

/** @type {typeof import('./wasm.js').engineBytes} */
export async function engineBytes() {
  const text = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
}
