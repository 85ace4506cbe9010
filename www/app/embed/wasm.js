// The elements' engine, in one piece in a module beside theirs. As a module it is covered by the policy that permits
// theirs, and bundlers follow it.

import file from '../../pkg/rolling_cubes_bg.wasm?beside';
// Adjacent, since the workers' script contains the same glue, and gzip's window is 32 kB.
import '../../pkg/rolling_cubes.js';
import '../workers/workers.single.js';
import { Missing } from '../../shared/engine/missing.js';
import { fillMaps } from '../../shared/puzzles/map.js';

/** @type {typeof import('../../shared/engine/wasm.js').firstBytes} */
export async function firstBytes() {
  // The build inserts the file's name, see vite.config.js. The browser reports failures in its console.
  const engine = await import('../../shared/engine/apart.js').catch(() => {
    // In a bundle its name is known only to the bundler.
    const isOwn = new URL(import.meta.url).pathname.endsWith('/embed.js');
    throw new Missing(isOwn ? file : '');
  });
  fillMaps(engine.GALLERY);
  return engine.bytes();
}

/** @type {typeof import('../../shared/engine/wasm.js').wholeBytes} */
export const wholeBytes = null;
