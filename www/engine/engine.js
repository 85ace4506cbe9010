// The engine on the page's own thread: rules and formats, which answer at once. Searching is for the workers.

import { bytesOf, from, partsOf } from '#wasm';
import { unprime } from './primed.js';
import { startEngine } from './start.js';

export {
  brute_force_branching as bruteForceBranching,
  effective_branching as effectiveBranching,
  read_heuristic as readHeuristic,
  read_link as readLink,
  Search,
  solve,
  vocabulary,
  write_contest as writeContest,
  write_link as writeLink,
} from '../pkg/rolling_cubes.js';
export { catalogue, parseContest, play, prime, unsolvable } from './primed.js';

/** @type {import('./start.js').Engine} */
const engine = { parts: [], from };

/** The engine, for workers. */
export function engineModule() {
  if (!engine.parts[0]) throw new Error('the engine is not loaded yet');
  return engine;
}

/** The parts that are on their way or there, by their numbers. @type {Map<number, Promise<void>>} */
const loading = new Map();

/** Compiles a part, once however often it is asked for, for this thread and for every worker. @param {number} part */
function loadPart(part) {
  const begun = loading.get(part) ?? load(part);
  loading.set(part, begun);
  return begun;
}

/** By what parts of one engine know each other, see `split.js` of the tools. @param {readonly { name: string }[]} names */
const markOf = (names) => names.find(({ name }) => name.startsWith('of '))?.name;

/** @param {number} part */
async function load(part) {
  try {
    const module = await WebAssembly.compile(await bytesOf(part));
    if (part > 0) {
      await loadPart(0);
      const first = /** @type {WebAssembly.Module} */ (engine.parts[0]);
      if (markOf(WebAssembly.Module.imports(module)) !== markOf(WebAssembly.Module.exports(first)))
        throw new Error('a part of another engine');
    }
    engine.parts[part] ??= module;
  } catch (error) {
    loading.delete(part);
    throw error;
  }
}

/** Loads the engine with what one puzzle needs of it; all else comes when it is called. @param {string} [key] */
export async function loadEngine(key = '') {
  await Promise.all([0, ...partsOf(key)].map(loadPart));
  startEngine(engine);
  unprime();
}

/** Loads all of it, so that no call has to wait for a part. */
export const loadWholeEngine = () => Promise.all(from.map((_, part) => loadPart(part)));
