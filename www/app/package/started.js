// The engine for other projects. A call before the start throws an error that says what to do.

import * as engine from '../../pkg/rolling_cubes.js';
import { inFull } from '../../shared/export/packed.js';

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

const all = {
  ...engine,
  /** The engine refuses a link that is no text. @type {typeof engine.read_link} */
  read_link: (link) => engine.read_link(typeof link === 'string' ? inFull(link) : link),
};

const guarded = /** @type {typeof engine} */ (
  Object.fromEntries(Object.entries(all).map(([name, each]) => [name, new Proxy(each, guard)]))
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
