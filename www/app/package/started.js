// The engine for other projects. A call before the start throws an error that says what to do.

import * as engine from '../../pkg/rolling_cubes.js';

let isStarted = false;

function mustBeStarted() {
  if (!isStarted) throw new Error('the engine is not started: call `await init()` first');
}

/** @type {ProxyHandler<any>} */
const guard = {
  apply(...call) {
    mustBeStarted();
    return Reflect.apply(...call);
  },
  construct(...call) {
    mustBeStarted();
    return Reflect.construct(...call);
  },
};

const guarded = /** @type {typeof engine} */ (
  Object.fromEntries(Object.entries(engine).map(([name, each]) => [name, new Proxy(each, guard)]))
);

/** @param {Parameters<typeof engine.default>[0]} from */
export default async function startFrom(from) {
  const exported = await engine.default(from);
  isStarted = true;
  return exported;
}

/** Starts it from bytes or a compiled module. @type {typeof engine.initSync} */
export function initSync(from) {
  const exported = engine.initSync(from);
  isStarted = true;
  return exported;
}

export { goOnWith } from '../../pkg/rolling_cubes.js';

export const {
  Dealer,
  Job,
  Search,
  Tracer,
  brute_force_branching,
  catalogue,
  compare_puzzles,
  deal,
  effective_branching,
  map,
  map_audit,
  map_estimate,
  map_scenarios,
  parse_contest,
  play,
  puzzle_facts,
  puzzle_name,
  puzzle_position,
  read_heuristic,
  read_link,
  solve,
  start,
  unsolvable,
  vocabulary,
  write_contest,
  write_link,
} = guarded;
