// What the newest step did to what waits.

/** @import { Step, WaiterReport, WaitingReport } from '../../pkg/rolling_cubes.js' */

/**
 * Whether it was the newest step that put this into its list: the node itself, where positions wait to be expanded; its
 * successors, on a stack.
 * @type {(list: WaitingReport, waiter: WaiterReport, step: Step) => boolean}
 */
export function isAdded({ shape, side }, { state, depth }, step) {
  if (shape === 'stack') return step.fate === 'expanded' && depth === step.depth + 1;
  const isIn =
    step.fate === 'open' || step.lines.includes('store') || step.lines.includes('better');
  return isIn && side === step.side && state === step.state && depth === step.depth;
}

/** Whether a shorter way has led to a stored position. @type {(step: Step) => boolean} */
export const isReopened = ({ fate, lines }) => fate === 'duplicate' && lines.includes('better');

/** Whether this is a goal whose path is still to be rebuilt: it is in no list, as nothing behind it is looked for. @type {(step: Step) => boolean} */
export const isGoalFound = ({ fate, lines }) =>
  fate === 'open' && (lines.includes('goal') || lines.includes('home'));

/** What became of the node, a shorter way to a stored position told apart, and a goal before its path is known. @type {(step: Step) => Step['fate'] | 'reopened'} */
export function fateShown(step) {
  if (isReopened(step)) return 'reopened';
  return isGoalFound(step) ? 'solution' : step.fate;
}

/**
 * What of a list is shown where there is room for `most`, and how many are left out in between: of a list that is known at both
 * of its ends both, of one that is known at its beginning only that. Where all are known and there is room, all.
 * @type {(list: WaitingReport, most: number) => {head: readonly WaiterReport[], between: number, tail: readonly WaiterReport[]}}
 */
export function endsOf({ first, last, total }, most) {
  const known = [...first, ...last];
  if (known.length === total && total <= most) return { head: known, between: 0, tail: [] };
  // How many are left out takes the room of one.
  const room = most - 1;
  const back = last.length > 0 ? Math.min(Math.floor(room / 2), known.length) : 0;
  const head = known.slice(0, Math.min(room - back, first.length));
  const tail = known.slice(known.length - back);
  return { head, between: total - head.length - tail.length, tail };
}
