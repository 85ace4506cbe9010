// The engine on the page's own thread: rules and formats, which answer at once. Searching is for the workers.

import { firstBytes, wholeBytes } from '#wasm';
import { OPENING } from '../puzzles/puzzles.js';
import { Forbidden } from './missing.js';
import { unprime } from './primed.js';
import { startEngine } from './start.js';

/** @import { Engine } from './start.js' */

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

/** @type {Engine | null} */
let engine = null;

/** The engine, for workers: as much of it as is loaded. */
export function engineModule() {
  if (!engine) throw new Error('the engine is not loaded yet');
  return engine;
}

/** Whether all of the engine is loaded. */
export const isWhole = () => !wholeBytes || Boolean(engine?.whole);

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

/**
 * Loads once however often it is asked, and again only after it has failed.
 * @template {unknown[]} Given
 * @param {(...given: Given) => Promise<void>} load
 */
function once(load) {
  /** @type {Promise<void> | null} */
  let begun = null;
  return (/** @type {Given} */ ...given) => {
    begun ??= load(...given).catch((error) => {
      begun = null;
      throw error;
    });
    return begun;
  };
}

/** Loads as much of the engine as the first race of a puzzle needs. */
export const loadEngine = once(async (/** @type {string} */ key = OPENING) => {
  const first = await compiled(await firstBytes(key));
  engine = { first, whole: null };
  startEngine(engine);
  unprime();
});

/** Loads all of the engine. */
export const loadWholeEngine = once(async () => {
  if (!wholeBytes) return;
  const [whole] = await Promise.all([wholeBytes().then(compiled), loadEngine()]);
  const { first } = engineModule();
  startEngine({ first, whole });
  engine = { first, whole };
});
