// Words of the guesses before a race, and of what came of them.

import { allOf, count, times } from '../format.js';
import { lane, plural } from './names.js';

/** @import { Cause } from '../../state/slices/guess.js' */

/** @type {(cause: Cause) => string} */
const because = ({ spec, sides, stores, duplicates, pruned, iterations }) => {
  const parts = [
    sides ? 'searched from both sides' : '',
    iterations > 1 ? `restarted ${plural(iterations - 1, 'time')}` : '',
    stores && duplicates > 0 ? `recognised ${plural(duplicates, 'duplicate')}` : '',
    stores ? '' : 'forgot visited positions',
    pruned > 0 ? `cut ${plural(pruned, 'position')}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `${lane(spec)} ${allOf(parts)}.` : '';
};

export const guess = {
  close: 'Close',
  questions: {
    fewer: () => 'Which lane generates fewest?',
    factor: () => 'By what factor do the largest and smallest counts differ?',
    bound: (/** @type {string} */ name) => `Which bound does ${name} end with?`,
    next: (/** @type {string} */ name) => `How many nodes does the next bound of ${name} add?`,
  },
  short: { fewer: 'Fewer', factor: 'Factor', bound: 'Last bound', next: 'Next bound' },
  lane: 'Lane',
  iteration: (/** @type {number} */ n) => `Iteration ${count(n + 1)}`,
  value: 'Guess',
  hands: 'Hands',
  add: 'Mark it',
  how: 'Press the scale, or type a number. Hands are how many people guess it.',
  nothing: 'There is nothing to guess about one lane without bounds. Add a search.',
  lacking: 'No lane has found a solution: there is nothing to compare.',
  scale: 'Guesses, on a scale where each step is ten times the last',
  handsFor: (/** @type {string} */ name) => `Hands for ${name}`,
  mark: (/** @type {number} */ value, /** @type {number} */ hands) => `${count(value)}: ${plural(hands, 'hand')}`,
  remove: (/** @type {number} */ value) => `Remove ${count(value)}`,
  waiting: 'Run the lanes to see the answer.',
  result: times,
  came: 'Result',
  again: 'Guess again',
  /** @type {(names: readonly string[], generated: number) => string} */
  fewest: (names, generated) => `${allOf(names)}: ${plural(generated, 'position')}.`,
  /** @type {(right: number, all: number) => string} */
  rightHands: (right, all) => `${count(right)} of ${plural(all, 'hand')} right.`,
  /** @type {(cause: readonly Cause[]) => string} */
  because: (causes) => causes.map(because).filter(Boolean).join(' '),
  /** @type {(value: number, few: Cause, many: Cause) => string} */
  factor: (value, few, many) => `${times(value)} times as many: ${lane(many.spec)} ${count(many.generated)}, ${lane(few.spec)} ${count(few.generated)}.`,
  /** @type {(bound: number, isShortest: boolean, iterations: number) => string} */
  bound: (bound, isShortest, iterations) =>
    isShortest
      ? `It ended with ${count(bound)}, the length of a shortest solution: no bound below that holds one. ${plural(iterations, 'iteration')} in all.`
      : `It ended with ${count(bound)}, after ${plural(iterations, 'iteration')}.`,
  /** @type {(value: number, bound: number, before: {bound: number, generated: number} | null, isLast: boolean) => string} */
  next: (value, bound, before, isLast) =>
    [
      `The bound ${count(bound)} added ${plural(value, 'node')}.`,
      before && before.generated > 0 ? `That is ${times(value / before.generated)} times what the bound ${count(before.bound)} did: all of that is generated again, and what lies deeper besides.` : '',
      isLast ? 'It ended with the goal, before all of it was generated.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  none: (/** @type {number | null} */ bound) => (bound === null ? 'There was no such bound.' : `There was no next bound: it ended with ${count(bound)}.`),
  /** @type {(value: number, hands: number, off: number) => string} */
  nearest: (value, hands, off) => `Nearest: ${count(value)} (${plural(hands, 'hand')}), ${off < 1.005 ? 'exactly right' : `off by a factor of ${times(off)}`}.`,
};
