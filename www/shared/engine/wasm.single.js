// The engine inside a one-file page, so that no policy can block a fetch.

import { GALLERY } from '../puzzles/gallery.js';
import { fillMaps } from '../puzzles/map.js';
import { unpacked } from './unpacked.single.js';

/** @type {typeof import('./wasm.js').firstBytes} */
export async function firstBytes() {
  fillMaps(GALLERY);
  return unpacked('engine').buffer;
}

/** @type {typeof import('./wasm.js').wholeBytes} */
export const wholeBytes = null;
