// The engine on the page's thread: rules and formats, which return at once. Workers search.

import { firstBytes, wholeBytes } from '#wasm';
import { OPENING } from '../puzzles/puzzles.js';
import { Forbidden } from './missing.js';
import { unprime } from './primed.js';
import { startEngine } from './start.js';

/** @import { Engine } from './start.js' */

export {
  brute_force_branching as bruteForceBranching,
  compare_puzzles as comparePuzzles,
  effective_branching as effectiveBranching,
  map as readMap,
  map_audit as auditMap,
  map_estimate as estimateOf,
  map_scenarios as readScenarios,
  puzzle_facts as puzzleFacts,
  puzzle_name as puzzleName,
  puzzle_position as puzzlePosition,
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

/** The loaded part of the engine, for workers. */
export function engineModule() {
  if (!engine) throw new Error('the engine is not loaded yet');
  return engine;
}

export const isWhole = () => !wholeBytes || Boolean(engine?.whole);

/** The smallest wasm module, to test whether a policy allows compilation. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** @param {BufferSource} bytes */
async function compiled(bytes) {
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    // Browsers word this refusal differently and at length, so test for it.
    const isAllowed = await WebAssembly.compile(EMPTY).catch(() => null);
    throw isAllowed ? error : new Forbidden("script-src 'wasm-unsafe-eval'");
  }
}

/** Caches a load, unless it failed. @template {unknown[]} Given @param {(...given: Given) => Promise<void>} load */
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

export const loadEngine = once(async (/** @type {string} */ key = OPENING) => {
  const first = await compiled(await firstBytes(key));
  engine = { first, whole: null };
  startEngine(engine);
  unprime();
});

export const loadWholeEngine = once(async () => {
  if (!wholeBytes) return;
  const [whole] = await Promise.all([wholeBytes().then(compiled), loadEngine()]);
  const { first } = engineModule();
  startEngine({ first, whole });
  engine = { first, whole };
});
