// The engine on the page's own thread: rules and formats, which answer at once. Searching is for the workers.

import init from './pkg/rolling_cubes.js';
import wasmUrl from './pkg/rolling_cubes_bg.wasm?url';

export { catalogue, parse_contest as parseContest, play, Search } from './pkg/rolling_cubes.js';

/** @type {WebAssembly.Module | null} */
let compiled = null;

/** The compiled engine, for workers. */
export function engineModule() {
  if (!compiled) throw new Error('the engine is not loaded yet');
  return compiled;
}

/**
 * Compiles the engine once, for this thread and for every worker.
 */
export async function loadEngine() {
  // Not compileStreaming: a plain web server may not know the type of a .wasm file.
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${wasmUrl} could not be loaded: status ${response.status}`);
  const module = await WebAssembly.compile(await response.arrayBuffer());
  await init({ module_or_path: module });
  compiled = module;
}
