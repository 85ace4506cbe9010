// The engine's bytes in a build that is one file: text inside it. Nothing is fetched, so that no page's policy is in the way.

import text from './pkg/rolling_cubes_bg.wasm?packed';

/** @type {typeof import('./wasm.js').engineBytes} */
export async function engineBytes() {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked).arrayBuffer();
}
