// Starts the engine on a thread, and brings its parts there when they are called.

import { bringPartsBy, initSync } from '../../pkg/rolling_cubes.js';
import { Missing, nameIn } from './missing.js';

/**
 * The engine as threads are handed it: the parts that are compiled, and where each part is. The first is always there.
 * @typedef {{ parts: (WebAssembly.Module | undefined)[], from: readonly string[] }} Engine
 */

/** @param {Engine} engine */
export function startEngine({ parts, from }) {
  bringPartsBy((part, exported) => {
    const module = parts[part] ?? new WebAssembly.Module(awaited(from[part] ?? ''));
    const first = /** @type {Record<string, any>} */ (exported);
    // Refuses a part of another engine, which is not kept: the next to ask may find the right one.
    new WebAssembly.Instance(module, { first });
    parts[part] = module;
    first[`there${part}`].value = 1;
  });
  initSync({ module: /** @type {WebAssembly.Module} */ (parts[0]) });
}

/** The bytes of a file, which the call that wants them must wait for. @param {string} url */
function awaited(url) {
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  // The page's own thread may wait for nothing but text. Here each letter's lower half is a byte.
  request.overrideMimeType('text/plain; charset=x-user-defined');
  request.send();
  const { status, responseText: text } = request;
  if (status !== 200 || text[0] !== '\0') throw new Missing(nameIn(url), status);
  // By places: `Uint8Array.from` would make another text of each of a million and a half letters, which takes ten times as long.
  return new Uint8Array(text.length).map((_, at) => text.charCodeAt(at));
}
