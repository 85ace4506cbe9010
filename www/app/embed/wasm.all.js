// The elements' engine inside their module.

// Adjacent, since the workers' script contains the same glue, and gzip's window is 32 kB.
import '../../pkg/rolling_cubes.js';
import '../workers/workers.single.js';
import { bytes, GALLERY } from '../../shared/engine/apart.js';
import { fillMaps } from '../../shared/puzzles/map.js';

/** @type {typeof import('../../shared/engine/wasm.js').firstBytes} */
export async function firstBytes() {
  fillMaps(GALLERY);
  return bytes();
}

/** @type {typeof import('../../shared/engine/wasm.js').wholeBytes} */
export const wholeBytes = null;
