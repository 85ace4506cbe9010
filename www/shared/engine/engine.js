// The engine on the page's own thread: rules and formats, which answer at once. Searching is for the workers.

import { bytesOf, from, partsOf } from '#wasm';
import { Forbidden } from './missing.js';
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
} from '../../pkg/rolling_cubes.js';
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

/** The least there is to compile. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** @param {BufferSource} bytes */
async function compiled(bytes) {
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    // Each browser has other words where a policy forbids it, and they are long.
    const isAllowed = await WebAssembly.compile(EMPTY).catch(() => null);
    throw isAllowed ? error : new Forbidden();
  }
}

/** By what parts of one engine know each other, see `split.js` of the tools. @param {readonly { name: string }[]} names */
const markOf = (names) => names.find(({ name }) => name.startsWith('of '))?.name;

/** @param {number} part */
async function load(part) {
  try {
    const module = await compiled(await bytesOf(part));
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
