// The engine on the page's own thread: rules and formats, which answer at once. Searching is for the workers.

import { engineBytes } from '#wasm';
import init from '../pkg/rolling_cubes.js';
import { unprime } from './primed.js';

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

/** @type {WebAssembly.Module | null} */
let compiled = null;

/** The compiled engine, for workers. */
export function engineModule() {
  if (!compiled) throw new Error('the engine is not loaded yet');
  return compiled;
}

/** @type {Promise<void> | null} */
let loading = null;

/** Compiles the engine, once however often it is asked for, for this thread and for every worker. */
export function loadEngine() {
  loading ??= load();
  return loading;
}

async function load() {
  const module = await WebAssembly.compile(await engineBytes());
  await init({ module_or_path: module });
  compiled = module;
  unprime();
}
