// What the newest step did to what waits.

/** @typedef {import('../pkg/rolling_cubes.js').Step} Step */
/** @typedef {import('../pkg/rolling_cubes.js').WaitingReport} WaitingReport */
/** @typedef {import('../pkg/rolling_cubes.js').WaiterReport} WaiterReport */

/**
 * Whether it was the newest step that put this into its list: the node itself, where positions wait to be expanded; its
 * successors, on a stack.
 * @type {(list: WaitingReport, waiter: WaiterReport, step: Step) => boolean}
 */
export function isAdded({ shape, side }, { state, depth }, step) {
  if (shape === 'stack') return step.fate === 'expanded' && depth === step.depth + 1;
  const isIn = step.fate === 'open' || (step.fate === 'duplicate' && step.estimate !== null);
  return isIn && side === step.side && state === step.state && depth === step.depth;
}

/**
 * What became of the node, told apart where A* has found a shorter way to a stored position: only then is it evaluated.
 * @type {(search: import('../state/state.js').Search, step: Step) => Step['fate'] | 'reopened'}
 */
export const fateShown = ({ algorithm }, { fate, estimate }) =>
  algorithm === 'a-star' && fate === 'duplicate' && estimate !== null ? 'reopened' : fate;
