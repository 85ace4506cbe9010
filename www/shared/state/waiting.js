// Effects of the newest step on the open list.

/** @import { Step, WaiterReport, WaitingReport } from '../../pkg/rolling_cubes.js' */

/**
 * Whether the newest step added this entry: the node itself if positions wait to be expanded; its successors, on a
 * stack.
 * @type {(list: WaitingReport, waiter: WaiterReport, step: Step) => boolean}
 */
export function isAdded({ shape, side }, { state, depth }, step) {
  if (shape === 'stack') return step.fate === 'expanded' && depth === step.depth + 1;
  const isIn =
    step.fate === 'open' || step.lines.includes('store') || step.lines.includes('better');
  return isIn && side === step.side && state === step.state && depth === step.depth;
}

/** Whether a shorter path reached a stored position. @type {(step: Step) => boolean} */
export const isReopened = ({ fate, lines }) => fate === 'duplicate' && lines.includes('better');

/** Whether this is a goal whose path must still be rebuilt. It is in no list, as its successors are not needed. @type {(step: Step) => boolean} */
export const isGoalFound = ({ fate, lines }) =>
  fate === 'open' && (lines.includes('goal') || lines.includes('home'));

/** A node's fate; a shorter path and a goal without a known path are told apart. @type {(step: Step) => Step['fate'] | 'reopened'} */
export function fateShown(step) {
  if (isReopened(step)) return 'reopened';
  return isGoalFound(step) ? 'solution' : step.fate;
}

/**
 * The entries to show of a list, at most `most`, and how many are omitted between: from both ends if both are known,
 * else from the beginning.
 * @type {(list: WaitingReport, most: number) => {head: readonly WaiterReport[], between: number, tail: readonly WaiterReport[]}}
 */
export function endsOf({ first, last, total }, most) {
  const known = [...first, ...last];
  if (known.length === total && total <= most) return { head: known, between: 0, tail: [] };
  // The count of omitted entries takes one place.
  const room = most - 1;
  const back = last.length > 0 ? Math.min(Math.floor(room / 2), known.length) : 0;
  const head = known.slice(0, Math.min(room - back, first.length));
  const tail = known.slice(known.length - back);
  return { head, between: total - head.length - tail.length, tail };
}
