import { allowed } from '../../shared/state/plan.js';
import { puzzleOf } from '../../shared/state/puzzles.js';
import { problemOf } from '../../shared/state/state.js';

/** @import { Design, Experiment } from '../../shared/state/plan.js' */
/** @import { State } from '../../shared/state/state.js' */

/** Begins an experiment with the current lanes and goal. @type {(state: State, design: Design) => State} */
export function experimentBegun(state, design) {
  const { start, goal } = problemOf(state);
  const lanes = state.lanes.map(({ spec }) => spec);
  const plan = { ...allowed(design), puzzle: puzzleOf(state.key), start, goal, lanes };
  const experiment = {
    plan,
    status: /** @type {const} */ ('running'),
    failure: '',
    doing: null,
    runs: 0,
    time: 0,
    instances: [],
  };
  return { ...state, experiment };
}

/**
 * Adds completed runs and instances.
 * @type {(state: State, change: Partial<Experiment>, runs: number, instances: Experiment['instances']) => State}
 */
export function experimentChanged(state, change, runs, instances) {
  const before = state.experiment;
  if (!before) return state;
  const all = [...before.instances, ...instances].sort((a, b) => a.index - b.index);
  return {
    ...state,
    experiment: { ...before, ...change, runs: before.runs + runs, instances: all },
  };
}
