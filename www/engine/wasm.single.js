// The engine's bytes in a build that is one file: text inside it. Nothing is fetched, so that no page's policy is in the way.

import { decompress } from 'lzma1';
import text from '../pkg/rolling_cubes_bg.wasm?packed';

/** @type {typeof import('./wasm.js').engineBytes} */
export async function engineBytes() {
  return decompress(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))).buffer;
}
