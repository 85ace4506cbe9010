// The engine of the elements: in one piece, in a module beside theirs. Whatever lets a page load the one lets it load the other: it is a
// module, too, so that no policy for what is fetched is in the way, and bundlers follow it by themselves.

import file from '../../pkg/rolling_cubes_bg.wasm?beside';
// These two in a row: the workers' script has the same calls of the engine in it, and a host's compression looks back 32 kB.
import '../../pkg/rolling_cubes.js';
import '../workers/workers.single.js';
import { Missing } from '../../shared/engine/missing.js';

/** @type {typeof import('../../shared/engine/wasm.js').firstBytes} */
export async function firstBytes() {
  // The build imports it by the name of its file, see vite.config.js. Why it cannot, the browser says in its console.
  const engine = await import('../../shared/engine/apart.js').catch(() => {
    // In somebody's bundle it has a name that only the bundler knows.
    const isOwn = new URL(import.meta.url).pathname.endsWith('/embed.js');
    throw new Missing(isOwn ? file : '');
  });
  return engine.bytes();
}

/** @type {typeof import('../../shared/engine/wasm.js').wholeBytes} */
export const wholeBytes = null;
