// The engine of the elements: in one piece, in a module beside theirs. Whatever lets a page load the one lets it load the other: it is a
// module, too, so that no policy for what is fetched is in the way, and bundlers follow it by themselves.

import mark from '../pkg/rolling_cubes_bg.wasm?mark';
// These two in a row: the workers' script has the same calls of the engine in it, and a host's compression looks back 32 kB.
import '../pkg/rolling_cubes.js';
import './spawn.single.js';

export { from, partsOf } from './whole.js';

/** Why the engine's module is of no use. @typedef {'missing' | 'other'} Cause */

/** @param {Cause} cause */
const useless = (cause) => new Error(`the engine's module is ${cause}`, { cause });

/** @type {typeof import('./wasm.js').bytesOf} */
export async function bytesOf() {
  // In the build this is the file `embed-engine.js`, see vite.config.js.
  const engine = await import('./apart.js').catch(() => {
    // The browser says why in its console.
    throw useless('missing');
  });
  if (engine.mark !== mark) throw useless('other');
  return engine.bytes();
}
