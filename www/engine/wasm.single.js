// The engine in a build that is one file: in one piece, as text inside it. Nothing is fetched, so that no page's policy is in the way.

import { decompress } from 'lzma1';
import text from '../pkg/rolling_cubes_bg.wasm?packed';
// These two in a row: the workers' script has the same calls of the engine in it, and a host's compression looks back 32 kB.
import '../pkg/rolling_cubes.js';
import './spawn.single.js';

export { from, partsOf } from './whole.js';

/** @type {typeof import('./wasm.js').bytesOf} */
export async function bytesOf() {
  return decompress(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))).buffer;
}
